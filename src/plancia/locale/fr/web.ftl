### L'application web.

## The page as a whole

web-nav = Pages
web-nav-play = Jouer
web-nav-watch = Regarder
web-nav-mine = Vos tables
web-nav-rules = Règles
web-skip = Aller au contenu
web-language = Langue
web-light = Clair
web-dark = Sombre
web-dark-about = La même table sous une lampe.
web-voices = Répliques des bots
web-voices-about = Ils disent parfois quelque chose, dans le journal.
web-says = { $name } : « { $line } »
web-guest = invité
web-guest-name = Invité { $number }
web-nobody = Qui êtes-vous ?
web-home = Accueil
web-close = Fermer
web-back = Retour
web-all = Toutes
web-save = Enregistrer
web-saved = Enregistré.
web-copy = Copier
web-copied = Le lien est copié.
web-reload = Recharger
web-try-again = Réessayer
web-opening = Un instant …
web-broken = La page n'a pas pu être chargée.
web-broken-about = Le serveur a peut-être été mis à jour.
web-incomplete = Une partie de cette page n'a pas pu être chargée. La connexion est peut-être coupée, ou le serveur a été mis à jour.
web-not-found = Page introuvable.
web-not-found-about = L'adresse est peut-être mal écrite ou périmée.
web-rule = Règle { $number }

## The first page

web-hello = À quoi jouons-nous ?
web-hello-about = Entre amis, avec des bots ou les deux. Sans compte.
web-play-title = Jouer à { $game }
web-play-about = { $count ->
    [1] Vous et un bot. La partie commence aussitôt.
   *[other] Vous et { $count } bots. La partie commence aussitôt.
}
web-play-now = Jouer
web-how-many-bots = Combien de bots
web-bots = { $count ->
    [1] 1 bot
   *[other] { $count } bots
}
web-create = Ouvrir une table
web-create-short = Ouvrir
web-players-range = { $first } à { $last }
web-code = Code d'une table
web-code-about = Rejoindre une table par son code
web-code-unknown = Aucune table n'a ce code.
web-code-unknown-about = Redemandez-le : un code a six lettres et chiffres.
web-join = Rejoindre
web-scan = Scanner
web-scan-title = Scanner le code QR d’une table
web-scan-about = Tenez la caméra au-dessus du code de l’autre écran.
web-scan-cannot = Ce navigateur ne lit pas les codes QR. Utilisez l’appareil photo du téléphone, ou tapez les six caractères sous le code.
web-scan-refused = Le navigateur ne peut pas utiliser la caméra. Utilisez l’appareil photo du téléphone, ou tapez les six caractères sous le code.
web-scan-elsewhere = Aucune table ici n’a ce code. Il est peut-être d’un autre serveur.
web-scan-code = Taper le code
web-no-board = Pas de plateau dans le navigateur : ce jeu se joue avec des boutons et des listes.
web-home-lesson = Apprendre
web-home-lesson-about = Pas à pas
web-home-create-about = Choisissez places, horloge et options
web-home-record = Ouvrir une partie
web-home-record-about = Revoir une partie
web-open-tables = Tables ouvertes
web-nobody-waits = Aucune table ouverte.
web-nobody-waits-about = Ouvrez une table : les autres la trouveront ici.
web-nothing-to-watch = Aucune partie publique en cours.
web-nothing-to-watch-about = Les parties des tables publiques se regardent ici.
web-more-tables = Plus
web-wait-for-you = { $count ->
    [1] une vous attend
   *[other] { $count } vous attendent
}
web-ended = Terminées
web-to-table = Aller à la table
web-as-guest = Vous jouez en tant qu’invité.
web-as-guest-about = Vos parties restent sur cet appareil.
web-status-open = en attente de joueurs
web-status-playing = en cours
web-status-paused = en pause
web-status-over = terminée
web-status-aborted = interrompue

## A new table

