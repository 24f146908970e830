### Galactic Warlords dans le navigateur.

## La carte

web-warlords-chart = La carte des étoiles
web-warlords-no-chart = La carte des étoiles n'a pas pu être chargée. Rechargez la page.
web-warlords-lit = peut être choisi
web-warlords-hint-landing = Choisissez une planète en surbrillance. Anneau brisé avec des lames : invasion ; +1 : puissance immédiate.
web-warlords-hint-landing-safe = Choisissez une planète en surbrillance. +1 : puissance immédiate.
web-warlords-hint-guard = Un garde est un fantassin de votre rampe de lancement : il protège les deux cartes et vaut 1 de puissance à la fin.
web-warlords-hint-victim = Choisissez dans les rangées un mercenaire ou un garde en surbrillance.
web-warlords-hint-ship = Choisissez un secteur en surbrillance : vos unités débarquent là où se trouve le vaisseau.
web-warlords-hint-sector = Choisissez un secteur en surbrillance sur la carte.
web-warlords-hint-give-up = Gardez ceux qui vont ensemble par mission et demi-cercles : dans votre rangée ils donnent des unités, des actions et de la puissance.
web-warlords-capacity = { $count } places prises sur { $of }
web-warlords-seen-by-you = vu de vous seul
web-warlords-ship = Vaisseau mère de { $player }, secteur { $sector }
web-warlords-berths = { $count } mouillages pris sur { $of }
web-warlords-token = { $token ->
    [none] Jeton de reconnaissance de { $player }, face cachée, secteur { $sector }
   *[other] Jeton de reconnaissance de { $player }, { $token }, secteur { $sector }
}
web-warlords-look = Retour à la carte
web-warlords-open-invasion = Montrer l'invasion
web-warlords-open-strike = Montrer les rangées
web-warlords-open-subterfuge = Montrer la carte
web-warlords-open-blockade = Montrer la carte de soutien
web-warlords-open-power = D'où vient la puissance
web-warlords-open-rivals = Bases et rangées des autres joueurs

## Le tour

web-warlords-phases = Phases du tour
web-warlords-phase-recovery = Retour
web-warlords-phase-recall = Rappel
web-warlords-phase-mothership = Vaisseau
web-warlords-phase-mercenary = Mercenaire
web-warlords-phase-action = Action
web-warlords-phase-hire = Embauche
web-warlords-your-turn = À vous
web-warlords-turn-of = Tour de { $player }
web-warlords-last-turn = Dernier tour
web-warlords-last-round = { $count ->
    [1] Dernière manche : reste un tour
   *[other] Dernière manche : restent { $count } tours
}

## Base, rangée et main

web-warlords-tabs = Vos pièces et la table
web-warlords-tab-base = Base
web-warlords-tab-row = Rangée
web-warlords-tab-hand = Main
web-warlords-tab-market = Marché
web-warlords-tab-tracks = Pistes
web-warlords-tab-rivals = Rivaux
web-warlords-take-up = Unités qui débarquent
web-warlords-take-one = { $kind ->
    [i] Fantassins
    [t] Chars
   *[a] Avions
}, pris : { $count }/{ $of }
web-warlords-next-turn = +{ $now } au prochain tour
web-warlords-turn-after = +{ $then } au suivant
web-warlords-ability = { $ability } : { $used ->
    [yes] utilisée
   *[no] { $count ->
        [0] pas encore de garde
        [one] un garde sur deux
       *[other] prête
    }
}
web-warlords-row = Rangée de commandement
web-warlords-your-row = Votre rangée
web-warlords-your-hand = Votre main
web-warlords-mercenaries = { $count ->
    [0] {""}
    [one] un mercenaire
   *[other] { $count } mercenaires
}
web-warlords-cards = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
web-warlords-hidden-left = { $count ->
    [one] { $count } carte est cachée à gauche : la montrer
   *[other] { $count } cartes sont cachées à gauche : les montrer
}
web-warlords-hidden-right = { $count ->
    [one] { $count } carte est cachée à droite : la montrer
   *[other] { $count } cartes sont cachées à droite : les montrer
}
web-warlords-empty-row = Pas encore de mercenaire.
web-warlords-hand = Main
web-warlords-empty-hand = Aucun mercenaire en main.
web-warlords-alike = { $count } { $kind } sur 4 : un quatrième met fin à la partie
web-warlords-circle = Cercle { $ability } entre { $left } et { $right }, { $guarded ->
    [yes] gardé.
    [open] pas encore gardé.
   *[no] sans garde.
}
web-warlords-card = { $card }. { warlords-about-mercenary }
web-warlords-wounded = Blessé.
web-warlords-support-card = { $count ->
    [one] Carte de soutien { $card }.
   *[other] { $count } cartes de soutien { $card }.
}
web-warlords-brief-deploy = peut attaquer
web-warlords-brief-deploy_only = ne peut pas attaquer
web-warlords-action-card = Carte de soutien
web-warlords-action-exchange_cards = Échanger cartes
web-warlords-action-exchange_planets = Échanger planètes
web-warlords-action-send_troops = Envoyer troupes
web-warlords-action-end = Fin des actions
web-warlords-with-mate = en équipe
web-warlords-team-action = Action d'équipe

