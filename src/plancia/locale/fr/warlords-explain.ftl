### Galactic Warlords : ce que veulent dire cartes, signes et pistes ; au survol, avec le focus et par appui long.

web-warlords-x-close = Échap ou un clic à côté ferme la fiche.
web-warlords-x-close-sheet = Touchez pour fermer.
web-warlords-x-made = Reconstitué : l'original n'était pas disponible, ces valeurs sont donc les nôtres.
web-warlords-x-made-short = Reconstitué

## Mercenaires

web-warlords-x-where = { $where ->
    [market] au marché
    [hand] dans votre main
    [row] dans votre rangée
   *[rival] dans la rangée de { $player }
}
web-warlords-x-price = { $either ->
    [yes] 1 fantassin ou avion
   *[no] 1 fantassin
}
web-warlords-x-mission = Mission : { $kind }
web-warlords-x-mission-about = À la fin, 2 de puissance par planète { $kind } que vous tenez.
web-warlords-x-mission-held = Vous en tenez { $count } :
web-warlords-x-mission-wounded = Blessé : sa mission ne rapporte rien.
web-warlords-x-half = { $side ->
    [left] Moitié gauche : { $ability }
   *[right] Moitié droite : { $ability }
}
web-warlords-x-half-fits = { $side ->
    [left] S'accorde avec le bout droit de votre rangée : un cercle se ferme et peut recevoir un garde.
   *[right] S'accorde avec le bout gauche de votre rangée : un cercle se ferme et peut recevoir un garde.
}
web-warlords-x-half-unfit = { $side ->
    [left] Ne s'accorde pas avec le bout droit de votre rangée.
   *[right] Ne s'accorde pas avec le bout gauche de votre rangée.
}
web-warlords-x-recruits = Quand vous le jouez : de la réserve à la rampe de lancement.
web-warlords-x-two = Aussi à deux
web-warlords-x-two-about = Les cartes sans cette marque ne servent pas à deux.

## Cartes de soutien

web-warlords-x-when-support = une par tour
web-warlords-x-when-blockade = quand un autre en joue une
web-warlords-x-in-hand = { $count } en main.
web-warlords-x-costs = Coûte { $price }.
web-warlords-x-copies = { $count } dans la pioche.

## Cercles

web-warlords-x-circle = cercle de { $left } et { $right }
web-warlords-x-second = Avec un deuxième garde de cette couleur :
web-warlords-x-defence = Un garde qui le quitte pour défendre une planète des missions de ses mercenaires :
web-warlords-x-defence-of = Un garde qui le quitte pour défendre { $kinds } :

## Pistes

web-warlords-x-space = Case { $count }
web-warlords-x-space-start = tout le monde part d'ici
web-warlords-x-space-take = { $count ->
    [one] vous pouvez prendre ceci
   *[other] prenez une de ces { $count } choses, ou rien
}
web-warlords-x-offer = { $offer ->
    [infantry] 1 fantassin, de la réserve à la rampe de lancement
    [repair_tank] 1 char, de la réserve à la rampe de lancement
    [mercenary] 1 mercenaire de la pioche
    [support] 1 carte de soutien
    [recover] un retour pour vos fantassins
   *[power] { $count } de puissance
}
web-warlords-x-space-how = On y arrive avec { $action } de la carte jouée, ou en gagnant une invasion.
web-warlords-x-space-ends = La partie s'achève après le tour où quelqu'un y arrive.
web-warlords-x-space-here = Ici maintenant : { $players }.
web-warlords-x-marker = marqueur d'action
web-warlords-x-marker-about = Si votre prochain pas est dessous, cette action de la carte jouée vous avance d'une case.
web-warlords-x-track-deploy = de puissance pour débarquer sur une planète vide de ce type
web-warlords-x-track-majority = de puissance à la fin pour le plus d'unités sur les planètes de ce type
web-warlords-x-track-lead = Le plus d'unités : { $players }
web-warlords-x-track-moves = Le marqueur monte quand une planète du type est révélée, et descend quand une est envahie.

## Joueurs

web-warlords-x-power = { $count } de puissance si la partie finissait maintenant
web-warlords-x-pad = sur la rampe de lancement, utilisables
web-warlords-x-hand = { $count ->
    [1] 1 mercenaire en main
   *[other] { $count } mercenaires en main
}
web-warlords-x-supports = { $count ->
    [1] 1 carte de soutien en main
   *[other] { $count } cartes de soutien en main
}
web-warlords-x-reputation = réputation { $count } sur { $of }
web-warlords-x-row = Chaque mercenaire montre sa mission. Une figure entre deux est un garde, un point est un cercle vide.

## Base

web-warlords-x-base-mission = Fantassins dépensés. Au prochain retour, ils vont dans le sas.
web-warlords-x-base-medical = Fantassins tués. Au prochain retour, ils vont dans le sas.
web-warlords-x-base-decon = Au prochain retour, ces unités vont sur la rampe de lancement.
web-warlords-x-base-pad = Les unités utilisables maintenant. Les autres doivent d'abord arriver ici.
web-warlords-x-base-reserve = Hors jeu. Les mercenaires y recrutent des fantassins ; chars et avions détruits y reviennent.

## Phases

web-warlords-x-phase-recovery = Le sas va sur la rampe de lancement ; puis Mission et Infirmerie vont dans le sas.
web-warlords-x-phase-recall = Vous pouvez ramener des fantassins de vos planètes à la rampe de lancement.
web-warlords-x-phase-mothership = Le vaisseau mère va dans un secteur adjacent, ou là où se trouve un de vos jetons de reconnaissance.
web-warlords-x-phase-mercenary = Vous jouez une carte à un bout de votre rangée. Elle recrute des fantassins et peut fermer un cercle.
web-warlords-x-phase-action = Vous utilisez les actions de la carte jouée, dans l'ordre voulu, et pouvez jouer une carte de soutien.
web-warlords-x-phase-hire = Vous prenez un mercenaire au marché, ou la première carte de la pioche.

## Dés

web-warlords-x-die = { $face ->
    [hit] L'autre camp perd une unité.
    [invader] Une touche pour un envahisseur qui a un char. Pour la défense, c'est raté.
   *[miss] Rien ne se passe.
}
web-warlords-x-dice = Dés de bataille

## Pioche et jetons

web-warlords-x-deck = { $two ->
    [yes] La première carte se prend sans la voir, puis tout le marché est remplacé.
   *[no] La première carte se prend sans la voir.
}
web-warlords-x-token = Un jeton de reconnaissance face cachée : seul son propriétaire le connaît, et peut s'en servir en arrivant.
