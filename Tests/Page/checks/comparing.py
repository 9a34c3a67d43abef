# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Wipe and side by side, by pointer, finger and keyboard."""

from harness import check, equal, require


def opened(page, compare="wipe"):
    page.work("fish-hues@3x.png", fragment=f"#view=single&place=lock-screen&compare={compare}")


@check
def keys_move_the_wipe(page):
    opened(page)
    page.js("document.getElementById('wipe').focus()")
    for key, code, value in [
        ("ArrowRight", 39, 51),
        ("ArrowLeft", 37, 50),
        ("End", 35, 100),
        ("Home", 36, 0),
    ]:
        page.tab.key(key, code)
        equal(page.js("app.view.wipe"), value, key)
    equal(page.js("app.view.place"), "lock-screen", "the place was left")


@check
def a_pointer_and_a_finger_drag_the_wipe(page):
    opened(page)
    x, y, width, _ = page.tab.center("#stage .pair")
    page.tab.mouse("mousePressed", x, y)
    page.tab.mouse("mouseMoved", x + width / 4, y)
    page.tab.mouse("mouseReleased", x + width / 4, y)
    require(abs(page.js("app.view.wipe") - 75) <= 1, f"dragged to {page.js('app.view.wipe')}")
    page.shot("wipe")
    page.tab.view(360, 740, touch=True)
    page.settle()
    x, y, width, _ = page.tab.center("#stage .pair")
    page.js("app.view.wipe = 50; app.render()")
    page.js("new Promise(done => setTimeout(done, 60))")
    for kind, at in [("touchStart", x), ("touchMove", x - width / 8), ("touchMove", x - width / 4)]:
        page.tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": at, "y": y}])
    page.tab.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    require(
        abs(page.js("app.view.wipe") - 25) <= 2,
        f"a finger drags to {page.js('app.view.wipe')}",
    )


@check
def two_pictures_lie_on_each_other_or_side_by_side(page):
    opened(page)
    boxes = "['main', 'other'].map(name => { const b = document.querySelector('#stage .plate.' + name).getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round).join() })"
    main, other = page.js(boxes)
    equal(main, other, "the two pictures' boxes")
    page.js("app.show({compare: 'beside'})")
    page.settle()
    main, other = (one.split(",") for one in page.js(boxes))
    equal(main[1:], other[1:], "side by side, as large")
    require(int(other[0]) + int(other[2]) <= int(main[0]), "they overlap")
    page.shot("beside")


@check
def the_space_bar_shows_full_color(page):
    opened(page, "off")
    page.js("document.activeElement.blur()")
    other = "getComputedStyle(document.querySelector('#stage .other')).visibility"
    equal(page.js(other), "hidden", "before")
    page.tab.send(
        "Input.dispatchKeyEvent", type="keyDown", key=" ", code="Space", windowsVirtualKeyCode=32
    )
    equal(page.js(other), "visible", "held")
    page.tab.send(
        "Input.dispatchKeyEvent", type="keyUp", key=" ", code="Space", windowsVirtualKeyCode=32
    )
    equal(page.js(other), "hidden", "let go")


@check
def keys_go_through_places_and_pictures(page):
    page.work("leaf@3x.png", "moon@3x.png", fragment="#view=single&place=lock-screen")
    page.js("document.activeElement.blur()")
    first = page.text("#caption b")
    page.tab.key("ArrowRight", 39)
    page.settle()
    require(page.text("#caption b") != first, "an arrow does not go on")
    page.tab.key("ArrowLeft", 37)
    page.settle()
    equal(page.text("#caption b"), first, "back")
    page.tab.key("ArrowDown", 40)
    page.settle()
    equal(page.text("#subject"), "moon@3x", "the next picture")
    for key, view in [("1", "places"), ("3", "pictures"), ("2", "single")]:
        page.tab.key(key)
        equal(page.js("app.view.view"), view, key)
    page.tab.key("c")
    equal(page.js("app.view.compare"), "wipe", "C")
    page.tab.key("Escape", 27)
    equal(page.js("app.view.view"), "places", "Escape")
