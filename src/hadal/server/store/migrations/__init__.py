"""The schema and its changes, the same for both engines."""

HEAD = "0002"  # the newest script in versions/; a test holds it to that
