"""The games for researchers: adapters to the libraries of the field, each an optional dependency."""
