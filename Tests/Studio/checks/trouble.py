# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""When the browser or the module fails: it is said, and the rest goes on."""

import png
from harness import Skipped, check, equal, require


@check
def an_old_browser_is_told(page):
    for name in ("WebAssembly", "DecompressionStream", "OffscreenCanvas"):
        tab = page.tab
        script = tab.send(
            "Page.addScriptToEvaluateOnNewDocument", source=f"delete globalThis.{name}"
        )
        page.tab.open(page.url)
        tab.until("!document.getElementById('trouble').hidden")
        require(name in page.text("#trouble"), f"{name} is not named")
        require(
            page.js("document.getElementById('drop-area').disabled"),
            "files may be dropped all the same",
        )
        require(
            page.js("document.getElementById('pitch').checkVisibility()"), "the static part is gone"
        )
        tab.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
    page.shot("old-browser")


@check
def a_module_that_cannot_start_is_told(page):
    if not page.is_real:
        raise Skipped("the stand-in always starts")
    page.tab.send(
        "Page.addScriptToEvaluateOnNewDocument",
        source="document.addEventListener('readystatechange', () => {"
        " document.getElementById('module').textContent = btoa('no module') }, {once: true, capture: true})",
    )
    page.tab.open(page.url)
    page.js("0")
    if page.js("typeof studio === 'object' && !!studio.about"):
        raise Skipped("the module was read before it could be spoilt")
    page.tab.until("!document.getElementById('trouble').hidden")
    require("cannot" in page.text("#trouble"), page.text("#trouble"))


@check
def a_trap_names_its_file_and_the_others_go_on(page):
    if page.is_real:
        raise Skipped("the module does not trap when asked")
    page.open()
    page.settle()
    page.drop(
        [
            ("trap.png", png.encode(13, 13, png.art(13))),
            ("fine.png", png.encode(40, 40, png.art(40))),
        ]
    )
    require(page.number(".plate.broken") > 0, "nothing says that it failed")
    require("memory" in page.js("document.querySelector('.plate.broken').dataset.reason"), "why")
    page.tab.click("#list li:nth-child(2) .choose")
    page.settle()
    equal(page.number(".plate.broken"), 0, "the other picture fails, too")
    require(page.js("plates.timing.count > 0"), "the other picture is not drawn")


@check
def a_worker_that_dies_is_replaced(page):
    page.work("leaf@3x.png")
    page.js("crews.painter.died('tested')")
    page.js("studio.change('tint', doc => { doc.look.tint = '#30D158' })")
    page.settle()
    equal(page.number(".plate.waiting"), 0, "plates that wait for ever")
