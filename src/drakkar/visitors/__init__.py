"""Bots from anywhere: a class in a file or in another package, or a program that talks in lines of JSON."""
