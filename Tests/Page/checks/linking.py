# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The address carries settings and no pictures; steps go back and forth."""

from harness import check, equal, require
from listed import SCENES


@check
def the_address_carries_settings(page):
    page.work("leaf@3x.png")
    page.js(
        "app.change('look', doc => Object.assign(doc.look, {wallpaper: 'beach', tint: '#30D158', os: '18',"
        " family: 'systemSmall', model: {'material-lift': '0.2'}}))"
    )
    page.js(f"app.show({{view: 'single', place: '{SCENES.home_tinted}', compare: 'beside'}})")
    page.settle()
    address = page.js("location.hash")
    for part in (
        "wallpaper=beach",
        "tint=%2330D158",
        "os=18",
        "family=systemSmall",
        "model.material-lift=0.2",
        "view=single",
        f"place={SCENES.home_tinted}",
        "compare=beside",
    ):
        require(part in address, f"{part} is not in {address}")
    require("leaf" not in address, "the picture's name is in the address")
    page.open(address)
    page.settle()
    equal(
        page.js(
            "[app.doc.look.wallpaper, app.doc.look.tint, app.doc.look.os, app.doc.look.family, app.doc.look.model['material-lift'], app.view.view]"
        ),
        ["beach", "#30D158", "18", "systemSmall", "0.2", "single"],
        "what the address brings back",
    )
    equal(page.js("app.canUndo"), False, "the address is a step")


@check
def nonsense_in_the_address_is_left_out(page):
    page.open(
        "#tint=red&wallpaper=%3Cb%3E&os=99&view=%22&model.material-lift=9&model.nothing=1&family=x&wipe=1e99&place=nowhere"
    )
    page.settle()
    equal(
        page.js("JSON.stringify(app.doc.look) === JSON.stringify(app.standardLook())"),
        True,
        "the look is the standard",
    )
    equal(page.js("app.view.place"), "", "place")


@check
def steps_go_back_and_forth(page):
    page.work("leaf@3x.png", "moon@3x.png")
    tint = "app.doc.look.tint"
    page.tab.click("#tint-presets button:nth-child(2)")
    page.tab.click("#tint-presets button:nth-child(4)")
    page.tab.click("#list li:nth-child(1) .choose")
    page.js("shelf.remove([app.doc.order[0]])")
    equal(page.js("app.doc.order.length"), 1, "after removing")

    def control_z(modifiers=2):
        for kind in ("keyDown", "keyUp"):
            page.tab.send(
                "Input.dispatchKeyEvent",
                type=kind,
                key="z",
                code="KeyZ",
                windowsVirtualKeyCode=90,
                modifiers=modifiers,
            )

    equal(page.js("app.current.title"), "moon@3x", "looked at once the first is gone")
    control_z()
    equal(page.js("app.doc.order.length"), 2, "undone removal")
    equal(page.js("app.current.title"), "leaf@3x", "looked at once it is back")
    equal(page.text("#toast"), "Undone: removal", "what is said")
    control_z()
    equal(page.js(tint), "#FF453A", "one step back")
    control_z()
    equal(page.js(tint), "#FF9F0A", "two steps back")
    control_z(10)
    equal(page.js(tint), "#FF453A", "one forth")
    page.settle()
    equal(page.number(".plate.waiting"), 0, "plates that wait")
    page.tab.click("#undo")
    page.tab.click("#undo")
    equal(page.js("app.doc.order.length"), 0, "undone adding")
    page.settle()
    require(page.js("document.getElementById('welcome').checkVisibility()"), "no welcome")
    page.tab.click("#redo")
    page.settle()
    equal(page.js("app.doc.order.length"), 2, "redone adding")


@check
def a_dragged_slider_is_one_step(page):
    page.work("leaf@3x.png")
    before = page.js("app.doc.look.tint")
    x, y, width, _ = page.tab.center("#wheel")
    page.tab.mouse("mousePressed", x, y)
    for step in range(12):
        page.tab.mouse("mouseMoved", x + step * width / 30, y + step)
    page.tab.mouse("mouseReleased", x + width / 3, y + 12)
    require(page.js("app.doc.look.tint") != before, "the wheel does nothing")
    page.tab.click("#undo")
    equal(page.js("app.doc.look.tint"), before, "after one step back")
