### Rex dans le navigateur.

## La ville

web-rex-city = La ville
web-rex-no-city = La ville n'a pas pu être chargée. Rechargez la page.
web-rex-sector = secteur { $sector }
web-rex-fleet-at = La flotte, au-dessus du secteur { $sector }
web-rex-influence-here = { $count } d'influence
web-rex-under-fire = sous le bombardement
web-rex-demolished = détruit
web-rex-legal = peut être choisi
web-rex-kind-mech = mécanisées
web-rex-kind-down = face cachée
web-rex-icon-stronghold = place forte
web-rex-icon-shield = bouclier
web-rex-icon-shield-down = bouclier détruit
web-rex-icon-spaceport = spatioport
web-rex-controlled = Contrôlé par { $race }
web-rex-round = Manche
web-rex-round-phase = Manche { $round } sur 8{ $phase ->
    [none] { "" }
    [influence] , phase d'influence
    [bidding] , phase d'enchères
    [recruitment] , phase de recrutement
    [manoeuvre] , phase de manœuvre
    [battle] , phase de bataille
    [collection] , phase de récolte
   *[bombardment] , phase de bombardement
}
web-rex-only-you = Vous seul le voyez
web-rex-next-sweep = Prochain bombardement : { $count }
web-rex-sweep-unknown = Le prochain bombardement atteint 1 à 6 secteurs. Plus le rouge est vif, plus c'est probable.
web-rex-next-influence = Prochaine carte influence
web-rex-round-influence = Influence, manche { $round }
web-rex-reconstructed = Des parties de cet espace sont reconstituées.
web-rex-reconstructed-card = Le texte de cette carte est de nous : l'original n'était pas disponible.
web-rex-reconstructed-leaders = Les noms et les forces de ces leaders sont reconstitués.
web-rex-reconstructed-race = Certains nombres de cette race sont reconstitués : l'original n'était pas disponible.

## Places et fiches des races

web-rex-races = Races
web-rex-race = Race
web-rex-first = premier joueur
web-rex-allied = allié à
web-rex-allied-with = Alliés : { $names }.
web-rex-open-sheet = Ouvrir la fiche de la race
web-rex-sheet = Fiche
web-rex-strongholds = { $count ->
    [1] une place forte
   *[other] { $count } places fortes
}
web-rex-stronghold-count = Places fortes
web-rex-influence = Influence
web-rex-has-influence = { $count } d'influence
web-rex-hand-of = { $count } cartes sur { $most } au plus
web-rex-cards = Cartes
web-rex-card-count = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
web-rex-units = { $count ->
    [1] une unité
   *[other] { $count } unités
}
web-rex-res = rés.
web-rex-reserve = En réserve
web-rex-reserve-drag = Faites glisser des unités vers un espace en surbrillance, ou cliquez sur l’espace.
web-rex-lost = perdues
web-rex-casualties = Pertes
web-rex-leaders = Leaders
web-rex-leader = Leader
web-rex-leader-free = libre
web-rex-leader-bound = lié à { $space }
web-rex-leader-fallen = détruit
web-rex-leader-own = votre traître
web-rex-leader-shown = a trahi
web-rex-pool = Banque { $count }
web-rex-deck = Pioche { $count }, défausse { $discards }
web-rex-powers = Avantages
web-rex-counts-now = maintenant
web-rex-cancelled = annulé
web-rex-nothing-now = Rien de particulier dans cette phase.
web-rex-no-races-yet = Les races sont en train d'être choisies.
web-rex-ally-card = Pour les alliés
web-rex-free-recruits = Recrues gratuites
web-rex-range-lines = Portée en lignes
web-rex-traitors = Traîtres
web-rex-known-cards = Vous connaissez ces cartes : { $cards }.
web-rex-in-rules = Dans les règles
web-rex-power-lazax-income = Les autres joueurs vous paient les cartes stratégie. Vous payez la banque.
web-rex-power-lazax-mechanized = Cinq de vos unités sont mécanisées. Chacune compte 2 au cadran, et 2 comme perte.
web-rex-power-lazax-recruit = Vous recrutez une unité gratuitement, et au plus une mécanisée par manche.
web-rex-power-sol-look = Vous pouvez regarder à tout moment la prochaine carte bombardement : vous savez jusqu'où ira la flotte.
web-rex-power-sol-range = Votre groupe avance de trois lignes au lieu de deux.
web-rex-power-sol-deploy = Vous déployez gratuitement, mais seulement dans les secteurs 13 à 17.
web-rex-power-sol-immunity = Une Offensive Sol n'atteint pas vos unités, et vous pouvez les placer ailleurs.
web-rex-power-sol-aim = Après la manche 8, vous gagnez si le Palais et Mecatol Power Sud sont chacun à vous ou à personne.
web-rex-power-jol-nar-look = Vous voyez chaque carte avant que quiconque n'enchérisse.
web-rex-power-jol-nar-forecast = Au début de la phase de manœuvre, vous voyez la première carte influence de la manche suivante.
web-rex-power-jol-nar-question = Avant les plans de votre bataille, vous demandez le leader, le nombre ou une carte, et la réponse engage.
web-rex-power-letnev-traitors = Vous gardez quatre traîtres. Chacun gagne une bataille contre ce leader.
web-rex-power-letnev-card = Avec chaque carte achetée, vous en piochez une autre gratuitement.
web-rex-power-letnev-hand = Vous pouvez tenir huit cartes.
web-rex-power-hacan-income = Les autres joueurs vous paient leurs déploiements.
web-rex-power-hacan-half = Vous déployez à moitié prix.
web-rex-power-hacan-move = Au lieu de déployer, vous pouvez déplacer des unités d'un espace à n'importe quel autre, pour 1 chacune.
web-rex-power-hacan-aim = Après la manche 8, vous gagnez si personne n'a gagné et que Sol n'a pas atteint son objectif.
web-rex-power-xxcha-prediction = Si la race que vous avez prédite gagne dans la manche prédite, vous gagnez à sa place, seul.
web-rex-power-xxcha-command = Avant les plans de votre bataille, vous interdisez une carte à l'adversaire.
web-rex-power-xxcha-turning = Avant les batailles, vous pouvez retourner vos unités face cachée, espace par espace : elles ne combattent pas.
web-rex-power-xxcha-council = Quand quelqu'un déploie, vous pouvez mettre gratuitement une unité au Conseil galactique.
web-rex-gives-lazax = Peut donner de l'influence à un allié avant l'enchère d'une carte.
web-rex-gives-sol = Les alliés aussi sont à l'abri d'une Offensive Sol, et se replacent si Sol est d'accord.
web-rex-gives-jol-nar = Peut poser sa question à l'adversaire d'un allié.
web-rex-gives-letnev = Peut révéler un de ses traîtres dans la bataille d'un allié.
web-rex-gives-hacan = Les alliés déploient à moitié prix, ou, si les Hacan sont d'accord, déplacent leurs unités où ils veulent.
web-rex-gives-xxcha = Peut interdire une carte à l'adversaire d'un allié.

