# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Search, chips and swatches."""

import galleries
from harness import check, equal, require
from listed import SCENES


def chip(key, value):
    return f'[role=group][aria-labelledby="{key}-label"] [data-value="{value}"]'


def scene(value):
    return f'.chips [data-value="{value}"]'


@check
def search_finds_by_name(page):
    page.open(galleries.widgets())
    equal(page.assets(), ["cloud-rain", "Icons/gauge", "leaf", "Weather"], "groups")
    page.tab.click("#search")
    page.tab.type("GAU")
    equal(page.assets(), ["Icons/gauge"], "groups after typing")
    require("of 60 previews" in page.text("#count"), f"count: {page.text('#count')}")
    page.tab.click("#clear")
    equal(len(page.assets()), 4, "groups after clearing")
    equal(page.js("document.activeElement.id"), "search", "keyboard after clearing")


@check
def words_may_come_in_any_order_without_accents(page):
    page.open(
        [galleries.item("Café/Über-icon", path="a.png"), galleries.item("cafe", path="b.png")]
    )
    for typed, expected in [
        ("uber cafe", ["Café/Über-icon"]),
        ("CAFÉ", ["Café/Über-icon", "cafe"]),
        ("x", []),
    ]:
        page.js(
            f"(document.getElementById('search').value = {typed!r},"
            " document.getElementById('search').dispatchEvent(new Event('input')))"
        )
        equal(page.assets(), expected, f"groups for {typed!r}")
    require(
        page.js("!document.getElementById('empty').hidden"), "nothing says that nothing matches"
    )
    page.tab.click("#empty-clear")
    equal(len(page.assets()), 2, "groups after clearing")


@check
def slash_goes_to_the_search(page):
    page.open(galleries.widgets())
    page.tab.key("/")
    page.tab.type("le/")
    equal(page.js("document.getElementById('search').value"), "le/", "typed")


@check
def several_scenes_at_once(page):
    page.open(galleries.widgets())
    page.tab.click(scene("lock-screen"))
    equal(
        page.js("document.querySelector('.grid figcaption bdi').textContent"),
        "lock-screen",
        "first",
    )
    one = page.text("#count")
    page.tab.click(scene(SCENES.home_tinted))
    require(page.text("#count") != one, "a second scene adds nothing")
    captions = page.js(
        "[...new Set([...document.querySelectorAll('figcaption > bdi')].map(e => e.textContent))]"
    )
    equal(sorted(captions), [SCENES.home_tinted, "lock-screen"], "scenes shown")
    equal(
        page.js(f"document.querySelector('{scene(SCENES.home_tinted)}').getAttribute('aria-pressed')"),
        "true",
        "pressed",
    )
    page.tab.click(scene(SCENES.home_tinted))
    equal(page.text("#count"), one, "count after letting go")


@check
def a_mode_chooses_all_its_scenes(page):
    page.open(galleries.widgets())
    page.tab.click("#facets h3 button")
    captions = page.js(
        "[...new Set([...document.querySelectorAll('figcaption > bdi')].map(e => e.textContent))]"
    )
    equal(captions, ["lock-screen", SCENES.lock_screen_tinted], "scenes of the first mode")


@check
def a_wallpaper_leaves_scenes_that_show_none(page):
    page.open(galleries.widgets())
    page.tab.click(chip("wallpaper", "vivid"))
    seconds = page.js(
        "[...new Set([...document.querySelectorAll('.second bdi')].map(e => e.textContent))]"
    )
    require("mid" not in seconds and "vivid" in seconds, f"wallpapers shown: {seconds}")
    captions = page.js("[...document.querySelectorAll('figcaption > bdi')].map(e => e.textContent)")
    require("home-light" in captions, "home-light has gone")


@check
def tints_are_chosen_by_mouse_and_keys(page):
    page.open(galleries.widgets())
    equal(page.number("#tint input"), 4, "tints")
    page.tab.click("#tint label:nth-child(3)")
    shown = "[...document.querySelectorAll('.second')].map(e => e.textContent).filter(t => t.includes('#'))"
    equal(page.js(f"[...new Set({shown})]"), ["#30D158"], "tints shown")
    page.tab.key("ArrowRight", 39)
    equal(page.js(f"[...new Set({shown})]"), ["#0A84FF"], "tints shown after an arrow key")
    page.tab.click("#tint label:first-child")
    equal(page.js(f"[...new Set({shown})].length"), 3, "tints shown of every tint")


@check
def a_filter_with_one_choice_is_not_shown(page):
    page.open([galleries.item("a"), galleries.item("b")])
    equal(page.text("#facets"), "", "filters")
    require(
        page.js("document.getElementById('sweep-section').hidden"),
        "a slider with nothing to compare",
    )


@check
def together_by_scene(page):
    page.open(galleries.widgets())
    page.tab.click('#by [value="scene"]')
    equal(page.assets()[0], "lock-screen", "first group")
    require("iPhone Lock Screen" in page.text(".group header p"), "the place is not named")
    captions = page.js(
        "[...document.querySelectorAll('.group:first-child figcaption > bdi')].map(e => e.textContent)"
    )
    require("leaf" in captions and "Weather" in captions, f"assets: {captions}")
