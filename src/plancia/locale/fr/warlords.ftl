### Galactic Warlords: Battle for Dominion.

warlords-title = Galactic Warlords
warlords-tagline = Cartes du ciel déchirées, mercenaires à louer, planètes qui valent une guerre. Le seigneur de guerre le plus puissant règne sur la galaxie.

## Parts of other messages

warlords-part-numbered = { $name } { $number }
warlords-part-units = { $kind ->
    [infantry] { $count ->
        [1] un fantassin
       *[other] { $count } fantassins
    }
    [tank] { $count ->
        [1] un char
       *[other] { $count } chars
    }
   *[aircraft] { $count ->
        [1] un avion
       *[other] { $count } avions
    }
}
warlords-part-dice = { $kind ->
    [hit] { $count ->
        [1] une touche
       *[other] { $count } touches
    }
    [invader] { $count ->
        [1] un envahisseur
       *[other] { $count } envahisseurs
    }
   *[miss] { $count ->
        [1] un échec
       *[other] { $count } échecs
    }
}

## What things are called

warlords-name-core = Noyau
warlords-name-ultara = Ultara
warlords-name-vessk = Vessk
warlords-name-hiran = Hiran
warlords-name-dorn = Dorn
warlords-name-rohn = Rohn
warlords-name-kaleth = Kaleth
warlords-name-ommar = Ommar
warlords-name-jyss = Jyss
warlords-name-core1 = Noyau 1
warlords-name-core2 = Noyau 2
warlords-name-core3 = Noyau 3
warlords-name-core4 = Noyau 4
warlords-name-core5 = Noyau 5

warlords-name-yellow = Altora
warlords-name-blue = Remmen
warlords-name-white = Oku'Nar
warlords-name-green = Fellerian
warlords-name-red = Praxis
warlords-name-purple = Kiithos

warlords-name-deploy = Déploiement
warlords-name-deploy-only = Déploiement seul
warlords-name-assassinate = Assassinat
warlords-name-subterfuge = Subterfuge
warlords-name-bombard = Bombardement
warlords-name-support = Soutien
warlords-name-recon = Reconnaissance
warlords-name-blockade = Blocus

warlords-name-heavy-assault = Assaut lourd
warlords-name-orbital-bombardment = Bombardement orbital
warlords-name-call-support = Appel de soutien
warlords-name-covert-ops = Opérations secrètes

warlords-name-tactical-drop = Largage tactique
warlords-name-tactical-invade = Invasion tactique

warlords-name-hit = touche
warlords-name-invader = envahisseur
warlords-name-miss = échec

warlords-name-m01 = Vessa Tarn
warlords-name-m02 = Korr Ombelt
warlords-name-m03 = Sœur Quill
warlords-name-m04 = Drego Vance
warlords-name-m05 = Ashka Null
warlords-name-m06 = Le Vieux Marrow
warlords-name-m07 = Lyra Voss-9
warlords-name-m08 = Tobin Crake
warlords-name-m09 = Zeb Hallow
warlords-name-m10 = Mirren Day
warlords-name-m11 = Capitaine Oss
warlords-name-m12 = Nyx Calder
warlords-name-m13 = Brakka Grosse-Voix
warlords-name-m14 = Ilo Prane
warlords-name-m15 = Sable Wren
warlords-name-m16 = Jorun Keth
warlords-name-m17 = Hex Adaire
warlords-name-m18 = Pell Deux-Sous
warlords-name-m19 = Maréchal Irix
warlords-name-m20 = Dusk Ferro
warlords-name-m21 = Gant Orrin
warlords-name-m22 = Rook Salazar
warlords-name-m23 = Thessa Vyle
warlords-name-m24 = Umber Jax
warlords-name-m25 = Corvin Ash
warlords-name-m26 = Petra Neuf
warlords-name-m27 = Skarn Dool
warlords-name-m28 = Wick Tolliver
warlords-name-m29 = Yara Blackwake
warlords-name-m30 = Emmet Sorrow
warlords-name-m31 = Fenn Karrow
warlords-name-m32 = Graves Lund
warlords-name-m33 = Halis Mote
warlords-name-m34 = Inka Straad
warlords-name-m35 = Jessik Rail
warlords-name-m36 = Kade Umbra
warlords-name-m37 = Loam Petrosk
warlords-name-m38 = Mère Statique
warlords-name-m39 = Nolan Fyre
warlords-name-m40 = Orsa Quint

## What cards, actions and abilities do

warlords-about-mercenary = Mission { $mission }. { $actions }. Recrute { $units }. Moitié gauche { $left }, moitié droite { $right }.
warlords-about-deploy = Envoie une à trois unités de votre rampe de lancement sur une planète du secteur de votre vaisseau mère ; avec un avion, n'importe où. Une planète vide rapporte de la puissance, celle d'un adversaire est envahie.
warlords-about-deploy-only = Déploie une à trois unités sur une planète vide ou à vous.
warlords-about-assassinate = Blesse un mercenaire sans protection ou tue un garde.
warlords-about-subterfuge = Prend au hasard une carte de la main de quelqu'un, pour l'échanger ou utiliser une de ses actions.
warlords-about-bombard = Tue un fantassin adverse sur n'importe quelle planète. Avec un avion, deux dés peuvent détruire davantage.
warlords-about-support = Pioche une carte de soutien.
warlords-about-recon = Un regard sur les planètes d'un secteur inexploré ; un jeton de reconnaissance peut y rester.
warlords-about-blockade = Annule une carte de soutien jouée par un autre.
warlords-about-heavy-assault = Blesse un mercenaire sans protection, même seul, ou tue un garde. Une fois par partie.
warlords-about-orbital-bombardment = Détruit toutes les unités d'une planète, les vôtres comprises. Une fois par partie.
warlords-about-call-support = Pioche deux cartes de soutien. Une fois par partie.
warlords-about-covert-ops = Un déploiement sur n'importe quelle planète visible, invasion comprise, sans vaisseau mère ni avion. Une fois par partie.
warlords-about-tactical-drop = Quand votre vaisseau mère entre dans son secteur : débarquez-y aussitôt des unités, sur une planète vide ou à vous.
warlords-about-tactical-invade = Quand votre vaisseau mère entre dans son secteur : débarquez-y aussitôt des unités ; vous pouvez envahir.

