"""The rules of Heart to Heart: pure values, no screen, no clock, no chance but the deal code."""
