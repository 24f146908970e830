### Galactic Warlords dans le navigateur.

## La carte

web-warlords-chart = La carte des étoiles
web-warlords-no-chart = La carte des étoiles n'a pas pu être chargée. Rechargez la page.
web-warlords-lit = peut être choisi
web-warlords-hint-landing = Choisissez une planète éclairée. Anneau brisé avec des lames : invasion ; +1 : pouvoir immédiat.
web-warlords-hint-landing-safe = Choisissez une planète éclairée. +1 : pouvoir immédiat.
web-warlords-hint-guard = Un garde est un fantassin de votre rampe de lancement : il protège les deux cartes et vaut 1 pouvoir à la fin.
web-warlords-hint-victim = Choisissez dans les rangées un mercenaire ou un garde éclairé.
web-warlords-hint-ship = Choisissez un secteur éclairé : vos unités débarquent là où se trouve le vaisseau.
web-warlords-hint-sector = Choisissez un secteur éclairé sur la carte.
web-warlords-hint-give-up = Gardez ceux dont les missions et les demi-cercles s'accordent : dans votre rangée, chacun apporte des unités, des actions et, à la fin, du pouvoir pour les planètes de sa mission.
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
web-warlords-open-power = D'où vient le pouvoir
web-warlords-open-rivals = Bases et rangées des autres

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
web-warlords-last-turn = Le dernier tour
web-warlords-last-round = { $count ->
    [one] Dernière manche : reste un tour
   *[other] Dernière manche : restent { $count } tours
}

## Base, rangée et main

web-warlords-tabs = Vos affaires et celles de la table
web-warlords-tab-base = Base
web-warlords-tab-row = Rangée
web-warlords-tab-hand = Main
web-warlords-tab-market = Marché
web-warlords-tab-tracks = Pistes
web-warlords-tab-rivals = Rivaux
web-warlords-take-up = Unités à prendre pour le déploiement
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
       *[other] ouverte
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
    [one] une carte
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
   *[no] sans garde.
}
web-warlords-card = { $card }. { warlords-about-mercenary }
web-warlords-wounded = Blessé.
web-warlords-support-card = { $count ->
    [one] Carte de soutien { $card }.
   *[other] { $count } cartes de soutien { $card }.
}
web-warlords-brief-deploy = même au combat
web-warlords-brief-deploy_only = sans combat
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
web-warlords-ends = bouts de votre rangée : { $left }, { $right }
web-warlords-no-market = Le marché est vide.
web-warlords-deck = Pioche des mercenaires : { $count }

## Joueurs

web-warlords-on-pad = Sur la rampe de lancement
web-warlords-hand-size = Mercenaires en main
web-warlords-support-size = Cartes de soutien en main
web-warlords-reputation-at = réputation { $count }
web-warlords-your-mate = dans votre équipe
web-warlords-team = équipe { $count }
web-warlords-team-sum = équipe { $count }
web-warlords-power-now = pouvoir actuel : { $count }
web-warlords-best = Prendre { $planet } :
web-warlords-cards-in-hand = { $count ->
    [one] un mercenaire
   *[other] { $count } mercenaires
}, { $support ->
    [one] une carte de soutien
   *[other] { $support } cartes de soutien
}
web-warlords-used = { $ability } utilisée

## Ce qu'une réponse apporterait

web-warlords-plus-reputation = +1 réputation
web-warlords-odds = Probabilités
web-warlords-percent = vous gagnez à { $count } %
web-warlords-bonus-power = +{ $count } pouvoir
web-warlords-more = { $count } autres
web-warlords-do-it = Allons-y

## Invasions

