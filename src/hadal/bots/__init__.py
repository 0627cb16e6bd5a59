"""Computer players. They name no game and take everything that belongs to one from its plug-in."""

from hadal.bots.play import play as play
from hadal.bots.registry import bot as bot
from hadal.bots.registry import names as names
from hadal.bots.registry import repeatable as repeatable
