### Tigre & Euphrate.

tigris-title = Tigre & Euphrate
tigris-tagline = Deux fleuves, quatre couleurs, une dynastie à mener. Seule compte votre couleur la plus faible.

tigris-colour-lion = Lion
tigris-colour-bull = Taureau
tigris-colour-archer = Archer
tigris-colour-potter = Potier

## Parties d'autres messages

tigris-part-a-tile = { $colour ->
    [red] un temple
    [blue] une ferme
    [green] un marché
   *[black] un peuplement
}
tigris-part-the-tile = { $colour ->
    [red] le temple
    [blue] la ferme
    [green] le marché
   *[black] le peuplement
}
tigris-part-tiles = { $colour ->
    [red] { $count ->
        [1] un temple
       *[other] { $count } temples
    }
    [blue] { $count ->
        [1] une ferme
       *[other] { $count } fermes
    }
    [green] { $count ->
        [1] un marché
       *[other] { $count } marchés
    }
   *[black] { $count ->
        [1] un peuplement
       *[other] { $count } peuplements
    }
}
tigris-part-leader = { $colour ->
    [red] prêtre
    [blue] fermier
    [green] marchand
   *[black] roi
}
tigris-part-leaders = { $colour ->
    [red] prêtres
    [blue] fermiers
    [green] marchands
   *[black] rois
}
tigris-part-points = { $colour ->
    [red] { $points ->
        [1] un point rouge
       *[other] { $points } points rouges
    }
    [blue] { $points ->
        [1] un point bleu
       *[other] { $points } points bleus
    }
    [green] { $points ->
        [1] un point vert
       *[other] { $points } points verts
    }
   *[black] { $points ->
        [1] un point noir
       *[other] { $points } points noirs
    }
}

## Ce qui s'est passé : une ligne de chronique chacun

