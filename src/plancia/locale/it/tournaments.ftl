### Tornei, spettatori, e opzioni dei tavoli che riguardano le persone.

## Nomi, spettatori e tavoli che si riaprono

web-table-name = Nome del tavolo
web-table-name-hint = Per esempio: Giovedì sera
web-watchers = Spettatori
web-watchers-about = Vedono le informazioni pubbliche, mai una mano.
web-watchers-live = In diretta
web-watchers-delayed = In differita
web-watchers-none = Nessuno
web-delay-unit-decisions = decisioni
web-delay-unit-minutes = minuti
web-delay = Ritardo
web-delay-about = Gli spettatori vedono la partita con questo ritardo, in decisioni o in minuti. Quando è finita la vedono tutta.
web-recurs = Riaprire il tavolo
web-recurs-about = Con le stesse persone e opzioni; ognuno si sposta di un posto. Ogni volta tutti ricevono un invito.
web-recurs-no = No
web-recurs-weekly = Ogni settimana
web-recurs-after = Dopo la partita
web-recurs-stop = Non riaprire più questo tavolo
web-recurs-stopped = Questo tavolo non si riaprirà.
web-no-spectators-short = Senza spettatori
web-delayed-short = { $unit ->
    [minutes] { $count ->
        [one] Gli spettatori la vedono un minuto dopo
       *[other] Gli spettatori la vedono { $count } minuti dopo
    }
   *[other] { $count ->
        [one] Gli spettatori la vedono una decisione dopo
       *[other] Gli spettatori la vedono { $count } decisioni dopo
    }
}
web-you-see-delayed = { $unit ->
    [minutes] { $count ->
        [one] Vedi la partita com’era un minuto fa.
       *[other] Vedi la partita com’era { $count } minuti fa.
    }
   *[other] { $count ->
        [one] Vedi la partita com’era una decisione fa.
       *[other] Vedi la partita com’era { $count } decisioni fa.
    }
}
web-gallery = Chat degli spettatori
web-gallery-about = I giocatori non la leggono.
web-say-gallery = Scrivi agli altri spettatori
web-gallery-needs-name = Per scrivere qui serve un nome.

## Guardare

web-featured = Adesso in diretta
web-featured-watching = { $count ->
    [0] Adesso in diretta
    [one] In diretta, una persona guarda
   *[other] In diretta, { $count } persone guardano
}

## Tornei

