# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`convert`: what goes in comes out, as a catalog or a folder, and what a run says of it."""

import json
import os
import re

import png
from batches_of_art import IN_PLACE
from harness import check, require
from listed import SCENES

GRAY = ("convert", "--to", "grayscale")
CATALOG = "Sample.xcassets"
INFO = {"author": "xcode", "version": 1}


def sample(context, under="."):
    """The catalog of the fixtures, with a file of every other kind."""
    for path in (context.fixtures / "Catalogs" / CATALOG).rglob("*"):
        if path.is_file():
            place = context.folder / under / path.relative_to(context.fixtures / "Catalogs")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    catalog = context.folder / under / CATALOG
    (catalog / "Data.dataset").mkdir()
    (catalog / "Data.dataset/table.csv").write_text("a,b\n")
    (catalog / "Bolt.imageset/notes.txt").write_text("of nobody's")
    return catalog


def converted(name):
    return name.endswith(".png") and ".imageset/" in name




@check()
def a_catalog_comes_out_as_a_catalog(context):
    sample(context)
    before = context.tree(CATALOG)
    ended = context.run(*GRAY, CATALOG, "-o", "out")
    after = context.tree(f"out/{CATALOG}")
    require(after.keys() == before.keys(), f"{after.keys() ^ before.keys()}")
    require(list(context.tree("out")) and set(os.listdir(context.folder / "out")) == {CATALOG}, "more")
    for name, data in before.items():
        require(converted(name) or after[name] == data, f"{name} is not as it was")
    require(any(before[name] != after[name] for name in before), "nothing was converted")
    require(sorted(ended.written) == sorted(f"out/{CATALOG}/{name}" for name in after), ended.output)


@check()
def our_own_reader_finds_the_same_sets(context):
    sample(context)
    context.run(*GRAY, CATALOG, "-o", "out")
    one, other = (
        context.run("render", path, "-o", f"drawn{at}", "--all", "--scene", f"home-light,{SCENES.icon_dark}",
                    status=0).written
        for at, path in enumerate((CATALOG, f"out/{CATALOG}")))
    names = [[re.sub("^drawn./", "", line) for line in lines] for lines in (one, other)]
    require(names[0] == names[1] and len(names[0]) > 8, f"{names}")


@check(over=["Sample.xcassets/Bolt.imageset", "Sample.xcassets/Drawn", "$/Sample.xcassets", "art/"])
def what_was_named_comes_out_under_its_name(context, named):
    sample(context, "art" if named == "art/" else ".")
    path = named.replace("$", str(context.folder))
    context.run(*GRAY, path, "-o", "out")
    name = "" if named == "art/" else named.split("/")[-1]
    before, after = context.tree(path), context.tree(f"out/{name}")
    require(before.keys() == after.keys(), f"{before.keys() ^ after.keys()}")


@check()
def a_catalog_may_be_named_from_inside(context):
    catalog = sample(context)
    context.run(*GRAY, ".", "-o", "../out", cwd=catalog)
    require(context.tree(f"out/{CATALOG}").keys() == context.tree(CATALOG).keys(), "another place")


@check()
def a_folder_comes_out_as_a_folder(context):
    sample(context, "art/App")
    context.art("art/a.PNG")
    context.art("art/deep/er/b.png")
    (context.folder / "art/deep/read me.txt").write_text("text")
    (context.folder / "art/.hidden").write_text("text")
    (context.folder / "art/App.icon/Assets").mkdir(parents=True)
    (context.folder / "art/App.icon/icon.json").write_text("{}")
    (context.folder / "art/App.icon/Assets/x.svg").write_text("<svg/>")
    (context.folder / "art/broken.widget.json").write_text("{")
    context.run(*GRAY, "art", "-o", "out")
    before, after = context.tree("art"), context.tree("out")
    before.pop(".hidden")
    require(before.keys() == after.keys(), f"{before.keys() ^ after.keys()}")
    for name, data in before.items():
        is_picture = converted(name) or name in ("a.PNG", "deep/er/b.png")
        require(is_picture or after[name] == data, f"{name} is not as it was")
    require(png.whole(after["a.PNG"])[3] in (0, 3), "a.PNG was not converted")