## Cartes

web-rex-copies = { $kind ->
    [attack] Carte d'attaque
    [defence] Carte de défense
   *[none] Intrigue
}, { $count } sur { $all } dans la pioche
web-rex-when-energy-rifle = Bataille : effet des cartes
web-rex-when-bio-weapon = Bataille : effet des cartes
web-rex-when-hylar-iii = Bataille : effet des cartes
web-rex-when-energy-shield = Bataille : effet des cartes
web-rex-when-bio-suit = Bataille : effet des cartes
web-rex-when-tactical-retreat = Bataille : cartes dévoilées
web-rex-when-informant = Déploiement, ou un avantage
web-rex-when-double-agent = À tout moment hors bataille
web-rex-when-new-recruits = Votre recrutement
web-rex-when-diplomatic-interference = Enchères, ou cessez-le-feu
web-rex-when-graviton-negator = Manœuvre, ou bombardement
web-rex-when-rapid-mobilization = Après votre mouvement
web-rex-when-tracking-beacon = Début de la phase Influence
web-rex-when-fleet-sabotage = Avant le bombardement
web-rex-when-interrogation = À tout moment hors bataille
web-rex-rule-energy-rifle = Élimine le leader ennemi, sauf si un Bouclier énergétique l'arrête. Vous recevez sa force en influence.
web-rex-rule-bio-weapon = Élimine le leader ennemi, sauf si une Biocombinaison l'arrête. Vous recevez sa force en influence.
web-rex-rule-hylar-iii = Élimine le leader ennemi ; rien ne l'arrête. Avec un Bouclier énergétique dans la bataille, tout explose.
web-rex-rule-energy-shield = Arrête le Fusil à énergie ennemi. Jamais avec un Hylar III.
web-rex-rule-bio-suit = Arrête l'Arme biologique ennemie.
web-rex-rule-tactical-retreat = Vos unités et votre leader rentrent dans la réserve. L'adversaire gagne.
web-rex-rule-informant = Déployez encore une fois, payé à la banque. Ou annulez un avantage juste avant son usage.
web-rex-rule-double-agent = Piochez un traître et ajoutez-le aux vôtres.
web-rex-rule-new-recruits = Jusqu'à cinq unités de plus, ou un leader, vous reviennent gratuitement.
web-rex-rule-diplomatic-interference = Un joueur ne peut pas enchérir dans cette phase, ou ne peut pas changer d'alliance dans ce cessez-le-feu.
web-rex-rule-graviton-negator = Détruisez pour toujours le bouclier d'une case où vous avez une unité.
web-rex-rule-rapid-mobilization = Faites un mouvement de plus.
web-rex-rule-tracking-beacon = Une Offensive Sol frappe. Pas à la manche 1.
web-rex-rule-fleet-sabotage = À la place de la carte, vous déplacez la flotte de 0 à 10 secteurs.
web-rex-rule-interrogation = Interrogez un joueur sur une carte ou un traître. La réponse est vraie, et tous l'entendent.
web-rex-card-bombardment = { $count ->
    [1] Carte Bombardement : la flotte entre dans un secteur
   *[other] Carte Bombardement : la flotte entre dans { $count } secteurs
}
web-rex-card-sectors = { $count ->
    [one] secteur
   *[other] secteurs
}
web-rex-card-sector = secteur { $sector }
web-rex-card-influence = { $count } d'influence
web-rex-rule-sol-offensive = Toutes les unités et l'influence des espaces du dernier placement sont perdues. Les Sol sont épargnés.
web-rex-rule-temporary-ceasefire = On forme ou on quitte des alliances et on donne de l'influence, jusqu'à ce que tous soient prêts. Puis on pioche de nouveau.