web-nav-tournaments = Tornei
web-tournament = Torneo
web-tournaments-about = Più turni, un vincitore. I bot possono completare i tavoli.
web-tournament-new = Nuovo torneo
web-tournaments-open = Aperti e in corso
web-tournaments-mine = I miei
web-tournaments-over = Finiti
web-tournaments-none = Ancora nessun torneo
web-tournaments-none-about = Creane uno e manda il link ai giocatori.
web-tournaments-none-mine = Non partecipi a nessun torneo
web-tournaments-none-over = Nessun torneo è ancora finito
web-tournament-format = Formula
web-format-swiss = Svizzero
web-format-round_robin = All’italiana
web-format-knockout = A eliminazione
web-format-groups = A gironi
web-format-swiss-about = Tutti giocano a ogni turno, contro chi ha circa gli stessi punti. Ci si può iscrivere in ritardo.
web-format-round_robin-about = Tutti giocano contro tutti, per quanto lo permettono i tavoli.
web-format-knockout-about = I migliori di ogni tavolo passano il turno, finché resta un solo tavolo.
web-format-groups-about = Tutti giocano contro tutti in piccoli gironi. I migliori di ogni girone passano alla fase a eliminazione.
web-format-rounds = { $count ->
    [0] { $format }
    [one] { $format }, un turno
   *[other] { $format }, { $count } turni
}
web-tournament-name = Nome
web-tournament-seats = Giocatori per tavolo
web-tournament-rounds = Turni
web-tournament-rounds-usual = Predefinito
web-tournament-duplicate = Duplicato
web-tournament-duplicate-about = Tutti i tavoli hanno le stesse estrazioni, e ti confronti con chi siede al tuo posto agli altri tavoli.
web-tournament-duplicate-not = Solo con le formule svizzero e all’italiana.
web-tournament-most = Al massimo
web-tournament-bots = I bot completano i tavoli
web-tournament-bots-about = Giocano dove mancano persone.
web-tournament-fill = Aggiungi bot fino a
web-tournament-no-show = Gli assenti perdono dopo
web-tournament-pause = Pausa tra i turni
web-tournament-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
web-tournament-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
web-tournament-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
web-tournament-no-pause = Nessuna
web-tournament-starts = Inizio
web-tournament-starts-host = Quando lo avvio io
web-tournament-starts-time = A un’ora fissa
web-tournament-time = Data e ora
web-tournament-public = Nell’elenco dei tornei
web-tournament-public-about = Altrimenti lo trova solo chi ha il link.
web-tournament-create = Crea il torneo
web-tournament-create-about = Poi manda il link. Lo avvii quando tutti si sono iscritti.
web-tournament-needs-account = Per giocare nei tornei serve un account.
web-tournament-join = Partecipa
web-tournament-join-late = Partecipa dal prossimo turno
web-tournament-join-sure = Potresti dover giocare contro una persona che hai bloccato o che ti ha bloccato. Con questa formula non è possibile evitarlo.
web-tournament-join-anyway = Partecipa lo stesso
web-tournament-withdraw = Ritirati
web-tournament-withdraw-sure = Vuoi ritirarti dal torneo? La partita in corso sarà abbandonata.
web-tournament-start = Avvia il torneo
web-tournament-start-about = Poi nessuno può più iscriversi, tranne nei tornei svizzeri.
web-tournament-cancel = Annulla il torneo
web-tournament-cancel-sure = Vuoi annullare il torneo? Le partite in corso finiscono senza risultato.
web-tournament-status-open = In attesa di giocatori
web-tournament-status-playing = In corso
web-tournament-status-over = Finito
web-tournament-status-cancelled = Annullato
web-tournament-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
web-tournament-of-most = { $count } giocatori su un massimo di { $most }
web-tournament-needs = Servono almeno { $count } giocatori.
web-tournament-tables-of = Tavoli da { $count }
web-tournament-starts-at = Inizia { $time }
web-tournament-by = di { $name }
web-tournament-rated = Valido per la classifica
web-tournament-round = Turno { $number }
web-tournament-round-live = { $done } di { $count } tavoli finiti
web-tournament-round-mine = tu: { $points }
web-tournament-round-over = finito
web-tournament-round-next = { $time }
web-tournament-round-later = da giocare
web-tournament-standings = Classifica
web-tournament-entered = Giocatori
web-tournament-counts-live = con i tavoli finiti del turno { $number }
web-tournament-player = Giocatore
web-tournament-place = Posto
web-tournament-rating = Punteggio
web-tournament-points = Punti
web-tournament-tie-break = Spareggio
web-tournament-withdrawn = ritirato
web-tournament-bot = { $level } { $number }
web-tournament-deleted = Giocatore eliminato
web-tournament-bye = riposo
web-tournament-explain = 2 punti per ogni giocatore battuto al tuo tavolo, 1 per ogni parità.
web-tournament-explain-duplicate = 2 punti per ogni giocatore battuto nel tuo posto, 1 per ogni parità.
web-tournament-explain-bye-2 = Un turno di riposo vale come una vittoria.
web-tournament-explain-bye-more = Un turno di riposo vale come un secondo posto.
web-tournament-explain-bye-duplicate = Un turno di riposo vale come una parità con tutti.
web-tournament-tie-opponents = A parità di punti decidono i punti di tutti i tuoi avversari, poi i tavoli vinti. Lo spareggio mostra i due numeri.
web-tournament-tie-rounds = Conta prima il turno raggiunto, poi i giocatori battuti all’ultimo tavolo, poi i punti, poi i tavoli vinti. Lo spareggio mostra il turno, quei giocatori e quei tavoli.
web-tournament-no-show-explain = Chi non si presenta entro { $time } perde, e un bot gioca al suo posto. Un bot subentra anche quando scade il tempo.
web-tournament-tables = Turno { $number }, tavoli
web-tournament-table = Tavolo { $number }
web-tournament-group = Girone { $name }
web-tournament-live = in corso
web-tournament-done = finito
web-tournament-hidden = nascosto fino alla fine del turno
web-tournament-hidden-about = Tutti i tavoli hanno le stesse estrazioni, perciò nessuno può vederne un altro prima della fine del turno.
web-tournament-play = Gioca
web-tournament-mine = Il tuo tavolo nel turno { $number }
web-tournament-mine-place = { $place ->
    [1] Hai vinto.
    [2] Sei arrivato secondo.
    [3] Sei arrivato terzo.
   *[other] Sei arrivato al { $place }º posto.
}
web-tournament-mine-absent = Non hai giocato fino alla fine, quindi non ricevi punti.
web-tournament-mine-wait = La tua partita è in corso.
web-tournament-mine-bye = In questo turno riposi.
web-tournament-in-seat = Al tuo posto, turno { $number }
web-tournament-in-seat-table = tavolo { $number }
web-tournament-absent = assente
web-tournament-in-seat-playing = tavolo { $number }, in corso
web-tournament-share = Condividi
web-tournament-copied = Il link è stato copiato.
web-tournament-winner = { $name } ha vinto il torneo.
web-tournament-winners = Primo posto a pari merito: { $names }.
web-tournament-next = Il prossimo turno inizia { $time }.
web-tournament-soon = tra un momento
web-tournament-all = Tutti e { $count }
web-tournament-fewer = Mostra meno

## Errori

web-no-no-spectators = Solo i giocatori di questo tavolo possono vederlo.
web-no-round-in-progress = Potrai vedere questo tavolo alla fine del turno: tutti i tavoli del turno hanno le stesse estrazioni.
web-no-spectators-wait = Gli spettatori possono rivedere questa partita quando è finita.
web-no-players-do-not-write-here = Qui scrivono solo gli spettatori.
web-no-tournament-game = Le partite di un torneo non si possono sospendere, interrompere o annullare.
web-no-no-such-tournament = Questo torneo non esiste.
web-no-joined-already = Partecipi già.
web-no-not-in-tournament = Non partecipi a questo torneo.
web-no-entries-are-closed = Le iscrizioni sono chiuse.
web-no-not-with-host = Non puoi partecipare a questo torneo.
web-no-meets-blocked = Potresti dover giocare contro una persona che hai bloccato o che ti ha bloccato.
web-no-tournament-is-over = Questo torneo è finito.
web-no-too-few-players = I giocatori sono troppo pochi.
web-no-too-many-tournaments = Ci sono troppi tornei in sospeso.
web-no-bad-tournament = Queste impostazioni non sono valide.
web-no-no-duplicate = Il duplicato è possibile solo con le formule svizzero e all’italiana.
web-no-bad-delay = Questo ritardo non è valido.
web-no-title-length = Un nome deve avere da 2 a 40 caratteri.
web-no-title-characters = Il nome contiene caratteri che non si possono mostrare.
