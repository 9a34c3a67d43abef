# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Full color against mode: the slider over one preview and the one over all."""

import galleries
from harness import check, equal, require
from listed import SCENES

SPLIT = "Number(document.getElementById('wipe').value)"
CLIP = "getComputedStyle(document.getElementById('pair-full')).clipPath"


def opened(page, selector=".open"):
    page.open(galleries.widgets())
    page.tab.click(selector)
    page.tab.until(
        "document.getElementById('viewer').open && document.getElementById('pair-full').complete"
    )


@check
def keys_move_the_slider(page):
    opened(page)
    equal(page.js("document.activeElement.id"), "wipe", "keyboard")
    equal(page.js(SPLIT), 50, "start")
    for key, code, value in [
        ("ArrowRight", 39, 51),
        ("ArrowLeft", 37, 50),
        ("End", 35, 100),
        ("Home", 36, 0),
    ]:
        page.tab.key(key, code)
        equal(page.js(SPLIT), value, key)
    equal(page.js(CLIP), "inset(0px 100% 0px 0px)", "full color at 0")
    equal(
        page.js("document.getElementById('wipe').getAttribute('aria-valuetext')"),
        "0 % in full color",
        "said",
    )


@check
def a_pointer_drags_the_slider(page):
    opened(page)
    x, y, width, _ = page.tab.center("#pair")
    page.tab.mouse("mousePressed", x, y)
    page.tab.mouse("mouseMoved", x + width / 4, y)
    page.tab.mouse("mouseReleased", x + width / 4, y)
    require(abs(page.js(SPLIT) - 75) <= 1, f"dragged to {page.js(SPLIT)}, not 75")
    line = page.js("document.querySelector('.handle').getBoundingClientRect().x")
    require(
        abs(line - (x + width / 4)) <= 2, f"the line is {line - x - width / 4} px from the pointer"
    )


@check
def a_finger_drags_the_slider(page):
    page.tab.view(360, 740, touch=True)
    opened(page)
    x, y, width, _ = page.tab.center("#pair")
    for kind, at in [("touchStart", x), ("touchMove", x - width / 8), ("touchMove", x - width / 4)]:
        page.tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": at, "y": y}])
    page.tab.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    require(abs(page.js(SPLIT) - 25) <= 2, f"dragged to {page.js(SPLIT)}, not 25")


@check
def two_pictures_lie_on_each_other(page):
    opened(page)
    boxes = page.js(
        "['pair-mode', 'pair-full'].map(id => { const b = document.getElementById(id)"
        ".getBoundingClientRect(); return [b.x, b.y, b.width, b.height].join() })"
    )
    equal(boxes[0], boxes[1], "the two pictures' boxes")
    require(
        page.js("document.getElementById('pair-full').src").endswith("home-light.png"),
        "not full color",
    )
    require(
        page.js("document.getElementById('pair-full').naturalWidth") > 0,
        "full color has not loaded",
    )


@check
def without_full_color_there_is_no_slider(page):
    opened(page, 'img[src*="home-light"]')
    require(
        page.js("getComputedStyle(document.getElementById('wipe')).display") == "none", "a slider"
    )
    equal(page.js("document.activeElement.id"), "close", "keyboard")


@check
def next_and_back_and_escape(page):
    opened(page)
    page.tab.click("#next")
    first = page.text("#viewer-place")
    require("vivid" in first, f"second preview: {first}")
    page.tab.key("ArrowRight", 39)
    require(SCENES.lock_screen_tinted in page.text("#viewer-place"), "an arrow key does not go on")
    page.tab.key("ArrowLeft", 37)
    equal(page.text("#viewer-place"), first, "back")
    page.tab.key("Escape", 27)
    page.tab.until("!document.getElementById('viewer').open")
    require(
        page.js("document.activeElement.className") == "open", "the keyboard is lost on closing"
    )


@check
def previous_ends_at_the_first(page):
    opened(page)
    require(
        page.js("document.getElementById('previous').disabled"),
        "there is something before the first",
    )
    page.tab.click("#next")
    page.tab.click("#previous")
    require(
        page.js("document.activeElement !== document.body"), "the keyboard is lost at the first"
    )


@check
def one_slider_sweeps_all(page):
    page.open(galleries.widgets())
    equal(page.number(".plate .to"), 0, "pictures in full color before")
    page.js("document.getElementById('sweep').focus()")
    page.tab.key("End", 35)
    equal(
        page.js("getComputedStyle(document.querySelector('.plate .to')).clipPath"),
        "inset(0px 0% 0px 0px)",
        "at 100",
    )
    page.tab.key("ArrowLeft", 37)
    equal(
        page.js("getComputedStyle(document.documentElement).getPropertyValue('--split')"),
        "99%",
        "at 99",
    )
    equal(page.number(".open > .plate:not(.pairs) .to"), 0, "full color over full color")
    page.tab.key("Home", 36)
    equal(
        page.js("getComputedStyle(document.querySelector('.pairs .from')).clipPath"), "none", "at 0"
    )
