"""One command: ports, the data folder, the client's files, headers, health."""

from __future__ import annotations

import re
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config, from_environment
from drakkar.server.keys import FILE, load_keys
from tests.server.harness import Person, Server, client


def get(server: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """An answer to a browser that has never been here."""
    with client(server) as browser:
        return browser.get(path, headers=headers)


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/catalogue", "/api/nothing", "/health", "/t/whatever"):
        headers = get(server, path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_cookies(server: Server) -> None:
    plain = get(server, "/api/me")
    pretended = get(server, "/api/me", headers={"x-forwarded-proto": "https"})
    for answer in (plain, pretended):
        cookies = {line.partition("=")[0]: line for line in answer.headers.get_list("set-cookie")}
        guest = cookies["drakkar_guest"]
        assert "HttpOnly" in guest
        assert "SameSite=Lax" in guest
        assert "Secure" not in guest
        assert "Secure" not in cookies["csrftoken"]
        assert "strict-transport-security" not in answer.headers


def test_health_and_metrics(server: Server) -> None:
    assert get(server, "/health").json()["status"] == "ok"
    Person(server).get("/api/catalogue")
    text = get(server, "/metrics").text
    assert get(server, "/ready").json()["status"] == "ready"
    for name in ("drakkar_sockets", "drakkar_plies_total", "drakkar_request_seconds_count"):
        assert re.search(rf"^{name}", text, re.MULTILINE)


def test_the_client_is_served_and_its_lack_is_explained(tmp_path: Path) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    with Server(tmp_path / "data", settings={"DRAKKAR_WEB": str(web)}) as server:
        missing = get(server, "/")
        assert (missing.status_code, missing.json()["refusal"]["key"]) == (503, "client-missing")
        assert get(server, "/api/catalogue").status_code == 200

        (web / "assets" / "app-1a2b3c.js").write_text("console.log('Drakkar');" * 200)
        (web / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        (web / "index.html").write_text("<!doctype html><title>Drakkar</title>")
        for path in ("/", "/t/abc", "/rules/looot", "/new/looot"):
            page = get(server, path)
            assert page.text.startswith("<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = get(server, "/assets/app-1a2b3c.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("console.log")
        again = httpx.get(
            server.url + "/assets/app-1a2b3c.js", headers={"if-none-match": script.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert get(server, "/icon.svg").headers["content-type"].startswith("image/svg+xml")
        assert get(server, "/assets/app-old.js").status_code == 404
        for path in ("/../secret.key", "/%2e%2e/secret.key", "/assets/../../data/secret.key"):
            assert (tmp_path / "data" / FILE).read_text() not in get(server, path).text


def test_the_next_free_port_and_the_local_network(tmp_path: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("0.0.0.0", 8000))
            taken.listen()
        except OSError:
            pass  # somebody has it already: as good
        with Server(tmp_path / "data", "--lan") as server:
            assert server.port > 8000
            said = "\n".join(server.said)
            assert f"Port 8000 is taken; using {server.port}." in said
            assert re.search(rf"phones join at http://[\d.]+:{server.port}", said)
            assert "█" in said
            public = re.search(r"join at (\S+)", said)
            assert public is not None
            table = Person(server).table([{"kind": "me"}, {"kind": "friend"}])
            assert table["url"].startswith(public[1] + "/t/")


def complaint(*arguments: str) -> str:
    """What the command says when it cannot start: one line, and the code for bad input."""
    command = [sys.executable, "-m", "drakkar.server", "--no-browser", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"LANG": "en"})
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_start_that_fails_says_why(tmp_path: Path, server: Server) -> None:
    taken = complaint("--data", str(tmp_path), "--port", str(server.port))
    assert taken.startswith(f"Cannot listen on 127.0.0.1, port {server.port}: ")
    assert complaint("--port", "many") == "“many” is not a port. Give a whole number from 0 to 65535.\n"
    nonsense = complaint("--data", str(tmp_path), "--port", "0", "--database", "runes://stone")
    assert nonsense.startswith("The database cannot be used: ")
    (tmp_path / "file").touch()
    assert "cannot be written" in complaint("--data", str(tmp_path / "file"), "--port", "0")


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    keys = load_keys(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert load_keys(tmp_path) == keys
    assert len(keys.secret) == 32
    cookie = keys.sign_guest("abc")
    assert keys.read_guest(cookie) == "abc"
    assert keys.read_guest(cookie[:-1]) is None


@pytest.mark.parametrize("damaged", ["", "12", "not hexadecimal", "ab" * 31])
def test_a_damaged_key_is_none(tmp_path: Path, damaged: str) -> None:
    (tmp_path / FILE).write_text(damaged)
    said = complaint("--data", str(tmp_path), "--port", "0")
    assert said.startswith(f"{tmp_path / FILE} is not a key: it is empty or damaged.")
    assert (tmp_path / FILE).read_text() == damaged


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        said = complaint("--data", str(tmp_path), "--port", "0")
        assert said.startswith(f"A Drakkar is running with {tmp_path} already.")
        assert get(server, "/health").is_success
        server.kill()
        server.start()
        assert get(server, "/health").is_success


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the seeds of open matches. One that was made more freely is closed."""
    file = tmp_path / "drakkar.sqlite"
    for _ in range(2):
        with Server(tmp_path):
            assert {stat.S_IMODE(each.stat().st_mode) for each in tmp_path.glob("drakkar.sqlite*")} == {0o600}
        file.chmod(0o644)


def test_settings_from_the_environment(tmp_path: Path) -> None:
    config = from_environment(
        Config(tmp_path), {"DRAKKAR_BOT_PACE": "0.25", "DRAKKAR_BODY_BYTES": "9", "X": "y"}
    )
    assert (config.bot_pace, config.body_bytes, config.message_bytes) == (0.25, 9, 8192)
    with pytest.raises(UserError, match="DRAKKAR_BOT_PACE"):
        from_environment(Config(tmp_path), {"DRAKKAR_BOT_PACE": "slow"})


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("", "drakkar.sqlite"),
        ("sqlite+aiosqlite:////var/lib/x.sqlite", "/var/lib/x.sqlite"),
        ("sqlite+aiosqlite:///x.sqlite", "x.sqlite"),
        ("sqlite+aiosqlite://", None),
        ("postgresql+asyncpg://host/name", None),
    ],
)
def test_which_file_is_backed_up(tmp_path: Path, url: str, file: str | None) -> None:
    found = Config(tmp_path, url).sqlite_file
    assert found == (None if file is None else tmp_path / file if not url else Path(file))
