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
   *[instant] Rien ne bouge et rien n’attend.
}
web-skip-moves = Passer
web-skip-to-me = Aller à mon tour

## Keys

web-keys = Raccourcis clavier
web-space = Espace
web-key-skip = Passer les coups des autres, ou continuer
web-key-back = Revenir d’un pas
web-key-confirm = Choisir ou confirmer
web-key-arrows = Se déplacer sur le plateau, parmi vos pièces et dans le journal
web-key-tab = Prochaine case éclairée
web-key-command = Taper une réponse
web-key-help = Cette liste
