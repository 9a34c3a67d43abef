# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`fix`: what it offers, what it writes, what it refuses to write, and patches of sources."""

import fcntl
import json
import os
import re
import shlex
import shutil
import subprocess
import time
from pathlib import Path

import png
from harness import Skipped, check, require
from linting import judged, rules_of
from listed import RULES
from people import as_nobody

FAINT = f"Rules/{RULES.translucent_light}/triggers/bolt-40@2x.png"
DARK = f"Rules/{RULES.vibrant_dark_content}/triggers/Lock"
CODE = tuple(
    f"Rules/{rule}/triggers"
    for rule in (RULES.photo_without_accented_mode, RULES.missing_container_background))


def git(context, *words):
    program = shutil.which("git")
    if not program:
        raise Skipped("there is no git")
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(
        [program, *own, *words], cwd=context.folder, capture_output=True, text=True,
        env={**context.environment, "GIT_CONFIG_NOSYSTEM": "1"})
    return done.returncode, done.stdout + done.stderr


def committed(context):
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
        status, said = git(context, *words)
        require(status == 0, said)


def faint(context, name="art/bolt@2x.png"):
    return context.fixture(FAINT, name)


def faint_set(context, name="Widget/Assets.xcassets/Bolt.imageset"):
    """A set of two files that are both fixed."""
    folder = context.folder / name
    folder.mkdir(parents=True)
    slots = []
    for scale in "23":
        shutil.copyfile(context.fixtures / FAINT, folder / f"bolt@{scale}x.png")
        slots.append({"filename": f"bolt@{scale}x.png", "idiom": "universal", "scale": f"{scale}x"})
    (folder / "Contents.json").write_text(json.dumps({"images": slots}, indent=2))
    return folder


@check()
def a_dry_run_changes_nothing_and_shows_before_and_after(context):
    faint(context)
    before = context.tree()
    ended = context.run("fix", "art", status=1)
    require("would write bolt@2x.png" in ended.output, ended.output)
    require(f"ends {RULES.translucent_light}" in ended.output, ended.output)
    require("next: vibrancy fix art --write" in ended.output, ended.output)
    after = context.tree()
    sheet = after.pop("art.fix.vibrancy.png", b"")
    require(sheet.startswith(b"\x89PNG"), "no sheet")
    require(after == before, "it wrote something else")
    context.run("fix", "art", "--sheet", "mine.png", status=1)
    require(context.tree()["mine.png"] == sheet, "another sheet by another name")
    context.run("fix", "art", "--sheet", "mine.png", status=1)
    context.refused("fix", "art", "--sheet", "art/bolt@2x.png", saying="is what is read")
    context.art("art.fix.vibrancy.png")
    context.refused("fix", "art", saying="is not a contact sheet of ours")


@check()
def what_is_written_is_mended_and_stays_so(context):
    art = faint(context)
    before = rules_of(judged(context, "art", status=None))
    ended = context.run("fix", "art", "--write")
    require("1 file written" in ended.output, ended.output)
    require("no git repository" in ended.error, ended.error)
    found = rules_of(judged(context, "art", status=None))
    require(found < before and RULES.translucent_light not in found, f"{before} became {found}")
    done = art.stat().st_mtime_ns, context.tree()
    ended = context.run("fix", "art", "--write")
    require("0 files written" in ended.output, ended.output)
    require((art.stat().st_mtime_ns, context.tree()) == done, "a second run changed something")
    context.run("fix", "art", "--no-sheet")


@check()
def of_a_catalog_only_what_must_changes(context):
    shutil.copytree(context.fixtures / DARK, context.folder / "Lock")
    committed(context)
    context.run("fix", "Lock", "--write")
    _, said = git(context, "diff", "--numstat")
    require(len(said.splitlines()) == 1 and "Contents.json" in said, said)
    _, said = git(context, "diff", "-U0")
    removed = [line for line in said.splitlines() if line.startswith("-") and line[1:2] != "-"]
    require(not removed, said)
    require('+    "template-rendering-intent": "template"' in said, said)
    context.run("fix", "Lock")


