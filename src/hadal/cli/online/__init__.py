"""Playing at a table of a server from the terminal: the address, the account, the socket."""
