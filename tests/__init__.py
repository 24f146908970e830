"""A package, so that pytest and `from tests import …` load the same modules, and not two copies of them."""
