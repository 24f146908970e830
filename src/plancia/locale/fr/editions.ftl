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

## Rex : ce avec quoi on ne peut pas jouer

edition-no-icon = n'a pas d'icône
edition-weak-spaceport = un spatioport est aussi une place forte
edition-council-alone = le Conseil, et lui seul, n'est dans aucun secteur
edition-wrong-icons = l'icône { $icon } figure sur { $found } cases, et non sur { $wanted }
edition-empty-sector = le secteur { $sector } n'a pas de case
edition-line-to-nowhere = ligne vers { $other } : cette case n'existe pas
edition-line-to-itself = ligne vers { $other } : une ligne mène à une autre case
edition-line-twice = ligne vers { $other } : elle y est deux fois
edition-line-one-way = ligne vers { $other } : elle manque de l'autre côté
edition-city-in-parts = les lignes ne relient pas toutes les cases
edition-no-influence-icon = { $space } n'est pas une case à l'icône Influence
edition-on-several-cards = { $space } est sur { $times } cartes
edition-on-no-card = a l'icône Influence, mais n'est sur aucune carte Placement
edition-wrong-deck = le paquet a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, et non { $wanted }
edition-too-few-placements = { $found ->
    [one] { $found } carte ne suffit pas
   *[other] { $found } cartes ne suffisent pas
} pour { $rounds } manches
edition-wrong-values = { $value } sur { $times ->
    [one] { $times } carte
   *[other] { $times } cartes
} ; les valeurs sont différentes, de 1 à { $last }
edition-difficulty-twice = la difficulté { $difficulty } est sur { $times } cartes
edition-no-such-race = il n'y a pas de race « { $race } »
edition-wrong-leaders = a { $found ->
    [one] { $found } leader
   *[other] { $found } leaders
}, et non { $wanted }
edition-wrong-units = a { $found ->
    [one] { $found } unité
   *[other] { $found } unités
}, et non { $wanted }
edition-wrong-mechanized = a { $found ->
    [one] { $found } unité mécanisée
   *[other] { $found } unités mécanisées
}, et non { $wanted }
edition-wrong-ally-cards = a { $found ->
    [one] { $found } carte Allié
   *[other] { $found } cartes Allié
}, et non { $wanted }
edition-cannot-begin = { $units } unités ne peuvent pas commencer sur le plateau
edition-wrong-zone = choisit où commencer, dans deux secteurs ou plus
edition-wrong-home = commence dans une case, et aucune ne s'appelle « { $space } »
edition-wrong-traitors = garde un traître ou les { $dealt }, et non { $found }
edition-wrong-cards = { $cards ->
    [one] { $cards } carte ne va pas
   *[other] { $cards } cartes ne vont pas
} dans une main de { $hand }
edition-hands-too-large = des mains si grandes ne laissent rien à étaler des { $cards } cartes Stratégie
edition-too-much-influence = ensemble elles commencent avec plus d'influence qu'il n'y en a
edition-worth-of-influence = les jetons Influence, et eux seuls, ont une valeur

## Rex : ce que l'on sait autrement

edition-known-sector-1 = le secteur 1 contient MPN et TAR, et non { $found }
edition-known-sector = est dans le secteur { $sector }, et non { $found }
edition-known-sectors = est dans l'un des secteurs { $first } à { $last }, et non { $found }
edition-known-outside = est hors des secteurs { $first } à { $last }
edition-known-shield = a un bouclier
edition-known-unshielded = n'a pas de bouclier
edition-known-distance = est à { $lines } lignes de { $other }, et non { $found }
edition-known-nearness = est à { $lines } lignes au plus de { $other }, et non { $found }
edition-known-way-round = est à { $lines } lignes au plus de { $other } quand le secteur { $sector } est fermé
edition-known-reach = une case des secteurs { $first } à { $last } est à { $lines } lignes au plus
edition-known-card = une carte a { $left } à gauche et { $right } à droite
edition-known-amounts = les montants sont { $left } et { $right }
edition-known-strength = { $found ->
    [one] { $found } leader a
   *[other] { $found } leaders ont
} la force { $strength }
edition-sector-cuts = fermer le secteur { $sector } coupe la ville en deux
edition-space-cuts = la fermer coupe la ville en deux
edition-one-sector = les deux cases sont dans le secteur { $sector }

## Galactic Warlords : ce avec quoi on ne peut pas jouer

edition-missing-number = ce numéro manque dans la piste
edition-no-name = n'a pas de nom
edition-wrong-marks = { $found } cartes ont la marque pour deux joueurs, et non { $wanted }
edition-action-twice = { $actions } y est deux fois
edition-no-action = une carte montre au moins une action
edition-wrong-markers = avec les jetons de reconnaissance il y en a { $found }, et non { $wanted }
edition-too-few-markers = { $markers } ne suffisent pas pour { $places } places et un reste
edition-wrong-faces = le dé a { $found } faces, et non { $wanted }
edition-no-face = aucune face ne montre { $face }
edition-wrong-core = il y a { $found ->
    [one] { $found } planète
   *[other] { $found } planètes
} dans le Noyau, et non { $wanted }
edition-planets-and-places = il y a { $planets } planètes pour { $places } places
edition-too-few-for-hands = { $cards } cartes ne suffisent pas pour les mains de départ
edition-too-few-for-market = il reste { $cards } cartes, trop peu pour un marché et une pioche
edition-wrong-position = il se trouve en { $place } ; donnez-lui plutôt un autre nom
edition-wrong-outer = tous sauf le Noyau sont des secteurs extérieurs
edition-adjacent-to-itself = un secteur n'est pas adjacent à lui-même
edition-neighbour-twice = un voisin est nommé deux fois
edition-one-way = { $other } est adjacent, mais pas dans l'autre sens
edition-out-of-reach = { $names } ne peut pas être atteint
edition-wrong-row = la rangée du milieu est révélée, et elle seule
edition-short-track = une piste a au moins deux positions
edition-no-spaces = une piste a au moins une case
edition-poor-majority = la majorité vaut plus que le déploiement
edition-falling-track = le déploiement ne vaut pas moins qu'avant, la majorité vaut plus
edition-wrong-slot = la place { $place } ne peut pas suivre la place { $before }
edition-wrong-end = la dernière case, et nulle autre, met fin à la partie
edition-offer-twice = la même chose est offerte deux fois
edition-too-many-begin = plus de { $count } commencent à la base

## Galactic Warlords : ce que l'on sait autrement

edition-known-units = un mercenaire amène { $first } ou { $last } unités, et non { $found }
edition-known-actions = un mercenaire montre { $first } ou { $last } actions, et non { $found }
edition-known-name = l'un d'eux s'appelle « { $name } »
edition-known-steps = le marqueur à la place { $place } vaut pour { $steps } pas, et non { $found }
edition-known-majority = la majorité vaut ici { $power } de puissance, et non { $found }
edition-known-deployment = le déploiement vaut ici { $power } de puissance, et non { $found }
