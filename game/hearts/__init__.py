"""The rules of Hearts in all its forms: one engine, options as one frozen record."""