web-create-about = Sièges, horloge et options, en mots simples.
web-game = Jeu
web-seats = Sièges
web-players-count = { $count } joueurs
web-who-sits = Qui prend le siège { $seat }
web-kind-me = Sur cet appareil
web-kind-open = Libre, par lien
web-kind-bot = Bot
web-another-here = Une autre personne sur cet appareil
web-level = Niveau des bots
web-clock = Horloge
web-options = Options
web-pace-none = Sans horloge
web-pace-none-about = Prenez votre temps
web-pace-quick = Vif
web-pace-quick-about = 10 min chacun, 15 s par coup
web-pace-calm = Une soirée
web-pace-calm-about = 25 min chacun, 30 s par coup
web-pace-daily = Chaque jour
web-pace-daily-about = Un jour chacun, 4 h par coup
web-pace-relaxed = Sur plusieurs jours
web-pace-relaxed-about = 3 jours chacun, 12 h par coup
web-pace-slow = Par correspondance
web-pace-slow-about = 3 jours chacun, 36 h par coup
web-public = Chacun peut entrer et regarder
web-public-seats = Chacun peut entrer
web-public-about = On ne voit que ce qui est public, jamais une main.
web-private = Seulement avec le lien
web-hot-seat = Plusieurs personnes sur cet appareil ; il est couvert entre les tours.
web-undo-about = Vous pouvez annuler un coup tant que rien de nouveau n’a été révélé.
web-create-open = Ouvrir la table ?
web-create-open-about = Vous recevez un lien et un code à envoyer.
web-create-start = Tout le monde est là.
web-create-start-about = Aucun siège n’est libre : la partie peut commencer.
web-own-edition = Édition personnelle ({ $name })
web-edition-about = Cartes, espaces et nombres de votre propre boîte, d’un fichier TOML. Sans lui, on joue avec les données intégrées.
web-edition-choose = Choisir un fichier
web-edition-another = Un autre fichier
web-edition-sound = { $count ->
    [0] « { $file } » ne change rien.
    [one] « { $file } » change un élément.
   *[other] « { $file } » change { $count } éléments.
}
web-edition-flawed = « { $file } » ne peut pas être utilisé :
web-edition-doubts = On peut l'utiliser, mais il diffère de ce que l’on sait du jeu imprimé :
web-edition-remove = Retirer ce fichier
web-open-table = Ouvrir la table
web-start-now = Commencer

## Waiting for players

