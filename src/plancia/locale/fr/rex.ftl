### Rex : les derniers jours d'un empire.

rex-title = Rex : les derniers jours d'un empire
rex-tagline = Une ville sous le feu, six races, des alliances de circonstance. Contrôlez trois places fortes et la ville est à vous.

## Races

rex-name-lazax = Lazax
rex-name-sol = Sol
rex-name-jol-nar = Jol-Nar
rex-name-letnev = Letnev
rex-name-hacan = Hacan
rex-name-xxcha = Xxcha

## Cases

rex-name-mpn = Mecatol Power Nord
rex-name-tar = Taudis de Tarraguth
rex-name-civ = Spatioport civil
rex-name-inc = Incarcerorum
rex-name-hol = Centrale Holonet
rex-name-low = Marchés bas
rex-name-sai = Sai Sallai
rex-name-ple = Quartier des plaisirs
rex-name-car = Salle de cartographie
rex-name-nob = Quartiers de la noblesse
rex-name-adi = Adminus Imperialis
rex-name-sal = Taudis de Sallab
rex-name-fou = Faubourg des fonderies
rex-name-mps = Mecatol Power Sud
rex-name-int = QG des services impériaux
rex-name-rec = Salle des archives
rex-name-sch = Scholara Imperialis
rex-name-iaf = QG IAF
rex-name-gar = Faubourg de la garnison
rex-name-mem = Jardins du souvenir
rex-name-pal = Palais impérial
rex-name-tra = Nœud de transit
rex-name-adm = Adminus Mecatol
rex-name-vel = Résidences de Vel Terro
rex-name-emb = Quartier des ambassades
rex-name-wes = Quais de l'Ouest
rex-name-nav = Base navale impériale
rex-name-cou = Conseil galactique

## Leaders

rex-name-lord-regent = Seigneur régent
rex-name-imperial-commander = Commandant impérial
rex-name-high-chancellor = Grand chancelier
rex-name-keeper-of-records = Gardien des archives
rex-name-palace-prefect = Préfet du palais
rex-name-fleet-admiral = Amiral de la flotte
rex-name-field-general = Général de campagne
rex-name-assault-colonel = Colonel d'assaut
rex-name-intelligence-major = Major du renseignement
rex-name-liaison-agent = Agent de liaison
rex-name-headmaster = Recteur
rex-name-master-tactician = Maître tacticien
rex-name-chief-engineer = Ingénieur en chef
rex-name-research-envoy = Envoyé à la recherche
rex-name-junior-adjunct = Jeune adjoint
rex-name-barons-champion = Champion du baron
rex-name-iron-captain = Capitaine de fer
rex-name-spymaster = Maître espion
rex-name-guard-lieutenant = Lieutenant de la garde
rex-name-overseer = Surveillant
rex-name-emir = Émir
rex-name-caravan-master = Maître de caravane
rex-name-quartermaster = Intendant
rex-name-broker = Courtier
rex-name-trade-factor = Agent de commerce
rex-name-ambassador = Ambassadeur
rex-name-elder-councillor = Conseiller ancien
rex-name-voice-of-the-king = Voix du roi
rex-name-temple-guardian = Gardien du temple
rex-name-peace-envoy = Envoyé de paix

## Cartes

rex-name-energy-rifle = Fusil à énergie
rex-name-bio-weapon = Arme biologique X-35
rex-name-hylar-iii = Laser d'assaut Hylar III
rex-name-energy-shield = Bouclier énergétique Magen
rex-name-bio-suit = Biocombinaison
rex-name-tactical-retreat = Retraite tactique
rex-name-informant = Informateur
rex-name-double-agent = Agent double
rex-name-new-recruits = Nouvelles recrues
rex-name-diplomatic-interference = Ingérence diplomatique
rex-name-graviton-negator = Négateur gravitonique
rex-name-rapid-mobilization = Mobilisation rapide
rex-name-tracking-beacon = Balise de guidage
rex-name-fleet-sabotage = Sabotage de la flotte
rex-name-interrogation = Interrogatoire
rex-name-sol-offensive = Offensive Sol
rex-name-temporary-ceasefire = Cessez-le-feu temporaire
rex-name-path-of-peace = Voie de la paix
rex-name-cautious-command = Commandement prudent
rex-name-hoarded-favours = Faveurs amassées
rex-name-hidden-arsenal = Arsenal caché
rex-name-unbroken-ranks = Rangs intacts
rex-name-master-of-the-ports = Maître des ports
rex-name-hand-on-the-throne = Main sur le trône
rex-name-true-conqueror = Vrai conquérant
rex-name-none = —

## Avantages, comme les nomment un Informateur ou un allié

rex-name-lazax-income = Lazax : revenu des cartes vendues
rex-name-lazax-gift = Lazax : don à un allié qui enchérit
rex-name-sol-look = Sol : regard sur la carte Bombardement
rex-name-sol-deployment = Sol : déploiement gratuit
rex-name-sol-range = Sol : portée de trois
rex-name-sol-immunity = Sol : immunité contre l'Offensive
rex-name-sol-allies = Sol : protection des alliés contre l'Offensive
rex-name-jol-nar-look = Jol-Nar : regard sur la carte aux enchères
rex-name-jol-nar-forecast = Jol-Nar : regard sur la carte Influence
rex-name-jol-nar-question = Jol-Nar : question en bataille
rex-name-letnev-card = Letnev : carte gratuite à l'achat
rex-name-letnev-hand = Letnev : main de huit
rex-name-letnev-traitor = Letnev : traître dans la bataille d'un allié
rex-name-hacan-income = Hacan : revenu des déploiements
rex-name-hacan-discount = Hacan : demi-tarif
rex-name-hacan-move = Hacan : transfert au lieu de déployer
rex-name-hacan-ally = Hacan : demi-tarif et transfert pour un allié
rex-name-xxcha-command = Xxcha : Commandement
rex-name-xxcha-turning = Xxcha : cacher les unités
rex-name-xxcha-council = Xxcha : unité pour le Conseil

