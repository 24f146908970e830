### Imparare dalle partite: analisi e problemi nel terminale.

terminal-command-review = Analizza una partita finita: i momenti decisivi, in base a ciò che il giocatore sapeva.
terminal-command-puzzle = Trova problemi, elencali, o prova a risolverne uno.
terminal-command-puzzle-find = Trova problemi nelle partite tra bot.
terminal-command-puzzle-list = Elenca i problemi, dal più facile.
terminal-command-puzzle-try = Prova un problema.
terminal-option-review-seat = il posto, a partire da 0; predefinito: la prima persona
terminal-option-review-html = scrive invece una pagina HTML
terminal-option-review-seconds = smette di valutare dopo questo numero di secondi
terminal-option-puzzle-clear = di quanti punti percentuali la risposta migliore deve superare le altre
terminal-option-puzzle-out = scrive i problemi in questo file, in JSON
terminal-option-puzzle-from = usa i problemi di questo file, scritto da “plancia puzzle find --out”
terminal-option-puzzle-id = questo problema
terminal-cannot-analyse = L’analisi non è possibile: { $reason }.
terminal-review-working = Analisi in corso …
terminal-review-progress = Analisi in corso: { $percent } %
terminal-review-written = L’analisi è in { $file }.
terminal-review-title = Analisi: { $game }, { $player }
terminal-review-known = Valutata in base a ciò che il giocatore sapeva allora.
terminal-review-sampled = La partita è lunga: sono state esaminate { $seen } decisioni su { $own }.
terminal-review-chances = Probabilità di vittoria
terminal-review-curve = Probabilità di vittoria nel tempo: { $blocks }
terminal-review-sum = Partenza alla pari { $start } %, fortuna { $luck }, avversari { $others }, decisioni { $decisions }: risultato { $result } %.
terminal-review-qualities = { $count ->
    [one] Una decisione valutata
   *[other] { $count } decisioni valutate
}. Migliori: { $best }, entro l’1 %: { $fine }, piccole perdite: { $small }, costose: { $costly }.
terminal-review-none = Nessuna decisione è costata molto.
terminal-review-decision = { $place }. Decisione { $number } di { $of }: −{ $loss } %
terminal-review-played = Giocata: { $answer } ({ $chance } %)
terminal-review-better = Meglio: { $answer } ({ $chance } %)
terminal-review-also = Buona anche: { $answer } ({ $chance } %)
terminal-why-further = Il vantaggio si vede solo più avanti.
terminal-no-such-puzzle = Il problema “{ $id }” non esiste.
terminal-puzzle-found = { $id }: { $theme }, difficoltà { $rating }
terminal-puzzle-count = { $count ->
    [one] Un problema
   *[other] { $count } problemi
} in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
terminal-puzzle-task = Giochi come { $player }. Qual è la risposta migliore? (difficoltà { $rating })
terminal-puzzle-right = Risolto. Ecco che cosa succederebbe:
terminal-puzzle-wrong = Non è questa. Ecco che cosa succederebbe:
terminal-puzzle-answer = { $answer }: { $chance } %

terminal-command-habits = Confronta le abitudini di un giocatore con quelle dei bot più forti.
terminal-argument-records = file con registrazioni di partite
terminal-option-habits-player = il nome del giocatore; senza, la prima persona di ogni partita
terminal-habits-no-player = “{ $name }” non gioca in queste partite.
