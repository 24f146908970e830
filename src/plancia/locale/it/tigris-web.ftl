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
