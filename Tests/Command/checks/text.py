# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Layers of text in widget descriptions: what is drawn, what is said of fonts, what is refused."""

import json
import os
import shutil

import pixels
from harness import Skipped, check, require
from listed import RULES, SCENES

ADVICE = "scripts/setup --tests installs it"
# Points of systemSmall on the device that frames are written for.
SIDE = 164.33


def described(context, *layers, families=("systemSmall",), name="a.widget.json", **more):
    """Writes a description; layers are objects, or texts of JSON."""
    for tool in ("rsvg-convert", "fc-match"):
        if not shutil.which(tool):
            raise Skipped(f"{tool} is missing; {ADVICE}")
    written = [one if isinstance(one, str) else json.dumps(one) for one in layers]
    top = {"families": list(families), **more}
    body = json.dumps(top)[:-1] + ', "layers": [\n' + ",\n".join(written) + "]}"
    (context.folder / name).write_text(body)
    return name


def drawn(context, *layers, scale=3, scene="home-light", status=0, **more):
    """The picture of a described systemSmall on black, and what was said."""
    name = described(context, *layers, containerBackground="#000000", **more)
    ended = context.run(
        "render", name, "-o", "out", "--scene", scene, "--scale", str(scale), "--wallpaper", "#000000",
        "--no-cache", status=status)
    path = context.folder / "out" / f"a.systemSmall.{scene}.png"
    return (pixels.read(path.read_bytes()) if path.exists() else None), ended


def ink(picture, least=128):
    """The box of what is light: left, top, right, bottom in pixels, the last two beyond it."""
    rows = [y for y, row in enumerate(picture.rows) if max(row[::4]) >= least]
    require(rows, "nothing is drawn")
    columns = [x for x in range(picture.width)
               if any(row[4 * x] >= least for row in picture.rows[rows[0]:rows[-1] + 1])]
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


FRAME = [32, 40, 100, 60]


@check(over=["leading", "center", "trailing"])
def lines_keep_to_their_end_of_the_frame_at_every_scale(context, align):
    found = []
    for scale in (1, 2, 3):
        picture, _ = drawn(
            context, {"text": "HIH", "font": "DejaVu Sans", "size": 20, "frame": FRAME, "align": align},
            scale=scale)
        left, top, right, bottom = (one / scale for one in ink(picture))
        found.append((left, top, right, bottom))
        place = {"leading": left - 32, "center": (left + right) / 2 - 82, "trailing": 132 - right}
        # A letter's own side is up to a tenth of an em.
        require(abs(place[align]) < 2.6 + 0.6 / scale, f"{place[align]:.2f} pt off at {scale}x")
    for one in zip(*found):
        require(max(one) - min(one) <= 1.01, f"not the same at every scale: {found}")


@check(over=["top", "center", "bottom"])
def lines_lie_where_they_are_asked_to(context, where):
    picture, _ = drawn(
        context, {"text": "H", "font": "DejaVu Sans", "size": 20, "frame": FRAME, "verticalAlign": where})
    _, top, _, bottom = (one / 3 for one in ink(picture))
    # DejaVu Sans: ascent .928, descent .236, capitals .729 of an em.
    baseline = {"top": 40 + 18.56, "center": 70 + (18.56 - 4.72) / 2, "bottom": 100 - 4.72}[where]
    require(abs(bottom - baseline) < 0.5, f"stands at {bottom:.2f}, not at {baseline:.2f}")
    require(abs(bottom - top - 14.58) < 0.6, f"is {bottom - top:.2f} pt high")


