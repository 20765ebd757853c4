"""The web table: one server, guests, tables by link, bots."""
