"""Texts for people, separate from the rules: Fluent catalogues, one folder for each language."""

from hadal.words.words import SEAT_LETTERS as SEAT_LETTERS
from hadal.words.words import Words as Words
from hadal.words.words import languages as languages
