### Rex nel terminale. No square brackets in texts: the terminal would take them for markup.

terminal-rex-example = move PAL COU 3
terminal-rex-forbidden = move PAL COU 9
terminal-rex-thing = informatore
terminal-rex-deal-usage =
    deal                                   offerte aperte e promesse
    deal offer sol give 2, stay-out PAL 7  offri un accordo; con private al posto di offer resta fra voi due
    deal counter 1 you leave-space REC 7   rispondi all'offerta 1 con un'altra
    deal accept 1, decline 1, withdraw 1   rispondi a un'offerta, o ritira la tua
    Le parti si separano con virgole: give 2, take 2 e ally si eseguono subito, in una tregua; tutto il resto è una promessa. Con you davanti, la fa l'altro giocatore:
terminal-rex-player = Giocatore
terminal-rex-influence = Influenza
terminal-rex-reserve = Riserva
terminal-rex-fallen = Caduti
terminal-rex-leaders = Leader
terminal-rex-cards = Carte
terminal-rex-traitors = Traditori
terminal-rex-allies = Alleati
terminal-rex-round = { $round ->
    [0] La partita si prepara.
   *[other] Round { $round }{ $phase }.
 } La flotta è sul settore { $fleet }.
terminal-rex-hand = Le tue carte: { $names }
terminal-rex-own-leaders = I tuoi leader: { $names }
terminal-rex-own-traitors = I tuoi traditori: { $names }
terminal-rex-leader = { $race }, forza { $strength }.
terminal-rex-leader-fallen = { $leader } (caduto)
terminal-rex-leader-bound = { $leader } (vincolato a { $space })
terminal-rex-leaders-of = Leader di { $player }: { $names }
terminal-rex-discards = Carte Strategia scartate: { $names }
terminal-rex-influence-cards = Carte Influenza pescate finora: { $names }
terminal-rex-shown = Carte note nella mano di { $player }: { $names }
terminal-rex-known-traitors = Traditori noti di { $player }: { $names }
terminal-rex-lines = Linee della città:
terminal-rex-space = { $sector ->
    [0] In nessun settore.
   *[other] Settore { $sector }.
} Linee verso { $lines }.
terminal-rex-icon = { $icon ->
    [stronghold] Roccaforte.
    [shield] Sotto uno scudo.
    [shield_down] Lo scudo è distrutto.
    [demolished] Demolito: nessuno può entrare.
   *[spaceport] Spazioporto.
}
terminal-rex-legend =
    L Lazax, S Sol, J Jol-Nar, B Letnev, H Hacan, X Xxcha; ▸ il primo giocatore; ▼ sotto la flotta
    12 PAL Palazzo imperiale ★◈ S5 $6   settore, spazio, unità, influenza; ★ roccaforte, ◈ scudo, ⌂ spazioporto, ✕ demolito
    L4+2                                quattro unità e due meccanizzate
    (X3)                                tre unità a faccia in giù