## Ce que font cartes et races, en bref

rex-about-energy-rifle = Attaque. Détruit le leader adverse, sauf si un Bouclier énergétique Magen est joué ; s'il tombe, vous recevez autant d'influence que vaut sa force.
rex-about-bio-weapon = Attaque. Détruit le leader adverse, sauf si une Biocombinaison est jouée ; s'il tombe, vous recevez autant d'influence que vaut sa force.
rex-about-hylar-iii = Attaque. Détruit le leader adverse ; rien ne l'arrête. Avec un Bouclier énergétique Magen dans la même bataille, tout explose.
rex-about-energy-shield = Défense. Protège votre leader du Fusil à énergie. Jamais à côté d'un Hylar III.
rex-about-bio-suit = Défense. Protège votre leader de l'Arme biologique.
rex-about-tactical-retreat = En bataille, cartes dévoilées : vos unités et votre leader reviennent dans la réserve, et l'adversaire a gagné.
rex-about-informant = Faites un déploiement de plus à votre tour, payé à la banque ; ou annulez un avantage juste avant son usage.
rex-about-double-agent = Hors bataille, à tout moment : piochez un traître et ajoutez-le aux vôtres.
rex-about-new-recruits = Pendant votre recrutement : jusqu'à cinq unités de plus, ou un leader, gratuitement.
rex-about-diplomatic-interference = Au début des enchères : un joueur ne peut pas enchérir dans cette phase, et il y a une carte de moins. Lors d'un cessez-le-feu : un joueur ne peut ni former ni quitter d'alliance.
rex-about-graviton-negator = Pendant votre manœuvre, ou avant que la flotte avance : détruisez pour de bon le bouclier d'une case où vous avez une unité.
rex-about-rapid-mobilization = Après votre déplacement : faites-en un autre.
rex-about-tracking-beacon = Au début de la phase Influence, pas à la manche 1 : une Offensive Sol frappe.
rex-about-fleet-sabotage = Avant que la carte Bombardement soit piochée : c'est vous qui avancez la flotte, de 0 à 10 secteurs.
rex-about-interrogation = Hors bataille, à tout moment : interrogez un joueur sur une carte ou un traître. La réponse est vraie, et tous l'entendent.
rex-about-path-of-peace = Plus d'unités visibles au Conseil galactique que chacun des autres joueurs.
rex-about-cautious-command = Plus d'unités en réserve que chacun de vos alliés.
rex-about-hoarded-favours = Au moins 10 d'influence, et plus que chaque allié.
rex-about-hidden-arsenal = Au moins trois cartes Stratégie, et plus que chaque allié.
rex-about-unbroken-ranks = Vos cinq leaders sont en vie.
rex-about-master-of-the-ports = Vous contrôlez les deux spatioports.
rex-about-hand-on-the-throne = Vous contrôlez le Palais impérial et une autre place forte.
rex-about-true-conqueror = À vous seul, vous contrôlez trois places fortes ou plus.
rex-about-lazax = Les autres joueurs vous paient les cartes Stratégie. Cinq de vos unités sont mécanisées et comptent 2 en bataille.
rex-about-sol = Vous regardez la carte Bombardement, déployez gratuitement dans les secteurs 13 à 17, avancez de trois lignes, et aucune Offensive Sol ne détruit vos unités. À la manche 8, vous gagnez si le Palais et Mecatol Power Sud sont à vous ou à personne.
rex-about-jol-nar = Vous voyez chaque carte avant l'enchère et la prochaine carte Influence, et en bataille l'adversaire doit répondre à une de vos questions.
rex-about-letnev = Vous gardez quatre traîtres, commencez avec deux cartes, pouvez en avoir huit, et en piochez une gratuite à chaque achat.
rex-about-hacan = Vous déployez à demi-tarif ou transférez des unités n'importe où, et les autres joueurs vous paient leurs déploiements. Si personne d'autre n'a gagné à la manche 8, c'est vous.
rex-about-xxcha = Vous prédisez qui gagne et quand, et gagnez à sa place. En bataille vous interdisez une carte ; vous pouvez cacher vos unités ; quand d'autres déploient, vous pouvez entrer au Conseil.
rex-about-ally-lazax = Les Lazax peuvent vous donner de l'influence avant que vous enchérissiez.
rex-about-ally-sol = Une Offensive Sol ne détruit pas vos unités, et si Sol y consent vous les repositionnez.
rex-about-ally-jol-nar = Les Jol-Nar peuvent poser leur question à votre adversaire.
rex-about-ally-letnev = Les Letnev peuvent révéler un de leurs traîtres dans votre bataille.
rex-about-ally-hacan = Vous déployez à demi-tarif, et si les Hacan y consentent vous transférez des unités n'importe où.
rex-about-ally-xxcha = Les Xxcha peuvent interdire une carte à votre adversaire.

## Ce qui est écrit sur le dessin de la ville

rex-phase-influence = Influence
rex-phase-bidding = Enchères
rex-phase-recruitment = Recrutement
rex-phase-manoeuvre = Manœuvre
rex-phase-battle = Bataille
rex-phase-collection = Collecte
rex-phase-bombardment = Bombardement
rex-drawn-round = Manche
rex-drawn-first-player = premier joueur
rex-drawn-allied-with = en alliance avec
rex-drawn-casualties = pertes
rex-drawn-fleet = flotte
rex-drawn-sector = secteur

## Parties d’autres messages

rex-part-units = { $units ->
    [1] une unité
   *[other] { $units } unités
}
rex-part-army = { $special ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $special ->
            [1] une unité mécanisée ou cachée
           *[other] { $special } unités mécanisées ou cachées
        }
       *[other] { rex-part-units } et { $special ->
            [1] une mécanisée ou cachée
           *[other] { $special } mécanisées ou cachées
        }
    }
}
rex-part-troops = { $mechanized ->
    [0] { rex-part-units }
   *[other] { $units ->
        [0] { $mechanized ->
            [1] une unité mécanisée
           *[other] { $mechanized } unités mécanisées
        }
       *[other] { rex-part-units } et { $mechanized ->
            [1] une mécanisée
           *[other] { $mechanized } mécanisées
        }
    }
}

