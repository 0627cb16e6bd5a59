"""The messages between server and clients, as typed structs. docs/protocol.md explains how they are used."""
