"""The games in the terms of research frameworks: codecs, observations, environments, games in bulk, data.

Each module lists what it needs. `pip install "plancia[research]"` installs everything except Ray (`plancia[ray]`).
"""
