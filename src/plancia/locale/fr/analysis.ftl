### Apprendre de ses parties : analyses, indices et problèmes.

web-nav-puzzles = Problèmes
web-review = Analyse
web-review-of = Analyser cette partie
web-review-working = Analyse en cours : { $percent } %
web-review-working-about = Chaque décision est réévaluée avec ce que ce joueur savait. Vous pouvez quitter la page : l’analyse continue.
web-review-seat = Place
web-review-decision = Décision { $place } sur { $count }
web-review-you-played = Vous avez joué
web-review-played = { $name } a joué
web-review-better = Meilleure
web-review-also = Bonne aussi
web-review-known = Évaluée d’après ce que vous saviez alors.
web-review-known-of = Évaluée d’après ce que { $name } savait alors.
web-review-why = Elle est meilleure pour { $terms }.
web-review-why-further = Son avantage ne se voit que plus tard.
web-review-again = Réessayer à partir d’ici
web-review-again-about = Une nouvelle table contre des bots, à partir d’ici. Ce que vous ne pouviez pas savoir est redistribué.
web-review-none = Aucune décision n’a coûté cher
web-review-none-about = Toutes les réponses évaluées étaient les meilleures ou presque.
web-review-chances = Chances de victoire
web-review-chances-about = De { $first } % à { $last } %.
web-review-previous = Décision précédente
web-review-next = Décision suivante
web-review-costliest = Décisions les plus coûteuses
web-review-of-decisions = sur { $count }
web-review-luck = Chance et habileté
web-review-luck-sum = Départ égal { $start } %, résultat { $result } %.
web-review-part-luck = Chance
web-review-part-others = Adversaires
web-review-part-decisions = Décisions
web-review-quality = { $count ->
    [1] Une décision
   *[other] { $count } décisions
}
web-review-quality-about = { $good ->
    [0] Aucune n’était la meilleure réponse ou à moins de 1 %.
    [one] Une était la meilleure réponse ou à moins de 1 %.
   *[other] { $good } étaient la meilleure réponse ou à moins de 1 %.
}
web-review-best = meilleures
web-review-fine = à moins de 1 %
web-review-small = petite perte
web-review-costly = coûteuses
web-review-sampled = Longue partie : { $seen } décisions sur { $own } ont été examinées.
web-review-percent = { $percent } %

web-hint = Indice
web-hint-hide = Masquer l’indice
web-hint-chance = chances de victoire
web-hint-honest = Les indices n’utilisent que ce que vous voyez. L’enregistrement de la partie indique combien vous en avez demandé.
web-hints = Indices
web-hints-about = Les joueurs peuvent demander de bonnes réponses. Tout le monde le voit, et l’enregistrement indique combien d’indices chacun a demandés. Pas dans les parties classées.
web-replay-hints = Indices demandés : { $list }
web-hints-table = Les indices sont permis

web-puzzle = Problème
web-puzzle-daily = Problème du jour
web-puzzle-solve = Résoudre
web-puzzle-task = Quelle est la meilleure réponse ?
web-puzzle-about = { $game }, { $players } joueurs. Trouvez la seule réponse nettement meilleure.
web-puzzle-side = Vous jouez ce camp.
web-puzzle-rating-of = Niveau { $rating }
web-puzzle-solved = Résolu
web-puzzle-failed = Ce n’est pas celle-là
web-puzzle-chance = Chances de victoire { $mine } %, avec la meilleure réponse { $best } %.
web-puzzle-again = Réessayer
web-puzzle-show = Voir la réponse
web-puzzle-play = Continuer la partie
web-puzzle-next = Problème suivant
web-puzzle-answers = Réponses
web-puzzle-answers-of = { $count ->
    [1] d’un joueur
   *[other] de { $count } joueurs
}
web-puzzle-yours = La vôtre.
web-puzzle-rating = Votre classement aux problèmes
web-puzzle-you = vous
web-puzzle-this = ce problème
web-puzzle-days = { $count ->
    [1] Un jour de suite
   *[other] { $count } jours de suite
}
web-puzzle-sign-in = Résolvez des problèmes comme invité ou avec un compte pour avoir un classement.
web-puzzle-none = Il n’y a pas encore de problèmes
web-puzzle-happened = Ce qui se passerait
web-puzzle-theme = Thème : { $theme }

web-puzzles-all = Tous les problèmes
web-puzzles-difficulty = Difficulté
web-puzzles-difficulty-about = Par rapport à votre classement aux problèmes.
web-puzzles-easier = Plus faciles
web-puzzles-normal = Mon niveau
web-puzzles-harder = Plus difficiles
web-puzzles-count = { $count ->
    [one] Le seul problème
   *[other] Un des { $count } problèmes
}
web-puzzles-themes = Thèmes

web-no-no-such-puzzle = Ce problème n’existe pas.
web-no-no-hints-here = Cette table n’a pas d’indices.
web-no-hints-not-rated = Les tables classées n’ont pas d’indices.
web-no-not-over-yet = La partie n’est pas encore terminée.
web-no-cannot-analyse = Cette partie ne peut pas être analysée.

analysis-no-evaluation = les bots n’ont pas d’évaluation pour { $game }
analysis-no-curve = il n’y a pas de chances de victoire pour { $game } à { $seats } joueurs
analysis-not-finished = la partie n’est pas terminée
analysis-other-rules = elle a été jouée avec la version { $rules } des règles ; la version actuelle est la { $ours }
analysis-no-such-seat = la place { $seat } n’existe pas

hint-favour = En sa faveur : { $terms }.
hint-equal = À peu près aussi bonne que la première.
hint-best-equal = La suivante est à peu près aussi bonne.
hint-behind = En regardant plus loin, la première est meilleure.
hint-uncompared = Un bot fort joue ainsi ici, sans comparer les chances.
puzzle-why = La meilleure réponse l’emporte pour { $terms }.

review-resigned = La partie s’est terminée par un abandon. Son résultat est la chance de victoire à ce moment.
review-replaced = { $count ->
    [1] Un bot a pris une décision à la place de ce joueur : elle ne compte pas ici.
   *[other] Un bot a pris { $count } décisions à la place de ce joueur : elles ne comptent pas ici.
}
review-why-secret = Meilleure en moyenne, contre tout ce que l’adversaire pouvait raisonnablement choisir.
review-won-back = Les chances regagnées puis reperdues comptent à chaque fois.
review-left-out = Non évalués : { $list }.
review-left-out-bids = { $count ->
    [1] une enchère
   *[other] { $count } enchères
}
review-left-out-talks = { $count ->
    [1] une négociation
   *[other] { $count } négociations
}
review-left-out-battle-cards = { $count ->
    [1] un choix de cartes au combat
   *[other] { $count } choix de cartes au combat
}
review-left-out-cards = { $count ->
    [1] une occasion de jouer une carte
   *[other] { $count } occasions de jouer une carte
}
review-left-out-other = { $count ->
    [1] un choix où les bots ne voient qu’une bonne réponse
   *[other] { $count } choix où les bots ne voient qu’une bonne réponse
}
