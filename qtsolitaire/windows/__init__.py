"""Windows and dialogs around the table."""
