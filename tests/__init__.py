"""Checks that the games keep their rules and the table keeps its promises."""
