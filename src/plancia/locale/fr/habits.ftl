### Habitudes : en quoi un joueur diffère des bots les plus forts. `mine` : le lecteur est ce joueur.

web-habits = Habitudes
web-habits-yours = Vos habitudes
web-habits-private = privées
web-habits-about = En comparaison de nos bots les plus forts, dans des parties avec autant de joueurs.
web-habits-nothing = Aucune partie terminée pour l’instant
web-profile-habits = Habitudes
web-profile-habits-about = En quoi vous différez de nos bots les plus forts, dans vos dernières parties terminées.
web-no-not-shown = Ce joueur ne le montre pas.

habits-few = { $game } : les habitudes apparaissent après { $needed } parties terminées. Jusqu’ici : { $games }.
habits-none = { $game } : aucune habitude ne ressort sur { $games } parties.
habits-games = { $game }, { $games } parties
habits-figures = { $own }, bots { $bots }

habit-tigris-wars = { $mine ->
    [yes] Vous déclenchez
   *[no] Déclenche
} { $more ->
    [yes] plus
   *[no] moins
} de guerres par partie que nos bots les plus forts.
habit-tigris-revolts = { $mine ->
    [yes] Vous déclenchez
   *[no] Déclenche
} { $more ->
    [yes] plus
   *[no] moins
} de révoltes par partie que nos bots les plus forts.
habit-tigris-monuments = { $mine ->
    [yes] Vous construisez
   *[no] Construit
} { $more ->
    [yes] plus
   *[no] moins
} de monuments par partie que nos bots les plus forts.
habit-tigris-treasures = { $mine ->
    [yes] Vous prenez
   *[no] Prend
} { $more ->
    [yes] plus
   *[no] moins
} de trésors par partie que nos bots les plus forts.
habit-tigris-catastrophes = { $mine ->
    [yes] Vous jouez
   *[no] Joue
} { $more ->
    [yes] plus
   *[no] moins
} de catastrophes par partie que nos bots les plus forts.
habit-tigris-swaps = { $mine ->
    [yes] Vous échangez des tuiles
   *[no] Échange des tuiles
} { $more ->
    [yes] plus
   *[no] moins
} souvent par partie que nos bots les plus forts.
habit-tigris-leaders-moved = { $mine ->
    [yes] Vous déplacez vos chefs sur le plateau
   *[no] Déplace ses chefs sur le plateau
} { $more ->
    [yes] plus
   *[no] moins
} souvent par partie que nos bots les plus forts.

habit-rex-influence = { $mine ->
    [yes] Vous gardez
   *[no] Garde
} { $more ->
    [yes] plus
   *[no] moins
} d’influence d’une manche à l’autre que nos bots les plus forts.
habit-rex-battles = { $mine ->
    [yes] Vous livrez
   *[no] Livre
} { $more ->
    [yes] plus
   *[no] moins
} de batailles par manche que nos bots les plus forts.
habit-rex-cards = { $mine ->
    [yes] Vous achetez
   *[no] Achète
} { $more ->
    [yes] plus
   *[no] moins
} de cartes par manche que nos bots les plus forts.
habit-rex-deployed = { $mine ->
    [yes] Vous déployez
   *[no] Déploie
} { $more ->
    [yes] plus
   *[no] moins
} d’unités par manche que nos bots les plus forts.
habit-rex-moves = { $mine ->
    [yes] Vous déplacez vos unités
   *[no] Déplace ses unités
} { $more ->
    [yes] plus
   *[no] moins
} souvent par manche que nos bots les plus forts.
habit-rex-lost = { $mine ->
    [yes] Vous perdez
   *[no] Perd
} { $more ->
    [yes] plus
   *[no] moins
} d’unités au combat par manche que nos bots les plus forts.

habit-warlords-invasions = { $mine ->
    [yes] Vous envahissez
   *[no] Envahit
} { $more ->
    [yes] plus
   *[no] moins
} de planètes par partie que nos bots les plus forts.
habit-warlords-bombardments = { $mine ->
    [yes] Vous bombardez des planètes
   *[no] Bombarde des planètes
} { $more ->
    [yes] plus
   *[no] moins
} souvent par partie que nos bots les plus forts.
habit-warlords-wounded = { $mine ->
    [yes] Vous blessez
   *[no] Blesse
} { $more ->
    [yes] plus
   *[no] moins
} de mercenaires par partie que nos bots les plus forts.
habit-warlords-scouting = { $mine ->
    [yes] Vous explorez
   *[no] Explore
} { $more ->
    [yes] plus
   *[no] moins
} de secteurs par partie que nos bots les plus forts.
habit-warlords-hired = { $mine ->
    [yes] Vous engagez
   *[no] Engage
} { $more ->
    [yes] plus
   *[no] moins
} de mercenaires par partie que nos bots les plus forts.
habit-warlords-support = { $mine ->
    [yes] Vous jouez
   *[no] Joue
} { $more ->
    [yes] plus
   *[no] moins
} de cartes de soutien par partie que nos bots les plus forts.
habit-warlords-travels = { $mine ->
    [yes] Vous déplacez votre vaisseau mère
   *[no] Déplace son vaisseau mère
} { $more ->
    [yes] plus
   *[no] moins
} souvent par partie que nos bots les plus forts.