## Ce qui s’est passé : une ligne du journal

rex-fact-lots-drawn = { $you ->
    [yes] On pioche les cartes Bombardement : { $numbers }. La plus basse est la vôtre : vous commencez.
   *[no] On pioche les cartes Bombardement : { $numbers }. { $player } a la plus basse et commence.
}
rex-fact-race-taken = { $you ->
    [yes] Votre race : { $race }.
   *[no] { $player } prend la race { $race }.
}
rex-fact-traitors-dealt = { $you ->
    [yes] Vos traîtres au choix : { $leaders }.
   *[no] Traîtres au choix pour { $player } : { $leaders }.
}
rex-fact-traitors-kept = Chacun a gardé ses traîtres : { $counts }. Les autres cartes retournent dans le paquet.
rex-fact-fleet-placed = Les cadrans montrent { $dials } : la flotte est sur le secteur { $sector }.
rex-fact-betrayal-dealt = { $you ->
    [yes] Votre carte Trahison : { $card }.
   *[no] Carte Trahison de { $player } : { $card }.
}
rex-fact-prediction-made = { $you ->
    [yes] Vous avez fait votre prédiction.
   *[no] { $player } a fait une prédiction.
}
rex-fact-phase-began = Manche { $round } : { $phase ->
    [influence] phase Influence.
    [bidding] phase Enchères.
    [recruitment] phase Recrutement.
    [manoeuvre] phase Manœuvre.
    [battle] phase Bataille.
    [collection] phase Collecte.
   *[bombardment] phase Bombardement.
}
rex-fact-first-player-passed = { $you ->
    [yes] C'est à vous d'ouvrir la manche.
   *[no] C'est à { $player } d'ouvrir la manche.
}
rex-fact-influence-card-drawn = { $effect ->
    [yes] Carte Influence : { $card }.
   *[no] Carte Influence : { $card }, sans effet.
}
rex-fact-influence-placed = { $space } : +{ $amount } d'influence.
rex-fact-influence-lost = { $space } : −{ $amount } d'influence { $why ->
    [offensive] à cause de l'Offensive Sol.
    [bombardment] sous le bombardement.
   *[shield] avec la chute du bouclier.
}
rex-fact-influence-paid = { $why ->
    [gift] { $you ->
        [yes] Vous donnez { $amount } d'influence à { $receiver }.
        [receiver] { $player } vous donne { $amount } d'influence.
       *[other] { $player } donne { $amount } d'influence à { $receiver }.
    }
   *[other] { $receiver ->
        [none] { $you ->
            [yes] Vous versez { $amount } à la banque
           *[other] { $player } verse { $amount } à la banque
        }
       *[other] { $you ->
            [yes] Vous versez { $amount } à { $receiver }
            [receiver] { $player } vous verse { $amount }
           *[other] { $player } verse { $amount } à { $receiver }
        }
    } { $why ->
        [card] pour une carte.
        [recruits] pour le recrutement.
        [deployment] pour un déploiement.
       *[move] pour un transfert.
    }
}
rex-fact-influence-gained = { $you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
} { $amount } d'influence { $why ->
    [setup] pour commencer.
    [income] de la banque.
    [weapon] pour le leader détruit.
   *[collected] de la collecte : { $space }.
}
rex-fact-space-struck = L'Offensive Sol frappe : { $space }.
rex-fact-said-ready = { $you ->
    [yes] Vous en avez fini.
   *[no] { $player } en a fini.
}
rex-fact-alliance-proposed = { $you ->
    [yes] Vous proposez une alliance : { $members }.
   *[no] { $player } propose une alliance : { $members }.
}
rex-fact-proposal-accepted = { $you ->
    [yes] Vous acceptez l'alliance.
   *[no] { $player } accepte l'alliance.
}
rex-fact-proposal-fell = { $withdrawn ->
    [yes] { $you ->
        [yes] Vous retirez la proposition d'alliance.
       *[no] { $player } retire la proposition d'alliance.
    }
   *[no] { $you ->
        [yes] Vous refusez l'alliance.
       *[no] { $player } refuse l'alliance.
    }
}
rex-fact-alliance-formed = Une alliance est conclue : { $members }.
rex-fact-alliance-left = { $you ->
    [yes] Vous quittez votre alliance.
   *[no] { $player } quitte l'alliance.
}
rex-fact-ceasefire-ended = Le cessez-le-feu est terminé.
rex-fact-consent-given = { $answer ->
    [no] { $you ->
        [yes] Vous refusez un avantage à { $user } ({ $power }).
        [user] { $player } vous refuse un avantage ({ $power }).
       *[no] { $player } refuse un avantage à { $user } ({ $power }).
    }
    [always] { $you ->
        [yes] Vous accordez toujours un avantage à { $user } ({ $power }).
        [user] { $player } vous accorde toujours un avantage ({ $power }).
       *[no] { $player } accorde toujours un avantage à { $user } ({ $power }).
    }
   *[other] { $you ->
        [yes] Vous accordez un avantage à { $user } ({ $power }).
        [user] { $player } vous accorde un avantage ({ $power }).
       *[no] { $player } accorde un avantage à { $user } ({ $power }).
    }
}
rex-fact-row-laid-out = { $cards ->
    [0] On ne dispose aucune carte Stratégie.
    [one] On dispose une carte Stratégie.
   *[other] On dispose { $cards } cartes Stratégie.
}
rex-fact-card-offered = { $you ->
    [opener] Une carte est mise aux enchères ; vous ouvrez.
   *[no] Une carte est mise aux enchères ; { $opener } ouvre.
}
rex-fact-bid-made = { $amount ->
    [0] { $you ->
        [yes] Vous passez.
       *[no] { $player } passe.
    }
   *[other] { $you ->
        [yes] Vous enchérissez à { $amount }.
       *[no] { $player } enchérit à { $amount }.
    }
}
rex-fact-card-sold = { $you ->
    [yes] Vous achetez la carte pour { $price }.
   *[no] { $player } achète la carte pour { $price }.
}
rex-fact-cards-returned = { $cards ->
    [one] Personne n'en veut : la carte retourne dans le paquet.
   *[other] Personne n'en veut : { $cards } cartes retournent dans le paquet.
}
rex-fact-cards-drawn = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} { $count ->
    [1] une carte Stratégie.
   *[other] { $count } cartes Stratégie.
}
rex-fact-cards-seen = { $you ->
    [yes] Dans votre main : { $cards }.
   *[no] { $player } a : { $cards }.
}
rex-fact-traitor-drawn = { $you ->
    [yes] Un nouveau traître pour vous : { $leader }.
   *[no] Un nouveau traître pour { $player } : { $leader }.
}
rex-fact-forecast-seen = La prochaine carte Influence : { $card }.
rex-fact-bombardment-seen = La prochaine carte Bombardement : { $value }.
rex-fact-looked = { $you ->
    [yes] Vous regardez
   *[no] { $player } regarde
} { $at ->
    [card] la carte aux enchères.
    [influence] la prochaine carte Influence.
   *[bombardment] la prochaine carte Bombardement.
}
rex-fact-card-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $player } joue { $card }.
}
rex-fact-card-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $player } défausse { $card }.
}
rex-fact-advantage-cancelled = { $you ->
    [yes] Vous annulez un avantage ({ $power }).
   *[no] { $player } annule un avantage ({ $power }).
}
rex-fact-player-barred = { $moment ->
    [ceasefire] { $you ->
        [yes] Vous ne pouvez ni former ni quitter d'alliance pendant ce cessez-le-feu.
       *[no] { $player } ne peut ni former ni quitter d'alliance pendant ce cessez-le-feu.
    }
   *[bidding] { $you ->
        [yes] Vous ne pouvez pas enchérir dans cette phase.
       *[no] { $player } ne peut pas enchérir dans cette phase.
    }
}
rex-fact-interrogated = { $you ->
    [yes] Vous demandez à { $target } :
    [target] { $player } vous demande :
   *[no] { $player } demande à { $target } :
} { $topic ->
    [card] avez-vous { $about } en main ?
   *[traitor] avez-vous { $about } parmi vos traîtres ?
}
rex-fact-interrogation-answered = { $you ->
    [of] Vous répondez
   *[no] { $of } répond
} { $topic ->
    [card] au sujet de la carte { $about } :
   *[traitor] au sujet du traître { $about } :
} { $answer ->
    [yes] oui.
   *[no] non.
}
rex-fact-shield-destroyed = { $space } : le bouclier est détruit pour de bon.
rex-fact-units-recruited = { $you ->
    [yes] Vous recrutez { rex-part-troops }.
   *[no] { $player } recrute { rex-part-troops }.
}
rex-fact-leader-recruited = { $you ->
    [yes] Vous recrutez un leader : { $leader }.
   *[no] { $player } recrute un leader : { $leader }.
}
rex-fact-units-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $player } déplace
} { rex-part-army } : { $origin } → { $target }{ $why ->
    [move] .
    [hacan] , à la façon des Hacan.
   *[repositioned] , hors de la case touchée.
}
rex-fact-units-deployed = { $space } : { $why ->
    [setup] { $you ->
        [yes] vous installez { rex-part-troops }.
       *[no] { $player } installe { rex-part-troops }.
    }
    [council] { $you ->
        [yes] vous entrez avec { rex-part-troops }.
       *[no] { $player } entre avec { rex-part-troops }.
    }
    [informant] { $you ->
        [yes] vous déployez en plus { rex-part-troops }.
       *[no] { $player } déploie en plus { rex-part-troops }.
    }
   *[deployment] { $you ->
        [yes] vous déployez { rex-part-troops }.
       *[no] { $player } déploie { rex-part-troops }.
    }
}
rex-fact-units-turned = { $space } : { $down ->
    [yes] { $you ->
        [yes] vous cachez vos unités.
       *[no] { $player } cache ses unités.
    }
   *[no] { $you ->
        [yes] vous dévoilez vos unités.
       *[no] { $player } dévoile ses unités.
    }
}
rex-fact-units-lost = { $space } : { $you ->
    [yes] vous perdez
   *[no] { $player } perd
} { rex-part-army } { $why ->
    [battle] dans la bataille.
    [traitor] à cause du traître.
    [explosion] dans l'explosion.
    [offensive] dans l'Offensive Sol.
    [bombardment] sous le bombardement.
   *[shield] avec la chute du bouclier.
}
rex-fact-units-withdrew = { $space } : { $you ->
    [yes] vous vous retirez avec { rex-part-army }.
   *[no] { $player } se retire avec { rex-part-army }.
}
rex-fact-leader-destroyed = { $you ->
    [yes] Vous perdez un leader : { $leader }.
   *[no] { $player } perd un leader : { $leader }.
}
rex-fact-battle-began = { $space } : bataille entre { $sides } ; unités { $units }, cartes en main { $cards }.
rex-fact-command-given = { $you ->
    [yes] Vous interdisez une carte à { $target } : { $card }.
    [target] { $player } vous interdit une carte : { $card }.
   *[no] { $player } interdit une carte à { $target } : { $card }.
}
rex-fact-question-put = { $you ->
    [yes] Vous demandez à { $target } :
    [target] { $player } vous demande :
   *[no] { $player } demande à { $target } :
} { $topic ->
    [leader] quel leader ?
    [attack] quelle carte d'attaque ?
    [defence] quelle carte de défense ?
   *[dial] quel nombre sur le cadran ?
}
rex-fact-question-answered = { $you ->
    [of] Vous répondez : { $value }.
   *[no] { $of } répond : { $value }.
}
rex-fact-plan-opened = { $you ->
    [of] Votre plan :
   *[no] Plan de { $of } :
} cadran { $dial }, leader { $leader }, { $slot ->
    [attack] attaque.
    [defence] défense.
    [both] attaque et défense.
   *[none] aucune carte.
}
rex-fact-cards-opened = { $you ->
    [of] Vous jouez : { $cards }.
   *[no] { $of } joue : { $cards }.
}
rex-fact-traitor-revealed = { $you ->
    [of] Vous révélez un traître : { $leader } trahit { $side }.
    [side] { $of } révèle un traître : { $leader } vous trahit.
   *[no] { $of } révèle un traître : { $leader } trahit { $side }.
}
rex-fact-exploded = { $space } : laser et bouclier explosent.
rex-fact-battle-decided = { $winner ->
    [none] Personne ne gagne la bataille
   *[other] { $you ->
        [winner] Vous gagnez la bataille
       *[no] { $winner } gagne la bataille
    }
}{ $why ->
    [strength] , forces { $strengths }.
    [retreat]  : l'autre camp s'est retiré.
    [traitor] { " " }par trahison.
   *[explosion]  : les deux camps sont détruits.
}
rex-fact-bombardment-drawn = Carte Bombardement : { $value }.
rex-fact-fleet-moved = La flotte va du secteur { $origin } au secteur { $sector }{ $by ->
    [card] .
   *[sabotage] , par sabotage.
}
rex-fact-betrayal-shown = { $you ->
    [of] Vous montrez votre carte Trahison : { $card }.
   *[no] { $of } montre une carte Trahison : { $card }.
}
rex-fact-shared-victory = { $you ->
    [yes] Vous ne montrez pas de carte.
   *[no] { $player } ne montre pas de carte.
}
rex-fact-prediction-shown = { $you ->
    [of] Vous aviez prédit : { $race }, manche { $round }.
   *[no] { $of } avait prédit : { $race }, manche { $round }.
}
rex-fact-game-over = { $reason ->
    [strongholds] { rex-over-strongholds }
    [sol] { rex-over-sol }
    [hacan] { rex-over-hacan }
    [prediction] { rex-over-prediction }
    [betrayal] { rex-over-betrayal }
   *[most_strongholds] { rex-over-most_strongholds }
} { $count ->
    [one] { $you ->
        [yes] Vous gagnez.
       *[no] { $winners } gagne.
    }
   *[other] La victoire est partagée : { $winners }.
}

