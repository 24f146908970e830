# Ce qui ne va pas dans un fichier d'édition, ou contredit ce que l'on sait du jeu imprimé. Chaque message
# suit le nom d'une fiche, comme dans « spaces.LOW : n'a pas d'icône » ; il commence donc par une minuscule et n'a pas
# de point. Les mots du fichier restent tels quels.

edition-in-record = { $record } : { $reason }

## Le fichier

edition-not-toml = ce n'est pas un fichier TOML valide : erreur à la ligne { $line }
edition-not-an-edition = ce n'est pas une édition
edition-too-long = une édition ne dépasse pas { $most } caractères
edition-not-a-table = ce doit être une table de fiches, et non { $found }
edition-no-such-table = cette table n'existe pas ; il y a { $tables }
edition-not-a-record = une fiche a des champs, ou vaut false pour être retirée ; et non { $found }
edition-no-such-record = cette fiche n'existe pas ; il y a { $names }
edition-nothing-to-take-away = il n'y a pas de telle fiche à retirer
edition-needed = cette fiche ne peut pas être retirée
edition-no-such-field = il n'y a pas de champ « { $field } » ; il y a { $fields }
edition-missing-field = le champ « { $field } » manque
edition-not-a-number = « { $field } » doit être un nombre entier, et non { $found }
edition-too-small = « { $field } » doit valoir au moins { $least }, et non { $found }
edition-out-of-range = « { $field } » doit être entre { $first } et { $last }, et non { $found }
edition-not-a-text = « { $field } » doit être un texte, et non { $found }
edition-not-true-or-false = « { $field } » doit valoir true ou false, et non { $found }
edition-not-one-of = « { $field } » doit être l'un de { $choices }, et non { $found }
edition-not-some-of = « { $field } » doit être une liste prise parmi { $choices }, et non { $found }
edition-not-numbers = « { $field } » doit être une liste de nombres entiers, et non { $found }
edition-not-texts = « { $field } » doit être une liste de textes, et non { $found }
edition-not-by-language = « { $field } » doit avoir un texte par langue ({ $choices }), et non { $found }
edition-unknown = il n'y a pas de { $names }

## De plusieurs jeux

edition-wrong-number = il y en a { $found }, et non { $wanted }
edition-wrong-copies = { $found ->
    [one] { $found } exemplaire
   *[other] { $found } exemplaires
}, et non { $wanted }
edition-name-twice = une autre fiche s'appelle aussi « { $name } »
edition-two-alike = deux ont { $field ->
    [code] le même code
    [colour] la même couleur
   *[manoeuvre] la même manœuvre
}
