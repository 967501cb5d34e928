"""Lessons as a guest takes them: begun, left, gone on with, done, and begun anew."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Server, Socket

LESSON = "/api/lessons/mimir/first"


def taken(person: Person) -> dict[str, Any]:
    (found,) = person.get("/api/lessons/mimir")
    assert found["id"] == "first"
    return {"done": found["done"], "table": found["table"]}


def go_to(socket: Socket, step: int) -> None:
    socket.send("go-to", step=step)
    while True:
        message = socket.read()
        at = message.get("lesson") if message["type"] == "frame" else message.get("at")
        if at is not None and at["step"] == step:
            return


def last_step(person: Person) -> int:
    return len(person.get(LESSON)["steps"]) - 1


def test_a_lesson_is_a_book_with_words_of_its_own(server: Server) -> None:
    person = Person(server)
    book = person.get(LESSON)
    assert [step["kind"] for step in book["steps"][:3]] == ["talk", "do", "others"]
    assert "lesson-first-welcome = " in person.get("/api/lessons/mimir/words/en")["text"]
    assert person.refused("GET", "/api/lessons/mimir/words/de", status=404) == "error-unknown-language"


def test_a_lesson_is_gone_on_with_where_it_was_left(server: Server) -> None:
    person = Person(server)
    assert taken(person) == {"done": False, "table": ""}
    table = person.post(LESSON)
    assert (table["lesson"], table["lesson_done"]) == ("first", False)
    with person.sit(table["id"]) as socket:
        go_to(socket, 3)
    assert taken(person) == {"done": False, "table": table["id"]}
    assert person.post(LESSON)["id"] == table["id"]
    with person.sit(table["id"]) as socket:
        assert socket.frame["lesson"]["step"] == 3
    assert Person(server).post(LESSON)["id"] != table["id"], "another guest begins their own"


def test_a_lesson_is_done_at_its_last_step(server: Server) -> None:
    person = Person(server)
    table = person.post(LESSON)["id"]
    with person.sit(table) as socket:
        go_to(socket, last_step(person))
        socket.until(lambda: socket.table["lesson_done"])
        go_to(socket, 0)
    assert person.get(f"/api/tables/{table}")["lesson_done"], "it stays so, wherever one goes back to"
    assert taken(person) == {"done": True, "table": ""}
    again = person.post(LESSON)["id"]
    assert again != table
    assert taken(person) == {"done": True, "table": again}


def test_a_lesson_is_done_at_the_end_of_its_match_and_can_be_gone_back_in(server: Server) -> None:
    person = Person(server)
    with person.sit(person.post(LESSON)["id"]) as socket:
        go_to(socket, last_step(person) - 1)
        while not socket.over:
            socket.until(lambda: socket.over or bool(socket.options))
            if socket.options:
                socket.act(socket.options[0])
        socket.until(lambda: socket.table["lesson_done"])
        go_to(socket, 1)
        socket.until(lambda: not socket.over)
        socket.until(lambda: bool(socket.options))
        socket.act(socket.frame["lesson"]["expected"][0])


def test_a_lesson_begun_anew_leaves_the_one_before_behind(server: Server) -> None:
    person = Person(server)
    first = person.post(LESSON)["id"]
    second = person.post(f"{LESSON}?anew=true")["id"]
    assert second != first
    assert taken(person)["table"] == second
    with person.sit(second) as socket:
        go_to(socket, last_step(person))
        socket.until(lambda: socket.table["lesson_done"])
    assert taken(person) == {"done": True, "table": ""}


def test_who_is_unknown_has_taken_no_lesson(server: Server) -> None:
    person = Person(server)
    person.http.cookies.clear()
    assert taken(person) == {"done": False, "table": ""}
    assert person.refused("GET", "/api/lessons/chess", status=404) == "error-unknown-game"
    assert person.refused("POST", "/api/lessons/mimir/last", status=404) == "error-unknown-lesson"
