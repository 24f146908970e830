### Tigre & Euphrate dans le navigateur.

## Questions pour lesquelles le navigateur a ses propres mots

web-tigris-ask-take-action-swap-tiles = Quelles tuiles échangez-vous ?
web-tigris-ask-build-monument-build-cell = Sur quel carré construisez-vous ?

## Comment répondre dans la page

web-tigris-hint-act = Prenez une tuile, un chef ou une catastrophe sur le chevalet, puis cliquez sur une case en surbrillance.
web-tigris-hint-swap = Cliquez sur les tuiles du chevalet que vous voulez échanger.
web-tigris-hint-war = Cliquez sur un chef en surbrillance, ou répondez ici.
web-tigris-hint-square = Cliquez sur un carré en surbrillance, ou répondez ici.
web-tigris-hint-treasure = Cliquez sur un trésor en surbrillance, ou répondez ici.

web-tigris-stays = { $cell } reste
web-tigris-stays-tip = reste : { $take }
web-tigris-yours = { $cell } : à vous
web-tigris-you-take = { $count ->
    [one] vous prenez celui de { $cells }
   *[other] vous prenez { $cells }
}

## Avant d’envoyer une réponse

web-tigris-sure-catastrophe = Catastrophe en { $cell } ?
web-tigris-sure-end = Finir votre tour maintenant ?
web-tigris-sure-swap = { $count ->
    [one] Échanger cette tuile ?
   *[other] Échanger ces { $count } tuiles ?
}
web-tigris-sure-withdraw = { $colour ->
    [red] Retirer votre prêtre ?
    [blue] Retirer votre fermier ?
    [green] Retirer votre marchand ?
   *[black] Retirer votre roi ?
}
web-tigris-sure-decline = Renoncer pour toujours à un monument ici ?

## À la table

web-tigris-your-colour = Votre dynastie
web-tigris-colour-of = Dynastie de { $name }
web-tigris-at-home = { $leader }, à la maison
web-tigris-on-board = { $leader }, sur { $cell }
web-tigris-points = Points
web-tigris-cell-land = terre libre
web-tigris-cell-river = fleuve libre
web-tigris-place-at = Poser en { $cell }
web-tigris-piece-to = { $piece } en { $cell } ?
web-tigris-let-go = Lâchez : { $piece } en { $cell }
web-tigris-let-go-else = Ailleurs, la pièce revient à sa place.
web-tigris-premove-to = { $piece } en { $cell }
web-tigris-premove-withdraw = { $leader } : retrait
web-tigris-swap = { $count ->
    [1] Échanger 1 tuile
   *[other] Échanger { $count } tuiles
}
web-tigris-letters = Lettres sur les pièces
web-tigris-letters-about = R, B, G, K dans un coin de chaque pièce.
web-tigris-turn = Orientation du plateau
web-tigris-turn-about = En portrait, il remplit un téléphone.
web-tigris-turn-auto = automatique
web-tigris-turn-wide = paysage
web-tigris-turn-tall = portrait
web-tigris-uncover = Montrer mes tuiles
web-tigris-attacker = à l’attaque
web-tigris-defender = en défense
web-tigris-tie = l’égalité va à qui défend
web-tigris-not-yet = pas encore connu
web-tigris-fold = Masquer
web-tigris-revolt-show = Montrer la révolte
web-tigris-war-show = Montrer la guerre
web-tigris-revolt-red = Révolte des prêtres
web-tigris-revolt-blue = Révolte des fermiers
web-tigris-revolt-green = Révolte des marchands
web-tigris-revolt-black = Révolte des rois
web-tigris-war-red = Guerre des prêtres
web-tigris-war-blue = Guerre des fermiers
web-tigris-war-green = Guerre des marchands
web-tigris-war-black = Guerre des rois
web-tigris-if-wins = { $you ->
    [yes] Si vous gagnez :
   *[no] Si { $player } gagne :
}
web-tigris-leaving = { $count ->
    [one] { $tiles } s’en va
   *[other] { $tiles } s’en vont
}
web-tigris-won = { $colour ->
    [red] { $count ->
        [1] un point rouge
       *[other] jusqu’à { $count } points rouges
    }
    [blue] { $count ->
        [1] un point bleu
       *[other] { $count } points bleus
    }
    [green] { $count ->
        [1] un point vert
       *[other] { $count } points verts
    }
   *[black] { $count ->
        [1] un point noir
       *[other] { $count } points noirs
    }
} pour { $you ->
    [yes] vous
   *[no] { $player }
}
web-tigris-spared = Les temples qui portent un trésor ou bordent un chef restent.
web-tigris-your-tiles = Vos tuiles
web-tigris-leaders = Chefs
web-tigris-catastrophes = Catastrophes
web-tigris-your-points = Vos points ; le plus bas compte
web-tigris-points-red = Rouge
web-tigris-points-blue = Bleu
web-tigris-points-green = Vert
web-tigris-points-black = Noir
web-tigris-in-hand = Tuiles en main
web-tigris-catastrophes-left = Catastrophes restantes
web-tigris-reserve = La réserve
web-tigris-bag = { $count } dans le sac
web-tigris-treasures = { $count } sur 10, fin à 2
web-tigris-treasures-about = Trésors sur le plateau ; à deux, la partie finit.
web-tigris-kingdom = royaume
web-tigris-kingdoms = Royaumes
web-tigris-no-kingdom = Aucun chef n’est encore sur le plateau.
web-tigris-take-a-piece = Prenez d’abord une tuile, un chef ou une catastrophe en bas.
web-tigris-counts = Pour chacun compte la couleur la plus basse.
web-tigris-lowest = minimum
web-tigris-took = { $count ->
    [0] Aucun trésor
    [one] Un trésor
   *[other] { $count } trésors
}
web-tigris-jokers = Les trésors comptent pour toute couleur et sont allés là où ils aident le plus. Si les valeurs les plus basses sont égales, les deuxièmes décident.
web-tigris-course = La couleur la plus basse, tour après tour
web-tigris-doing-take-action = Une action, ou la fin du tour.
web-tigris-doing-add-tiles = Combien de tuiles ajouter au conflit.
web-tigris-doing-pick-war = Quelle guerre vient d’abord.
web-tigris-doing-build-monument = Construire ou non un monument.
web-tigris-doing-leave-one-treasure = Quel trésor reste.
web-tigris-doing-draw-from = D’où vient la tuile.
web-tigris-land-region = Pas de royaume : aucun chef n’est ici
web-tigris-wins = { $name } gagne avec { $points }
web-tigris-you-win = Vous gagnez avec { $points }
web-tigris-peaceful = Ni conflit ni monument : une partie paisible.

