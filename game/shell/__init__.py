"""The one part of the game that knows pygame: loop, inputs, scenes, sound, language."""
