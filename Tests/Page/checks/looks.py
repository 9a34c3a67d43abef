# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Screenshots to look at, paper, and what the page may not do."""

import re

from harness import check, equal, require
from listed import SCENES

ART = (
    "fish-hues@3x.png",
    "moon@3x.png",
    "leaf@3x.png",
    "landscape@3x.png",
    "logo-dark@3x.png",
    "trend-fade@3x.png",
)


@check
def screenshots(page):
    for scheme in ("dark", "light"):
        page.tab.view(1440, 900, scheme)
        page.open()
        page.settle()
        page.shot(f"welcome-{scheme}")
        page.add(*[page.fixtures / "Inputs" / name for name in ART])
        for name, changes in [
            ("places", "{}"),
            ("places-wipe", "{compare: 'wipe'}"),
            ("places-beside", "{compare: 'beside', size: 'l'}"),
            ("single", f"{{compare: 'wipe', view: 'single', place: '{SCENES.home_tinted_glass}', size: 'm'}}"),
            (
                "pictures",
                "{compare: 'off', view: 'pictures', place: 'lock-screen', tab: 'verdict'}",
            ),
            ("convert", "{view: 'places', tab: 'convert'}"),
        ]:
            page.js(f"app.show({changes})")
            page.settle()
            page.shot(f"{name}-{scheme}")


@check
def paper_shows_all_places(page):
    page.work("leaf@3x.png")
    page.js("stage.drawAll()")
    page.settle()
    file = page.folder / "printed.pdf"
    page.tab.pdf(file)
    data = file.read_bytes()
    pictures = len(re.findall(rb"/Subtype\s*/Image", data))
    require(pictures >= 10, f"{pictures} pictures on paper")
    if page.shots:
        (page.shots / "printed.pdf").write_bytes(data)
    page.tab.send("Emulation.setEmulatedMedia", media="print", features=[])
    for hidden in ("#panel", "#files", ".tools", "#add"):
        require(
            not page.js(f"document.querySelector('{hidden}').checkVisibility()"),
            f"{hidden} is printed",
        )
    require("wallpaper" in page.text("#printed"), "the settings are not printed")


@check
def nothing_may_reach_the_network(page):
    page.work("leaf@3x.png")
    for script in (
        "fetch('https://example.com/')",
        "new Promise((done, failed) => { const i = new Image(); i.onload = done; i.onerror = () => failed(new Error('refused')); i.src = 'https://example.com/i.png'; })",
        "import('https://example.com/x.js')",
    ):
        refused = page.js(
            f"(async () => {{ try {{ await {script}; return false; }} catch {{ return true; }} }})()"
        )
        require(refused, f"{script[:20]} is let through")
    equal(
        page.js("Object.keys(localStorage).length + Object.keys(sessionStorage).length"),
        0,
        "stored",
    )
    equal(page.js("document.cookie"), "", "cookies")
    # What was refused above stands in the console; it is what was wanted.
    page.tab.browser.events.clear()
