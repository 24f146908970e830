### Tigri & Eufrate nel browser.

## Domande per le quali il browser ha parole proprie

web-tigris-ask-take-action-swap-tiles = Quali tessere cambi?
web-tigris-ask-build-monument-build-cell = Su quale quadrato costruisci?

## Come si risponde nella pagina

web-tigris-hint-act = Prendi una tessera, un Leader o una Catastrofe dal leggio, poi clicca su uno spazio evidenziato.
web-tigris-hint-swap = Clicca sulle tessere del leggio che vuoi cambiare.
web-tigris-hint-war = Clicca su un Leader evidenziato, oppure rispondi qui.
web-tigris-hint-square = Clicca su un quadrato evidenziato, oppure rispondi qui.
web-tigris-hint-treasure = Clicca su un Tesoro evidenziato, oppure rispondi qui.

web-tigris-stays = Resta { $cell }
web-tigris-stays-tip = resta: { $take }
web-tigris-yours = { $cell }: tuo
web-tigris-you-take = { $count ->
    [one] prendi quello su { $cells }
   *[other] prendi { $cells }
}

## Prima di inviare una risposta

web-tigris-sure-catastrophe = Catastrofe su { $cell }?
web-tigris-sure-end = Finisci ora il turno?
web-tigris-sure-swap = { $count ->
    [one] Cambi questa tessera?
   *[other] Cambi queste { $count } tessere?
}
web-tigris-sure-withdraw = { $colour ->
    [red] Ritiri il tuo Sacerdote?
    [blue] Ritiri il tuo Agricoltore?
    [green] Ritiri il tuo Mercante?
   *[black] Ritiri il tuo Re?
}
web-tigris-sure-decline = Rinunci per sempre a un Monumento qui?

## Al tavolo

web-tigris-your-colour = La tua dinastia
web-tigris-colour-of = Dinastia di { $name }
web-tigris-at-home = { $leader }, a casa
web-tigris-on-board = { $leader }, su { $cell }
web-tigris-points = Punti
web-tigris-cell-land = terra libera
web-tigris-cell-river = fiume libero
web-tigris-place-at = Metti su { $cell }
web-tigris-piece-to = { $piece } su { $cell }?
web-tigris-let-go = Lascia: { $piece } su { $cell }
web-tigris-let-go-else = Altrove torna al suo posto.
web-tigris-premove-to = { $piece } su { $cell }
web-tigris-premove-withdraw = { $leader }: ritirata
web-tigris-swap = { $count ->
    [one] Cambia 1 tessera
   *[other] Cambia { $count } tessere
}
web-tigris-letters = Lettere sui pezzi
web-tigris-letters-about = R, B, G, K in un angolo di ogni pezzo.
web-tigris-turn = Orientamento della mappa
web-tigris-turn-about = In verticale riempie un telefono.
web-tigris-turn-auto = automatico
web-tigris-turn-wide = orizzontale
web-tigris-turn-tall = verticale
web-tigris-uncover = Mostra le mie tessere
web-tigris-attacker = in attacco
web-tigris-defender = in difesa
web-tigris-tie = il pareggio va a chi difende
web-tigris-not-yet = non si sa ancora
web-tigris-fold = Nascondi
web-tigris-revolt-show = Mostra la rivolta
web-tigris-war-show = Mostra la guerra
web-tigris-revolt-red = Rivolta dei Sacerdoti
web-tigris-revolt-blue = Rivolta degli Agricoltori
web-tigris-revolt-green = Rivolta dei Mercanti
web-tigris-revolt-black = Rivolta dei Re
web-tigris-war-red = Guerra dei Sacerdoti
web-tigris-war-blue = Guerra degli Agricoltori
web-tigris-war-green = Guerra dei Mercanti
web-tigris-war-black = Guerra dei Re
web-tigris-if-wins = { $you ->
    [yes] Se vinci:
   *[no] Se vince { $player }:
}
web-tigris-leaving = { $count ->
    [one] se ne va { $tiles }
   *[other] se ne vanno { $tiles }
}
web-tigris-won = { $colour ->
    [red] { $count ->
        [one] un punto rosso
       *[other] fino a { $count } punti rossi
    }
    [blue] { $count ->
        [one] un punto blu
       *[other] { $count } punti blu
    }
    [green] { $count ->
        [one] un punto verde
       *[other] { $count } punti verdi
    }
   *[black] { $count ->
        [one] un punto nero
       *[other] { $count } punti neri
    }
} per { $you ->
    [yes] te
   *[no] { $player }
}
web-tigris-spared = I Templi con un Tesoro o accanto a un Leader restano.
web-tigris-your-tiles = Le tue tessere
web-tigris-leaders = Leader
web-tigris-catastrophes = Catastrofi
web-tigris-your-points = I tuoi punti; conta il più basso
web-tigris-points-red = Rosso
web-tigris-points-blue = Blu
web-tigris-points-green = Verde
web-tigris-points-black = Nero
web-tigris-in-hand = Tessere in mano
web-tigris-catastrophes-left = Catastrofi rimaste
web-tigris-reserve = La riserva
web-tigris-bag = { $count } nel sacchetto
web-tigris-treasures = { $count } di 10, fine a 2
web-tigris-treasures-about = Tesori sulla mappa; con due rimasti la partita finisce.
web-tigris-kingdom = Regno
web-tigris-kingdoms = Regni
web-tigris-no-kingdom = Sulla mappa non c’è ancora nessun Leader.
web-tigris-take-a-piece = Prima prendi una tessera, un Leader o una Catastrofe qui sotto.
web-tigris-counts = Per ognuno conta il colore più basso.
web-tigris-lowest = minimo
web-tigris-took = { $count ->
    [0] Nessun Tesoro
    [one] Un Tesoro
   *[other] { $count } Tesori
}
web-tigris-jokers = I Tesori valgono per ogni colore e sono andati dove servono di più. Se i valori minimi sono uguali, decidono i secondi.
web-tigris-course = Il colore più basso, giro per giro
web-tigris-doing-take-action = Un’azione, o la fine del turno.
web-tigris-doing-add-tiles = Quante tessere aggiungere al conflitto.
web-tigris-doing-pick-war = Quale guerra viene prima.
web-tigris-doing-build-monument = Se costruire un Monumento.
web-tigris-doing-leave-one-treasure = Quale Tesoro resta.
web-tigris-doing-draw-from = Da dove viene la tessera.
web-tigris-land-region = Nessun Regno: qui non c’è nessun Leader
web-tigris-wins = { $name } vince con { $points }
web-tigris-you-win = Vinci con { $points }
web-tigris-peaceful = Nessun conflitto, nessun Monumento: una partita pacifica.

