# `make` lists the commands. Each does its own set-up; all it needs is Python >= 3.11, make and git.
#
# Two environments hold the same locked packages and differ in the drakkar they import:
#   .venv            the checkout, editable: always plain Python, so an edited .py is what runs;
#   .cache/compiled  the wheel, with the engine compiled by mypyc where there is a C compiler.
# Development and `.venv/bin/drakkar` use the first, `make play` the second, `make test` both. Compiled files
# live only in wheels and environments, never in src/, so they can never be older than the source they shadow.
# The web client is built from web/ by the build hook (hatch_build.py), with Node from the package index.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

UV_VERSION := 0.13.7
ARGS ?=

CACHE := .cache
PLAIN := .venv
COMPILED := $(CACHE)/compiled
BENCH := $(CACHE)/bench
DIST := dist

# uv may only use the Python found below, never fetch one.
export UV_PYTHON_DOWNLOADS := never
# An activated environment must not attract what is meant for ours.
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME

say = @printf '==> %s\n'
# Whoever is done early takes over tests from the other: some are long.
PYTEST := -m pytest -n auto --dist worksteal
# npm in web/, with Node from the package index and the packages of the lock file.
NPM := $(PLAIN)/bin/python web/build.py npm

.PHONY: help play dev test check bench fix lock wheel clean client
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: $(PLAIN)/.ready $(COMPILED)/.ready  ## play in the browser (ARGS=--lan lets phones join)
	@$(COMPILED)/bin/python -c 'from drakkar.kernel import engine; print("Running the", engine.describe())'
	@$(COMPILED)/bin/drakkar serve $(ARGS)

PORT ?= 8000
dev: $(PLAIN)/.ready  ## serve and reload the web client on every change (PORT=8000 is the server's)
	@$(PLAIN)/bin/drakkar serve --no-browser --port $(PORT) $(ARGS) & server=$$!; \
	trap 'kill $$server 2>/dev/null' EXIT; DRAKKAR_SERVER=http://127.0.0.1:$(PORT) $(NPM) run --silent dev

