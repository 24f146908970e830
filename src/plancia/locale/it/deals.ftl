### Accordi e promesse nel browser, per tutti i giochi che ne hanno.

web-deals = Accordi
web-deals-not-loaded = Non è stato possibile caricare gli accordi. Ricarica la pagina.
web-key-deals = Apri o chiudi gli accordi
web-deal-tab-offers = Offerte
web-deal-tab-ledger = Registro
web-deal-about = Le promesse non sono vincolanti. Il registro ne tiene traccia.
web-deal-with = Offri un accordo a { $name }
web-deal-look = Mostra
web-deal-waiting = { $count ->
    [one] Hai un'offerta
   *[other] Hai { $count } offerte
}

## Le offerte

web-deal-to-me = Per te
web-deal-from-me = Le tue offerte aperte
web-deal-of-others = Offerte tra altri
web-deal-open = Offerte aperte
web-deal-closed = Le tue ultime offerte
web-deal-no-offers = Non ci sono offerte aperte.
web-deal-offer-to-you = { $name } ti offre un accordo
web-deal-offer-by-you = La tua offerta a { $name }
web-deal-offer-of-others = { $name } offre un accordo a { $other }
web-deal-counter-to-you = { $name } fa una controfferta
web-deal-counter-by-you = La tua controfferta a { $name }
web-deal-counter-of-others = { $name } fa una controfferta a { $other }
web-deal-private = privata
web-deal-until-talk = valida fino alla fine delle trattative
web-deal-until-round = valida fino alla fine del round { $round }
web-deal-accepted = accettata
web-deal-declined = rifiutata
web-deal-withdrawn = ritirata
web-deal-expired = scaduta
web-deal-accept = Accetta
web-deal-decline = Rifiuta
web-deal-counter = Controfferta
web-deal-withdraw = Ritira

## Scrivere un'offerta

web-deal-your-offer = La tua offerta
web-deal-your-counter = La tua controfferta a { $name }
web-deal-left = { $count ->
    [0] nessuna offerta rimasta in questo round
    [one] un'offerta rimasta in questo round
   *[other] { $count } offerte rimaste in questo round
}
web-deal-not-now = Ora non si possono fare accordi.
web-deal-partner = A
web-deal-choose-partner = Scegli un giocatore.
web-deal-you-give = Dai
web-deal-you-ask = Chiedi a { $name }
web-deal-add-promise = + promessa
web-deal-add = Aggiungi una promessa: { $title }
web-deal-remove = Togli: { $promise }
web-deal-only-us = La vediamo solo noi due
web-deal-clear = Svuota
web-deal-send = Offri a { $name }

## Il registro

web-deal-ledger = Promesse
web-deal-all = Tutte
web-deal-mine = Le mie
web-deal-no-promises = Ancora nessuna promessa.
web-deal-promised = A { $name }, nel round { $round }.
web-deal-verdict-open = Aperta.
web-deal-verdict-kept = Mantenuta nel round { $round }.
web-deal-verdict-broken = Infranta nel round { $round }.
web-deal-verdict-void = Decaduta nel round { $round }.
web-deal-owed = Da pagare ora: { $amount }
web-deal-record = Promesse: { $kept } mantenute, { $broken } infrante, { $open } aperte, { $void } decadute

## Messaggi privati

web-private-chat = Messaggi privati
web-chat-privately-with = In privato, con { $name }

## Il tavolo

web-talk = Accordi e promesse
web-talk-about = Quando i giocatori possono fare accordi.
web-talk-any = Sempre
web-talk-ceasefire = Nelle trattative
web-talk-off = Mai
web-talk-any-table = Accordi in qualsiasi momento
web-talk-ceasefire-table = Accordi solo durante le trattative
web-talk-off-table = Niente accordi
web-private-talk = Conversazioni private
web-private-talk-about = Due giocatori possono scriversi e fare accordi in privato.
