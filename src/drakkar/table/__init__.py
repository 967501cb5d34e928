"""A table that hosts a match: seats, acting, stepping back, what each viewer sees. Knows no network."""