@check()
def text_is_never_enlarged(context):
    """At 3x a letter's edge is as sharp as at 1x: one pixel is between black and white."""
    picture, _ = drawn(context, {"text": "I", "font": "DejaVu Sans", "size": 90, "frame": [0, 0, SIDE, SIDE]})
    row = picture.rows[picture.height // 2]
    between = sum(32 < row[4 * x] < 250 for x in range(picture.width))
    require(between <= 4, f"{between} pixels are neither ink nor ground")


@check()
def markup_is_shown_as_text(context):
    plain, _ = drawn(context, {"text": "a&b", "size": 20, "frame": [0, 0, SIDE, SIDE]})
    marked, said = drawn(
        context, {"text": "</text><rect width='900' height='900' fill='red'/>&amp;&#65;", "size": 20,
                  "frame": [0, 0, 2000, SIDE]})
    red = sum(row[4 * x] > 200 and row[4 * x + 1] < 40 for row in marked.rows for x in range(marked.width))
    require(red == 0, "markup in a text was drawn")
    require(plain.rows != marked.rows and "does not fit" not in said.error, said.error)


@check()
def empty_text_draws_nothing(context):
    base, _ = drawn(context, {"text": "HHH", "opacity": 0})
    nothing, said = drawn(context, {"text": ""}, {"text": "   "}, {"text": "\n"})
    require(nothing.rows == base.rows, "something is drawn")
    require("note" not in said.error and "warning" not in said.error, said.error)


@check()
def text_that_does_not_fit_is_cut_and_said(context):
    layer = {"text": "Ferry to Anadolu", "font": "DejaVu Sans", "size": 20, "frame": [10, 40, 90, 30]}
    cut, said = drawn(context, layer)
    require("does not fit" in said.error and "…'" in said.error, said.error)
    require(ink(cut)[2] <= 3 * 100 + 3, "it leaves its frame")
    shrunk, said = drawn(context, {**layer, "minimumScale": 0.4})
    require("does not fit" not in said.error, said.error)
    require(ink(shrunk)[2] <= 3 * 100 + 3, "it leaves its frame")
    high, low = (one[3] - one[1] for one in (ink(cut), ink(shrunk)))
    require(low < 0.75 * high, f"{low} px high is not shrunk from {high}")
    wrapped, said = drawn(context, {**layer, "lines": 3, "frame": [10, 20, 90, 90]})
    require("does not fit" not in said.error, said.error)
    require(ink(wrapped)[3] - ink(wrapped)[1] > 2 * high, "it has no second line")


@check()
def line_feeds_end_lines_where_there_may_be_several(context):
    base = {"text": "AB\nCD", "font": "DejaVu Sans", "size": 20, "frame": [0, 20, SIDE, 90]}
    one, _ = drawn(context, base)
    two, _ = drawn(context, {**base, "lines": 2})
    heights = [ink(picture)[3] - ink(picture)[1] for picture in (one, two)]
    require(heights[1] > 1.8 * heights[0], f"{heights} px high")
    widths = [ink(picture)[2] - ink(picture)[0] for picture in (one, two)]
    require(widths[0] > 1.8 * widths[1], f"{widths} px wide")


@check()
def a_font_that_is_not_there_is_named_with_its_stand_in(context):
    _, said = drawn(context, {"text": "a", "font": "No Such Font 7", "frame": [0, 0, 99, 99]})
    lines = [line for line in said.lines if "No Such Font 7" in line]
    require(len(lines) == 1 and "stands in" in lines[0], said.error)
    _, said = drawn(context, {"text": "a", "font": "DejaVuSans-Bold", "frame": [0, 0, 99, 99]})
    require("stands in" not in said.error, said.error)


@check()
def characters_without_a_font_are_told(context):
    _, said = drawn(
        context, {"text": "a\U0010fffd שלום", "font": "DejaVu Sans Mono", "frame": [0, 0, 150, 99]})
    require("U+10FFFD" in said.error and "no installed font" in said.error, said.error)


@check()
def options_of_layers_hold_for_text(context):
    base = {"text": "HHHH", "font": "DejaVu Sans", "size": 40, "frame": [10, 40, 150, 60]}
    plain, _ = drawn(context, base)
    full = max(max(row[::4]) for row in plain.rows)
    half, _ = drawn(context, {**base, "opacity": 0.5})
    require(abs(max(max(row[::4]) for row in half.rows) - full / 2) < 8, "opacity is not kept to")
    colored, _ = drawn(context, {**base, "color": "#FF0000"})
    inked, _ = drawn(context, {**base, "color": "#00FF00", "template": "#FF0000"})
    require(colored.rows == inked.rows, "the ink of a template is not taken")
    tinted, _ = drawn(context, {**base, "accentable": True}, scene=SCENES.home_tinted)
    require(tinted.rows != plain.rows, "the tint is not seen")


@check()
def private_text_becomes_bars(context):
    layer = {"text": "IIII", "font": "DejaVu Sans", "size": 20, "frame": [0, 0, 72, 72]}
    name = described(context, {**layer, "privacySensitive": True}, families=["accessoryCircular"])
    shown = []
    for private in ("false", "true"):
        context.run("render", name, "-o", private, "--scene", "lock-screen", "--set", f"privacy={private}")
        shown.append(context.tree(private))
    require(list(shown[0].values()) != list(shown[1].values()), "privacy changes nothing")


@check()
def a_description_is_judged_with_its_text(context):
    name = described(
        context, {"text": "12:40", "size": 28, "color": "#333333", "frame": [0, 0, 72, 72],
                  "align": "center"},
        families=["accessoryCircular"])
    found = context.run("lint", name, status=None)
    require(RULES.vibrant_contrast in found.output or RULES.vibrant_dark_content in found.output, found.output)


VIEWS = [
    '{"vstack": [{"text": "a"}], "spacing": 3},\n{"hstack": []}', '{"symbol": "ferry"}', '{"color": "red"}',
    '{"gauge": 0.5, "label": {"text": "a", "padding": 2, "overlay": {"group": []}}}']


@check(over=VIEWS)
def a_view_ends_in_one_line_with_what_replaces_it(context, view):
    name = described(context, view)
    context.refused("render", name, "-o", "out", saying=["a.widget.json:2:", "is a view", "#Preview"])


BAD = {
    "text": [3, None, [], {}, True],
    "font": [3, "", " ", "a,b", "a\tb", "x" * 200, []],
    "weight": ["fat", 600, None, []],
    "size": [0, -1, 1000.5, 1e308, "12", None, [], "NaN", "Infinity"],
    "color": ["#12", "", 3, [], "#GGGGGG"],
    "align": ["left", 1, None, ["center"]],
    "verticalAlign": ["middle", 1, None],
    "lines": [0, -1, 1.5, 1e9, "2", None, "NaN"],
    "minimumScale": [-0.1, 1.1, "1", None, "NaN", "-Infinity"],
}


@check(over=list(BAD))
def a_damaged_key_ends_in_one_line_with_its_place(context, key):
    for value in BAD[key]:
        # JSON5 has numbers that JSON has not.
        shown = value if value in ("NaN", "Infinity", "-Infinity") else json.dumps(value)
        rest = "" if key == "text" else '"text": "a", '
        name = described(context, f'{{{rest}"{key}": {shown}}}')
        context.refused("render", name, "-o", "out", saying=["error: a.widget.json:2:", key])


@check()
def a_layer_shows_one_thing(context):
    for layer, words in (
            ('{"text": "a", "image": "b"}', "stands beside"),
            ('{"opacity": 1}', "has none of"),
            ('{"image": "a.png", "size": 12}', "belongs to a layer of text"),
            ('{"text": "a", "frame": [900, 900, 10, 10]}', "lies outside"),
            ('{"text": "${nothing}"}', "no parameter")):
        name = described(context, layer)
        context.refused("render", name, "-o", "out", saying=["error: a.widget.json:2:", words])


@check()
def no_text_takes_forever(context):
    """The longest texts there may be, in the smallest and the largest size."""
    longest = "word " * 204
    for layer in (
            {"text": longest, "size": 1, "lines": 1000}, {"text": longest, "size": 1000},
            {"text": "\n" * 1000, "lines": 1000}, {"text": "i" * 1024, "minimumScale": 0},
            {"text": "\u0301" * 500}, {"text": "\U0001f468\u200d" * 140, "lines": 7}):
        drawn(context, layer)
    name = described(context, {"text": "x" * 100_000})
    context.refused("render", name, "-o", "out", saying="longer than 1024 bytes")


@check()
def a_changed_font_is_not_looked_up(context):
    """What is kept of a description is drawn anew where its font's file is another."""
    (fonts := context.folder / "fonts").mkdir()
    source = next(
        (one for one in ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",) if os.path.exists(one)), None)
    if not source:
        raise Skipped(f"DejaVu Sans is not where Debian has it; {ADVICE}")
    shutil.copyfile(source, fonts / "a.ttf")
    (context.folder / "fonts.conf").write_text(
        f"<fontconfig><dir>{fonts}</dir><cachedir>{context.folder}/made</cachedir></fontconfig>")
    name = described(context, {"text": "Hg", "font": "DejaVu Sans", "size": 60})
    variables = {"FONTCONFIG_FILE": str(context.folder / "fonts.conf")}

    def rendered(out):
        context.run(
            "render", name, "-o", out, "--scene", "home-light", "--cache", context.folder / "kept",
            variables=variables)
        return list(context.tree(out).values())

    first = rendered("one")
    require(first == rendered("two"), "the same font draws otherwise")
    shutil.copyfile(source.replace("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"), fonts / "a.ttf")
    require(first != rendered("three"), "another font's file, and the kept picture was shown")


@check()
def text_in_the_typeface_needs_no_program_and_no_font(context):
    """Latin, Greek and Cyrillic are the same bytes where neither fontconfig nor librsvg is installed."""
    layers = [
        {"text": "Anadolu Kavağı · Αθήνα · Київ", "lines": 4, "size": 20, "align": "center"},
        {"text": "23:50", "font": "system-ui", "size": 34, "verticalAlign": "bottom"},
        {"text": "Pier 5", "font": "sans-serif", "weight": "bold", "verticalAlign": "top"}]
    name = described(context, *layers)
    (context.folder / "bin").mkdir()
    for out, variables in (("here", {}), ("bare", {"PATH": str(context.folder / "bin")})):
        said = context.run(
            "render", name, "-o", out, "--scene", "home-light", "--no-cache", variables=variables)
        require(not said.error, said.error)
    require(context.tree("here") == context.tree("bare"), "other pixels without fonts")


@check()
def letters_that_the_typeface_lacks_are_drawn_in_an_installed_font(context):
    plain, _ = drawn(context, {"text": "Karaköy", "font": "DejaVu Sans", "size": 24})
    own, said = drawn(context, {"text": "Karaköy", "size": 24})
    require(plain.rows != own.rows and "note" not in said.error, "the font that is named is not drawn")
    hebrew, said = drawn(context, {"text": "Karaköy שלום", "font": "DejaVu Sans", "size": 24})
    require(ink(hebrew)[2] > ink(plain)[2], "the letters are not drawn")
    require("not installed" not in said.error, said.error)


@check()
def a_name_gives_weight_and_slant(context):
    def bytes_of(layer):
        return drawn(context, {"text": "Hamburg", "size": 30, **layer})[0].rows

    bold = bytes_of({"weight": "bold"})
    require(bold == bytes_of({"font": "NoSuchFont7-Bold"}), "the stand-in is of another weight")
    require(bold == bytes_of({"font": "No Such Font 7 Bold"}), "a full name is another font")
    require(
        bold == bytes_of({"font": "NoSuchFont7-Light", "weight": "bold"}), "the weight does not hold")
    require(bold != bytes_of({"font": "NoSuchFont7-BoldItalic"}), "italics are upright")
    require(bytes_of({}) == bytes_of({"font": "system-ui"}), "the usual font is another one")


@check()
def without_fontconfig_it_is_one_clear_error(context):
    name = described(context, {"text": "a"}, {"text": "b", "font": "Other"})
    (context.folder / "bin").mkdir()
    (context.folder / "bin" / "rsvg-convert").symlink_to(shutil.which("rsvg-convert"))
    context.refused(
        "render", name, "-o", "out", "--scene", "home-light", "--no-cache",
        saying=["error: a.widget.json: fc-", "not installed", "fontconfig"],
        variables={"PATH": str(context.folder / "bin")})


@check()
def a_note_names_its_file_once(context):
    _, said = drawn(context, {"text": "far too long for this", "size": 40, "frame": [0, 0, 99, 99]})
    require(len(said.lines) == 1 and said.error.count("a.widget.json") == 1, said.error)


@check()
def the_example_speaks_for_itself(context):
    shutil.copytree(context.fixtures / "Widgets" / "Departures", context.folder / "Departures")
    if not shutil.which("rsvg-convert"):
        raise Skipped(f"rsvg-convert is missing; {ADVICE}")
    said = context.run("render", "Departures", "-o", "out", "--scene", "home-light,lock-screen")
    require(len(context.tree("out")) == 15, f"{len(context.tree('out'))} previews")
    require("does not fit" not in said.error, said.error)
