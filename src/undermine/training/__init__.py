"""Training: programs that play many games and write the fitted numbers which bots read as data."""

import os

# Before numpy is loaded: on matrices as small as ours its threads mostly wait for each other, busily. One takes a fifth
# of the processor time, and no longer.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
