# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""For people who use a keyboard, a screen reader, their own colors or a small screen."""

from harness import check, equal, require

CONTRAST = """(() => {
  const light = (c) => { const l = c.map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * l[0] + .7152 * l[1] + .0722 * l[2]; };
  const probe = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const numbers = (text) => { probe.clearRect(0, 0, 1, 1); probe.fillStyle = text; probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data]; };
  const over = (top, under) => top.slice(0, 3).map((v, i) => v * top[3] / 255 + under[i] * (1 - top[3] / 255));
  const behind = (e) => { const stack = []; for (; e; e = e.parentElement) stack.push(numbers(getComputedStyle(e).backgroundColor));
    return stack.reduceRight((under, top) => over(top, under), [255, 255, 255]); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), low = new Set();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !e.checkVisibility() || e.closest('script, .handle, :disabled, option, .hidden, #toast, [aria-hidden=true]')) continue;
    const style = getComputedStyle(e), ground = behind(e);
    const ink = over(numbers(e.closest('svg') ? style.fill : style.color), ground);
    const [a, b] = [light(ink), light(ground)].sort((x, y) => y - x), ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) low.add(`${e.tagName}.${e.getAttribute('class')} "${walker.currentNode.data.trim().slice(0, 20)}" ${ratio.toFixed(2)}`);
  }
  return [...low];
})()"""

UNNAMED = """[...document.querySelectorAll('button, input, select, a, dialog, aside, canvas, [role=img], [role=slider]')]
  .filter(e => e.checkVisibility() && !e.closest('[aria-hidden=true]'))
  .filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.labels?.length
    || e.textContent.trim() || e.querySelector('[aria-label]') || e.closest('.thumb, .sheet')))
  .map(e => e.outerHTML.slice(0, 90))"""

TABS = ("look", "verdict", "convert")


@check
def text_has_contrast_and_everything_a_name(page):
    for scheme in ("dark", "light"):
        page.tab.view(1440, 900, scheme)
        page.open()
        page.settle()
        equal(page.js(CONTRAST), [], f"below 4.5:1 in {scheme}, welcome")
        equal(page.js(UNNAMED), [], "without a name, welcome")
        page.add(
            page.fixtures / "Inputs/fish-hues@3x.png",
            page.fixtures / "Inputs/logo-dark@3x.png",
            page.fixtures / "Bad/heic.png",
        )
        page.js("document.getElementById('model-section').open = true")
        for tab in TABS:
            for view in ("places", "single", "pictures", "screen"):
                page.js(f"app.show({{tab: '{tab}', view: '{view}', compare: 'wipe'}})")
                page.settle()
                equal(page.js(CONTRAST), [], f"below 4.5:1 in {scheme}, {view}, {tab}")
                equal(page.js(UNNAMED), [], f"without a name, {view}, {tab}")
        page.js("app.show({compare: 'off'})")
        page.settle()
        page.tab.click("#help-open")
        equal(page.js(CONTRAST), [], f"below 4.5:1 in {scheme}, help")


@check
def the_keyboard_reaches_everything(page):
    page.work("leaf@3x.png", "moon@3x.png")
    page.js("document.getElementById('model-section').open = true")
    for tab in TABS:
        page.js(f"app.show({{tab: '{tab}', view: 'single', compare: 'wipe'}})")
        page.settle()
        page.js("document.activeElement.blur(); window.getSelection().collapse(document.body, 0)")
        # One of a group of radios takes the keyboard; the tabs not chosen are reached by arrows.
        wanted = page.js(
            "[...document.querySelectorAll('button, input, select, summary, [role=slider]')].filter(e => e.checkVisibility({visibilityProperty: true})"
            " && !e.disabled && e.tabIndex >= 0 && !(e.type === 'radio' && !e.checked) && !e.matches('#picker, #folder-picker, #photo-picker'))"
            ".map((e, i) => { e.dataset.reached = ''; return i; }).length"
        )
        for _ in range(wanted + 12):
            page.tab.key("Tab", 9)
            page.js("document.activeElement.dataset.reached = 'yes'")
            ring = page.js(
                "(() => { const e = document.activeElement; if (e === document.body) return 'solid';"
                " const s = getComputedStyle(e.type === 'radio' ? e.nextElementSibling : e.id === 'wipe' ? document.documentElement : e);"
                " return e.id === 'wipe' ? 'solid' : s.outlineStyle })()"
            )
            require(
                ring != "none",
                f"no ring around {page.js('document.activeElement.outerHTML.slice(0, 80)')}",
            )
        missed = page.js(
            "[...document.querySelectorAll('[data-reached=\"\"]')].filter(e => e.checkVisibility({visibilityProperty: true})).map(e => e.outerHTML.slice(0, 80))"
        )
        equal(missed, [], f"not reached with {tab}")
        page.js(
            "document.querySelectorAll('[data-reached]').forEach(e => delete e.dataset.reached)"
        )


