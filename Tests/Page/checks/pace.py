# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""How long things take, as measured in the page; what is said is for people, the bounds are generous."""

import pixels
import png
from harness import check, require
from listed import SCENES

# Several times what a calm machine takes: the one that tests is shared.
SLACK = 6


def allowed(figure, most, about):
    require(
        figure <= most * SLACK, f"{about}: {figure:.0f} ms, {most} ms at most on a calm machine"
    )
    return f"{about} {figure:.0f} ms"


@check
def the_first_picture(page):
    page.open()
    page.tab.until(
        "typeof plates === 'object' && document.querySelector('#samples .plate:not(.waiting) canvas')"
    )
    page.js("0")
    first = page.js(
        "new Promise(done => { const look = () => [...document.querySelectorAll('#samples .plate')].some(e => !e.classList.contains('waiting'))"
        " ? done(performance.now()) : requestAnimationFrame(look); look(); })"
    )
    return allowed(first, 1000, "first picture after opening, at most")


@check
def twelve_places(page):
    page.work("moon@3x.png")
    page.js("stage.drawAll()")
    page.settle()
    times = []
    for number in range(5):
        page.js(
            f"plates.timing = null, app.change('tint', doc => {{ doc.look.model = {{'material-lift': String(0.15 + {number} / 100), 'top-light': String(0.05 + {number} / 100)}} }})"
        )
        page.tab.until("plates.timing")
        times.append(page.js("12 * plates.timing.milliseconds / plates.timing.count"))
    return allowed(min(times), 100, "474² in 12 places")


@check
def a_large_picture_freezes_nothing(page):
    page.open()
    page.settle()
    side = 4096
    tile = pixels.disc(64)
    row = [tile[y * 256 : (y + 1) * 256] * (side // 64) for y in range(64)]
    page.folder.joinpath("large@3x.png").write_bytes(
        png.encode(side, side, b"".join(row) * (side // 64), level=1)
    )
    page.js("app.show({view: 'single', place: 'lock-screen'})")
    page.js(
        "globalThis.longest = 0; globalThis.previous = performance.now();"
        " globalThis.beat = setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - previous); previous = now; }, 4);"
        " globalThis.begun = 0; const add = shelf.add; document.getElementById('picker').addEventListener('change', () => { begun = performance.now() }, {capture: true});"
        " globalThis.shownAt = 0; (function look() { const p = stage.large.main; if (begun && p.isDrawn && p.width > 3000) shownAt = performance.now(); else requestAnimationFrame(look); })()"
    )
    root = page.tab.send("DOM.getDocument")["root"]["nodeId"]
    node = page.tab.send("DOM.querySelector", nodeId=root, selector="#picker")["nodeId"]
    page.tab.send("DOM.setFileInputFiles", nodeId=node, files=[str(page.folder / "large@3x.png")])
    page.tab.until("shownAt", 120)
    taken, longest = page.js("[shownAt - begun, longest]")
    page.settle()
    return ", ".join(
        [
            allowed(taken, 2000, "4096² until it is shown"),
            allowed(longest, 100, "longest stop of the page"),
        ]
    )


@check
def two_hundred_files(page):
    page.open()
    page.settle()
    files = []
    for number in range(200):
        file = page.folder / f"art{number:03}@3x.png"
        file.write_bytes(
            png.encode(216, 216, pixels.disc(216, number))
            if number < 4
            else files[number % 4].read_bytes()
        )
        files.append(file)
    page.js("app.show({view: 'pictures'})")
    page.js(
        "globalThis.begun = 0; document.getElementById('picker').addEventListener('change', () => { begun = performance.now() }, {capture: true})"
    )
    root = page.tab.send("DOM.getDocument")["root"]["nodeId"]
    node = page.tab.send("DOM.querySelector", nodeId=root, selector="#picker")["nodeId"]
    page.tab.send("DOM.setFileInputFiles", nodeId=node, files=[str(one) for one in files])
    page.tab.until(
        "begun && app.doc.order.length === 200 && !app.listed().some(one => one.state === 'waiting') && plates.isIdle",
        120,
    )
    read = page.js("performance.now() - begun")
    page.settle()
    judged = page.js("performance.now() - begun")
    return ", ".join([allowed(read, 10_000, "200 files read and shown"), f"judged {judged:.0f} ms"])


@check
def what_nobody_wants_is_given_up(page):
    """A slow drawing in which nobody is interested any more makes way."""
    page.work("leaf@3x.png", "moon@3x.png", fragment="#view=single&place=lock-screen")
    page.js(
        "globalThis.spawned = 0; const spawn = crews.painter.spawn; crews.painter.spawn = function () { spawned++; return spawn.call(this) };"
        " const send = crews.painter.worker.postMessage;"
        " crews.painter.worker.postMessage = function (message) { if (message.job !== 'render') send.call(this, message) }"
    )
    page.js(f"app.show({{place: '{SCENES.home_tinted}'}})")
    page.js("new Promise(done => setTimeout(done, 100))")
    page.js(f"app.show({{place: '{SCENES.standby_night}'}})")
    page.settle(20)
    require(page.js("spawned") == 1, f"{page.js('spawned')} workers were started anew")
    require(page.js("stage.large.main.isDrawn && !stage.large.main.failure"), "what was wanted last is not drawn")


@check
def a_slow_drawing_is_shown_on_the_way(page):
    """While a slider is dragged, drawings that come too late are better than none."""
    page.work("leaf@3x.png", fragment=f"#view=single&place={SCENES.lock_screen_tinted}")
    seen = page.js(
        "(async () => { let painted = 0; const main = stage.large.main, paint = main.paint; main.paint = function (a) { painted++; paint.call(this, a) };"
        " for (let n = 0; n < 60; n++) { app.change('~tint', doc => { doc.look.tint = '#' + (0x100000 + n * 40000).toString(16).toUpperCase() });"
        " await new Promise(done => setTimeout(done, 16)); } return painted; })()"
    )
    page.settle()
    require(seen >= 3, f"{seen} drawings during a second of dragging")
    return f"{seen} drawings during a second of dragging"
