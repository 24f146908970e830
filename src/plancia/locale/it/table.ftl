### Al tavolo: velocità, passato, cronaca, suoni, tasti.

## Speed

web-comfort = Velocità e suoni
web-speed = Velocità
web-speed-about = Per quanto tempo si vede ogni mossa degli altri.
web-speed-calm = calma
web-speed-normal = normale
web-speed-brisk = svelta
web-speed-instant = immediata
web-speed-of = { $speed ->
    [calm] 3 secondi per ogni mossa.
    [normal] 1,5 secondi per ogni mossa.
    [brisk] 0,6 secondi per ogni mossa. Il tavolo usa questa velocità quando ti restano meno di due minuti.
   *[instant] Nessuna animazione, nessuna attesa.
}
web-skip-moves = Salta
web-skip-to-me = Vai al mio turno

## The past

web-since = Dal tuo ultimo turno
web-since-step = Passo { $step } di { $count }
web-since-count = { $count ->
    [one] Un passo dal tuo ultimo turno
   *[other] { $count } passi dal tuo ultimo turno
}
web-since-nothing = Non è successo niente.
web-since-play = Mostra tutti i passi
web-past-back = Un passo indietro
web-past-on = Un passo avanti
web-past-now = Torna al presente
web-past-about = Vedi una posizione precedente.

## The log

web-log-show = Mostra questa posizione
web-log-filter = Filtra la cronaca
web-log-player = Giocatore
web-log-players = Tutti i giocatori
web-log-kind = Tipo
web-log-kinds = Tutti i tipi
web-log-kind-moves = Mosse
web-log-kind-conflicts = Conflitti
web-log-kind-bids = Aste
web-log-kind-cards = Carte
web-log-kind-points = Punti e rendite
web-log-kind-deals = Alleanze e trattative
web-log-fold = Chiudi i turni
web-log-unfold = Apri i turni
web-log-none = Nessuna riga corrisponde.

## Keys

web-keys = Scorciatoie da tastiera
web-space = Spazio
web-key-skip = Salta le mosse degli altri, o continua
web-key-back = Torna indietro di un passo, o annulla una mossa preparata
web-key-confirm = Scegli, o conferma
web-key-digits = Prendi dal primo al decimo pezzo o carta del tuo leggio
web-key-arrows = Muoviti sul tabellone, tra i tuoi pezzi, tra le risposte e nella cronaca
web-key-tab = Prossimo posto evidenziato
web-key-hint = Mostra o nascondi i suggerimenti
web-key-command = Scrivi una risposta
web-key-past = Passa per le posizioni precedenti
web-key-help = Questo elenco

## Premoves

web-premove-hint = Puoi già preparare la tua prossima mossa.
web-premove-preparing = Prepara la tua prossima mossa
web-premove-prepared = Pronta: { $move }. Verrà giocata al tuo turno, se sarà ancora valida.
web-premove-cancel = Annulla
web-premove-dropped = La mossa preparata è stata annullata perché non è più possibile: { $move }.
web-premove-not-there = Questa mossa non si può preparare.
web-premove-sure = Preparare questa mossa rischiosa?
web-premove-unasked = Verrà giocata al tuo turno senza chiedere di nuovo.
web-premove-risky = Conferma la mossa preparata: ora è rischiosa. { $move }.