## Pourquoi la partie est finie

rex-over-strongholds = La partie est finie : un camp contrôle assez de places fortes.
rex-over-sol = La partie est finie : le Palais impérial et Mecatol Power Sud sont à Sol ou à personne.
rex-over-hacan = La partie est finie : personne n'a gagné en huit manches, donc les Hacan gagnent.
rex-over-prediction = La partie est finie : les Xxcha l'avaient prédit.
rex-over-betrayal = La partie est finie : l'alliance avait gagné, mais une trahison lui a pris la victoire.
rex-over-most_strongholds = La partie est finie après huit manches : le nombre de places fortes décide.

## Ce qui peut bientôt mettre fin à la partie

rex-near-strongholds = À une place forte de la victoire : { $players } ({ $held } sur { $needed }).
rex-near-strongholds-held = Assez de places fortes pour gagner à la fin de cette manche : { $players } ({ $held } sur { $needed }).
rex-near-last-round = La manche { $round } est la dernière. Si personne ne gagne par les places fortes, la victoire va pour l'instant à { $players }.

## Questions : ce qui se passe, puis ce qu’on demande

rex-ask-draw-lots = Chacun pioche une carte Bombardement.
rex-ask-draw-lots-word = Quel nombre ?
rex-ask-choose-race = Les races se choisissent dans l'ordre du jeu.
rex-ask-choose-race-race = Quelle race menez-vous ?
rex-ask-deal-races = Le sort attribue les races.
rex-ask-deal-races-word = Quelle race ?
rex-ask-draw-traitors = { $count ->
    [1] Le sort pioche une carte Traître.
   *[other] Le sort pioche { $count } cartes Traître.
}
rex-ask-draw-traitors-word = Quel leader ?
rex-ask-keep-traitor = Vous recevez quatre traîtres et en gardez un.
rex-ask-keep-traitor-leader = Lequel gardez-vous ?
rex-ask-set-fleet-dial = Deux cadrans décident où part la flotte, le vôtre et celui d'un autre joueur : le secteur est leur différence.
rex-ask-set-fleet-dial-number = Quel nombre réglez-vous ?
rex-ask-deal-betrayal = Le sort donne une carte Trahison.
rex-ask-deal-betrayal-word = Quelle carte ?
rex-ask-draw-cards = { $count ->
    [1] Le sort pioche une carte Stratégie.
   *[other] Le sort pioche { $count } cartes Stratégie.
}
rex-ask-draw-cards-word = Quelle carte ?
rex-ask-place-units = Il vous reste { $left } unités à placer dans les secteurs 13 à 17.
rex-ask-place-units-space = Où placez-vous des unités ?
rex-ask-place-units-units = { $space } : combien d'unités y vont ?
rex-ask-predict = Vous prédisez en secret qui gagnera et quand.
rex-ask-predict-race = Quelle race gagnera ?
rex-ask-predict-round = À quelle manche ?
rex-ask-draw-influence = Le sort pioche une carte Influence.
rex-ask-draw-influence-word = Quelle carte ?
rex-ask-talk = Cessez-le-feu : on forme et on quitte des alliances, on donne de l'influence.
rex-ask-talk-verb = Que faites-vous pendant ce cessez-le-feu ?
rex-ask-talk-propose-seat = À qui proposez-vous une alliance ?
rex-ask-talk-give-seat = À qui donnez-vous de l'influence ?
rex-ask-talk-give-amount = Combien donnez-vous ?
rex-ask-answer-proposal = { $proposer } propose une alliance.
rex-ask-answer-proposal-verb = Acceptez-vous l'alliance ?
rex-ask-allow-ally = { $user } voudrait user de votre avantage. { $power }.
rex-ask-allow-ally-answer = Permettez-vous à { $user } de s'en servir ?
rex-ask-reposition-units = L'Offensive de Sol a touché { $space }. Vos unités y sont immunisées et peuvent partir.
rex-ask-reposition-units-verb = { $space } : vos unités y restent-elles ?
rex-ask-reposition-units-reposition-target = { $space } : où vont vos unités ?
rex-ask-reposition-units-reposition-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-reposition-units-reposition-special = Combien d'unités mécanisées ou cachées ?
rex-ask-give-to-ally = Une carte va être mise aux enchères. Vous pouvez donner à un allié de quoi enchérir.
rex-ask-give-to-ally-verb = Donnez-vous de l'influence à un allié pour cette carte ?
rex-ask-give-to-ally-give-seat = À qui ?
rex-ask-give-to-ally-give-amount = Combien ?
rex-ask-make-bid = { $high ->
    [0] Personne n'a encore enchéri pour cette carte.
   *[other] La plus haute enchère pour cette carte est de { $high }.
}{ $bound ->
    [yes] { " " }Vous avez reçu de l'influence : si vous le pouvez, vous devez enchérir.
   *[no] { "" }
}
rex-ask-make-bid-verb = Enchérissez-vous sur cette carte ?
rex-ask-make-bid-bid-amount = À combien ?
rex-ask-discard-cards = { $count ->
    [1] Votre main est trop grande : une carte s'en va.
   *[other] Votre main est trop grande : { $count } cartes s'en vont.
}
rex-ask-discard-cards-word = Quelle carte défaussez-vous ?
rex-ask-recruit = Vous pouvez recruter jusqu'à cinq unités et un leader.
rex-ask-recruit-units = Combien d'unités recrutez-vous ?
rex-ask-recruit-leader = Quel leader recrutez-vous ?
rex-ask-recruit-mechanized = Combien d'unités mécanisées ?
rex-ask-move-units = Votre déplacement : un groupe, jusqu'à { $lines } lignes.
rex-ask-move-units-verb = Déplacez-vous un groupe ?
rex-ask-move-units-move-origin = De quelle case ?
rex-ask-move-units-move-target = { $origin } : où va le groupe ?
rex-ask-move-units-move-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-move-units-move-special = Combien d'unités mécanisées ou cachées ?
rex-ask-deploy-units = { $used ->
    [yes] Vous avez fait votre déploiement habituel.
   *[no] { $able ->
        [yes] Vous pouvez déployer des unités de votre réserve dans une case.
       *[no] Vous n'avez pas d'unités à déployer, ou pas d'influence pour les payer.
    }
}
rex-ask-deploy-units-verb = { $able ->
    [yes] Déployez-vous des unités ?
   *[no] Terminez-vous le déploiement ?
}
rex-ask-deploy-units-deploy-space = Dans quelle case déployez-vous ?
rex-ask-deploy-units-deploy-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-deploy-units-deploy-mechanized = Combien d'unités mécanisées ?
rex-ask-deploy-units-informant-space = Votre Informateur : dans quelle case déployez-vous ?
rex-ask-deploy-units-informant-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-deploy-units-informant-mechanized = Combien d'unités mécanisées ?
rex-ask-deploy-units-shift-origin = Au lieu de déployer : de quelle case transférez-vous des unités ?
rex-ask-deploy-units-shift-target = { $origin } : où vont les unités ?
rex-ask-deploy-units-shift-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-deploy-units-shift-special = Combien d'unités mécanisées ou cachées ?
rex-ask-enter-council = Quelqu'un a déployé : vous pouvez placer une unité au Conseil galactique.
rex-ask-enter-council-answer = Placez-vous une unité au Conseil ?
rex-ask-turn-units = Avant la première bataille, vous pouvez retourner vos unités.
rex-ask-turn-units-verb = Retournez-vous des unités ?
rex-ask-turn-units-down-space = Où cachez-vous vos unités ?
rex-ask-turn-units-up-space = Où dévoilez-vous vos unités ?
rex-ask-choose-battle = Vous choisissez l'ordre de vos batailles.
rex-ask-choose-battle-space = Où vous battez-vous maintenant ?
rex-ask-choose-battle-foe = { $space } : contre qui vous battez-vous ?
rex-ask-give-command = Une bataille commence. Vous pouvez interdire une carte à l'adversaire.
rex-ask-give-command-card = Quelle carte interdisez-vous ?
rex-ask-put-question = Une bataille commence. Vous pouvez poser une question à l'adversaire.
rex-ask-put-question-topic = Que demandez-vous à l'adversaire ?
rex-ask-answer-question = Les Jol-Nar demandent : { $topic ->
    [leader] quel leader ?
    [attack] quelle carte d'attaque ?
    [defence] quelle carte de défense ?
   *[dial] quel nombre sur le cadran ?
} Votre réponse vous engage.
rex-ask-answer-question-value = Que répondez-vous ?
rex-ask-seal-plan = Bataille : votre plan reste secret jusqu'à ce que les deux soient faits.
rex-ask-seal-plan-dial = Quel nombre sur le cadran ? Si vous gagnez, vous perdez autant d'unités.
rex-ask-seal-plan-leader = Quel leader ?
rex-ask-seal-plan-slot = Quelles cartes jouerez-vous ?
rex-ask-seal-cards = Les plans sont dévoilés. À présent les cartes annoncées.
rex-ask-seal-cards-word = Quelle carte jouez-vous ?
rex-ask-may-retreat = Les cartes sont dévoilées. Une Retraite tactique mettrait fin à la bataille.
rex-ask-may-retreat-verb = Restez-vous dans la bataille ?
rex-ask-call-traitor = Le leader adverse est connu. Un traître à vous gagnerait la bataille d'un coup.
rex-ask-call-traitor-verb = Révélez-vous un traître ?
rex-ask-choose-losses = Vous avez gagné et perdez des unités pour une valeur de { $due }. Une mécanisée compte 2.
rex-ask-choose-losses-mechanized = Combien d'unités mécanisées perdez-vous ?
rex-ask-keep-cards = Vous avez gagné et pouvez garder les cartes jouées, l'attaque d'abord.
rex-ask-keep-cards-first = Gardez-vous la première carte ?
rex-ask-keep-cards-second = Gardez-vous la seconde carte ?
rex-ask-draw-bombardment = Le sort pioche une carte Bombardement.
rex-ask-draw-bombardment-word = Quel nombre ?
rex-ask-share-or-reveal = { $above ->
    [0] Votre alliance a gagné. Vous pouvez partager la victoire, ou la trahir.
   *[other] Une carte Trahison de difficulté { $above } est dévoilée.
}
rex-ask-share-or-reveal-verb = Partagez-vous la victoire ?
rex-ask-play-card = { $timing ->
    [influence] La phase Influence commence.
    [ceasefire] Un cessez-le-feu a été pioché.
    [bidding] La phase Enchères commence.
    [sale] { $you ->
        [subject] Vous achetez une carte.
       *[no] { $subject } achète une carte.
    }
    [manoeuvre] La phase Manœuvre commence.
    [deployment] { $you ->
        [subject] Vous allez déployer.
       *[no] { $subject } va déployer.
    }
    [battles] La phase Bataille commence.
    [battle] Une bataille commence.
   *[bombardment] La phase Bombardement commence.
}
rex-ask-playing-card = Jouez-vous une carte ?
rex-ask-playing-informant-power = Quel avantage annulez-vous ?
rex-ask-playing-diplomatic-interference-target = Contre qui ?
rex-ask-playing-fleet-sabotage-sectors = De combien de secteurs la flotte avance-t-elle ?
rex-ask-playing-graviton-negator-space = Quel bouclier détruisez-vous ?
rex-ask-playing-interrogation-target = Qui interrogez-vous ?
rex-ask-playing-interrogation-topic = Sur quoi ?
rex-ask-playing-interrogation-about = Laquelle ou lequel ?
rex-ask-playing-new-recruits-kind = Des unités, ou un leader ?
rex-ask-playing-new-recruits-units = { $completes ->
    [yes] Combien d'unités ?
   *[no] Combien d'unités ordinaires ?
}
rex-ask-playing-new-recruits-mechanized = Combien d'unités mécanisées ?
rex-ask-playing-new-recruits-leader = Quel leader ?

