"""The computer players by name."""

from collections.abc import Mapping

from game.bots.protocol import Bot
from game.bots.random_bot import RandomBot
from game.bots.sensible import SensibleBot

BOTS: Mapping[str, Bot] = {"random": RandomBot(), "sensible": SensibleBot()}
