"""The web application: tables, seats, live updates, storage. Empty on purpose: bot workers import it."""
