# The web client's own words.