## Pistes et marché

web-warlords-next-step = prochain pas : { $action }
web-warlords-seat-n = place { $count }
web-warlords-track = { $kind } : { $deploy } pour le déploiement, { $majority } pour la majorité ; { $players }
web-warlords-tie = égalité
web-warlords-leads = en tête
web-warlords-nobody = personne
web-warlords-ends-short = bouts de votre rangée :
web-warlords-no-market = Le marché est vide.
web-warlords-deck = Pioche des mercenaires : { $count }

## Joueurs

web-warlords-your-mate = dans votre équipe
web-warlords-team = équipe { $count }
web-warlords-team-sum = équipe { $count }
web-warlords-team-ours = votre équipe
web-warlords-team-theirs = rivaux
web-warlords-power-now = puissance actuelle : { $count }
web-warlords-best = Prendre { $planet } :
web-warlords-cards-in-hand = { $count ->
    [1] un mercenaire
   *[other] { $count } mercenaires
}, { $support ->
    [1] une carte de soutien
   *[other] { $support } cartes de soutien
}
web-warlords-used = { $ability } utilisée

## Ce qu'une réponse apporterait

web-warlords-plus-reputation = +1 réputation
web-warlords-odds = Probabilités
web-warlords-percent = vous gagnez à { $count } %
web-warlords-bonus-power = +{ $count } puissance
web-warlords-more = { $count } autres
web-warlords-do-it = Confirmer

## Invasions

web-warlords-invasion = Invasion : { $planet }, { $kind }
web-warlords-round = Assaut { $count }
web-warlords-invades = { $you ->
    [yes] Vous envahissez
   *[no] { $player } envahit
}
web-warlords-defends = { $you ->
    [yes] Vous défendez
   *[no] { $player } défend
}
web-warlords-nobody-left = plus personne
web-warlords-no-dice = Les dés n'ont pas encore été lancés.
web-warlords-hits = { $count ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $count } touches
}
web-warlords-idle-attack = Les faces char ne touchent qu'avec un char.
web-warlords-idle-defence = Les faces char ne touchent que pour l'envahisseur.
web-warlords-devastation = Dévastation
web-warlords-devastated = { $kind } : { $deploy } au déploiement, { $majority } à la majorité
web-warlords-prize = { $you ->
    [yes] Si vous gagnez :
   *[no] Si { $player } gagne :
}
web-warlords-guard-came = Un garde est venu en aide.
web-warlords-standing = Perspectives
web-warlords-standing-about = après cet assaut, selon vos pertes
web-warlords-lose = Perdre { $units }
web-warlords-then = puis { $units } contre { $count ->
    [0] personne
   *[other] { $count }
}
web-warlords-both-fall = tous tombent { $count } %
web-warlords-holds-percent = { $player } tient { $count } %
web-warlords-against = { $invader } : { $mine }. { $defender } : { $theirs }.
web-warlords-lose-battle = { $you ->
    [yes] Si vous perdez :
   *[no] Si { $player } perd :
}
web-warlords-lose-infantry = les fantassins vont à l'infirmerie
web-warlords-lose-machines = chars et avions retournent à la réserve
web-warlords-lose-planet = { $kind } reste un pas plus bas
web-warlords-rounds = Assauts
web-warlords-key = { $face ->
    [hit] touche
    [invader] touche, si un char envahit
   *[miss] raté
}
web-warlords-tank-lives = Un char envahit : cette face est une touche.
web-warlords-no-losses = aucune perte
web-warlords-loses = { $you ->
    [yes] Vous perdez { $units }
   *[no] { $player } perd { $units }
}
web-warlords-results = Résultats
web-warlords-earlier = { $count ->
    [1] un précédent
   *[other] { $count } précédents
}

