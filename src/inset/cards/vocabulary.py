"""What card files import: the words of the language, the phrases that several cards share, and tokens."""

from inset.cards.phrases import *
from inset.cards.tokens import *
from inset.cards.words import *
