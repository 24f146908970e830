### À la table : vitesse, passé, journal, sons, touches.

## Speed

web-comfort = Vitesse et sons
web-speed = Vitesse
web-speed-about = Combien de temps chaque coup des autres reste affiché.
web-speed-calm = calme
web-speed-normal = normale
web-speed-brisk = vive
web-speed-instant = immédiate
web-speed-of = { $speed ->
    [calm] 3 secondes par coup.
    [normal] 1,5 seconde par coup.
    [brisk] 0,6 seconde par coup. La table prend cette vitesse quand il vous reste moins de deux minutes.
   *[instant] Ni animation ni attente.
}
web-skip-moves = Passer
web-skip-to-me = Aller à mon tour

## The past

web-since = Depuis votre dernier tour
web-since-step = Étape { $step } sur { $count }
web-since-count = { $count ->
    [1] Une étape depuis votre dernier tour
   *[other] { $count } étapes depuis votre dernier tour
}
web-since-nothing = Il ne s’est rien passé.
web-since-play = Rejouer toutes les étapes
web-past-back = Une étape en arrière
web-past-on = Une étape en avant
web-past-now = Revenir au présent
web-past-about = Vous voyez une position antérieure.

## The log

web-log-show = Montrer cette position
web-log-filter = Filtrer le journal
web-log-player = Joueur
web-log-players = Tous les joueurs
web-log-kind = Type
web-log-kinds = Tous les types
web-log-kind-moves = Coups
web-log-kind-conflicts = Conflits
web-log-kind-bids = Enchères
web-log-kind-cards = Cartes
web-log-kind-points = Points et revenus
web-log-kind-deals = Alliances et pourparlers
web-log-fold = Replier les tours
web-log-unfold = Déplier les tours
web-log-none = Aucune ligne ne correspond.

## Keys

web-keys = Raccourcis clavier
web-space = Espace
web-key-skip = Passer les coups des autres, ou continuer
web-key-back = Revenir d’un pas, ou annuler un coup préparé
web-key-confirm = Choisir ou confirmer
web-key-digits = Prendre la première à la dixième pièce ou carte de votre chevalet
web-key-arrows = Se déplacer sur le plateau, parmi vos pièces et les réponses, et dans le journal
web-key-tab = Prochaine case éclairée
web-key-hint = Montrer ou masquer les indices
web-key-command = Taper une réponse
web-key-past = Parcourir les positions antérieures
web-key-help = Cette liste

## Premoves

web-premove-hint = Vous pouvez déjà préparer votre prochain coup.
web-premove-preparing = Préparez votre prochain coup
web-premove-prepared = Coup prêt : { $move }. Il sera joué à votre tour s’il est encore permis.
web-premove-cancel = Annuler
web-premove-dropped = Votre coup préparé a été abandonné, car il n’est plus possible : { $move }.
web-premove-not-there = Ce coup ne peut pas être préparé.
web-premove-sure = Préparer ce coup risqué ?
web-premove-unasked = Il sera joué à votre tour sans autre confirmation.
web-premove-risky = Confirmez le coup préparé : il est devenu risqué. { $move }.