@check()
def what_is_not_committed_is_left(context):
    art = faint(context)
    other = faint(context, "art/other@2x.png")
    committed(context)
    before = art.read_bytes()
    require(git(context, "rm", "-q", "--cached", "art/bolt@2x.png")[0] == 0, "git")
    ended = context.run("fix", "art", "--write", status=2)
    require("error: art/bolt@2x.png: has changes that are not committed" in ended.error, ended.error)
    require("not written: bolt@2x.png" in ended.output, ended.output)
    require("wrote other@2x.png" in ended.output, ended.output)
    require(art.read_bytes() == before, "it was written")
    require(other.read_bytes() != before, "the other one was not")
    context.run("fix", "art", "--write", "--allow-dirty")
    require(art.read_bytes() != before, "it was not written")


@check(over=["--allow-dirty", "--sheet a.png --no-sheet"])
def options_that_make_no_sense_are_refused(context, words):
    faint(context)
    context.run("fix", "art", *words.split(), status=2)


@check()
def a_set_is_written_as_a_whole_or_not(context):
    folder = faint_set(context)
    (folder / "bolt@3x.png").chmod(0o444)
    before = context.tree()
    ended = context.run("fix", "Widget/Assets.xcassets", "--write", status=2)
    require("bolt@3x.png: is read-only" in ended.error, ended.error)
    require(context.tree() == before, "a part of it was written")
    (folder / "bolt@3x.png").chmod(0o644)
    ended = context.run("fix", "Widget/Assets.xcassets", "--write")
    require("2 files written" in ended.output, ended.output)


