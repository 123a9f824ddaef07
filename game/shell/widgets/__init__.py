"""What scenes are made of: lettering that fits, buttons, and groups of buttons with a focus."""
