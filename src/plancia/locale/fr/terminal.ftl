### La commande `plancia`. Pas de crochets dans les textes : le terminal les prendrait pour du balisage.

## À quoi servent les commandes, les arguments et les options

terminal-about = Des jeux de stratégie dans le terminal, entre amis et contre des bots.

terminal-command-play = Jouer une partie, avec des personnes à ce clavier et avec des bots.
terminal-command-simulate = Faire jouer aux bots de nombreuses parties entre eux.
terminal-command-replay = Revoir une partie enregistrée, décision par décision.
terminal-command-verify = Vérifier un enregistrement : chaque décision et chaque tirage du donneur.
terminal-command-redact = Afficher un enregistrement tel qu'une place l'a vu.
terminal-command-perft = Compter les suites de décisions depuis le début d'une partie.
terminal-command-flow = Lister les étapes des règles, dans l'ordre où elles se suivent.
terminal-command-bench = Mesurer la vitesse des parties au hasard sur cette machine.
terminal-command-rules = Lire les règles : toutes, un chapitre ou un paragraphe.
terminal-command-edition = Examiner un fichier d'édition : ce qu'il change, et si l'on peut jouer avec.
terminal-command-board = Montrer le plateau d'un enregistrement, ou le sauvegarder en image.
terminal-command-serve = Démarrer un serveur, pour cette machine ou pour toute la pièce.
terminal-command-worker = Faire tourner les bots d'un serveur dans ce processus, sur la même machine ou sur une autre.
terminal-command-backup = Écrire dans un seul fichier tout ce que le serveur conserve.
terminal-command-restore = Restaurer la base de données d'un serveur depuis une sauvegarde.

terminal-engine =
    Tigris & Euphrates : { $reason ->
        [none] moteur natif
        [switched_off] moteur Python, car PLANCIA_ENGINE=python est défini
        [not_built] moteur Python, car le moteur natif n’est pas compilé (python -m plancia.native.build)
        [outdated] moteur Python, car le moteur natif n’est pas à jour (python -m plancia.native.build)
       *[other] moteur Python, car le moteur natif n’a pas pu être chargé : { $detail }
    }

terminal-argument-game = Le jeu, par exemple tigris.
terminal-argument-record = Le fichier d'une partie enregistrée.
terminal-argument-paragraph = Un chapitre ou un paragraphe, par exemple 9 ou 9.10 ; par défaut : tout.
terminal-argument-edition = Le fichier d'édition.
terminal-argument-backup = Le fichier de la sauvegarde.

