# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`convert`: in place, as a check, with and without metadata."""

import os
import time

import png
from batches_of_art import IN_PLACE
from harness import check, require
from memory import peak_of

GRAY = ("convert", "--to", "grayscale")
KINDS = ["grayscale", "desaturate", "luminance-to-alpha", "template", "vibrant", "tinted-icon"]


def state(path):
    status = os.lstat(path)
    return status.st_ino, status.st_mtime_ns, path.read_bytes()


@check(over=KINDS)
def in_place_is_what_an_output_folder_gets(context, kind):
    for name in ("gauge@2x", "week-opacity", "landscape"):
        context.fixture(f"Inputs/{name}.png", f"art/{name}.png")
    context.run("convert", "--to", kind, "art", "-o", "out")
    context.run("convert", "--to", kind, "art", *IN_PLACE)
    made, replaced = context.tree("out"), context.tree("art")
    for name, data in replaced.items():
        untouched = data == (context.fixtures / "Inputs" / name).read_bytes()
        require(untouched or data == made[name], f"{name} differs")


@check()
def in_place_leaves_alone_what_would_not_change(context):
    gray, colored = context.art("gray.png", (90, 90, 90, 255)), context.art("colored.png")
    before = state(gray)
    ended = context.run(*GRAY, *IN_PLACE, "gray.png", "colored.png")
    require(state(gray) == before, "an unchanged file was touched")
    require(ended.written == ["colored.png"], ended.output)
    changed = state(colored)
    ended = context.run(*GRAY, *IN_PLACE, ".")
    require(not ended.output and state(colored) == changed, "it is not done after one run")
    require(sorted(context.tree()) == ["colored.png", "gray.png"], "left something behind")


@check()
def in_place_keeps_mode_and_links(context):
    real = context.art("store/real.png")
    real.chmod(0o640)
    os.symlink("store/real.png", context.folder / "link.png")
    context.run(*GRAY, *IN_PLACE, "link.png")
    require((context.folder / "link.png").is_symlink(), "the link became a file")
    require(png.whole(real.read_bytes())[3] in (0, 3), "the file behind the link is as before")
    require(real.stat().st_mode & 0o777 == 0o640, f"mode {real.stat().st_mode & 0o777:o}")
    if os.geteuid() == 0:
        context.art("store/real.png")
        os.chown(real, 65534, 65534)
        context.run(*GRAY, *IN_PLACE, "link.png")
        owner = (real.stat().st_uid, real.stat().st_gid)
        require(owner == (65534, 65534), f"now belongs to {owner}")


@check()
def in_place_converts_a_file_once_however_it_is_named(context):
    for attempt in range(5):
        context.art("art/real.png", (200, 100, 50, 255))
        if attempt == 0:
            for number in range(6):
                os.symlink("real.png", context.folder / f"art/link{number}.png")
        context.run("convert", "--to", "desaturate", "--saturation", "0.5", "art", *IN_PLACE,
                    "-j", "4")
        found = (context.folder / "art/real.png").read_bytes()
        context.art("one/real.png", (200, 100, 50, 255))
        context.run("convert", "--to", "desaturate", "--saturation", "0.5", "one", *IN_PLACE)
        require(found == (context.folder / "one/real.png").read_bytes(), "it was converted twice")


@check()
def in_place_keeps_a_file_that_cannot_be_read(context):
    context.art("good.png")
    bad = context.folder / "bad.png"
    bad.write_bytes(png.flat(8, 8, (200, 100, 50, 255))[:-13])
    before = state(bad)
    ended = context.refused(*GRAY, *IN_PLACE, ".", saying="error: ./bad.png: ")
    require(state(bad) == before, "it was touched")
    require(ended.written == ["./good.png"], ended.output)


@check()
def standard_input_cannot_be_replaced(context):
    data = context.art("a.png").read_bytes()
    context.refused(*GRAY, "--in-place", "-", input=data, saying="standard input")