## Choix

rex-word-play = Jouer une carte, ou regarder
rex-word-playing-pass = Aucune carte
rex-word-playing-look = Regarder la carte Bombardement
rex-word-playing-card = Une carte Stratégie
rex-word-playing-traitor = Un traître
rex-word-playing-units = Des unités
rex-word-playing-leader = Un leader
rex-word-ready = J'en ai fini
rex-word-propose = Proposer une alliance
rex-word-give = Donner de l'influence
rex-word-leave = Quitter l'alliance
rex-word-accept = Accepter
rex-word-refuse = Refuser
rex-word-withdraw = Retirer la proposition
rex-word-allow-ally-no = Non
rex-word-allow-ally-yes = Oui, cette fois
rex-word-allow-ally-always = Oui, toujours
rex-word-remain = Elles restent
rex-word-reposition = Repositionner
rex-word-nothing = Ne rien donner
rex-word-pass = Passer
rex-word-bid = Enchérir
rex-word-recruit-none = Aucun leader
rex-word-stay = Rester
rex-word-move = Déplacer un groupe
rex-word-end = Terminer le déploiement
rex-word-deploy = Déployer
rex-word-shift = Transférer plutôt des unités sur le plateau
rex-word-informant = Utiliser l'Informateur : déployer encore
rex-word-enter-council-no = Non
rex-word-enter-council-yes = Oui
rex-word-done = Terminé
rex-word-down = Cacher
rex-word-up = Dévoiler
rex-word-give-command-nothing = Ne rien interdire
rex-word-put-question-nothing = Ne rien demander
rex-word-put-question-leader = Le leader
rex-word-put-question-attack = La carte d'attaque
rex-word-put-question-defence = La carte de défense
rex-word-put-question-dial = Le nombre du cadran
rex-word-answer-question-none = Rien
rex-word-seal-plan-none = Rien
rex-word-seal-plan-attack = Attaque
rex-word-seal-plan-defence = Défense
rex-word-seal-plan-both = Attaque et défense
rex-word-retreat = Se retirer
rex-word-silence = Ne rien révéler
rex-word-traitor = Révéler le traître
rex-word-keep-cards-keep = Garder
rex-word-keep-cards-discard = Défausser
rex-word-share = Partager la victoire
rex-word-reveal = Révéler la carte