tigris-fact-first-player-drawn = { $you ->
    [yes] Le sort vous désigne pour commencer.
   *[no] Le sort désigne { $player } pour commencer.
}
tigris-fact-turn-began = { $you ->
    [yes] À vous de jouer.
   *[no] À { $player } de jouer.
}
tigris-fact-turn-ended-early = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $player } termine son tour.
}
tigris-fact-drew = { $you ->
    [yes] Vous tirez
   *[no] { $player } tire
} { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} du sac.
tigris-fact-drew-tiles = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { $count ->
    [1] une nouvelle tuile en main : { $tiles }.
   *[other] de nouvelles tuiles en main : { $tiles }.
}
tigris-fact-reserve-shown = { $count ->
    [1] Une nouvelle tuile dans la réserve : { $tiles }.
   *[other] { $count } nouvelles tuiles dans la réserve : { $tiles }.
}
tigris-fact-took-from-reserve = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} { tigris-part-a-tile } dans la réserve.
tigris-fact-leader-placed = { $origin ->
    [none] { $you ->
        [yes] Vous placez votre { tigris-part-leader } en { $cell }.
       *[no] { $player } place son { tigris-part-leader } en { $cell }.
    }
   *[other] { $you ->
        [yes] Vous déplacez votre { tigris-part-leader } de { $origin } en { $cell }.
       *[no] { $player } déplace son { tigris-part-leader } de { $origin } en { $cell }.
    }
}
tigris-fact-leader-went-home = { $why ->
    [withdrawn] { $you ->
        [yes] Vous retirez votre { tigris-part-leader } de la case { $cell }.
       *[no] { $player } retire son { tigris-part-leader } de la case { $cell }.
    }
    [revolt] { $you ->
        [yes] Vous perdez la révolte : votre { tigris-part-leader } quitte { $cell } et rentre chez lui.
       *[no] { $player } perd la révolte : son { tigris-part-leader } quitte { $cell } et rentre chez lui.
    }
    [war] { $you ->
        [yes] Vous perdez la guerre : votre { tigris-part-leader } quitte { $cell } et rentre chez lui.
       *[no] { $player } perd la guerre : son { tigris-part-leader } quitte { $cell } et rentre chez lui.
    }
   *[no_temple] { $you ->
        [yes] Votre { tigris-part-leader } en { $cell } n'a plus de temple voisin et rentre chez lui.
       *[no] Le { tigris-part-leader } de { $player } en { $cell } n'a plus de temple voisin et rentre chez lui.
    }
}
tigris-fact-tile-laid = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
} { tigris-part-a-tile } en { $cell }.
tigris-fact-scored = { $you ->
    [yes] Vous marquez
   *[no] { $player } marque
} { $why ->
    [tile] { tigris-part-points }.
    [revolt] { tigris-part-points } pour la révolte.
    [war] { tigris-part-points } pour la guerre.
   *[monument] { tigris-part-points } grâce à un monument.
}
tigris-fact-tiles-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $player } échange
} { $count ->
    [1] une tuile.
   *[other] { $count } tuiles.
}
tigris-fact-catastrophe-played = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} une catastrophe en { $cell }{ $destroyed ->
    [none] .
    [red] , qui détruit un temple.
    [blue] , qui détruit une ferme.
    [green] , qui détruit un marché.
   *[black] , qui détruit un peuplement.
}
tigris-fact-kingdoms-united = La tuile posée en { $cell } unit deux royaumes.
tigris-fact-conflict-began = { $kind ->
    [revolt] Révolte
   *[war] Guerre
} entre { tigris-part-leaders } : { $you ->
    [attacker] vous attaquez
   *[no] { $attacker } attaque
}, { $you ->
    [defender] vous défendez
   *[no] { $defender } défend
} ; sur le plateau, { $attack } à { $defence }.
tigris-fact-tiles-added = { $count ->
    [0] { $you ->
        [yes] Vous n'ajoutez rien.
       *[no] { $player } n'ajoute rien.
    }
   *[other] { $you ->
        [yes] Vous ajoutez { tigris-part-tiles } de votre main.
       *[no] { $player } ajoute { tigris-part-tiles } de sa main.
    }
}
tigris-fact-conflict-decided = { $you ->
    [winner] Vous gagnez
   *[no] { $winner } gagne
} { $kind ->
    [revolt] la révolte
   *[war] la guerre
} des { tigris-part-leaders } contre { $you ->
    [loser] vous
   *[no] { $loser }
}, { $more } à { $less }{ $tie ->
    [yes] , l'égalité profitant au défenseur.
   *[no] .
}
tigris-fact-tiles-lost = La guerre détruit { tigris-part-tiles } : { $cells }.
tigris-fact-monument-built = { $you ->
    [yes] Vous construisez
   *[no] { $player } construit
} le monument { $colours ->
    [red-blue] rouge-bleu
    [red-green] rouge-vert
    [red-black] rouge-noir
    [blue-green] bleu-vert
    [blue-black] bleu-noir
   *[green-black] vert-noir
} en { $cell }.
tigris-fact-monument-declined = { $you ->
    [yes] Vous renoncez au monument :
   *[no] { $player } renonce au monument :
} { $count ->
    [one] plus aucun ne pourra être construit en { $squares }.
   *[other] plus aucun ne pourra être construit en { $squares }.
}
tigris-fact-treasure-taken = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} le trésor en { $cell }.
tigris-fact-game-over = { $reason ->
    [bag] { tigris-over-bag }
    [treasures] { tigris-over-treasures }
   *[stalled] { tigris-over-stalled }
} { $count ->
    [one] { $you ->
        [yes] Vous l'emportez.
       *[no] { $winners } l'emporte.
    }
   *[other] Première place ex æquo : { $winners }.
}

## Pourquoi la partie est finie

tigris-over-bag = La partie est finie : il ne reste plus assez de tuiles dans le sac.
tigris-over-treasures = La partie est finie : il ne reste pas plus de deux trésors sur le plateau.
tigris-over-stalled = La partie est finie : pendant dix tours de table, personne n'a utilisé de tuile ni de catastrophe.

## Ce qui peut bientôt mettre fin à la partie

tigris-near-treasures = Il reste trois trésors sur le plateau : si un autre est pris, la partie se termine à la fin de ce tour-là.
tigris-near-treasures-taken = { $count ->
    [0] Il ne reste aucun trésor sur le plateau : la partie se termine à la fin de ce tour.
    [one] Il reste un trésor sur le plateau : la partie se termine à la fin de ce tour.
   *[other] Il reste { $count } trésors sur le plateau : la partie se termine à la fin de ce tour.
}
tigris-near-bag = { $count ->
    [0] Le sac est vide : la partie finit dès qu'une main ne peut plus être complétée.
    [one] Il reste une tuile dans le sac : la partie finit dès qu'une main ne peut plus être complétée.
   *[other] Il reste { $count } tuiles dans le sac : la partie finit dès qu'une main ne peut plus être complétée.
}

## Questions : ce qui se passe, puis ce qu'on demande

