"""Who uses the server: accounts, nicknames, and the key that signs cookies."""
