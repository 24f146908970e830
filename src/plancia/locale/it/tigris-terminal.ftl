### Tigri & Eufrate nel terminale. No square brackets in texts: the terminal would take them for markup.

terminal-tigris-example = tile red b3, oppure metti tempio b3
terminal-tigris-forbidden = tile blue a1
terminal-tigris-thing = tesoro
terminal-tigris-player = Giocatore
terminal-tigris-leaders = A casa
terminal-tigris-tiles = Tessere
terminal-tigris-left = Nel sacchetto: { $tiles } tessere. Tesori sulla mappa: { $treasures }.
terminal-tigris-monuments = Monumenti rimasti: { $names }
terminal-tigris-reserve = Riserva: { $tiles }
terminal-tigris-points = Punti
terminal-tigris-treasures = Tesori
terminal-tigris-totals = Totali, dal più basso
terminal-tigris-legend =
    R B G K   Tempio, Fattoria, Mercato, Insediamento; ◆ un Tesoro sopra
    (KL)      un Leader: R Sacerdote, B Agricoltore, G Mercante, K Re,
              di L Leone, B Toro, A Arciere, P Vasaio
    ▟RB▙      un Monumento, qui quello rosso-blu
    ╳╳╳╳      una Catastrofe
    «R »      la tessera sotto l'Unificazione
    ~~  ▫     Fiume; uno spazio incorniciato
