# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Results that are kept for the next run: they change nothing that is reported, whatever befalls
them."""

import os
import random
import resource
import shutil
import subprocess
import time

import png
from harness import check, require, with_signals
from linting import KINDS, copied, every_reporter
from listed import RULES, SCENES
from people import as_nobody, with_read_only

ART = ("Projects/Tides", "Widgets/Charge")
LINT = ("lint", ".", "--all")
RENDER = ("render", "Projects", "Widgets", "-o")


def reported(context, folder, *words, status=1, **options):
    """What a run of lint says, and the files of all reporters."""
    shutil.rmtree(context.folder / folder, ignore_errors=True)
    ended = context.run(*LINT, *every_reporter(folder), *words, status=status, **options)
    made = context.tree(folder)
    shutil.rmtree(context.folder / folder)
    return ended.output, ended.error, made


def entries(context, folder="kept"):
    """The files of a cache, by their path."""
    found = (context.folder / folder / "1").glob("*/*")
    return sorted(path for path in found if not path.name.startswith("t"))


def count(context, folder="kept"):
    return context.run("cache", "--size", "--cache", folder).output


@check()
def reports_are_the_same_cold_warm_and_without(context):
    copied(context, *ART)
    plain = reported(context, "out", "--no-cache")
    require(all(plain[2][kind] for kind in KINDS), "a report is empty")
    cold = reported(context, "out", "--cache", "kept")
    made = entries(context)
    require(len(made) > 5, f"{len(made)} results are kept")
    warm = reported(context, "out", "--cache", "kept")
    require(plain == cold, "a run that keeps results says something else")
    require(plain == warm, "a run that finds results says something else")
    require(entries(context) == made, "the second run found not all of them")
    for jobs in ("1", "5"):
        require(reported(context, "out", "--cache", "kept", "-j", jobs) == plain, f"-j {jobs}")
    return f"{len(made)} results"


# Every run keeps `whatever_a_widget_is_drawn_from_is_seen`, which compares one widget's previews.
@check(is_long=True)
def previews_are_the_same_cold_warm_and_without(context):
    copied(context, *ART[:2])
    context.run(*RENDER, "plain", "--no-cache")
    first = context.run(*RENDER, "cold", "--cache", "kept")
    made = entries(context)
    second = context.run(*RENDER, "warm", "--cache", "kept")
    plain = context.tree("plain")
    require(len(plain) > 10, f"{len(plain)} previews")
    require(context.tree("cold") == plain == context.tree("warm"), "pictures differ")
    require(first.output.replace("cold/", "warm/") == second.output, "names differ")
    require(first.error == second.error, "notes differ")
    require(made and entries(context) == made, "the second run found not all of them")
    # Other scenes, compression and depth are other previews, and they are right at once.
    for words in (["--scene", SCENES.standby], ["--compression", "fast"], ["--depth", "16"],
                  ["--tint", "#00FF00"], ["--wallpaper", "vivid"], ["--set", "material-radius=30"],
                  ["--family", "systemSmall"], ["--template"], ["--os", "18"], ["--html"], ["--html", "-j", "7"]):
        context.run(*RENDER, "a", "--cache", "kept", *words)
        context.run(*RENDER, "b", "--no-cache", *words, "-j", "1")
        kept, plain = context.tree("a"), context.tree("b")
        others = sorted(path for path in kept | plain if kept.get(path) != plain.get(path))
        require(not others, f"{words}: {others} differ")
        shutil.rmtree(context.folder / "a")
        shutil.rmtree(context.folder / "b")


@check()
def whatever_a_widget_is_drawn_from_is_seen(context):
    """Widgets drawn from Swift are kept, and drawn anew when a file changes that decides their look."""
    copied(context, "Projects/Tides")
    folder = context.folder / "Projects/Tides/WidgetExtension"
    words = ["render", "Projects/Tides", "--widget", "TideWidget", "--scene", "home-light,lock-screen"]

    def drawn(*more):
        context.run(*words, *more, "-o", "warm", "--cache", "kept")
        context.run(*words, *more, "-o", "plain", "--no-cache")
        warm, plain = context.tree("warm"), context.tree("plain")
        for name in ("warm", "plain"):
            shutil.rmtree(context.folder / name)
        require(warm == plain and warm, "the kept previews are others")
        return warm

    first = drawn()
    made = entries(context)
    require(drawn() == first and entries(context) == made, "the second run found not all of them")

    for more in (["--exclude", "bell-dark.imageset"], ["--date", "2026-12-24"], ["--locale", "ar"],
                 ["--text-size", "xxxLarge"]):
        drawn(*more)
    require(drawn("--exclude", "bell-dark.imageset") != first, "what is left out is shown")

    def other(file, data):
        # The same time: only the bytes say so.
        record = file.stat()
        file.write_bytes(data)
        os.utime(file, ns=(record.st_atime_ns, record.st_mtime_ns))
        now = drawn()
        require(now != first, f"{file.name} changes nothing")
        return now

    source = folder / "Tide/TideWidget.swift"
    first = other(folder / "Assets.xcassets/bell-dark.imageset/bell-dark@2x.png",
                  png.flat(80, 80, (200, 40, 40, 255)))
    first = other(source, source.read_bytes().replace(b"Image(bellName)", b"Text(bellName)"))


@check()
def a_picture_that_changes_is_drawn_anew(context):
    art = context.art("art.png", color=(200, 40, 40, 255), size=48)
    words = ["render", "art.png", "--scene", SCENES.lock_screen]
    context.run(*words, "-o", "first", "--cache", "kept")
    record = art.stat()
    art.write_bytes(png.flat(48, 48, (40, 200, 40, 255)))
    os.utime(art, ns=(record.st_atime_ns, record.st_mtime_ns))
    context.run(*words, "-o", "warm", "--cache", "kept")
    context.run(*words, "-o", "plain", "--no-cache")
    require(context.tree("warm") == context.tree("plain") != context.tree("first"), "the kept preview is another's")


@check(over=[("a project", ART[:1]), ("a widget, too", ART)], is_long=True, except_for=["a project"])
def whatever_changes_is_seen(context, case):
    copied(context, *case[1])
    wall = context.art("wall.png", color=(10, 20, 30, 255), size=64)
    words = ["--wallpaper", "wall.png"]
    reported(context, "out", "--cache", "kept", *words)
    seen = reported(context, "out", "--cache", "kept", *words)
    picture = next((context.folder / "Projects").rglob("*.png"))
    source = next((context.folder / "Projects/Tides").rglob("*Widget.swift"))
    contents = next((context.folder / "Projects").rglob("*.imageset/Contents.json"))
    described = next((context.folder / "Widgets").rglob("*.widget.json"), None)

    def other_wall():
        wall.write_bytes(png.flat(64, 64, (250, 240, 230, 255)))

    def other_picture():
        # The same size and the same time: only the bytes differ.
        record = picture.stat()
        data = png.flat(40, 40, (9, 9, 9, 255))
        picture.write_bytes(data)
        os.utime(picture, ns=(record.st_atime_ns, record.st_mtime_ns))

    def no_source():
        source.write_text("// nothing\n")

    def other_set():
        contents.write_text(contents.read_text().replace("universal", "watch"))

    def other_description():
        described.write_text(described.read_text() + "\n// more\n")

    changes = [other_wall, other_picture, no_source, other_set]
    for change in changes + [other_description] * (described is not None):
        change()
        now = reported(context, "out", "--cache", "kept", *words, status=None)
        require(now == reported(context, "out", "--no-cache", *words, status=None), change.__name__)
        if change is not other_description:
            require(now != seen, f"{change.__name__} changes nothing")
        seen = now
    (context.folder / "Projects/.vibrancy.json").write_text(
        f'{{"rules": {{"{RULES.vibrant_contrast}": "off", "{RULES.vibrant_dark_content}": "off"}}}}')
    lint = ["lint", "Projects", "--all", "--reporter", "json"]
    before = context.run(*lint, "--isolated", status=None).output
    after = context.run(*lint, "--cache", "kept", status=None).output
    require(after == context.run(*lint, "--no-cache", status=None).output, "a configuration")
    require(before != after, "the configuration changes nothing")


@check()
def a_poisoned_result_is_made_again(context):
    context.art("a.png", size=40)
    words = ("lint", "a.png", "--reporter", "json")
    plain = context.run(*words, "--cache", "kept", status=None).output
    [entry] = entries(context)
    good = entry.read_bytes()
    bad = [good[:at] + bytes([good[at] ^ 1 << at % 8]) + good[at + 1:] for at in range(len(good))]
    bad = random.Random(7).sample(bad, 60) + [good[:at] for at in range(0, len(good), 97)]
    bad += [good + b"x", b"", b"\0" * 5000, good * 2]
    for data in bad:
        entry.write_bytes(data)
        require(
            context.run(*words, "--cache", "kept", status=None).output == plain, "it was believed")
        require(entry.read_bytes() == good, "it was not made again")
    # Something else by its name, too: a folder, a pipe, a link.
    away = context.folder / "away"
    away.write_bytes(b"mine")
    for put in (entry.mkdir, lambda: os.mkfifo(entry), lambda: entry.symlink_to(away)):
        entry.unlink()
        put()
        require(
            context.run(*words, "--cache", "kept", status=None).output == plain, "something else")
        if entry.is_dir():
            entry.rmdir()
            entry.write_bytes(good)
    require(away.read_bytes() == b"mine", "a link was followed")
    return f"{len(bad)} spoilt results"


@check(over=[("a project", ART[:1]), ("a widget, too", ART)], is_long=True, except_for=["a project"])
def runs_at_once_share_a_folder(context, case):
    copied(context, *case[1])
    plain = reported(context, "out", "--no-cache")
    running = [
        subprocess.Popen(
            [context.binary, *LINT, *every_reporter(f"out{number}"), "--cache", "kept"],
            cwd=context.folder, env=context.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE) for number in range(3)]
    for number, one in enumerate(running):
        output, error = one.communicate()
        require(one.returncode == 1, error.decode())
        require(context.tree(f"out{number}") == plain[2], "a run says something else")
        shutil.rmtree(context.folder / f"out{number}")
    require(reported(context, "out", "--cache", "kept") == plain, "a later run says something else")


@check()
def a_killed_run_leaves_nothing_wrong(context):
    copied(context, "Projects/Tides")
    plain = reported(context, "out", "--no-cache")
    chance = random.Random(1)
    began = time.monotonic()
    context.run(*LINT, "--cache", "kept", status=1)
    length = time.monotonic() - began
    for _ in range(50):
        shutil.rmtree(context.folder / "kept")
        running = subprocess.Popen(
            [context.binary, *LINT, "--cache", "kept"], cwd=context.folder,
            env=context.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=with_signals())
        time.sleep(chance.uniform(0, length))
        running.kill()
        running.wait()
        (context.folder / "kept").mkdir(mode=0o700, exist_ok=True)
    require(reported(context, "out", "--cache", "kept") == plain, "what was left is believed")
    require(reported(context, "out", "--cache", "kept") == plain, "what was kept is wrong")


@check()
def a_folder_that_cannot_be_used_is_told_once(context):
    copied(context, "Projects/Tides")
    words = ("lint", "Projects")
    plain = context.run(*words, "--no-cache", status=1)
    context.art("file.png")
    (context.folder / "locked").mkdir(mode=0o500)
    (context.folder / "kept").mkdir(mode=0o700)
    locked = as_nobody(context)
    cases = [("file.png", {}), ("file.png/below", {}), ("locked/below", locked)]
    for folder, options in cases:
        ended = context.run(*words, "--cache", folder, status=1, **options)
        require(ended.output == plain.output, f"{folder}: the report is another")
        warnings = [line for line in ended.lines if line.startswith("warning: ")]
        require(len(warnings) == 1 and folder in warnings[0], f"{folder}: {ended.error}")
        # The user's own folder was not named, so it is not reported.
        ended = context.run(
            *words, status=1, variables={"XDG_CACHE_HOME": str(context.folder / folder)}, **options)
        require((ended.output, ended.error) == (plain.output, plain.error), f"{folder}: as default")
    # A disk that is full while it writes.
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
    ended = context.run(*words, "--cache", "kept", status=1, preexec_fn=limit)
    require(ended.output == plain.output, "the report is another")
    require(len([line for line in ended.lines if "kept: " in line]) == 1, ended.error)
    require(not entries(context), "half a result is kept")
    return f"{len(cases) + 1} folders"


@check()
def a_read_only_folder_costs_one_line(context):
    """The run is the same without results, or with those that are there."""
    copied(context, "Projects/Tides")
    words = ("lint", "Projects")
    plain = context.run(*words, "--no-cache", status=1)
    (context.folder / "ro").mkdir(mode=0o700)
    context.run(*words, "--cache", "ro/warm", status=1)
    (context.folder / "ro/new").mkdir(mode=0o700)
    options = with_read_only(context, "ro")
    reason = "the file system is read-only"
    if options is None:
        options, reason = as_nobody(context), "permission denied"
        (context.folder / "ro").chmod(0o500)
    context.run(*words, "--cache", "ro/warm", status=1, **options)
    cases = ["ro/missing", "ro/missing/below"] + ["ro/new"] * (reason != "permission denied")
    for folder in cases:
        ended = context.run(*words, "--cache", folder, status=1, **options)
        require(ended.output == plain.output, f"{folder}: the report is another")
        require(ended.lines[:1] == [
            f"warning: {folder}: results cannot be kept here: {reason}; name another folder with "
            "--cache, or use --no-cache"], f"{folder}: {ended.error}")
        require(len(ended.lines) == len(plain.lines) + 1, f"{folder}: {ended.error}")
        said = context.run("cache", "--size", "--cache", folder, **options).output
        require(said == "0 results, 0.0 MiB\n", f"{folder}: {said}")
    if reason != "permission denied":
        context.refused(
            "cache", "--clear", "--cache", "ro/warm", saying="results cannot be removed", **options)
    (context.folder / "ro").chmod(0o700)
    require(count(context, "ro/warm")[0] != "0", "what was kept is gone")
    return f"{len(cases)} folders, {reason}"


@check()
def the_folder_is_found_as_others_do(context):
    art = context.art("a.png")
    here = str(context.folder)
    for variables, words, folder in [
        ({}, (), None),
        ({"HOME": here}, (), ".cache/vibrancy"),
        ({"HOME": "relative"}, (), None),
        ({"HOME": here, "XDG_CACHE_HOME": f"{here}/xdg"}, (), "xdg/vibrancy"),
        ({"HOME": here, "XDG_CACHE_HOME": "relative"}, (), ".cache/vibrancy"),
        ({"HOME": here, "VIBRANCY_CACHE_DIR": "mine"}, (), "mine"),
        ({"VIBRANCY_CACHE_DIR": "mine"}, ("--cache", "typed"), "typed"),
        ({"VIBRANCY_CACHE_DIR": "mine"}, ("--no-cache",), None),
    ]:
        context.run("lint", "a.png", *words, variables=variables, status=None)
        made = {path.parent for path in context.folder.rglob("CACHEDIR.TAG")}
        require(made == ({context.folder / folder} if folder else set()), f"{variables}: {made}")
        if folder is None:
            continue
        require((context.folder / folder).stat().st_mode & 0o777 == 0o700, "others may look")
        named = words if words else ()
        shown = context.run("cache", "--dir", *named, variables=variables).output.strip()
        require((context.folder / shown).samefile(context.folder / folder), shown)
        for path in made:
            shutil.rmtree(path)
    context.refused("cache", "--dir", saying="home")
    context.refused("lint", art, "--cache", "a", "--no-cache", saying="--no-cache")


@check()
def what_is_kept_can_be_counted_and_forgotten(context):
    for number in range(12):
        context.art(f"art/{number}.png", color=(number * 20, 5, 5, 255))
    require(count(context) == "0 results, 0.0 MiB\n", "what is not there is counted")
    require(not (context.folder / "kept").exists(), "counting makes the folder")
    context.run("lint", "art", "--cache", "kept", status=None)
    require(count(context).startswith("12 results, "), count(context))
    (context.folder / "kept/mine.txt").write_text("mine")
    context.run("cache", "--clear", "--cache", "kept")
    require(count(context) == "0 results, 0.0 MiB\n", count(context))
    left = [name for name in context.tree("kept") if "TAG" not in name]
    require(left == ["mine.txt"], f"left: {left}")
    context.refused("cache", saying="--dir")
    context.refused("cache", "--size", "--clear", saying="--clear")