## Ce que je tiens, et comment répondre

web-rex-your-leaders = { $race }, vos leaders
web-rex-your-cards = Vos cartes
web-rex-no-cards = Aucune carte en main
web-rex-traitor-about = Votre traître : si un adversaire envoie ce leader contre vous, vous pouvez le révéler et gagner.
web-rex-prediction = Votre prédiction : { $race }, manche { $round }
web-rex-outside = { $count ->
    [1] Un autre lieu à choisir hors de cette vue
   *[other] { $count } autres lieux à choisir hors de cette vue
}
web-rex-places = Espaces à choisir
web-rex-next = Continuer
web-rex-do-move = { $price ->
    [0] Déplacer { $count } : { $space }
   *[other] Déplacer { $count } pour { $price } : { $space }
}
web-rex-do-deploy = { $price ->
    [0] Déployer { $count } gratuitement : { $space }
   *[other] Déployer { $count } pour { $price } : { $space }
}
web-rex-do-place = Placer { $count } : { $space }
web-rex-from-to = { $origin } → { $target }
web-rex-reserve-to = Réserve → { $target }
web-rex-all = Toutes les { $count }
web-rex-do-answer = Répondre { $count }
web-rex-cost = Coûte { $count } de votre influence : { $have }
web-rex-price = pour { $count }
web-rex-look = Afficher la ville
web-rex-open-auction = Aller à l'enchère
web-rex-open-battle = Aller à la bataille
web-rex-open-ceasefire = Aller au cessez-le-feu
web-rex-open-setup = Aller à la mise en place
web-rex-order = { $timing ->
    [influence] Ne plus demander au début de la phase d'influence
    [ceasefire] Ne plus demander avant un cessez-le-feu
    [bidding] Ne plus demander au début des enchères
    [sale] Ne plus demander quand une carte est vendue
    [manoeuvre] Ne plus demander au début de la phase de manœuvre
    [deployment] Ne plus demander avant les déploiements des autres
    [battles] Ne plus demander avant les batailles
    [battle] Ne plus demander au début d'une bataille
   *[bombardment] Ne plus demander avant le bombardement
}
web-rex-order-round = Plus dans cette manche
web-rex-order-about = Désormais vous passez toujours ici, même en votre absence. Vous pouvez le changer dans vos ordres permanents.
web-rex-book = Ordres permanents
web-rex-book-open = { $count ->
    [0] Ordres permanents
    [one] Un ordre permanent
   *[other] { $count } ordres permanents
}
web-rex-book-about = Dans ces moments, on demande à tous s'ils jouent une carte. Vos choix sont enregistrés et restent privés ; vous pouvez les changer à tout moment. Si une carte ne peut pas être jouée le moment venu, vous passez.
web-rex-book-when = { $timing ->
    [influence] La phase d'influence commence
    [ceasefire] Un cessez-le-feu est tiré
    [bidding] Les enchères commencent
    [sale] Une carte est vendue
    [manoeuvre] La phase de manœuvre commence
    [deployment] Avant un déploiement
    [battles] Avant les batailles
    [battle] Une bataille commence
   *[bombardment] Avant le bombardement
}
web-rex-book-ask = Me demander
web-rex-book-round = Passer dans la manche { $round }
web-rex-book-pass = Toujours passer
web-rex-book-play = Jouer { $card }
web-rex-book-more = Détails
web-rex-asked-anyway = Vous n'avez pas de carte pour ce moment. On demande à tout le monde, pour que personne n'apprenne qui en a une.
web-rex-act-on = { $act } : { $about }
web-rex-book-sectors = { $count ->
    [1] 1 secteur
   *[other] { $count } secteurs
}

