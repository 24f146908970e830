# Needs Python 3.11 or newer, make and an internet connection; installs everything into .venv and nowhere else.
# Another Python: make test PYTHON=python3.12 (first remove a .venv made with a different one).

PYTHON ?= python3
BIN := .venv/bin
WEB := src/plancia/server/static
NATIVE := src/plancia/native
TYPES := web/src/generated/types.ts
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python

# If bytecode is not stored, every test process spends seconds compiling its imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play web native test check bench load balance tune chances puzzles habits train soak docs examples pins clean \
	check-python check-web test-web test-programs force

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

play: web native ## Play in the browser: prints the address to open
	$(BIN)/plancia serve

web: $(WEB)/index.html ## Build the web app into the server

native: .venv/installed-tools ## Build the native rules of Tigris & Euphrates
	@$(BIN)/python $(NATIVE)/build.py --has-compiler || $(INSTALL) --require-hashes -r requirements/native.txt || true
	@$(BIN)/python $(NATIVE)/build.py

test: .venv/installed-dev $(TYPES) native ## Check the code, then run every test
	@$(MAKE) -j3 test-programs check-python check-web test-web web
	$(BIN)/pytest -n auto --dist worksteal --durations=10 -m "not soak and not quiet"
	$(BIN)/pytest -p no:xdist -m "quiet and not soak" tests/server/live

check: .venv/installed-dev $(TYPES) ## Check the code without running it: style, types, layers
	@$(MAKE) -j2 check-python check-web

bench: .venv/installed-play native ## Measure the speed, as a ratio to another engine in the same run
	$(BIN)/python -m bench

load: .venv/installed-dev ## Load-test the server: 200 tables, 100 answers a second, one minute
	$(BIN)/python -m load

balance: .venv/installed-play ## Let bots play thousands of games of Galactic Warlords and Rex, and count the results (hours); can be continued
	$(BIN)/python -m bench.balance --into docs/balance-warlords.md
	$(BIN)/python -m bench.balance.rex --into docs/balance-rex.md

tune: .venv/installed-play ## Improve the weights of the greedy bot by self-play, at low priority; Ctrl-C stops, again continues
	$(BIN)/plancia tune

chances: .venv/installed-play native ## Fit the winning chances on games between bots (hours); can be continued
	$(BIN)/python -m bench.chances --write

puzzles: .venv/installed-play native ## Check the puzzles that ship, and replace those that fail (an hour); can be continued
	for game in tigris rex warlords; do $(BIN)/python -m bench.puzzles $$game --write || exit; done

habits: .venv/installed-play native ## Count what the strongest bots do in their games, for the habits on profiles (hours); can be continued
	$(BIN)/python -m bench.habits --write

train: .venv/installed-training ## Train the network of a bot by self-play, half an hour; a GPU helps
	$(BIN)/python -m training --into .bench/training

soak: .venv/installed-dev web native ## Run the long versions of the tests, then random games against every law until Ctrl-C
	$(BIN)/pytest -n auto -m soak
	$(BIN)/python -m tests.soak

docs: .venv/installed-docs .venv/installed-play ## Build the documentation into site/
	mkdir -p docs/rules && for file in src/plancia/games/*/rules/*.md; do \
		game=$${file#src/plancia/games/}; cp $$file docs/rules/$${game%%/*}-$${file##*/}; done
	$(BIN)/python -m plancia.games.catalogue docs/reference
	$(BIN)/zensical build --clean --strict

examples: .venv/installed-examples ## Train the example: masked PPO on Tigris & Euphrates, ten minutes
	$(BIN)/python examples/ppo_tigris.py

# --- internal targets ------------------------------------------------------------------------------------

# pip installs uv and the build back end, uv installs the rest: every file is checked against its hash.
.venv/installed-tools: requirements/tools.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --requirement $<
	@touch $@

.venv/installed-%: requirements/%.txt pyproject.toml .venv/installed-tools
	$(INSTALL) --require-hashes --requirement $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# node comes from PyPI, so nobody installs it by hand. `npm ci` would reject a lock file made on another platform.
web/node_modules/.installed: web/package.json web/package-lock.json .venv/installed-web
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

# These run side by side, so the scripts of npm leave out the types, which are written once before.
check-python: .venv/installed-dev
	$(BIN)/ruff check && $(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests bench load conformance training) && $(BIN)/lint-imports --no-logo

check-web: $(TYPES)
	$(NPM) run check --ignore-scripts

test-web: $(TYPES)
	$(NPM) run test --ignore-scripts

# Programs that the tests need, from the system where that is possible: most of the time is spent on downloads.
test-programs: .venv/installed-dev
	$(BIN)/python -m tests.web.browser && $(BIN)/python -m tests.server.nginx

# Written if they have changed: only then the app is built again.
$(TYPES): web/node_modules/.installed force
	@$(BIN)/python -m plancia.server.types $@

force:

# The sources of the app, including messages, art and generated types: any change rebuilds it.
$(WEB)/index.html: $(TYPES) web/index.html web/vite.config.ts $(shell find web/src web/public -type f) \
		$(wildcard src/plancia/locale/*/*.ftl src/plancia/games/*/art/* src/plancia/games/*/rules/*)
	$(NPM) run build --ignore-scripts

# Updates every pin. dev.txt comes first and constrains the others, so that all of them can share .venv.
COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make pins'
pins: .venv/installed-tools
	$(COMPILE) pyproject.toml --extra server --extra research --extra ray --extra arena --group dev --output-file requirements/dev.txt
	$(COMPILE) pyproject.toml --constraints requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) pyproject.toml --extra arena --constraints requirements/dev.txt --output-file requirements/arena.txt
	$(COMPILE) pyproject.toml --extra server --group web --constraints requirements/dev.txt --output-file requirements/web.txt
	$(COMPILE) pyproject.toml --extra research --group examples --constraints requirements/dev.txt \
		--output-file requirements/examples.txt
	$(COMPILE) --group training --constraints requirements/examples.txt --output-file requirements/training.txt
	$(COMPILE) --group docs --constraints requirements/dev.txt --output-file requirements/docs.txt
	$(COMPILE) --group tools --constraints requirements/dev.txt --output-file requirements/tools.txt
	$(COMPILE) --group native --constraints requirements/dev.txt --output-file requirements/native.txt
	for peers in catanatron research_peers research_catan; do \
		$(COMPILE) bench/$$peers.in --output-file bench/$$peers.txt; done

clean:
	rm -rf .venv .bench .soak .*_cache .cache .hypothesis build dist site web/node_modules web/src/generated $(WEB)
	rm -f $(NATIVE)/*.so $(NATIVE)/*.dylib $(NATIVE)/*.dll