tigris-ask-take-action = { $left ->
    [1] Il vous reste une action.
   *[other] Il vous reste { $left } actions.
}
tigris-ask-take-action-verb = Que faites-vous ?
tigris-ask-take-action-tile-colour = Quelle tuile posez-vous ?
tigris-ask-take-action-tile-cell = Où posez-vous { tigris-part-the-tile } ?
tigris-ask-take-action-leader-colour = Quel chef placez-vous ou déplacez-vous ?
tigris-ask-take-action-leader-cell = Où va votre { tigris-part-leader } ?
tigris-ask-take-action-withdraw-colour = Quel chef retirez-vous ?
tigris-ask-take-action-catastrophe-cell = Où va la catastrophe ?
tigris-ask-take-action-swap-tiles = Quelles tuiles échangez-vous (R temple, B ferme, G marché, K peuplement) ?

tigris-ask-add-tiles = { $kind ->
    [revolt] Révolte :
   *[war] Guerre :
} { $attacks ->
    [yes] vous attaquez à { $strength } contre { $against }, et l'égalité profite au défenseur.
   *[no] vous défendez à { $strength } contre { $against }, et l'égalité vous suffit.
}
tigris-ask-add-tiles-tiles = { $colour ->
    [red] Combien de temples ajoutez-vous ?
    [blue] Combien de fermes ajoutez-vous ?
    [green] Combien de marchés ajoutez-vous ?
   *[black] Combien de peuplements ajoutez-vous ?
}

tigris-ask-pick-war = Il y a plusieurs guerres à résoudre.
tigris-ask-pick-war-colour = Quels chefs se battent maintenant ?

tigris-ask-build-monument = Vous pouvez construire un monument en { $squares }. Si vous refusez, vous ne pourrez plus y construire.
tigris-ask-build-monument-verb = Construisez-vous un monument ?
tigris-ask-build-monument-build-cell = Sur quel carré ? Indiquez sa case en haut à gauche.
tigris-ask-build-monument-build-monument = Quel monument construisez-vous ?

tigris-ask-leave-one-treasure = Votre marchand prend tous les autres trésors du royaume.
tigris-ask-leave-one-treasure-cell = Quel trésor reste ?

tigris-ask-draw-from = Vous tirez une tuile.
tigris-ask-draw-from-source = Prenez-vous la tuile dans la réserve ou dans le sac ?

tigris-ask-draw = { $count ->
    [1] Le sort tire une tuile du sac.
   *[other] Le sort tire { $count } tuiles du sac.
}
tigris-ask-draw-word = Quelle tuile est piochée ?

tigris-ask-show = { $count ->
    [1] Le sort ajoute une tuile à la réserve.
   *[other] Le sort ajoute { $count } tuiles à la réserve.
}
tigris-ask-show-word = Quelle tuile est piochée ?

tigris-ask-draw-lot = Le sort désigne qui commence.
tigris-ask-draw-lot-seat = Qui commence ?

## Choix

tigris-word-tile = Poser une tuile
tigris-word-leader = Placer ou déplacer un chef
tigris-word-withdraw = Retirer un chef
tigris-word-catastrophe = Jouer une catastrophe
tigris-word-swap = Échanger des tuiles
tigris-word-end = Terminer le tour

tigris-word-tile-red = Temple
tigris-word-tile-blue = Ferme
tigris-word-tile-green = Marché
tigris-word-tile-black = Peuplement

tigris-word-leader-red = Prêtre
tigris-word-leader-blue = Fermier
tigris-word-leader-green = Marchand
tigris-word-leader-black = Roi

tigris-word-withdraw-red = { tigris-word-leader-red }
tigris-word-withdraw-blue = { tigris-word-leader-blue }
tigris-word-withdraw-green = { tigris-word-leader-green }
tigris-word-withdraw-black = { tigris-word-leader-black }

tigris-word-add-tiles = { $count ->
    [0] Ne rien ajouter
   *[other] Ajouter { tigris-part-tiles }
}

tigris-word-pick-war-red = Prêtres
tigris-word-pick-war-blue = Fermiers
tigris-word-pick-war-green = Marchands
tigris-word-pick-war-black = Rois

tigris-word-build = Construire
tigris-word-decline = Renoncer
tigris-word-build-red-blue = Rouge-bleu
tigris-word-build-red-green = Rouge-vert
tigris-word-build-red-black = Rouge-noir
tigris-word-build-blue-green = Bleu-vert
tigris-word-build-blue-black = Bleu-noir
tigris-word-build-green-black = Vert-noir

tigris-word-draw-from-bag = À l'aveugle dans le sac
tigris-word-draw-from-red = Temple de la réserve
tigris-word-draw-from-blue = Ferme de la réserve
tigris-word-draw-from-green = Marché de la réserve
tigris-word-draw-from-black = Peuplement de la réserve

tigris-word-draw-red = { tigris-word-tile-red }
tigris-word-draw-blue = { tigris-word-tile-blue }
tigris-word-draw-green = { tigris-word-tile-green }
tigris-word-draw-black = { tigris-word-tile-black }

