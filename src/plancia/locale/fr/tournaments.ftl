### Tournois, spectateurs, et options des tables qui concernent les personnes.

## Noms, spectateurs et tables qui se rouvrent

web-table-name = Nom de la table
web-table-name-hint = Par exemple : Jeudi soir
web-watchers = Spectateurs
web-watchers-about = Ils voient les informations publiques, jamais une main.
web-watchers-live = En direct
web-watchers-delayed = En différé
web-watchers-none = Personne
web-delay-unit-decisions = décisions
web-delay-unit-minutes = minutes
web-delay = Décalage
web-delay-about = Les spectateurs voient la partie avec ce décalage, en décisions ou en minutes. Une fois la partie finie, ils la voient en entier.
web-recurs = Rouvrir la table
web-recurs-about = Avec les mêmes personnes et options ; chacun se décale d’une place. Tous sont invités à chaque fois.
web-recurs-no = Non
web-recurs-weekly = Chaque semaine
web-recurs-after = Après la partie
web-recurs-stop = Ne plus rouvrir cette table
web-recurs-stopped = Cette table ne se rouvrira pas.
web-no-spectators-short = Sans spectateurs
web-delayed-short = { $unit ->
    [minutes] { $count ->
        [1] Les spectateurs la voient une minute plus tard
       *[other] Les spectateurs la voient { $count } minutes plus tard
    }
   *[other] { $count ->
        [1] Les spectateurs la voient une décision plus tard
       *[other] Les spectateurs la voient { $count } décisions plus tard
    }
}
web-you-see-delayed = { $unit ->
    [minutes] { $count ->
        [1] Vous voyez la partie telle qu’elle était il y a une minute.
       *[other] Vous voyez la partie telle qu’elle était il y a { $count } minutes.
    }
   *[other] { $count ->
        [1] Vous voyez la partie telle qu’elle était une décision plus tôt.
       *[other] Vous voyez la partie telle qu’elle était { $count } décisions plus tôt.
    }
}
web-gallery = Discussion des spectateurs
web-gallery-about = Les joueurs ne la lisent pas.
web-say-gallery = Écrire aux autres spectateurs
web-gallery-needs-name = Il faut un nom pour écrire ici.

## Regarder

web-featured = En direct
web-featured-watching = { $count ->
    [0] En direct
    [one] En direct, une personne regarde
   *[other] En direct, { $count } personnes regardent
}

## Tournois

