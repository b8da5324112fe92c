"""Pages with a player, opened in a real browser: nothing leaves them, and every move is seen."""

from __future__ import annotations

import json
import re
import struct
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.pages.page import page_text
from ringrealms3d.exports.pages.page_game import page_game
from ringrealms3d.exports.pages.page_parts import PartTable
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.records.node import Mark
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.scene.arrangement import CLOSED, Opening, fitted
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import content_of, journeys
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FINE
from ringrealms3d.scene.theme import BLACK_AND_WHITE, DARK, LIGHT, Theme
from ringrealms3d.scene.way_parts import TAIL, travelled, ways_in_space
from tests.exports.browser import Shown, chromium, opened
from tests.exports.small_games import played_game, random_game

CUBE = "ring-majority/cube"
MEGABYTE = 1_000_000
HOSTILE = "</script><script>document.title = 'taken'</script><b>&"


def request_of(record: GameRecord, theme: Theme = LIGHT) -> ExportRequest:
    camera = home_of(in_space(record.start.variant.layout))
    return ExportRequest(record, record.last, PictureStyle(camera=camera, theme=theme))


def studied_game() -> GameRecord:
    """Return a game with a variation in a variation, comments, a sign, marks and a kept camera."""
    record = played_game(CUBE, "f1", "e3", "v7", "f2")
    record.players = ("Ann", HOSTILE)
    first, second, third, last = record.line
    first.comment = HOSTILE
    last.glyph, last.marks = "?!", (Mark("circle", ("f1",)), Mark("arrow", ("f1", "e3")))
    other = second.play(second.position.parse_move("v1"))
    other.comment = "another way"
    other.play(other.position.parse_move("v2"))
    deeper = other.play(other.position.parse_move("e5"))
    deeper.play(deeper.position.parse_move("f6"))
    record.prefer(third)
    record.end(1, Reason.RESIGNATION)
    return record


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def shown(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Shown:
    path = tmp_path_factory.mktemp("pages") / "game.html"
    export(request_of(studied_game()), path)
    return opened(browser, path, 770, 360)


@pytest.fixture(scope="module")
def moving(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """The page of a decided game, where pieces move, from its second move on and without a sky."""
    path = tmp_path_factory.mktemp("pages") / "game.html"
    record = decided_game()
    request = replace(request_of(record), node=record.line[1])
    export(replace(request, style=replace(request.style, transparent=True)), path)
    return opened(browser, path, 400, 400, still=False)


def go_to_start(shown: Shown) -> None:
    """Go to the first position of the game's own line, seen from its home side."""
    shown.page.get_by_role("button", name="2. Blue f2?!").click()
    shown.press("Home")
    shown.press("0")


def test_keys_and_buttons_show_every_move(shown: Shown) -> None:
    pictures = []
    go_to_start(shown)
    for _ in range(4):
        pictures.append(shown.picture())
        shown.press("ArrowRight")
    pictures.append(shown.picture())
    for one, other in pairwise(pictures):
        assert np.abs(one.astype(int) - other).max() > 40
    assert shown.page.locator("#next").is_disabled()
    assert "f2?! – Blue wins. Red resigned." in shown.page.locator("#caption").inner_text()
    shown.page.locator("#previous").click()
    shown.page.locator("#previous").click()
    shown.settle()
    assert shown.page.locator("#caption").inner_text() == "1. Blue e3"
    shown.press("End")
    assert shown.page.locator("#caption").inner_text().startswith("2. Blue f2?!")


@pytest.mark.nightly
def test_coordinates_are_written_on_the_board(shown: Shown) -> None:
    go_to_start(shown)
    without = shown.picture()
    shown.page.get_by_role("button", name="Coordinates").click()
    shown.settle()
    written = shown.picture()
    shown.press("c")
    assert 50 < (np.abs(written.astype(int) - without).max(axis=2) > 60).sum() < 20_000
    np.testing.assert_array_equal(shown.picture(), without)


@pytest.mark.parametrize("named", [True, False])
def test_a_page_begins_with_coordinates_as_they_were_asked_for(named: bool) -> None:
    request = request_of(played_game("loop/mini", "1a1"))
    request = replace(request, style=replace(request.style, coordinates=named))
    game = page_game(request, PartTable(), lambda share: None)
    assert game["coordinates"] is named
    assert {name[0] for name in game["names"]} >= {"a", "b", "1", "2"}


def test_moves_are_counted_in_turns(shown: Shown) -> None:
    numbers = shown.page.locator("#moves .number").all_inner_texts()
    assert numbers == ["1.", "1…", "2.", "2.", "2…", "2…", "3.", "2…"]


@pytest.mark.nightly
def test_the_sign_of_a_move_faces_the_eye(browser: Browser, tmp_path: Path) -> None:
    record = played_game(CUBE, "f1")
    record.last.glyph = "!!"
    export(request_of(record), tmp_path / "game.html")
    page = opened(browser, tmp_path / "game.html", 400, 640)
    page.press("End")
    for way in ((0, 60), (-30, 0), (0, 30)):
        drag(page, *way)
        across, along = coin_sides(page.picture())
        assert across > 30
        assert abs(across - along) <= 2


def drag(shown: Shown, x: int, y: int) -> None:
    """Turn the board by a drag."""
    mouse = shown.page.mouse
    mouse.move(150, 150)
    mouse.down()
    mouse.move(150 + x, 150 + y, steps=4)
    mouse.up()
    shown.settle()


def coin_sides(picture: NDArray[np.uint8]) -> tuple[int, int]:
    """Return how wide and how high the teal coin of a brilliant move is."""
    red, green, blue = picture.astype(int).transpose(2, 0, 1)
    rows, columns = np.nonzero((green - red > 60) & (abs(green - blue) < 40))
    return int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1


def test_variations_and_comments_are_reached(shown: Shown) -> None:
    page = shown.page
    assert page.locator("#moves .variation").count() == 2
    assert page.locator("#moves .variation .variation").count() == 1
    page.get_by_role("button", name="2. Red v1").click()
    assert page.locator("#comment").inner_text() == "another way"
    page.get_by_role("button", name="2. Blue e5").click()
    shown.press("ArrowRight")
    assert page.locator("#caption").inner_text() == "3. Red f6"
    assert page.locator('#moves [aria-current="true"]').inner_text().endswith("f6")
    page.get_by_role("button", name="1. Red f1").click()
    assert page.locator("#comment").inner_text() == HOSTILE
    assert page.title() == f"Ring Majority: Cube – Ann vs {HOSTILE}"


def test_the_slider_jumps(shown: Shown) -> None:
    go_to_start(shown)
    shown.page.locator("#slider").fill("3")
    assert shown.node == 3
    assert shown.page.locator("#slider").get_attribute("aria-valuetext") == "2. Red v7"


@pytest.mark.nightly
def test_the_game_plays_by_itself(shown: Shown) -> None:
    go_to_start(shown)
    shown.press(" ")
    assert shown.page.locator("#play").get_attribute("aria-label") == "Pause"
    shown.page.wait_for_selector('html[data-node="2"]', state="attached")
    shown.press(" ")
    assert shown.page.locator("#play").get_attribute("aria-pressed") == "false"


def test_the_board_turns_under_the_hand(shown: Shown) -> None:
    go_to_start(shown)
    before = shown.picture()
    drag(shown, 120, 0)
    turned = shown.picture()
    shown.press("0")
    back = shown.picture()
    inside = slice(8, -8), slice(8, -8)  # the board that has the keys is outlined
    apart = [
        np.abs(before.astype(int) - other)[inside].max(axis=2) > 30 for other in (turned, back)
    ]
    assert apart[0].mean() > 0.05
    assert apart[1].mean() < 0.001


def test_it_fits_a_phone(shown: Shown) -> None:
    page = shown.page
    page.set_viewport_size({"width": 360, "height": 740})
    shown.settle()
    wide = "[document.documentElement.scrollWidth, document.body.scrollWidth]"
    assert page.evaluate(wide) == [360, 360]
    boxes = [button.bounding_box() for button in page.locator("button").all()]
    assert len(boxes) > 10
    for box in boxes:
        assert box is not None
        assert box["width"] >= 40
        assert box["height"] >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    go_to_start(shown)
    page.locator("#next").tap()
    assert shown.node == 1
    page.set_viewport_size({"width": 770, "height": 360})
    shown.settle()


def test_nothing_leaves_the_page_and_nothing_fails(shown: Shown) -> None:
    assert shown.requests == []
    assert shown.faults == []


PACE = """(speed) => {
    const [now, later] = [performance.now.bind(performance), requestAnimationFrame.bind(window)];
    const start = now();
    const paced = (time) => start + (time - start) * speed;
    performance.now = () => paced(now());
    window.requestAnimationFrame = (draw) => later((time) => draw(paced(time)));
}"""
"""Lets time pass more quickly or slowly in a page, by a factor to what it did."""


@pytest.mark.nightly
def test_pieces_move_and_come_to_rest(moving: Shown) -> None:
    moving.press("Home")
    for _ in range(4):
        moving.press("ArrowRight")
    moving.page.wait_for_timeout(800)
    arrived = moving.picture()
    moving.page.evaluate(PACE, 1 / 1000)
    moving.press("ArrowRight")
    on_the_way = moving.picture()
    moving.press("ArrowLeft")
    np.testing.assert_array_equal(moving.picture(), arrived)
    moving.press("ArrowRight")
    moving.press("ArrowRight")  # the piece before is put down at once
    moving.press("ArrowLeft")
    assert (on_the_way != moving.picture()).any()
    moving.page.evaluate(PACE, 1000)
    assert moving.node == 5
    assert moving.faults == []


def decided_game() -> GameRecord:
    """Return a game that a loop of tiles or of stones decided."""
    for seed in range(40):
        record = random_game("loop/mini", 60, seed)
        if journeys(node_content(record.last)):
            return record
    raise AssertionError("no game was decided by a way")


def changed(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> int:
    """Return how many pixels differ clearly."""
    return int((np.abs(one.astype(int) - other).max(axis=2) > 30).sum())


def wait_until(happens: Callable[[], bool]) -> bool:
    """Return whether something happens within a minute."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if happens():
            return True
    return False


@pytest.mark.nightly
def test_beads_travel_along_what_decided_a_game_and_vanish(moving: Shown) -> None:
    moving.page.locator("#follow").evaluate("box => { box.checked = false }")
    moving.keep_still(True)
    moving.press("End")
    resting = moving.picture()
    moving.press("Home")
    moving.keep_still(False)
    moving.press("End")
    assert wait_until(lambda: changed(resting, moving.picture()) > 20)
    moving.page.evaluate(PACE, 100)
    assert wait_until(lambda: changed(resting, moving.picture()) == 0)
    for key in ("Home", "End", "ArrowLeft", "ArrowRight"):
        moving.press(key)
    assert moving.faults == []


def test_only_positions_that_were_decided_by_a_way_have_beads() -> None:
    record = decided_game()
    game = game_of(page_text(request_of(record)))
    *before, last = game["nodes"]
    assert not any("ways" in node for node in before)
    layout = in_space(record.start.variant.layout)
    content = node_content(record.last)
    ways = travelled(ways_in_space(layout, LIGHT, content), content)
    for way, told in zip(ways, last["ways"], strict=True):
        np.testing.assert_allclose(told["line"], way.line, atol=1e-4)
    assert game["beads"]["tail"] == TAIL


@pytest.mark.nightly
def test_a_page_opens_at_the_move_and_with_the_background_that_are_asked_for(
    shown: Shown, moving: Shown
) -> None:
    assert [page.first for page in (shown, moving)] == [(0, "0"), (2, "2")]
    assert [corner_opacity(page) for page in (shown, moving)] == [255, 0]
    assert moving.faults == []


def corner_opacity(shown: Shown) -> int:
    """Return how much a page hides of what it lies on, in a corner, up to 255."""
    content = shown.page.screenshot(omit_background=True)
    return int(np.asarray(Image.open(BytesIO(content)).convert("RGBA"))[4, 4, 3])


def test_a_browser_without_webgl_is_told(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    export(request_of(played_game(CUBE, "f1")), path)
    page = browser.new_page()
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto(path.as_uri())
    problem = page.locator("#problem")
    problem.wait_for()
    assert problem.inner_text().startswith("The board cannot be drawn: this browser has no WebGL")
    page.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", [LIGHT, DARK, BLACK_AND_WHITE], ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    "uid", ["ring-majority/id", "loop/mini", "path-tiles/free-turns", "loophole-2d/14"]
)
def test_a_page_looks_like_the_window(
    browser: Browser, uid: str, theme: Theme, tmp_path: Path
) -> None:
    request = request_of(random_game(uid, 14), theme)
    path = tmp_path / "game.html"
    export(request, path)
    shown = opened(browser, path, 1000, 700)
    shown.page.locator("#follow").evaluate("box => { box.checked = false }")
    shown.press("End")
    theirs = shown.picture().astype(float)
    height, width, _ = theirs.shape
    layout = in_space(request.position.variant.layout)
    camera = fitted(request.style.camera, layout, CLOSED)  # as for every board that turns
    content = content_of(request.position, request.played, legal=False)
    ours = draw(layout, content, camera, theme, FINE, (width, height))[..., :3].astype(float)
    seen = slice(0, height - 32)  # the page fades at its lower edge
    assert np.corrcoef(ours[seen].ravel(), theirs[seen].ravel())[0, 1] > 0.97
    assert np.abs(ours[seen] - theirs[seen]).mean() < 9
    assert shown.faults == []
    shown.page.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["ring-majority/grid", "loophole-2d/14", "path-tiles/free-turns"])
def test_sixty_moves_on_a_large_board_take_less_than_three_megabytes(uid: str) -> None:
    text = page_text(request_of(random_game(uid, 60)))
    assert len(text.encode()) < 3 * MEGABYTE


def game_of(text: str) -> dict[str, Any]:
    found = re.search(r'id="game">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    game: dict[str, Any] = json.loads(found[1])
    return game


def test_what_nobody_has_seen_is_not_in_the_page() -> None:
    record = random_game("path-tiles/free-turns", 6, seed=987_654_321_012)
    text = page_text(request_of(record))
    assert "987654321012" not in text
    for node in record.nodes():  # the same game with everything unseen dealt again
        node._positions.put(node, node.position.determinized(5))
    object.__setattr__(record, "seed", 1)
    assert page_text(request_of(record)) == text


def test_the_page_is_closed_to_the_outside() -> None:
    text = page_text(request_of(studied_game()))
    assert "default-src 'none'" in text
    assert not re.findall(r'(?:src|href)="(?!data:)', text)
    assert "Copyright © 2010-2026 three.js authors" in text
    assert "THE SOFTWARE IS PROVIDED" in text
    assert "<noscript>" in text
    assert text.count("<script") == text.count("</script>") == 7
    assert '<html lang="en" data-scheme="light"' in text
    assert 'data-scheme="dark"' in page_text(request_of(studied_game(), DARK))


def test_every_node_has_the_parts_of_its_position() -> None:
    record = studied_game()
    game = game_of(page_text(request_of(record)))
    assert len(game["nodes"]) == len(list(record.nodes()))
    places: dict[int, set[int]] = {}
    positions = {node.texts: node.position for node in record.nodes()}
    texts: dict[int, tuple[str, ...]] = {-1: ()}
    shown: dict[int, set[int]] = {-1: set()}
    for number, node in enumerate(game["nodes"]):
        parent = node["parent"]
        texts[number] = (*texts[parent], node["move"]) if parent >= 0 else ()
        assert set(node["gone"]) <= shown[parent]
        shown[number] = (shown[parent] - set(node["gone"])) | set(node["new"])
        places[number] = {game["parts"][part][3] for part in shown[number]} - {-1}
        assert places[number] == occupied(positions[texts[number]])


def occupied(position: Position) -> set[int]:
    return set(np.flatnonzero(position.pieces).tolist())


def test_the_model_is_a_whole_file() -> None:
    text = page_text(request_of(played_game("loophole-2d/14", "b2", "c3")))
    found = re.search(r'id="model">(.*?)</script>', text)
    assert found is not None
    content = b64decode(found[1])
    magic, version, length, size = struct.unpack("<4sIII", content[:16])
    assert (magic, version, length) == (b"glTF", 2, len(content))
    document = json.loads(content[20 : 20 + size])
    meshes = {row[0] for row in game_of(text)["parts"]}
    assert [node["name"] for node in document["nodes"]] == [str(k) for k in sorted(meshes)]
    for accessor in document["accessors"]:
        view = document["bufferViews"][accessor["bufferView"]]
        assert view["byteOffset"] + view["byteLength"] <= document["buffers"][0]["byteLength"]


@pytest.mark.nightly
@pytest.mark.parametrize(
    "opening", [Opening(apart=1.0), Opening(level=1), Opening(see_through=True)]
)
def test_boards_laid_open(opening: Opening) -> None:
    record = random_game("loop/mini", 12)
    request = request_of(record)
    style = replace(request.style, opening=opening)
    laid_open = replace(request, style=style)
    plain, other = (
        page_game(each, PartTable(), lambda share: None) for each in (request, laid_open)
    )
    assert any(plain[name] != other[name] for name in ("parts", "materials", "matrices"))


@pytest.mark.nightly
def test_lost_graphics_come_back_as_they_were(shown: Shown) -> None:
    before = shown.picture()
    shown.page.evaluate(
        """async () => {
            const lost = document.querySelector("canvas").getContext("webgl2")
                .getExtension("WEBGL_lose_context");
            lost.loseContext();
            await new Promise(end => setTimeout(end, 200));
            lost.restoreContext();
            await new Promise(end => setTimeout(end, 500));
        }"""
    )
    shown.settle()
    assert np.abs(shown.picture().astype(int) - before).mean() < 1
