# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""When the browser or the module fails: it is said, and the rest goes on."""

import pixels
import png
from harness import check, equal, require

# Runs a script once the page's parts are there, before the last of them, which starts the module.
SPOILT = (
    "new MutationObserver((_, observer) => {{ const part = document.getElementById('worker');"
    " if (!part?.nextSibling) return; observer.disconnect(); {} }})"
    ".observe(document, {{childList: true, subtree: true}})"
)


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
    page.tab.send(
        "Page.addScriptToEvaluateOnNewDocument",
        source=SPOILT.format("document.getElementById('module').textContent = btoa('no module')"),
    )
    page.tab.open(page.url)
    page.tab.until("!document.getElementById('trouble').hidden")
    require("cannot" in page.text("#trouble"), page.text("#trouble"))


@check
def a_trap_names_its_file_and_the_others_go_on(page):
    # A picture that is 13 wide does to the module what one without end does.
    trap = (
        "part.textContent += `const load = loadEngine; loadEngine = async (packed) => {"
        " const wasm = await load(packed); return {...wasm, vibrancy_render: (handle, framed) =>"
        " wide.has(handle) ? load.trap() : wasm.vibrancy_render(handle, framed),"
        " vibrancy_load: (at, width, height, scale) => {"
        " const handle = wasm.vibrancy_load(at, width, height, scale);"
        " if (width === 13) wide.add(handle); else wide.delete(handle); return handle }}};"
        " const wide = new Set()`"
    )
    page.tab.send(
        "Page.addScriptToEvaluateOnNewDocument", source=SPOILT.format(trap)
    )
    page.open()
    page.settle()
    page.drop(
        [
            ("trap.png", png.encode(13, 13, pixels.disc(13))),
            ("fine.png", png.encode(40, 40, pixels.disc(40))),
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
    page.js("app.change('tint', doc => { doc.look.tint = '#30D158' })")
    page.settle()
    equal(page.number(".plate.waiting"), 0, "plates that wait for ever")
