"""Vikings on Board."""
