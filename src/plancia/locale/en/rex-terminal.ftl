### Rex in the terminal. No square brackets in texts: the terminal would take them for markup.

terminal-rex-example = move PAL COU 3
terminal-rex-forbidden = move PAL COU 9
terminal-rex-thing = informant
terminal-rex-deal-usage =
    deal                                   open offers and promises
    deal offer sol give 2, stay-out PAL 7  offer a deal; private instead of offer keeps it between you
    deal counter 1 you leave-space REC 7   answer offer 1 with another one
    deal accept 1, decline 1, withdraw 1   answer an offer, or withdraw your own
    Parts are separated by commas: give 2, take 2 and ally are carried out at once, in a ceasefire; everything else is a promise. With you before it, the other player makes it:
terminal-rex-player = Player
terminal-rex-influence = Influence
terminal-rex-reserve = Reserve
terminal-rex-fallen = Fallen
terminal-rex-leaders = Leaders
terminal-rex-cards = Cards
terminal-rex-traitors = Traitors
terminal-rex-allies = Allies
terminal-rex-round = { $round ->
    [0] The game is being set up.
   *[other] Round { $round }{ $phase }.
 } The fleet is over sector { $fleet }.
terminal-rex-hand = Your cards: { $names }
terminal-rex-own-leaders = Your leaders: { $names }
terminal-rex-own-traitors = Your traitors: { $names }
terminal-rex-leader = { $race }, strength { $strength }.
terminal-rex-leader-fallen = { $leader } (fallen)
terminal-rex-leader-bound = { $leader } (bound to { $space })
terminal-rex-leaders-of = Leaders of { $player }: { $names }
terminal-rex-discards = Strategy cards discarded: { $names }
terminal-rex-influence-cards = Influence cards drawn so far: { $names }
terminal-rex-shown = Known cards in the hand of { $player }: { $names }
terminal-rex-known-traitors = Known traitors of { $player }: { $names }
terminal-rex-lines = Lines of the city:
terminal-rex-space = { $sector ->
    [0] In no sector.
   *[other] Sector { $sector }.
} Lines to { $lines }.
terminal-rex-icon = { $icon ->
    [stronghold] Stronghold.
    [shield] Under a shield.
    [shield_down] Its shield is destroyed.
    [demolished] Demolished: nobody may enter.
   *[spaceport] Spaceport.
}
terminal-rex-legend =
    L Lazax, S Sol, J Jol-Nar, B Letnev, H Hacan, X Xxcha; ▸ the first player; ▼ below the fleet
    12 PAL Imperial Palace ★◈ S5 $6   sector, space, units, influence; ★ stronghold, ◈ shield, ⌂ spaceport, ✕ demolished
    L4+2                              four units and two mechanized ones
    (X3)                              three units face down
