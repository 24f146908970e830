# Examples in the rules. Their headings are in the files of the games.

web-example = Example
web-example-try = Try it
web-example-about = Play this position against bots
web-example-before = Before
web-example-after = After
