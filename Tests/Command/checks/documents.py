# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""README and articles: every command of ours in them is run, and what they show of its output is
compared. None is left out; `watch` is ended as Ctrl-C does once it watches."""

import json
import re
import subprocess
import sys
import shlex
import shutil
import signal
from dataclasses import dataclass, field
from pathlib import Path

import png
from checks.diff import commit, git
from checks.watch import watching
from harness import Mismatch, check, require
from linting import image_set

ROOT = Path(__file__).resolve().parents[3]
ARTICLES = ROOT / "Sources/App/Vibrancy/Vibrancy.docc"
CLIENT = ROOT / "Tests/ClientPackage"
DOCUMENTS = {
    path.name: path
    for path in [ROOT / "README.md", ROOT / ".github/CONTRIBUTING.md", *sorted(ARTICLES.glob("*.md"))]}

# What the documents call the art, and which fixture it is. All of it is committed to Git, and is
# also what origin/main holds.
NAMES = {
    "landscape@3x.png": "Inputs/landscape@3x.png", "logo-dark@3x.png": "Inputs/logo-dark@3x.png",
    "fish@3x.png": "Inputs/fish-hues@3x.png", "week@3x.png": "Inputs/week-opacity@3x.png",
    "boat@3x.png": "Inputs/paper-boat@3x.png",
    "art/landscape@3x.png": "Inputs/landscape@3x.png", "art/gauge@3x.png": "Inputs/gauge@3x.png",
    "Icons/tinted/app.png": "Inputs/Icons/app-icon-tinted.png",
    "Tides": "Projects/Tides", "MyApp": "Projects/Laps"}
# Projects that are there for the documents alone that name them.
NAMED = {"Skies": "Projects/Skies", "Trails": "Projects/Trails"}
# Described widgets, each with the art around it, where a document names them.
WIDGETS = ("Weather.widget.json", "Charge/Charge.widget.json")
# What stands for a value that only the system has which runs a workflow.
VALUES = {
    "${{ matrix.part }}": "1", "$CI_NODE_INDEX": "1", "$CI_NODE_TOTAL": "4",
    "origin/$GITHUB_BASE_REF": "origin/main", "$GITHUB_STEP_SUMMARY": "summary.md",
    "$CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD"}


@dataclass
class Line:
    """A command line in a document, and what is shown of its output."""

    number: int
    command: str
    shown: list = field(default_factory=list)


def blocks(path):
    """The fenced blocks of a document: their languages and numbered lines."""
    language, lines = None, []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.lstrip().startswith("```"):
            lines.append((number, line))
        elif language is None:
            language, lines = line.strip()[3:], []
        else:
            yield language, lines
            language = None


def commands(path):
    """Commands of ours in a document's blocks, `cd` and `echo $?` among them, in their order."""
    found = []
    for language, lines in blocks(path):
        shows = False
        for number, line in lines:
            if prompt := re.fullmatch(r"\$ (.*)", line):
                shows = True
                found.append(Line(number, prompt[1]))
            elif shows:
                found[-1].shown.append(line)
            elif other := re.fullmatch(r"\s*(?:- )?(?:run: )?(vibrancy .*)", line):
                if language not in ("swift", "json5"):
                    found.append(Line(number, other[1]))
    return found


def prepared(context, document):
    """The folder that a document is read in."""
    folder = context.folder / "p"
    text = document.read_text()
    for name in WIDGETS:
        if name in text:
            place = (folder / name).parent
            widget = Path(name).name.removesuffix(".widget.json")
            # Weather takes half a minute to judge; where all that lies here is, Postcard stands for it.
            fixture = "Postcard" if widget == "Weather" and "vibrancy diff" in text else widget
            shutil.copytree(context.fixtures / "Widgets" / fixture, place, dirs_exist_ok=True)
            (place / f"{fixture}.widget.json").rename(folder / name)
    named = {name: source for name, source in NAMED.items() if name in text}
    for name, source in (NAMES | named).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (context.fixtures / source).is_dir():
            shutil.copytree(context.fixtures / source, folder / name)
        else:
            context.fixture(source, folder / name)
    git(context, "init", "-q", "-b", "main", folder="p")
    commit(context)
    git(context, "update-ref", "refs/remotes/origin/main", "HEAD", folder="p")
    return folder


