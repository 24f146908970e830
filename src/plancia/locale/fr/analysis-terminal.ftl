### Apprendre de ses parties : analyses et problèmes dans le terminal.

terminal-command-review = Analyser une partie terminée : ses tournants, d’après ce que le joueur savait.
terminal-command-puzzle = Trouver des problèmes, les lister, ou en essayer un.
terminal-command-puzzle-find = Trouver des problèmes dans des parties entre bots.
terminal-command-puzzle-list = Lister les problèmes, du plus facile au plus difficile.
terminal-command-puzzle-try = Essayer un problème.
terminal-option-review-seat = la place, à partir de 0 ; sans elle, la première personne
terminal-option-review-html = écrire une page HTML à la place
terminal-option-review-seconds = arrêter l’évaluation après ce nombre de secondes
terminal-option-puzzle-clear = de combien de pour cent la meilleure réponse doit dépasser les autres
terminal-option-puzzle-out = écrire les problèmes dans ce fichier, en JSON
terminal-option-puzzle-from = utiliser les problèmes de ce fichier, écrit par « plancia puzzle find --out »
terminal-option-puzzle-id = ce problème
terminal-cannot-analyse = L’analyse est impossible : { $reason }.
terminal-review-working = Analyse en cours …
terminal-review-progress = Analyse en cours : { $percent } %
terminal-review-written = L’analyse est dans { $file }.
terminal-review-title = Analyse : { $game }, { $player }
terminal-review-known = Évaluée d’après ce que le joueur savait alors.
terminal-review-sampled = La partie est longue : { $seen } décisions sur { $own } ont été examinées.
terminal-review-chances = Chances de victoire
terminal-review-curve = Chances de victoire au fil du temps : { $blocks }
terminal-review-sum = Départ égal { $start } %, chance { $luck }, adversaires { $others }, décisions { $decisions } : résultat { $result } %.
terminal-review-qualities = { $count ->
    [1] Une décision évaluée
   *[other] { $count } décisions évaluées
}. Meilleures : { $best }, à moins de 1 % : { $fine }, petites pertes : { $small }, coûteuses : { $costly }.
terminal-review-none = Aucune décision n’a coûté cher.
terminal-review-decision = { $place }. Décision { $number } sur { $of } : −{ $loss } %
terminal-review-played = Jouée : { $answer } ({ $chance } %)
terminal-review-better = Meilleure : { $answer } ({ $chance } %)
terminal-review-also = Bonne aussi : { $answer } ({ $chance } %)
terminal-why-further = Son avantage ne se voit que plus tard.
terminal-no-such-puzzle = Le problème « { $id } » n’existe pas.
terminal-puzzle-found = { $id } : { $theme }, niveau { $rating }
terminal-puzzle-count = { $count ->
    [1] Un problème
   *[other] { $count } problèmes
} dans { $games ->
    [1] une partie
   *[other] { $games } parties
}.
terminal-puzzle-task = Vous jouez { $player }. Quelle est la meilleure réponse ? (niveau { $rating })
terminal-puzzle-right = Résolu. Voici ce qui se passerait :
terminal-puzzle-wrong = Ce n’est pas celle-là. Voici ce qui se passerait :
terminal-puzzle-answer = { $answer } : { $chance } %

terminal-command-habits = Comparer les habitudes d’un joueur à celles des bots les plus forts.
terminal-argument-records = fichiers contenant des parties enregistrées
terminal-option-habits-player = le nom du joueur ; sans lui, la première personne de chaque partie
terminal-habits-no-player = « { $name } » ne joue pas dans ces parties.