web-nav-tournaments = Tournois
web-tournament = Tournoi
web-tournaments-about = Plusieurs rondes, un vainqueur. Des bots peuvent compléter les tables.
web-tournament-new = Nouveau tournoi
web-tournaments-open = Ouverts et en cours
web-tournaments-mine = Les miens
web-tournaments-over = Terminés
web-tournaments-none = Pas encore de tournoi
web-tournaments-none-about = Créez-en un et envoyez le lien aux joueurs.
web-tournaments-none-mine = Vous ne participez à aucun tournoi
web-tournaments-none-over = Aucun tournoi n’est encore terminé
web-tournament-format = Formule
web-format-swiss = Suisse
web-format-round_robin = Toutes rondes
web-format-knockout = À élimination
web-format-groups = Par groupes
web-format-swiss-about = Tout le monde joue à chaque ronde, contre des joueurs qui ont à peu près autant de points. On peut s’inscrire en retard.
web-format-round_robin-about = Chacun rencontre tous les autres, autant que les tables le permettent.
web-format-knockout-about = Les meilleurs de chaque table passent à la ronde suivante, jusqu’à la dernière table.
web-format-groups-about = Chacun rencontre tous les autres dans de petits groupes. Les meilleurs de chaque groupe passent à la phase à élimination.
web-format-rounds = { $count ->
    [0] { $format }
    [one] { $format }, une ronde
   *[other] { $format }, { $count } rondes
}
web-tournament-name = Nom
web-tournament-seats = Joueurs par table
web-tournament-rounds = Rondes
web-tournament-rounds-usual = Par défaut
web-tournament-duplicate = Duplicate
web-tournament-duplicate-about = Toutes les tables ont les mêmes tirages, et vous êtes comparé aux joueurs assis à votre place aux autres tables.
web-tournament-duplicate-not = Seulement avec les formules suisse et toutes rondes.
web-tournament-most = Au plus
web-tournament-bots = Des bots complètent les tables
web-tournament-bots-about = Ils jouent là où il manque des personnes.
web-tournament-fill = Ajouter des bots jusqu’à
web-tournament-no-show = Les absents perdent après
web-tournament-pause = Pause entre les rondes
web-tournament-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
web-tournament-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
web-tournament-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
web-tournament-no-pause = Aucune
web-tournament-starts = Début
web-tournament-starts-host = Quand je le lance
web-tournament-starts-time = À une heure fixe
web-tournament-time = Date et heure
web-tournament-public = Dans la liste des tournois
web-tournament-public-about = Sinon, seules les personnes qui ont le lien le trouvent.
web-tournament-create = Créer le tournoi
web-tournament-create-about = Envoyez ensuite son lien. Vous le lancez quand tout le monde est inscrit.
web-tournament-needs-account = Il faut un compte pour jouer dans les tournois.
web-tournament-join = Participer
web-tournament-join-late = Participer dès la prochaine ronde
web-tournament-join-sure = Vous pourriez avoir à jouer contre une personne que vous avez bloquée ou qui vous a bloqué. Cette formule ne permet pas de l’éviter.
web-tournament-join-anyway = Participer quand même
web-tournament-withdraw = Se retirer
web-tournament-withdraw-sure = Se retirer du tournoi ? La partie en cours sera abandonnée.
web-tournament-start = Lancer le tournoi
web-tournament-start-about = Ensuite, plus personne ne peut s’inscrire, sauf dans les tournois suisses.
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Annuler le tournoi ? Les parties en cours se terminent sans résultat.
web-tournament-status-open = En attente de joueurs
web-tournament-status-playing = En cours
web-tournament-status-over = Terminé
web-tournament-status-cancelled = Annulé
web-tournament-players = { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}
web-tournament-of-most = { $count } joueurs, { $most } au plus
web-tournament-needs = Il faut au moins { $count } joueurs.
web-tournament-tables-of = Tables de { $count }
web-tournament-starts-at = Début { $time }
web-tournament-by = par { $name }
web-tournament-rated = Classé
web-tournament-round = Ronde { $number }
web-tournament-round-live = { $done } tables sur { $count } terminées
web-tournament-round-mine = vous : { $points }
web-tournament-round-over = terminée
web-tournament-round-next = { $time }
web-tournament-round-later = à venir
web-tournament-standings = Classement
web-tournament-entered = Joueurs
web-tournament-counts-live = avec les tables finies de la ronde { $number }
web-tournament-player = Joueur
web-tournament-place = Place
web-tournament-rating = Classement
web-tournament-points = Points
web-tournament-tie-break = Départage
web-tournament-withdrawn = retiré
web-tournament-bot = { $level } { $number }
web-tournament-deleted = Joueur supprimé
web-tournament-bye = exempt
web-tournament-explain = 2 points pour chaque joueur battu à votre table, 1 par égalité.
web-tournament-explain-duplicate = 2 points pour chaque joueur battu à votre place, 1 par égalité.
web-tournament-explain-bye-2 = Être exempt compte comme une victoire.
web-tournament-explain-bye-more = Être exempt compte comme une deuxième place.
web-tournament-explain-bye-duplicate = Être exempt compte comme une égalité avec tous.
web-tournament-tie-opponents = À égalité de points, les points de tous vos adversaires décident, puis les tables gagnées. Le départage montre les deux nombres.
web-tournament-tie-rounds = La ronde atteinte compte d’abord, puis les joueurs battus à la dernière table, puis les points, puis les tables gagnées. Le départage montre la ronde, ces joueurs et ces tables.
web-tournament-no-show-explain = Les joueurs qui ne se présentent pas en { $time } perdent, et un bot joue pour eux. Un bot prend aussi le relais quand le temps est écoulé.
web-tournament-tables = Ronde { $number }, tables
web-tournament-table = Table { $number }
web-tournament-group = Groupe { $name }
web-tournament-live = en cours
web-tournament-done = finie
web-tournament-hidden = cachée jusqu’à la fin de la ronde
web-tournament-hidden-about = Toutes les tables ont les mêmes tirages : personne ne peut en voir une autre avant la fin de la ronde.
web-tournament-play = Jouer
web-tournament-mine = Votre table, ronde { $number }
web-tournament-mine-place = { $place ->
    [1] Vous avez gagné.
    [2] Vous êtes deuxième.
    [3] Vous êtes troisième.
   *[other] Vous êtes { $place }ᵉ.
}
web-tournament-mine-absent = Vous n’avez pas joué jusqu’à la fin : vous ne marquez aucun point.
web-tournament-mine-wait = Votre partie est en cours.
web-tournament-mine-bye = Vous êtes exempt pour cette ronde.
web-tournament-in-seat = À votre place, ronde { $number }
web-tournament-in-seat-table = table { $number }
web-tournament-absent = absent
web-tournament-in-seat-playing = table { $number }, en cours
web-tournament-share = Partager
web-tournament-copied = Le lien a été copié.
web-tournament-winner = { $name } a gagné le tournoi.
web-tournament-winners = Première place partagée : { $names }.
web-tournament-next = La prochaine ronde commence { $time }.
web-tournament-soon = dans un instant
web-tournament-all = Tous les { $count }
web-tournament-fewer = En afficher moins

## Erreurs

web-no-no-spectators = Seuls les joueurs de cette table peuvent la voir.
web-no-round-in-progress = Vous pourrez voir cette table à la fin de la ronde : toutes les tables de la ronde ont les mêmes tirages.
web-no-spectators-wait = Les spectateurs peuvent revoir cette partie quand elle est finie.
web-no-players-do-not-write-here = Seuls les spectateurs écrivent ici.
web-no-tournament-game = Les parties d’un tournoi ne peuvent être ni suspendues, ni interrompues, ni annulées.
web-no-no-such-tournament = Ce tournoi n’existe pas.
web-no-joined-already = Vous participez déjà.
web-no-not-in-tournament = Vous ne participez pas à ce tournoi.
web-no-entries-are-closed = Les inscriptions sont closes.
web-no-not-with-host = Vous ne pouvez pas participer à ce tournoi.
web-no-meets-blocked = Vous pourriez avoir à jouer contre une personne que vous avez bloquée ou qui vous a bloqué.
web-no-tournament-is-over = Ce tournoi est terminé.
web-no-too-few-players = Il y a trop peu de joueurs.
web-no-too-many-tournaments = Il y a trop de tournois non terminés.
web-no-bad-tournament = Ces réglages ne sont pas valides.
web-no-no-duplicate = Le duplicate n’est possible qu’avec les formules suisse et toutes rondes.
web-no-bad-delay = Ce décalage n’est pas valide.
web-no-title-length = Un nom doit avoir de 2 à 40 caractères.
web-no-title-characters = Le nom contient des caractères qui ne peuvent pas être affichés.
