"""A match at the table: legality, record, undo, replay."""
