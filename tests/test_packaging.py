"""What is installed, what is compiled, and what the repository may contain."""

import ast
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from drakkar.games.registry import OURS
from drakkar.kernel import engine

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
EXPECT = os.environ.get("DRAKKAR_EXPECT")
COMPILED_LAYERS = ("kernel", "games", "bots")
PURE_LAYERS = ("kernel", "games", "play", "bots")


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tracked_files() -> list[Path]:
    # The checkout may belong to another user, as in a container: git then has to be told that this is fine.
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


# ---------------------------------------------------------------- which engine runs


@pytest.mark.skipif(EXPECT is None, reason="DRAKKAR_EXPECT is set by make test")
def test_the_engine_that_runs_is_the_one_meant(hook: ModuleType) -> None:
    assert EXPECT in ("plain", "compiled")
    assert engine.compiled() == (EXPECT == "compiled")
    suffixes = tuple(EXTENSION_SUFFIXES) if EXPECT == "compiled" else (".py",)
    for path in hook.engine_modules(SRC):
        name = path.removesuffix(".py").replace("/", ".")
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(suffixes), f"{name} runs from {file}"


@pytest.mark.skipif(EXPECT is None, reason="DRAKKAR_EXPECT is set by make test")
def test_the_wheel_is_compiled_where_a_compiler_is_at_hand() -> None:
    """So that a compiler which the build wrongly finds unusable does not go unnoticed."""
    if SRC in Path(engine.__file__ or "").parents:
        return  # the checkout, not the wheel
    has_compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    has_headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    if os.environ.get("DRAKKAR_PURE") or os.environ.get("CC") or not (has_compiler and has_headers):
        pytest.skip("no compiler, or told not to use it")
    assert engine.compiled()


def test_engine_describes_itself() -> None:
    assert ("plain" in engine.describe()) != engine.compiled()
    assert "\n" not in engine.describe()


@pytest.mark.parametrize(
    ("file", "expected"),
    [("engine.py", False), ("engine" + EXTENSION_SUFFIXES[0], True), (None, False)],
)
def test_compiled_is_told_from_the_file(
    file: str | None, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "__file__", file)
    assert engine.compiled() is expected
    assert ("plain" in engine.describe()) is not expected


# ---------------------------------------------------------------- what is compiled


def test_every_engine_module_is_compiled(hook: ModuleType) -> None:
    compiled = set(hook.engine_modules(SRC))
    for layer in COMPILED_LAYERS:
        for path in (SRC / "drakkar" / layer).rglob("*.py"):
            left_out = path.name in ("__init__.py", "meta.py") or "# mypyc: skip" in path.read_text("utf-8")
            assert (path.relative_to(SRC).as_posix() in compiled) != left_out, path


def test_the_skip_marker_counts_on_the_first_lines_only(hook: ModuleType, tmp_path: Path) -> None:
    kernel = tmp_path / "drakkar" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "__init__.py").touch()
    (kernel / "meta.py").touch()
    (kernel / "marked.py").write_text('"""Plain."""\n# mypyc: skip\n')
    (kernel / "hot.py").write_text('"""Hot."""\n' + "\n" * 10 + "# mypyc: skip\n")
    assert hook.engine_modules(tmp_path) == ["drakkar/kernel/hot.py"]


def test_nothing_compiled_in_the_source_tree() -> None:
    """An extension module there would go on shadowing its .py after an edit."""
    assert [path for pattern in ("*.so", "*.pyd") for path in SRC.rglob(pattern)] == []


def test_engine_imports_only_the_standard_library_and_mypy_extensions() -> None:
    allowed = sys.stdlib_module_names | {"drakkar", "mypy_extensions"}
    for layer in PURE_LAYERS:
        for path in (SRC / "drakkar" / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                names: list[str] = []
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    names = [node.module or ""]
                for name in names:
                    assert name.partition(".")[0] in allowed, f"{path} imports {name}"


# ---------------------------------------------------------------- what the repository contains


@pytest.mark.checkout
def test_no_registry_is_named() -> None:
    # In pieces, or this file would name them.
    hosts = ("pypi" + ".org", "python" + "hosted", "npm" + "js", "deb." + "debian")
    named = re.compile("|".join(re.escape(host) for host in hosts).encode())
    assert [path for path in tracked_files() if named.search(path.read_bytes())] == []


@pytest.mark.checkout
def test_the_lock_pins_the_build_too(hook: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["dependency-groups"]["build"] == sorted([*project["build-system"]["requires"], hook.NODE])


@pytest.mark.checkout
@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-play.lock", "requirements-bench.lock"])
def test_every_locked_package_has_hashes(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    pins = [i for i, line in enumerate(lines) if re.match(r"[a-z0-9]", line)]
    assert pins
    assert all("==" in lines[i] and lines[i + 1].strip().startswith("--hash=sha256:") for i in pins)


@pytest.mark.checkout
def test_playing_needs_nothing_that_development_does_not_lock_alike() -> None:
    play, everything = (
        set(re.findall(r"^[a-z0-9].*==\S+", (ROOT / lock).read_text("utf-8"), re.MULTILINE))
        for lock in ("requirements-play.lock", "requirements.lock")
    )
    assert play < everything


# ---------------------------------------------------------------- builds


def build_wheel(root: Path, out: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)]
    environment = {name: value for name, value in os.environ.items() if name not in ("CC", "DRAKKAR_PURE")}
    return subprocess.run(
        command, cwd=root, env=environment | env, check=False, capture_output=True, text=True
    )


@pytest.mark.checkout
@pytest.mark.builds
@pytest.mark.parametrize(
    ("env", "said"),
    [
        ({"DRAKKAR_PURE": "1"}, "as DRAKKAR_PURE asks"),
        ({"PATH": "/nonexistent"}, "no working C compiler"),
    ],
    ids=["asked", "no compiler"],
)
def test_without_compiler_the_wheel_is_pure_and_says_so(
    env: dict[str, str], said: str, tmp_path: Path
) -> None:
    build = build_wheel(ROOT, tmp_path, **env)
    assert build.returncode == 0, build.stderr
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    (line,) = [line for line in build.stderr.splitlines() if line.startswith("drakkar: ")]
    assert said in line
    names = ZipFile(wheel).namelist()
    assert "drakkar/kernel/engine.py" in names
    assert "drakkar/web/dist/index.html" in names
    for game in OURS:
        assert [name for name in names if name.startswith(f"drakkar/games/{game}/puzzles/")]
    assert not [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))]


@pytest.mark.checkout
@pytest.mark.builds
def test_a_type_error_in_the_engine_fails_the_build(hook: ModuleType, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE.md", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    kernel = tmp_path / "src" / "drakkar" / "kernel"
    kernel.mkdir(parents=True)
    shutil.copy(SRC / "drakkar" / "__init__.py", kernel.parent)
    (kernel / "__init__.py").touch()
    (kernel / "wrong.py").write_text('def wrong() -> int:\n    return "one"\n')
    build = build_wheel(tmp_path, tmp_path / "dist", DRAKKAR_NO_WEB="1")
    if "no working C compiler" in build.stderr:
        pytest.skip("no C compiler")
    assert build.returncode != 0
    assert "Incompatible return value type" in build.stdout + build.stderr
    assert not list(tmp_path.glob("dist/*.whl"))