def squeezed(text):
    """Without the difference that a terminal's width makes."""
    return " ".join(text.split())


def is_shown(shown, *texts):
    """Whether what is shown, but for `…`, stands in a text, in this order."""
    pieces = [squeezed(one) for one in "\n".join(shown).split("…")]

    def holds(text):
        at = 0
        for piece in pieces:
            found = text.find(piece, at)
            if found < 0:
                return False
            at = found + len(piece)
        return True

    return any(holds(squeezed(text)) for text in texts)


def follow(context, line, folder, last):
    """Runs a line; the folder of the next one, and the status."""
    command = line.command
    for name, value in VALUES.items():
        command = command.replace(name, value)
    words = shlex.split(command, comments=True)
    if words[0] == "cd":
        return (folder / words[1]).resolve(), last
    if words[:2] == ["echo", "$?"]:
        require(line.shown == [str(last)], f"the status is {last}")
        return folder, last
    if words[0] != "vibrancy":
        return folder, last
    for index, word in enumerate(words):
        if word in ("|", ">", "&&"):
            words = words[:index]
            break
    if words[1] == "watch":
        with watching(context, *words[2:], cwd=folder) as watch:
            watch.until("watching", watch.messages)
            require(watch.ended(signal.SIGINT) == 0, "Ctrl-C is a failure")
        return folder, 0
    # Kept from one command for the next, as at a desk.
    kept = {"VIBRANCY_CACHE_DIR": str(context.folder / "cache")}
    ended = context.run(*words[1:], cwd=folder, status=None, variables=kept)
    require(ended.status < 2, f"it ends with 2: {ended.error}")
    require(is_shown(line.shown, ended.output + ended.error, ended.error + ended.output),
            f"what is shown is not what it says: {ended.output}{ended.error}")
    return folder, ended.status


@check(over=[name for name, path in DOCUMENTS.items() if commands(path)])
def every_command_runs_and_says_what_is_shown(context, name):
    folder, status = prepared(context, DOCUMENTS[name]), None
    for line in commands(DOCUMENTS[name]):
        try:
            folder, status = follow(context, line, folder, status)
        except Mismatch as reason:
            raise Mismatch(f"{name}:{line.number}: `{line.command}`: {reason}") from None


@check(over=[name for name, path in DOCUMENTS.items() if any(b[0][:4] == "json" for b in blocks(path))])
def settings_and_descriptions_are_taken(context, name):
    for language, lines in blocks(DOCUMENTS[name]):
        if language not in ("json", "json5"):
            continue
        text = "\n".join(line for _, line in lines)
        if '"command"' in text:
            json.loads(text)  # a client's of `vibrancy mcp`
            continue
        if '"layers"' in text:
            described(context, text)
            continue
        (context.folder / ".vibrancy.json").write_text(text)
        ended = context.run("lint", ".", "--show-settings", status=None)
        require(ended.status == 0, f"{name}:{lines[0][0]}: {ended.error}")


def described(context, text):
    """Draws a description, with art of the names that the documents use."""
    if not shutil.which("rsvg-convert"):
        return
    image_set(context, "Assets.xcassets/Sun.imageset", {"sun@3x.png": png.flat(48, 48, (255, 200, 0, 255))})
    (context.folder / "Panel.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g id='temperature'>"
        "<rect width='9' height='9'/></g></svg>")
    for widget in ("Ferry", "Departures"):
        for art in (context.fixtures / "Widgets" / widget).glob("*.svg"):
            shutil.copy(art, context.folder)
    (context.folder / "a.widget.json").write_text(text)
    context.run("render", "a.widget.json", "-o", "out")
    require(context.tree("out"), "nothing is drawn")


