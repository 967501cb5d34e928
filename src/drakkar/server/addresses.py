"""Network addresses: who counts as one, which proxies are believed, and by which names a server is
reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from drakkar.kernel.errors import UserError

# One household or one rented machine has at least so much of IPv6.
HOUSEHOLD: Final = 64


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What counts as one when something is limited: an IPv4 address, or all of an IPv6 household."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOUSEHOLD), strict=False))


class Proxies:
    """The addresses and networks of a setting whose word about others is believed."""

    def __init__(self, setting: str) -> None:
        try:
            self._networks = [ip_network(each, strict=False) for each in _listed(setting)]
        except ValueError:
            raise UserError("bad-setting", name="DRAKKAR_TRUSTED_PROXIES", value=setting) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Names:
    """By which names in `Host` this server may be asked.

    A page of somebody else's can have its own name point here ("DNS rebinding") and would then be as near to
    us as our own pages. It cannot do that with an address, with `localhost`, or with the names that we were
    told.
    """

    def __init__(self, public_url: str, origins: str, hosts: str) -> None:
        urls = [public_url, *_listed(origins)]
        told = [urlsplit(url).hostname or "" for url in urls]
        self._names = {name.lower() for name in [*told, *_listed(hosts)] if name}

    def __contains__(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            ip_address(name.partition("%")[0])
        except ValueError:
            name = _name_of(host)
            return name in self._names or name == "localhost" or name.endswith(".localhost")
        return True


def _name_of(host: str) -> str:
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def _listed(setting: str) -> Iterator[str]:
    return (each for each in map(str.strip, setting.split(",")) if each)