## What happened: one line of the log each

warlords-fact-first-player-drawn = { $you ->
    [yes] Le sort vous désigne pour commencer.
   *[no] Le sort désigne { $player } pour commencer.
}
warlords-fact-planets-revealed = Révélées dans le secteur { $sector } : { $types }.
warlords-fact-markers-laid = Les marqueurs de la piste de réputation : { $actions }.
warlords-fact-cards-given-up = Chacun a remis deux mercenaires dans la pioche.
warlords-fact-mercenaries-drawn = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} { $count ->
    [1] un mercenaire.
   *[other] { $count } mercenaires.
}
warlords-fact-mercenaries-seen = { $you ->
    [yes] Vous avez pioché
   *[no] { $player } a pioché
} : { $cards }.
warlords-fact-support-drawn = { $you ->
    [yes] Vous piochez une carte de soutien.
   *[no] { $player } pioche une carte de soutien.
}
warlords-fact-support-seen = { $you ->
    [yes] Vous avez pioché la carte de soutien { $card }.
   *[no] { $player } a pioché la carte de soutien { $card }.
}
warlords-fact-support-shuffled = { $count ->
    [one] La carte de soutien défaussée devient la nouvelle pioche.
   *[other] Les { $count } cartes de soutien défaussées sont mélangées et deviennent la nouvelle pioche.
}
warlords-fact-market-filled = Arrivée sur le marché : { $cards }.
warlords-fact-market-cleared = Le marché est vidé : { $cards } quittent la partie.
warlords-fact-mercenary-hired = { $you ->
    [yes] Vous engagez { $card } sur le marché.
   *[no] { $player } engage { $card } sur le marché.
}
warlords-fact-turn-began = { $you ->
    [yes] C'est à vous de jouer.
   *[no] C'est à { $player } de jouer.
}
warlords-fact-recovered = Récupération{ $you ->
    [yes] {""}
   *[no] { " " }de { $player }
}, fantassins : { $ready } sur la rampe de lancement, { $decon } dans le sas.
warlords-fact-recalled = { $you ->
    [yes] Vous rappelez
   *[no] { $player } rappelle
} { $count ->
    [1] un fantassin
   *[other] { $count } fantassins
} de la planète { $planet }.
warlords-fact-ship-moved = { $origin ->
    [none] { $you ->
        [yes] Vous placez votre vaisseau mère dans le secteur { $sector }.
       *[no] { $player } place son vaisseau mère dans le secteur { $sector }.
    }
   *[other] { $you ->
        [yes] Vous déplacez votre vaisseau mère du secteur { $origin } vers le secteur { $sector }.
       *[no] { $player } déplace son vaisseau mère du secteur { $origin } vers le secteur { $sector }.
    }
}
warlords-fact-ship-stayed = { $you ->
    [yes] Votre vaisseau mère reste dans le secteur { $sector }.
   *[no] Le vaisseau mère de { $player } reste dans le secteur { $sector }.
}
warlords-fact-token-shown = { $you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
} un jeton de reconnaissance dans le secteur { $sector } : { $token }.
warlords-fact-token-taken-back = { $you ->
    [yes] Vous reprenez votre
   *[no] { $player } reprend son
} jeton de reconnaissance du secteur { $sector }.
warlords-fact-mercenary-played = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} { $card } { $side ->
    [left] à l'extrémité gauche de la rangée.
    [right] à l'extrémité droite de la rangée.
   *[first] en premier dans la rangée.
}
warlords-fact-recruited = { $count ->
    [0] { $you ->
        [yes] Votre réserve n'a plus de recrues.
       *[no] La réserve de { $player } n'a plus de recrues.
    }
   *[other] { $you ->
        [yes] Vous recrutez { $units }.
       *[no] { $player } recrute { $units }.
    }
}
warlords-fact-guard-placed = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un garde entre { $cards } ({ $ability }).
warlords-fact-ability-used = { $you ->
    [yes] Vous utilisez { $ability }.
   *[no] { $player } utilise { $ability }.
}
warlords-fact-action-played = { $you ->
    [yes] Vous effectuez
   *[no] { $player } effectue
} { $action }{ $source ->
    [mercenary] {""}
    [support] , grâce à une carte de soutien
   *[subterfuge] , avec la carte qui vient d'être prise
}{ $cost ->
    [infantry] , au prix d'un fantassin.
    [aircraft] , au prix d'un avion.
   *[none] .
}
warlords-fact-units-deployed = { $you ->
    [yes] Vous déployez { $units } sur la planète { $planet }.
   *[no] { $player } déploie { $units } sur la planète { $planet }.
}
warlords-fact-power-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { $power } de puissance { $why ->
    [deploy] pour la planète vide.
   *[reputation] pour la réputation.
}
warlords-fact-mercenary-wounded = { $you ->
    [yes] Vous blessez le mercenaire de { $owner } : { $card }.
    [owner] { $player } blesse votre mercenaire { $card }.
   *[no] { $player } blesse le mercenaire de { $owner } : { $card }.
}
warlords-fact-guard-killed = { $you ->
    [yes] Vous tuez le garde de { $owner }
    [owner] { $player } tue votre garde
   *[no] { $player } tue le garde de { $owner }
} entre { $cards } ({ $ability }).
warlords-fact-card-taken = { $you ->
    [yes] Vous prenez un mercenaire dans la main de { $owner }.
    [owner] { $player } prend un mercenaire dans votre main.
   *[no] { $player } prend un mercenaire dans la main de { $owner }.
}
warlords-fact-taken-card-seen = { $you ->
    [yes] Vous avez pris { $card } à { $owner }.
    [owner] { $player } vous a pris { $card }.
   *[no] { $player } a pris { $card } à { $owner }.
}
warlords-fact-cards-exchanged = { $you ->
    [yes] Vous échangez un mercenaire avec { $owner }.
    [owner] { $player } échange un mercenaire avec vous.
   *[no] { $player } échange un mercenaire avec { $owner }.
}
warlords-fact-exchange-seen = { $you ->
    [yes] Vous donnez { $card } à { $owner }.
    [owner] { $player } vous donne { $card }.
   *[no] { $player } donne { $card } à { $owner }.
}
warlords-fact-taken-card-shown = { $you ->
    [yes] Vous montrez { $card }, de la main de { $owner }, pour en utiliser une action.
    [owner] { $player } montre { $card }, de votre main, pour en utiliser une action.
   *[no] { $player } montre { $card }, de la main de { $owner }, pour en utiliser une action.
}
warlords-fact-taken-card-returned = { $you ->
    [yes] Vous rendez la carte à { $owner }.
    [owner] { $player } vous rend la carte.
   *[no] { $player } rend la carte à { $owner }.
}
warlords-fact-planet-bombarded = { $you ->
    [yes] Vous bombardez la planète { $planet }.
   *[no] { $player } bombarde la planète { $planet }.
}
warlords-fact-dice-rolled = { $you ->
    [yes] Vous lancez les dés : { $dice }.
   *[no] { $player } lance les dés : { $dice }.
}
warlords-fact-units-lost = { $you ->
    [yes] Vous perdez { $units } sur la planète { $planet }.
   *[no] { $player } perd { $units } sur la planète { $planet }.
}
warlords-fact-sector-scouted = { $you ->
    [yes] Vous regardez les planètes du secteur { $sector }.
   *[no] { $player } regarde les planètes du secteur { $sector }.
}
warlords-fact-planets-seen = { $you ->
    [yes] Vous avez vu : { $types } ({ $planets }).
   *[no] { $player } a vu : { $types } ({ $planets }).
}
warlords-fact-token-placed = { $you ->
    [yes] Vous laissez un jeton de reconnaissance dans le secteur { $sector }.
   *[no] { $player } laisse un jeton de reconnaissance dans le secteur { $sector }.
}
warlords-fact-support-played = { $you ->
    [yes] Vous jouez la carte de soutien { $card }.
   *[no] { $player } joue la carte de soutien { $card }.
}
warlords-fact-blockade-settled = { $owner ->
    [none] Personne ne répond à { $card } par un Blocus.
   *[other] { $you ->
        [owner] Vous répondez à { $card } par un Blocus.
       *[no] { $owner } répond à { $card } par un Blocus.
    }
}
warlords-fact-support-cancelled = { $you ->
    [yes] Votre carte { $card } est annulée.
   *[no] La carte { $card } de { $player } est annulée.
}
warlords-fact-reputation-gained = { $you ->
    [yes] Votre réputation monte à { $space }.
   *[no] La réputation de { $player } monte à { $space }.
}
warlords-fact-bonus-taken = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} { $bonus ->
    [infantry] un fantassin.
    [repair_tank] un char de la réserve.
    [mercenary] un mercenaire.
    [support] une carte de soutien.
   *[recover] une récupération.
}
warlords-fact-invasion-began = { $you ->
    [invader] Vous envahissez la planète { $planet } avec { $units } contre { $defender }, qui y a { $against }.
    [defender] { $invader } envahit la planète { $planet } avec { $units } ; vous y avez { $against }.
   *[no] { $invader } envahit la planète { $planet } avec { $units } contre { $defender }, qui y a { $against }.
}
warlords-fact-track-fell = Dévastation : le marqueur de { $planet_type } descend à la position { $position }.
warlords-fact-guard-sent = { $you ->
    [yes] Vous envoyez
   *[no] { $player } envoie
} le garde placé entre { $cards } sur la planète { $planet }{ $manoeuvre ->
    [efficient_aim] , avec Visée précise.
    [fortify] , avec Fortification.
    [reinforcements] , avec Renforts.
    [first_strike] , avec Première frappe.
   *[none] .
}
warlords-fact-invasion-ended = { $winner ->
    [none] { $you ->
        [invader] Après votre combat contre { $defender }, il ne reste personne sur la planète { $planet }.
        [defender] Après votre combat contre { $invader }, il ne reste personne sur la planète { $planet }.
       *[no] Après le combat entre { $invader } et { $defender }, il ne reste personne sur la planète { $planet }.
    }
   *[other] { $you ->
        [winner] Vous gagnez la bataille de la planète { $planet }.
        [invader] { $winner } gagne contre vous la bataille de la planète { $planet }.
        [defender] { $winner } gagne contre vous la bataille de la planète { $planet }.
       *[no] { $winner } gagne la bataille de la planète { $planet } ({ $invader } contre { $defender }).
    }
}
warlords-fact-planets-exchanged = { $you ->
    [yes] Vous échangez des planètes avec { $mate } : { $planets }.
    [mate] { $player } échange des planètes avec vous : { $planets }.
   *[no] { $player } et { $mate } échangent des planètes : { $planets }.
}
warlords-fact-troops-sent = { $count ->
    [1] { $you ->
        [yes] Vous envoyez un fantassin à { $mate }.
        [mate] { $player } vous envoie un fantassin.
       *[no] { $player } envoie un fantassin à { $mate }.
    }
   *[other] { $you ->
        [yes] Vous envoyez { $count } fantassins à { $mate }.
        [mate] { $player } vous envoie { $count } fantassins.
       *[no] { $player } envoie { $count } fantassins à { $mate }.
    }
}
warlords-fact-end-triggered = { $reason ->
    [last_card] { $you ->
        [yes] Vous avez pris le dernier mercenaire : chacun joue encore un tour.
       *[no] { $player } a pris le dernier mercenaire : chacun joue encore un tour.
    }
    [reputation] { $you ->
        [yes] Vous avez atteint la fin de la piste de réputation : la partie se termine après ce tour.
       *[no] { $player } a atteint la fin de la piste de réputation : la partie se termine après ce tour.
    }
   *[four_of_a_kind] { $you ->
        [yes] Vous avez quatre mercenaires de même mission : la partie se termine après ce tour.
       *[no] { $player } a quatre mercenaires de même mission : la partie se termine après ce tour.
    }
}
warlords-fact-game-over = { $reason ->
    [last_card] { warlords-over-last_card }
    [reputation] { warlords-over-reputation }
   *[four_of_a_kind] { warlords-over-four_of_a_kind }
} Puissance finale : { $power }. { $count ->
    [one] { $you ->
        [yes] Vous gagnez.
       *[no] { $winners } gagne.
    }
   *[other] { $you ->
        [yes] La victoire est aussi la vôtre : { $winners }.
       *[no] La victoire revient à { $winners }.
    }
}

