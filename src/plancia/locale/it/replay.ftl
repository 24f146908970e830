### Partite da rivedere, da riprendere, e il rapporto su ciò che è andato storto.

web-nav-replays = Replay
web-nav-lesson = Lezione

web-replay = Replay
web-replays-about = Rivedi una partita passo per passo, e riprendila da qualunque momento.
web-replays-none = Ancora nessuna partita finita
web-replays-none-about = Ogni partita giocata fino in fondo si può rivedere qui.
web-replays-won = Vinta da { $names }
web-replays-won-by-you = Hai vinto tu
web-replay-open = Apri una partita
web-replay-drop = Trascina qui il file di una partita
web-replay-drop-about = Un file salvato con «Salva la partita». Non viene conservato.
web-replay-another = Aprine un’altra
web-replay-damaged = Questa partita non si può rivedere
web-replay-damaged-line = Errore alla riga { $line }.
web-replay-damaged-whole = Il file nel suo insieme non è valido.
web-replay-too-large = Il file è troppo grande per essere una partita.
web-replay-from-file = da un file
web-replay-going-on = Questa partita è in corso. Vedi ciò che potevi sapere.
web-replay-won = vinta da { $names }
web-replay-copy = Copia il link
web-replay-copied = Link copiato. Apre proprio questo momento.
web-replay-not-copied = Il link non si è potuto copiare. Copialo dalla barra degli indirizzi.
web-replay-step = passo { $step } di { $count }
web-replay-round = Giro { $round }
web-replay-at = Giro { $round }: { $what }
web-replay-start = La partita comincia
web-replay-first = Vai all’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-forward = Un passo avanti
web-replay-last = Vai alla fine
web-replay-speed = Velocità: { $speed } volte
web-replay-timeline = Linea del tempo
web-replay-keys = Le frecce vanno di un passo, con Maiusc di un giro; la barra spaziatrice avvia.
web-replay-eyes = Punto di vista
web-replay-eyes-table = Tavolo
web-replay-eyes-all = Tutto
web-replay-eyes-of-table = ciò che tutti vedevano
web-replay-eyes-of-all = niente è nascosto
web-replay-eyes-of-seat = ciò che { $name } sapeva allora

web-fork = Gioca da qui
web-fork-about = Un nuovo tavolo contro i bot. Ciò che { $name } non poteva sapere viene ridistribuito.
web-fork-choose = Un nuovo tavolo contro i bot. Prima scegli quale posto prendi.
web-fork-over = Qui la partita è finita: torna indietro di un passo per giocare.
web-fork-as = Gioca come { $name }
web-fork-here = Gioca da qui
web-fork-bots = Bot
web-fork-seat = Posto
web-look-back = Rivedi fin qui

web-report-saved = Rapporto salvato. Non contiene niente che non potessi vedere.

web-share = Condividi
web-share-copied = Link al replay copiato.
web-how-open = Apri nel replay

web-no-damaged-record = La partita salvata è danneggiata.
web-no-no-such-step = In questa partita non c’è un momento simile.
web-no-game-was-over = Lì la partita era già finita.
web-no-cannot-go-on = Questo gioco non si può riprendere da una posizione.
web-no-no-such-example = Il regolamento non ha questo esempio.
web-no-no-lesson = Per questo gioco non c’è ancora una lezione.
web-no-not-in-this-lesson = Si può fare, ma non è ciò che chiede questo passo.