def code(text):
    """Swift without comments, imports and the spaces that a formatter chooses."""
    lines = [re.sub(r"(^|\s)//.*", "", line) for line in text.splitlines()]
    return re.sub(r"[\s;]", "", "".join(line for line in lines if "import " not in line))


@check(over=[name for name, path in DOCUMENTS.items() if any(b[0] == "swift" for b in blocks(path))])
def swift_is_what_is_compiled(context, name):
    """Each block is one that the client's package is built with."""
    code_folder, manifests = context.folder / "code", context.folder / "manifests"
    for folder in (code_folder, manifests):
        folder.mkdir()
    subprocess.run(
        [sys.executable, CLIENT / "extract-snippets", code_folder, manifests], check=True,
        capture_output=True)
    compiled = [code(path.read_text()) for path in [
        *code_folder.glob("*.swift"), *manifests.glob("*/Package.swift"),
        *CLIENT.glob("*.swift"), *CLIENT.glob("[ST]*s/**/*.swift"),
        *ROOT.glob("Fixtures/Projects/*/**/*.swift")]]
    for language, lines in blocks(DOCUMENTS[name]):
        if language == "swift":
            text = code("\n".join(line for _, line in lines))
            require(any(text in one for one in compiled),
                    f"{name}:{lines[0][0]}: it is not in Tests/ClientPackage")


@check(over=list(DOCUMENTS))
def links_lead_somewhere(context, name):
    path = DOCUMENTS[name]
    text = re.sub(r"```.*?```", "", path.read_text(), flags=re.DOTALL)
    for article in re.findall(r"<doc:([^>#]*)", text):
        require((ARTICLES / f"{article}.md").exists(), f"no article {article}")
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if ":" in target:
            continue
        there = [path.parent / target, path.parent / f"{target}.svg"]
        require(any(one.exists() for one in there), f"nothing is at {target}")


@check()
def scripts_have_the_options_that_are_shown(context):
    """The scripts and Python suites in blocks, and those that stand alone in a sentence or a table."""
    shared = (ROOT / "Tests/Checking/runner.py").read_text()
    count = 0
    for name, path in DOCUMENTS.items():
        text = path.read_text()
        shown = [line for _, lines in blocks(path) for _, line in lines]
        shown += re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
        for line in shown:
            found = re.match(r"(?:\S*python3? )?((?:scripts|Tests)/[\w./-]+)((?: .*)?)$", line)
            if not found or (found[1].startswith("Tests/") and not found[2]):
                continue
            file = ROOT / found[1]
            require(file.exists(), f"{name}: nothing is at {found[1]}")
            words = found[2].split("#")[0]
            # What follows are words of the command, and of swift test.
            if file.is_dir() or found[1] == "scripts/dev" or re.match(r" Vibrancy", words):
                continue
            for option in re.findall(r"(?<=\s)--[a-z-]+", words):
                require(option in file.read_text() + shared * (file.suffix == ".py"),
                        f"{name}: {found[1]} has no option {option}")
            count += 1
    return f"{count} lines"


@check()
def every_article_is_listed(context):
    listed = re.findall(r"<doc:(\w+)>", DOCUMENTS["Vibrancy.md"].read_text())
    names = {path.stem for path in ARTICLES.glob("*.md")} - {"Vibrancy"}
    require(sorted(listed) == sorted(names), f"{names ^ set(listed)}, or one twice")
    for name in names:
        require(f"{name}.md" in DOCUMENTS["README.md"].read_text(), f"README does not name {name}")


@check()
def the_readme_is_short(context):
    words = len(DOCUMENTS["README.md"].read_text().split())
    require(words <= 900, f"{words} words; 900 at most")
