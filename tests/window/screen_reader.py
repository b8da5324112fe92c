"""What a screen reader reads of a program over AT-SPI, and what it is told while it listens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from jeepney import DBusAddress, MatchRule, MessageType, Properties, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.patience import ENGINE_SECONDS

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = "org.a11y.atspi.Registry"
_CHANGES = "org.a11y.atspi.Event.Object"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be read."""

    owner: str
    path: str
    name: str
    role: str
    description: str


class ScreenReader:
    """Reads over the bus for assistive technology of the session bus."""

    def __init__(self) -> None:
        """Connect, and ask to be told of changed names and descriptions."""
        self._bus = open_dbus_connection(_bus_address())
        rule = MatchRule(type="signal", interface=_CHANGES)
        self._call(message_bus.AddMatch(rule))
        for event in ("object:property-change", "object:state-changed:focused"):
            registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
            self._call(new_method_call(registry, "RegisterEvent", "s", (event,)))

    def find(self, fits: Callable[[Thing], bool]) -> Thing:
        """Wait until there is something that fits, and return it."""
        end = time.monotonic() + ENGINE_SECONDS
        while time.monotonic() < end:
            found = next(filter(fits, self._all()), None)
            if found is not None:
                return found
            time.sleep(0.05)
        raise AssertionError("nothing that fits was found")

    def below(self, thing: Thing) -> Iterator[Thing]:
        """Yield all that is inside something, and what is inside that."""
        for owner, path in self._ask(thing.owner, thing.path, "GetChildren"):
            child = self._thing(owner, path)
            yield child
            yield from self.below(child)

    def hear(self, words: str) -> str:
        """Wait until a changed name or description has some words, and return it."""
        end = time.monotonic() + ENGINE_SECONDS
        while time.monotonic() < end:
            message = self._bus.receive(timeout=ENGINE_SECONDS)
            if message.header.message_type is not MessageType.signal:
                continue
            kind, _, _, value, *_ = message.body
            text = value[1] if isinstance(value, tuple) else value
            if kind in ("accessible-name", "accessible-description") and words in str(text):
                return str(text)
        raise AssertionError(f"nothing was heard of {words}")

    def close(self) -> None:
        """Listen no longer."""
        self._bus.close()

    def _all(self) -> Iterator[Thing]:
        yield from self.below(Thing(_REGISTRY, _ROOT, "", "", ""))

    def _thing(self, owner: str, path: str) -> Thing:
        name, description = (self._property(owner, path, each) for each in ("Name", "Description"))
        role = self._ask(owner, path, "GetRoleName")
        return Thing(owner, path, name, role, description)

    def _ask(self, owner: str, path: str, method: str) -> Any:
        address = DBusAddress(path, owner, _ACCESSIBLE)
        return self._call(new_method_call(address, method))[0]

    def _property(self, owner: str, path: str, name: str) -> str:
        address = DBusAddress(path, owner, _ACCESSIBLE)
        return str(self._call(Properties(address).get(name))[0][1])

    def _call(self, message: Any) -> Any:
        reply = self._bus.send_and_get_reply(message, timeout=ENGINE_SECONDS)
        if reply.header.message_type is MessageType.error:
            raise AssertionError(reply.body)
        return reply.body


def _bus_address() -> str:
    """Ask the session bus for that of assistive technology, which is started for it."""
    session: DBusConnection = open_dbus_connection("SESSION")
    address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    reply = session.send_and_get_reply(new_method_call(address, "GetAddress"))
    session.close()
    return str(reply.body[0])