## Enchères

web-rex-auction = Enchère, carte { $number } sur { $count }
web-rex-no-bid = Personne n'a encore enchéri. { $race } ouvre.
web-rex-no-bid-yours = Personne n'a encore enchéri. Vous ouvrez.
web-rex-leads = { $race } mène avec { $count }.
web-rex-jol-nar-saw = Jol-Nar l'a vue.
web-rex-bid-high = plus haute offre { $count }
web-rex-bid-passed = a passé
web-rex-bid-outbid = { $count }, dépassé
web-rex-bid-barred = exclu
web-rex-bid-full = main pleine
web-rex-bid-broke = sans influence
web-rex-bid-speaks = doit enchérir
web-rex-bid-waits = attend
web-rex-bid-out = hors jeu
web-rex-me-high = Vous menez avec { $count }
web-rex-me-passed = Vous avez passé sur cette carte
web-rex-me-outbid = Votre offre de { $count } est dépassée
web-rex-me-barred = Vous ne pouvez pas enchérir dans cette phase
web-rex-me-full = Votre main est pleine
web-rex-me-broke = Vous n'avez pas d'influence
web-rex-me-speaks = À vous
web-rex-me-waits = Bientôt à vous
web-rex-me-out = Vous ne participez pas à cette enchère
web-rex-your-bid = Votre offre : { $count } ou plus, ou passez
web-rex-cannot-top = Vous ne pouvez pas dépasser cette offre
web-rex-purse = Vous avez { $influence } d'influence et { $cards } cartes sur { $most }.
web-rex-price-lazax = Le prix revient aux Lazax.
web-rex-do-bid = Offrir { $count }
web-rex-do-pass = Passer pour cette carte
web-rex-raise = Surenchérir pour moi jusqu'à
web-rex-raise-to = Surenchérir pour moi jusqu'à { $count }
web-rex-pass-ahead = Passer quand ce sera à moi
web-rex-standing-about = Pour cette carte seulement. C'est enregistré en votre absence, et personne d'autre ne le voit.
web-rex-on-offer = { $count ->
    [1] Une carte en vente
   *[other] { $count } cartes en vente
}
web-rex-for = pour { $count }
web-rex-now = ici
web-rex-then = puis
web-rex-last = dernière
web-rex-auction-ends = Si tout le monde passe, l'enchère s'arrête.
web-rex-here-may = Avantages pendant l'enchère
web-rex-auction-lazax = touche le prix de chaque carte, sauf des siennes
web-rex-auction-jol-nar = regarde chaque carte d'abord
web-rex-auction-letnev = en pioche une de plus par carte achetée, jusqu'à huit
web-rex-bids = Offres sur cette carte
web-rex-bid-line = offre { $count }
web-rex-pass-line = passe
web-rex-thinks = réfléchit
web-rex-your-turn = à vous

## Bataille

