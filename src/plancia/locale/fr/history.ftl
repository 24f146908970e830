### Parties terminées, classements et profils.

web-nav-games = Mes parties
web-nav-played = Parties
web-next-table = Table suivante
web-in-progress = En cours

## La liste

web-history-none = Aucune partie terminée pour l’instant
web-history-none-about = Vos parties terminées apparaissent ici, avec leur replay.
web-history-no-match = Aucune partie ne correspond.
web-history-show = Montrer cette partie de { $game }
web-history-column-position = Dernière position
web-history-column-result = Résultat
web-history-column-opponents = Adversaires
web-history-column-played = Jouée
web-history-column-length = Durée
web-history-column-rating = Classement
web-history-replay = Revoir
web-history-export = Exporter la partie
web-history-export-all = Tout exporter
web-history-share = Partager
web-history-copied = Lien copié.
web-history-shared = Vous partagez la victoire : { $names }.
web-history-came = Vous avez fini { $place }.
web-history-result = Résultat
web-history-opponents = Adversaires
web-history-played = Jouée
web-from-to-of = { $first } à { $last } sur { $all }
web-page-back = Page précédente
web-page-next = Page suivante
web-place-ordinal = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
web-of-players = sur { $count }
web-tigris-score-short = score { $count }
web-rex-score-short = { $count ->
    [1] 1 place forte
   *[other] { $count } places fortes
}
web-warlords-score-short = puissance { $count }
web-took-minutes = { $count } min
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $count } jours
web-percent = { $count } %

## Totaux

web-sum-games = { $count ->
    [one] partie
   *[other] parties
}
web-sum-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
web-sum-people = avec d’autres personnes
web-sum-bots = contre des bots

## Filtres

web-filter = Filtres
web-filter-all = Toutes
web-filter-result = Tout résultat
web-filter-result-won = Gagnées
web-filter-result-lost = Perdues
web-filter-company = Personnes et bots
web-filter-company-people = Avec d’autres personnes
web-filter-company-bots = Bots seulement
web-filter-always = Depuis toujours
web-filter-days = { $count ->
    [365] Depuis un an
   *[other] { $count } derniers jours
}
web-filter-text = Adversaire ou code
web-history-with = avec { $names }
web-history-chance = vos chances de gagner en %
web-history-costliest = Votre décision la plus coûteuse les a fait passer de { $from } % à { $to } %.
web-filter-clear = Montrer toutes les parties

## Classements

web-rated = Classée
web-rated-about = Change le classement de tous les joueurs. Chacun a besoin d’un compte, et les coups ne peuvent pas être annulés.
web-rated-needs-account = Change le classement de tous les joueurs. Il vous faut un compte pour cela.
web-rated-short = Classée : le résultat compte, et rien ne peut être annulé.
web-rated-game = classée
web-not-rated = non classée
web-ladder-people = avec d’autres personnes
web-ladder-bots = avec des bots
web-in-30-days = en 30 jours
web-rating-curve = Classement à { $game } au fil du temps
web-left-games = parties quittées : { $left } sur { $count }
web-left-none = { $count ->
    [one] a terminé { $count } partie
   *[other] a terminé ses { $count } parties
}
web-rated-games = { $count ->
    [1] 1 partie classée
   *[other] { $count } parties classées
}
web-rated-won = { $count } % gagnées
web-rating-top = premiers { $count } %
web-rating-best = maximum { $rating }
web-provisional-about = Le point d’interrogation indique que ce nombre est encore incertain : il se stabilise après une vingtaine de parties.

## Profils

web-your-profile = Votre profil
web-joined = Ici depuis { $month }
web-view-as-others = Voir comme les autres
web-view-as-me = Tout voir
web-edit-profile = Modifier le profil
web-edit-profile-about = Choisissez ce que tout le monde peut voir ici. Par défaut, vous seul le pouvez.
web-profile-ratings = Classements
web-profile-ratings-about = Vos classements et leurs courbes. Vous figurez aussi dans les palmarès.
web-profile-games = Dernières parties
web-profile-games-about = Les parties aux tables publiques, avec leur replay.
web-profile-bots = Résultats contre les bots
web-profile-bots-about = Combien de parties vous avez gagnées contre chaque niveau.
web-profile-statistics = Statistiques
web-profile-statistics-about = Ce que vous avez fait dans les parties jouées jusqu’au bout : guerres, batailles, races, fins de partie.
web-profile-promises = Promesses
web-profile-promises-about = Combien de promesses vous avez tenues et rompues dans les parties avec d'autres personnes. Les promesses privées ne comptent pas.
web-promises-record = Promesses
web-promises-kept-of = { $kept } tenues, { $broken } rompues
web-promises-none = Aucune pour l'instant
web-profile-private = Ce joueur garde son profil privé.
web-no-ratings = Aucune partie classée pour l’instant
web-no-ratings-about = En créant une table, vous pouvez choisir une partie classée.
web-against-bots = Contre les bots
web-won-of = { $won } sur { $games }
web-statistics-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
web-statistics-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
web-per-game = par partie
web-recent-games = Dernières parties

## Palmarès

web-leaders = Palmarès
web-no-leaders = Personne ne figure encore ici
web-no-leaders-about = Les joueurs apparaissent ici quand leur classement est stable et visible sur leur profil.

## Amis

web-friends = Amis
web-friends-waiting = { $count ->
    [1] Amis : 1 invitation
   *[other] Amis : { $count } invitations
}
web-friends-need-account = Il vous faut un compte pour ajouter des amis. Il garde aussi votre nom et vos parties.
web-friends-online = { $online } sur { $count } en ligne
web-friend-name = Nom d’un joueur
web-add = Ajouter
web-add-friend = Ajouter aux amis
web-friend-asked = { $name } doit d’abord accepter.
web-friend-not-yet = n’a pas encore répondu
web-no-friends = Pas encore d’amis. Tapez le nom de quelqu’un avec qui vous jouez.
web-online = en ligne
web-plays = joue à { $game }
web-offline = hors ligne
web-remove = Retirer
web-unfriend-sure = { $name } ne sera plus dans votre liste, ni vous dans la sienne. Vous pourrez refaire une demande à tout moment.
web-accept-request = Accepter la demande
web-request-sent = Demande envoyée
web-unfriend = Retirer { $name } de vos amis
web-withdraw = Retirer la demande
web-invitations = Invitations
web-no-invitations = Aucune invitation.
web-invited-by = { $name } vous invite à { $game }.
web-you-invited = Vous avez invité { $name } à { $game }.
web-wants-to-be-friends = { $name } vous demande en ami.
web-accept = Accepter
web-decline = Refuser
web-played-together = Vous avez joué ensemble
web-games-together = { $count ->
    [1] 1 partie ensemble
   *[other] { $count } parties ensemble
}
web-privacy = Confidentialité
web-who-sees-profile = Qui peut voir votre profil
web-data-download-mine = Télécharger mes données
web-show-online = Montrer quand vous êtes en ligne
web-show-online-about = À vos amis seulement, avec la table publique où vous jouez.
web-strangers-invite = Les inconnus peuvent vous inviter
web-strangers-invite-about = Sinon, seuls vos amis le peuvent.
web-blocked = Bloqués
web-block = Bloquer
web-blocked-now = { $name } est bloqué. Vous pouvez le débloquer à la page Amis.
web-unblock = Débloquer
web-kind-friend = Ami
web-which-friend = Ami pour la place { $seat }