web-lobby-title = En attente de joueurs
web-lobby-lead = { $free ->
    [0] Tous les sièges sont pris.
    [one] Un siège est libre.
   *[other] { $free } sièges sont libres.
}
web-lobby-waiting = { $count ->
    [1] Il manque une personne
   *[other] Il manque { $count } personnes
}
web-lobby-waiting-about = Envoyez le lien, ou remplissez avec des bots.
web-lobby-ready = La partie peut commencer.
web-lobby-ready-about = Toute personne à la table peut commencer.
web-fill-and-start = { $count ->
    [1] Ajouter un bot et commencer
   *[other] Ajouter des bots et commencer
}
web-start = Commencer
web-leave = Quitter le siège
web-sit-down = S'asseoir
web-add-bot = Ajouter un bot
web-free-seat = Siège libre
web-free-seats = { $count ->
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
web-free-seat-about = Accessible par le lien
web-seat-invited = A reçu une invitation, pas encore là
web-unseat = Retirer { $name }
web-your-colour = Votre couleur
web-colour-of = Couleur de { $name }
web-here = Ici
web-not-here = ailleurs
web-invite = Inviter
web-invite-about = Scannez-le, ou entrez le code sur la page d’accueil :
web-qr = Code QR de cette table
web-this-table = Cette table
web-join-here = Prenez place avec votre téléphone
web-watch-here = Regarder sur le téléphone

## At the table

web-board = Le plateau
web-rack = Ce que vous avez
web-players = Joueurs
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-on-the-table = Sur la table
web-facts = { $game } : ce que vous pouvez voir
web-yes = oui
web-no = non
web-notes = Notes
web-notes-about = Pour vous seulement : les notes restent dans ce navigateur.
web-earlier = Plus tôt
web-new-moves = Nouveaux coups
web-chat = Discussion
web-unread = Il y a de nouveaux messages
web-chat-of = Messages de { $name }
web-chat-read = je les vois
web-chat-allowed = permis à cette table
web-say = Dites quelque chose à la table
web-say-team = À { $names } seulement
web-say-all = À toute la table
web-chat-to = Envoyer à
web-chat-to-table = Table
web-chat-to-team = Équipe
web-command = Répondre en notation
web-command-field = Notation
web-command-about = Écrire les réponses dans la notation du jeu. La touche barre oblique ouvre le champ.
web-named-bot = { $name } (bot)
web-against = contre { $names }
web-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres personnes, lancez le serveur avec
web-question = Question et réponses
web-newcomer = Première partie ? Cliquez sur une case ou une pièce en surbrillance, ou sur un bouton ci-dessous.
web-newcomer-lesson = Suivre la leçon
web-newcomer-close = Compris
web-you = vous
web-you-name = Vous
web-bot = bot
web-away = un bot joue
web-resigned = a abandonné
web-seat = Siège { $seat }
web-cell = { $cell }, { $what }
web-cell-legal = { $cell }, { $what }, permis
web-your-turn = À vous
web-watching = vous regardez
web-waiting = En attente …
web-moment = Un instant …
web-only-answer = Une seule réponse était possible : { $answer }.
web-catching-up = Voyez ce qui s’est passé. Cliquez sur le plateau pour passer à la suite.
web-waiting-for = { $count ->
    [one] { $names } réfléchit
   *[other] Réfléchissent encore : { $names }
}
web-paused = La partie est en pause.
web-sure = C’est bien cela ?
web-choose = Choisir …
web-choose-this = Choisir
web-number = Combien
web-less = Un de moins
web-more = Un de plus
web-line-lost = Connexion perdue. Nouvelle tentative …
web-table-gone = Elle a peut-être été supprimée, ou l’adresse est fausse.
web-undo = Annuler
web-request = { $what ->
    [undo] { $name } demande à annuler le dernier coup.
    [pause] { $name } demande une pause.
    [resume] { $name } demande à reprendre la partie.
   *[abort] { $name } demande à interrompre la partie.
}
web-request-open = On attend les autres
web-away-you = Un bot joue à votre place.
web-come-back = Je suis de retour
web-out-of-time = { $name } n’a plus de temps.
web-window = Chacun peut encore répondre.
web-minutes-left = { $count ->
    [0] Le temps est écoulé
    [one] Il reste moins d'une minute
   *[other] Il reste moins de { $count } minutes
}
web-more-time = Plus de temps
web-gone = { $name } a quitté la partie.
web-usual-answer = Utiliser la réponse par défaut
web-bot-instead = Laisser jouer un bot
web-agree = D'accord
web-refuse = Refuser
web-settings = Réglages
web-settings-table = À la table
web-notices = M’avertir quand c’est à moi
web-notices-off = Ce navigateur ne permet pas de notifications ici.
web-whole-board = Tout le plateau
web-asks = Demander avant d’envoyer
web-asks-about = Avant les coups risqués. Toujours sur les écrans tactiles.
web-asks-always = toujours
web-asks-risky = coups risqués
web-asks-never = jamais
web-held = Voyez ce qui vous est arrivé.
web-continue = Continuer
web-next-you = Ensuite : { $question }
web-next-more = Ensuite : ce qui s’est passé depuis.
web-next-others = Ensuite : les autres jouent.
web-next-time = reste { $time }
web-stays = Ce qui vous arrive
web-stays-about = Vos combats et vos pertes restent à l’écran jusqu’à ce que vous continuiez, ou quelques secondes.
web-stays-dismissed = jusqu’à mon clic
web-stays-seconds = { $count } s
web-sound = Son
web-sound-about = Bois, argile, tissu et une cloche : pièces, conflits, dés, enchères et votre tour.
web-sound-off = muet
web-sound-of-pieces = Pièces et dés
web-sound-of-turn = Mon tour et la fin
web-sound-of-chat = Discussion
web-notices-about = Une notification du navigateur pendant que vous regardez ailleurs.
web-notices-denied = Le navigateur bloque les notifications de ce site. Vous pouvez le changer dans ses réglages.
web-report = Signaler un problème
web-screen = Écran commun
web-pause = Pause
web-resume = Reprendre
web-abort = Interrompre la partie
web-resign = Abandonner
web-resign-sure = J’abandonne : un bot continue, et je termine dernier
web-days = { $count ->
    [1] 1 jour
   *[other] { $count } jours
}
web-hours = { $count } h
web-pass-device = Passez l’appareil à { $name }
web-pass-device-about = Rien ne se voit avant que vous découvriez la table.
web-uncover = Découvrir la table

## The end

web-game-over = La partie est finie
web-finale = { $you ->
    [yes] { $count ->
        [one] Vous avez gagné
       *[other] Vous gagnez ensemble : { $players }
    }
   *[no] { $count ->
        [one] { $players } gagne
       *[other] { $players } gagnent
    }
}
web-shared-win = Première place partagée : { $names }
web-over-resigned = Tous les autres ont abandonné.
web-aborted = La partie a été interrompue.
web-aborted-about = Personne ne gagne, personne ne perd.
web-once-more = Rejouer ?
web-rematch-about = Les mêmes joueurs, chacun un siège plus loin.
web-rematch-there = La table de la revanche est ouverte.
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-save-record = Enregistrer la partie
web-last-position = La dernière position
web-result = Résultat
web-how-it-turned = Tournants de la partie
web-round = Tour { $round }.
web-peaceful = Aucun tournant.

## Rules

web-rules-about = Avec nos propres mots. Chaque paragraphe a son adresse, la même dans toutes les langues.
web-search = Chercher
web-contents = Sommaire
web-rules-game = Jeu
web-rules-rather = Vous préférez jouer ?
web-rules-lesson = La leçon dure dix minutes.
web-rules-learn = Apprendre
web-rules-short = En bref
web-rules-beside = Ce chapitre
web-places = { $count ->
    [1] 1 endroit
   *[other] { $count } endroits
}

## Account

web-account = Vous
web-nobody-is = Vous n’avez pas encore de nom ici. Vous en recevez un en jouant.
web-guest-is = Vous êtes { $name }, en tant qu’invité. Vos parties restent sur cet appareil.
web-account-is = Vous êtes { $name }, avec un compte.
web-name = Nom
web-name-about = Comment les autres vous voient à la table.
web-passphrase = Phrase secrète
web-make-account = Créer un compte
web-make-account-about = Un nom et une phrase secrète d’au moins huit caractères. Sans e-mail.
web-account-made = Compte créé.
web-log-in = Se connecter
web-log-in-about = Avec un compte existant.
web-logged-in = Content de vous revoir.
web-log-out = Se déconnecter
web-logged-out = Déconnexion effectuée.
web-recovery = Code de secours
web-recovery-about = Notez-le : il vous permet de revenir si cet appareil perd votre connexion.
web-recovery-stranger = Si vous en avez noté un, il vous permet de revenir sans phrase secrète.
web-recovery-show = Montrer un nouveau code
web-recovery-shown = Affiché une seule fois : notez-le.
web-recovery-enter = Entrez votre code de secours
web-recover = Récupérer
web-leave-here = Supprimer le compte
web-leave-here-about = Supprime votre nom, votre phrase secrète, vos clés et vos messages. Vos parties restent, sans votre nom.
web-delete = Supprimer mon compte
web-delete-sure = Supprimer toutes mes données
web-keep = Annuler
web-deleted = Votre compte a été supprimé.
web-language-about = Pour ce site et pour les messages du serveur.
web-passphrase-about = Une nouvelle phrase vous déconnecte de tous les autres appareils.
web-passphrase-old = Phrase secrète actuelle
web-passphrase-new = Nouvelle phrase secrète, au moins huit caractères
web-passphrase-changed = Phrase secrète modifiée.
web-devices = Autres appareils
web-devices-about = Un téléphone perdu, une connexion ailleurs ? Seul cet appareil reste connecté.
web-log-out-everywhere = Déconnecter tous les autres
web-devices-done = Tous les autres appareils sont déconnectés.
web-tokens = Clés pour programmes
web-tokens-about = Un programme qui a une clé joue en votre nom. Il ne peut jamais changer votre phrase secrète ni créer de clés.
web-token-label = Usage
web-scope = Permet de
web-scope-bot = s’asseoir et jouer
web-scope-play = ouvrir des tables, jouer et parler
web-scope-account = changer aussi mon nom et lire mes données
web-token-days = Valable
web-token-make = Créer une clé
web-token-revoke = Révoquer
web-token-revoke-this = Révoquer la clé { $label }
web-token-until = jusqu’au { $date }
web-token-for-good = sans expiration
web-data = Vos données
web-data-about = Tout ce que ce serveur conserve sur vous, en un fichier : nom, clés, tables, messages et signalements.
web-data-download = Télécharger
web-banned = Le gestionnaire de ce serveur vous a banni. Vous pouvez télécharger vos données et supprimer votre compte.

## Reports to the operator

web-complaint = Signaler
web-complaint-line = Signaler cette ligne de { $name }
web-complaint-about = Signaler { $name }
web-complaint-explained = Le gestionnaire de ce serveur le lira. Personne à la table ne le saura.
web-complaint-reason = Motif
web-complaint-insult = Insultes ou menaces
web-complaint-spam = Spam
web-complaint-cheating = Triche
web-complaint-name = Un nom offensant
web-complaint-other = Autre chose
web-complaint-comment = Quelque chose à ajouter ?
web-complaint-send = Envoyer le signalement
web-complaint-cancel = Annuler
web-complaint-sent = Merci. Le gestionnaire va l’examiner.

## What the server refuses; the refusals of a game are in its own file

web-no-occasion-is-past = Ce moment est passé.
web-no-too-many-orders = Trop d’ordres permanents.
web-no-other = Cela n’a pas marché ({ $code }).
web-no-no-connection = Le serveur est injoignable.
web-no-internal = Une erreur s’est produite sur le serveur. Réessayez.
web-no-too-many = Trop de requêtes. Attendez un instant.
web-no-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
web-no-took-too-long = Cela prenait trop de temps et a été interrompu.
web-no-too-slow = La connexion est trop lente.
web-no-too-many-tables = Vous avez trop de tables inachevées. Terminez-en ou quittez-en d’abord quelques-unes.
web-no-too-many-sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en d’abord quelques-unes.
web-no-table-is-full = Cette table a atteint sa limite : seule la partie peut continuer.
web-no-tokens-too-many = Vous avez trop de clés. Révoquez-en d’abord quelques-unes.
web-no-links-too-many = Vous avez créé trop de liens. Attendez dix minutes.
web-no-not-stored = L’enregistrement a échoué, rien n’a changé. Réessayez.
web-no-wrong-origin = Cette page ne peut pas utiliser ce serveur.
web-no-not-found = Introuvable.
web-no-not-signed-in = Il faut d’abord un nom.
web-no-account-needed = Il faut un compte pour cela.
web-no-rated-game = Cette partie est classée : les coups ne peuvent pas être annulés.
web-no-edition-not-rated = Les parties avec d'autres données ne peuvent pas être classées.
web-no-one-seat-each = Dans une partie classée, chacun n'a qu'une place.
web-no-nobody-to-rate = Une partie classée a besoin d'au moins une personne.
web-no-no-such-player = Aucun joueur ne porte ce nom.
web-no-no-such-friend = Cette personne n’est pas de vos amis.
web-no-no-such-invitation = Cette invitation n’existe plus.
web-no-not-blocked = Vous n’avez pas bloqué cette personne.
web-no-not-with-these = Vous ne pouvez pas vous asseoir à cette table.
web-no-too-many-friends = Il y a trop de personnes dans cette liste. Retirez-en d’abord quelques-unes.
web-no-no-such-table = Cette table n’existe pas.
web-no-no-picture = Ce jeu n’a pas d’image de son plateau.
web-no-no-such-seat = Ce siège n’existe pas.
web-no-seat-taken = Le siège est pris.
web-no-a-person-sits-here = Quelqu’un est déjà assis là.
web-no-table-full = Tous les sièges sont pris.
web-no-table-not-open = La partie a déjà commencé.
web-no-game-has-begun = La partie a déjà commencé.
web-no-game-has-not-begun = La partie n’a pas encore commencé.
web-no-game-is-not-over = La partie n’est pas finie.
web-no-seats-are-free = Il reste des sièges libres.
web-no-only-the-host = Seul l’hôte peut le faire.
web-no-not-at-this-table = Vous n’êtes pas à cette table.
web-no-not-your-seat = Ce n’est pas votre siège.
web-no-not-playing = Aucune partie n’est en cours.
web-no-nothing-to-undo = Vous n’avez rien à annuler.
web-no-undo-secrets-were-shown = Impossible d’annuler : des informations cachées ont été révélées depuis.
web-no-another-request-is-open = Une autre demande est encore ouverte.
web-no-a-bot-stands-in = Un bot joue pour vous. Reprenez d’abord votre place.
web-no-silenced = L’hôte vous a retiré la parole à cette table.
web-no-banned = Le gestionnaire de ce serveur vous a banni.
web-no-muted-by-operator = Le gestionnaire de ce serveur vous a retiré la parole.
web-no-not-in-scope = Cette clé ne le permet pas.
web-no-no-such-line = Ce message n’existe plus.
web-no-reported-already = Vous l’avez déjà signalé.
web-no-too-many-reports = Trop de signalements attendent. Réessayez plus tard.
web-no-no-team = Vous n’avez pas d’équipe ici.
web-no-no-deals = Les accords ne sont pas possibles à cette table.
web-no-no-private-talk = Les conversations privées ne sont pas permises à cette table.
web-no-no-such-offer = Cette offre n’est plus ouverte.
web-no-nothing-offered = Ajoutez d’abord une promesse, un don ou une alliance.
web-no-offered-already = Vous avez déjà offert cela.
web-no-too-many-offers = Vous ne pouvez plus faire d’offre dans cette manche.
web-no-no-such-promise = Cette promesse ne convient pas à l’accord.
web-no-impossible-promise = Cette promesse n’est pas possible maintenant.
web-no-nobody-sits-there = Personne n’est assis là.
web-no-not-for-oneself = C’est aux autres d’en décider.
web-no-not-out-of-time = Ce joueur est là et il lui reste du temps.
web-no-mutes-too-many = Vous avez déjà masqué 500 personnes. Réaffichez-en d’abord quelques-unes.
web-no-no-such-colour = Cette couleur n’existe pas.
web-no-colour-taken = Quelqu’un a déjà cette couleur.
web-no-damaged-table = Cette table est endommagée et ne peut pas être ouverte. Prévenez le gestionnaire du serveur.
web-no-other-rules = Cette partie a commencé avec d’autres règles, et cette version ne peut pas la continuer. Il faut la version de plancia avec laquelle elle a commencé.
web-no-nothing-said = Écrivez d’abord quelque chose.
web-no-rematch-is-there-already = Une table de revanche est déjà ouverte.
web-no-name-taken = Ce nom est déjà pris.
web-no-name-length = Un nom a de 2 à 24 lettres.
web-no-name-characters = Le nom contient des caractères qui ne peuvent pas être affichés.
web-no-passphrase-length = Une phrase secrète a au moins 8 caractères.
web-no-passphrase-wrong = Nom ou phrase secrète incorrects.
web-no-code-mistyped = Le code contient une erreur : un caractère est faux.
web-no-code-unknown = Personne n’a ce code.

## Durées, attentes et la table habituelle

web-length-minutes-range = { $first } à { $last } min
web-length-minutes = environ { $count } min
web-length-hours = environ { $count } h
web-asked-since = depuis { $time }
web-usual-save = Enregistrer comme mon habitude
web-usual-saved = Enregistré. Vous pourrez l’utiliser pour votre prochaine table.
web-usual = Votre habitude : { $game }, { $players }, { $pace }.
web-usual-use = L’utiliser
web-which-bot = Bot de la place { $seat }
web-which-character = Caractère pour la place { $seat }
