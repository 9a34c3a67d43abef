# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Files that are large for what they are: no job holds more than it needs."""

import json
import os
import random
import shutil
import struct
import subprocess
import sys
import threading
import zlib

import png
from harness import Skipped, check, require
from listed import SCENES
from memory import peak_of

MEBI = 1 << 20
MOST = 200 * MEBI
LARGE = 300 * MEBI
SMALL = png.flat(40, 40, (20, 24, 30, 255))
JUDGING = [("lint", "--isolated"), ("inspect", "--isolated"), ("check", "--isolated")]
PICTURES = JUDGING + [
    ("render", "-o", "out", "--scene", "home-light"), ("convert", "-o", "out", "--to", "vibrant")]


def bounded(context, *words, most=MOST, **options):
    peak = peak_of(context, *words, **options)
    require(peak <= most, f"`{' '.join(map(str, words))[:60]}` took {peak / MEBI:.0f} MiB")
    return peak


def all_bounded(context, name, commands, most=MOST):
    peaks = [bounded(context, word, name, *rest, "-j", "1", most=most)
             for word, *rest in commands]
    return f"{max(peaks) / MEBI:.0f} MiB"


def sparse(context, name, start=b"", size=LARGE):
    with open(context.folder / name, "wb") as file:
        file.write(start)
        file.truncate(size)
    return name


