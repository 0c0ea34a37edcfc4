"""A weights: the numbers by which a player weighs things up. One card nearer to the treasure is worth 1.

What a number means stands beside it. The plain weights is set by hand; what a level changes is data of that level.
"""

from __future__ import annotations

from typing import Final

DETOUR: Final = 4
"""How much longer than the best one a route may be to be looked at, if nothing else is said."""


class Weights:
    """How much everything counts, for a player who digs for gold and for one who hinders it."""

    def __init__(self) -> None:
        """Weigh things up plainly."""
        # -- everybody
        self.memory_turns = 0  # turns after which a look at a goal is forgotten; 0 is never
        self.credulity = 1.0  # how much every suspicious move counts: 1 is its due
        self.longest_detour = DETOUR  # how much longer than the best one a route may be to be looked at
        self.use_path_cost = False  # by path cost (the cards that are left) instead of cells
        self.own_copies = 0.0  # extra copies that a card in one's own hand counts as ...
        self.second_way = 0.2  # ... and so much of the second best way
        self.rockfalls_considered = (
            3  # rockfalls that are thought through: those nearest to where the tunnel goes on
        )
        self.use_when_passed = (
            0.0  # what the use counts that a tunnel card would have now, when it is to be passed
        )
        self.theft = 0.5  # a theft when the round begins, and once more when it is about to end
        self.stop_theft = 0.2  # stopping somebody else's theft
        # -- for those who dig for the treasure
        self.worth_laid = 0.08  # the worth of the tunnel card laid
        self.break_tool = 1.6  # breaking a tool of somebody who is certainly an enemy ...
        self.break_from_suspicion = 0.5  # ... times the suspicion beyond this
        self.break_less_per_broken = 0.2  # ... less this for every tool that is broken there already
        self.own_repair = 1.4
        self.repair = 1.2  # repairing for somebody who is certainly a friend ...
        self.repair_distrust = 1.8  # ... less this times the suspicion
        self.rockfall_cost = 0.3  # what a rockfall costs beside what it does
        self.look = 0.6  # a look at a goal while nothing is known
        self.pass_card = 0.3  # passing a card of no worth
        self.worth_passed = 0.1  # what one point of worth of a passed card counts
        self.finish = 0.0  # being the one who reaches the treasure, beyond the way won ...
        self.leave_finish = 0.0  # ... and what it costs to leave the last card of the way to the next player
        self.avoid_closed_doors = (
            False  # measures ways without the doors of the other colour, which are shut (S2-22) ...
        )
        self.remove_closed_door = 0.0  # ... and what it counts to bring one of those down
        self.bystander_zeal = 0.3  # how much a dwarf wants the treasure found who gains nothing by it
        self.lay_crystal = 0.9  # laying a crystal, for those who are paid by them ...
        self.keep_crystal = 0.0  # ... and what it is worth more to keep one
        # -- for those who hinder them
        self.open_harm_within = (
            4.0  # all cover is dropped when the treasure is at most this number of cards away
        )
        self.covert_harm = 0.5  # how much of the harm counts while the cover holds ...
        self.seen_harm_cost = 0.2  # ... less this for being seen to do it
        self.blend_in = 0.0  # a tunnel that seems to lead on, when the round begins; nothing when it ends
        self.hinder_break = 1.2  # breaking a tool of a certain enemy
        self.covert_break = 0.7  # how much of that counts while the cover holds
        self.late_break = 0.0  # so much more of it counts when the round is about to end
        self.hinder_more_per_broken = 0.4  # for every tool that is broken there already
        self.hinder_own_repair = 0.5  # repairing one's own tool
        self.hinder_repair_from_suspicion = 0.8  # suspicion beyond which another one is repaired for
        self.hinder_look = 0.3  # a look at a goal


PLAIN = Weights()
"""The weights of the plain rules of thumb."""
