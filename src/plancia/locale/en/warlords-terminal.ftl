### Galactic Warlords in the terminal. No square brackets in texts: the terminal would take them for markup.

terminal-warlords-example = M07 left
terminal-warlords-forbidden = core2 iiii
terminal-warlords-thing = Covert Ops
terminal-warlords-player = Player
terminal-warlords-power = Power
terminal-warlords-reputation = Rep.
terminal-warlords-pad = Pad
terminal-warlords-reserve = Reserve
terminal-warlords-away = M/D/M
terminal-warlords-cards = Mercenaries
terminal-warlords-support = Support
terminal-warlords-markers = Reputation goes up by: { $markers }
terminal-warlords-market = Market, deck { $count }:
terminal-warlords-last = Last round: { $count ->
    [one] one turn
   *[other] { $count } turns
} left.
terminal-warlords-used = used: { $abilities }
terminal-warlords-alike = { $mission } { $count } of { $needed }
terminal-warlords-bonus = The power of this space: { $power }
terminal-warlords-discards = Support cards discarded: { $names }; in the deck: { $count }
terminal-warlords-removed = Mercenaries out of the game: { $names }
terminal-warlords-held = Known to be in the hand of { $player }: { $names }
terminal-warlords-gained = In play
terminal-warlords-guards = Guards
terminal-warlords-majorities = Majorities
terminal-warlords-missions = Missions
terminal-warlords-total = Total
terminal-warlords-own-support = Your support cards: { $names }
terminal-warlords-legend =
    E T B S: the players; ▲ a mothership, ◇ a recon token
    core1 Altora E:iit   a planet, its type, its owner and units: i infantry, t tank, a aircraft; ? unknown
    Altora 2/5           what deploying there is worth now, and what the majority is worth at the end
    H(M08 Altora)C       a mercenary: its mission between its halves, H Heavy Assault, O Orbital Bombardment,
                         S Call Support, C Covert Ops; † wounded; ● a guarded circle, ○ one without a guard
    Power 11 (32)        so far, and if the game ended now; M/D/M: infantry on mission, in decontamination, in the medical bay