terminal-option-lang = La langue : en, it ou fr ; par défaut : celle du système.
terminal-option-version = Affiche la version et indique si le moteur natif est utilisé.
terminal-option-seats = Les joueurs, séparés par des virgules : me, un niveau de bot (novice, regular, expert, master), ou un bot à vous comme mybot.py:MyBot.
terminal-option-options = Options du jeu, séparées par des virgules, par exemple english,open_tiles.
terminal-option-edition = Vos propres données de composants : un fichier avec ce qui diffère des données fournies.
terminal-option-resume = Reprendre la dernière partie laissée en cours.
terminal-option-file = Reprendre la partie de ce fichier.
terminal-option-bots = Les bots, séparés par des virgules, un par place ; un seul vaut pour toutes les places.
terminal-option-races = Les races en jeu, séparées par des virgules, par exemple sol,lazax,xxcha.
terminal-option-players = Le nombre de joueurs ; par défaut : le plus petit possible.
terminal-option-games = Le nombre de parties à jouer.
terminal-option-seed = La même graine donne les mêmes parties.
terminal-option-jobs = Le nombre de processus simultanés ; par défaut : un par cœur.
terminal-option-out = Le dossier où vont les enregistrements.
terminal-option-engine = Le moteur à utiliser : python ou native. Le moteur natif, réservé à Tigris & Euphrates, est plus rapide et donne les mêmes résultats. À défaut, native si possible.
terminal-option-at = Montrer la table après ce nombre de décisions.
terminal-option-as = Point de vue : le numéro d'une place, ou spectator ; dans un replay, aussi all.
terminal-option-depth = Jusqu'à quelle profondeur compter les décisions.
terminal-option-seconds = La durée approximative de la mesure, en secondes.
terminal-option-svg = Le fichier où va l'image.
terminal-option-host = L'adresse d'écoute ; par défaut : 127.0.0.1, que seule cette machine peut joindre.
terminal-option-public-url = Adresse publique de ce serveur, par exemple https://play.example.org. Peut être répétée.
terminal-option-trusted-proxies = Adresses ou réseaux des proxys de confiance, par exemple 127.0.0.1 : seuls leurs en-têtes X-Forwarded-For et X-Forwarded-Proto sont utilisés. Peut être répété.
terminal-option-metrics-from = Adresses ou réseaux qui peuvent lire /-/metrics ; par défaut : cette machine seulement. Peut être répété.
terminal-option-port = Le port d'écoute ; 0 choisit un port libre.
terminal-option-database = Un fichier SQLite ou l'adresse d'une base PostgreSQL ; par défaut : un fichier dans votre dossier de données.
terminal-option-lan = Accepter tout le réseau local, et montrer un code QR.
terminal-option-processes = Nombre de processus du serveur sur ce port ; il faut PostgreSQL pour plus d'un.
terminal-option-workers = Combien de bots peuvent réfléchir en même temps, dans chaque processus ; 0 : utiliser plancia worker.
terminal-option-bot-seconds = Combien de secondes un bot peut réfléchir à une réponse.
terminal-option-connections = Combien de connexions peuvent être ouvertes en tout ; moins si le système permet moins de fichiers ouverts.
terminal-option-connections-each = Combien de connexions une même adresse peut garder ouvertes ; les proxys de confiance ne comptent pas.
terminal-option-features = Fonctions facultatives du serveur : history, ratings, friends, notices, vacations, recurring, watching, tournaments ; ou none. Par défaut : toutes.
terminal-option-smtp-host = Serveur SMTP pour les e-mails. Par défaut : aucun e-mail.
terminal-option-smtp-port = Son port.
terminal-option-smtp-security = Comment la connexion est chiffrée : starttls, tls ou none.
terminal-option-smtp-user = Nom d’utilisateur pour le serveur SMTP, s’il en faut un.
terminal-option-smtp-password = Son mot de passe. Préférez la variable d’environnement : d’autres peuvent voir la ligne de commande.
terminal-option-smtp-from = Adresse de l’expéditeur des e-mails.
terminal-option-local-webhooks = Permet aux webhooks et au push d’utiliser http et les adresses de votre réseau. Pour les essais et les réseaux fermés.
terminal-option-log = Le fichier du journal, un objet JSON par ligne ; par défaut : la sortie d'erreur.
terminal-option-force = Remplacer les parties et les personnes qui sont dans la base.

## Commencer une partie

terminal-welcome = { $title } : le plateau est prêt. Tapez help pour la liste des commandes.
terminal-unofficial = plancia n'est pas officiel : ni les auteurs ni les éditeurs du jeu ne l'ont créé, soutenu ou approuvé. Si le jeu vous plaît, achetez la boîte.
terminal-how-many = Combien de joueurs, de { $first } à { $last } ? (Entrée : { $first })
terminal-who-sits = Qui prend la place { $seat } : { $names } ? « me » est une personne de plus à ce clavier. (Entrée : { $usual })
terminal-me = Joueur
terminal-bots = Bots à cette table : { $bots }
terminal-pass-keyboard = { $player }, à vous de jouer. Appuyez sur Entrée quand personne d'autre ne regarde.

## Réponses et commandes

terminal-help =
    Répondez mot à mot, ou tout en une ligne : { $example }.
    Le début d'un mot suffit s'il est clair. Tab complète ; une ligne vide revient d'un mot en arrière.

    help      ce texte ; ou bien : ?
    what      expliquer quelque chose, par exemple : what { $thing }
    why       pourquoi une réponse est refusée, par exemple : why { $forbidden }
    undo      annuler votre dernière réponse
    hint      ce que répondrait un bot fort
    board     redessiner le plateau
    table     autres informations publiques : chefs, défausses, pièces restantes
    log       les derniers événements ; log 50, log all
    quiet     faire taire les bots, ou les laisser parler de nouveau
    rules     les règles ; un chapitre : rules 9 ; un paragraphe : rules 9.10
    save      sauvegarder la partie maintenant
    quit      partir ; la partie est sauvegardée, et vous pourrez la reprendre