web-rex-step-report = Rapport
web-rex-step-command = Commandement et question
web-rex-step-plan = Plan secret
web-rex-step-cards = Cartes
web-rex-step-retreat = Retraite
web-rex-step-traitor = Traître
web-rex-step-result = Vainqueur
web-rex-step-about-report = Les deux camps montrent combien d'unités et de cartes ils ont.
web-rex-step-about-command = Avant les plans, les Xxcha peuvent interdire une carte, et les Jol-Nar poser une question à laquelle il faut répondre.
web-rex-step-about-plan = Les deux camps choisissent en secret force, leader et emplacement. Les plans sont révélés au même moment.
web-rex-step-about-cards = Les plans sont dévoilés. Chacun choisit maintenant, de nouveau en secret, les cartes annoncées.
web-rex-step-about-retreat = Les cartes sont dévoilées. Un joueur qui a une Retraite tactique peut partir avant que rien ne prenne effet.
web-rex-step-about-traitor = On demande toujours aux deux camps s'ils révèlent un traître.
web-rex-step-about-result = Le vainqueur règle pertes et cartes.
web-rex-report = Rapport
web-rex-strength = Force : les unités que vous êtes prêt à perdre
web-rex-strength-short = force
web-rex-of-units = sur { $count }
web-rex-slot = Emplacement : les cartes que vous promettez de jouer
web-rex-slot-no-card = Vous n'avez pas de carte pour cet emplacement.
web-rex-no-leader = aucun leader
web-rex-forecast = Si aucun leader n'est détruit
web-rex-range = de { $low } à { $high }
web-rex-tie-yours = Vous gagnez une égalité : vous venez plus tôt dans l'ordre du jeu.
web-rex-tie-theirs = L'adversaire gagne une égalité : il vient plus tôt dans l'ordre du jeu.
web-rex-theirs-most = { $race } : au plus { $most }, soit { $units } au cadran et un leader de { $leader }.
web-rex-theirs-cards = { $count ->
    [0] Aucune carte en main : l'emplacement ne peut que rester vide.
    [one] Une carte en main : arme, défense ou ni l'une ni l'autre.
   *[other] { $count } cartes en main : armes, défenses ou ni l'un ni l'autre.
}
web-rex-fits = convient à l’emplacement
web-rex-seal = Sceller le plan
web-rex-choose-attack = Choisissez votre carte d'attaque
web-rex-choose-defence = Choisissez votre carte de défense
web-rex-dial = cadran
web-rex-plays-none = ne joue pas de carte
web-rex-ahead-hit = { $leader } est détruit quand les cartes prennent effet. Il reste { $count }.
web-rex-ahead-explodes = Le laser et le bouclier vont exploser : les deux camps perdent tout ici.
web-rex-banned = Interdit par Commandement : { $card }
web-rex-you-sealed = Votre plan est scellé
web-rex-has-sealed = { $race } : plan scellé
web-rex-opens-together = Les deux plans sont révélés au même moment. Vous ne pouvez plus changer le vôtre.
web-rex-not-sealed = { $race } : plan pas encore scellé.
web-rex-your-traitor = { $leader } est votre traître
web-rex-traitor-if = Si ce leader combat contre vous, vous pouvez révéler le traître après les cartes : vous gagnez aussitôt sans perdre d'unité.
web-rex-traitor-now = Ce leader combat contre vous. Après les cartes, vous pouvez révéler le traître.
web-rex-battle-over = Bataille : { $space }
web-rex-last-battle = Dernière bataille
web-rex-who = { $name } ({ $race })
web-rex-you-as = Vous ({ $race })
web-rex-out-won = Vous gagnez la bataille : { $space }
web-rex-out-lost = Vous perdez la bataille : { $space }
web-rex-out-wins = { $player } gagne la bataille : { $space }
web-rex-out-nobody = Personne ne gagne la bataille : { $space }
web-rex-out-strength = La force décide, { $more } à { $less }. Vainqueur : { $player }.
web-rex-out-tie = Égalité, { $more } à { $less }. Le premier dans l'ordre de jeu gagne : { $player }.
web-rex-out-traitor = { $leader } travaillait pour une autre race. Révélation de { $player }. Les deux plans ne comptent pas.
web-rex-out-retreat = Une Retraite tactique met fin à la bataille. Retour dans la réserve : { $player }.
web-rex-out-explosion = Le laser et le bouclier explosent : les deux armées et les deux leaders sont détruits.
web-rex-out-winner = vainqueur
web-rex-out-again = Revoir
web-rex-out-void = ne compte pas
web-rex-out-stands = survit, ajoute { $count }
web-rex-out-paid = détruit : { $count } d'influence pour { $race }
web-rex-out-no-attack = aucune carte d'attaque
web-rex-out-no-defence = aucune carte de défense
web-rex-out-race-wins = Victoire : { $race }
web-rex-out-both-lose = Tous deux perdent
web-rex-effect-stopped = arrêté
web-rex-effect-hit = touché
web-rex-effect-explodes = explose
web-rex-effect-void = sans effet
web-rex-treason = Trahison
web-rex-treason-void = { $race } : le plan ne compte pas
web-rex-treason-opened = Force { $count }, { $things } : rien de tout cela ne compte.
web-rex-treason-shown = Révélé par { $player }
web-rex-treason-strength = { $race }, force { $count }
web-rex-treason-card = Se bat contre vous ? Révélez le traître : vous gagnez aussitôt, sans perdre d'unité.
web-rex-out-loses = { $count ->
    [1] Perd une unité, en garde { $left }.
   *[other] Perd { $count } unités, en garde { $left }.
}
web-rex-out-loses-all = { $count ->
    [one] Perd sa seule unité ici.
   *[other] Perd ses { $count } unités ici.
}
web-rex-out-loses-none = { $left ->
    [1] Ne perd aucune unité, en garde une.
   *[other] Ne perd aucune unité, en garde { $left }.
}
web-rex-out-withdrew = Les unités et le leader reviennent dans la réserve.
web-rex-out-falls = Le leader est perdu : { $leader }.
web-rex-out-gains = Reçoit { $count } d'influence pour le leader détruit.
web-rex-out-discards = Défausse : { $cards }.
web-rex-out-holds = Contrôle maintenant { $space } : { $count } places fortes sur { $most }.
web-rex-out-contested = { $space } reste disputée : { $count } places fortes sur { $most }.
web-rex-out-both = Les deux plans
web-rex-out-bombardment = Le bombardement vous a touché
web-rex-out-offensive = L'Offensive de Sol vous a touché
web-rex-out-shield = Un bouclier au-dessus de vos unités a été détruit
web-rex-out-stronghold = Vous avez perdu le contrôle d'une place forte
web-rex-out-alliance = Votre alliance est rompue
web-rex-out-entered = { $count ->
    [1] { $space } : { $player } entre avec une unité. Personne ne la contrôle jusqu'à la bataille.
   *[other] { $space } : { $player } entre avec { $count } unités. Personne ne la contrôle jusqu'à la bataille.
}
web-rex-out-left = { $player } a quitté l'alliance avec vous.
web-rex-keep-card = Garder { $card }
web-rex-discard-card = Défausser { $card }