## Parties à revoir

web-tigris-mark-conflict = Conflit
web-tigris-hidden = cachés
web-tigris-tiles = { $count ->
    [1] Une tuile
   *[other] { $count } tuiles
}
web-tigris-mark-monument = Monument
web-tigris-mark-treasure = Trésor
web-tigris-mark-catastrophe = Catastrophe
web-tigris-chart-show = Ce que montre le graphique
web-tigris-chart-lowest = La plus faible

## Examples in the rules

web-tigris-example-revolt = Vous placez votre roi en H6, où règne déjà un autre roi. Les temples décident : deux à côté de vous, un à côté de votre rival.
web-tigris-example-war = Votre peuplement en H6 réunit deux royaumes, et chacun a un marchand. Les marchés décident : deux de chaque côté, plus les tuiles de la main.
web-tigris-example-catastrophe = Une catastrophe en G6 détruit un temple. Les chefs qui n’ont plus de temple à côté d’eux rentrent.

## Rules in short

web-tigris-short-8-1 = Qui combat : deux chefs de même couleur dans un royaume
web-tigris-short-8-2 = Ce qui compte : les temples voisins de chaque chef, puis ceux de la main
web-tigris-short-8-3 = Égalité : le défenseur gagne
web-tigris-short-8-4 = Gain : un point rouge pour le vainqueur ; le chef battu rentre
web-tigris-short-9-1 = Qui combat : deux chefs de même couleur, dans des royaumes réunis par une tuile
web-tigris-short-9-2 = Ce qui compte : les tuiles de cette couleur de chaque côté, puis celles de la main
web-tigris-short-9-3 = Égalité : le défenseur gagne
web-tigris-short-9-4 = Gain : un point pour le chef et un pour chaque tuile qui quitte le plateau
web-tigris-short-12-1 = Combien : deux par joueur, pour toute la partie
web-tigris-short-12-2 = Où : sur une case vide ou sur une tuile sans trésor, jamais sur un chef ni sur un monument
web-tigris-short-12-3 = Effet : la tuile est perdue, la case reste fermée et un royaume peut se diviser

## Statistiques des profils

web-tigris-stat-wars_won = Guerres gagnées
web-tigris-stat-revolts_won = Révoltes gagnées
web-tigris-stat-monuments = Monuments
web-tigris-stat-parts = Couleur la plus faible à la fin
