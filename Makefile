# Ludoteca needs Python 3.11 or newer and make; everything else is put into .venv, pinned.
#
#   make play            the table in the browser
#   make terminal        a game in the terminal; LANG=it_IT.UTF-8 or LANG=en_GB.UTF-8
#   make test            every check

PYTHON ?= python3
GAME ?= mars-needs-mechanics
SEATS ?= me,greedy,greedy

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
INSTALL := $(PIP) install --require-hashes -r
HERE := $(PIP) install --no-build-isolation --no-deps --editable .
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(UPGRADE) pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play terminal lab test lint collected bench lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 10

play: $(VENV)/play ## open the table: the server, and the home page in the browser
	@$(BIN)/ludoteca serve $(ARGS)

terminal: $(VENV)/play ## a game in the terminal against two bots
	@$(BIN)/ludoteca play $(GAME) --seats $(SEATS)

lab: $(VENV)/lab ## what ratings, reports and Parquet files need

test: $(VENV)/browser ## every check: lint and the whole suite of tests, browser included
	$(MAKE) --jobs 2 lint collected
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/web/browser
	$(BIN)/pytest -n 3 --dist worksteal tests/web/browser

lint: $(VENV)/dev ## style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

# Every worker imports every test, and many tests start a process: what is compiled once is kept.
unexport PYTHONDONTWRITEBYTECODE
collected: $(VENV)/dev
	@$(BIN)/pytest --collect-only > /dev/null || true  # what is wrong is said by the run itself

bench: $(VENV)/peers ## the engine's speed beside that of other libraries
	$(BIN)/ludoteca bench --peers

lock: $(VENV)/lock ## pin the dependencies again; UPGRADE=--upgrade moves them to the newest
	$(COMPILE) --extra dev -o requirements/dev.txt
	$(COMPILE) --extra build --extra web -c requirements/dev.txt -o requirements/play.txt
	$(COMPILE) --extra build --extra lab -c requirements/dev.txt -o requirements/lab.txt
	$(COMPILE) --extra build --extra peers -c requirements/dev.txt -o requirements/peers.txt
	$(COMPILE) --extra build --extra lock -c requirements/dev.txt -o requirements/lock.txt

clean: ## take away .venv and everything made
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests docs -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/browser: tools/browser.py | $(VENV)/dev
	@$(BIN)/python tools/browser.py
	@touch $@

# Each file in .venv stands for one set of requirements and is made again when it changes.
# The sets agree on every version, so they live together in one environment.

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo 'Ludoteca needs Python 3.11 or newer: name one with PYTHON=python3.12' >&2; exit 1; }
	@echo 'Setting up $(VENV) (once) ...'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/%: requirements/%.txt pyproject.toml | $(VENV)/made
	@$(INSTALL) $<
	@$(HERE)
	@touch $@
