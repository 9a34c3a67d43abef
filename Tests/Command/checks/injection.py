# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Names that are commands to a CI's log or to a terminal: shown by all, obeyed by nobody."""

import json
import os
import re
import shutil
import unicodedata

import png
from harness import check, require
from linting import KINDS

# What the log of a CI server or a terminal could obey, or what could hide in it.
TEXTS = [
    "::error file=a::x", "::stop-commands::t", "  ::warning::x", "\t::debug::x", "::", ":::",
    "##[error]", "##[add-mask]x", "##vso[task.complete]", "##VSO[task.setvariable variable=a]b",
    "##teamcity[x]", "#\ufe0f#[error]", "##\u200d[error]",
    "%0A::error::x", "a\n::error::x", "a\r::error::x", "a\r\n##[error]x",
    "\x1b[31mred", "\x1b]8;;http:evil\x07link\x1b]8;;\x07", "\x1b]52;c;aGk=\x07", "\x1b[2K\x1b[1A",
    "\x9b31m", "\u202egnp.exe", "a\u2066x\u2069", "\u200ezero", "a\u200bb", "a\u200db", "a\ufe0f",
    "a\u2028::error::x", "a\u2029##[error]", "a\u0085::error::x", "bell\x07", "back\x08\x7f",
    "\ufeffbom", "soft\u00adhyphen", "filler\u3164", "tag\U000e0001\U000e0061",
    "--help", "-o", " ::", "ends::\n", "<img src=x onerror=alert(1)>", "](http:x)`|",
    "]]>--><script>",
]
# Every how many texts a check takes. A quarter has commands of GitHub and Azure, escapes, control
# characters, separators and invisible letters.
SHARES = [("a quarter", 4), ("all", 1)]
BAD_UTF8 = b"bad\xff\x9b31m::error::x"

COMMAND = re.compile(r"::|##\w*\[", re.ASCII)
OWN_COMMAND = re.compile(r"::(error|warning|notice) title=[^:]*::")
OWN_MARKUP = re.compile(r"<style>.*?</style>|<script>.*?</script>", re.DOTALL)
JOINERS = "\u200c\u200d"


def shown(text):
    """`text` as it must be shown; written from the description, for the names above alone."""
    for scalar, escape in (("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")):
        text = text.replace(scalar, escape)
    text = "".join(
        f"\\u{{{ord(one):02X}}}" if is_hidden(one) else one for one in text)
    text = text.replace("a\u200db", "a\\u{200D}b").replace("##\u200d", "##\\u{200D}")
    text = text.replace("a\ufe0f", "a\\u{FE0F}").replace("::", ":\\u{3A}")
    return re.sub(r"((#\ufe0f?){2}\w*)\[", r"\1\\u{5B}", text, flags=re.ASCII)


def is_hidden(one):
    return (
        unicodedata.category(one) in ("Cc", "Cf", "Zl", "Zp") and one not in JOINERS
        or one == "\u3164")


def require_harmless(text, what, kind=None):
    """No line can be obeyed, nothing in it moves, hides or reorders anything."""
    if kind in ("html", "html-full"):
        text = OWN_MARKUP.sub("", text)
        require("<img src" not in text and "<script>x" not in text, f"{what}: markup came through")
    for line in text.split("\n"):
        if kind == "github" and line:
            require(OWN_COMMAND.match(line), f"{what}: not a line of ours: {line!r}")
            line = OWN_COMMAND.sub("", line, count=1)
        found = COMMAND.search(line)
        require(not found, f"{what}: a command in {line!r}")
        hidden = [one for one in line if is_hidden(one) or 0xDC80 <= ord(one) <= 0xDCFF]
        require(not hidden, f"{what}: {hidden!r} in {line!r}")


def harmless(context, *words, kind=None, **options):
    options.setdefault("status", None)
    ended = context.run(*words, within=120, **options)
    what = " ".join(str(one) for one in words)[:160]
    require_harmless(ended.output, f"{what!r}: stdout", kind)
    require_harmless(ended.error, f"{what!r}: stderr")
    return ended


def art(context, folder="art", broken=False):
    """A picture of every name, one of them in a folder that ends in a newline."""
    paths = []
    for number, text in enumerate(TEXTS):
        name = f"{folder}/{text}" + ("/x.png" if text.endswith("\n") else ".png")
        data = b"no picture ##[error]\n::error::" if broken else png.flat(
            8, 8, (number * 5, 250 - number * 5, 80, 200))
        path = context.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        paths.append(f"./{name}")
    with open(os.fsencode(context.folder / folder) + b"/" + BAD_UTF8 + b".png", "wb") as file:
        file.write(png.flat(8, 8, (1, 2, 3, 255)))
    return paths