## Partite da rivedere

web-tigris-mark-conflict = Conflitto
web-tigris-hidden = nascosti
web-tigris-tiles = { $count ->
    [one] Una tessera
   *[other] { $count } tessere
}
web-tigris-mark-monument = Monumento
web-tigris-mark-treasure = Tesoro
web-tigris-mark-catastrophe = Catastrofe
web-tigris-chart-show = Che cosa mostra il grafico
web-tigris-chart-lowest = Il più basso

## Examples in the rules

web-tigris-example-revolt = Metti il tuo Re su H6, dove governa già un altro Re. Decidono i Templi: due accanto a te, uno accanto al rivale.
web-tigris-example-war = Il tuo Insediamento su H6 unisce due Regni, e ciascuno ha un Mercante. Decidono i Mercati: due per parte, più le tessere dalla mano.
web-tigris-example-catastrophe = Una Catastrofe su G6 distrugge un Tempio. I Leader che non hanno più un Tempio accanto tornano a casa.

## Rules in short

web-tigris-short-8-1 = Chi combatte: due Leader dello stesso colore in un Regno
web-tigris-short-8-2 = Che cosa conta: i Templi accanto a ciascun Leader, poi i Templi dalla mano
web-tigris-short-8-3 = Parità: vince il difensore
web-tigris-short-8-4 = Premio: un punto rosso al vincitore; il Leader sconfitto torna a casa
web-tigris-short-9-1 = Chi combatte: due Leader dello stesso colore, in Regni uniti da una tessera
web-tigris-short-9-2 = Che cosa conta: le tessere di quel colore di ciascuna parte, poi quelle dalla mano
web-tigris-short-9-3 = Parità: vince il difensore
web-tigris-short-9-4 = Premio: un punto per il Leader e uno per ogni tessera che lascia la mappa
web-tigris-short-12-1 = Quante: due per giocatore, per tutta la partita
web-tigris-short-12-2 = Dove: su una casella vuota o su una tessera senza Tesoro, mai su un Leader o su un Monumento
web-tigris-short-12-3 = Effetto: la tessera è persa, la casella resta chiusa e i Regni possono dividersi

## Statistiche nei profili

web-tigris-stat-wars_won = Guerre vinte
web-tigris-stat-revolts_won = Rivolte vinte
web-tigris-stat-monuments = Monumenti
web-tigris-stat-parts = Colore più debole alla fine