terminal-help-deal = deal      offres et promesses ; deal help explique comment en faire une
terminal-what-usage = Ajoutez ce que vous voulez savoir, par exemple : what { $thing }
terminal-what-several = Cela peut être : { $names }.
terminal-what-unknown = Rien dans ce jeu ne s'appelle « { $thing } », et les règles n'en parlent pas.
terminal-what-also = Aussi en : { $numbers }.
terminal-choice = { $name } · { $more }
terminal-why-usage = Ajoutez la réponse à laquelle vous pensez, par exemple : why { $forbidden }
terminal-why-not-forbidden = Rien n'interdit « { $answer } ».
terminal-why-same = Un bot fort répondrait la même chose.
terminal-why-as-good = Un bot fort répondrait { $answer }, qui vaut à peu près autant.
terminal-why-rather = Un bot fort répondrait plutôt { $answer } : c'est mieux pour { $terms }.
terminal-no-paragraph = Les règles n'ont pas de paragraphe { $number }.
terminal-rules-edition = Dans cette édition :
terminal-undone = Votre dernière réponse a été annulée.
terminal-says = { $player } : « { $line } »
terminal-quiet = Les bots sont désormais muets.
terminal-not-quiet = Les bots parlent de nouveau.
terminal-deal-no-deals = Il n'y a pas d'accords dans ce jeu.
terminal-deal-none = Il n'y a ni offre en cours ni promesse.
terminal-deal-offered = L'offre { $id } attend la réponse de { $player }.
terminal-deal-accepted = L'accord est conclu.
terminal-deal-declined = L'offre est refusée.
terminal-deal-withdrawn = L'offre est retirée.
terminal-deal-was-accepted = { $other } accepte l’offre { $id } de { $player }.
terminal-deal-was-declined = { $other } refuse l’offre { $id } de { $player }.
terminal-deal-was-withdrawn = { $player } retire l’offre { $id } à { $other }.
terminal-deal-offer = { $private ->
    [yes] Offre { $id }, en privé, de { $player } à { $other } :
   *[no] Offre { $id }, de { $player } à { $other } :
}
terminal-deal-answer = Répondez par deal accept { $id }, deal decline { $id } ou deal counter { $id } et une autre offre.
terminal-deal-promise = { $status ->
    [kept] Tenue, à { $player } : { $promise }
    [broken] Rompue, à { $player } : { $promise }
    [void] Caduque, à { $player } : { $promise }
   *[open] En cours, à { $player } : { $promise }
}
terminal-deal-no-not-now = Ce n'est pas possible maintenant.
terminal-deal-no-too-long = Une offre contient au plus 4 promesses et 3 conditions immédiates.
terminal-deal-no-no-such-seat = Indiquez un joueur par son numéro ou sa race.
terminal-deal-no-not-for-oneself = Offrez-le à un autre joueur.
terminal-undo-nothing = Vous n'avez aucune réponse à annuler.
terminal-undo-consent = Seulement avec l'accord des autres : entre-temps, des tuiles ont été tirées ou quelqu'un d'autre a décidé.
terminal-undo-impossible = Cela ne peut pas être annulé : entre-temps, un autre joueur a révélé des tuiles cachées.
terminal-hint = Un bot fort répondrait : { $answer }
terminal-hint-why = C'est mieux pour { $terms }.
terminal-hint-chance = Chances de victoire : { $chance } %.
terminal-hint-next = { $place }. { $answer } ({ $chance } %)
terminal-only-answer = Une seule réponse était possible pour { $player } : { $answer }.
terminal-log-more = Les { $shown } dernières lignes sur { $count }. Toutes : log all

## Quitter et reprendre

