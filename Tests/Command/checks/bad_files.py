# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Files that are not a PNG, or are damaged: one clear line each, and the others are done."""

import json
from pathlib import Path

import png
from harness import check, require

BAD = Path(__file__).parents[3] / "Fixtures/Bad/expected.json"
EXPECTED = json.loads(BAD.read_text())
BROKEN = [name for name, word in EXPECTED.items() if word]
HARMLESS = [name for name, word in EXPECTED.items() if not word]


@check(over=BROKEN)
def a_broken_file_gets_one_line_that_says_what_it_is(context, name):
    context.fixture(f"Bad/{name}", name)
    for words in [("render",), ("convert", "--to", "grayscale")]:
        ended = context.refused(*words, name, "-o", "out", saying=[name, EXPECTED[name]])
        require(not ended.output, f"says that it wrote {ended.output}")
        require(not context.tree("out"), f"wrote {list(context.tree('out'))}")
        rest = ended.error.removeprefix(f"error: {name}: ")
        require(rest != ended.error, f"does not begin with the path: {ended.error}")
        require(len(ended.error) < 200, f"is long-winded: {ended.error}")


@check(over=HARMLESS)
def a_harmless_oddity_is_read(context, name):
    context.fixture(f"Bad/{name}", "odd.png")
    context.fixture("Bad/Harmless/plain.png", "plain.png")
    ended = context.run(
        "convert", "odd.png", "plain.png", "--to", "desaturate", "--saturation", "1", "-o", "out")
    require(not ended.errors, ended.error)
    if "colour" not in name and "gamma" not in name:
        made = context.tree("out")
        require(made["odd.png"] == made["plain.png"], "has other pixels than plain.png")


@check()
def broken_files_do_not_stop_the_others(context):
    for name in BROKEN:
        context.fixture(f"Bad/{name}", f"art/{name}")
    context.art("art/zz-good.png")
    ended = context.run("render", "art", "-o", "out", "--scene", "home-light", status=2)
    require(len(ended.errors) == len(BROKEN), f"{len(ended.errors)} errors for {len(BROKEN)} files")
    for name in BROKEN:
        about = [line for line in ended.errors if line.startswith(f"error: art/{name}: ")]
        require(len(about) == 1, f"{len(about)} lines about {name}")
    require(ended.written == ["out/zz-good.home-light.png"], f"wrote {ended.written}")
    require(list(context.tree("out")) == ["zz-good.home-light.png"], "left something else behind")
    return f"{len(BROKEN)} broken, 1 good"


SMALL = [
    "Bad/Harmless/plain.png", "Inputs/code-plate.png", "Types/interlaced", "Types/palette",
    "Types/16"]


@check(over=SMALL)
def a_file_cut_at_any_byte_is_refused(context, source):
    path = context.fixtures / source
    if not path.is_file():
        folder, part = source.split("/")
        found = sorted((context.fixtures / "Inputs" / folder).glob(f"*{part}*"))
        require(found, f"no fixture of {source}")
        path = min(found, key=lambda one: one.stat().st_size)
    data = path.read_bytes()
    # A long file is cut at each byte of its head and tail, and at some in between.
    places = [at for at in range(len(data)) if at < 300 or at > len(data) - 40 or at % 7 == 0]
    (context.folder / "art").mkdir()
    for place in places:
        (context.folder / "art" / f"{place:05}.png").write_bytes(data[:place])
    for words in [("render", "--scene", "lock-screen"), ("convert", "--to", "vibrant")]:
        ended = context.run(*words, "art", "-o", "out", status=2)
        require(not context.tree("out"), f"wrote {list(context.tree('out'))[:3]}")
        refused = [line.split(":")[1].strip() for line in ended.errors]
        expected = [f"art/{place:05}.png" for place in places]
        require(refused == expected, f"refused {len(refused)} of {len(places)}: {ended.lines[0]}")
    return f"{len(places)} cuts of {path.name}"