tigris-word-show-red = { tigris-word-tile-red }
tigris-word-show-blue = { tigris-word-tile-blue }
tigris-word-show-green = { tigris-word-tile-green }
tigris-word-show-black = { tigris-word-tile-black }

## What an answer would bring

tigris-consequence-point = { $colour ->
    [red] Un point rouge
    [blue] Un point bleu
    [green] Un point vert
   *[black] Un point noir
} pour { $you ->
    [yes] vous
   *[no] { $player }
}
tigris-consequence-war = { $colour ->
    [red] { web-tigris-war-red }
    [blue] { web-tigris-war-blue }
    [green] { web-tigris-war-green }
   *[black] { web-tigris-war-black }
} : { $you ->
    [attacker] vous { $attack }, { $defender } { $defence }
    [defender] { $attacker } { $attack }, vous { $defence }
   *[no] { $attacker } { $attack }, { $defender } { $defence }
}
tigris-consequence-revolt = Révolte contre { $player } : { $attack } à { $defence }
tigris-consequence-unites = Unit deux royaumes sans guerre
tigris-consequence-monument = Un monument peut être construit
tigris-consequence-treasure = { $you ->
    [yes] Un trésor pour vous
   *[no] Un trésor pour { $player }
}
tigris-consequence-home = { $you ->
    [yes] Votre { $colour ->
        [red] prêtre
        [blue] fermier
        [green] marchand
       *[black] roi
    } rentre chez lui
   *[no] Le { $colour ->
        [red] prêtre
        [blue] fermier
        [green] marchand
       *[black] roi
    } de { $player } rentre chez lui
}
tigris-consequence-parts = Divise le royaume
tigris-consequence-no-tile = Personne ne marque
tigris-consequence-no-leader = Pas de révolte ici
tigris-consequence-no-catastrophe = Aucun chef ne rentre chez lui

## Pourquoi une réponse est refusée ; le paragraphe est ajouté derrière

tigris-no-no-such-action = « { $word } » n'est pas une action : posez une tuile, placez, déplacez ou retirez un chef, jouez une catastrophe, échangez des tuiles, ou terminez votre tour.
tigris-no-no-such-cell = La case « { $word } » n'existe pas : les colonnes vont de A à P, les lignes de 1 à 11.
tigris-no-cell-taken = Cette case est occupée : choisissez une case vide.

tigris-no-no-tile-to-lay = Vous n'avez aucune tuile qui puisse être posée.
tigris-no-no-such-colour = « { $word } » n'est pas une tuile : il y a des temples (rouge), des fermes (bleu), des marchés (vert) et des peuplements (noir).
tigris-no-tile-not-held = Vous n'avez en main aucune tuile de cette sorte.
tigris-no-no-cell-for-tile = Il n'y a plus de case où poser une tuile de cette sorte.
tigris-no-wrong-ground = Les fermes ne vont que sur le fleuve ; les temples, les marchés et les peuplements, que sur la terre.
tigris-no-tile-joins-three-kingdoms = La tuile réunirait trois royaumes ou davantage ; elle peut en toucher deux au plus.

tigris-no-no-such-leader = « { $word } » n'est pas un chef : vous avez un prêtre (rouge), un fermier (bleu), un marchand (vert) et un roi (noir).
tigris-no-no-cell-for-leader = Il n'y a pas de place : il faut à un chef une case de terre vide, voisine d'un temple visible, qui touche un royaume au plus.
tigris-no-no-leader-on-board = Aucun de vos chefs n'est sur le plateau.
tigris-no-leader-at-home = Ce chef n'est pas sur le plateau : il ne peut pas être retiré.
tigris-no-stands-there-already = Le chef s'y trouve déjà : choisissez une autre case.
tigris-no-leader-on-river = Les chefs ne vont que sur la terre.
tigris-no-no-temple-beside = Il faut à un chef un temple visible voisin, et cette case n'en a pas.
tigris-no-leader-joins-kingdoms = Un chef ne peut pas réunir deux royaumes : sa case peut en toucher un au plus.

tigris-no-no-catastrophe-left = Il ne vous reste aucune catastrophe à jouer.
tigris-no-on-a-leader = Une catastrophe ne peut pas aller sur un chef : choisissez une case vide ou une tuile visible.
tigris-no-on-a-monument = Un monument ne peut pas être détruit : choisissez une case vide ou une tuile visible.
tigris-no-on-a-treasure = Un trésor protège sa tuile : choisissez une case vide ou une tuile qui n'en porte pas.
tigris-no-on-a-catastrophe = Il y a déjà une catastrophe sur cette case.

