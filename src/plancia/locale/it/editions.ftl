# Che cosa non va in un file di edizione, o contraddice ciò che si sa del gioco stampato. Ogni messaggio
# segue il nome di un elemento, come in «spaces.LOW: non ha icone», perciò comincia con la minuscola e non ha il
# punto. Le parole del file restano come sono.

edition-in-record = { $record }: { $reason }

## Il file

edition-not-toml = non è un file TOML valido: errore alla riga { $line }
edition-not-an-edition = non è un'edizione
edition-too-long = un'edizione ha al massimo { $most } caratteri
edition-not-a-table = dev'essere una tabella di elementi, non { $found }
edition-no-such-table = questa tabella non esiste; esistono { $tables }
edition-not-a-record = un elemento ha dei campi, oppure è false per toglierlo; non { $found }
edition-no-such-record = questo elemento non esiste; esistono { $names }
edition-nothing-to-take-away = non c'è un elemento così da togliere
edition-needed = questo elemento non si può togliere
edition-no-such-field = non c'è un campo «{ $field }»; ci sono { $fields }
edition-missing-field = manca il campo «{ $field }»
edition-not-a-number = «{ $field }» dev'essere un numero intero, non { $found }
edition-too-small = «{ $field }» dev'essere almeno { $least }, non { $found }
edition-out-of-range = «{ $field }» dev'essere tra { $first } e { $last }, non { $found }
edition-not-a-text = «{ $field }» dev'essere un testo, non { $found }
edition-not-true-or-false = «{ $field }» dev'essere true o false, non { $found }
edition-not-one-of = «{ $field }» dev'essere uno fra { $choices }, non { $found }
edition-not-some-of = «{ $field }» dev'essere un elenco scelto fra { $choices }, non { $found }
edition-not-numbers = «{ $field }» dev'essere un elenco di numeri interi, non { $found }
edition-not-texts = «{ $field }» dev'essere un elenco di testi, non { $found }
edition-not-by-language = «{ $field }» deve avere un testo per lingua ({ $choices }), non { $found }
edition-unknown = non esiste { $names }

## Di più giochi

edition-wrong-number = sono { $found }, non { $wanted }
edition-wrong-copies = { $found ->
    [one] una copia
   *[other] { $found } copie
}, non { $wanted }
edition-name-twice = anche un altro si chiama «{ $name }»
edition-two-alike = due hanno { $field ->
    [code] lo stesso codice
    [colour] lo stesso colore
   *[manoeuvre] la stessa manovra
}