## Why the game is over

warlords-over-last_card = La partie est finie : le dernier mercenaire a été engagé et le dernier tour de table joué.
warlords-over-reputation = La partie est finie : quelqu'un a atteint la fin de la piste de réputation.
warlords-over-four_of_a_kind = La partie est finie : une rangée compte quatre mercenaires de même mission.

## Ce qui peut bientôt mettre fin à la partie

warlords-near-last-turn = La partie finit avec ce tour.
warlords-near-last-round = { $count ->
    [one] Le dernier mercenaire est pris : c'est le dernier tour.
   *[other] Le dernier mercenaire est pris : il reste { $count } tours, celui-ci compris.
}
warlords-near-four-of-a-kind = Plus qu'une carte avant quatre mercenaires de même mission, ce qui met fin à la partie : { $players } ({ $planet }).
warlords-near-reputation = À un pas de la fin de la piste de réputation, ce qui met fin à la partie : { $players }.
warlords-near-last-card = Le prochain engagement peut prendre le dernier mercenaire. Ensuite, chacun joue encore un tour.

## Questions: what is going on, then what is asked

warlords-ask-give-up-cards = Vous avez reçu cinq mercenaires et vous en gardez trois ; les deux autres retournent dans la pioche.
warlords-ask-give-up-cards-card = À quel mercenaire renoncez-vous d'abord ?
warlords-ask-give-up-cards-other = À quel autre mercenaire renoncez-vous ?