@check()
def check_writes_nothing(context):
    gray = context.art("gray.png", (90, 90, 90, 255))
    colored = context.art("colored.png")
    before = state(gray), state(colored), os.stat(context.folder).st_mtime_ns
    time.sleep(0.01)
    for options in [[], ["--in-place"], ["-o", "out"]]:
        ended = context.run(*GRAY, "--check", *options, ".", status=1)
        require(ended.written == ["would change ./colored.png"], ended.output)
        require(not context.run(*GRAY, "--check", *options, "gray.png").output, "gray would change")
    context.run(*GRAY, "--check", "-", input=colored.read_bytes(), status=1)
    context.run(*GRAY, "--check", "-q", ".", status=1)
    require((state(gray), state(colored), os.stat(context.folder).st_mtime_ns) == before, "touched")
    (context.folder / "bad.png").write_bytes(b"no picture")
    context.refused(*GRAY, "--check", ".", saying="error: ./bad.png: ")


@check()
def metadata_is_kept_only_where_asked(context):
    extra = b"".join([
        png.chunk("tEXt", b"Author\0us"), png.chunk("pHYs", bytes([0, 0, 11, 19, 0, 0, 11, 19, 1])),
        png.chunk("gAMA", (45455).to_bytes(4, "big")), png.chunk("tIME", bytes(7))])
    (context.folder / "a.png").write_bytes(png.flat(8, 8, (200, 100, 50, 255), extra))
    context.run(*GRAY, "a.png", "-o", "dropped")
    context.run(*GRAY, "a.png", "-o", "kept", "--keep-metadata")
    dropped, kept = (
        dict(png.chunks(context.tree(folder)["a.png"])) for folder in ("dropped", "kept"))
    require("sRGB" in dropped and "sRGB" in kept, "the color is not reported")
    require(not {"tEXt", "pHYs", "gAMA", "tIME"} & set(dropped), f"kept {list(dropped)}")
    require(kept.get("tEXt") == b"Author\0us" and "pHYs" in kept, f"kept {list(kept)}")
    require("gAMA" not in kept, "kept a second word about the color")


@check()
def every_kind_writes_what_it_guarantees(context):
    context.art("a.png", (200, 100, 50, 128), size=64)
    types = {kind: {0, 2, 3, 4, 6} for kind in KINDS}
    types["grayscale"] = types["tinted-icon"] = {0, 3, 4}
    for kind in KINDS:
        written = context.run("convert", "--to", kind, "a.png", "-o", kind).written
        require(written == [f"{kind}/a.png"], written)
        found = png.whole((context.folder / written[0]).read_bytes())
        require(found[:2] == (64, 64) and found[3] in types[kind], f"{kind}: {found}")
        context.run("convert", "--to", kind, "a.png", "-o", kind, "--depth", "16")
        require(png.whole((context.folder / written[0]).read_bytes())[2] == 16, f"{kind}: depth")


DESTROYED = [
    ("luminance-to-alpha", "nothing of it can be seen any more", "--to template"),
    ("tinted-icon", "all of it becomes one flat color", "--to template"),
    ("vibrant", "the opacity that it was designed with is lost", "--to template"),
    ("grayscale", None, None),
    ("template", None, None),
]


@check(over=DESTROYED)
def what_is_destroyed_is_said(context, case):
    kind, words, other = case
    art, clear = bytes((0, 0, 0, 120)), bytes(4)
    rows = [clear * 4 + (art if 4 <= y < 20 else clear) * 16 + clear * 4 for y in range(24)]
    black = png.file(24, 24, rows)
    (context.folder / "black.png").write_bytes(black)
    expected = [f"warning: black.png: {words}; {other} would keep it"] if words else []
    for words in (("-o", "out"), ("-o", "out", "-q"), IN_PLACE):
        ended = context.run("convert", "--to", kind, "black.png", *words)
        require([line for line in ended.error.splitlines() if "warning" in line] == expected,
                ended.error)
        (context.folder / "black.png").write_bytes(black)
    ended = context.run(
        "convert", "--to", kind, "black.png", "--check", status=int(kind != "grayscale"))
    require([line for line in ended.error.splitlines() if "warning" in line] == expected,
            ended.error)


