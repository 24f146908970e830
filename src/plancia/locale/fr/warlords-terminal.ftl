### Galactic Warlords dans le terminal. No square brackets in texts: the terminal would take them for markup.

terminal-warlords-example = M07 left
terminal-warlords-forbidden = core2 iiii
terminal-warlords-thing = Opérations secrètes
terminal-warlords-player = Joueur
terminal-warlords-power = Puissance
terminal-warlords-reputation = Rép.
terminal-warlords-pad = Rampe
terminal-warlords-reserve = Réserve
terminal-warlords-away = M/D/I
terminal-warlords-cards = Mercenaires
terminal-warlords-support = Soutien
terminal-warlords-markers = La réputation monte par : { $markers }
terminal-warlords-market = Marché, pioche { $count } :
terminal-warlords-last = Dernière manche : { $count ->
    [1] reste un tour
   *[other] restent { $count } tours
}.
terminal-warlords-used = utilisées : { $abilities }
terminal-warlords-alike = { $mission } { $count } sur { $needed }
terminal-warlords-bonus = La puissance de cette case : { $power }
terminal-warlords-discards = Cartes soutien défaussées : { $names } ; dans la pioche : { $count }
terminal-warlords-removed = Mercenaires hors du jeu : { $names }
terminal-warlords-held = On sait que { $player } a en main : { $names }
terminal-warlords-gained = En jeu
terminal-warlords-guards = Gardes
terminal-warlords-majorities = Majorités
terminal-warlords-missions = Missions
terminal-warlords-total = Total
terminal-warlords-own-support = Vos cartes de soutien : { $names }
terminal-warlords-legend =
    E T B S : les joueurs ; ▲ un vaisseau mère, ◇ un jeton reconnaissance
    core1 Altora E:iit   une planète, son type, son propriétaire et ses unités : i infanterie, t char, a aéronef ; ? inconnu
    Altora 2/5           ce que vaut un déploiement là maintenant, et ce que vaut la majorité à la fin
    H(M08 Altora)C       un mercenaire : sa mission entre ses moitiés, H Assaut lourd, O Bombardement orbital,
                         S Appel de soutien, C Opérations secrètes ; † blessé ; ● un cercle gardé, ○ sans garde
    Puissance 11 (32)    jusqu'ici, et si la partie finissait maintenant ; M/D/I : fantassins en mission, en décontamination, à l'infirmerie