## Cessez-le-feu

web-rex-truce = Cessez-le-feu
web-rex-truce-ends = Les pourparlers finissent dans
web-rex-truce-about = Pas de combat pour l'instant. Alliances et dons sont possibles jusqu'à la fin du cessez-le-feu, puis pas avant le prochain.
web-rex-round-card = Manche { $round }, carte influence
web-rex-seats = Alliances
web-rex-ready-of = { $count } prêts sur { $most }
web-rex-is-ready = prêt
web-rex-is-talking = parle
web-rex-key-allied = alliés
web-rex-key-waits = proposé
web-rex-key-gift = don
web-rex-alliance-of = { $count ->
    [3] Alliance à trois
   *[other] Alliance à deux
}
web-rex-from = de { $race }
web-rex-agreed = d'accord
web-rex-you-decide = à vous de décider
web-rex-needs = Ensemble il vous faudrait { $count } places fortes ; vous en avez { $have }.
web-rex-deals = Feuille des accords
web-rex-deals-about = Les promesses n'engagent à rien. La feuille en garde la trace.
web-rex-last-promise = dernière promesse
web-rex-deals-alone = personne
web-rex-done-here = Fait pendant ce cessez-le-feu
web-rex-talk-alone = Cessez-le-feu : on peut donner de l'influence.
web-rex-make-gift = Donner de l'influence
web-rex-gifts-left = { $count ->
    [one] il reste { $count } don
   *[other] il reste { $count } dons
}
web-rex-make-proposal = Faire une proposition
web-rex-left = il en reste { $count }
web-rex-tab-propose = Alliance
web-rex-tab-give = Don
web-rex-tab-leave = Quitter
web-rex-tab-deal = Accord
web-rex-word-so-far = Parole donnée
web-rex-gift-now = Dons
web-rex-gave = donné
web-rex-got = reçu
web-rex-all-promises = Toutes les promesses
web-rex-with = Avec qui
web-rex-do-propose = Proposer une alliance à { $race }
web-rex-do-give = Donner { $count } à { $race }, immédiatement et définitivement
web-rex-leave-about = Vous partez immédiatement, sans l'accord de personne. S'il reste deux alliés, ils restent alliés.
web-rex-shares = Des unités de { $race } partageaient un espace avec les vôtres quand le cessez-le-feu a été tiré : pas d'alliance cette fois.
web-rex-i-am-ready = Je suis prêt
web-rex-you-are-ready = Vous êtes prêt. Parlent encore : { $names }.
web-rex-talk-limit = { $count ->
    [1] Les pourparlers finissent après une minute.
   *[other] Les pourparlers finissent après { $count } minutes.
}

