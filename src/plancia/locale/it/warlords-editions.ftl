### Edizioni di Galactic Warlords: che cosa non va in un file.

## Con che cosa non si può giocare

edition-missing-number = questo numero manca nel tracciato
edition-no-name = non ha un nome
edition-wrong-marks = hanno il contrassegno per due giocatori { $found } carte, non { $wanted }
edition-action-twice = { $actions } c'è due volte
edition-no-action = una carta mostra almeno un'azione
edition-wrong-markers = con i segnalini ricognizione sono { $found }, non { $wanted }
edition-too-few-markers = { $markers } sono troppo pochi per { $places } posti e un resto
edition-wrong-faces = il dado ha { $found } facce, non { $wanted }
edition-no-face = nessuna faccia mostra { $face }
edition-wrong-core = nel Nucleo { $found ->
    [one] c'è un pianeta
   *[other] ci sono { $found } pianeti
}, non { $wanted }
edition-planets-and-places = ci sono { $planets } pianeti per { $places } posti
edition-too-few-for-hands = { $cards } carte non bastano per le mani iniziali
edition-too-few-for-market = restano { $cards } carte, troppo poche per un mercato e un mazzo
edition-wrong-position = sta in { $place }; puoi dargli invece un altro nome
edition-wrong-outer = tutti tranne il Nucleo sono settori esterni
edition-adjacent-to-itself = un settore non è adiacente a se stesso
edition-neighbour-twice = un vicino è nominato due volte
edition-one-way = { $other } è adiacente, ma non viceversa
edition-out-of-reach = { $names } non si può raggiungere
edition-wrong-row = è scoperta la riga centrale, e solo quella
edition-short-track = un tracciato ha almeno due posizioni
edition-no-spaces = un tracciato ha almeno una casella
edition-poor-majority = la maggioranza vale più dello schierare
edition-falling-track = schierare non vale meno di prima, la maggioranza vale di più
edition-wrong-slot = il posto { $place } non può seguire il posto { $before }
edition-wrong-end = l'ultima casella, e nessun'altra, chiude la partita
edition-offer-twice = la stessa cosa è offerta due volte
edition-too-many-begin = alla base ne cominciano più di { $count }

## Ciò che si sa diversamente

edition-known-units = un mercenario porta { $first } o { $last } unità, non { $found }
edition-known-actions = un mercenario mostra { $first } o { $last } azioni, non { $found }
edition-known-name = uno di loro si chiama «{ $name }»
edition-known-steps = il segnalino al posto { $place } vale per { $steps } passi, non { $found }
edition-known-majority = qui la maggioranza vale { $power } di potere, non { $found }
edition-known-deployment = qui schierare vale { $power } di potere, non { $found }
