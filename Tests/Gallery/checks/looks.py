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


def six_scenes(asset, **more):
    return [galleries.item(asset, scene, **more) for scene, _, _ in galleries.SHOWN]


@check
def a_line_parts_every_asset_from_the_next(page):
    page.tab.view(1280, 900)
    page.open([one for index in range(6) for one in six_scenes(f"art-{index}", width=71 + index)])
    page.settle()
    lines = page.js(
        "[...document.querySelectorAll('.group')].map(one => getComputedStyle(one).borderTopWidth)"
    )
    equal(lines, ["0px"] + ["1px"] * 5, "lines between assets")


@check
def no_preview_takes_a_row_of_its_own(page):
    # As many as fit, and one more: six on a wide screen, three on a phone.
    for width, count in ((1280, 6), (390, 3)):
        page.tab.view(width, 900)
        page.open(six_scenes("art", width=300, height=300)[:count])
        page.settle()
        tops = page.js(
            "[...new Set([...document.querySelectorAll('figure')].map(one => one.offsetTop))].length"
        )
        equal(tops, 1, f"rows of {count} previews at {width} px")
    page.tab.view(1280, 900)
    page.open([galleries.item("art", f"scene-{index}") for index in range(12)])
    page.settle()
    rows = page.js(
        "Object.values(Object.groupBy(document.querySelectorAll('figure'), one => one.offsetTop))"
        ".map(one => one.length)"
    )
    equal(rows, [4, 4, 4], "twelve previews in rows")


@check
def a_name_breaks_between_its_words(page):
    page.open(six_scenes("Icons/cloudRain@3x-large_one.v2"))
    parts = page.js("document.querySelector('.group h2').innerHTML.split('<wbr>')")
    equal(parts, ["Icons/", "cloud", "Rain@3x-", "large_", "one.", "v2"], "parts of a name")
    equal(page.text(".group h2"), "Icons/cloudRain@3x-large_one.v2", "the name")


@check
def what_is_shown_around_a_preview_is_none_of_its_size(page):
    more = {"width": 90, "height": 90, "margin": 9, "preview": "art.png", "path": "gallery/art.png"}
    page.open([galleries.item("art", **more)])
    require("72×72 px" in page.text(".group header p"), "the size of the asset")
    page.tab.click(".open")
    require(page.text("#viewer-facts").startswith("72×72 px"), page.text("#viewer-facts"))
    equal(page.js("document.querySelector('#viewer-facts a').textContent"), "art.png", "the file")


@check
def the_viewer_fills_a_phone(page):
    page.tab.view(390, 844, touch=True)
    page.open([galleries.item("art", width=270, height=270)])
    page.tab.click(".open")
    page.tab.until("document.getElementById('viewer').open")
    width = page.js("document.getElementById('pair').clientWidth")
    require(width > 300, f"a picture of {width} px on a screen of 390")
    bottom = page.js("document.querySelector('#viewer .estimate').getBoundingClientRect().bottom")
    require(790 < bottom <= 844, f"what is known ends at {bottom} of 844 px")


@check
def words_beside_a_slider_stand_on_the_side_they_name(page):
    page.open(galleries.widgets(), "#split=30")
    page.settle()
    equal(page.js("document.querySelector('#sweep-section .sides span').textContent"), "full color", "left")
    clip = page.js("getComputedStyle(document.querySelector('.plate .to')).clipPath")
    equal(clip, "inset(0px 70% 0px 0px)", "what is in full color")