## Mise en place

web-rex-setup-wait = En attente de { $names }
web-rex-setup-choose-race = Quelle race menez-vous ?
web-rex-setup-keep-traitor = Quel traître gardez-vous ?
web-rex-setup-set-fleet-dial = Où la flotte commence-t-elle ?
web-rex-setup-predict = Qui gagnera, et quand ?
web-rex-setup-about-choose-race = Chaque race enfreint les règles à sa manière. Sol et Jol-Nar conviennent à une première partie.
web-rex-setup-about-keep-traitor = Un traître est le leader d'un autre joueur qui travaille pour vous en secret. Si vous gardez un des vôtres, il est à l'abri de la trahison, mais ne vous fera jamais gagner de bataille.
web-rex-setup-about-set-fleet-dial = Deux joueurs règlent chacun un cadran en secret. La différence des nombres donne le secteur ; 0 et tout ce qui dépasse 18 donnent le secteur 1.
web-rex-setup-about-predict = Si cette race gagne dans cette manche, vous gagnez à sa place. Personne d'autre ne sait ce que vous avez choisi.
web-rex-more = Plus
web-rex-lead = Mener { $race }
web-rex-own-leader = le vôtre
web-rex-keep = Garder
web-rex-fleet-dial = Nombre au cadran
web-rex-set-dial = Régler { $count }
web-rex-predict-race = Race
web-rex-predict-round = Manche
web-rex-predict-first = Choisissez d'abord une race
web-rex-do-predict = Prédire { $race } dans la manche { $round }

## La fin

web-rex-you-win = Vous gagnez avec { $race }
web-rex-wins = { $name } gagne avec { $race }
web-rex-win-together = { $names } gagnent ensemble
web-rex-over-held = { $count } places fortes à la fin de la manche { $round } : { $spaces }.
web-rex-prediction-was = Xxcha avait prédit { $race } dans la manche { $round }.
web-rex-betrayed-with = { $name } a montré { $card }.
web-rex-battles-won = Batailles gagnées
web-rex-battles-lost = Batailles perdues
web-rex-course = Le cours de la partie
web-rex-course-strongholds = Places fortes par manche
web-rex-course-units = Unités en ville
web-rex-course-influence = Influence
web-rex-battles = Batailles
web-rex-battles-all = Toutes les { $count }
web-rex-battle-won = gagne
web-rex-battle-lost = perd
web-rex-battle-treason = Trahison : { $leader }
web-rex-battle-retreat = Une retraite tactique
web-rex-battle-explosion = Le laser et le bouclier explosent
web-rex-battle-falls = { $count ->
    [one] { $leaders } est éliminé
   *[other] { $leaders } sont éliminés
}
web-rex-battle-tie = Égalité : le premier dans l’ordre du tour gagne
web-rex-battle-plain = Aucun leader n’est éliminé
web-rex-battle-units = unités perdues : { $first } et { $second }
web-rex-turn = Manche { $round }{ $space ->
    [none] .
   *[other] , { $space }.
}

## Ce qu'on demande aux autres, pendant qu'on attend

web-rex-doing-choose-race = Quelle race mener.
web-rex-doing-keep-traitor = Quel traître garder.
web-rex-doing-set-fleet-dial = Un nombre pour le secteur de départ de la flotte.
web-rex-doing-predict = Qui gagnera, et à quelle manche.
web-rex-doing-place-units = Où placer les premières unités de Sol.
web-rex-doing-talk = Trêve : alliances et dons.
web-rex-doing-answer-proposal = Accepter ou non l'alliance.
web-rex-doing-allow-ally = Laisser ou non un allié user d'un avantage.
web-rex-doing-reposition-units = Si les unités quittent l'espace touché.
web-rex-doing-give-to-ally = Donner ou non de l'influence à un allié pour cette carte.
web-rex-doing-make-bid = Une enchère pour la carte, ou passer.
web-rex-doing-play-card = On demande à tous les joueurs qui pourraient avoir une carte pour ce moment. Personne ne voit qui a répondu, et les réponses sont montrées ensemble.
web-rex-doing-discard-cards = Quelles cartes défausser.
web-rex-doing-recruit = Combien d'unités recruter, et quel leader.
web-rex-doing-move-units = Quel groupe se déplace, et où.
web-rex-doing-deploy-units = Où déployer des unités.
web-rex-doing-enter-council = Si une unité entre au Conseil galactique.
web-rex-doing-turn-units = Quelles unités retourner.
web-rex-doing-choose-battle = Quelle bataille vient maintenant.
web-rex-doing-give-command = Quelle carte interdire dans cette bataille.
web-rex-doing-put-question = Que demander à l'adversaire avant la bataille.
web-rex-doing-answer-question = La réponse aux Jol-Nar, qui engage.
web-rex-doing-seal-plan = Le plan secret : cadran, leader et emplacement.
web-rex-doing-seal-cards = Les cartes pour cette bataille.
web-rex-doing-may-retreat = Se replier ou non.
web-rex-doing-call-traitor = Révéler ou non un traître.
web-rex-doing-choose-losses = Quelles unités perdre.
web-rex-doing-keep-cards = Lesquelles des cartes jouées garder.
web-rex-doing-share-or-reveal = Partager ou non la victoire.

