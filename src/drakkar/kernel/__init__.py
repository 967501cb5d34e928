"""What every game is made of: the rules protocol, actions, chance, pools, events, components."""