web-warlords-invasion = Invasion : { $planet }, { $kind }
web-warlords-round = Assaut { $count }
web-warlords-invades = { $player } envahit
web-warlords-defends = { $player } défend
web-warlords-nobody-left = plus personne
web-warlords-no-dice = Les dés n'ont pas encore été lancés.
web-warlords-hits = { $count ->
    [0] aucune touche
    [one] une touche
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
web-warlords-no-losses = aucune perte
web-warlords-results = Résultats
web-warlords-earlier = { $count ->
    [one] un précédent
   *[other] { $count } précédents
}

## Blocus et subterfuge

web-warlords-plays = { $player } joue { $card }
web-warlords-cannot-block = Vous n'avez pas de Blocus. La question va à tous, pour que nul ne sache qui en a un.
web-warlords-may-block = Un Blocus l'annulerait. Personne ne voit qui laisse passer.
web-warlords-others-think = Les autres peuvent répondre par un Blocus.
web-warlords-blockades = { $count ->
    [one] Un Blocus
   *[other] { $count } Blocus
} : { $cancelled ->
    [yes] pour l'instant, la carte est annulée.
   *[no] pour l'instant, la carte prend effet.
}
web-warlords-fold = Mettre de côté
web-warlords-open-bombard = Montrer le bombardement
web-warlords-open-recon = Montrer la reconnaissance
web-warlords-bombards = { $you ->
    [yes] Vous bombardez
   *[no] { $player } bombarde
}
web-warlords-bombard-plain = Un fantassin tombe.
web-warlords-bombard-dice = Un fantassin tombe ; puis deux dés, et chaque touche détruit une unité de plus.
web-warlords-bombard-pay = Avant de commencer : avec quoi payer ? La cible vient ensuite.
web-warlords-bombard-wait = { $player } choisit une cible.
web-warlords-paid = { $kind ->
    [infantry] Un fantassin a été dépensé.
   *[aircraft] Un avion est retourné à la réserve.
}
web-warlords-destroy = À détruire :
web-warlords-recon = { $you ->
    [yes] Vous regardez dans l'ombre
   *[no] { $player } regarde dans l'ombre
}
web-warlords-recon-about = Toutes les planètes d'un secteur inexploré, proche ou lointain. Personne d'autre ne les voit.
web-warlords-recon-found = { $you ->
    [yes] Vous avez regardé { $sector }
   *[no] { $player } a regardé { $sector }
}
web-warlords-recon-token = Personne d'autre ne les voit. Un jeton peut y rester, face cachée.
web-warlords-recon-unseen = Seul qui a regardé sait ce qui s'y trouve.
web-warlords-order = Toujours laisser passer
web-warlords-order-about = Désormais, vous laissez passer toute carte de soutien, même en votre absence. Cela s'annule à côté de votre main.
web-warlords-order-stands = Vous laissez passer les cartes de soutien
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
web-warlords-exchange-about = Vous la gardez et donnez une de celles-ci. Personne d'autre ne les voit.

## D'où vient le pouvoir

web-warlords-power-title = D'où vient le pouvoir
web-warlords-power-title-final = D'où est venu le pouvoir
web-warlords-if-now = Si la partie s'arrêtait là
web-warlords-final = Final
web-warlords-source-gained = Acquis
web-warlords-source-guards = Gardes
web-warlords-source-majorities = Majorités
web-warlords-source-missions = Missions
web-warlords-about-gained = Déjà sur la piste du pouvoir. Il ne se perd pas.
web-warlords-about-guards = 1 par garde encore debout
web-warlords-about-majorities = Le plus d'unités sur les planètes d'un type en prend la valeur ; une égalité ne paie personne.
web-warlords-about-majorities-shared = Le plus d'unités sur les planètes d'un type en prend la valeur ; une égalité paie aussi.
web-warlords-about-missions = 2 par planète de son type, pour chaque mercenaire sans blessure
web-warlords-why-before = Avant le premier tour connu ici
web-warlords-why-deploy = Planètes vides
web-warlords-why-reputation = Réputation
web-warlords-of = { $count } sur { $of }
web-warlords-planet-type = Type de planète
web-warlords-value = valeur
web-warlords-pays = rapporte
web-warlords-wounded-zero = blessé : 0
web-warlords-power-about = Le pouvoir acquis ne se perd pas. Le reste est ce que paierait la fin si la partie s'arrêtait maintenant.
web-warlords-units-on-map = unités sur la carte
web-warlords-holds = Planètes tenues
web-warlords-changes = Ce qui le changerait
web-warlords-change-take = Gagner { $thing }, { $kind }
web-warlords-change-lose = Perdre { $thing }, { $kind }
web-warlords-change-wound = Une blessure pour { $thing }
web-warlords-change-kill = Un garde tué, à droite de { $thing } ({ $kind })
web-warlords-changes-none = Rien qu'un seul pas puisse faire.
web-warlords-near = La fin est-elle proche
web-warlords-near-mercenaries = { $count ->
    [one] Reste un mercenaire à embaucher
   *[other] Restent { $count } mercenaires à embaucher
}
web-warlords-near-reputation = Réputation : { $player } à { $count } sur { $of }
web-warlords-near-alike = Quatre pareils : { $player } en a { $count } de { $kind }
web-warlords-course = Le pouvoir, manche après manche
web-warlords-you-win = Vous gagnez avec { $points } de pouvoir.
web-warlords-wins = { $name } gagne avec { $points } de pouvoir.
web-warlords-team-wins = { $names } gagnent ensemble avec { $points } de pouvoir.

web-warlords-ask-may-use-ability = Deux de vos gardes se tiennent sur des cercles de même couleur : { $ability }.
web-warlords-ask-choose-victim-kill-card = Quel garde tuez-vous ?
web-warlords-ask-send-guard-card = Quel garde envoyez-vous ?
