# Ce qui ne va pas dans ce qui vient du dehors : une partie enregistrée, un bot. Chaque message complète une phrase comme
# « Cet enregistrement n'est pas en règle : … » ; il commence donc par une minuscule et n'a pas de point.

## Enregistrements

record-at-line = ligne { $line } : { $reason }
record-no-such-game = il n'y a pas de jeu « { $name } »
record-other-rules = il suit la version { $rules } des règles, différente de la version { $ours } utilisée ici ; seule la version { $rules } peut le rejouer
record-wrong-updates = ses mises à jour des règles ne sont pas valides
record-wrong-seats = ce jeu se joue de { $first } à { $last }, pas à { $seats }
record-no-editions = ce jeu n'a pas d'autre édition que celle d'origine
record-edition-twice = il nomme son édition deux fois : dans un en-tête et dans ses options
record-flawed-edition = son édition ne permet pas de jouer : { $flaws }
record-no-such-option = le jeu n'a pas d'option « { $name } »
record-wrong-option = valeur d'option non valide
record-impossible-position = la position par laquelle il commence est impossible
record-redacted = il a été écrit pour un seul joueur, et ce qui lui était caché ne peut pas être rejoué
record-over-already = à la décision { $number }, la partie était déjà finie
record-hidden-words = la décision { $number } contient des mots cachés, réservés à un enregistrement caviardé
record-illegal-decision =
    la décision { $number } est contraire aux règles : { $seat ->
        [-1] le hasard
       *[other] la place { $seat }
    } dit « { $said } »{ $rule }
record-impossible-decision = la décision { $number } répond à une position où les règles ne mènent jamais
record-wrong-result = le résultat de l'en-tête n'est pas celui de la partie
record-wrong-deals = les accords ne correspondent pas à la partie
record-not-a-record = un enregistrement commence par « { $first } »
record-cut-off = il est tronqué : la dernière ligne est « end », le nombre de décisions et un contrôle
record-no-empty-line = une ligne vide sépare l'en-tête des décisions
record-half-a-character = Unicode non valide
record-no-such-header = « { $text } » n'est pas l'une des rubriques { $keys }
record-header-twice = la rubrique « { $key } » figure deux fois
record-header-missing = la rubrique « { $key } » manque
record-header-unreadable = la rubrique « { $key } » est illisible
record-header-does-not-fit = la rubrique « { $key } » ne correspond pas à { $seats } places
record-other-fingerprint = l'édition ne correspond pas à son empreinte
record-other-number = la décision { $number } devrait se trouver ici
record-nobody-decides = il n'y a aucune décision à prendre ici
record-too-many-spaces = les mots sont séparés par une seule espace
record-not-one-word = il y a ici autre chose qu'un mot
record-no-draw-number = « { $text } » : un tirage doit porter un numéro
record-no-such-seat = « { $text } » n'est ni une place, ni le hasard avec le numéro d'un tirage
record-changed = il a été modifié ou tronqué, car il ne correspond pas à sa dernière ligne, « { $text } »
record-written-otherwise = ce n'est pas la notation standard : « { $text } »
record-more-than-a-record = le texte continue après la fin de l'enregistrement
record-draw-spent = à la décision { $number }, le tirage { $draw } était déjà utilisé
record-wrong-draw = à la décision { $number }, le secret tire « { $drawn } » et non « { $said } »
record-not-hexadecimal = le secret et les apports des joueurs s'écrivent en chiffres hexadécimaux
record-wrong-secret-length = le secret a { $bytes } octets au lieu de { $right }
record-secret-does-not-fit = le secret ne correspond pas au sceau publié avant le premier tirage
record-too-many-characters = un enregistrement a au plus { $most } caractères
record-too-many-decisions = un enregistrement a au plus { $most } décisions

## Bots

bot-no-such-bot = il n'y a pas de bot « { $name } » ; choisissez parmi { $names }, ou écrivez le vôtre : mybot.py:MyBot
bot-no-file = il n'y a pas de fichier { $file }
bot-not-python = { $file } n'est pas un fichier Python
bot-cannot-be-loaded = { $file } ne peut être chargé : { $detail }
bot-no-such-class = { $file } n'a pas de classe « { $kind } »
bot-no-answer-method = { $kind } dans { $file } n'a pas de méthode answer(view, question, randbelow, budget)
bot-cannot-sit-down = { $name } ne peut pas être lancé : { $detail }
bot-fails = { $name } échoue à la question { $asked } : { $detail }
bot-is-refused = { $name } répond { $said } à la question { $asked }, et la réponse est refusée : { $detail }
bot-process-ended = le processus d'un bot s'est arrêté
bot-cannot-start = la commande { $name } ne peut pas être lancée : { $detail }
bot-program-ended = le programme { $name } s'est arrêté avant la fin de sa partie
bot-too-slow = le programme { $name } n'a pas répondu en { $seconds } secondes
bot-line-too-long = le programme { $name } écrit une ligne de plus de { $most } octets
bot-not-an-answer = le programme { $name } écrit quelque chose qui ne répond pas à sa question : { $said }

## Bases de données et sauvegardes

database-no-database = il n'y a pas de base de données de cette version de plancia
database-no-file = il n'y a pas de fichier { $file }
database-not-an-address = une base de données est un fichier, sqlite:///fichier ou postgresql://user@host/name
database-newer-plancia = elle a été créée par un plancia plus récent
database-used-by-another = { $file } est utilisé par un autre serveur. SQLite n'en permet qu'un ; pour en avoir plusieurs, il faut PostgreSQL
database-served = un serveur l'utilise ; arrêtez-le d'abord
database-other-processes = d'autres processus avec une autre version de plancia utilisent cette base de données (différences : { $different }). Arrêtez-les d'abord, puis lancez cette version
database-other-backup = elle a le format { $format } et le schéma { $schema } ; restaurez-la avec la version de plancia qui l'a faite, puis lancez la plus récente
database-not-a-backup = { $file } n'est pas une sauvegarde, ou est incomplet
database-backup-changed = { $file } a été modifié après son écriture
