# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What is on show is in the address."""

import galleries
from harness import check, equal, require
from listed import SCENES


@check
def a_link_shows_the_same(page):
    page.open(galleries.widgets())
    page.tab.click('#facets [data-value="lock-screen"]')
    page.tab.click('#facets [data-value="vivid"]')
    page.tab.click("#size [value='l']")
    page.tab.click("#search")
    page.tab.type("leaf")
    page.tab.until("location.hash.includes('q=leaf')")
    link, count = page.js("location.href"), page.text("#count")
    page.tab.open(link)
    equal(page.text("#count"), count, "count")
    equal(page.js("document.getElementById('search').value"), "leaf", "search")
    equal(page.js("document.documentElement.dataset.size"), "l", "size")
    equal(page.number("#facets [aria-pressed=true].chip"), 2, "chips")


@check
def a_link_opens_one_preview(page):
    page.open(galleries.widgets())
    page.tab.click(".strip label:nth-of-type(3)") if page.number(".strip label") else None
    page.tab.click(".open")
    page.tab.key("End", 35)
    page.tab.until("location.hash.includes('wipe=100')")
    link, title = page.js("location.href"), page.text("#viewer-title")
    page.tab.open(link)
    require(page.js("document.getElementById('viewer').open"), "not open")
    equal(page.text("#viewer-title"), title, "title")
    equal(page.js("document.getElementById('wipe').value"), "100", "slider")


@check
def a_link_chooses_a_variant(page):
    page.open(galleries.widgets(), "#pick=Weather.snow.1800.systemSmall.lock-screen.png&q=weather")
    page.tab.until("document.querySelector('.grid img')")
    require("snow" in page.js("document.querySelector('.grid img').src"), "snow is not shown")


@check
def nonsense_in_a_link_is_passed_over(page):
    for fragment in [
        "#scene=none&tint=%23000000&by=x&size=9&split=200&view=no&pick=no",
        "#%E0%A4%A",
        "#&&==",
        "#split=NaN&q=",
        "#main",
    ]:
        page.open(galleries.widgets(), fragment)
        equal(page.text("#count"), "60 previews", fragment)


@check
def a_changed_address_is_followed(page):
    page.open(galleries.widgets())
    page.settle()
    page.js(f"location.hash = '#scene={SCENES.standby_night}'")
    page.tab.until("document.getElementById('count').textContent.includes(' of ')")
    equal(page.js("document.querySelector('figcaption bdi').textContent"), SCENES.standby_night, "scene")