terminal-saved = La partie est sauvegardée dans { $file }.
terminal-try-review = Pour voir où elle a basculé : plancia review { $file }
terminal-left = La partie est sauvegardée dans { $file }. Pour la reprendre : plancia play { $game } --resume
terminal-resumed = Reprise de la partie de { $file }.
terminal-nothing-to-resume = Aucune partie de { $game } à reprendre.
terminal-cannot-resume = La partie sauvegardée dans { $file } ne peut pas reprendre : elle est finie, ou le secret du donneur manque.
terminal-place = Place
terminal-player = Joueur
terminal-again = Une autre partie ? (o/N)

## Beaucoup de parties

terminal-simulate-progress = En cours
terminal-simulate-bot = Bot
terminal-simulate-games = Parties
terminal-simulate-wins = Victoires
terminal-simulate-share = Part
terminal-simulate-interval = Intervalle 95 %
terminal-simulate-mean-place = Place moyenne
terminal-bench = À { $seats } joueurs, un cœur prend { $decisions } décisions et termine { $games } parties au hasard par seconde ; une partie compte { $length } décisions.

## Enregistrements

terminal-replay-at = Position { $at } sur { $of }
terminal-replay-keys = Entrée : suite · b : retour · un nombre : aller là · as : point de vue · q : quitter
terminal-replay-help = Entrée avance et b recule ; un nombre mène à cette position ; de « as 0 » à « as { $seats } », « as spectator » ou « as all » changent le point de vue ; q quitte.
terminal-seat = Place { $seat }
terminal-chance = Le sort
terminal-verify-decisions = { $count ->
    [1] Une décision rejouée : elle est régulière.
   *[other] { $count } décisions rejouées : toutes sont régulières.
}
terminal-verify-draws = { $count ->
    [1] Un tirage recalculé depuis le secret du donneur : il concorde.
   *[other] { $count } tirages recalculés depuis le secret du donneur : tous concordent.
}
terminal-verify-unplayed = { $count ->
    [1] Une décision a été prise avec des règles plus anciennes et cette version ne peut pas la vérifier.
   *[other] { $count } décisions ont été prises avec des règles plus anciennes et cette version ne peut pas les vérifier.
}
terminal-verify-sealed = Le secret correspond au sceau publié avant le premier tirage.
terminal-verify-unsealed = Sans secret ni sceau, rien ne prouve que le donneur ait été honnête.
terminal-board-written = L'image est dans { $file }.

## Éditions

terminal-edition-empty = { $file } ne change rien : il est identique aux données fournies.
terminal-edition-sound = { $file } est une édition de { $title }. Elle change :
terminal-edition-replaced = { $record } : { $field } { $before } → { $after }
terminal-edition-given = { $record } : { $field } { $after }
terminal-edition-added = { $record } est ajouté : { $after }
terminal-edition-taken-away = { $record } est retiré
terminal-edition-doubts = On peut jouer avec, mais elle diffère de ce que l'on sait du jeu imprimé :
terminal-edition-undoubted = Elle concorde avec tout ce que l'on sait du jeu imprimé.
terminal-edition-fingerprint = Empreinte : { $digest }

## Un serveur pour la pièce

terminal-serve-open = Le serveur tourne à l'adresse { $address }
terminal-serve-database = Les parties sont enregistrées dans { $where }
terminal-serve-public = Adresse publique : { $addresses }
terminal-serve-no-proxies = Derrière un proxy, tous les visiteurs partagent une adresse et ses limites. Indiquez le proxy avec --trusted-proxies.
terminal-serve-lan = Sur ce réseau : { $addresses }
terminal-serve-no-lan = Aucun réseau local trouvé : seule cette machine peut se connecter.
terminal-serve-stop = Appuyez sur Ctrl+C pour l'arrêter. Les parties continuent après un redémarrage.
terminal-processes-need-postgresql = Avec SQLite, il ne peut y avoir qu'un seul processus du serveur. Pour en avoir plusieurs, utilisez --database postgresql://…
terminal-no-workers-need-postgresql = Avec SQLite, les bots tournent dans le serveur lui-même : --workers doit être au moins 1.
terminal-worker-needs-postgresql = Un worker a besoin de la base PostgreSQL du serveur : --database postgresql://…
terminal-worker-open = Le worker fait tourner les bots de { $where }. Appuyez sur Ctrl+C pour l'arrêter.
terminal-worker-closed = Le worker est arrêté.
terminal-process-not-opened = Un processus du serveur n'a pas démarré. La raison se trouve dans le journal ci-dessus.
terminal-serve-closed = Le serveur est arrêté. Toutes les parties sont enregistrées.
terminal-backup-written = { $file } contient { $tables ->
    [1] une table
   *[other] { $tables } tables
} et { $people ->
    [1] une personne
   *[other] { $people } personnes
}. Il contient des secrets : gardez-le pour vous.
terminal-backup-restored = { $where } contient maintenant { $tables ->
    [1] une table
   *[other] { $tables } tables
} et { $people ->
    [1] une personne
   *[other] { $people } personnes
}.

