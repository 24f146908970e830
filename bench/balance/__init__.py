"""Is Galactic Warlords a fair and varied game with the data that we made for it? Bots play, and we count."""