warlords-ask-may-recall = Rappel : l'infanterie présente sur des planètes peut revenir sur votre rampe de lancement.
warlords-ask-may-recall-verb = Rappelez-vous de l'infanterie de vos planètes ?
warlords-ask-may-recall-recall-planet = De quelle planète rappelez-vous de l'infanterie ?
warlords-ask-may-recall-recall-count = Combien de fantassins reviennent de la planète { $planet } ?

warlords-ask-move-ship = Votre vaisseau mère se déplace à chaque tour.
warlords-ask-move-ship-sector = Dans quel secteur va votre vaisseau mère ?

warlords-ask-may-use-token = Votre jeton de reconnaissance se trouve dans ce secteur. Utilisé ou non, il vous revient pendant ce tour.
warlords-ask-may-use-token-verb = Utilisez-vous maintenant votre jeton de reconnaissance ?
warlords-ask-may-use-token-use-planet = Sur quelle planète déployez-vous ?
warlords-ask-may-use-token-use-units = Quelles unités débarquent sur la planète { $planet } ?

warlords-ask-play-mercenary = Un mercenaire rejoint votre rangée et apporte des recrues et des actions.
warlords-ask-play-mercenary-card = Quel mercenaire jouez-vous ?
warlords-ask-play-mercenary-side = À quelle extrémité de votre rangée jouez-vous { $card } ?

warlords-ask-may-place-guard = Vous avez complété un cercle : { $ability }. Il peut être gardé maintenant ou jamais.
warlords-ask-may-place-guard-verb = Placez-vous un garde sur ce cercle ?

warlords-ask-take-action = { $count ->
    [0] Toutes les actions de votre mercenaire sont faites.
    [one] Il reste une action à votre mercenaire : { $left }.
   *[other] Il reste { $count } actions à votre mercenaire : { $left }.
}{ $team ->
    [yes] { " " }Une action d'équipe est possible aussi.
   *[no] {""}
}
warlords-ask-take-action-verb = Quelle action faites-vous ?
warlords-ask-take-action-bombard-cost = Avec quoi payez-vous le bombardement ?
warlords-ask-take-action-card-card = Quelle carte de soutien jouez-vous ?
warlords-ask-take-action-exchange-planets-own = Quelle planète cédez-vous ?
warlords-ask-take-action-exchange-planets-other = Quelle planète recevez-vous en échange de { $own } ?
warlords-ask-take-action-send-troops-count = Combien de fantassins envoyez-vous à votre partenaire ?

warlords-ask-deploy-units = { $way ->
    [deploy] Déploiement : une à trois unités débarquent sur une planète et peuvent attaquer.
    [borrowed_deploy] Déploiement avec une carte prise : une à trois unités débarquent sur une planète mais ne peuvent pas attaquer.
    [covert_ops] Opérations secrètes : une à trois unités débarquent sur n'importe quelle planète de la galaxie et peuvent attaquer.
   *[deploy_only] Déploiement seul : une à trois unités débarquent sur une planète vide ou qui est à vous.
}
warlords-ask-deploy-units-planet = Sur quelle planète débarquent vos unités ?
warlords-ask-deploy-units-units = Quelles unités débarquent sur la planète { $planet } ?