## Erreurs que l'utilisateur peut corriger

terminal-native-cannot = { $reason ->
    [game] Le moteur natif ne joue qu’à Tigris & Euphrates. Enlevez --engine.
    [bots] Le moteur natif ne fonctionne qu’avec les bots de plancia, pas avec l’un des vôtres. Enlevez --engine.
    [records] Le moteur natif n’écrit pas d’enregistrement des bots aléatoires. Enlevez --out ou --engine.
   *[missing] Le moteur natif n’est pas disponible ici ; plancia --version en donne la raison. Enlevez --engine.
}
terminal-no-such-game = Jeu inconnu : « { $name } ». Choisissez parmi : { $names }.
terminal-no-such-player = Joueur inconnu : « { $name } ». Choisissez parmi { $names }, ou un bot à vous : mybot.py:MyBot.
terminal-no-such-option = Option inconnue : « { $name } ». Choisissez parmi : { $names }.
terminal-no-such-engine = Moteur inconnu : « { $name } ». Choisissez parmi : { $names }.
terminal-no-such-talk = Valeur inconnue « { $name } » pour --talk. Choisissez parmi : { $names }.
terminal-no-deals = --talk ne sert que dans les jeux avec des accords entre joueurs : { $names }.
terminal-wrong-options = Options non valides : { $reason }
terminal-wrong-sprt = --sprt attend deux parts entre 0 et 1, la plus petite d'abord, comme 0.5,0.55. Non valide : { $typed }
terminal-no-editions = { $title } n'a pas d'éditions.
terminal-no-such-language = Langue inconnue : « { $lang } ». Choisissez parmi : { $names }.
terminal-no-such-seat = Place inconnue : « { $seat } ». Choisissez un nombre de 0 à { $last }, ou spectator.
terminal-no-seat-number = Place inconnue : « { $seat } ». Choisissez un nombre de 0 à { $last }.
terminal-wrong-players = Ce jeu se joue de { $first } à { $last } joueurs, et non à { $players }.
terminal-bots-and-players = Il y a { $bots } bots pour { $players } places : nommez-en un par place, ou un seul pour toutes.
terminal-too-small = { $what } doit valoir au moins { $least }.
terminal-no-file = Fichier introuvable : { $file }
terminal-bad-file = { $file } ne peut pas être lu : { $reason }
terminal-not-a-text = { $file } n'est pas un texte en UTF-8.
terminal-edition-flawed = On ne peut pas jouer avec { $file } :
terminal-cannot-write = { $file } ne peut pas être écrit : { $reason }
terminal-bad-record = Cet enregistrement n'est pas valide : { $reason }.
terminal-bad-bot = Erreur d'un bot : { $reason }.
terminal-server-missing = Le serveur n'est pas installé. Pour l'installer : { $command }
terminal-port-taken = Le port { $port } est occupé ; un autre serveur tourne peut-être. Choisissez-en un autre avec --port.
terminal-wrong-public-url = --public-url attend des adresses comme https://play.example.org, sans chemin. Non valide : { $typed }
terminal-wrong-trusted-proxies = --trusted-proxies attend des adresses comme 127.0.0.1 ou des réseaux comme 10.0.0.0/8. Non valide : { $typed }
terminal-wrong-metrics-from = --metrics-from attend des adresses comme 127.0.0.1 ou des réseaux comme 10.0.0.0/8. Non valide : { $typed }
terminal-wrong-features = --features attend history, ratings, friends, notices, vacations, recurring, watching, tournaments, all ou none. Non valide : { $typed }
terminal-wrong-smtp-security = --smtp-security attend { $kinds }. Non valide : { $typed }
terminal-wrong-smtp-from = --smtp-from attend l’adresse qui envoie les e-mails, comme plancia@example.org. Non valide : { $typed }
terminal-host-refused = Cette machine n'a pas l'adresse { $host }. Choisissez-en une autre avec --host.
terminal-port-refused = Le port { $port } ne peut pas être ouvert : { $reason }. Choisissez-en un autre avec --port.
terminal-bad-database = Cette base de données ne peut pas servir : { $reason }.
terminal-bad-backup = Cette sauvegarde ne peut pas servir : { $reason }.
terminal-database-in-use = Il y a déjà des parties ou des personnes dans cette base. Pour les remplacer, ajoutez --force.
terminal-usage = Commande non valide : plancia { $typed }. Voir { $command }.
terminal-usage-option = Option inconnue : { $option }. Voir { $command }.
terminal-usage-missing = Il manque : { $what }. Voir { $command }.
terminal-usage-value = Valeur non valide pour { $what }. Voir { $command }.

