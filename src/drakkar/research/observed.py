"""What one seat is shown by the conventions of the field: a vector, and a mask of what it may do."""

from __future__ import annotations

from typing import Any, Final

import numpy
from gymnasium import spaces

from drakkar.kernel.errors import UserError
from drakkar.research.environment import Env

DTYPES: Final = {"float32": numpy.float32, "uint8": numpy.uint8}


def check_dtype(dtype: str) -> None:
    if dtype not in DTYPES:
        raise UserError("bad-dtype", dtype=dtype, known=", ".join(DTYPES))


def observation_space(env: Env, dtype: str) -> spaces.Dict:
    """A vector of floats from 0 to 1, or of bytes; and the mask."""
    most = 1.0 if dtype == "float32" else 255
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most, (env.encoding.size,), DTYPES[dtype]),
            "action_mask": spaces.Box(0, 1, (env.actions,), numpy.int8),
        }
    )


def observed(env: Env, seat: int, dtype: str) -> dict[str, Any]:
    """Who is not to act may do nothing."""
    vector = numpy.empty(env.encoding.size, DTYPES[dtype])
    env.observe(seat, vector)
    if dtype == "float32":
        # With components of one's own a number may be greater than the box allows for.
        numpy.minimum(vector, 1, out=vector)
    return {"observation": vector, "action_mask": mask(env, seat)}


def mask(env: Env, seat: int) -> Any:
    if env.to_act != seat:
        return numpy.zeros(env.actions, numpy.int8)
    return numpy.frombuffer(env.mask(), numpy.int8)