warlords-ask-choose-victim = { $heavy ->
    [yes] Assaut lourd : blessez un mercenaire sans protection ou tuez un garde.
   *[no] Assassinat : blessez un mercenaire sans protection ou tuez un garde.
}
warlords-ask-choose-victim-verb = Blessez-vous un mercenaire ou tuez-vous un garde ?
warlords-ask-choose-victim-wound-card = Quel mercenaire blessez-vous ?
warlords-ask-choose-victim-kill-card = Quel garde tuez-vous ? On le désigne par le mercenaire à sa gauche.

warlords-ask-choose-opponent = Subterfuge : vous prenez un mercenaire au hasard. Ensuite vous le gardez et en donnez un autre, ou vous utilisez une de ses actions et le rendez.
warlords-ask-choose-opponent-owner = Dans la main de qui prenez-vous un mercenaire ?

warlords-ask-use-taken-card = Vous tenez une carte de { $owner }. Échangez-la contre une des vôtres, ou utilisez une de ses actions et rendez-la.
warlords-ask-use-taken-card-verb = Que faites-vous de la carte de { $owner } ?
warlords-ask-use-taken-card-exchange-card = Lequel de vos mercenaires donnez-vous en échange à { $owner } ?
warlords-ask-use-taken-card-use-action = Quelle action de la carte de { $owner } utilisez-vous ?
warlords-ask-use-taken-card-use-cost = Avec quoi payez-vous { $action } ?

warlords-ask-choose-target = Bombardement : un fantassin meurt sur une planète adverse.
warlords-ask-choose-target-planet = Quelle planète bombardez-vous ?

warlords-ask-choose-destroyed = Sur la planète : { $units }. Unités que vos touches détruisent : { $count }.
warlords-ask-choose-destroyed-units = Quelles unités vos touches détruisent-elles ?

warlords-ask-scout-sector = Reconnaissance : vous regardez les planètes d'un secteur inexploré.
warlords-ask-scout-sector-sector = Quel secteur inexploré regardez-vous ?

warlords-ask-may-place-token = Un jeton de reconnaissance peut y rester face cachée. Quand votre vaisseau mère entre, il y débarque aussitôt des unités.
warlords-ask-may-place-token-token = Quel jeton de reconnaissance laissez-vous dans le secteur { $sector } ?

warlords-ask-may-blockade = { $owner } joue { $card }. Un Blocus annule cette carte.
warlords-ask-playing-deed = Que jouez-vous ?
warlords-ask-playing-exchange-planets-own = Quelle planète cédez-vous ?
warlords-ask-playing-exchange-planets-other = Quelle planète recevez-vous en échange de { $own } ?
warlords-ask-playing-send-troops-count = Combien de fantassins envoyez-vous ?

warlords-ask-may-use-ability = Deux de vos gardes se tiennent sur des cercles de même couleur : { $ability }. Une capacité s'utilise une fois par partie.
warlords-ask-may-use-ability-verb = Utilisez-vous { $ability } maintenant ?

warlords-ask-choose-planet = Bombardement orbital : tout ce qui se trouve sur une planète est détruit.
warlords-ask-choose-planet-planet = Sur quelle planète détruisez-vous tout ?

warlords-ask-choose-bonus = Vous êtes sur la case { $space } de la piste de réputation.
warlords-ask-choose-bonus-bonus = Que prenez-vous pour votre réputation ?
warlords-ask-choose-bonus-card = Quel mercenaire prenez-vous sur le marché ?

warlords-ask-send-guard = Vous êtes en infériorité sur la planète { $planet }. Un de vos gardes peut venir en aide.
warlords-ask-send-guard-card = Quel garde envoyez-vous ? On le désigne par le mercenaire à sa gauche.

warlords-ask-reroll = Visée précise : vous avez obtenu { $dice }.
warlords-ask-reroll-dice = Quels dés relancez-vous ?

warlords-ask-choose-losses = Vous avez { $units }. Unités à perdre : { $count }.
warlords-ask-choose-losses-units = Lesquelles de vos unités perdez-vous ?

warlords-ask-hire-mercenary = { $last ->
    [yes] La partie finit avec ce tour. Vous engagez encore un mercenaire, mais la carte ne compte pas.
   *[no] Vous engagez un mercenaire.
}
warlords-ask-hire-mercenary-verb = Engagez-vous sur le marché, ou de la pioche sans voir ?
warlords-ask-hire-mercenary-market-card = Quel mercenaire engagez-vous ?

warlords-ask-give-card = Vous échangez un mercenaire avec votre partenaire.
warlords-ask-give-card-card = Quel mercenaire donnez-vous à votre partenaire ?

warlords-ask-draw-lot = Le sort désigne qui commence.
warlords-ask-draw-lot-seat = Qui commence ?
warlords-ask-mix-planets = Le sort tire les planètes de cette partie.
warlords-ask-mix-planets-word = Quel type vient ensuite ?
warlords-ask-lay-markers = Le sort dispose les marqueurs de la piste de réputation.
warlords-ask-lay-markers-word = Quelle action vient ensuite ?
warlords-ask-draw-mercenaries = { $count ->
    [1] Le sort tire un mercenaire.
   *[other] Le sort tire { $count } mercenaires.
}
warlords-ask-draw-mercenaries-word = Lequel vient ensuite ?
warlords-ask-draw-planets = Le sort retourne des planètes : { $planets }.
warlords-ask-draw-planets-word = Quel type vient ensuite ?
warlords-ask-take-card = Le sort prend une carte dans la main de { $owner }.
warlords-ask-take-card-word = Laquelle ?
warlords-ask-roll-dice = Le sort lance les dés.
warlords-ask-roll-dice-word = Que montre le dé suivant ?
warlords-ask-draw-support = Le sort tire une carte de soutien.
warlords-ask-draw-support-word = Laquelle ?

