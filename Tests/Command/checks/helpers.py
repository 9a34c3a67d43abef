# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Vector files that other programs draw for us: damaged ones, and those that ask for a lot."""

import json
import shutil

from harness import Skipped, check, require
from listed import SCENES

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='{}' height='{}'>{}</svg>"
# Words of the tools themselves, which name places on the machine that built them.
THEIRS = ("Error", "panicked", "/build", "stdin", "(1", "domain", "cairo", "libpng")


def pdf(box):
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        f"<</Type/Page/Parent 2 0 R/MediaBox[{box}]>>"]
    text, table = "%PDF-1.4\n", "0000000000 65535 f \n"
    for number, one in enumerate(objects, 1):
        table += f"{len(text):010} 00000 n \n"
        text += f"{number} 0 obj\n{one}\nendobj\n"
    count = len(objects) + 1
    return (f"{text}xref\n0 {count}\n{table}trailer\n<</Size {count}/Root 1 0 R>>\n"
            f"startxref\n{len(text)}\n%%EOF\n")


FILES = {
    "empty.svg": ("", "it is empty"),
    "text.svg": ("no drawing", "not well-formed XML at line 1, column 1"),
    "cut.svg": ("<svg><g>", "not well-formed XML at line 1"),
    "other.svg": ("<html/>", "no <svg> element"),
    "flat.svg": (SVG.format(0, 9, ""), "has no size"),
    "wide.svg": (SVG.format("1e9", 9, ""), "32767 px on a side"),
    "many.svg": (
        SVG.format(9, 9, "<defs><g id='a0'><path/></g>" + "".join(
            f"<g id='a{n}'>" + f"<use href='#a{n - 1}'/>" * 10 + "</g>" for n in range(1, 12))
            + "</defs><use href='#a11'/>"), "too many times"),
    "text.pdf": ("no page", "pdfinfo cannot read it"),
    "cut.pdf": ("%PDF-1.4\n1 0 obj\n<<", "pdfinfo cannot read it"),
    "none.pdf": (pdf("0 0 0 0"), "no size (its MediaBox is 0 0 0 0)"),
    "number.pdf": (pdf("0 0 1e9 1e9"), "no size (its MediaBox is 0 0 1e9 1e9)"),
    "huge.pdf": (pdf("0 0 1000000000 1000000000"), "a side may have at most 32767 px"),
    "large.pdf": (pdf("0 0 9000 9000"), "--max-pixels"),
}


@check(over=list(FILES))
def a_bad_drawing_is_refused_in_words_of_ours(context, name):
    if not all(map(shutil.which, ("rsvg-convert", "pdftocairo", "pdfinfo"))):
        raise Skipped("a program that draws vectors is missing; scripts/setup --tests installs it")
    text, words = FILES[name]
    (context.folder / name).write_text(text)
    ended = context.refused("render", name, "-o", "out", saying=[f"error: {name}: ", words])
    for one in THEIRS:
        require(one not in ended.error.removeprefix("error: "), f"the tool's words: {ended.error}")
    require(not context.tree("out"), "something was made of it")


@check()
def one_bad_drawing_does_not_stop_the_others(context):
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    for number in range(12):
        content = SVG.format(9, 9, "<rect width='4' height='4'/>") if number % 3 else "<svg"
        (context.folder / f"{number:02}.svg").write_text(content)
    names = [f"{number:02}.svg" for number in range(12)]
    runs = {context.run(
        "render", *names, "-o", "out", "--scene", "home-light", "-j", jobs, status=2)
        for jobs in "14"}
    require(len(runs) == 1, "the number of jobs changes what is said")
    require(len(runs.pop().errors) == 4, "not each bad one is named")
    require(len(context.tree("out")) == 8, "not each good one is drawn")


def counting(context, tool):
    """A folder with a tool that counts its runs, and a function that says how many there were."""
    (runs := context.folder / "runs").mkdir()
    (bin := context.folder / "bin").mkdir()
    # A helper may write no file, but make a folder.
    (bin / tool).write_text(
        f"#!/bin/sh\nmkdir '{runs}'/$$ && exec '{shutil.which(tool)}' \"$@\"\n")
    (bin / tool).chmod(0o755)
    return {"PATH": f"{bin}:/usr/bin:/bin"}, lambda: len(list(runs.iterdir()))


PLACES = ["home-light", SCENES.home_dark, SCENES.home_tinted, SCENES.home_clear_dark, SCENES.standby, SCENES.standby_night]


@check(over=["bare", "described"])
def a_vector_is_drawn_once_for_each_size_it_is_shown_in(context, kind):
    if not shutil.which("rsvg-convert"):
        raise Skipped("rsvg-convert is missing; scripts/setup --tests installs it")
    (context.folder / "dot.svg").write_text(SVG.format(24, 24, "<rect width='9' height='9'/>"))
    layers = [{"image": "dot.svg"}, {"image": "dot.svg", "opacity": 0.5}]
    (context.folder / "one.widget.json").write_text(
        json.dumps({"families": ["systemSmall"], "layers": layers}))
    variables, count = counting(context, "rsvg-convert")
    name = ["dot.svg", "--family", "small"] if kind == "bare" else ["one.widget.json"]
    scenes = [word for place in PLACES for word in ("--scene", place)]
    context.run("render", *name, "-o", "out", *scenes, variables=variables)
    require(len(context.tree("out")) == len(PLACES), "not every scene is drawn")
    # The Home Screen's size and StandBy's.
    require(count() == 2, f"{count()} runs, not 2")
