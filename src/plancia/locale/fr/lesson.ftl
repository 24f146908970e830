### La leçon.

web-lesson = Leçon
web-lesson-step = Étape { $step } sur { $count }
web-lesson-steps = La leçon
web-lesson-ready = { $count ->
    [one] { $count } faite
   *[other] { $count } faites
}
web-lesson-show = Montrez-moi
web-lesson-skip = Passer
web-lesson-next = Étape suivante
web-lesson-again = Réessayer
web-lesson-rule = La règle : { $number }
web-lesson-over = La leçon est finie
web-lesson-over-about = Vous connaissez les règles qui comptent. Le reste vient en jouant.
web-lesson-play = { $count ->
    [1] Jouer contre un bot
   *[other] Jouer contre { $count } bots
}
web-lesson-restart = Depuis le début
web-lesson-trouble = La leçon ne peut pas s’ouvrir.
web-lesson-missing = Il n’y a pas encore de leçon pour ce jeu.