@check()
def icons_are_converted_only_when_named(context):
    sample(context)
    before = context.tree(CATALOG)
    words = ("convert", "--to", "luminance-to-alpha")
    ended = context.run(*words, CATALOG, "-o", "out")
    require("note: 2 app-icon sets not converted, copied unchanged; name a set to convert it"
            in ended.lines, ended.error)
    context.run(*words, CATALOG, f"{CATALOG}/AppIcon.appiconset", "-o", "named")
    after = context.tree(f"named/{CATALOG}")
    require(after.keys() == before.keys(), "the set came out elsewhere")
    require(after["AppIcon.appiconset/light.png"] != before["AppIcon.appiconset/light.png"], "kept")
    require(after["PlainIcon.appiconset/plain.png"] == before["PlainIcon.appiconset/plain.png"], "not")
    context.run(*words, CATALOG, *IN_PLACE)
    after = context.tree(CATALOG)
    require(all(after[name] == data for name, data in before.items() if "iconset" in name), "in place")
    context.run(*words, f"{CATALOG}/AppIcon.appiconset/light.png", *IN_PLACE)
    require(context.tree(CATALOG)["AppIcon.appiconset/light.png"] !=
            before["AppIcon.appiconset/light.png"], "a picture that was named was not converted")


@check()
def a_catalog_is_never_written_over_itself(context):
    sample(context)
    sample(context, "other")
    before = context.tree()
    ended = context.run(*GRAY, CATALOG, "-o", ".", status=2)
    require([CATALOG + ": would be written over itself" in line for line in ended.errors] == [True],
            ended.error)
    ended = context.run(*GRAY, CATALOG, f"other/{CATALOG}", "-o", "out", status=2)
    said = f"other/{CATALOG}: its result and that of {CATALOG} would both be out/{CATALOG}"
    require([said in line for line in ended.errors] == [True], ended.error)
    require(len(ended.written) == len(context.tree(CATALOG)), "the first was not written")
    after = context.tree()
    require(all(after[name] == data for name, data in before.items()), "an input changed")


@check()
def results_do_not_go_into_the_catalog(context):
    sample(context)
    before = context.tree(CATALOG)
    ended = context.run(*GRAY, CATALOG, "-o", f"{CATALOG}/out", status=2)
    require(len(ended.errors) == 1 and "holds the output folder" in ended.errors[0], ended.error)
    require(context.tree(CATALOG) == before, "something was written")


@check()
def a_catalog_that_is_a_link_comes_out_under_the_link_s_name(context):
    sample(context, "store")
    os.symlink(f"store/{CATALOG}", context.folder / "Link.xcassets")
    context.run(*GRAY, "Link.xcassets", "-o", "out")
    require(context.tree("out/Link.xcassets").keys() == context.tree(f"store/{CATALOG}").keys(), "not")


@check()
def what_is_excluded_is_copied_in_a_catalog(context):
    sample(context)
    context.run(*GRAY, CATALOG, "-o", "out", "--exclude", "*/Paper Boat.imageset")
    before, after = context.tree(CATALOG), context.tree(f"out/{CATALOG}")
    name = "Paper Boat.imageset/paper boat.png"
    require(before.keys() == after.keys() and before[name] == after[name], "it was converted")


@check()
def a_set_that_cannot_be_read_is_copied_and_named(context):
    catalog = sample(context)
    (catalog / "Bolt.imageset/Contents.json").write_text("{")
    ended = context.run(*GRAY, CATALOG, "-o", "out", status=2)
    require(["Bolt.imageset/Contents.json:1:" in line for line in ended.errors] == [True], ended.error)
    before, after = context.tree(CATALOG), context.tree(f"out/{CATALOG}")
    require(before.keys() == after.keys(), "files are missing")
    require(before["Bolt.imageset/bolt.png"] == after["Bolt.imageset/bolt.png"], "it was converted")


@check()
def a_picture_that_is_in_no_slot_is_copied(context):
    catalog = sample(context)
    data = context.art("x.png").read_bytes()
    (catalog / "Bolt.imageset/old.png").write_bytes(data)
    context.run(*GRAY, CATALOG, "-o", "out")
    require(context.tree(f"out/{CATALOG}")["Bolt.imageset/old.png"] == data, "it was converted")


LISTED = re.compile(r"(.*): (grayscale|copy), (?:(\d+) -> )?(\d+) bytes(?:, (\d+) pixels? changes?)?")


