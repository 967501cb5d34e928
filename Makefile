# `make` lists the commands. Each does its own set-up; all it needs is Python >= 3.11, make and git.
#
# Two environments hold the same locked packages and differ in the drakkar they import:
#   .venv            the checkout, editable: always plain Python, so an edited .py is what runs;
#   .cache/compiled  the wheel, with the engine compiled by mypyc where there is a C compiler.
# Development and `.venv/bin/drakkar` use the first, `make test` both. `make play` uses the second if it is up to
# date; else it serves from the first at once, and the server has the second made meanwhile. Each is `.playable`
# before it is `.ready`, which takes the packages for development, too. Compiled files live only in wheels and
# environments, never in src/, so they can never be older than the source they shadow.
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
# Whatever may take more than a few seconds shows that it moves, and goes away entirely when it is interrupted.
# `exec`, so that a signal for the recipe is one for the step.
step = $(find_python); exec "$$python" -m scripts.step
# npm in web/, with Node from the package index and the packages of the lock file.
NPM := $(PLAIN)/bin/python web/build.py npm

.PHONY: help play dev test quick chaos check bench fuzz fix lock wheel clean client
.PHONY: test-engine test-server test-browser test-web test-package
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
	@echo "  make test-engine, test-server, test-web, test-package, test-browser: one part of make test"

# Where the engine is not compiled yet, the server has it compiled and moves over to it (server/engine_build.py).
play: $(PLAIN)/.playable $(CACHE)/wheel.inputs  ## play in the browser (ARGS=--lan lets phones join)
	@if $(up_to_date) $(COMPILED)/.playable; then \
	$(COMPILED)/bin/python -c 'from drakkar.kernel import engine; print("Running the", engine.describe())'; \
	exec $(COMPILED)/bin/drakkar serve $(ARGS); fi; \
	$(remake) INPUTS=known client; \
	packages=$$(cd $(PLAIN) && echo lib/python3*/site-packages); \
	export DRAKKAR_ENGINE_BUILD="$(PLAIN)/bin/python -m scripts.leash $(remake) $(COMPILED)/.playable" \
	DRAKKAR_ENGINE_FOLDER=$(COMPILED)/$$packages DRAKKAR_ENGINE_LOG=$(CACHE)/engine.log; \
	exec $(PLAIN)/bin/drakkar serve $(ARGS)

PORT ?= 8000
dev: $(PLAIN)/.ready  ## serve and reload the web client on every change (PORT=8000 is the server's)
	@$(PLAIN)/bin/drakkar serve --no-browser --port $(PORT) $(ARGS) & server=$$!; \
	trap 'kill $$server 2>/dev/null' EXIT; DRAKKAR_SERVER=http://127.0.0.1:$(PORT) $(NPM) run --silent dev

# What each part is, and what runs beside what, is in scripts/parts.py.
PARTS := $(PLAIN)/bin/python -m scripts.parts
test: $(PLAIN)/.ready  ## check everything, on the plain source and on the compiled wheel
	@$(PARTS)

quick: $(PLAIN)/.ready  ## after an edit: the static checks, the rules on the plain source, a few whole matches
	@$(PARTS) quick

test-engine test-server test-browser: test-%: $(PLAIN)/.ready client $(COMPILED)/.ready
	@$(PARTS) $*

test-web test-package: test-%: $(PLAIN)/.ready
	@$(PARTS) $*

chaos: $(PLAIN)/.ready  ## kill processes, Redis and connections under people who play, for longer than make test
	@$(PLAIN)/bin/python -m tests.server.chaos $(ARGS)

check: $(PLAIN)/.ready  ## only the static checks: ruff, mypy, import-linter, prettier, oxlint, svelte-check
	$(say) "ruff check"
	@$(PLAIN)/bin/ruff check --quiet
	$(say) "ruff format --check"
	@$(PLAIN)/bin/ruff format --check
	$(say) "mypy --strict"
	@$(PLAIN)/bin/mypy --strict src tests scripts web/build.py hatch_build.py $(wildcard bench)
	$(say) "positions, made from their lists of fields"
	@$(PLAIN)/bin/python -m scripts.make_positions --check
	$(say) "JSON Schema of the scenes, made from their types"
	@$(PLAIN)/bin/python -m scripts.make_schemas --check
	$(say) "boxes, kept for the matches that were played with them"
	@$(PLAIN)/bin/python -m scripts.keep_boxes --check
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
	@$(BENCH)/bin/python -m bench.fleet $(ARGS)
	$(say) "bytes of a first visit, compressed"
	@$(NPM) run --silent size
endif

# What the tests do a little of (tests/server/test_fuzz.py); the seed that it prints plays the same again.
fuzz: $(PLAIN)/.ready  ## send a server what nobody would write (ARGS="--count 1000000 --seed 1")
	@$(PLAIN)/bin/python -m tests.server.fuzz $(ARGS)

fix: $(PLAIN)/.ready  ## format the code, fix what ruff can fix, write again what is made from fields
	@$(PLAIN)/bin/python -m scripts.make_positions
	@$(PLAIN)/bin/python -m scripts.make_schemas
	@$(PLAIN)/bin/python -m scripts.keep_boxes
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
	@$(find_python); "$$python" -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "$$python cannot make environments: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	@$(step) "environment .tools, for uv" -- "$$python" -m venv --clear .tools
	@$(step) "uv $(UV_VERSION) into .tools" -- \
	.tools/bin/python -m pip install --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# ---------------------------------------------------------------- locks

COMPILE := $(PIP) compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" --extra app pyproject.toml

