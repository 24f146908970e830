### Rex dans le terminal. No square brackets in texts: the terminal would take them for markup.

terminal-rex-example = move PAL COU 3
terminal-rex-forbidden = move PAL COU 9
terminal-rex-thing = informateur
terminal-rex-deal-usage =
    deal                                   offres ouvertes et promesses
    deal offer sol give 2, stay-out PAL 7  offrir un accord ; private au lieu d'offer le garde entre vous deux
    deal counter 1 you leave-space REC 7   répondre à l'offre 1 par une autre
    deal accept 1, decline 1, withdraw 1   répondre à une offre, ou retirer la vôtre
    Les parties sont séparées par des virgules : give 2, take 2 et ally s'exécutent aussitôt, pendant un cessez-le-feu ; tout le reste est une promesse. Précédée de you, c'est l'autre joueur qui la fait :
terminal-rex-player = Joueur
terminal-rex-influence = Influence
terminal-rex-reserve = Réserve
terminal-rex-fallen = Pertes
terminal-rex-leaders = Leaders
terminal-rex-cards = Cartes
terminal-rex-traitors = Traîtres
terminal-rex-allies = Alliés
terminal-rex-round = { $round ->
    [0] La partie se met en place.
   *[other] Manche { $round }{ $phase }.
 } La flotte est au-dessus du secteur { $fleet }.
terminal-rex-hand = Vos cartes : { $names }
terminal-rex-own-leaders = Vos leaders : { $names }
terminal-rex-own-traitors = Vos traîtres : { $names }
terminal-rex-leader = { $race }, force { $strength }.
terminal-rex-leader-fallen = { $leader } (tombé)
terminal-rex-leader-bound = { $leader } (lié à { $space })
terminal-rex-leaders-of = Leaders de { $player } : { $names }
terminal-rex-discards = Cartes Stratégie défaussées : { $names }
terminal-rex-influence-cards = Cartes Influence piochées jusqu'ici : { $names }
terminal-rex-shown = Cartes connues dans la main de { $player } : { $names }
terminal-rex-known-traitors = Traîtres connus de { $player } : { $names }
terminal-rex-lines = Lignes de la ville :
terminal-rex-space = { $sector ->
    [0] Dans aucun secteur.
   *[other] Secteur { $sector }.
} Lignes vers { $lines }.
terminal-rex-icon = { $icon ->
    [stronghold] Place forte.
    [shield] Sous un bouclier.
    [shield_down] Le bouclier est détruit.
    [demolished] Démoli : personne ne peut y entrer.
   *[spaceport] Spatioport.
}
terminal-rex-legend =
    L Lazax, S Sol, J Jol-Nar, B Letnev, H Hacan, X Xxcha ; ▸ le premier joueur ; ▼ sous la flotte
    12 PAL Palais impérial ★◈ S5 $6   secteur, lieu, unités, influence ; ★ forteresse, ◈ bouclier, ⌂ astroport, ✕ démoli
    L4+2                              quatre unités et deux unités mécanisées
    (X3)                              trois unités face cachée
