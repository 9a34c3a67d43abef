# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Screenshots to look at, and what paper shows."""

import re

import galleries
from harness import check, equal, require


@check
def screenshots(page):
    for name, width, scheme, fragment in [
        ("dark", 1280, "dark", ""),
        ("light", 1280, "light", ""),
        ("scene", 1280, "light", "#by=scene&size=s&split=40"),
        ("large", 1280, "dark", "#view=cloud-rain.lock-screen.mid.png"),
        ("strip", 1280, "dark", "#q=weather&pick=Weather.rain.1200.systemSmall.lock-screen.png"),
    ]:
        page.tab.view(width, 900, scheme)
        page.open(galleries.widgets(), fragment)
        page.settle()
        page.shot(name)


@check
def paper_shows_everything_that_matches(page):
    page.open(galleries.widgets(), "#scene=lock-screen&theme=dark")
    page.settle()
    file = page.folder / "printed.pdf"
    page.tab.pdf(file)
    data = file.read_bytes()
    pictures = len(re.findall(rb"/Subtype\s*/Image", data))
    require(pictures >= 4, f"{pictures} pictures on paper")
    if page.shots:
        (page.shots / "printed.pdf").write_bytes(data)
    page.tab.send("Emulation.setEmulatedMedia", media="print", features=[])
    equal(
        page.js("getComputedStyle(document.documentElement).backgroundColor"),
        "rgb(255, 255, 255)",
        "ground",
    )
    for hidden in ("#filters", ".search", "#theme", "#print", "#clear"):
        require(
            not page.js(f"document.querySelector('{hidden}').checkVisibility()"),
            f"{hidden} is printed",
        )
    for shown in ("h1", "body > footer", "#summary"):
        require(
            page.js(f"document.querySelector('{shown}').checkVisibility()"),
            f"{shown} is not printed",
        )
    equal(page.text("#summary"), "lock-screen", "what was chosen")
    equal(
        page.js(
            "[...document.querySelectorAll('.strip label')].filter(e => e.checkVisibility()).map(e => e.innerText)"
        ),
        ["clear · 09:00"],
        "which variant it is",
    )


@check
def printing_draws_all_and_says_what_it_leaves_out(page):
    page.open(galleries.many())
    page.js(
        "window.print = () => { window.drawn = document.querySelectorAll('.grid img').length;"
        " window.said = document.getElementById('summary').textContent;"
        " window.whole = [...document.querySelectorAll('.grid img')].every(e => e.complete);"
        " dispatchEvent(new Event('afterprint')) }"
    )
    page.tab.click("#print")
    page.tab.until("window.drawn")
    equal([page.js("window.drawn"), page.js("window.whole")], [1200, True], "pictures drawn")
    require("the first 1,200 of 5,000" in page.js("window.said"), page.js("window.said"))
    page.settle()
    require(page.number("img") < 500, f"{page.number('img')} pictures are kept after printing")


@check
def it_says_that_it_is_an_estimate(page):
    page.open(galleries.widgets())
    equal(page.text("body > footer"), galleries.FOOTER, "footer")
    page.tab.click(".open")
    equal(page.text("#viewer .estimate"), galleries.FOOTER, "footer of the large view")