@check()
def an_icon_gets_the_pictures_it_lacks(context):
    """Files that are there and files that are new, in one folder."""
    folder = context.folder / "App/Assets.xcassets/AppIcon.appiconset"
    context.fixture("Inputs/tree@2x.png", "App/Assets.xcassets/AppIcon.appiconset/a.png")
    slot = {"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}
    (folder / "Contents.json").write_text(json.dumps({"images": [slot]}, indent=2))
    committed(context)
    ended = context.run("fix", ".", "--write")
    require("3 files written" in ended.output, ended.output)
    files = {slot["filename"] for slot in json.loads((folder / "Contents.json").read_text())["images"]}
    require(files == {"a.png", "a-dark.png", "a-tinted.png"}, f"{files}")
    context.run("fix", ".")


@check()
def a_folder_that_another_run_has_is_told(context):
    folder = faint_set(context)
    handle = os.open(folder, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    before = context.tree()
    ended = context.run("fix", "Widget/Assets.xcassets", "--write", status=2)
    require("another run writes there" in ended.error, ended.error)
    require(context.tree() == before, "it was written")
    os.close(handle)


@check()
def a_set_that_cannot_be_finished_is_put_back(context):
    """A file that may only grow cannot be replaced, which shows when the other one has been."""
    folder = faint_set(context)
    last = folder / "bolt@3x.png"
    if os.geteuid() != 0 or not shutil.which("chattr"):
        raise Skipped("needs root, and chattr")
    if subprocess.run(["chattr", "+a", last], capture_output=True).returncode != 0:
        raise Skipped("the file system has no such files")
    try:
        before = context.tree()
        ended = context.run("fix", "Widget/Assets.xcassets", "--write", status=2)
        require("bolt@3x.png: cannot be written" in ended.error, ended.error)
        require(context.tree() == before, "a part of it was written")
    finally:
        subprocess.run(["chattr", "-a", last], check=True)


@check()
def a_catalog_that_nobody_may_write_is_told(context):
    folder = faint_set(context)
    person = as_nobody(context)
    for path in [folder, *folder.iterdir()]:
        path.chmod(path.stat().st_mode & ~0o222)
    before = context.tree("Widget")
    ended = context.run("fix", "Widget/Assets.xcassets", "--write", status=2, **person)
    require("read-only" in ended.error and len(ended.errors) == 1, ended.error)
    require(context.tree("Widget") == before, "it was written")
    folder.chmod(0o755)


@check()
def two_at_once_end_with_one_result(context):
    folder = faint_set(context)
    runs = [
        subprocess.Popen(
            [context.binary, "fix", "Widget/Assets.xcassets", "--write"], cwd=context.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=context.environment, text=True)
        for _ in range(3)]
    ended = [(one.communicate(), one.returncode) for one in runs]
    for (output, error), status in ended:
        reported = "was changed since it was read" in error
        require(status == 0 or status == 2 and reported, f"{status}: {output}{error}")
    require(any("2 files written" in output for (output, _), _ in ended), "none wrote")
    once = {path.name: path.read_bytes() for path in folder.iterdir()}
    require(set(once) == {"bolt@2x.png", "bolt@3x.png", "Contents.json"}, f"left {sorted(once)}")
    context.run("fix", "Widget/Assets.xcassets", "--write")
    require(once == {path.name: path.read_bytes() for path in folder.iterdir()}, "not done yet")


def waits_for(running, folder):
    """Whether a run has a folder open that it wants to lock, not to list or to write to."""
    held = Path(f"/proc/{running.pid}")
    if not held.exists():
        raise Skipped("open files are not shown here")
    for one in (held / "fd").iterdir():
        try:
            said = (held / "fdinfo" / one.name).read_text()
            if os.path.realpath(one) == str(folder.resolve()):
                flags = int(said.split("flags:")[1].split()[0], 8)
                if not flags & os.O_DIRECTORY:
                    return True
        except FileNotFoundError:
            pass
    return False


@check()
def a_run_that_waited_finds_what_the_other_wrote(context):
    """The other run is played: it holds its lock, and writes what a run of its own wrote."""
    folder = faint_set(context)
    shutil.copytree(context.folder / "Widget", context.folder / "other/Widget")
    committed(context)
    context.run("fix", "other/Widget/Assets.xcassets", "--write")
    done = context.folder / "other" / folder.relative_to(context.folder)
    lock = os.open(folder, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    running = subprocess.Popen(
        [context.binary, "fix", "Widget/Assets.xcassets", "--write"], cwd=context.folder,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=context.environment, text=True)
    while running.poll() is None and not waits_for(running, folder):
        time.sleep(0.01)
    for path in done.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    os.close(lock)
    output, error = running.communicate()
    require(running.returncode == 0, f"{running.returncode}: {error}")
    require("another run wrote" in output and "0 files written" in output, output)
    for path in done.iterdir():
        require((folder / path.name).read_bytes() == path.read_bytes(), f"{path.name} is another")


@check()
def a_set_of_two_names_is_mended_once(context):
    folder = faint_set(context, "A/Assets.xcassets/Bolt.imageset")
    (context.folder / "B/Assets.xcassets").mkdir(parents=True)
    os.symlink("../../A/Assets.xcassets/Bolt.imageset", context.folder / "B/Assets.xcassets/Bolt.imageset")
    before = (folder / "bolt@2x.png").read_bytes()
    ended = context.run(
        "fix", "A/Assets.xcassets", "B/Assets.xcassets", "--follow-outside", "--write")
    require("2 files written" in ended.output, ended.output)
    require((folder / "bolt@2x.png").read_bytes() != before, "nothing was written")
    require((context.folder / "B/Assets.xcassets/Bolt.imageset").is_symlink(), "the link is gone")


@check()
def a_file_of_two_names_is_left(context):
    art = faint(context)
    os.link(art, context.folder / "kept.png")
    ended = context.run("fix", "art", "--write", status=2)
    require("is one of 2 names of a file" in ended.error, ended.error)


@check()
def what_cannot_be_mended_says_why(context):
    context.fixture("Inputs/logo-dark@2x.png", "logo@2x.png")
    ended = context.run("fix", "logo@2x.png")
    require("not fixed:" in ended.output and "by hand: " in ended.output, ended.output)
    require("0 of " in ended.output, ended.output)
    context.run("fix", "missing.png", status=2)
    ended = context.run("fix", "-", input=(context.fixtures / FAINT).read_bytes())
    require("standard input cannot be written" in ended.output, ended.output)


def commands(output):
    """The commands that advice names, as a shell would read them."""
    return [shlex.split(part) for line in output.splitlines() if "by hand: " in line
            for part in line.split("`")[1::2]]


@check()
def a_command_that_is_advised_runs_as_it_is_printed(context):
    faint = (context.fixtures / FAINT).read_bytes()
    found = commands(context.run("fix", "-", input=faint).output)
    require(found == [["vibrancy", "convert", "-", "--to", "vibrant", "-o", "DIR"]], f"{found}")
    context.run(*found[0][1:], input=faint)
    # Greys would take the color away: another picture for the Lock Screen, made of this one.
    yellow, clear = bytes([255, 255, 160, 90]), bytes(4)
    rows = [b"".join(yellow if 8 <= x < 40 and 8 <= y < 40 else clear for x in range(48))
            for y in range(48)]
    (context.folder / "-a b@2x.png").write_bytes(png.file(48, 48, rows))
    ended = context.run("fix", "./-a b@2x.png", status=None)
    require("would take its colors away" in ended.output, ended.output)
    found = commands(ended.output)
    require(len(found) == 1 and found[0][2] == "./-a b@2x.png", f"{found}")
    context.run(*found[0][1:])
    require((context.folder / "DIR/-a b@2x.png").exists(), f"{sorted(context.tree())}")


@check()
def no_advice_is_what_would_not_do(context):
    """A template of faint ink: greys would be lost, so that no finding of it asks for them."""
    folder = faint_set(context)
    contents = json.loads((folder / "Contents.json").read_text())
    contents["properties"] = {"template-rendering-intent": "template"}
    (folder / "Contents.json").write_text(json.dumps(contents))
    ended = context.run("fix", folder, "--no-sheet", status=None)
    require("which greys would lose" in ended.output, ended.output)
    advice = [line for line in ended.output.splitlines() if "by hand: " in line]
    require(any("store the template opaque" in line for line in advice), ended.output)
    require(not any("grey" in line for line in advice), ended.output)


@check(over=CODE)
def sources_are_changed_by_a_patch(context, planted):
    """A patch that git takes, after which the findings are gone; the sources stay as they are."""
    shutil.copytree(context.fixtures / planted, context.folder / "my code/App \"1\"")
    committed(context)
    before = context.tree("my code")
    rule = planted.split("/")[1]
    found = [one["rule"] for one in judged(context, "my code", status=None)["findings"]]
    count = found.count(rule)
    ended = context.run("fix", ".", "--no-sheet", status=1, cwd=context.folder / "my code")
    require(f" can be fixed, {count} more by --patch FILE" in ended.output, ended.output)
    ended = context.run("fix", ".", "--patch", "../fix.patch", status=1, cwd=context.folder / "my code")
    more = re.search(r" can be fixed, (\d+) more in the patch", ended.output)
    require(more, ended.output)
    require(context.tree("my code") == before, "sources were written")
    require(rule in rules_of(judged(context, ".", status=None)), "nothing to fix")
    status, said = git(context, "-C", "my code", "apply", "../fix.patch")
    require(status == 0, said)
    left = [one["rule"] for one in judged(context, ".", status=None)["findings"]]
    require(rule not in left, f"{rule} is still there")
    # What is drawn with an edit may end, too: as many findings are gone as it says.
    gone = len(found) - len(left)
    require(int(more[1]) == gone >= count, f"{gone} are gone: {ended.output}")
    ended = context.run("fix", ".", "--patch", "-")
    require(not ended.output, ended.output)


DRAWN = {
    "pale": ('Text("Next tide").foregroundColor(Color(white: 0.95))', ".systemSmall"),
    "cut": ('Text("The tide turns at six").lineLimit(1)', ".systemSmall"),
    "dark in vibrant": (
        'Text("Next tide").foregroundStyle(Color(red: 0, green: 0, blue: 0.3))',
        ".accessoryRectangular"),
}


def drawn_widget(context, content, families):
    (context.folder / "App").mkdir()
    (context.folder / "App/TideWidget.swift").write_text(f"""\
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {{ let date: Date }}
struct Provider: TimelineProvider {{
  func placeholder(in context: Context) -> Entry {{ Entry(date: .now) }}
}}
@main struct TideWidget: Widget {{
  var body: some WidgetConfiguration {{
    StaticConfiguration(kind: "tide", provider: Provider()) {{ _ in
      {content}
        .containerBackground(.background, for: .widget)
    }}
    .supportedFamilies([{families}])
  }}
}}
""")
    committed(context)


@check(over=DRAWN)
def a_patch_of_what_is_drawn_was_drawn(context, kind):
    """An edit is in the patch if the finding is gone with it; without '--patch' none is tried."""
    drawn_widget(context, *DRAWN[kind])
    require(len(rules_of(judged(context, ".", status=None))) == 1, "not one fault")
    ended = context.run("fix", ".", status=None)
    require("--patch FILE tries whether a change of the code ends it" in
            " ".join(ended.output.split()), ended.output)
    ended = context.run("fix", ".", "--patch", "fix.patch", status=1)
    require("1 more in the patch" in ended.output, ended.output)
    status, said = git(context, "apply", "fix.patch")
    require(status == 0, said)
    found = rules_of(judged(context, ".", status=None))
    require(not found, f"{found}")


@check()
def an_edit_that_does_not_help_is_in_no_patch(context):
    """`.primary` is as dark as the background that stays."""
    drawn_widget(
        context, 'Text("Next tide").foregroundStyle(Color(white: 0.1)).padding()'
        ".background(Color.black)", ".systemSmall")
    require(rules_of(judged(context, ".", status=None)), "nothing to fix")
    context.run("fix", ".", "--patch", "fix.patch", status=None)
    require(not (context.folder / "fix.patch").read_text(), "an edit that was not tried")


@check(over=["16.4", "18.0"])
def a_patch_holds_nothing_that_an_older_system_lacks(context, oldest):
    rule = CODE[0].split("/")[1]
    shutil.copytree(context.fixtures / CODE[0] / "Cover", context.folder / "App")
    (context.folder / "project.yml").write_text(f"""\
name: App
targets:
  Cover:
    type: app-extension
    platform: iOS
    deploymentTarget: "{oldest}"
    sources: [App]
""")
    require(rule in rules_of(judged(context, ".", status=None)), "nothing to fix")
    ended = context.run("fix", ".", "--patch", "fix.patch", status=None)
    changed = "widgetAccentedRenderingMode" in (context.folder / "fix.patch").read_text()
    if oldest == "16.4":
        require(not changed, "a patch that cannot be built")
        require("Cover runs on iOS 16, too" in ended.output, ended.output)
        require("next:" not in ended.output, ended.output)
        require("more by --patch" not in ended.output, ended.output)
    else:
        require(changed and "next: git apply fix.patch" in ended.output, ended.output)
        require("for older systems" not in ended.error, ended.error)


@check()
def names_stay_in_their_lines(context):
    name = 'we"ird\nna\'me.png'
    shutil.copyfile(context.fixtures / FAINT, context.folder / name)
    ended = context.run("fix", ".", "--all", status=None)
    for line in ended.output.splitlines():
        require(not line.startswith("na'me"), ended.output)
    require("na'me.png" in ended.output, ended.output)
