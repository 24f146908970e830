"""The schema's history, one file per step. Write the next by hand: a test lists what is missing."""
