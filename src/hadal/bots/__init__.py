"""Computer players. They import only core and take their game by name."""

from hadal.bots.play import play as play
from hadal.bots.registry import bot as bot
from hadal.bots.registry import names as names
from hadal.bots.registry import repeatable as repeatable
