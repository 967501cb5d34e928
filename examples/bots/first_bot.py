"""A bot as a class: `--bots examples/bots/first_bot.py:FirstBot`. It looks one decision ahead, by points."""

from drakkar.kernel.chance import Search


class FirstBot:
    def __init__(self, game, seed):
        self.game = game
        self.luck = Search(seed)

    def choose(self, view, legal):
        """One of the legal actions. All it ever gets is a view; `determinize` guesses what it cannot see."""
        world = self.game.determinize(view, self.luck)
        return max(legal, key=lambda action: self.points_after(world, action, view.viewer))

    def points_after(self, world, action, seat):
        after = world.clone()
        self.game.apply(after, action, self.luck, None)
        return self.game.score(after).totals[seat]