RENDER = ("render", "--scene", "home-light")
CONVERT = ("convert", "--to", "grayscale")


@check()
def pictures_of_any_name_are_rendered_and_converted(context):
    named = art(context)
    for words in ((*RENDER, "-o", "out", "--html", "--sheet", "sheet.png"), (*CONVERT, "-o", "o")):
        walked = harmless(context, *words, "art", "-v")
        require(len(walked.errors) == 1, f"more than the name that is not UTF-8: {walked.error}")
        for text in TEXTS:
            name = shown(text) if not text.endswith("\n") else shown(text) + "/x"
            require(
                any(f"/{name}." in line for line in walked.written), f"{name!r} is not shown")
        harmless(context, *words, "--", *named)
    harmless(context, *CONVERT, "--check", "art", status=2)
    harmless(context, *CONVERT, "--in-place", "art", status=2)
    page = (context.folder / "out/index.html").read_text()
    require_harmless(page, "the gallery", "html")


@check()
def a_path_that_is_harmless_is_printed_as_it_is(context):
    names = ["a b", "C##", "#[1]", "a:b: c", "## [x]", "\\u{3A}", "é", "👩‍👩‍👧", "می‌خواهم", "'$(x)`"]
    for name in names:
        context.art(f"art/{name}.png")
    ended = harmless(context, *RENDER, "-o", "out", "art", status=0)
    require(
        sorted(ended.written) == sorted(f"out/{name}.home-light.png" for name in names),
        ended.output)
    for path in ended.written:
        require((context.folder / path).exists(), f"{path} is not a file")


@check(over=["check", "bare", "inspect", "inspect --json", "lint --show-settings"])
def pictures_of_any_name_are_looked_at(context, command):
    named = art(context)
    words = [] if command == "bare" else command.split()
    harmless(context, *words, "art")
    ended = harmless(context, *words, *named)
    if command == "inspect --json":
        reported = {os.path.normpath(one["path"]) for one in json.loads(ended.output)["art"]}
        true = {os.path.normpath(path) for path in named}
        require(reported == true, f"the names in JSON are not the true ones: {reported ^ true}")


@check(over=KINDS)
def reports_of_any_name_are_harmless(context, kind):
    art(context)
    art(context, "broken", broken=True)
    words = ("--all", "--isolated", "--reporter")
    ended = harmless(context, "lint", "art", "broken", *words, kind, kind=kind)
    require(ended.output, "nothing is reported")
    if kind == "json":
        found = {one["path"] for one in json.loads(ended.output)["findings"]}
        require("broken/ends::\n/x.png" in found, "the names in JSON are not the true ones")
    harmless(context, "lint", "art", *words, "jsonl:report.jsonl")
    harmless(context, "merge", "report.jsonl", "--reporter", kind, kind=kind)
    # A report that somebody wrote by hand.
    text = (context.folder / "report.jsonl").read_text()
    for number, evil in enumerate(("::error::x", "##[error]x\n", "\x1b[31m\u202e##vso[x]")):
        forged = [forge(json.loads(line), evil) for line in text.splitlines()]
        (context.folder / "forged.jsonl").write_text("\n".join(forged) + "\n")
        harmless(context, "merge", "forged.jsonl", "--reporter", kind, kind=kind)


def forge(record, evil):
    """A record of which every text that may be anything is evil."""
    kept = ("kind", "severity", "settings", "fingerprint", "version", "sheet", "picture", "data")
    return json.dumps({
        key: evil if isinstance(value, str) and key not in kept else value
        for key, value in record.items()})


@check()
def broken_and_missing_files_of_any_name_are_named(context):
    paths = art(context, broken=True)
    gone = [f"./gone/{text}.png" for text in TEXTS]
    for command in (
            (*RENDER, "-o", "out"), (*CONVERT, "-o", "out"), ("lint", "--all", "--verbose"),
            ("inspect",), ("check",), ()):
        for inputs in (["art"], paths, gone):
            ended = harmless(context, *command, *inputs)
            said = ended.output + ended.error
            name = shown("::stop-commands::t.png")
            # inspect and check list only some of a folder's.
            if inputs is paths or command[:1] in (("render",), ("convert",), ("lint",)):
                # Lint lists what has one cause below the folder it lies in, a file a line.
                lines = [line.strip() for line in said.splitlines()]
                require(f"/{name}" in said or name in lines, f"{command}: {name} is not named")
    harmless(context, "merge", *gone, *paths, status=2)


