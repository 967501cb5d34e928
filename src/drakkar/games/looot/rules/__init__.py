"""The rules of Looot, by the step of the turn they govern."""
