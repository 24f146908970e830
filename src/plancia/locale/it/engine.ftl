### I messaggi del nucleo.

list-and = { $rest } e { $last }

## Perché una risposta è rifiutata, in qualunque gioco

no-not-asked = In questo momento la domanda non è per te.
no-stale-question = Nel frattempo la domanda è cambiata: guarda di nuovo.
no-question-not-named = Indica a quale domanda rispondi: nel frattempo può essere cambiata.
no-malformed = Questa non si può leggere come una risposta.
no-unfinished = La risposta non è ancora completa.
no-too-long = La risposta era già completa senza «{ $word }».
no-not-offered = «{ $word }» non è fra le scelte possibili.