@check(over=["-o", "--in-place", "nothing"])
def a_dry_run_lists_what_would_be_written(context, how):
    sample(context)
    context.art("art/colored.png", size=8)
    context.art("art/gray.png", (90, 90, 90, 255))
    before, place = context.tree(), {"-o": ["-o", "out"], "--in-place": IN_PLACE, "nothing": []}
    words = (*GRAY, "art", CATALOG, *place[how])
    ended = context.run(*words, "--dry-run")
    require(context.tree() == before, "something was written")
    rows = [LISTED.fullmatch(line) for line in ended.written]
    require(all(rows), ended.output)
    if how == "nothing":
        words = (*words, *IN_PLACE)
    real = context.run(*words)
    require([row[1] for row in rows] == real.written, "other files were written")
    after = context.tree()
    for row in rows:
        require(len(after[row[1]]) == int(row[4]), f"{row[1]}: another size")
    colored = next(row for row in rows if row[1].endswith("colored.png"))
    require(colored[5] == "64" and colored[3] == str(len(before["art/colored.png"])), colored[0])
    said = ended.summary.replace("would be written", "written")
    require(said.rsplit(",", 1)[0] == real.summary.rsplit(",", 1)[0], ended.summary)


@check()
def the_summary_counts_files_bytes_and_seconds(context):
    context.art("art/a.png")
    context.art("art/gray.png", (90, 90, 90, 255))
    size = len(context.tree("art")["a.png"])
    ended = context.run(*GRAY, "art", *IN_PLACE)
    now = len(context.tree("art")["a.png"])
    require(re.fullmatch(rf"1 of 2 files written, 1 unchanged, {size} -> {now} bytes, \d+\.\d s",
                         ended.summary), ended.error)
    require(not context.run(*GRAY, "art", "-o", "out", "-q").error, "is not quiet")


@check()
def what_is_there_already_is_skipped(context):
    sample(context)
    context.run(*GRAY, CATALOG, "-o", "out")
    whole = context.tree("out")
    gone = [name for at, name in enumerate(sorted(whole)) if at % 3 == 0]
    kept = next(name for name in whole if name not in gone)
    for name in gone:
        (context.folder / "out" / name).unlink()
    (context.folder / "out" / kept).write_bytes(b"mine")
    ended = context.run(*GRAY, CATALOG, "-o", "out", "--skip-existing")
    require(sorted(ended.written) == sorted(f"out/{name}" for name in gone), ended.output)
    require(f"{len(whole) - len(gone)} skipped" in ended.summary, ended.summary)
    require(context.tree("out") == {**whole, kept: b"mine"}, "something else was written")
    context.refused(*GRAY, CATALOG, "--in-place", "--skip-existing", saying="-o")


@check()
def names_that_differ_in_case_stay_apart(context):
    catalog = sample(context)
    (catalog / "bolt.imageset").mkdir()
    (catalog / "bolt.imageset/Contents.json").write_text(json.dumps({
        "images": [{"idiom": "universal", "filename": "Bolt.png"},
                   {"idiom": "universal", "scale": "2x", "filename": "bolt.png"}], "info": INFO}))
    context.art(f"{CATALOG}/bolt.imageset/Bolt.png", (200, 0, 0, 255))
    context.art(f"{CATALOG}/bolt.imageset/bolt.png", (0, 200, 0, 255))
    if len(context.tree(f"{CATALOG}/bolt.imageset")) < 3:
        return "they are one here"
    context.run(*GRAY, CATALOG, "-o", "out")
    after = context.tree(f"out/{CATALOG}")
    require(after.keys() == context.tree(CATALOG).keys(), "files are missing")
    require(after["bolt.imageset/Bolt.png"] != after["bolt.imageset/bolt.png"], "one is the other")
    return None


@check()
def a_link_in_a_catalog_comes_out_as_a_file(context):
    catalog = sample(context)
    os.symlink("bolt.png", catalog / "Bolt.imageset/again.png")
    os.symlink("/etc/hostname", catalog / "Bolt.imageset/host")
    ended = context.run(*GRAY, CATALOG, "-o", "out", status=2)
    require(len(ended.errors) == 1 and "Bolt.imageset/host: leads outside" in ended.errors[0], ended.error)
    require("Bolt.imageset/again.png" in context.tree(f"out/{CATALOG}"), "the link is missing")


@check()
def help_fits_a_screen_and_shows_three_commands(context):
    for flag in ("--help", "-h"):
        lines = context.run("convert", flag).written
        require(len(lines) <= 24 and max(map(len, lines)) <= 80, f"{len(lines)} lines")
        commands = [line.strip() for line in lines if line.startswith("  vibrancy convert ")]
        require(len(commands) == 3, f"{commands}")
    whole = context.run("help", "convert").output
    for option in ("--undo-folder", "--skip-existing", "--dry-run", "--files-from", "--allow-dirty"):
        require(option in whole, f"{option} is missing")
