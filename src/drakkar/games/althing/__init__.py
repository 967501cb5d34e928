"""Althing, by Flavien Champenois (Studio Twin)."""
