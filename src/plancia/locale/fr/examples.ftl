# Examples in the rules. Their headings are in the files of the games.

web-example = Exemple
web-example-try = Essayer
web-example-about = Jouer cette position contre des bots
web-example-before = Avant
web-example-after = Après
