# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Pictures of odd sizes and kinds: each is judged, within bounds of time and memory."""

import json
import random
import struct
import time
import zlib

import png
from harness import check, require
from linting import copied, image_set, judged, rules_of
from listed import RULES
from memory import peak_of

MEBI = 1 << 20
WHITE, DARK, CLEAR = b"\xff\xff\xff\xff", b"\x14\x18\x1e\xff", b"\0\0\0\0"


def noise(width, height, seed=7):
    source = random.Random(seed)
    return [source.randbytes(width * 4) for _ in range(height)]


def checkered(width, height):
    odd, even = ((WHITE + CLEAR) * (width // 2 + 1), (CLEAR + WHITE) * (width // 2 + 1))
    return [(even if y % 2 else odd)[:width * 4] for y in range(height)]


def deep(width, height, sample):
    rows = b"".join(b"\0" + struct.pack(">4H", *sample) * width for _ in range(height))
    return b"".join([
        png.SIGNATURE, png.header(width, height, depth=16), png.chunk("IDAT", zlib.compress(rows)),
        png.chunk("IEND", b"")])


SIZES = {
    "1x1 white": lambda: png.file(1, 1, [WHITE]), "1x1 clear": lambda: png.file(1, 1, [CLEAR]),
    "1x1 dark": lambda: png.file(1, 1, [DARK]), "1x2": lambda: png.file(1, 2, [DARK] * 2),
    "2x1": lambda: png.file(2, 1, [DARK * 2]), "3x3": lambda: png.file(3, 3, [DARK * 3] * 3),
    "1x4000": lambda: png.file(1, 4000, [DARK] * 4000),
    "4000x1": lambda: png.file(4000, 1, [DARK * 4000]),
    "63x65": lambda: png.file(63, 65, [DARK * 63] * 65),
    "clear": lambda: png.file(300, 300, [CLEAR * 300] * 300),
    "one pixel": lambda: png.file(300, 300, [CLEAR * 300] * 299 + [CLEAR * 299 + WHITE]),
    "noise": lambda: png.file(474, 474, noise(474, 474)),
    "checkered": lambda: png.file(474, 474, checkered(474, 474)),
    "16 bits": lambda: deep(40, 40, (5140, 6168, 7710, 65535)),
    "16 bits barely visible": lambda: deep(40, 40, (65535, 65535, 65535, 3277)),
    "16 bits barely invisible": lambda: deep(40, 40, (65535, 65535, 65535, 3276)),
    "faint": lambda: png.file(40, 40, [b"\xff\xff\xff\x0d" * 40] * 40),
    "too faint": lambda: png.file(40, 40, [b"\xff\xff\xff\x0c" * 40] * 40),
}
BLANK = {"1x1 clear", "clear", "16 bits barely invisible", "too faint"}
JUDGED_DARK = {"1x4000", "4000x1", "63x65", "16 bits"}


@check(over=list(SIZES))
def every_size_and_kind_is_judged(context, name):
    (context.folder / "a.png").write_bytes(SIZES[name]())
    report = judged(context, "a.png", "--scene", "all", cpu_seconds=60)
    require(report["summary"]["judged"] >= 1 and not report["errors"], report["summary"])
    require((RULES.blank_asset in rules_of(report)) == (name in BLANK), rules_of(report))
    if name in JUDGED_DARK:
        require(RULES.vibrant_dark_content in rules_of(report), rules_of(report))
    for one in report["findings"] + report["undetermined"]:
        for key in ("measured", "required"):
            require(isinstance(one.get(key, 0), (int, float)), one)
    require("NaN" not in json.dumps(report) and "Infinity" not in json.dumps(report), "no numbers")
    for command in (["inspect", "--json"], ["inspect"], ["check", "--no-sheet"], ["check"]):
        context.run(*command, "a.png", "--isolated", status=None, cpu_seconds=60)


@check()
def deep_samples_are_judged_as_they_are(context):
    (context.folder / "a.png").write_bytes(deep(40, 40, (5140, 6168, 7710, 65535)))
    (context.folder / "b.png").write_bytes(png.flat(40, 40, (20, 24, 30, 255)))
    one, two = (judged(context, name)["findings"] for name in ("a.png", "b.png"))
    for left, right in zip(one, two, strict=True):
        for key in ("rule", "scene", "severity", "measured", "message"):
            require(left.get(key) == right.get(key), f"{left.get(key)} is not {right.get(key)}")


def large(context, name, width, height, row):
    with open(context.folder / name, "wb") as file:
        png.stream(file, width, height, (row for _ in range(height)))
    return name


@check()
def large_art_is_judged_on_a_reduction_and_says_so(context):
    large(context, "a.png", 5000, 4000, DARK * 2500 + CLEAR * 2500)
    ended = context.run("lint", "a.png", "--isolated", status=None)
    require(RULES.vibrant_dark_content in ended.output, ended.output)
    require("reduc" in ended.output + ended.error, "does not say that it is judged on a reduction")
    report = judged(context, "a.png")
    area = [one for one in report["findings"] if one["rule"] == RULES.archival_size]
    require(area and area[0]["measured"] == 20_000_000, "the size reported is that of the reduction")
    require("reduc" in json.dumps(report), "the JSON report does not say so")
    for one in report["findings"]:
        if "rectangle" in one:
            box = one["rectangle"]
            require(box["x"] + box["width"] <= 5000 and box["y"] + box["height"] <= 4000, box)
            require(one["rule"] == RULES.archival_size or box["height"] > 3900, f"{one['rule']}: {box}")
    large(context, "b.png", 4096, 4096, WHITE * 4096)
    require("reduc" not in json.dumps(judged(context, "b.png")), "at 16 Mpx it is not")


LARGE = {
    "4096x4096": (4096, 4096, WHITE * 2048 + DARK * 2048),
    "4096x4096 checkered": (4096, 4096, (WHITE + CLEAR) * 2048),
    "6000x6000": (6000, 6000, WHITE * 3000 + CLEAR * 3000),
    "12000x12000": (12000, 12000, DARK * 6000 + CLEAR * 6000),
    "1x65535": (1, 65535, DARK),
}


@check(over=list(LARGE), is_long=True, except_for=["6000x6000", "1x65535"])
def memory_is_bounded(context, name):
    large(context, "a.png", *LARGE[name])
    started = time.monotonic()
    peak = peak_of(context, "lint", "a.png", "--isolated", "-j", "1")
    took = time.monotonic() - started
    require(peak <= 200 * MEBI, f"{peak / MEBI:.0f} MiB in {took:.1f} s")
    return f"{peak / MEBI:.0f} MiB, {took:.1f} s"


@check(over=["Charge", "Month", "Weather"], is_long=True, except_for=["Charge"])
def memory_of_a_widget_is_bounded(context, name):
    # In its place all sources of this package would be read for it.
    [widget] = copied(context, f"Widgets/{name}")
    started = time.monotonic()
    peak = peak_of(context, "lint", widget, "--isolated", "-j", "1")
    took = time.monotonic() - started
    require(peak <= 200 * MEBI, f"{peak / MEBI:.0f} MiB in {took:.1f} s")
    return f"{peak / MEBI:.0f} MiB, {took:.1f} s"


@check()
def memory_does_not_grow_with_the_number_of_files(context):
    data = png.flat(24, 24, (20, 24, 30, 255))
    for count in (100, 2000):
        folder = context.folder / f"art{count}"
        folder.mkdir()
        for number in range(count):
            (folder / f"{number:05}.png").write_bytes(data)
    few, lots = (peak_of(
        context, "lint", f"art{count}", "--isolated", "-j", "2", "--reporter", "json:out.json")
        for count in (100, 2000))
    # What grows is findings: three a file, and the report's text.
    require(lots < few + (40 << 20), f"{few >> 20} MiB for 100 files, {lots >> 20} for 2000")
    return f"{few / MEBI:.1f} MiB for 100 files, {lots / MEBI:.1f} for 2000"


WIDGET = "struct W: Widget { var body: some WidgetConfiguration { C(k: 1) { _ in "
SOURCES = {
    "parentheses": WIDGET + "(" * 200_000, "comments": WIDGET + "/*" * 200_000,
    "interpolation": WIDGET + '"' + "\\(\"" * 100_000, "hashes": WIDGET + "#" * 100_000 + '"',
    "helpers": WIDGET + "}}}\n" + "\n".join(
        f"func f{n}() -> some View {{ self.f{n + 1}() }}" for n in range(20_000)),
    "modifiers": WIDGET + 'Image("n")' + ".resizable()" * 50_000 + "}}}",
    "names": WIDGET + "\n".join(f'Image("n{n}")' for n in range(10_000)) + "}}}",
    "types": "\n".join(f"struct W{n}: Widget {{}}" for n in range(5_000)),
    "generics": WIDGET + "A<" * 100_000, "conditions": "#if A\n" * 100_000,
    "bytes": "".join(chr(n) for n in range(1, 256)) * 2000,
}


@check(over=list(SOURCES))
def any_source_is_read_in_time(context, name):
    context.art("WidgetExtension/a.png", (255, 255, 255, 255), 8)
    image_set(context, "WidgetExtension/A.xcassets/n.imageset", {"n.png": png.flat(8, 8, DARK)})
    (context.folder / "WidgetExtension/W.swift").write_text(SOURCES[name])
    for words in (["lint", "--reporter", "html:out.html"], ["lint"]):
        context.run(*words, ".", "--isolated", status=None, cpu_seconds=60)


@check()
def limits_are_options(context):
    large(context, "a.png", 600, 400, WHITE * 600)
    for words in (["--max-pixels", "1000"], ["--max-side", "500"], ["--max-bytes", "50"]):
        ended = context.run("lint", "a.png", *words, status=2)
        require(words[0] in ended.error, ended.error)