## Choices

warlords-word-recall = Rappeler de l'infanterie
warlords-word-done = Continuer
warlords-word-use = Utiliser
warlords-word-leave = Laisser
warlords-word-guard = Placer un garde
warlords-word-decline = Renoncer
warlords-word-deploy = Déploiement
warlords-word-deploy-only = Déploiement seul
warlords-word-assassinate = Assassinat
warlords-word-subterfuge = Subterfuge
warlords-word-bombard = Bombardement
warlords-word-support = Soutien : piocher une carte
warlords-word-recon = Reconnaissance
warlords-word-card = Jouer une carte de soutien
warlords-word-exchange-cards = Équipe : échanger des cartes
warlords-word-exchange-planets = Équipe : échanger des planètes
warlords-word-send-troops = Équipe : envoyer des troupes
warlords-word-end = Finir la phase d'actions
warlords-word-wound = Blesser un mercenaire
warlords-word-kill = Tuer un garde
warlords-word-exchange = L'échanger
warlords-word-return = La rendre
warlords-word-market = Sur le marché
warlords-word-deck = De la pioche, sans voir

warlords-word-play-mercenary-left = Extrémité gauche
warlords-word-play-mercenary-right = Extrémité droite
warlords-word-bombard-infantry = Un fantassin : un fantassin meurt
warlords-word-bombard-aircraft = Un avion : un fantassin meurt et vous lancez deux dés
warlords-word-use-infantry = Un fantassin
warlords-word-use-aircraft = Un avion
warlords-word-use-none = Rien
warlords-word-may-place-token-none = Aucun
warlords-word-playing-blockade = Blocus
warlords-word-playing-pass = Passer
warlords-word-playing-exchange-cards = Équipe : échanger des cartes
warlords-word-playing-exchange-planets = Équipe : échanger des planètes
warlords-word-playing-send-troops = Équipe : envoyer des troupes
warlords-word-play = Agir pour l'équipe
warlords-word-choose-bonus-infantry = Un fantassin
warlords-word-choose-bonus-repair-tank = Un char de la réserve
warlords-word-choose-bonus-mercenary = Un mercenaire
warlords-word-choose-bonus-support = Une carte de soutien
warlords-word-choose-bonus-recover = Une récupération de votre infanterie
warlords-word-choose-bonus-power = De la puissance
warlords-word-choose-bonus-nothing = Rien
warlords-word-send-guard-decline = N'envoyer personne
warlords-word-reroll-keep = Les garder tous

## What an answer would bring

warlords-consequence-power = { $count ->
    [0] Planète vide, aucune puissance
   *[other] Planète vide : +{ $count } de puissance
}
warlords-consequence-reinforces = Renforce une de vos planètes
warlords-consequence-invades = { $count ->
    [1] Invasion : { $player } y a une unité
   *[other] Invasion : { $player } y a { $count } unités
}
warlords-consequence-guards = { $player } peut envoyer un garde, ce qui diminue vos chances
warlords-consequence-odds = Chances de victoire : { $count } %
warlords-consequence-circle = { $side ->
    [left] Complète un cercle { $ability } à l'extrémité gauche
   *[right] Complète un cercle { $ability } à l'extrémité droite
}
warlords-consequence-opens = Un garde à cet endroit débloque { $ability }
warlords-consequence-fourth = Le quatrième { $planet } : la partie s'achève après ce tour
warlords-consequence-reveals = { $count ->
    [1] Révèle une planète
   *[other] Révèle { $count } planètes
}
warlords-consequence-token = Votre jeton s'y trouve : { $token }
warlords-consequence-cost = { $kind ->
    [infantry] coûte un fantassin
   *[aircraft] coûte un avion
}
warlords-consequence-reputation = La réputation monte à { $space }
warlords-consequence-takes = { $count ->
    [0] ne lui coûte rien pour l'instant
   *[other] lui coûterait { $count } de puissance si la partie finissait maintenant
}
warlords-consequence-clears = Le marché quitte la partie
warlords-consequence-manoeuvre = { $manoeuvre ->
    [efficient_aim] Visée précise : le défenseur peut relancer des dés, au premier assaut.
    [fortify] Fortification : un dé de plus pour le défenseur, au premier assaut.
    [reinforcements] Renforts : les faces de l'envahisseur touchent aussi pour le défenseur, au premier assaut.
   *[first_strike] Première frappe : un dé de moins pour l'envahisseur, au premier assaut.
}

## Why an answer is refused; the paragraph is added behind