## Blocus et subterfuge

web-warlords-plays = { $you ->
    [yes] Vous jouez { $card }
   *[no] { $player } joue { $card }
}
web-warlords-follows = Si personne ne répond
web-warlords-follows-first = { $card ->
    [subterfuge] { $free ->
        [yes] Un mercenaire est pris au hasard dans la main d'un adversaire.
       *[no] { $you ->
            [yes] Vous payez 1 fantassin et prenez au hasard un mercenaire dans la main d'un adversaire.
           *[no] { $player } paie 1 fantassin et prend au hasard un mercenaire dans la main d'un adversaire.
        }
    }
    [assassinate] { $free ->
        [yes] Cela ne coûte rien.
       *[no] { $you ->
            [yes] Vous payez 1 fantassin.
           *[no] { $player } paie 1 fantassin.
        }
    }
    [recon] { $free ->
        [yes] Les planètes d'un secteur inexploré sont regardées.
       *[no] { $you ->
            [yes] Vous payez 1 fantassin et regardez les planètes d'un secteur inexploré.
           *[no] { $player } paie 1 fantassin et regarde les planètes d'un secteur inexploré.
        }
    }
   *[deploy_only] { $you ->
        [yes] Vous débarquez une à trois unités sur une de vos planètes ou sur une planète vide.
       *[no] { $player } débarque une à trois unités sur une de ses planètes ou sur une planète vide.
    }
}
web-warlords-follows-second = { $card ->
    [subterfuge] La carte est gardée contre une autre, ou une de ses actions sert et elle est rendue.
    [assassinate] Un mercenaire sans protection est blessé, ou un garde tué.
    [recon] Un jeton de reconnaissance peut y rester, face cachée.
   *[deploy_only] Une planète vide rapporte aussitôt de la puissance. Personne n'est attaqué.
}
web-warlords-who-answers = Qui peut répondre
web-warlords-who-played = a joué
web-warlords-who-chooses = à vous
web-warlords-who-then = puis cela se produit, ou non
web-warlords-window-pass = Laisser faire
web-warlords-window-blockade = Jouer Blocus
web-warlords-cannot-block = Vous n'avez pas de Blocus. On demande à tout le monde, pour que personne ne sache qui en a un.
web-warlords-may-block = Un Blocus l'annulerait. Si vous passez, personne ne le voit.
web-warlords-others-think = Les autres peuvent répondre par un Blocus.
web-warlords-blockades = { $count ->
    [1] Un Blocus
   *[other] { $count } Blocus
} : { $cancelled ->
    [yes] pour l'instant, la carte est annulée.
   *[no] pour l'instant, la carte prend effet.
}
web-warlords-fold = Réduire
web-warlords-open-bombard = Montrer le bombardement
web-warlords-open-recon = Montrer la reconnaissance
web-warlords-bombards = { $you ->
    [yes] Vous bombardez
   *[no] { $player } bombarde
}
web-warlords-bombard-plain = Un fantassin est tué.
web-warlords-bombard-dice = Un fantassin est tué ; puis vous lancez deux dés, et chaque touche détruit une unité de plus.
web-warlords-bombard-pay = Choisissez d'abord comment payer, puis la cible.
web-warlords-bombard-wait = { $player } choisit une cible.
web-warlords-paid = { $kind ->
    [infantry] Cela coûte un fantassin.
   *[aircraft] Cela coûte un avion, qui retourne à la réserve.
}
web-warlords-destroy = À détruire :
web-warlords-recon-found = { $you ->
    [yes] Vous avez regardé { $sector }
   *[no] { $player } a regardé { $sector }
}
web-warlords-recon-token = Personne d'autre ne les voit. Vous pouvez y laisser un jeton, face cachée.
web-warlords-recon-unseen = Seul le joueur qui a regardé connaît ces planètes.
web-warlords-order = Toujours passer
web-warlords-order-about = Désormais, vous ne répondez jamais aux cartes de soutien, même en votre absence. Vous pouvez changer cela à côté de votre main.
web-warlords-order-stands = Vous ne répondez jamais aux cartes de soutien
web-warlords-order-again = Me demander à nouveau
web-warlords-took = { $you ->
    [yes] Vous avez pris une carte à { $owner }
   *[no] { $player } { $mine ->
        [yes] vous a pris une carte
       *[no] a pris une carte à { $owner }
    }
}
web-warlords-unseen = Une carte que vous ne voyez pas
web-warlords-use-about = Tous verront la carte ; puis elle revient à { $player }.
web-warlords-exchange-about = Vous la gardez et donnez une de celles-ci en échange. Personne d'autre ne les voit.

