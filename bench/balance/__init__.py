"""Is Galactic Warlords fair and varied with our own data? Bots play, and we count."""