## plancia admin

terminal-command-admin = Pour le gestionnaire d'un serveur : lister, bannir, retirer la parole, fermer, supprimer, nettoyer.
terminal-admin-users = Lister les personnes, les visites les plus récentes d'abord.
terminal-admin-tables = Lister les tables, les plus récentes d'abord.
terminal-admin-reports = Lister les signalements des joueurs.
terminal-admin-log = Lister les actions des gestionnaires.
terminal-admin-ban = Bannir une personne : elle ne peut plus ni jouer ni écrire.
terminal-admin-unban = Lever un bannissement.
terminal-admin-mute = Retirer la parole à une personne à toutes les tables.
terminal-admin-unmute = Rendre la parole à une personne.
terminal-admin-delete-user = Supprimer une personne et tous ses messages. Ses parties restent, sans le nom.
terminal-admin-close-table = Terminer la partie d'une table sans résultat.
terminal-admin-delete-table = Supprimer une table avec sa partie, sa discussion et son enregistrement.
terminal-admin-close-report = Marquer un signalement comme traité.
terminal-admin-prune = Supprimer les anciennes données : invités sans partie, tables jamais commencées, parties sans résultat.
terminal-argument-user = Une personne, par identifiant ou par nom.
terminal-argument-user-name = Une partie du nom, ou un identifiant.
terminal-argument-table = Une table, par identifiant ou par code.
terminal-argument-report = Le numéro d'un signalement.
terminal-option-days = Pour combien de jours ; 0 : pour toujours.
terminal-option-reason = La raison ; elle reste dans le journal.
terminal-option-yes = Le faire ; c'est irréversible.
terminal-option-status = Seulement les tables dans cet état : open, playing, paused, over ou aborted.
terminal-option-all = Aussi ceux qui sont traités.
terminal-option-prune-guests = Jours depuis la dernière visite d'un invité sans partie.
terminal-option-prune-open-tables = Jours sans rien de nouveau à une table qui n'a pas commencé.
terminal-option-prune-aborted = Jours depuis la fin d'une partie sans résultat.
terminal-option-prune-reports = Jours depuis qu'un signalement a été traité.
terminal-option-dry-run = Montrer seulement ce qui serait supprimé.
terminal-admin-several = Plusieurs personnes s'appellent { $name }. Donnez l'identifiant ; plancia admin users les liste.
terminal-admin-no-user = Personne n'a l'identifiant ou le nom { $name }.
terminal-admin-no-table = Aucune table n'a l'identifiant ou le code { $table }.
terminal-admin-be-sure = C'est irréversible. Pour le faire, ajoutez --yes.
terminal-admin-waits = La tâche { $number } attend : aucun serveur ne tourne sur cette base. Elle sera faite quand il y en aura un.
terminal-admin-failed = Rien n'a été fait. Réponse du serveur : { $outcome }
terminal-admin-done = La tâche { $number } est faite : { $outcome }
terminal-admin-would-prune = À supprimer : { $tables } tables, { $guests } invités.
terminal-admin-nothing = Il n'y a rien à lister.
