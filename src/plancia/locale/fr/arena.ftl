### `plancia arena`: contests between bots

terminal-command-arena = Découvrir quel bot est le plus fort : les mêmes donnes de chaque côté, avec un classement et un rapport.

terminal-option-contestants = Les bots, séparés par des virgules : novice, regular, expert, master, mybot.py:MyBot, ou exec: et la commande d'un programme.
terminal-option-challenge = Jouer seulement contre ce bot ; par défaut : tous contre tous.
terminal-option-deals = Le nombre de donnes par duel ; chaque donne se joue des deux côtés.
terminal-option-sprt = Arrêter un duel dès que sa part de victoires est clairement au plus la première ou au moins la seconde valeur, par exemple 0.5,0.55.
terminal-option-worlds = Le nombre de mondes cachés qu'un bot peut imaginer pour une réponse.
terminal-option-think-seconds = Les secondes qu'un bot peut passer sur une réponse ; par défaut : aucune limite, une minute pour les programmes.
terminal-option-talk = Quand les bots peuvent conclure des accords : off, ceasefire ou any.
terminal-option-results = Le dossier des résultats ; un tournoi dans le même dossier reprend là où il s'est arrêté.

terminal-arena-too-few = Un tournoi demande au moins deux bots différents.
terminal-arena-resumed = { $games ->
    [one] Reprise : { $games } partie a déjà été jouée.
   *[other] Reprise : { $games } parties ont déjà été jouées.
}
terminal-arena-stopped = Arrêté. Les parties jouées sont dans { $folder } : la même commande continue.
terminal-arena-no-ratings = Il n'y a pas de classement, car openskill n'est pas installé. Pour l'installer : { $command }
terminal-arena-no-parquet = Il n'y a pas de fichier Parquet, car polars n'est pas installé. Pour l'installer : { $command }
terminal-arena-written = Les résultats et { $report } sont dans { $folder }.
terminal-bad-results = Impossible de reprendre les résultats : { $reason }.

## Tables and report

terminal-arena-title = Arène : { $game }, { $seats } joueurs
terminal-arena-about = Parties : { $games }. Chaque donne se joue des deux côtés. Graine : { $seed }. Intervalles : 95 %. Une victoire partagée compte comme une fraction.
terminal-arena-bots = Bots
terminal-arena-pairings = Qui bat qui
terminal-arena-promises = Accords et promesses
terminal-arena-offers = Offres
terminal-arena-accepted = Acceptées
terminal-arena-kept = Tenues
terminal-arena-broken = Rompues
terminal-arena-void = Caduques
terminal-arena-share-kept = Part tenue
terminal-arena-by-seat = Par place
terminal-arena-by-role = Par rôle
terminal-arena-lengths = Durée et fins
terminal-arena-bot = Bot
terminal-arena-pairing = Duel
terminal-arena-seat = Place
terminal-arena-role = Rôle
terminal-arena-rating = Cote
terminal-arena-deals = Donnes
terminal-arena-games = Parties
terminal-arena-share = Part
terminal-arena-interval = Intervalle 95 %
terminal-arena-times = Temps par décision
terminal-arena-time-most = 95 sur 100
terminal-arena-time-longest = Maximum
terminal-arena-ratio = LLR
terminal-arena-verdict = Test
terminal-arena-verdict-open = indécis
terminal-arena-length = Décisions par partie ; fins
terminal-arena-count = Nombre
terminal-arena-shortest = Minimum
terminal-arena-median = Médiane
terminal-arena-mean = Moyenne
terminal-arena-longest = Partie la plus longue

## Results files

results-not-results = { $file } n'est pas un fichier de résultats
results-other-version = { $file } a été écrit par une autre version de plancia
results-other-contest = { $file } appartient à un tournoi avec d'autres bots, options, joueurs ou une autre graine
results-damaged = { $file } est endommagé

# Jeux de données et grappes.
terminal-command-dataset = Écrire les parties des bots dans des fichiers Parquet : chaque observation, action et résultat.
terminal-option-dataset-out = Le dossier des fichiers ; un jeu de données dans le même dossier est continué.
terminal-option-actions = Ce qu'est une action : fields (un champ) ou answers (une réponse entière de Tigris & Euphrates).
terminal-option-shard = Le nombre de parties dans chaque fichier.
terminal-option-on = Où jouer : ray pour une grappe Ray sur cet ordinateur, ou son adresse, ray://host:10001.
terminal-dataset-written = Les données dans { $folder } sont complètes. Parties : { $games }. Fichiers : { $files }.
terminal-dataset-failed = Impossible d'écrire les données : { $reason }
terminal-needs-package = Il faut { $package }. Pour l'installer : { $command }
terminal-no-such-cluster = Aucune grappe ne s'appelle « { $on } » : écrivez ray, ou une adresse comme ray://host:10001.
terminal-cluster-unreachable = La grappe { $on } est injoignable : { $reason }

# Améliorer les poids.
terminal-command-tune = Améliorer les poids des bots en les faisant jouer contre eux-mêmes ; Ctrl-C arrête, et la même commande continue.
terminal-argument-tuned = Les jeux à améliorer ; sinon tous.
terminal-option-tuned-players = Le nombre de joueurs ; sinon tous les nombres, l'un après l'autre.
terminal-option-steps = Le nombre de pas. Un pas joue chaque donne des deux côtés ; dans une population, c'est une partie.
terminal-option-tuned-deals = Le nombre de donnes dans chaque pas ; chacune est jouée des deux côtés.
terminal-option-first = Commencer par les poids de greedy-1, ses défauts corrigés. Ils ne changent jamais : l'essai peut être répété.
terminal-option-tuned-bot = Le bot qui joue : greedy ou planner. Les deux utilisent les poids ; planner est plus fort et plus lent.
terminal-option-population = Donner à chaque place ses propres poids ; il faut moins de parties quand les joueurs sont nombreux.
terminal-option-logs = Le dossier des journaux.
terminal-option-write = Écrire dans le paquet les poids du journal, sans continuer à jouer.
terminal-tune-no-weights = Il n'y a pas de poids pour { $game }.
terminal-tune-bot = Bot inconnu : « { $bot } ». Choix possibles : { $bots }.
terminal-tune-run = { $game }, { $players } joueurs
terminal-tune-changed = { $game }, { $players } joueurs : { $games } parties. Les poids qui ont le plus changé :
terminal-tune-written = Écrit : { $file }
