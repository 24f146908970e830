### Partite finite, punteggi e profili.

web-nav-games = Le mie partite
web-nav-played = Partite
web-next-table = Prossimo tavolo
web-in-progress = In corso

## L'elenco

web-history-none = Ancora nessuna partita finita
web-history-none-about = Qui trovi le partite che hai finito, con la loro replica.
web-history-no-match = Nessuna partita corrisponde.
web-history-show = Mostra questa partita di { $game }
web-history-column-position = Ultima posizione
web-history-column-result = Risultato
web-history-column-opponents = Avversari
web-history-column-played = Giocata
web-history-column-length = Durata
web-history-column-rating = Punteggio
web-history-replay = Rivedi
web-history-export = Esporta la partita
web-history-export-all = Esporta tutte
web-history-share = Condividi
web-history-copied = Link copiato.
web-history-shared = Condividi la vittoria: { $names }.
web-history-came = Sei arrivato { $place }.
web-history-result = Risultato
web-history-opponents = Avversari
web-history-played = Giocata
web-from-to-of = da { $first } a { $last } di { $all }
web-page-back = Pagina precedente
web-page-next = Pagina successiva
web-place-ordinal = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}
web-of-players = su { $count }
web-tigris-score-short = punteggio { $count }
web-rex-score-short = { $count ->
    [one] 1 roccaforte
   *[other] { $count } roccaforti
}
web-warlords-score-short = potere { $count }
web-took-minutes = { $count } min
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $count } giorni
web-percent = { $count } %

## Totali

web-sum-games = { $count ->
    [one] partita
   *[other] partite
}
web-sum-won = { $count ->
    [one] vinta
   *[other] vinte
}
web-sum-people = con altre persone
web-sum-bots = contro i bot

## Filtri

web-filter = Filtri
web-filter-all = Tutte
web-filter-result = Ogni risultato
web-filter-result-won = Vinte
web-filter-result-lost = Perse
web-filter-company = Persone e bot
web-filter-company-people = Con altre persone
web-filter-company-bots = Solo bot
web-filter-always = Sempre
web-filter-days = { $count ->
    [365] Ultimo anno
   *[other] Ultimi { $count } giorni
}
web-filter-text = Avversario o codice
web-history-with = con { $names }
web-history-chance = la tua probabilità di vincere in %
web-history-costliest = La tua decisione più cara l’ha abbassata da { $from } % a { $to } %.
web-filter-clear = Mostra tutte le partite

## Punteggi

web-rated = Classificata
web-rated-about = Cambia i punteggi di tutti i giocatori. Ognuno ha bisogno di un account, e le mosse non si possono annullare.
web-rated-needs-account = Cambia i punteggi di tutti i giocatori. Per questo ti serve un account.
web-rated-short = Classificata: il risultato conta, e non si può annullare nulla.
web-rated-game = classificata
web-not-rated = non classificata
web-ladder-people = con altre persone
web-ladder-bots = con i bot
web-in-30-days = in 30 giorni
web-rating-curve = Punteggio a { $game } nel tempo
web-left-games = partite lasciate: { $left } su { $count }
web-left-none = { $count ->
    [one] ha finito 1 partita
   *[other] ha finito tutte le { $count } partite
}
web-rated-games = { $count ->
    [one] 1 partita classificata
   *[other] { $count } partite classificate
}
web-rated-won = { $count } % vinte
web-rating-top = primi { $count } %
web-rating-best = massimo { $rating }
web-provisional-about = Il punto interrogativo indica che il numero è ancora incerto: si stabilizza dopo circa venti partite.

## Profili

web-your-profile = Il tuo profilo
web-joined = Qui da { $month }
web-view-as-others = Vedi come gli altri
web-view-as-me = Vedi tutto
web-edit-profile = Modifica il profilo
web-edit-profile-about = Scegli che cosa possono vedere tutti. All’inizio puoi vederlo solo tu.
web-profile-ratings = Punteggi
web-profile-ratings-about = I tuoi punteggi e il loro andamento. Compari anche nelle classifiche.
web-profile-games = Ultime partite
web-profile-games-about = Le partite ai tavoli pubblici, con la loro replica.
web-profile-bots = Risultati contro i bot
web-profile-bots-about = Quante partite hai vinto contro ogni livello.
web-profile-statistics = Statistiche
web-profile-statistics-about = Che cosa hai fatto nelle partite giocate fino alla fine: guerre, battaglie, razze, finali.
web-profile-promises = Promesse
web-profile-promises-about = Quante promesse hai mantenuto e infranto nelle partite con altre persone. Le promesse private non contano.
web-promises-record = Promesse
web-promises-kept-of = { $kept } mantenute, { $broken } infrante
web-promises-none = Ancora nessuna
web-profile-private = Questo giocatore tiene privato il suo profilo.
web-no-ratings = Ancora nessuna partita classificata
web-no-ratings-about = Quando crei un tavolo puoi scegliere una partita classificata.
web-against-bots = Contro i bot
web-won-of = { $won } su { $games }
web-statistics-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
web-statistics-won = { $count ->
    [one] 1 vinta
   *[other] { $count } vinte
}
web-per-game = a partita
web-recent-games = Ultime partite

## Classifiche

web-leaders = Classifiche
web-no-leaders = Ancora nessuno in questa classifica
web-no-leaders-about = Qui compaiono i giocatori con un punteggio stabile e visibile nel profilo.

## Amici

web-friends = Amici
web-friends-waiting = { $count ->
    [one] Amici: 1 invito
   *[other] Amici: { $count } inviti
}
web-friends-need-account = Per aggiungere amici ti serve un account. Conserva anche il tuo nome e le tue partite.
web-friends-online = { $online } su { $count } online
web-friend-name = Nome di un giocatore
web-add = Aggiungi
web-add-friend = Aggiungi agli amici
web-friend-asked = { $name } deve prima accettare.
web-friend-not-yet = non ha ancora risposto
web-no-friends = Ancora nessun amico. Scrivi il nome di qualcuno con cui giochi.
web-online = online
web-plays = gioca a { $game }
web-offline = non in linea
web-remove = Rimuovi
web-unfriend-sure = { $name } non sarà più nella tua lista, né tu nella sua. Puoi chiedere di nuovo in qualsiasi momento.
web-accept-request = Accetta richiesta
web-request-sent = Richiesta inviata
web-unfriend = Rimuovi { $name } dagli amici
web-withdraw = Ritira
web-invitations = Inviti
web-no-invitations = Nessun invito.
web-invited-by = { $name } ti invita a { $game }.
web-you-invited = Hai invitato { $name } a { $game }.
web-wants-to-be-friends = { $name } ti chiede l’amicizia.
web-accept = Accetta
web-decline = Rifiuta
web-played-together = Avete giocato insieme
web-games-together = { $count ->
    [one] 1 partita insieme
   *[other] { $count } partite insieme
}
web-privacy = Privacy
web-who-sees-profile = Chi può vedere il tuo profilo
web-data-download-mine = Scarica i miei dati
web-show-online = Mostra quando sei online
web-show-online-about = Solo agli amici, con il tavolo pubblico a cui giochi.
web-strangers-invite = Gli sconosciuti possono invitarti
web-strangers-invite-about = Altrimenti possono farlo solo gli amici.
web-blocked = Bloccati
web-block = Blocca
web-blocked-now = { $name } è bloccato. Puoi sbloccarlo nella pagina Amici.
web-unblock = Sblocca
web-kind-friend = Amico
web-which-friend = Amico per il posto { $seat }
