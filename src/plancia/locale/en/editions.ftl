# What is wrong with an edition file, or contradicts what we know about the printed game. Each follows the name of
# a record, as in “spaces.LOW: has no icon”, so it begins in lower case and has no full stop.
# Words of the file stay as they are.

edition-in-record = { $record }: { $reason }

## The file

edition-not-toml = this is not a valid TOML file: error in line { $line }
edition-not-an-edition = this is not an edition
edition-too-long = an edition may have at most { $most } characters
edition-not-a-table = this must be a table of records, not { $found }
edition-no-such-table = there is no such table; the tables are { $tables }
edition-not-a-record = a record has fields, or is false to remove it; not { $found }
edition-no-such-record = no such record; the records are { $names }
edition-nothing-to-take-away = there is no such record to remove
edition-needed = this record cannot be removed
edition-no-such-field = there is no field “{ $field }”; the fields are { $fields }
edition-missing-field = the field “{ $field }” is missing
edition-not-a-number = “{ $field }” must be a whole number, not { $found }
edition-too-small = “{ $field }” must be at least { $least }, not { $found }
edition-out-of-range = { $field } { $found } is not between { $first } and { $last }
edition-not-a-text = “{ $field }” must be a text, not { $found }
edition-not-true-or-false = “{ $field }” must be true or false, not { $found }
edition-not-one-of = “{ $field }” must be one of { $choices }, not { $found }
edition-not-some-of = “{ $field }” must be a list of some of { $choices }, not { $found }
edition-not-numbers = “{ $field }” must be a list of whole numbers, not { $found }
edition-not-texts = “{ $field }” must be a list of texts, not { $found }
edition-not-by-language = “{ $field }” must map languages ({ $choices }) to texts, not { $found }
edition-unknown = there is no { $names }

## Of several games

edition-wrong-number = there are { $found }, not { $wanted }
edition-wrong-copies = { $found ->
    [one] one copy
   *[other] { $found } copies
}, not { $wanted }
edition-name-twice = another one is also called “{ $name }”
edition-two-alike = two have the same { $field ->
    [code] code
    [colour] colour
   *[manoeuvre] manoeuvre
}