## Parties à revoir

web-rex-mark-conflict = Conflit
web-rex-mark-treason = Trahison
web-rex-mark-alliance = Alliance
web-rex-mark-bombardment = Bombardement

## Ce que change le nombre de joueurs

web-rex-note-3 = À trois, il n’y a pas d’alliances : chacun joue pour soi.

web-rex-answer-move = { rex-part-army } : { $origin } → { $target }
web-rex-answer-deploy = { rex-part-troops } → { $space }
web-rex-premove-move = { $count ->
    [one] { $count } unité de { $origin } à { $target }
   *[other] { $count } unités de { $origin } à { $target }
}

## Examples in the rules

web-rex-example-traitor = Sol attaque avec six unités, mais vous avez la carte traître de son leader.
web-rex-example-bombardment = La carte fait avancer la flotte de quatre secteurs. Les unités des espaces sans bouclier sont détruites ; celles des espaces protégés survivent.
web-rex-example-laser-and-shield = Sol joue le laser d’assaut et vous jouez un bouclier énergétique. Ensemble, ils explosent.

## Questions

web-rex-ask-look = Regardez-vous la carte Bombardement ?
web-rex-do-not-look = Non

## Rules in short

web-rex-short-11-1 = Force : le cadran plus le leader, s’il survit
web-rex-short-11-2 = Prix : le vainqueur perd autant d’unités que le cadran l’indique, le perdant toutes
web-rex-short-11-3 = Égalité : le premier dans l’ordre du tour gagne
web-rex-short-11-4 = Traître : il gagne aussitôt, quelles que soient les forces
web-rex-short-13-1 = Quand : à la fin de chaque manche, la flotte avance d’autant de secteurs que sa carte l’indique
web-rex-short-13-2 = Pertes : toutes les unités et l’influence des secteurs où elle entre
web-rex-short-13-3 = À l’abri : les espaces avec un bouclier et le secteur de départ
web-rex-short-16-1 = Attaque : elle tue le leader adverse. Le Bouclier énergétique arrête le Fusil à énergie, la Biocombinaison l’Arme biologique
web-rex-short-16-2 = Laser d’assaut : rien ne l’arrête, mais avec un Bouclier énergétique en jeu tout explose et les deux perdent
web-rex-short-16-3 = Après la bataille : le perdant défausse, le vainqueur peut garder ses cartes

## Accords

web-rex-talk-ceasefire = Cessez-le-feu
web-rex-talk-ceasefire-table = Accords pendant les cessez-le-feu seulement
web-rex-deal-owed = À payer maintenant : { $amount } d'influence, avant la fin du prochain cessez-le-feu
web-rex-deal-until-talk = valable jusqu'à la fin du cessez-le-feu
web-rex-deal-gift = Influence
web-rex-deal-alliance = Alliance
web-rex-deal-pending = On pourra de nouveau offrir des dons et des alliances après la réponse à la proposition.
web-rex-deal-until = Jusqu'à la fin de la manche
web-rex-deal-player = Joueur
web-rex-deal-space = Espace
web-rex-deal-amount = Influence
web-rex-deal-most = Au plus
web-rex-deal-card = Carte
web-rex-deal-leader = Leader
web-rex-deal-when = Quand
web-rex-deal-when-ceasefire = Un autre cessez-le-feu commence
web-rex-deal-when-battle-won = Le bénéficiaire gagne une bataille
web-rex-deal-when-space-held = Le bénéficiaire contrôle un espace

## Statistiques des profils

web-rex-stat-battles_won = Batailles gagnées
web-rex-stat-allied_wins = Victoires en alliance
web-rex-stat-treason = Traîtres révélés
web-rex-stat-betrayed = Trahisons subies
web-rex-stat-parts = Races : parties, gagnées