warlords-no-no-such-answer = « { $word } » n'est pas une réponse à cette question.
warlords-no-no-such-action = « { $word } » n'est pas une action.
warlords-no-no-such-sector = Le secteur « { $word } » n'existe pas.
warlords-no-no-such-planet = La planète « { $word } » n'existe pas.
warlords-no-no-such-side = Un mercenaire va à l'extrémité gauche ou droite de la rangée.
warlords-no-no-such-cost = Un bombardement se paie avec un fantassin ou un avion de la rampe de lancement.
warlords-no-no-such-token = « { $word } » n'est pas un jeton de reconnaissance : il y a Largage tactique et Invasion tactique.
warlords-no-no-such-dice = Vous n'avez pas obtenu ces dés.
warlords-no-no-such-support-card = Vous n'avez pas cette carte de soutien.
warlords-no-no-such-exchange = On échange une de vos planètes contre une de votre partenaire, dans deux secteurs adjacents.
warlords-no-sector-is-full = Il n'y a plus de place pour un vaisseau mère dans ce secteur.
warlords-no-not-revealed = Au premier tour, le vaisseau mère va dans un secteur dont les planètes sont révélées.
warlords-no-ship-must-move = Le vaisseau mère ne peut pas rester sur place.
warlords-no-too-far = Ce secteur n'est pas adjacent, et aucun de vos jetons de reconnaissance ne s'y trouve.
warlords-no-not-in-your-hand = Ce mercenaire n'est pas dans votre main.
warlords-no-no-infantry-there = Vous n'avez pas d'infanterie sur cette planète.
warlords-no-only-infantry-is-recalled = Les chars et les avions ne peuvent pas être rappelés.
warlords-no-not-so-many-there = Vous n'avez pas autant de fantassins là-bas.
warlords-no-nothing-to-deploy-on = Il n'y a rien à déployer, ou aucune planète où le faire.
warlords-no-face-down = Cette planète est face cachée : personne ne peut s'y déployer.
warlords-no-may-not-invade = Cette fois vos unités ne peuvent pas envahir : choisissez une planète vide ou qui est à vous.
warlords-no-planet-of-a-mate = Cette planète est à votre partenaire.
warlords-no-planet-is-full = Une planète porte trois unités au plus.
warlords-no-too-far-to-deploy = Sans avion parmi les unités, la planète doit se trouver dans le secteur de votre vaisseau mère ; le Déploiement seul ne va plus loin que vers des planètes vides.
warlords-no-needs-a-dropship = Sans avion parmi elles, les unités ne peuvent pas débarquer dans un autre secteur.
warlords-no-not-these-units = Ces unités ne sont pas sur votre rampe de lancement, ou sont trop nombreuses pour cette planète.
warlords-no-cannot-pay = Vous ne pouvez pas payer avec les unités de votre rampe de lancement.
warlords-no-nothing-to-act-on = Il n'y a rien sur quoi cette action pourrait agir.
warlords-no-action-done = Cette action est déjà faite.
warlords-no-not-on-your-mercenary = Le mercenaire que vous avez joué ne montre pas cette action.
warlords-no-no-card-to-play = Vous n'avez aucune carte de soutien à jouer maintenant.
warlords-no-one-support-card-a-turn = La limite est d'une carte de soutien par tour.
warlords-no-card-without-effect = Cette carte ne peut être ni effectuée ni payée maintenant.
warlords-no-blockade-only-answers = Un Blocus ne sert qu'à répondre à une carte de soutien jouée par quelqu'un d'autre.
warlords-no-only-blockade-answers = Seul un Blocus peut répondre à une carte de soutien.
warlords-no-no-blockade = Vous n'avez pas de Blocus.
warlords-no-no-team-action = Aucune action d'équipe n'est possible maintenant.
warlords-no-not-so-many-troops = Envoyez au moins un fantassin, et pas plus que n'en comptent votre rampe de lancement et la réserve de votre partenaire.
warlords-no-nobody-to-strike = Il n'y a personne à frapper ainsi.
warlords-no-no-guard-to-kill = Aucun garde adverse ne se trouve là.
warlords-no-no-opponents-mercenary = Aucun adversaire n'a ce mercenaire dans sa rangée.
warlords-no-wounded-already = Ce mercenaire est déjà blessé.
warlords-no-protected = Un garde protège ce mercenaire.
warlords-no-only-mercenary = Le seul mercenaire d'un adversaire ne peut pas être blessé.
warlords-no-no-card-to-take = Cet adversaire n'a pas de mercenaire en main.
warlords-no-not-an-opponent = Choisissez un adversaire.
warlords-no-no-second-subterfuge = Une carte prise par Subterfuge ne permet pas un autre Subterfuge.
warlords-no-not-on-that-card = La carte que vous avez prise ne montre pas cette action.
warlords-no-nothing-to-exchange = Vous n'avez pas d'autre mercenaire à donner en échange.
warlords-no-no-action-to-use = Aucune de ses actions ne peut être effectuée et payée maintenant.
warlords-no-may-not-be-returned = On ne rend la carte que si l'on ne peut ni l'échanger ni l'utiliser.
warlords-no-no-hostile-infantry = Aucun adversaire n'a d'infanterie sur cette planète.
warlords-no-not-these-units-there = Désignez autant d'unités de cette planète que vos touches en détruisent.
warlords-no-explored-already = Ce secteur est déjà exploré.
warlords-no-token-not-at-hand = Ce jeton n'est pas disponible.
warlords-no-no-units-there = Il n'y a pas d'unités sur cette planète.
warlords-no-bonus-not-offered = Votre case n'offre pas cela.
warlords-no-bonus-not-possible = Ce n'est pas réalisable maintenant.
warlords-no-not-in-market = Ce mercenaire n'est pas sur le marché.
warlords-no-no-guard-there = Aucun de vos gardes ne se trouve là.
warlords-no-not-these-losses = Désignez autant de vos unités que vous en perdez.
warlords-no-no-card-there = Il n'y a aucune carte à prendre là.

## Options

