### Al tavolo: velocità, passato, diario, suoni, tasti.

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
   *[instant] Niente si muove e niente aspetta.
}
web-skip-moves = Salta
web-skip-to-me = Vai al mio turno

## Keys

web-keys = Scorciatoie da tastiera
web-space = Spazio
web-key-skip = Salta le mosse degli altri, o continua
web-key-back = Torna indietro di un passo
web-key-confirm = Scegli, o conferma
web-key-arrows = Muoviti sul tabellone, tra i tuoi pezzi e nel diario
web-key-tab = Prossimo posto evidenziato
web-key-command = Scrivi una risposta
web-key-help = Questo elenco
