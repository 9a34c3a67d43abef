#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Opens an HTML report in headless Chromium, filters, types and looks.

    python3 report_page.py PAGE.html [--shots DIR] [--chromium PROGRAM]

Best with Fixtures/Reports/Lint/rich/html.html. From it a page without findings and one of 5 000 are made.
One line a check; status 1 if any fails. Needs Chromium and no package.
"""

import json
import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[1:1] = [str(TESTS / "Checking"), str(TESTS / "Gallery")]
sys.dont_write_bytecode = True

import runner  # noqa: E402
from browser import OPTIONS, in_tabs  # noqa: E402
from listed import RULES, SCENES
from runner import equal  # noqa: E402

FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
DATA = re.compile(r'(<script type="application/json" id="data">)(.*?)(</script>)', re.S)


def data_of(page):
    return json.loads(DATA.search(page).group(2))


def with_data(page, data):
    text = json.dumps(data).replace("<", "\\u003C")
    return DATA.sub(lambda found: found.group(1) + text + found.group(3), page)


def many(page, count=5000):
    """The page with its findings repeated under other names."""
    data = data_of(page)
    first = data["findings"]
    data["findings"] = [
        {
            **first[index % len(first)],
            "path": f"Module {index % 40}/icon-{index}.png",
            "message": f"{first[index % len(first)]['message']}, {index}",
        }
        for index in range(count)
    ]
    return with_data(page, data)


class Report:
    """A page that is open, and what is asked of it."""

    def __init__(self, tab, page):
        self.tab, self.data = tab, data_of(page)

    def js(self, expression):
        return self.tab.evaluate(expression)

    def drawn(self):
        self.js(FRAME)
        return self.js(
            "[...document.querySelectorAll('#list .finding')].reduce((n, e) => n + +e.dataset.count, 0)"
        )

    def type(self, text):
        self.js(
            f"(() => {{ const e = document.getElementById('search'); e.value = {json.dumps(text)};"
            " e.dispatchEvent(new Event('input')); })()"
        )

    def count(self, **wanted):
        def level(one):
            return one.get("severity", "undetermined")

        kept = self.data["findings"]
        for key, value in wanted.items():
            kept = [one for one in kept if (level(one) if key == "level" else one.get(key)) == value]
        return len(kept)


def shows_every_finding(report):
    equal(report.drawn(), report.count(), "findings drawn")
    boxes = report.js("document.querySelectorAll('.finding .box').length")
    marked = [one for one in report.data["findings"] if "rectangle" in one and "picture" in one]
    equal(boxes, len(marked), "outlined rectangles")
    curves = report.js("document.querySelectorAll('.finding .range svg .band').length")
    equal(curves > 0, True, "a legible range with its band")


def names_are_text(report):
    # The names in a list are set in bold by the page itself.
    foreign = "main b:not(.place > b), main script, main i:not(.dot)"
    equal(report.js(f"document.querySelectorAll('{foreign}').length"), 0, "markup")
    shown = report.js("document.querySelector('main').innerText")
    hidden = re.search("[\u202a-\u202e\u2066-\u2069\x00-\x08\x1b]", shown)
    equal(hidden, None, "raw marks in what is shown")


def filters(report):
    for key in ("level", "rule", "scene"):
        values = report.js(f"[...document.querySelectorAll('#{key} .choice')].map(e => e.dataset.value)")
        for value in values:
            report.tab.click(f'#{key} [data-value="{value}"]')
            equal(report.drawn(), report.count(**{key: value}), f"{key} {value}")
            report.tab.click(f'#{key} [data-value="{value}"]')
    equal(report.drawn(), report.count(), "without a filter")


def searches(report):
    for word in ("logo", RULES.blank_asset, "LIGHTEN", "nowhere"):
        report.type(word)
        found = sum(word.lower() in json.dumps(one).lower() for one in report.data["findings"])
        equal(report.drawn(), found, f"'{word}'")
    equal(report.js("document.getElementById('empty').hidden"), False, "'No finding matches' is hidden")
    report.tab.click("#empty-clear")
    equal(report.drawn(), report.count(), "cleared")


def groups(report):
    for by in ("file", "rule", "severity"):
        report.tab.click(f"#by [value={by}]")
        key = {"file": "path", "rule": "rule", "severity": "severity"}[by]
        titles = len({one.get(key) for one in report.data["findings"]})
        equal(report.js("document.querySelectorAll('.group-title').length"), titles, f"groups by {by}")


def keyboard(report):
    report.js("document.activeElement.blur()")
    report.tab.key("/")
    equal(report.js("document.activeElement.id"), "search", "'/' goes to")
    report.js("document.querySelector('.picture').focus()")
    report.tab.key("Enter", 13)
    report.tab.until("document.getElementById('viewer').open")
    equal(report.js("document.activeElement.id"), "close", "the keyboard is at")
    report.tab.key("Escape", 27)
    report.tab.until("!document.getElementById('viewer').open")
    equal(report.js("document.activeElement.className.includes('picture')"), True, "back at the picture")
    unnamed = report.js(
        "[...document.querySelectorAll('button, input')].filter(e =>"
        " !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).length"
    )
    equal(unnamed, 0, "controls without a name")


def remembers(report):
    report.type("logo")
    report.tab.until("location.hash.includes('q=logo')")
    # The page that is left answers until it is gone.
    report.js("window.isLeft = true, location.reload()")
    report.tab.until("!window.isLeft && document.readyState === 'complete' && document.querySelector('.finding')")
    equal(report.js("document.getElementById('search').value"), "logo", "the search after a reload")


def narrow(report):
    report.tab.view(360, 740)
    report.js(FRAME)
    wide = report.js("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    equal(wide, 0, "pixels beyond the window")
    report.tab.click("#filter-toggle")
    equal(report.js("document.getElementById('filters').offsetHeight > 100"), True, "filters shown")


def appearances(report):
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark = report.js(ground)
    report.tab.click("#theme")
    light = report.js(ground)
    equal((dark, light), ("rgb(24, 24, 26)", "rgb(245, 245, 247)"), "dark, then light")


OF_THE_REPORT = [
    shows_every_finding, names_are_text, filters, searches, groups, keyboard, remembers, narrow,
    appearances,
]  # fmt: skip


def clean(report):
    title = report.js("document.getElementById('clean-title').textContent")
    equal(title, "Every widget reads well", "its title")
    equal(report.js("document.getElementById('clean').offsetHeight > 100"), True, "it is seen")


def alike(page, count=13):
    """The page with one finding only, of several scales of a picture, in the words of a rule."""
    data = data_of(page)
    one = next(one for one in data["findings"] if "picture" in one)
    one = {**one, "message": "run `convert --to vibrant`, #A6A6A6", "fix": "see `rules`, #A6A6A6"}
    names = [f"Sun/sun-{index // 3}@{index % 3 + 1}x.png" for index in range(count)]
    said = {"folder": "Sun", "message": one["message"], "fix": one["fix"]}
    data["groups"] = [said]
    data["findings"] = [
        {**one, "path": name, "name": name, "line": 1, "column": 1, "group": 0,
         "label": name.removeprefix("Sun/")}
        for name in names
    ]
    return with_data(page, data)


def says_once_what_is_the_same(report):
    equal(report.js("document.querySelectorAll('.finding').length"), 1, "cards")
    equal(report.drawn(), 13, "findings on it")
    # What is folded is drawn when it is opened.
    report.js(f"(async () => {{ document.querySelector('details.places').open = true; await {FRAME} }})()")
    shown = report.js("document.querySelector('.finding').textContent")
    equal("13 findings in " in shown and "10 more" in shown, True, f"the count in {shown!r}")
    equal("13 findings in Sun," in shown, True, "the folder")
    equal(all(one["label"] in shown for one in report.data["findings"]), True, "every place")
    equal(":1:1" in shown, False, "the beginning of a file as a place")
    equal("`" in shown, False, "backticks")
    code = report.js("[...document.querySelectorAll('.message code, .fix code')].map(e => e.textContent)")
    equal(code, ["convert --to vibrant", "rules"], "what is code")
    equal(report.js("document.querySelectorAll('.fix .swatch').length"), 1, "swatches")
    report.type("sun-4")
    equal(report.drawn(), 1, "found by a name on the card")


def changed(page):
    """The page of a difference: two pieces of art, one of them new, and a finding that is fixed."""
    data = data_of(page)
    picture = data["pictures"][0]["png"]
    look = {"title": "Rain <b>", "path": "A/Rain.imageset", "scene": "lock-screen", "detail": "7 pixels of 9"}
    data["changes"] = [
        {**look, "before": picture, "after": picture},
        {**look, "title": "New", "path": "A/New.imageset", "detail": "new", "after": picture},
    ]
    data["fixed"] = [{"path": "A/Old.imageset/Contents.json", "rule": RULES.blank_asset, "scene": SCENES.standby}]
    data["omitted"] = 3
    return with_data(page, {**data, "findings": [], "errors": []})


def wipes_between_before_and_after(report):
    equal(report.js("document.getElementById('clean').hidden"), True, "'all is well' is hidden")
    equal(report.js("document.querySelectorAll('#changes article').length"), 2, "pieces of art")
    equal(report.js("document.querySelectorAll('#changes input[type=range]').length"), 1, "sliders")
    side = "getComputedStyle(document.querySelector('.wipe .{}')).clipPath"
    for value in (20, 85):
        report.js(
            f"(() => {{ const e = document.querySelector('#changes input'); e.value = {value};"
            " e.dispatchEvent(new Event('input')); })()")
        equal(str(value) + "%" in report.js(side.format("after")), True, f"after, uncovered from {value} %")
        equal(f"{100 - value}%" in report.js(side.format("before")), True, f"before, up to {value} %")
    alone = "getComputedStyle(document.querySelector('.wipe.alone img')).clipPath"
    equal(report.js(alone), "none", "what is new is whole")
    shown = report.js("document.querySelector('#changes').innerText")
    equal("Rain <b>" in shown and "7 pixels of 9" in shown, True, f"names are text in {shown!r}")
    equal("3 pictures more" in shown, True, f"what is left out in {shown!r}")
    equal(report.js("document.getElementById('fixed-title').textContent"), "1 finding fixed", "fixed")
    wide = report.js("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    equal(wide <= 0, True, f"{wide} pixels beyond the window: none")


def on_screen(page):
    """The page with one finding, of which there is a whole screen, too."""
    data = data_of(page)
    one = next(one for one in data["findings"] if "picture" in one and "rectangle" in one)
    screen = {**data["pictures"][0], "scene": one["scene"], "width": 402, "height": 874, "screen": True}
    data["findings"] = [{**one, "onScreen": len(data["pictures"])}]
    data["pictures"] = [*data["pictures"], screen]
    return with_data(page, data)


def a_screen_is_one_tap_away(report):
    equal(report.js("document.querySelectorAll('.finding .picture.whole').length"), 1, "screens beside it")
    equal(report.js("document.querySelectorAll('.finding .whole .box').length"), 0, "boxes on the screen")
    report.tab.click(".finding .picture.whole")
    report.tab.until("document.getElementById('viewer').open")
    shown = report.js("document.querySelector('#stage .picture.whole').getBoundingClientRect().height")
    equal(shown > 600, True, f"{shown} pixels of 900: enlarged")
    captions = report.js("[...document.querySelectorAll('#stage figcaption')].map(e => e.textContent)")
    equal(captions[-1].endswith(", on the screen"), True, f"named in {captions}")


def quick(report):
    slowest = 0
    for act in (
        "document.getElementById('search').value = 'icon-4'; document.getElementById('search').dispatchEvent(new Event('input'))",
        "document.getElementById('clear').click()",
        "document.querySelector('#level .choice').click()",
        "document.querySelector('#by [value=file]').click()",
        "scrollTo(0, document.body.scrollHeight / 2)",
    ):
        spent = report.js(
            f"(async () => {{ const start = performance.now(); {act}; await {FRAME};"
            " return performance.now() - start; })()"
        )
        slowest = max(slowest, spent)
    drawn = report.drawn()
    equal(0 < drawn < 200, True, f"{drawn} of 5000 cards at once; few")
    return f"the slowest step took {slowest:.0f} ms"


def opened(tab, folder):
    """A function that opens a page in the tab; its report."""

    def report_of(page):
        file = folder / "report.html"
        file.write_text(page, "utf-8")
        tab.open(file.as_uri())
        return Report(tab, page)

    return report_of


def register(function, page):
    def on_page(report_of, _):
        return function(report_of(page))

    runner.CHECKS.append(runner.Check(f"report_page.{function.__name__}", on_page, page))


if __name__ == "__main__":
    options = runner.options(
        __doc__.split("\n")[0], *OPTIONS, ("page", {"type": Path, "help": "an HTML report"}),
        are_alone=True)
    page = options.page.read_text("utf-8")
    empty = with_data(page, {**data_of(page), "findings": [], "errors": [], "previews": []})
    for function in OF_THE_REPORT:
        register(function, page)
    for function, text in [
            (wipes_between_before_and_after, changed(page)), (a_screen_is_one_tap_away, on_screen(page)),
            (clean, empty), (says_once_what_is_the_same, alike(page)), (quick, many(page))]:
        register(function, text)
    in_tabs(options, (1280, 900), opened)
