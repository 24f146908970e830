# ---- levels of bots --------------------------------------------------------------------------------------------------
level-novice = Débutant
level-novice-about = Voit le prochain point
level-regular = Habitué
level-regular-about = Voit tout le plateau
level-expert = Expert
level-expert-about = Fait des plans
level-master = Maître
level-master-about = Pense à des tours entiers
level-random = Au hasard
level-random-about = N'importe quelle réponse permise

# ---- what decides between two answers: tigris ------------------------------------------------------------------------
term-tigris-leaders = vos chefs
term-tigris-monuments = les monuments
term-tigris-treasures = les trésors à portée
term-tigris-revolts = la sécurité face aux révoltes
term-tigris-wars = les guerres à venir
term-tigris-hand = les tuiles en main
term-tigris-actions = les actions restantes
term-tigris-rivals = ce que vos adversaires possèdent
term-tigris-rest = les points

# ---- what decides between two answers: warlords ----------------------------------------------------------------------
term-warlords-planets = les planètes et leurs missions
term-warlords-majorities = les majorités
term-warlords-forces = les unités prêtes
term-warlords-guards = les gardes
term-warlords-reputation = la réputation
term-warlords-hand = les mercenaires en main
term-warlords-support = les cartes de soutien et les jetons
term-warlords-closing = la maîtrise de la fin de partie
term-warlords-actions = ce qui reste de ce tour
term-warlords-rivals = ce que vos adversaires possèdent
term-warlords-rest = la puissance

# ---- what decides between two answers: rex ---------------------------------------------------------------------------
term-rex-strongholds = les places fortes
term-rex-rivals = ce que vos adversaires contrôlent
term-rex-units = les unités
term-rex-influence = l'influence
term-rex-cards = les cartes
term-rex-leaders = les chefs
term-rex-fleet = la sécurité face à la flotte
term-rex-allies = vos alliés
term-rex-rest = la fin de la partie
