"""Words and answers as integers, with masks of what is legal.

`codec("tigris")` numbers the words of a game: an action fills the next field of the question. `answers("tigris")`
numbers complete answers, for games with a short list of answers.
"""

from plancia.research.needs import need

need("numpy", "plancia.research.codec")

from plancia.research.codec.answers import ANSWERS_OF, Answers, answers  # noqa: E402
from plancia.research.codec.fields import Codec, codec  # noqa: E402
from plancia.research.codec.masks import Mask  # noqa: E402
from plancia.research.codec.vocabulary import VERSIONS, UnknownWord, version_of, vocabulary  # noqa: E402

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