@check(over=SHARES, is_long=True, except_for=["a quarter"])
def standard_input_and_lists_may_be_called_anything(context, share):
    data = png.flat(8, 8, (20, 24, 30, 255))
    for text in TEXTS[::max(share[1], 3)]:
        name = f"--stdin-filename={text}.png"
        for command in ((*RENDER, "-o", "out"), ("lint", "--all"), ("inspect",), ("check",)):
            harmless(context, *command, "-", name, input=data)
            harmless(context, *command, "-", name, input=b"no picture")
    for text in TEXTS:
        harmless(context, *RENDER, "-o", "out", f"@{text}", status=2)
    (context.folder / "list").write_bytes("\0".join(TEXTS).encode())
    harmless(context, "lint", "--files-from", "list", "-0", status=2)
    harmless(context, *RENDER, "-o", "out", "--files-from", "list", status=2)


OPTIONS = {
    "render a.png -o out": (
        "scene mode wallpaper tint group accented-rendering family device scale fit background set "
        "depth compression jobs color max-pixels files-from exclude sheet luma"),
    "convert a.png -o out --to grayscale": "to form ink saturation luma depth stdin-filename",
    "lint a.png --all": "reporter fail-on config baseline scene wallpaper shard exclude color",
    "inspect a.png": "config scene wallpaper color",
    "check a.png": "config scene wallpaper color fail-on",
    "merge report.jsonl": "reporter fail-on color",
}


@check(over=list(OPTIONS), is_long=True, except_for=["inspect a.png", "merge report.jsonl"])
def values_of_options_may_be_anything(context, command):
    context.art("a.png")
    for option in OPTIONS[command].split():
        for text in TEXTS[::4] if option != "scene" else TEXTS:
            harmless(context, *command.split(), f"--{option}={text}")
    for kind in KINDS[:3]:
        if "reporter" in OPTIONS[command]:
            harmless(context, *command.split(), "--reporter", f"{kind}:no::/\n##[x]/")


@check(over=SHARES, is_long=True, except_for=["a quarter"])
def words_that_are_none_of_ours_may_be_anything(context, share):
    for text in TEXTS[::share[1]]:
        for words in (
                [text], [f"--{text}"], ["render", f"--{text}", "a.png"], [f"-{text}"],
                ["help", text], ["explain", text], ["schema", text], ["rules", text],
                ["scenes", text], ["families", text], [f"--generate-completion-script={text}"]):
            harmless(context, *words)


@check(over=SHARES, is_long=True, except_for=["a quarter"])
def what_files_say_may_be_anything(context, share):
    for number, text in enumerate(TEXTS[::max(share[1], 2)]):
        folder = context.folder / f"{number}"
        folder.mkdir()
        (folder / "a.png").write_bytes(png.flat(8, 8, (20, 24, 30, 255)))
        for name, value in (
                ("config", {text: 1, "rules": {text: "error"}, "scenes": [text]}),
                ("scenes", {"scenes": [text], "wallpapers": [text]}),
                ("override", {"overrides": [{"files": [text], "rules": {text: "off"}}]}),
                ("baseline", {"version": 1, text: [], "findings": [{"path": text, text: 1}]})):
            (folder / f"{name}.json").write_text(json.dumps(value))
            words = ["--baseline"] if name == "baseline" else ["--config"]
            harmless(context, "lint", f"{number}/a.png", "--all", *words, f"{number}/{name}.json")
        (folder / "cut.json").write_text('{"' + text.replace("\n", "") + '": ' + text)
        harmless(context, "lint", f"{number}/a.png", "--config", f"{number}/cut.json")
        (folder / "cut.jsonl").write_text(json.dumps({"kind": text}) + "\n" + text + "\n")
        harmless(context, "merge", f"{number}/cut.jsonl", status=2)
        for name, value in (
                ("layer", {"name": text, "families": ["small"], "layers": [{"image": text}]}),
                ("keys", {"name": "x", "families": [text], text: text, "layers": []}),
                ("variants", {"name": "x", "families": ["small"], "parameters": {text: [text]},
                              "layers": [{"image": "a${" + text + ".x}.png"}]})):
            (folder / f"{name}.widget.json").write_text(json.dumps(value))
        group = folder / "A.xcassets" / "x.imageset"
        group.mkdir(parents=True)
        shutil.copyfile(folder / "a.png", group / "a.png")
        slots = [
            {"filename": text, "idiom": text, "scale": text},
            {"filename": "a.png", "idiom": "universal", "scale": "2x",
             "appearances": [{"appearance": text, "value": text}]}]
        (group / "Contents.json").write_text(json.dumps({"images": slots, text: text}))
        for command in ((*RENDER, "-o", "out"), ("lint", "--all"), ("check",)):
            harmless(context, *command, f"{number}")


