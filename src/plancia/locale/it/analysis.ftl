### Imparare dalle partite: analisi, suggerimenti e problemi.

web-nav-puzzles = Problemi
web-review = Analisi
web-review-of = Analizza questa partita
web-review-working = Analisi in corso: { $percent } %
web-review-working-about = Ogni decisione viene valutata di nuovo con ciò che questo giocatore sapeva. Puoi lasciare la pagina: l’analisi continua.
web-review-seat = Posto
web-review-decision = Decisione { $place } di { $count }
web-review-you-played = Hai giocato
web-review-played = { $name } ha giocato
web-review-better = Meglio
web-review-also = Buona anche
web-review-known = Valutata in base a ciò che sapevi allora.
web-review-known-of = Valutata in base a ciò che { $name } sapeva allora.
web-review-why = È migliore per { $terms }.
web-review-why-further = Il vantaggio si vede solo più avanti.
web-review-again = Riprova da qui
web-review-again-about = Un nuovo tavolo contro i bot, da questo punto. Ciò che non potevi sapere viene distribuito di nuovo.
web-review-none = Nessuna decisione è costata molto
web-review-none-about = Tutte le risposte valutate erano le migliori o quasi.
web-review-chances = Probabilità di vittoria
web-review-chances-about = Dal { $first } % al { $last } %.
web-review-previous = Decisione precedente
web-review-next = Decisione successiva
web-review-costliest = Decisioni più costose
web-review-of-decisions = su { $count }
web-review-luck = Fortuna e abilità
web-review-luck-sum = Partenza alla pari { $start } %, risultato { $result } %.
web-review-part-luck = Fortuna
web-review-part-others = Avversari
web-review-part-decisions = Decisioni
web-review-quality = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}
web-review-quality-about = { $good ->
    [0] Nessuna era la risposta migliore o entro l’1 %.
    [one] Una era la risposta migliore o entro l’1 %.
   *[other] { $good } erano la risposta migliore o entro l’1 %.
}
web-review-best = migliori
web-review-fine = entro l’1 %
web-review-small = piccola perdita
web-review-costly = costose
web-review-sampled = Partita lunga: sono state esaminate { $seen } decisioni su { $own }.
web-review-percent = { $percent } %

web-hint = Suggerimento
web-hint-hide = Nascondi
web-hint-chance = probabilità di vittoria
web-hint-honest = I suggerimenti usano solo ciò che vedi. La registrazione della partita riporta quanti ne hai chiesti.
web-hints = Suggerimenti
web-hints-about = I giocatori possono chiedere buone risposte. Tutti lo vedono, e la registrazione riporta quanti suggerimenti ha chiesto ciascuno. Non nelle partite classificate.
web-replay-hints = Suggerimenti chiesti: { $list }
web-hints-table = I suggerimenti sono ammessi

web-puzzle = Problema
web-puzzle-daily = Problema del giorno
web-puzzle-solve = Risolvi
web-puzzle-task = Qual è la risposta migliore?
web-puzzle-about = { $game }, { $players } giocatori. Trova l’unica risposta nettamente migliore.
web-puzzle-side = Giochi da questa parte.
web-puzzle-rating-of = Difficoltà { $rating }
web-puzzle-solved = Risolto
web-puzzle-failed = Non è questa
web-puzzle-chance = Probabilità di vittoria { $mine } %, con la risposta migliore { $best } %.
web-puzzle-again = Riprova
web-puzzle-show = Mostra la risposta
web-puzzle-play = Continua a giocare
web-puzzle-next = Prossimo problema
web-puzzle-answers = Risposte
web-puzzle-answers-of = { $count ->
    [one] di un giocatore
   *[other] di { $count } giocatori
}
web-puzzle-yours = La tua.
web-puzzle-rating = Il tuo punteggio nei problemi
web-puzzle-you = tu
web-puzzle-this = questo problema
web-puzzle-days = { $count ->
    [one] Un giorno di fila
   *[other] { $count } giorni di fila
}
web-puzzle-sign-in = Risolvi i problemi come ospite o con un account per avere un punteggio.
web-puzzle-none = Non ci sono ancora problemi
web-puzzle-happened = Che cosa succederebbe
web-puzzle-theme = Tema: { $theme }

web-puzzles-all = Tutti i problemi
web-puzzles-difficulty = Difficoltà
web-puzzles-difficulty-about = Rispetto al tuo punteggio nei problemi.
web-puzzles-easier = Più facili
web-puzzles-normal = Il mio livello
web-puzzles-harder = Più difficili
web-puzzles-count = { $count ->
    [one] L’unico problema
   *[other] Uno dei { $count } problemi
}
web-puzzles-themes = Temi

web-no-no-such-puzzle = Questo problema non esiste.
web-no-no-hints-here = A questo tavolo non ci sono suggerimenti.
web-no-hints-not-rated = Nelle partite classificate non ci sono suggerimenti.
web-no-not-over-yet = La partita non è ancora finita.
web-no-cannot-analyse = Questa partita non può essere analizzata.

analysis-no-evaluation = i bot non sanno valutare { $game }
analysis-no-curve = non ci sono probabilità di vittoria per { $game } con { $seats } giocatori
analysis-not-finished = la partita non è finita
analysis-other-rules = è stata giocata con la versione { $rules } delle regole; quella attuale è la { $ours }
analysis-no-such-seat = il posto { $seat } non esiste

hint-favour = A suo favore: { $terms }.
hint-equal = Buona all’incirca quanto la prima.
hint-best-equal = La seguente è buona all’incirca altrettanto.
hint-behind = Guardando più avanti, la prima è migliore.
hint-uncompared = Qui un bot forte fa così, senza confrontare le probabilità.
puzzle-why = La risposta migliore è superiore per { $terms }.

review-resigned = La partita è finita per abbandono. Il risultato è la probabilità di vittoria in quel momento.
review-replaced = { $count ->
    [one] Un bot ha preso una decisione al posto di questo giocatore: qui non conta.
   *[other] Un bot ha preso { $count } decisioni al posto di questo giocatore: qui non contano.
}
review-why-secret = In media è migliore, contro tutto ciò che l’avversario poteva ragionevolmente scegliere.
review-won-back = Le probabilità recuperate e poi perse di nuovo contano ogni volta.
review-left-out = Non valutate: { $list }.
review-left-out-bids = { $count ->
    [one] un’offerta
   *[other] { $count } offerte
}
review-left-out-talks = { $count ->
    [one] una trattativa
   *[other] { $count } trattative
}
review-left-out-battle-cards = { $count ->
    [one] una scelta di carte in battaglia
   *[other] { $count } scelte di carte in battaglia
}
review-left-out-cards = { $count ->
    [one] un’occasione di giocare una carta
   *[other] { $count } occasioni di giocare una carta
}
review-left-out-other = { $count ->
    [one] una scelta in cui i bot vedono una sola risposta buona
   *[other] { $count } scelte in cui i bot vedono una sola risposta buona
}
