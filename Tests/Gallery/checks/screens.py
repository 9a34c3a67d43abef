# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Previews and the whole screens they are on: one tap from one another."""

import galleries
from harness import check, equal, require

VIEWED = "document.getElementById('pair-mode').getAttribute('src')"


def items():
    made = []
    for scene in ("home-light", "lock-screen"):
        preview = galleries.item("Tram", scene, entry="09:00", family="systemSmall")
        screen = dict(
            galleries.item("Tram", scene, path=f"screens/Tram.{scene}.png", entry="09:00",
                           family="on the screen"),
            width=201, height=437, screen=True)
        made += [preview, screen]
    return made + [galleries.item("Alone", "home-light")]


@check
def a_screen_is_one_tap_from_its_preview(page):
    page.open(items())
    page.tab.click('img[alt*="systemSmall"][alt*="home-light"]')
    page.tab.until("document.getElementById('viewer').open")
    equal(page.text("#whole"), "On the screen", "button")
    page.tab.click("#whole")
    equal(page.js(VIEWED), "./screens/Tram.home-light.png", "after the tap")
    require(page.js("document.querySelectorAll('#looks .chip').length") == 2, "other screens")
    page.tab.click("#looks .chip:nth-child(2)")
    equal(page.js(VIEWED), "./screens/Tram.lock-screen.png", "the other screen")
    page.tab.click("#whole")
    require("systemSmall" in page.js(VIEWED), "no way back to the preview")


@check
def what_is_on_no_screen_has_no_such_button(page):
    page.open(items())
    page.tab.click('img[alt^="Alone"]')
    page.tab.until("document.getElementById('viewer').open")
    require(
        page.js("getComputedStyle(document.getElementById('whole')).display") == "none", "a button")
    require(
        page.js("getComputedStyle(document.getElementById('looks')).display") == "none", "chips")
