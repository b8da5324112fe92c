"""Reaching a Dask scheduler, safely."""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.extras import command_for
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.plain_text import one_line

UNREACHABLE = (OSError, TimeoutError, TypeError, ValueError, RuntimeError)
"""What Dask raises where a scheduler cannot be reached; without certificates a TypeError."""

REACH_SECONDS = 5
"""How long a scheduler may take to answer."""

PRIVATE_PAGES = "127.0.0.1:0"
"""Where a worker serves its web page: no certificate protects it, so no other machine sees it."""

_PORT = 8786


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Yield a client of a scheduler.

    Raises:
        UserError: Dask is not installed, or the scheduler cannot be reached.
    """
    with dask_needed():
        from distributed import Client, Security  # which set the levels of their loggers

        with _quiet():
            try:
                # a client without certificates would print a traceback once it is collected
                if address.startswith("tls:"):
                    _check_certificates(Security().get_connection_args("client"))
                client = Client(address, timeout=REACH_SECONDS, set_as_default=False)
            except UNREACHABLE as error:
                raise unreachable(address, error) from None
            try:
                yield client
            finally:
                with suppress(Exception):
                    client.close(timeout=1)


def checked_address(address: str) -> str:
    """Return the address of a scheduler in full.

    Anyone who can connect to a scheduler can run code on its workers, so the connection must be
    secure, unless no other machine can reach its address.

    Raises:
        UserError: it is invalid, or would not be secure.
    """
    text = address if "://" in address else f"tcp://{address}"
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port or _PORT
    except ValueError:
        host, port = None, 0
    if not host or parts.scheme not in ("tls", "tcp") or parts.path not in ("", "/"):
        raise UserError(
            '"{address}" is not an address of a scheduler such as tls://host:8786', address=address
        )
    if parts.scheme == "tcp" and not _is_loopback(host):
        raise UserError(
            "{address} can be reached from other machines, so it must be protected: use "
            "tls://{host}:{port}",
            address=address,
            host=host,
            port=port,
        )
    bracketed = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{bracketed}:{port}"


def own_host(address: str) -> str | None:
    """Return where workers for a scheduler listen, None for all of the machine's addresses.

    Only certificates keep strangers from running code on a worker that others can reach.
    """
    parts = urlsplit(address)
    if parts.scheme == "tls":
        return None
    return "::1" if ":" in str(parts.hostname) else "127.0.0.1"


def _is_loopback(host: str) -> bool:
    """Return whether a host is this machine, at an address that no other machine can reach."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None)}
    except (OSError, UnicodeError):
        return False
    return all(ipaddress.ip_address(each.partition("%")[0]).is_loopback for each in found)


def unreachable(address: str, error: Exception) -> UserError:
    """Return the sentence saying that a scheduler cannot be reached."""
    if isinstance(error, TypeError) and address.startswith("tls:"):
        return UserError(
            "{address} needs certificates: name them in Dask's settings, such as "
            "~/.config/dask/tls.yaml",
            address=address,
        )
    silent = Phrase("it did not answer within {seconds} s", seconds=f"{REACH_SECONDS:g}")
    return UserError(
        "the scheduler at {address} cannot be reached: {error}",
        address=address,
        error=one_line(str(error)) or silent,
    )


def _check_certificates(arguments: Mapping[str, Any]) -> None:
    if arguments["ssl_context"] is None:
        raise TypeError


@contextmanager
def dask_needed() -> Iterator[None]:
    """Report what is missing if Dask is not installed.

    Raises:
        UserError: it is not.
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("dask", "distributed"):
            raise
        raise UserError(
            "a cluster needs Dask, which is not installed: {install}",
            install=command_for("cluster"),
        ) from None


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence Dask's log: users get sentences for everything important."""
    before = {logger: logger.level for logger in _dask_loggers() if logger.level}
    for logger in before:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in before.items():
            logger.setLevel(level)


def _dask_loggers() -> list[logging.Logger]:
    """Return the loggers of Dask, some of which have levels of their own."""
    names = [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]
    return [logging.getLogger(name) for name in names]