def with_chunk(context, name, size=LARGE):
    """The small picture with an unknown chunk of zeros."""
    crc, block = zlib.crc32(b"viBr"), bytes(MEBI)
    for _ in range(size // MEBI):
        crc = zlib.crc32(block, crc)
    with open(context.folder / name, "wb") as file:
        file.write(SMALL[:33] + struct.pack(">I", size) + b"viBr")
        file.seek(size, os.SEEK_CUR)
        file.write(struct.pack(">I", crc) + SMALL[33:])
    return name


def stored(context, name, width, height, depth=8, interlace=0, rows=None):
    """A picture whose rows are not compressed, so that its file is as large as they are."""
    source = random.Random(7)
    rows = rows or [b"\0" + source.randbytes(width * depth // 2) for _ in range(8)]
    packer = zlib.compressobj(0)
    with open(context.folder / name, "wb") as file:
        file.write(png.SIGNATURE + png.header(width, height, depth, 6, interlace))
        for y in range(height):
            part = packer.compress(rows[y % len(rows)])
            if part:
                file.write(png.chunk("IDAT", part))
        file.write(png.chunk("IDAT", packer.flush()) + png.chunk("IEND", b""))
    return name


def plain(context, name, width, height):
    with open(context.folder / name, "wb") as file:
        png.stream(file, width, height, (b"\x14\x18\x1e\xff" * width for _ in range(height)))
    return name


@check(over=["bytes after its end", "a chunk"])
def what_nobody_needs_is_not_held(context, kind):
    make = {"bytes after its end": lambda: sparse(context, "a.png", SMALL),
            "a chunk": lambda: with_chunk(context, "a.png")}
    return all_bounded(context, make[kind](), PICTURES, most=64 * MEBI)


@check()
def a_fingerprint_is_that_of_the_pixels(context):
    (context.folder / "a.png").write_bytes(SMALL)
    sparse(context, "b.png", SMALL, 1000)
    sparse(context, "c.png", SMALL, 3 * MEBI)
    prints = set()
    for name in ("a.png", "b.png", "c.png"):
        os.replace(context.folder / name, context.folder / "x.png")
        report = context.run("lint", "x.png", "--isolated", "--reporter", "json", status=None)
        prints.add(json.loads(report.output)["findings"][0]["fingerprint"])
    require(len(prints) == 1, "what follows the picture makes it another")
    os.mkfifo(context.folder / "y.png")
    fed = threading.Thread(target=(context.folder / "y.png").write_bytes, args=(SMALL,))
    fed.start()
    piped = context.run("lint", "y.png", "--isolated", "--reporter", "json", status=None)
    fed.join()
    (context.folder / "y.png").unlink()
    (context.folder / "y.png").write_bytes(SMALL)
    direct = context.run("lint", "y.png", "--isolated", "--reporter", "json", status=None)
    require(piped.output == direct.output, "a pipe is judged as another picture")


@check(over=[("3600 px", PICTURES), ("3600 px converted", PICTURES[4:])], is_long=True,
       except_for=["3600 px converted"])
def a_deep_picture_is_bounded(context, case):
    return all_bounded(context, stored(context, "a.png", 3600, 3600, 16), case[1])


# Every run keeps `conversion.a_large_picture_streams` and `lint_sizes.memory_is_bounded[6000x6000]`.
@check(is_long=True)
def a_large_picture_is_bounded(context):
    name = stored(context, "a.png", 4096, 4096)
    found = [
        all_bounded(context, name, PICTURES[3:] + [
            ("render", "-o", "out", "--scene", SCENES.icon_dark),
            ("render", "-o", "out", "--scene", "home-light", "--depth", "16")])]
    name = plain(context, "b.png", 7000, 7000)
    found.append(all_bounded(context, name, [
        ("render", "-o", "out", "--scene", "lock-screen,home-light"),
        ("render", "-o", "out", "--scene", "home-light", "--sheet", "sheet.png"),
        ("render", "-o", "out", "--scene", "lock-screen", "--set", "privacy=true"),
        ("render", "-o", "out", "--family", "small")]))
    said = context.run("render", name, "-o", "out", "--family", "small").error
    require("7000×7000 is above 16 Mpx; drawn from a reduction to" in said, said)
    context.art("art.png")
    bounded(context, "render", "art.png", "-o", "out", "--wallpaper", name, "-j", "1")
    bounded(context, "render", "art.png", "-o", "out", "--background", name, "-j", "1")
    return " and ".join(found)


@check()
def an_interlaced_picture_above_a_bound_is_refused(context):
    name = stored(context, "a.png", 4200, 4200, interlace=1, rows=[bytes(4200 * 4 + 1)])
    for word, *rest in PICTURES:
        ended = context.run(word, name, *rest, status=2)
        require(ended.errors and "interlac" in ended.errors[0], ended.error)
    return all_bounded(context, name, PICTURES, most=64 * MEBI)


# Every run keeps `a_list_is_read_in_lines`, which reads standard input up to a bound, too.
@check(is_long=True)
def standard_input_is_held_up_to_a_bound(context):
    sparse(context, "large.png", SMALL)
    sparse(context, "zeros")
    for name, saying in (("large.png", "48 MiB"), ("zeros", "not PNG")):
        for word, *rest in PICTURES[:1] + PICTURES[2:]:
            path = context.folder / name
            with open(path, "rb") as file:
                context.refused(word, "-", *rest, saying=saying, stdin=file)
            with open(path, "rb") as file:
                bounded(context, word, "-", *rest, stdin=file)
    name = stored(context, "a.png", 3400, 3400)
    with open(context.folder / name, "rb") as file:
        return f"{bounded(context, 'lint', '-', '--isolated', stdin=file) / MEBI:.0f} MiB"


LISTS = {
    "no line end": (lambda file: file.truncate(31 * MEBI), "line 1 is longer than"),
    "many bytes": (lambda file: file.truncate(LARGE), "32 MiB"),
    "many names": (lambda file: file.write(b"a\n" * (1 << 19)), "262144 names"),
}


@check(over=list(LISTS))
def a_list_is_read_in_lines(context, kind):
    write, saying = LISTS[kind]
    with open(context.folder / "list", "wb") as file:
        write(file)
    peaks = []
    for words in (["@list"], ["--files-from", "list"], ["--files-from", "-"]):
        with open(context.folder / "list", "rb") as file:
            context.refused("lint", "--isolated", *words, saying=saying, stdin=file)
        with open(context.folder / "list", "rb") as file:
            peaks.append(bounded(
                context, "render", *words, "-o", "out", most=64 * MEBI, stdin=file))
    return f"{max(peaks) / MEBI:.0f} MiB"


def texts(context):
    """Files of text, each with what is said of it; None: nothing has to be."""
    sparse(context, "r.jsonl")
    yield ("merge", "r.jsonl"), "32 MiB"
    sparse(context, "c.json")
    yield ("lint", "a.png", "--config", "c.json"), "c.json"
    yield ("lint", "a.png", "--isolated", "--baseline", "c.json"), "c.json"
    sparse(context, "w.widget.json")
    yield ("render", "w.widget.json", "-o", "out"), "16 MiB"
    (context.folder / "v.widget.json").write_text(
        '{"families":["systemSmall"],"layers":[' + "{}," * (5 * MEBI) + "{}]}")
    yield ("render", "v.widget.json", "-o", "out"), "values"
    (context.folder / "b.json").write_text('{"findings":[' + "0," * (7 * MEBI) + "0]}")
    yield ("lint", "a.png", "--isolated", "--baseline", "b.json"), "values"
    folder = context.folder / "W/Assets.xcassets/a.imageset"
    folder.mkdir(parents=True)
    (folder / "Contents.json").write_text('{"images":[' + "{}," * (5 * MEBI) + "{}]}")
    (context.folder / "W/W.swift").write_text("struct W: Widget {}")
    sparse(context, "W/Large.swift", b'struct X: Widget { let a = Image("n") }\n')
    yield ("lint", "W", "--isolated"), None


@check()
def text_is_read_up_to_a_bound(context):
    context.art("a.png")
    peaks = []
    for words, saying in texts(context):
        if saying:
            context.refused(*words, saying=saying)
        peaks.append(bounded(context, *words))
    return f"{max(peaks) / MEBI:.0f} MiB"


def nested(count, start, end, size=4096):
    """An SVG of so many elements inside each other, each as large as the drawing."""
    masks = "".join(
        f'<mask id="m{level}"><g mask="url(#m{level + 1})"><rect width="100" height="100" '
        'fill="white"/></g></mask>' for level in range(count))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="0 0 100 100"><defs>{masks}<mask id="m{count}"><circle cx="50" cy="50" r="40" '
        'fill="white"/></mask><filter id="f">'
        '<feGaussianBlur stdDeviation="5" result="a"/><feOffset dx="3" result="b"/>'
        '<feFlood result="c"/><feComposite in="c" in2="b" operator="in" result="d"/><feMerge>'
        '<feMergeNode in="a"/><feMergeNode in="b"/><feMergeNode in="c"/></feMerge></filter></defs>'
        + start * count + '<rect width="100" height="100" fill="red"/>' + end * count + "</svg>")


DRAWINGS = {
    "masks": nested(12, '<g mask="url(#m0)">', "</g>"),
    "filters": nested(4, '<g filter="url(#f)">', "</g>"),
    "groups": nested(12, '<g opacity=".9">', "</g>"),
    "a mask": nested(0, "", "").replace("<rect", '<rect mask="url(#m0)"'),
}


@check(over=list(DRAWINGS), is_long=True, except_for=["masks"])
def what_a_helper_draws_in_is_bounded(context, kind):
    """The helper's memory: the most of all processes that the command waited for."""
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    (context.folder / "a.svg").write_text(DRAWINGS[kind])
    measuring = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:]); "
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    ended = subprocess.run(
        [sys.executable, "-c", measuring, context.binary, "render", "a.svg", "-o", "out",
         "--quiet"], cwd=context.folder, env=context.environment, capture_output=True, text=True,
        check=True)
    is_drawn = any((context.folder / "out").glob("*.png"))
    require(is_drawn == (kind == "a mask"), ended.stderr)
    require(is_drawn or len(ended.stderr.splitlines()) == 1 and "a.svg: " in ended.stderr
            and " MiB of memory; " in ended.stderr, ended.stderr)
    peak = int(ended.stdout.splitlines()[-1]) << (10 if sys.platform == "linux" else 0)
    require(peak <= 400_000_000, f"took {peak / MEBI:.0f} MiB")
    return f"{peak / MEBI:.0f} MiB"


