"""Words and answers as integers, with masks of what is legal.

`codec("tigris")` numbers the words of a game: an action fills the next field of the question. `answers("tigris")`
numbers complete answers, for games with a short list of answers.
"""

from plancia.research.codec.answers import ANSWERS_OF, Answers, answers
from plancia.research.codec.fields import Codec, codec
from plancia.research.codec.masks import Mask
from plancia.research.codec.vocabulary import VERSIONS, UnknownWord, version_of, vocabulary

__all__ = [
    "ANSWERS_OF",
    "VERSIONS",
    "Answers",
    "Codec",
    "Mask",
    "UnknownWord",
    "answers",
    "codec",
    "version_of",
    "vocabulary",
]
