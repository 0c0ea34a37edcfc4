"""What all tests share: how hard Hypothesis tries, what waits for `make soak`, what failures show, where wheels are."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).parent.parent
SOAK = os.environ.get("UNDERMINE_SOAK") == "1"

# By default the same examples every time: a red test is red for everybody, and at once. Soaking looks for new examples
# and takes its time to make them smaller.
settings.register_profile(
    "ci",
    max_examples=30,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.register_profile("soak", max_examples=5_000, deadline=None)
settings.load_profile("soak" if SOAK else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what waits for `make soak`, and begin with what is slow: nobody is to wait for one last long test."""
    if not SOAK:
        soaking = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=soaking)
        items[:] = [item for item in items if item not in soaking]
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over all that was loaded for the tests, which stays to the end."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print the position in which a test failed as a scenario file."""
    report = yield
    if report.failed and call.excinfo is not None:
        from tests.positions import position_of  # not loaded unless something fails

        position = position_of(call.excinfo.value)
        if position:
            report.sections.append(("The position, as a scenario file (docs/scenarios.md)", position))
    return report


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def wheel_python() -> Path:
    """The Python that has our own wheel installed, with the compiled engine."""
    python = Path(os.environ.get("UNDERMINE_WHEEL_PYTHON", ROOT / ".venv-wheel" / "bin" / "python"))
    assert python.exists(), f"{python} is not there: run `make test`, or name one in UNDERMINE_WHEEL_PYTHON"
    return python
