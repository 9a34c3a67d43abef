# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Thousands of previews."""

import galleries
from harness import check, equal, require

# Frames drawn while something happens: the longest gap between two is how long the page froze.
WATCH = """(() => { const w = window.watch = {longest: 0, last: performance.now()};
  const tick = (now) => { w.longest = Math.max(w.longest, now - w.last); w.last = now; w.id = requestAnimationFrame(tick) };
  w.id = requestAnimationFrame(tick); })()"""


def opened(page, items):
    page.open(items)
    equal(page.text("#count"), f"{len(items):,} previews", "count")
    page.tab.until("document.querySelector('.grid img')?.complete")
    nodes, pictures = page.number("*"), page.number("img")
    ready = page.js("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    require(pictures < 400, f"{pictures} pictures at once")
    page.js(WATCH)
    page.tab.click("#search")
    times = []
    for one in "art-19":
        page.js("window.before = performance.now()")
        page.tab.key(one)
        times.append(page.js("performance.now() - window.before"))
    page.tab.until("document.getElementById('count').textContent.includes(' of ')")
    longest = page.js("watch.longest")
    return f"open {ready:.0f} ms, {nodes} elements, {pictures} pictures, longest pause while typing {longest:.0f} ms"


@check
def five_thousand_of_two_hundred_assets(page):
    return opened(page, galleries.many())


@check
def five_thousand_assets(page):
    return opened(page, galleries.many(assets=5000))


@check
def five_thousand_of_one_asset(page):
    items = galleries.many(assets=1)
    page.open(items)
    page.tab.until("document.querySelector('.grid img')?.complete")
    require(page.number("img") < 400, f"{page.number('img')} pictures at once")
    page.js(WATCH)
    for _ in range(6):
        page.js("scrollTo(0, document.documentElement.scrollHeight)")
        page.settle()
    page.tab.until("document.querySelectorAll('.grid img').length > 400")
    longest = page.js("watch.longest")
    return f"longest pause while scrolling {longest:.0f} ms"


@check
def scrolled_away_is_let_go(page):
    page.open(galleries.many())
    page.settle()
    height = page.js("document.documentElement.scrollHeight")
    for part in range(1, 9):
        page.js(f"scrollTo(0, {height} * {part} / 8)")
        page.settle()
    require(page.number("img") < 600, f"{page.number('img')} pictures are kept")
    page.tab.until("document.querySelector('.group:last-child .grid img')")
    page.js("scrollTo(0, 0)")
    page.tab.until("document.querySelector('.group:first-child .grid img')?.complete")
    equal(
        page.js("document.querySelector('.group:last-child').querySelectorAll('img').length"),
        0,
        "kept at the end",
    )