## D'où vient la puissance

web-warlords-power-title = D'où vient la puissance
web-warlords-power-title-final = D'où est venue la puissance
web-warlords-if-now = Si la partie s'arrêtait là
web-warlords-final = Final
web-warlords-source-gained = Acquis
web-warlords-source-guards = Gardes
web-warlords-source-majorities = Majorités
web-warlords-source-missions = Missions
web-warlords-about-gained = Déjà sur la piste de puissance. Vous ne pouvez pas la perdre.
web-warlords-about-guards = 1 par garde encore en place
web-warlords-about-majorities = Le joueur qui a le plus d'unités sur les planètes d'un type en prend la valeur ; en cas d'égalité, personne.
web-warlords-about-majorities-shared = Les joueurs qui ont le plus d'unités sur les planètes d'un type en prennent la valeur, même à égalité.
web-warlords-about-missions = 2 par planète de son type que vous contrôlez, pour chaque mercenaire sans blessure
web-warlords-why-before = Avant le premier tour affiché ici
web-warlords-why-deploy = Planètes vides
web-warlords-why-reputation = Réputation
web-warlords-of = { $count } sur { $of }
web-warlords-planet-type = Type de planète
web-warlords-value = valeur
web-warlords-pays = rapporte
web-warlords-wounded-zero = blessé : 0
web-warlords-power-about = La puissance acquise ne se perd pas. Le reste est ce que vous marqueriez si la partie s'arrêtait maintenant.
web-warlords-units-on-map = unités sur la carte
web-warlords-holds = Planètes tenues
web-warlords-changes = Ce qui le changerait
web-warlords-change-take = Gagner { $thing }, { $kind }
web-warlords-change-lose = Perdre { $thing }, { $kind }
web-warlords-change-wound = Une blessure pour { $thing }
web-warlords-change-kill = Un garde tué, à droite de { $thing } ({ $kind })
web-warlords-changes-none = Aucun coup seul n'y changerait rien.
web-warlords-near = La fin est-elle proche
web-warlords-near-mercenaries = { $count ->
    [1] Reste un mercenaire à embaucher
   *[other] Restent { $count } mercenaires à embaucher
}
web-warlords-near-reputation = Réputation : { $player } à { $count } sur { $of }
web-warlords-near-alike = Quatre pareils : { $player } en a { $count } de { $kind }
web-warlords-course = Puissance par manche
web-warlords-majority-of = { $tie ->
    [yes] { $kind }, égalité
   *[no] { $kind }, { $units ->
        [1] 1 unité
       *[other] { $units } unités
    }
}
web-warlords-turn-n = Tour { $count }
web-warlords-has = { $you ->
    [yes] Vous avez { $points }.
   *[no] { $name } a { $points }.
}
web-warlords-you-win = Vous gagnez avec { $points } de puissance.
web-warlords-wins = { $name } gagne avec { $points } de puissance.
web-warlords-team-wins = { $names } gagnent ensemble avec { $points } de puissance.

web-warlords-ask-playing-deed = Annulez-vous { $card } ?
web-warlords-ask-choose-losses = Cliquez sur une unité entourée, ou choisissez ici. Unités à perdre : { $count }.
web-warlords-ask-may-use-ability = Deux de vos gardes se tiennent sur des cercles de même couleur : { $ability }.
web-warlords-ask-choose-victim-kill-card = Quel garde tuez-vous ?
web-warlords-ask-send-guard-card = Quel garde envoyez-vous ?

## Parties à revoir

