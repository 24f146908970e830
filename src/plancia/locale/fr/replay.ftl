### Parties à revoir, à reprendre, et le rapport sur ce qui n’a pas marché.

web-nav-replays = Relectures
web-nav-lesson = Leçon

web-replay = Relecture
web-replays-about = Revoyez une partie pas à pas, et reprenez-la à n’importe quel moment.
web-replays-none = Encore aucune partie finie
web-replays-none-about = Chaque partie jouée jusqu’au bout peut être revue ici.
web-replays-won = Gagnée par { $names }
web-replays-won-by-you = Vous avez gagné
web-replay-open = Ouvrir une partie
web-replay-drop = Déposez ici le fichier d’une partie
web-replay-drop-about = Un fichier enregistré avec « Enregistrer la partie ». Il est seulement lu, pas conservé.
web-replay-another = En ouvrir une autre
web-replay-damaged = Cette partie ne peut pas être revue
web-replay-damaged-line = Erreur à la ligne { $line }.
web-replay-damaged-whole = Le fichier dans son ensemble n’est pas valide.
web-replay-too-large = Le fichier est trop grand pour être une partie.
web-replay-from-file = d’un fichier
web-replay-going-on = Cette partie est en cours. Vous voyez ce que vous pouviez savoir.
web-replay-won = gagnée par { $names }
web-replay-copy = Copier le lien
web-replay-copied = Le lien est copié. Il ouvre ce moment précis.
web-replay-not-copied = Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.
web-replay-step = étape { $step } sur { $count }
web-replay-round = Manche { $round }
web-replay-at = Manche { $round } : { $what }
web-replay-start = La partie commence
web-replay-first = Aller au début
web-replay-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Arrêter
web-replay-forward = Une étape en avant
web-replay-last = Aller à la fin
web-replay-speed = Vitesse : { $speed } fois
web-replay-timeline = Ligne du temps
web-replay-keys = Les flèches avancent d’une étape, avec Maj d’une manche ; la barre d’espace lance la lecture.
web-replay-eyes = Point de vue
web-replay-eyes-table = Table
web-replay-eyes-all = Tout
web-replay-eyes-of-table = ce que tous voyaient
web-replay-eyes-of-all = rien n’est caché
web-replay-eyes-of-seat = ce que { $name } savait alors

web-fork = Jouer à partir d’ici
web-fork-about = Une nouvelle table contre des bots. Ce que { $name } ne pouvait pas savoir est redistribué.
web-fork-choose = Une nouvelle table contre des bots. Choisissez d’abord le siège que vous prenez.
web-fork-over = Ici la partie est finie : revenez d’une étape pour jouer.
web-fork-as = Jouer comme { $name }
web-fork-here = Jouer d’ici
web-fork-bots = Bots
web-fork-seat = Siège
web-look-back = Revoir jusqu’ici

web-report-saved = Le rapport est enregistré. Il ne contient rien que vous ne puissiez voir.

web-share = Partager
web-share-copied = Le lien de la relecture est copié.
web-how-open = Ouvrir dans la relecture

web-no-damaged-record = La partie enregistrée est abîmée.
web-no-no-such-step = Il n’y a pas de tel moment dans cette partie.
web-no-game-was-over = La partie y était déjà finie.
web-no-cannot-go-on = Ce jeu ne peut pas être repris depuis une position.
web-no-no-such-example = Les règles n’ont pas cet exemple.
web-no-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
web-no-not-in-this-lesson = C’est permis, mais ce n’est pas l’objet de cette étape.