## What an answer would bring

rex-consequence-lines = { $count ->
    [1] À une ligne
   *[other] À { $count } lignes
}
rex-consequence-meets = { $count ->
    [1] Bataille : { $player } y a une unité
   *[other] Bataille : { $player } y a { $count } unités
}
rex-consequence-each = { $count ->
    [0] Gratuit
   *[other] { $count } d'influence par unité
}
rex-consequence-pays = { $count ->
    [0] Gratuit
   *[other] Coûte { $count } d'influence
}
rex-consequence-hacan = Payé à { $player }
rex-consequence-risk = { $count ->
    [0] Le prochain bombardement ne l'atteint pas
    [one] { $most ->
        [one] Le prochain bombardement l'atteint
       *[other] Une carte bombardement sur { $most } l'atteint
    }
   *[other] { $count } cartes bombardement sur { $most } l'atteignent
}

## Pourquoi une réponse est refusée ; le paragraphe s’ajoute à la fin

rex-no-race-taken = Cette race est déjà prise.
rex-no-no-such-race = Il n'y a pas de race « { $word } ».
rex-no-not-another-race-in-play = Prédisez une autre race en jeu.
rex-no-no-such-round = Il y a huit manches.
rex-no-under-bombardment = Cette case est sous bombardement : rien n'y entre ni n'en sort.
rex-no-demolished = Cette case est démolie : personne n'y entre.
rex-no-space-is-closed = Cette case est sous bombardement ou démolie.
rex-no-outside-own-sectors = Sol ne déploie que dans les secteurs 13 à 17.
rex-no-ally-is-there = Des unités d'un allié s'y trouvent : seul le Conseil se partage.
rex-no-not-so-many-units = Vous n'y avez pas tant d'unités.
rex-no-allied-already = Vous êtes déjà en alliance avec ce joueur.
rex-no-alliance-too-large = L'alliance serait trop grande pour ce nombre de joueurs.
rex-no-barred-from-alliances = Une Ingérence diplomatique l'interdit pendant ce cessez-le-feu.
rex-no-shares-a-space = Des unités des deux partageaient une case quand le cessez-le-feu a été pioché.
rex-no-no-proposals-left = Il ne vous reste aucune proposition pendant ce cessez-le-feu.
rex-no-no-gifts-left = Il ne vous reste aucun don pendant ce cessez-le-feu.
rex-no-nobody-to-ally-with = Il n'y a personne avec qui s'allier maintenant.
rex-no-not-allied = Vous n'êtes dans aucune alliance.
rex-no-ready-already = Vous l'avez déjà dit.
rex-no-not-enough-influence = Vous n'avez pas tant d'influence.
rex-no-not-to-this-player = On ne peut donner qu'à un allié qui peut enchérir.
rex-no-must-bid-after-gift = Vous avez reçu de l'influence pour cette carte : enchérissez si vous le pouvez.
rex-no-bid-too-low = Une enchère doit dépasser la plus haute.
rex-no-leader-too-dear = Ce leader coûte plus d'influence qu'il ne vous en reste.
rex-no-leader-not-lost = On ne recrute qu'un leader parmi ses pertes.
rex-no-one-mechanized-a-round = On ne recrute qu'une unité mécanisée par manche.
rex-no-too-many-recruits = On recrute cinq unités au plus par manche.
rex-no-cannot-recruit-so-many = Vous n'avez pas perdu tant d'unités, ou ne pouvez pas les payer.
rex-no-nothing-can-move = Aucune de vos unités ne peut se déplacer.
rex-no-no-units-there = Vous n'y avez pas d'unités.
rex-no-nowhere-to-go = De là, vos unités ne peuvent aller nulle part.
rex-no-too-far = C'est trop loin, ou la voie est fermée.
rex-no-no-such-group = Vous n'y avez pas un tel groupe.
rex-no-deployed-already = Vous avez déjà déployé à ce tour.
rex-no-nothing-to-deploy = Vous n'avez pas d'unités en réserve, ou pas de case à votre portée.
rex-no-no-such-move = Un tel transfert ne vous est pas possible.
rex-no-cannot-pay = Vous n'avez pas assez d'influence pour cela.
rex-no-no-informant = Vous n'avez pas d'Informateur, ou il n'y a rien à déployer.
rex-no-cannot-deploy-so-many = Vous n'avez pas tant d'unités en réserve, ou ne pouvez pas les payer.
rex-no-both-sides-in-a-space = Là où il y en a des deux sortes, rendez-les d'abord pareilles.
rex-no-nothing-to-turn = Il n'y a rien à retourner ainsi.
rex-no-turned-already = Vous avez déjà retourné les unités qui s'y trouvent.
rex-no-no-battle-there = Aucune bataille ne vous attend là.
rex-no-no-enemy-there = Ce joueur n'est pas votre ennemi dans cette case.
rex-no-cannot-be-named = Cette carte ne peut pas être interdite.
rex-no-not-a-legal-choice = Répondez par ce que vous pouvez vraiment faire.
rex-no-bound-by-answer = Votre réponse aux Jol-Nar vous engage.
rex-no-leader-not-free = Ce leader est lié à une autre case pour cette manche.
rex-no-leader-needed = Choisissez l'un de vos leaders libres.
rex-no-no-leader-no-cards = Sans leader, on ne joue pas de cartes.
rex-no-no-card-for-slot = Vous n'avez pas de carte à jouer dans cet emplacement.
rex-no-forbidden-by-command = Les Xxcha ont interdit cette carte dans cette bataille.
rex-no-card-not-held = Vous n'avez pas cette carte.
rex-no-no-such-card = Il n'y a pas de carte « { $word } ».
rex-no-no-such-traitor = Ce leader n'est pas parmi vos traîtres.
rex-no-card-cannot-be-shown = La condition n'est pas remplie, ou la difficulté est trop basse.

