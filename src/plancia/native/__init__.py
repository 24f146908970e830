"""A fast copy of the rules of Tigris & Euphrates in C++, which must never differ from the Python rules.

It is optional: without the library everything works as usual, and `library.missing()` gives the reason.
"""