@check(over=["svg", "pdf", "jpg"])
def what_a_helper_reads_is_bounded(context, kind):
    start = {"svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>', "pdf": b"%PDF-1.4\n",
             "jpg": b"\xff\xd8\xff\xe0"}
    name = sparse(context, f"a.{kind}", start[kind])
    for word, *rest in PICTURES[:1] + PICTURES[3:4]:
        ended = context.refused(word, name, *rest, saying=f"a.{kind}: ")
        require("MiB" in ended.error, ended.error)
    return all_bounded(context, name, PICTURES[:4], most=64 * MEBI)


WIDGET = """import WidgetKit
import SwiftUI
struct E: TimelineEntry { let date: Date }
struct P: TimelineProvider {
  func placeholder(in context: Context) -> E { E(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (E) -> ()) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> ()) {}
}
struct V: View { var entry: E; var body: some View { CONTENT } }
@main struct W: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "W", provider: P()) { V(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
"""


def project(context, content):
    """A repository of one widget; its folder of sources."""
    (context.folder / "app/.git").mkdir(parents=True)
    folder = context.folder / "app/Widget"
    folder.mkdir()
    (folder / "W.swift").write_text(WIDGET.replace("CONTENT", content))
    return folder


def template(content, style=""):
    """A template of the SF Symbols app."""
    lines = "".join(
        f'<line id="{name}-S" x1="10" x2="90" y1="{y}" y2="{y}"/>'
        for name, y in (("Baseline", 100), ("Capline", 30)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"><style>{style}</style><g id="Guides">{lines}</g>'
        f'<g id="Symbols">{content}</g></svg>')


def repeated(part, size=(4 << 20) - 4000):
    return part * (size // len(part))


def square(attributes):
    return f'<g id="Regular-S"><path d="M10 30h70v70h-70z" {attributes}/></g>'


SYMBOLS = {
    "closed": lambda: template(
        f'<g id="Regular-S"><path d="M10 30h9v9{repeated("z")}"/></g>'),
    "variants": lambda: template("".join(
        f'<g id="{weight}-{scale}"><path d="M10 30{"h1v1" * 34000}"/></g>'
        for weight in ("Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black")
        for scale in "SML")),
    "classes of a shape": lambda: template(square(f'class="{repeated("a ")}"')),
    "attributes": lambda: template(square("".join(f'a{n:x}="" ' for n in range(400_000)))),
    "classes": lambda: template(
        square(""), "".join(f".a{n:x}{{b:c}}" for n in range(300_000))),
    "names": lambda: template(
        f'<g id="Regular-S">{"".join(f"<a{n:x}/>" for n in range(400_000))}</g>'),
}


@check(over=list(SYMBOLS), is_long=True, except_for=["closed", "variants"])
def a_template_of_a_symbol_is_bounded(context, kind):
    folder = project(context, 'Image("s")') / "Assets.xcassets/s.symbolset"
    folder.mkdir(parents=True)
    (folder / "Contents.json").write_text('{"symbols":[{"filename":"s.svg"}]}')
    (folder / "s.svg").write_text(SYMBOLS[kind]())
    peaks = [bounded(context, *words, "-j", "1", most=150_000_000) for words in (
        ("lint", "app", "--isolated"),
        ("render", "app", "-o", "out", "--no-cache", "--scene", "home-light"))]
    return f"{max(peaks) / MEBI:.0f} MiB"


ACTIVITY = """import ActivityKit
import WidgetKit
import SwiftUI
struct A: ActivityAttributes { struct ContentState: Codable, Hashable { var count = 1 } }
@main struct W: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: A.self) { context in
      CONTENT.frame(width: 400, height: 160)
    } dynamicIsland: { context in
      DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("x") } } compactLeading: {
        Text("x") } compactTrailing: { Text("x") } minimal: { Text("x") }
    }
  }
}
"""


# In StandBy it fills the screen: three megapixels.
@check(over=["a gradient", "a clip", "groups"], is_long=True, except_for=["groups"])
def a_live_activity_that_fills_a_screen_is_bounded(context, kind):
    fill = ("LinearGradient(colors: [.red, .blue], startPoint: .topLeading, "
            "endPoint: .bottomTrailing)")
    content, most = {
        "a gradient": (fill, 110 * MEBI),
        "a clip": (
            f"{fill}.clipShape(RoundedRectangle(cornerRadius: 20)).opacity(0.9)", 110 * MEBI),
        "groups": (
            f"ZStack {{ {fill}.clipShape(Circle()).blur(radius: 4); {fill}.opacity(0.5) }}"
            ".mask(Capsule()).shadow(radius: 3)", 155 * MEBI),
    }[kind]
    folder = project(context, "")
    (folder / "W.swift").write_text(ACTIVITY.replace("CONTENT", content))
    words = ("render", "app", "-o", "out", "--no-cache", "--scene", "live-activity-standby")
    peak = bounded(context, *words, "-j", "1", most=most)
    require(any((context.folder / "out").glob("*.png")), "nothing was drawn")
    return f"{peak / MEBI:.0f} MiB"


@check(is_long=True)
def many_types_are_bounded(context):
    folder = project(context, 'Text("x")')
    for number in range(80):
        (folder / f"A{number}.swift").write_text("".join(
            f'struct A{number}_{type}: View {{ var body: some View {{ Text("x") }} }}\n'
            for type in range(1000)))
    peak = bounded(context, "lint", "app", "--isolated", most=200_000_000)
    return f"{peak / MEBI:.0f} MiB"


# Every run keeps `lint_sizes.memory_does_not_grow_with_the_number_of_files`.
@check(over=["check --no-sheet", "check", "inspect", "inspect --json"], is_long=True)
def many_pictures_are_held_by_the_block(context, words):
    """What a picture more takes: its path and its place among the others."""
    peaks = []
    for count in (1000, 3000):
        for number in range(count):
            place = context.folder / f"art/{number // 100}/{number}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(png.flat(8, 8, (number % 256, number // 256, 30, 255)))
        peaks.append(peak_of(context, *words.split(), "art", "--isolated", "-j", "2"))
    each = (peaks[1] - peaks[0]) / 2000
    require(each < 8000, f"{each:.0f} bytes each: {peaks}")
    return f"{each:.0f} bytes each, {peaks[1] / MEBI:.0f} MiB"
