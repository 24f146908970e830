"""The rules of Tigris & Euphrates at machine speed: a copy in C++ that must never differ from the Python.

It is optional: without the library everything works as usual, and `library.missing()` gives the reason.
"""
