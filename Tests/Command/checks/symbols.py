# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Drawings of the user's own in place of the icons that stand for symbols: `--symbols DIR`."""

import json

import pixels
from harness import check, require
from listed import SCENES

SQUARE = '<svg viewBox="0 0 24 24"><path d="M4 4h16v16h-16z"/></svg>'
FRAME = '<svg viewBox="0 0 24 24"><path fill="none" stroke="#000" d="M4 4h16v16h-16z"/></svg>'


SOURCE = """struct Entry: TimelineEntry { let date = Date() }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry() }
}
struct A: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "a", provider: Provider()) { _ in
      HStack { %s }.font(.system(size: 40)).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
"""


def shown(context, *names):
    """Writes a widget that shows symbols."""
    context.folder.joinpath("w").mkdir(exist_ok=True)
    images = "; ".join(f"Image(systemName: {json.dumps(name)})" for name in names)
    context.folder.joinpath("w/A.swift").write_text(SOURCE % images)
    return "w"


def folder(context, name="icons", **drawings):
    """Writes a folder of drawings; two underscores stand for a dot."""
    made = context.folder / name
    made.mkdir(exist_ok=True)
    for symbol, text in drawings.items():
        (made / f"{symbol.replace('__', '.')}.svg").write_text(text)
    return name


def drawn(context, out, *options):
    """How many pixels are light, and what was said."""
    said = context.run(
        "render", "w", "-o", out, "--scene", SCENES.home_dark, "--wallpaper", "#000000",
        *options)
    picture = pixels.read((context.folder / out / f"A.systemSmall.{SCENES.home_dark}.png").read_bytes())
    return sum(red > 200 for row in picture.rows for red in row[::4]), said.error


@check()
def a_drawing_stands_for_the_symbol_of_its_name(context):
    shown(context, "heart", "bell.fill")
    before, said = drawn(context, "one")
    require("2 symbols" in said, said)
    icons = folder(context, heart=FRAME, bell__fill=SQUARE, unused="no drawing")
    after, said = drawn(context, "two", "--symbols", icons)
    require(not said, said)
    require(after != before, "the same icons are drawn")
    thin, _ = drawn(context, "three", "--symbols", folder(context, "thin", heart=FRAME))
    full, _ = drawn(context, "four", "--symbols", folder(context, "full", heart=SQUARE))
    require(thin < full, "a frame has as many pixels as a square")


@check()
def what_is_kept_knows_the_drawing(context):
    shown(context, "heart")
    icons = folder(context, heart=FRAME)
    first, _ = drawn(context, "one", "--symbols", icons, "--cache", "kept")
    folder(context, heart=SQUARE)
    second, _ = drawn(context, "two", "--symbols", icons, "--cache", "kept")
    require(first < second, "the drawing of before is shown")


@check()
def screens_and_the_first_look_take_drawings(context):
    name, icons = shown(context, "heart"), folder(context, heart=SQUARE)
    pictures = []
    for out, options in (("a.png", ()), ("b.png", ("--symbols", icons))):
        context.run("screen", name, "-o", out, "--screen", SCENES.home_dark, "--scale", "1", *options)
        pictures.append((context.folder / out).read_bytes())
    require(pictures[0] != pictures[1], "a screen shows the icon")
    pictures = []
    for options in ((), ("--symbols", icons)):
        context.run(name, *options, status=None)
        sheet = next(context.folder.glob("*.vibrancy.png"))
        pictures.append(sheet.read_bytes())
        sheet.unlink()
    require(pictures[0] != pictures[1], "the first look shows the icon")


@check(over=["missing", "w/A.swift", "empty", "icons/heart.svg"])
def a_folder_without_drawings_is_one_error(context, where):
    name = shown(context, "heart")
    folder(context, heart=SQUARE)
    (context.folder / "empty").mkdir()
    for start in (("render", name, "-o", "out"), ("screen", name, "-o", "out.png"), (name,)):
        context.refused(*start, "--symbols", where, saying=["error: --symbols:", where])


DAMAGED = {
    "": "has no shapes", "<svg>": "well-formed", "<svg><text>a</text></svg>": "outlines",
    '<svg><path d="M1 L"/></svg>': "cannot be read",
    '<svg><g id="Regular-M"><path d="M0 0h9v9z"/></g></svg>': "Baseline-M",
}


@check(over=list(DAMAGED))
def a_damaged_drawing_is_one_error_with_its_place(context, text):
    name, icons = shown(context, "heart"), folder(context, heart=text)
    context.refused(
        "render", name, "-o", "out", "--symbols", icons,
        saying=["icons/heart.svg", DAMAGED[text]])


@check()
def a_page_counts_what_stands_for_symbols(context):
    name, one = shown(context, "heart", "bell", "heart", "no.such.symbol"), folder(context, heart=SQUARE)
    all_three = folder(context, "all", heart=SQUARE, bell=FRAME, no__such__symbol=FRAME)
    for out, options, words in (
            ("one", (), "3 stand-in symbols"), ("two", ("--symbols", one), "2 stand-in symbols"),
            ("three", ("--symbols", all_three), None)):
        context.run("render", name, "-o", out, "--scene", SCENES.home_dark, "--html", *options)
        page = (context.folder / out / "index.html").read_text()
        require(words in page if words else "stand-in symbol" not in page, f"{words} is not on the page")


@check()
def no_name_leads_out_of_the_folder(context):
    (context.folder / "outside.svg").write_text(SQUARE)
    icons = folder(context, bell=SQUARE)
    shown(context, "../outside", "heart")
    _, said = drawn(context, "one", "--symbols", icons)
    require("no icon for ../outside" in said, said)
    (context.folder / icons / "heart.svg").symlink_to(context.folder / "outside.svg")
    context.refused(
        "render", "w", "-o", "out", "--symbols", icons, saying=["icons/heart.svg", "outside"])
    _, said = drawn(context, "two", "--symbols", icons, "--follow-outside")
    require("heart" not in said, said)
