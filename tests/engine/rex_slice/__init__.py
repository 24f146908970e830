"""A slice of Rex: a ceasefire, an auction and battles, with the powers of four races. It is there to try the kernel.

Left out: the board (one space, which allies may share), all other phases, and the cards that belong to them. R.., M..
and T.. are the rulings, points and examples of the Rex rules.
"""
