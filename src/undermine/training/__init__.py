"""Training: programs that play many games and write the fitted numbers which bots read as data."""

import os
from typing import Final

# Before numpy is loaded: on matrices as small as ours its threads mostly wait for each other, busily. One takes a fifth
# of the processor time, and no longer.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

DEALS: Final = 512
"""Deals of a batch, if nothing else is asked for."""
