"""What is drawn and read in the terminal: shared by `ludoteca play` and `ludoteca replay`."""
