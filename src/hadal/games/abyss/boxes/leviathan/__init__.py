"""The Leviathan box."""