@check()
def a_large_picture_streams(context):
    side = 12_000
    row = bytes(range(256)) * (4 * side // 256) + bytes(4 * side % 256)
    with open(context.folder / "large.png", "wb") as file:
        png.stream(file, side, side, (row[at % 997:] + row[:at % 997] for at in range(side)))
    peak = peak_of(
        context, "convert", "large.png", "-o", "out", "--to", "luminance-to-alpha")
    require((context.folder / "out/large.png").exists(), "there is no result")
    require(peak <= 60 << 20, f"took {peak >> 20} MiB")
    return f"peak {peak >> 20} MiB"


@check()
def fades_get_one_note_however_many_files_have_them(context):
    names = ["gauge.png", "gauge@2x.png", "gauge@3x.png"]
    for name in names:
        context.fixture(f"Inputs/{name}", name)
    one = context.run("convert", "--to", "vibrant", names[0], "-o", "one")
    all_of_them = context.run("convert", "--to", "vibrant", *names, "-o", "all")
    for ended, start in ((one, "gauge.png: "), (all_of_them, "3 files have translucent pixels ")):
        notes = [line for line in ended.lines if line.startswith("note: ")]
        require(len(notes) == 1 and notes[0].startswith(f"note: {start}"), ended.error)
    require("gauge.png (" in notes[0] and ", and 1 more" in notes[0], notes[0])


@check()
def of_a_project_what_lint_judges_is_converted(context):
    context.art("App/Widget/Assets.xcassets/sun.imageset/sun.png", (200, 120, 40, 255))
    context.art("App/Main/Assets.xcassets/hero.imageset/hero.png", (200, 120, 40, 255))
    for path in ("Widget/Assets.xcassets/sun", "Main/Assets.xcassets/hero"):
        name = path.rsplit("/", 1)[1]
        (context.folder / f"App/{path}.imageset/Contents.json").write_text(
            '{"images":[{"idiom":"universal","filename":"%s.png"}],"info":{"author":"xcode","version":1}}' % name)
    (context.folder / "App/Widget/Sun.swift").write_text(
        'import SwiftUI\nimport WidgetKit\n@main struct Sun: Widget {\n  var body: some WidgetConfiguration {\n'
        '    StaticConfiguration(kind: "s", provider: P()) { _ in Image("sun") }\n  }\n}\n')
    (context.folder / "App/Main/Main.swift").write_text(
        'import SwiftUI\nstruct Main: View { var body: some View { Image("hero") } }\n')
    hero = (context.folder / "App/Main/Assets.xcassets/hero.imageset/hero.png").read_bytes()
    ended = context.run(*GRAY, "App", "-o", "out")
    require("1 picture that no widget shows not converted, copied unchanged; --all" in ended.error, ended.error)
    require(context.tree("out")["Main/Assets.xcassets/hero.imageset/hero.png"] == hero, "it was converted")
    require("1 of 1 file would change" in context.run(*GRAY, "App", "--check", status=1).error, "the scope is another")
    require("2 of 2 files would change" in context.run(*GRAY, "App", "--check", "--all", status=1).error, "not all")
    # A catalog that is named is converted whole.
    named = context.run(*GRAY, "App/Main/Assets.xcassets", "--check", status=1)
    require("1 of 1 file would change" in named.error, named.error)


@check()
def a_sheet_shows_what_changes(context):
    context.art("art/gray.png", (90, 90, 90, 255))
    context.run(*GRAY, "art", "--check", "--sheet", "sheet.png")
    require(not (context.folder / "sheet.png").exists(), "a sheet of nothing")
    context.art("art/red.png", (220, 40, 30, 255))
    context.run(*GRAY, "art", *IN_PLACE, "--sheet", "sheet.png")
    width, height, _ = png.decode((context.folder / "sheet.png").read_bytes())
    require(300 < width < 1400 and 150 < height < 500, f"{width}x{height}")
    context.refused(*GRAY, "art", "--check", "--sheet", "art/gray.png", saying="would be overwritten")


@check()
def what_an_undo_folder_says_is_done_would_not_change(context):
    context.art("art/red.png", (220, 40, 30, 255))
    half = ("convert", "--to", "desaturate", "--saturation", "0.5", "art")
    context.run(*half, "--in-place", "--undo-folder", "undo", "--allow-dirty")
    context.run(*half, "--check", status=1)
    context.run(*half, "--check", "--undo-folder", "undo")
    context.art("art/red.png", (20, 140, 30, 255))
    ended = context.run(*half, "--check", "--undo-folder", "undo", status=2)
    require("was changed since the conversion" in ended.error, ended.error)
