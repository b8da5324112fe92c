"""A reader of HTML that notes what a page holds and refuses what is not well formed."""

from __future__ import annotations

from html.parser import HTMLParser

_EMPTY = {"meta", "img", "source", "br", "link", "use"}


class PageReader(HTMLParser):
    """What a page holds.

    Attributes:
        text: all that is read, without charts, all spaces being alike.
        ids: the anchors of sections.
        links: where links and pictures lead.
        tags: how often there is each kind of element.
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: dict[str, int] = {}
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given[name] or "" for name in ("href", "src", "srcset") if name in given]
        if tag not in _EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"svg", "style"} & set(self._open):
            self.text += data.replace("\N{NO-BREAK SPACE}", " ")