warlords-option-ship-may-stay = Le vaisseau peut rester
warlords-option-ship-may-stay-about = Le vaisseau mère n'est pas tenu de se déplacer.
warlords-option-square-galaxy = Galaxie carrée
warlords-option-square-galaxy-about = Les quatre secteurs d'angle ne sont pas adjacents au Noyau.
warlords-option-bombard-dice = Des dés à chaque bombardement
warlords-option-bombard-dice-about = On lance deux dés après chaque bombardement, même payé par un fantassin.
warlords-option-shared-majorities = Majorités partagées
warlords-option-shared-majorities-about = Les joueurs à égalité d'unités sur un type de planète en reçoivent tous la pleine valeur.
warlords-option-free-support = Soutien gratuit
warlords-option-free-support-about = L'action d'une carte de soutien ne coûte pas de fantassin.
warlords-option-free-for-all = Chacun pour soi
warlords-option-free-for-all-about = À quatre, on joue sans équipes.
warlords-option-early-last-round = Dernier tour de table anticipé
warlords-option-early-last-round-about = Le dernier tour de table commence dès que la pioche est vide.
warlords-option-market-bonus = Mercenaire du marché
warlords-option-market-bonus-about = Le bonus Mercenaire prend sur le marché une carte au choix.
warlords-option-team-any-time = Action d'équipe à tout moment
warlords-option-team-any-time-about = Une action d'équipe dans n'importe quelle phase de votre tour, et non seulement parmi vos actions.
warlords-option-unlimited-units = Plus de trois unités
warlords-option-unlimited-units-about = Une planète peut porter autant d'unités qu'on veut. Un Déploiement en pose toujours trois au plus.
warlords-option-edition = Édition
warlords-option-edition-about = Des données de composants autres que celles fournies, tirées d'un fichier.

## What is written on the drawn table

warlords-piece-board = { warlords-title }
warlords-piece-sector-core = Le Noyau
warlords-piece-sector-ultara = { warlords-name-ultara }
warlords-piece-sector-vessk = { warlords-name-vessk }
warlords-piece-sector-hiran = { warlords-name-hiran }
warlords-piece-sector-dorn = { warlords-name-dorn }
warlords-piece-sector-rohn = { warlords-name-rohn }
warlords-piece-sector-kaleth = { warlords-name-kaleth }
warlords-piece-sector-ommar = { warlords-name-ommar }
warlords-piece-sector-jyss = { warlords-name-jyss }
warlords-piece-planet-yellow = { warlords-name-yellow }
warlords-piece-planet-blue = { warlords-name-blue }
warlords-piece-planet-white = { warlords-name-white }
warlords-piece-planet-green = { warlords-name-green }
warlords-piece-planet-red = { warlords-name-red }
warlords-piece-planet-purple = { warlords-name-purple }
warlords-piece-planet-hidden = planète face cachée
warlords-piece-mercenary-m01 = { warlords-name-m01 }
warlords-piece-mercenary-m02 = { warlords-name-m02 }
warlords-piece-mercenary-m03 = { warlords-name-m03 }
warlords-piece-mercenary-m04 = { warlords-name-m04 }
warlords-piece-mercenary-m05 = { warlords-name-m05 }
warlords-piece-mercenary-m06 = { warlords-name-m06 }
warlords-piece-mercenary-m07 = { warlords-name-m07 }
warlords-piece-mercenary-m08 = { warlords-name-m08 }
warlords-piece-mercenary-m09 = { warlords-name-m09 }
warlords-piece-mercenary-m10 = { warlords-name-m10 }
warlords-piece-mercenary-m11 = { warlords-name-m11 }
warlords-piece-mercenary-m12 = { warlords-name-m12 }
warlords-piece-mercenary-m13 = { warlords-name-m13 }
warlords-piece-mercenary-m14 = { warlords-name-m14 }
warlords-piece-mercenary-m15 = { warlords-name-m15 }
warlords-piece-mercenary-m16 = { warlords-name-m16 }
warlords-piece-mercenary-m17 = { warlords-name-m17 }
warlords-piece-mercenary-m18 = { warlords-name-m18 }
warlords-piece-mercenary-m19 = { warlords-name-m19 }
warlords-piece-mercenary-m20 = { warlords-name-m20 }
warlords-piece-mercenary-m21 = { warlords-name-m21 }
warlords-piece-mercenary-m22 = { warlords-name-m22 }
warlords-piece-mercenary-m23 = { warlords-name-m23 }
warlords-piece-mercenary-m24 = { warlords-name-m24 }
warlords-piece-mercenary-m25 = { warlords-name-m25 }
warlords-piece-mercenary-m26 = { warlords-name-m26 }
warlords-piece-mercenary-m27 = { warlords-name-m27 }
warlords-piece-mercenary-m28 = { warlords-name-m28 }
warlords-piece-mercenary-m29 = { warlords-name-m29 }
warlords-piece-mercenary-m30 = { warlords-name-m30 }
warlords-piece-mercenary-m31 = { warlords-name-m31 }
warlords-piece-mercenary-m32 = { warlords-name-m32 }
warlords-piece-mercenary-m33 = { warlords-name-m33 }
warlords-piece-mercenary-m34 = { warlords-name-m34 }
warlords-piece-mercenary-m35 = { warlords-name-m35 }
warlords-piece-mercenary-m36 = { warlords-name-m36 }
warlords-piece-mercenary-m37 = { warlords-name-m37 }
warlords-piece-mercenary-m38 = { warlords-name-m38 }
warlords-piece-mercenary-m39 = { warlords-name-m39 }
warlords-piece-mercenary-m40 = { warlords-name-m40 }
warlords-piece-support-assassinate = { warlords-name-assassinate }
warlords-piece-support-recon = { warlords-name-recon }
warlords-piece-support-subterfuge = { warlords-name-subterfuge }
warlords-piece-support-deploy_only = { warlords-name-deploy-only }
warlords-piece-support-blockade = { warlords-name-blockade }
warlords-piece-space-mission = Mission
warlords-piece-space-medical = Infirmerie
warlords-piece-space-decon = Sas
warlords-piece-space-pad = Rampe de lancement
warlords-piece-space-reserve = Réserve
warlords-piece-track-reputation = Réputation
warlords-piece-track-planets = Planètes
warlords-piece-track-deploy = déploiement
warlords-piece-track-majority = majorité
warlords-piece-market = Marché
warlords-piece-hand = Main
warlords-piece-deck = Pioche
