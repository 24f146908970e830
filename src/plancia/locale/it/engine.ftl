### I messaggi del nucleo.

list-and = { $rest } e { $last }

## Perché una risposta è rifiutata, in qualunque gioco

no-not-asked = In questo momento non tocca a te rispondere.
no-stale-question = La domanda è cambiata: guarda di nuovo.
no-question-not-named = Indica a quale domanda rispondi: nel frattempo può essere cambiata.
no-malformed = Questa non è una risposta valida.
no-unfinished = La risposta è incompleta.
no-too-long = La risposta era già completa senza «{ $word }».
no-not-offered = «{ $word }» non è fra le scelte possibili.
