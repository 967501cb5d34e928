"""The rules of Vikings on Board."""