lock: $(PLAIN)/.ready  ## resolve the dependencies again and write the lock files (ARGS=--upgrade)
	$(say) "requirements.lock"
	@$(COMPILE) --group dev $(ARGS) --output-file requirements.lock >/dev/null
	$(say) "requirements-play.lock"
	@$(COMPILE) --group build --constraint requirements.lock --output-file requirements-play.lock >/dev/null
	$(say) "requirements-bench.lock"
	@$(COMPILE) --group bench --constraint requirements.lock $(ARGS) --output-file requirements-bench.lock >/dev/null
	$(say) "web/package-lock.json"
	@$(NPM) run --silent lock

# ---------------------------------------------------------------- environments

editable = $(PIP) install --quiet --python $(PLAIN)/bin/python --no-deps --no-build-isolation --editable .
wheel_into = $(PIP) install --quiet --python $(1)/bin/python --no-deps --reinstall $(DIST)/*.whl
# What one who compiles works in: it is gone when the step is over.
SCRATCH := $(CACHE)/compiling
half_removed = --scratch $(SCRATCH) --makes $(COMPILED)
# So that the first start from an environment is as quick as the others.
with_bytecode = export UV_COMPILE_BYTECODE=1

# __init__.py holds the version, which the installed metadata repeats.
$(PLAIN)/.playable: requirements-play.lock pyproject.toml hatch_build.py src/drakkar/__init__.py | $(UV_READY)
	@$(step) "environment $(PLAIN): locked packages" -- \
	scripts/environment.sh $(UV) $(PLAIN) "$$python" install requirements-play.lock
	@$(build_client)
	@$(step) "environment $(PLAIN): this checkout" -- $(editable)
	@touch $@

$(PLAIN)/.ready: $(PLAIN)/.playable requirements.lock | $(UV_READY)
	@$(step) "environment $(PLAIN): locked packages for development" -- \
	scripts/environment.sh $(UV) $(PLAIN) "$$python" sync requirements.lock
	@$(step) "environment $(PLAIN): this checkout" -- $(editable)
	@touch $(PLAIN)/.playable $@

$(COMPILED)/.playable: $(CACHE)/wheel.built requirements-play.lock | $(UV_READY)
	@$(with_bytecode); $(step) "environment $(COMPILED): locked packages" $(half_removed) -- \
	scripts/environment.sh $(UV) $(COMPILED) $(PLAIN)/bin/python install requirements-play.lock
	@$(with_bytecode); $(step) "environment $(COMPILED): the wheel" $(half_removed) -- $(call wheel_into,$(COMPILED))
	@touch $@

$(COMPILED)/.ready: $(COMPILED)/.playable requirements.lock | $(UV_READY)
	@$(step) "environment $(COMPILED): locked packages for development" $(half_removed) -- \
	scripts/environment.sh $(UV) $(COMPILED) $(PLAIN)/bin/python sync requirements.lock
	@$(step) "environment $(COMPILED): the wheel" $(half_removed) -- $(call wheel_into,$(COMPILED))
	@touch $(COMPILED)/.playable $@

$(BENCH)/.ready: $(CACHE)/wheel.built requirements-bench.lock | $(UV_READY)
	@$(step) "environment $(BENCH): locked peers" -- \
	scripts/environment.sh $(UV) $(BENCH) $(PLAIN)/bin/python sync requirements-bench.lock
	@$(step) "environment $(BENCH): the wheel" -- $(call wheel_into,$(BENCH))
	@touch $@

# ---------------------------------------------------------------- the wheel

SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path 'src/drakkar/web/*' \
	-not -path 'web/node_modules/*' -not -path 'web/tests/*')

# Built again only when its sources changed.
build_client = [ "$${DRAKKAR_NO_WEB:-0}" != 0 ] || $(PLAIN)/bin/python web/build.py fresh || \
	{ $(step) "web client" -- $(PLAIN)/bin/python web/build.py; }
client: $(PLAIN)/.playable
	@$(build_client)

# Built by the locked hatchling, mypyc and setuptools of .venv. It is as old as the sources it was made from, not
# as its last byte: what is edited meanwhile is newer.
$(CACHE)/wheel.built: $(SOURCES) $(CACHE)/wheel.inputs pyproject.toml hatch_build.py requirements-play.lock | $(PLAIN)/.playable
	@$(step) "wheel with the web client, engine compiled where possible" --scratch $(SCRATCH) -- \
	$(SHELL) -euc 'touch "$$TMPDIR/begun"; \
	$(PLAIN)/bin/hatchling build --target wheel --directory "$$TMPDIR/dist"; \
	rm -rf $(DIST); mv "$$TMPDIR/dist" $(DIST); mv "$$TMPDIR/begun" $@'

# Rewritten only when it changes. It notices what time stamps do not: a source removed, a compiler installed,
# another Python.
.PHONY: FORCE
$(CACHE)/wheel.inputs: $(if $(filter known,$(INPUTS)),,FORCE) | $(PLAIN)/.playable
	@mkdir -p $(CACHE)
	@{ printf '%s\n' $(sort $(SOURCES)); echo "pure=$${DRAKKAR_PURE:-} no web=$${DRAKKAR_NO_WEB:-} CC=$${CC:-}"; \
	type -P cc gcc clang || true; $(PLAIN)/bin/python -VV; } >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Not named in the recipes themselves: make would run those even where it is only asked what it would do.
remake = $(MAKE)
# Whether there is nothing to make for a target, asked after wheel.inputs, which otherwise always is to be made.
up_to_date = $(remake) --question INPUTS=known
