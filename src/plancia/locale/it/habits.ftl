### Abitudini: in che cosa un giocatore è diverso dai bot più forti. `mine`: chi legge è questo giocatore.

web-habits = Abitudini
web-habits-yours = Le tue abitudini
web-habits-private = private
web-habits-about = A confronto con i nostri bot più forti, in partite con altrettanti giocatori.
web-habits-nothing = Ancora nessuna partita conclusa
web-profile-habits = Abitudini
web-profile-habits-about = Che cosa fai in modo diverso dai nostri bot più forti, nelle tue ultime partite concluse.
web-no-not-shown = Questo giocatore non lo mostra.

habits-few = { $game }: le abitudini compaiono dopo { $needed } partite concluse. Finora: { $games }.
habits-none = { $game }: in { $games } partite non spicca nessuna abitudine.
habits-games = { $game }, { $games } partite
habits-figures = { $own }, bot { $bots }

habit-tigris-wars = { $mine ->
    [yes] Inizi
   *[no] Inizia
} { $more ->
    [yes] più
   *[no] meno
} guerre a partita dei nostri bot più forti.
habit-tigris-revolts = { $mine ->
    [yes] Inizi
   *[no] Inizia
} { $more ->
    [yes] più
   *[no] meno
} rivolte a partita dei nostri bot più forti.
habit-tigris-monuments = { $mine ->
    [yes] Costruisci
   *[no] Costruisce
} { $more ->
    [yes] più
   *[no] meno
} monumenti a partita dei nostri bot più forti.
habit-tigris-treasures = { $mine ->
    [yes] Prendi
   *[no] Prende
} { $more ->
    [yes] più
   *[no] meno
} tesori a partita dei nostri bot più forti.
habit-tigris-catastrophes = { $mine ->
    [yes] Giochi
   *[no] Gioca
} { $more ->
    [yes] più
   *[no] meno
} catastrofi a partita dei nostri bot più forti.
habit-tigris-swaps = { $mine ->
    [yes] Cambi tessere
   *[no] Cambia tessere
} { $more ->
    [yes] più
   *[no] meno
} spesso a partita dei nostri bot più forti.
habit-tigris-leaders-moved = { $mine ->
    [yes] Sposti i leader sul tabellone
   *[no] Sposta i leader sul tabellone
} { $more ->
    [yes] più
   *[no] meno
} spesso a partita dei nostri bot più forti.

habit-rex-influence = { $mine ->
    [yes] Conservi
   *[no] Conserva
} { $more ->
    [yes] più
   *[no] meno
} influenza da un round all’altro dei nostri bot più forti.
habit-rex-battles = { $mine ->
    [yes] Combatti
   *[no] Combatte
} { $more ->
    [yes] più
   *[no] meno
} battaglie a round dei nostri bot più forti.
habit-rex-cards = { $mine ->
    [yes] Compri
   *[no] Compra
} { $more ->
    [yes] più
   *[no] meno
} carte a round dei nostri bot più forti.
habit-rex-deployed = { $mine ->
    [yes] Schieri
   *[no] Schiera
} { $more ->
    [yes] più
   *[no] meno
} unità a round dei nostri bot più forti.
habit-rex-moves = { $mine ->
    [yes] Muovi le unità
   *[no] Muove le unità
} { $more ->
    [yes] più
   *[no] meno
} spesso a round dei nostri bot più forti.
habit-rex-lost = { $mine ->
    [yes] Perdi
   *[no] Perde
} { $more ->
    [yes] più
   *[no] meno
} unità in battaglia a round dei nostri bot più forti.

habit-warlords-invasions = { $mine ->
    [yes] Invadi
   *[no] Invade
} { $more ->
    [yes] più
   *[no] meno
} pianeti a partita dei nostri bot più forti.
habit-warlords-bombardments = { $mine ->
    [yes] Bombardi pianeti
   *[no] Bombarda pianeti
} { $more ->
    [yes] più
   *[no] meno
} spesso a partita dei nostri bot più forti.
habit-warlords-wounded = { $mine ->
    [yes] Ferisci
   *[no] Ferisce
} { $more ->
    [yes] più
   *[no] meno
} mercenari a partita dei nostri bot più forti.
habit-warlords-scouting = { $mine ->
    [yes] Esplori
   *[no] Esplora
} { $more ->
    [yes] più
   *[no] meno
} settori a partita dei nostri bot più forti.
habit-warlords-hired = { $mine ->
    [yes] Ingaggi
   *[no] Ingaggia
} { $more ->
    [yes] più
   *[no] meno
} mercenari a partita dei nostri bot più forti.
habit-warlords-support = { $mine ->
    [yes] Giochi
   *[no] Gioca
} { $more ->
    [yes] più
   *[no] meno
} carte supporto a partita dei nostri bot più forti.
habit-warlords-travels = { $mine ->
    [yes] Sposti la nave madre
   *[no] Sposta la nave madre
} { $more ->
    [yes] più
   *[no] meno
} spesso a partita dei nostri bot più forti.
