# Examples in the rules. Their headings are in the files of the games.

web-example = Esempio
web-example-try = Prova
web-example-about = Gioca questa posizione contro i bot
web-example-before = Prima
web-example-after = Dopo