tigris-no-no-tile-to-swap = Un échange demande au moins une tuile de votre main ; pour ne rien faire, terminez plutôt votre tour.
tigris-no-no-such-tiles = « { $word } » n'est pas une liste de tuiles : écrivez une lettre pour chacune, R temple, B ferme, G marché, K peuplement.
tigris-no-not-so-many-held = Vous n'en avez pas autant en main.
tigris-no-tiles-in-the-order-of-colours = Écrivez les tuiles dans l'ordre R, B, G, K.

tigris-no-conflict-is-fought-out = Pendant un conflit, les chefs ne peuvent être ni déplacés ni retirés.
tigris-no-not-a-number-of-tiles = Indiquez le nombre de tuiles que vous ajoutez, 0 pour aucune.
tigris-no-would-not-matter = Dans la variante anglaise, vous ne pouvez ajouter des tuiles que pour passer devant en attaque ou pour égaliser en défense ; vous pouvez toujours n'en ajouter aucune.
tigris-no-no-such-war = Cette guerre n'existe pas : choisissez parmi les chefs en conflit.

tigris-no-build-or-decline = Construisez le monument ou renoncez-y.
tigris-no-no-square = Il n'y a pas de carré complet à cet endroit.
tigris-no-square-declined-before = On a déjà renoncé à un monument sur ce carré : on ne peut plus y construire.
tigris-no-no-such-monument = « { $word } » n'est pas un monument : il y en a un par paire de couleurs, comme rouge-bleu.
tigris-no-no-such-monument-left = Ce monument est déjà construit, ou n'a pas la couleur du carré.

tigris-no-framed-treasures-go-first = Les trésors des cases encadrées sont pris d'abord : laissez-en un sans cadre.
tigris-no-no-such-treasure = Il n'y a pas sur cette case de trésor que vous puissiez laisser.

tigris-no-bag-empty = Le sac est vide : prenez une tuile dans la réserve.
tigris-no-not-in-reserve = Il n'y a pas de tuile de cette couleur dans la réserve.
tigris-no-no-such-source = Prenez une couleur dans la réserve, ou piochez dans le sac.

## Options

tigris-option-english = Variante anglaise
tigris-option-english-about = Dans un conflit, on ne peut ajouter des tuiles que si elles comptent : l'attaquant pour passer devant, le défenseur pour égaliser.
tigris-option-open-tiles = Variante des tuiles ouvertes
tigris-option-open-tiles-about = Six tuiles sont visibles à côté du plateau ; on tire une tuile à la fois, parmi elles ou à l'aveugle dans le sac.
tigris-option-open-scores = Scores ouverts
tigris-option-open-scores-about = Tous les points et les trésors sont visibles pendant toute la partie.
tigris-option-stall-guard = Garde contre l'enlisement
tigris-option-stall-guard-about = La partie s'arrête si pendant dix tours de table personne n'utilise de tuile ni de catastrophe. Sert aux simulations.

## Comment s'appellent les pièces dessinées

tigris-piece-board = { tigris-title }
tigris-piece-tile-red = temple
tigris-piece-tile-blue = ferme
tigris-piece-tile-green = marché
tigris-piece-tile-black = peuplement
tigris-piece-tile-back = tuile retournée
tigris-piece-leader-lion-red = prêtre du lion
tigris-piece-leader-lion-blue = fermier du lion
tigris-piece-leader-lion-green = marchand du lion
tigris-piece-leader-lion-black = roi du lion
tigris-piece-leader-bull-red = prêtre du taureau
tigris-piece-leader-bull-blue = fermier du taureau
tigris-piece-leader-bull-green = marchand du taureau
tigris-piece-leader-bull-black = roi du taureau
tigris-piece-leader-archer-red = prêtre de l'archer
tigris-piece-leader-archer-blue = fermier de l'archer
tigris-piece-leader-archer-green = marchand de l'archer
tigris-piece-leader-archer-black = roi de l'archer
tigris-piece-leader-potter-red = prêtre du potier
tigris-piece-leader-potter-blue = fermier du potier
tigris-piece-leader-potter-green = marchand du potier
tigris-piece-leader-potter-black = roi du potier
tigris-piece-monument-red-blue = monument rouge-bleu
tigris-piece-monument-red-green = monument rouge-vert
tigris-piece-monument-red-black = monument rouge-noir
tigris-piece-monument-blue-green = monument bleu-vert
tigris-piece-monument-blue-black = monument bleu-noir
tigris-piece-monument-green-black = monument vert-noir
tigris-piece-treasure = trésor
tigris-piece-catastrophe = catastrophe
tigris-piece-unification = marqueur d'unification
