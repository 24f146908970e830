"""`python -m plancia` is the same as `plancia`."""

from plancia.cli import main

main()