# The wheel's name says what is in it; a test objects to a pure wheel where a compiler is at hand.
test: check client $(COMPILED)/.ready  ## check everything, on the plain source and on the compiled wheel
	$(say) "vitest, and the client's size"
	@$(NPM) test --silent
	$(say) "pytest, plain source, with branch coverage of kernel and games"
	@DRAKKAR_EXPECT=plain $(PLAIN)/bin/python $(PYTEST) -m "not e2e and not thorough" --cov
	$(say) "branch coverage alone"
	@$(PLAIN)/bin/python scripts/branch_coverage.py $(CACHE)/coverage.json
	@expect=compiled; case $$(echo $(DIST)/*.whl) in *-none-any.whl) expect=plain;; esac; \
	printf '==> %s\n' "pytest, installed wheel ($$expect engine)"; \
	DRAKKAR_EXPECT=$$expect $(COMPILED)/bin/python $(PYTEST) -m "not checkout and not e2e"
	$(say) "pytest, a real browser on the installed wheel"
	@CHROMIUM_PATH=$$($(COMPILED)/bin/python scripts/find_chromium.py); export CHROMIUM_PATH; \
	$(COMPILED)/bin/python $(PYTEST) -m e2e

check: $(PLAIN)/.ready  ## only the static checks: ruff, mypy, import-linter, prettier, oxlint, svelte-check
	$(say) "ruff check"
	@$(PLAIN)/bin/ruff check --quiet
	$(say) "ruff format --check"
	@$(PLAIN)/bin/ruff format --check
	$(say) "mypy --strict"
	@$(PLAIN)/bin/mypy --strict src tests scripts web/build.py hatch_build.py $(wildcard bench)
	$(say) "import-linter"
	@mkdir -p $(CACHE)
	@$(PLAIN)/bin/lint-imports --cache-dir $(CACHE)/import-linter >$(CACHE)/import-linter.log \
	|| { cat $(CACHE)/import-linter.log; exit 1; }
	$(say) "prettier, oxlint"
	@$(NPM) run --silent lint
	$(say) "svelte-check"
	@$(NPM) run --silent check

# One environment serves both measures: `--plain-src` tells the benchmark what to put first on PYTHONPATH, where
# the plain source hides the compiled wheel.
bench: $(BENCH)/.ready  ## measure the engine beside its peers, and the server (ARGS=--quick; ARGS=--instructions counts)
ifneq ($(filter --instructions,$(ARGS)),)
	@$(BENCH)/bin/python -m bench.instructions --plain-src src $(filter-out --instructions,$(ARGS))
else
	@$(BENCH)/bin/python -m bench.run --plain-src src $(ARGS)
	@$(BENCH)/bin/python -m bench.server $(ARGS)
	$(say) "bytes of a first visit, compressed"
	@$(NPM) run --silent size
endif

fix: $(PLAIN)/.ready  ## format the code and fix what ruff can fix
	@$(PLAIN)/bin/ruff check --fix --quiet || true
	@$(PLAIN)/bin/ruff format
	@$(NPM) run --silent format

wheel: $(CACHE)/wheel.built  ## build the wheel into dist/
	@ls $(DIST)/*.whl

clean:  ## remove everything the other commands made
	rm -rf $(PLAIN) $(CACHE) $(DIST) web/node_modules src/drakkar/web .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# ---------------------------------------------------------------- tools

# Evaluated in the recipes that need it: `make help` asks for nothing.
find_python = python=; for p in "$${PYTHON:-}" python3 python python3.14 python3.13 python3.12 python3.11; do \
	if [ -n "$$p" ] && "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then python=$$p; break; fi; done; \
	[ -n "$$python" ] || { echo "drakkar needs Python >= 3.11, and finds none (PYTHON=/path/to/python names one)" >&2; exit 1; }

# The uv of the PATH where there is one, else our own.
UV := $(shell command -v uv || echo .tools/bin/uv)
UV_READY := $(if $(filter .tools/bin/uv,$(UV)),.tools/.uv-$(UV_VERSION))
PIP := $(UV) pip

.tools/.uv-$(UV_VERSION):
	$(say) "uv $(UV_VERSION) into .tools/"
	@$(find_python); "$$python" -m venv --clear .tools || \
	{ echo "$$python cannot make environments: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# ---------------------------------------------------------------- locks

COMPILE := $(PIP) compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" pyproject.toml

lock: $(PLAIN)/.ready  ## resolve the dependencies again and write the lock files (ARGS=--upgrade)
	$(say) "requirements.lock"
	@$(COMPILE) --group dev $(ARGS) --output-file requirements.lock >/dev/null
	$(say) "requirements-bench.lock"
	@$(COMPILE) --group bench --constraint requirements.lock $(ARGS) --output-file requirements-bench.lock >/dev/null
	$(say) "web/package-lock.json"
	@$(NPM) run --silent lock

# ---------------------------------------------------------------- environments

make_env = [ -x $(1)/bin/python ] || { rm -rf $(1); $(UV) venv --quiet --no-project --python $(2) $(1); }
sync_env = $(PIP) sync --quiet --python $(1)/bin/python --require-hashes $(2)

# __init__.py holds the version, which the installed metadata repeats.
$(PLAIN)/.ready: requirements.lock pyproject.toml hatch_build.py src/drakkar/__init__.py | $(UV_READY)
	$(say) "environment $(PLAIN): locked packages and this checkout"
	@$(find_python); $(call make_env,$(PLAIN),"$$python")
	@$(call sync_env,$(PLAIN),requirements.lock)
	@$(PIP) install --quiet --python $(PLAIN)/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED)/.ready: $(CACHE)/wheel.built requirements.lock | $(UV_READY)
	$(say) "environment $(COMPILED): locked packages and the wheel"
	@$(call make_env,$(COMPILED),$(PLAIN)/bin/python)
	@$(call sync_env,$(COMPILED),requirements.lock)
	@$(PIP) install --quiet --python $(COMPILED)/bin/python --no-deps --reinstall $(DIST)/*.whl
	@touch $@

$(BENCH)/.ready: $(CACHE)/wheel.built requirements-bench.lock | $(UV_READY)
	$(say) "environment $(BENCH): locked peers and the wheel"
	@$(call make_env,$(BENCH),$(PLAIN)/bin/python)
	@$(call sync_env,$(BENCH),requirements-bench.lock)
	@$(PIP) install --quiet --python $(BENCH)/bin/python --no-deps --reinstall $(DIST)/*.whl
	@touch $@

# ---------------------------------------------------------------- the wheel

SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path 'src/drakkar/web/*' \
	-not -path 'web/node_modules/*' -not -path 'web/tests/*')

# Built again only when its sources changed.
client: $(PLAIN)/.ready
	@[ "$${DRAKKAR_NO_WEB:-0}" != 0 ] || $(PLAIN)/bin/python web/build.py

# Built by the locked hatchling, mypyc and setuptools of .venv.
$(CACHE)/wheel.built: $(SOURCES) $(CACHE)/wheel.inputs pyproject.toml hatch_build.py $(PLAIN)/.ready
	$(say) "wheel with the web client, engine compiled where possible"
	@rm -rf $(DIST)
	@$(PLAIN)/bin/hatchling build --target wheel --directory $(DIST) >$(CACHE)/wheel.log \
	|| { cat $(CACHE)/wheel.log; exit 1; }
	@touch $@

# Rewritten only when it changes. It notices what time stamps do not: a source removed, a compiler installed.
.PHONY: FORCE
$(CACHE)/wheel.inputs: FORCE
	@mkdir -p $(CACHE)
	@{ printf '%s\n' $(sort $(SOURCES)); echo "pure=$${DRAKKAR_PURE:-} no web=$${DRAKKAR_NO_WEB:-} CC=$${CC:-}"; \
	type -P cc gcc clang || true; } >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
