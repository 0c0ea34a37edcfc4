"""Hoarder: keeps its best cards until late in the round."""

import undermine as um
from tests.bots.strangers.crow import Crow

LATE = 15
"""Cards left in the deck when it begins to use what it has kept."""


class Hoarder(Crow):
    """Digs like everybody at first, also as a saboteur; breaks and rockfalls come out in the end."""

    def liking(self, view: um.View, option: um.Action) -> float:
        late, guilty = view.deck_size <= LATE, self.is_saboteur(view)
        if option.verb == "dig":
            progress = self.progress(view, option)
            return -progress + 0.3 if late and guilty else progress
        if option.verb == "break":
            return -9.0 if option.seat == self.seat else (2.0 if late and guilty else -1.0)
        if option.verb == "rockfall":
            return 1.5 if late and guilty else -2.0
        if option.verb == "repair":
            return 3.0 if option.seat == self.seat else (-2.0 if guilty or not late else 0.5)
        if option.verb == "pass":
            kept = [card for card in (option.card, *option.more_cards) if card and not card.startswith("[")]
            return -0.1 - 0.5 * len(kept) if not late else -0.1
        return 0.1