@check
def the_tint_is_chosen_by_keys(page):
    page.work("leaf@3x.png")
    page.js("document.getElementById('wheel').focus()")
    before = page.js("app.doc.look.tint")
    page.tab.key("ArrowRight", 39)
    page.tab.key("ArrowDown", 40)
    require(page.js("app.doc.look.tint") != before, "keys do not move the wheel")
    require(
        "hue" in page.js("document.getElementById('wheel').getAttribute('aria-valuetext')"),
        "unsaid",
    )
    page.js("document.getElementById('tint').focus(); document.getElementById('tint').select()")
    page.tab.type("0a84ff")
    equal(page.js("app.doc.look.tint"), "#0A84FF", "typed")


@check
def the_skip_button_goes_to_the_pictures(page):
    page.work("leaf@3x.png")
    page.js("document.activeElement.blur(); window.getSelection().collapse(document.body, 0)")
    page.tab.key("Tab", 9)
    page.tab.key("Enter", 13)
    equal(page.js("document.activeElement.id"), "main", "keyboard")


@check
def every_width_fits(page):
    for width, height in [
        (360, 740),
        (600, 900),
        (820, 1180),
        (1024, 768),
        (1440, 900),
        (3840, 2160),
    ]:
        page.tab.view(width, height, touch=width < 900)
        page.open()
        page.settle()
        equal(
            page.js("document.documentElement.scrollWidth <= innerWidth"),
            True,
            f"welcome at {width}",
        )
        page.add(page.fixtures / "Inputs/leaf@3x.png", page.fixtures / "Inputs/landscape@3x.png")
        for view in ("places", "single", "pictures", "screen"):
            for compare in ("off", "wipe", "beside"):
                page.js(f"app.show({{view: '{view}', compare: '{compare}'}})")
                page.settle()
                equal(
                    page.js("document.documentElement.scrollWidth <= innerWidth"),
                    True,
                    f"{view}, {compare} at {width}",
                )
    page.shot("uhd")


@check
def a_small_screen_has_a_sheet(page):
    page.tab.view(360, 740, touch=True, scale=2)
    page.work("leaf@3x.png", "logo-dark@3x.png")
    page.shot("phone")
    require(
        not page.js("document.getElementById('look').checkVisibility()"),
        "the panel covers the pictures",
    )
    page.tab.click("#tab-look")
    page.settle()
    require(page.js("document.getElementById('look').checkVisibility()"), "the sheet does not open")
    top = page.js("document.getElementById('grid').getBoundingClientRect().top / innerHeight")
    require(top < 0.3, f"the pictures begin at {top:.0%} of the height, behind the sheet")
    small = page.js(
        "[...document.querySelectorAll('button, select, .wallpaper')].filter(e => e.checkVisibility() && e.offsetHeight < 28).map(e => e.outerHTML.slice(0, 60))"
    )
    equal(small, [], "too small for a finger")
    page.shot("phone-look")
    page.tab.click("#tab-look")
    is_open = "document.getElementById('look').checkVisibility()"
    require(not page.js(is_open), "the sheet does not close")

    def draw(by):
        x, y = page.js("(b => [b.x + b.width / 2, b.y + 12])(document.getElementById('tabs').getBoundingClientRect())")
        for kind, to in [("touchStart", 0), ("touchMove", by / 2), ("touchMove", by)]:
            page.tab.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y + to}])
        page.tab.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        page.settle()

    draw(-90)
    require(page.js(is_open), "the sheet is not drawn up")
    draw(90)
    require(not page.js(is_open), "the sheet is not drawn down")


@check
def motion_is_left_out_when_asked(page):
    page.tab.send(
        "Emulation.setEmulatedMedia",
        features=[{"name": "prefers-reduced-motion", "value": "reduce"}],
    )
    page.work("leaf@3x.png")
    moving = page.js(
        "[...document.querySelectorAll('*')].filter(e => parseFloat(getComputedStyle(e).transitionDuration) > 0"
        " || getComputedStyle(e).animationName !== 'none').map(e => e.outerHTML.slice(0, 60))"
    )
    equal(moving, [], "elements that move")
