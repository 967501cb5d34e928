"""What a seat knows as a vector, written into any buffer: bytes as they are, or floats from 0 to 1."""

from __future__ import annotations

from array import array
from importlib.util import find_spec
from struct import pack_into
from typing import Any

from drakkar.kernel.encoding import Encoding
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View


def encode(game: Game[State, View], view: View, buffer: Any) -> None:
    """Write the vector into a buffer of as many bytes (uint8) or floats (float32) as it is long."""
    fill(game.encoding(), game.encode(view), buffer)


def fill(encoding: Encoding, data: bytes, buffer: Any) -> None:
    place = memoryview(buffer)
    if place.nbytes == len(data) and place.itemsize == 1:
        place.cast("B")[:] = data
    elif place.nbytes == 4 * len(data) and place.format == "f":
        _fill_floats(encoding, data, place)
    else:
        raise UserError("bad-buffer", length=len(data))


def _fill_floats(encoding: Encoding, data: bytes, place: memoryview) -> None:
    if find_spec("numpy") is None:
        pack_into(f"{len(data)}f", place, 0, *map(float.__mul__, map(float, data), encoding.scales))
        return
    import numpy

    floats = numpy.frombuffer(place, numpy.float32)
    numpy.multiply(numpy.frombuffer(data, numpy.uint8), scales(encoding), out=floats)


_scales: dict[int, Any] = {}


def scales(encoding: Encoding) -> Any:
    """What makes of a vector of bytes numbers from 0 to 1, as an array of numpy."""
    import numpy

    if id(encoding) not in _scales:
        _scales[id(encoding)] = numpy.array(encoding.scales, numpy.float32)
    return _scales[id(encoding)]


def floats(encoding: Encoding, data: bytes) -> array[float]:
    """The vector as floats, in an array of its own."""
    found = array("f", bytes(4 * len(data)))
    fill(encoding, data, found)
    return found