## Options

rex-option-races = Races
rex-option-races-about = Comment on les obtient : chacun choisit dans l'ordre du jeu, on distribue celles d'une première partie, ou toutes au sort.
rex-option-races-chosen = Choisies
rex-option-races-suggested = Conseillées
rex-option-races-lot = Au sort
rex-option-betrayal = Trahison
rex-option-betrayal-about = Chacun a une carte secrète qui peut voler la victoire d'une alliance.
rex-option-talk-minutes = Temps de négociation
rex-option-talk-minutes-about = Un cessez-le-feu se termine après tant de minutes ; 0 est sans limite.
rex-option-proposals = Propositions
rex-option-proposals-about = Combien de propositions chacun peut faire par cessez-le-feu.
rex-option-gifts = Dons
rex-option-gifts-about = Combien de fois chacun peut donner de l'influence par cessez-le-feu.
rex-option-left-space-only = Case de gauche seule
rex-option-left-space-only-about = À trois, une Offensive Sol ne frappe que la case de gauche.
rex-option-cheap-mechanized = Unité mécanisée bon marché
rex-option-cheap-mechanized-about = Une unité mécanisée se recrute pour 1 d'influence.
rex-option-spaceport-in-turn = Spatioport à son tour
rex-option-spaceport-in-turn-about = Le contrôle d'un spatioport se regarde quand commence son propre tour.
rex-option-one-council-unit = Une seule unité pour le Conseil
rex-option-one-council-unit-about = Les Xxcha peuvent entrer au Conseil une fois par manche en tout.
rex-option-no-memory-aid = Sans aide-mémoire
rex-option-no-memory-aid-about = Votre journal ne garde pas ce qu'on vous a montré.
rex-option-edition = Édition
rex-option-edition-about = Des données de matériel autres que celles d'origine.