web-warlords-mark-conflict = Conflit
web-warlords-mark-ability = Capacité
web-warlords-mark-trigger = La fin approche

## Ce que change le nombre de joueurs

web-warlords-note-4 = À quatre, on forme deux équipes de deux. Les équipiers sont assis face à face, et une équipe gagne ensemble.

## À quoi pensent les autres, et ce qui vous attend dans « Vos tables »

web-warlords-doing-give-up-cards = Quels mercenaires garder.
web-warlords-doing-may-recall = Rappeler ou non de l'infanterie.
web-warlords-doing-move-ship = Où va le vaisseau mère.
web-warlords-doing-may-use-token = Utiliser ou non le jeton de reconnaissance.
web-warlords-doing-play-mercenary = Quel mercenaire jouer.
web-warlords-doing-may-place-guard = Placer ou non un garde sur le cercle.
web-warlords-doing-take-action = Une action, ou la fin des actions.
web-warlords-doing-deploy-units = Où débarquent les unités.
web-warlords-doing-choose-victim = Qui blesser ou tuer.
web-warlords-doing-choose-opponent = À qui prendre une carte.
web-warlords-doing-use-taken-card = Que faire de la carte prise.
web-warlords-doing-choose-target = Quelle planète bombarder.
web-warlords-doing-choose-destroyed = Quelles unités les tirs détruisent.
web-warlords-doing-scout-sector = Quel secteur reconnaître.
web-warlords-doing-may-place-token = Laisser ou non un jeton de reconnaissance.
web-warlords-doing-may-blockade = Annuler ou non une carte.
web-warlords-doing-may-use-ability = Utiliser ou non la capacité.
web-warlords-doing-choose-planet = Sur quelle planète tout détruire.
web-warlords-doing-choose-bonus = Que prendre pour la réputation.
web-warlords-doing-send-guard = Envoyer ou non un garde en renfort.
web-warlords-doing-reroll = Quels dés relancer.
web-warlords-doing-choose-losses = Quelles unités perdre.
web-warlords-doing-hire-mercenary = Quel mercenaire engager.
web-warlords-doing-give-card = Quel mercenaire donner au coéquipier.

web-warlords-premove-play = { $side ->
    [left] { $card }, à l’extrémité gauche de votre rangée
   *[right] { $card }, à l’extrémité droite de votre rangée
}

## Examples in the rules

web-warlords-example-circle = La moitié droite de la nouvelle carte touche la moitié gauche de la première : même couleur, elles forment donc un cercle. Vous y placez un fantassin comme garde.
web-warlords-example-guard = Un assassin tue le garde de votre rival. Le cercle reste vide pour le reste de la partie.
web-warlords-example-invasion = Trois unités débarquent sur une planète tenue par deux fantassins. Les deux camps lancent les dés en même temps.

web-warlords-piece-infantry = fantassin
web-warlords-piece-tank = char
web-warlords-piece-aircraft = avion

## Rules in short

web-warlords-short-7-1 = Cercle : deux demi-cercles de même couleur où deux cartes se touchent
web-warlords-short-7-2 = Garde : un fantassin de votre rampe de lancement, maintenant ou jamais
web-warlords-short-7-3 = Deux gardes d’une couleur : vous pouvez utiliser aussitôt sa capacité
web-warlords-short-7-4 = Vide : un cercle sans garde reste vide pour toujours
web-warlords-short-14-1 = Dés : un par unité, trois au plus
web-warlords-short-14-2 = Touches : deux faces ; la face envahisseur aussi, pour un envahisseur avec un char
web-warlords-short-14-3 = Pertes : les deux camps perdent en même temps, jusqu’à ce que l’un n’ait plus d’unités
web-warlords-short-14-4 = Gain : la planète et un point de réputation pour l’envahisseur victorieux

## Statistiques des profils

web-warlords-stat-invasions_won = Invasions gagnées
web-warlords-stat-circles = Cercles gardés
web-warlords-stat-power = Puissance à la fin
web-warlords-stat-guards_lost = Gardes assassinés
web-warlords-stat-parts = Comment les parties ont fini
web-warlords-stat-ending_four_of_a_kind = Quatre identiques
web-warlords-stat-ending_reputation = Piste de réputation
web-warlords-stat-ending_last_card = Dernière carte
