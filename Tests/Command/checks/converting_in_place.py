# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`convert --in-place`: what Git could not bring back is refused, and originals are kept and put back."""

import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import time

import png
from batches_of_art import IN_PLACE, art, interrupted
from harness import TIME_LIMIT, Skipped, check, require
from people import as_nobody

GRAY = ("convert", "--to", "grayscale")
HALF = ("convert", "--to", "desaturate", "--saturation", "0.5")
KEPT = ("--in-place", "--undo-folder", "undo")


def git(context, *words, cwd="."):
    if not shutil.which("git"):
        raise Skipped("there is no git")
    done = subprocess.run(
        ["git", "-c", "user.name=n", "-c", "user.email=e@example.com", *words],
        cwd=context.folder / cwd, env={**context.environment, "HOME": str(context.folder)},
        capture_output=True, timeout=TIME_LIMIT)
    require(done.returncode == 0, done.stderr.decode())
    return done.stdout


def manifest(context, folder="undo"):
    lines = (context.folder / folder / "manifest.jsonl").read_text().splitlines()
    return json.loads(lines[0]), [json.loads(line) for line in lines[1:]]


def digest(data):
    return hashlib.sha256(data).hexdigest()


@check()
def what_git_has_no_copy_of_is_refused(context):
    for name in ("kept", "staged", "edited", "new", "ignored"):
        context.art(f"art/{name}.png")
    (context.folder / "art/.gitignore").write_text("ignored.png\n")
    git(context, "init", "-q", cwd="art")
    git(context, "add", "kept.png", "edited.png", cwd="art")
    git(context, "commit", "-qm", "x", cwd="art")
    context.art("art/edited.png", (1, 200, 3, 255))
    git(context, "add", "staged.png", cwd="art")
    before = context.tree("art")
    words = (*GRAY, "art", "--in-place", "--no-gitignore")
    ended = context.run(*words, status=2)
    require(sorted(ended.written) == [f"art/{name}.png" for name in ("ignored", "kept", "staged")],
            ended.output)
    said = "has changes that are not committed; commit them, or use --allow-dirty"
    require(ended.errors == [f"error: art/{name}.png: {said}" for name in ("edited", "new")], ended.error)
    after = context.tree("art")
    require(all(before[f"{name}.png"] == after[f"{name}.png"] for name in ("edited", "new")), "written")
    dry = context.run(*words, "--dry-run", status=2)
    require(dry.errors == ended.errors and not dry.written, dry.error)
    ended = context.run(*words, "--allow-dirty")
    require(sorted(ended.written) == ["art/edited.png", "art/new.png"], ended.output)


@check()
def a_converted_file_counts_as_changed(context):
    """A kind that would change its own results cannot do so unseen."""
    context.art("a.png")
    git(context, "init", "-q")
    git(context, "add", "a.png")
    context.run(*HALF, "a.png", "--in-place")
    now = context.tree()["a.png"]
    context.refused(*HALF, "a.png", "--in-place", saying="not committed")
    require(context.tree()["a.png"] == now, "it was converted twice")


@check()
def a_pointer_of_lfs_stands_for_its_file(context):
    data = context.art("a.png").read_bytes()
    other = context.art("b.png", (1, 2, 3, 255)).read_bytes()
    git(context, "init", "-q")
    for name, held in (("a.png", data), ("b.png", data)):
        pointer = (f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest(held)}\n"
                   f"size {len(held)}\n")
        (context.folder / name).write_text(pointer)
        git(context, "add", name)
    (context.folder / "a.png").write_bytes(data)
    (context.folder / "b.png").write_bytes(other)
    ended = context.run(*GRAY, "a.png", "b.png", "--in-place", status=2)
    require(ended.written == ["a.png"] and "b.png" in ended.errors[0], ended.output + ended.error)


@check()
def git_is_asked_once_for_many_files(context):
    art(context, 120)
    git(context, "init", "-q")
    git(context, "add", "art")
    wrapper, log = context.folder / "bin/git", context.folder / "asked"
    wrapper.parent.mkdir()
    wrapper.write_text(f'#!/bin/sh\necho x >> "{log}"\nexec {shutil.which("git")} "$@"\n')
    wrapper.chmod(0o755)
    context.run(*GRAY, "art", "--in-place",
                variables={"PATH": f"{wrapper.parent}:{os.environ['PATH']}"})
    count = len(log.read_text().splitlines()) if log.exists() else 0
    require(count <= 12, f"git was started {count} times")
    return f"git started {count} times"


@check()
def attributes_and_times_stay(context):
    path = context.art("a.png")
    path.chmod(0o604)
    os.utime(path, ns=(1_000_000_001, 1_500_000_002))
    try:
        os.setxattr(path, "user.tag", b"red")
        has_attributes = True
    except (OSError, AttributeError):
        has_attributes = False
    before = path.read_bytes()
    context.run(*GRAY, "a.png", *KEPT)
    require(path.read_bytes() != before, "it was not converted")
    status = path.stat()
    require(status.st_mtime_ns == 1_500_000_002, f"changed at {status.st_mtime_ns}")
    require(status.st_mode & 0o777 == 0o604, f"mode {status.st_mode:o}")
    if has_attributes:
        require(os.getxattr(path, "user.tag") == b"red", "an attribute is lost")
    context.run("convert", "--undo", "undo")
    require(path.stat().st_mtime_ns == 1_500_000_002 and path.read_bytes() == before, "not put back")


@check()
def the_undo_folder_keeps_originals_with_a_manifest(context):
    before = art(context, 6)
    context.art("elsewhere/x.png")
    os.mkdir(context.folder / "work")
    for name in before:
        (context.folder / "work/art" / name).parent.mkdir(parents=True, exist_ok=True)
        (context.folder / "work/art" / name).write_bytes(before[name])
    outside = context.tree("elsewhere")["x.png"]
    words = (*GRAY, "art", "../elsewhere/x.png", *KEPT)
    context.run(*words, cwd=context.folder / "work")
    head, entries = manifest(context, "work/undo")
    require(head == {"vibrancy-undo": 1, "root": str((context.folder / "work").resolve())}, f"{head}")
    kept, now = context.tree("work/undo"), context.tree("work")
    for entry in entries:
        inside = not entry["path"].startswith("/")
        data = before[entry["path"].removeprefix("art/")] if inside else outside
        name = f"files/{entry['path']}" if inside else f"outside{entry['path']}"
        place = now[entry["path"]] if inside else context.tree("elsewhere")["x.png"]
        require(kept[name] == data, f"{name} is not the original")
        require((entry["size"], entry["before"]) == (len(data), digest(data)), f"{entry}")
        require(entry["after"] == digest(place), "the digest after is another")
    require(len(entries) == len(before) + 1, f"{len(entries)} entries")


@check(over=["same folder", "another folder"])
def undo_puts_back_byte_for_byte(context, how):
    before = art(context, 12)
    context.run(*HALF, "art", *KEPT)
    require(context.tree("art") != before, "nothing was converted")
    os.mkdir(context.folder / "sub")
    where = {} if how == "same folder" else {"cwd": context.folder / "sub"}
    words = ("../art", "--undo", "../undo") if where else ("--undo", "undo")
    ended = context.run("convert", *words, **where)
    require(context.tree("art") == before, "not as before")
    require(len(ended.written) == 12 and ended.summary.startswith("12 of 12 files put back, "), ended.error)
    ended = context.run("convert", "--undo", "undo")
    require(not ended.written and "12 unchanged" in ended.summary, ended.error)
    context.run(*HALF, "art", *KEPT)
    context.run("convert", "--undo", "undo")
    require(context.tree("art") == before, "not as before the second time")


@check()
def a_file_changed_since_is_not_put_back(context):
    before = art(context, 4)
    names = sorted(before)
    context.run(*GRAY, "art", *KEPT)
    edited, gone, linked = (context.folder / "art" / name for name in names[:3])
    edited.write_bytes(edited.read_bytes() + b"more")
    gone.unlink()
    os.rename(linked, context.folder / "moved.png")
    os.symlink("../../moved.png", linked)
    ended = context.run("convert", "--undo", "undo", status=2)
    require(ended.written == [f"art/{names[3]}"], ended.output)
    require(len(ended.errors) == 3, ended.error)
    for name, words in zip(names, ("was changed since it was converted", "is gone", "is not the file")):
        line = next(line for line in ended.errors if f"art/{name}: " in line)
        require(words in line and f"its original is undo/files/art/{name}" in line, line)
    require(context.tree("art")[names[0]].endswith(b"more"), "an edit is lost")


@check()
def a_file_that_became_a_hard_link_is_not_put_back(context):
    """The other names of the file would keep what the conversion wrote, or lose it unasked."""
    before = art(context, 3)
    names = sorted(before)
    context.run(*GRAY, "art", *KEPT)
    now = context.tree("art")
    linked, other = context.folder / "art" / names[0], context.folder / "elsewhere.png"
    os.link(linked, other)
    ended = context.run("convert", "--undo", "undo", status=2)
    require(sorted(ended.written) == [f"art/{name}" for name in names[1:]], ended.output)
    require(ended.errors == [
        f"error: art/{names[0]}: is one of 2 names of a file (hard links) and is not put back; its "
        f"original is undo/files/art/{names[0]}"], ended.error)
    require(linked.read_bytes() == now[names[0]] and linked.samefile(other), "it was written")
    context.refused("convert", "--to", "template", f"art/{names[0]}", *KEPT, saying="hard links")
    other.unlink()
    ended = context.run("convert", "--undo", "undo")
    require(ended.written == [f"art/{names[0]}"] and context.tree("art") == before, "not as before")


@check()
def a_file_edited_since_is_not_converted_into_the_same_undo_folder(context):
    before = art(context, 2)
    names = sorted(before)
    context.run(*GRAY, "art", *KEPT)
    edited = context.art(f"art/{names[0]}", (9, 200, 9, 255)).read_bytes()
    context.refused(*GRAY, "art", *KEPT, saying=[f"art/{names[0]}", "another --undo-folder"])
    require(context.tree("art")[names[0]] == edited, "it was converted")
    require(context.tree("undo")[f"files/art/{names[0]}"] == before[names[0]], "an original is lost")


@check()
def two_conversions_are_undone_at_once(context):
    before = art(context, 3)
    context.run(*HALF, "art", *KEPT)
    context.run("convert", "--to", "template", "art", *KEPT)
    context.run("convert", "--undo", "undo")
    require(context.tree("art") == before, "not as before")


BROKEN = [
    ("no folder", lambda undo: shutil.rmtree(undo), "has no manifest.jsonl"),
    ("no manifest", lambda undo: (undo / "manifest.jsonl").unlink(), "has no manifest.jsonl"),
    ("another file", lambda undo: (undo / "manifest.jsonl").write_text("{}\n"), "manifest.jsonl:1: "),
    ("a bad line", lambda undo: (undo / "manifest.jsonl").write_text(
        (undo / "manifest.jsonl").read_text() + '{"path":"a"}\n'), "manifest.jsonl:4: "),
    ("a line that leads up", lambda undo: (undo / "manifest.jsonl").write_text(
        (undo / "manifest.jsonl").read_text().replace('"art/', '"../art/')), "manifest.jsonl:2: "),
    ("another project", lambda undo: (undo / "manifest.jsonl").write_text(
        (undo / "manifest.jsonl").read_text().replace('"root":"', '"root":"/gone')), "is not here"),
]


@check(over=BROKEN)
def an_undo_folder_that_does_not_match_is_refused(context, case):
    art(context, 2)
    context.run(*GRAY, "art", *KEPT)
    before = context.tree("art")
    case[1](context.folder / "undo")
    context.refused("convert", "--undo", "undo", saying=case[2])
    require(context.tree("art") == before, "something was written")


@check()
def an_original_that_was_changed_is_not_put_back(context):
    names = sorted(art(context, 2))
    context.run(*GRAY, "art", *KEPT)
    before = context.tree("art")
    (context.folder / "undo/files/art" / names[0]).write_bytes(b"other")
    (context.folder / "undo/files/art" / names[1]).unlink()
    ended = context.run("convert", "--undo", "undo", status=2)
    require(len(ended.errors) == 2 and context.tree("art") == before, ended.error)


@check()
def an_original_that_is_missing_stops_another_conversion(context):
    name = next(iter(art(context, 1)))
    context.run(*HALF, "art", *KEPT)
    before = context.tree("art")
    (context.folder / "undo/files/art" / name).unlink()
    context.refused("convert", "--to", "template", "art", *KEPT, saying="is missing or cut")
    require(context.tree("art") == before, "it was converted")


@check()
def an_undo_folder_is_not_just_any_folder(context):
    art(context, 1)
    context.art("full/x.png")
    os.mkdir(context.folder / "C.xcassets")
    context.refused(*GRAY, "art", "--in-place", "--undo-folder", "full", saying="is not empty")
    context.refused(
        *GRAY, "art", "--in-place", "--undo-folder", "C.xcassets/undo", saying="asset catalog")
    context.refused(*GRAY, "art", "-o", "out", "--undo-folder", "undo", saying="--in-place")
    context.refused("convert", "art", "--undo", "art", saying="has no manifest.jsonl")
    context.refused("convert", "--undo", "undo", "--to", "grayscale", saying="rule each other out")


@check()
def the_undo_folder_may_lie_in_the_input(context):
    before = art(context, 3)
    words = (*GRAY, ".", "--in-place", "--undo-folder", "art/undo")
    context.run(*words)
    ended = context.run(*words)
    require(not ended.written, "originals were converted")
    context.run("convert", "--undo", "art/undo")
    require({name: data for name, data in context.tree("art").items() if "undo" not in name} == before,
            "not as before")


@check(over=["SIGINT", "SIGTERM"], is_long=True, except_for=["SIGINT"])
def an_interrupted_run_says_what_was_done_and_goes_on(context, name):
    before = art(context, 400, size=60)
    done, error = interrupted(context, [*HALF, "art", *KEPT], getattr(signal, name),
                              lambda: len(manifest_lines(context)) > 5)
    lines = error.splitlines()
    require(done.returncode == -getattr(signal, name), f"ended with {done.returncode}: {error}")
    require(any("interrupted after" in line and "run again to continue" in line for line in lines), error)
    require("not started" in lines[-1] and " of 400 files written, " in lines[-1], error)
    converted = sum(context.tree("art")[key] != data for key, data in before.items())
    require(lines[-1].startswith(f"{converted} of 400 "), f"{converted} converted: {lines[-1]}")
    require(0 < converted < 400, f"{converted} of 400")
    context.run(*HALF, "art", *KEPT)
    art(context, 400, size=60, folder="fresh")
    context.run(*HALF, "fresh", *IN_PLACE)
    require(context.tree("art") == context.tree("fresh"), "the run that went on made other files")
    context.run("convert", "--undo", "undo")
    require(context.tree("art") == before, "not as before")


def manifest_lines(context):
    path = context.folder / "undo/manifest.jsonl"
    return path.read_text().splitlines()[1:] if path.exists() else []


@check()
def a_killed_run_loses_nothing(context):
    before = art(context, 300, size=40)
    for count in (1, 10, 40):
        interrupted(context, [*HALF, "art", *KEPT, "-j", "4"], signal.SIGKILL,
                    lambda: len(manifest_lines(context)) >= count)
    for data in finished(context, "art").values():
        png.whole(data)
    context.run(*HALF, "art", *KEPT)
    art(context, 300, size=40, folder="fresh")
    context.run(*HALF, "fresh", *IN_PLACE)
    require(finished(context, "art") == context.tree("fresh"), "a file was converted twice or not at all")
    context.run("convert", "--undo", "undo")
    require(finished(context, "art") == before, "not as before")


def finished(context, folder):
    """The files of a folder without drafts, which a killed run had no time to remove."""
    return {name: data for name, data in context.tree(folder).items() if not name.endswith(".draft")}


@check()
def a_cut_manifest_goes_on(context):
    before = art(context, 3)
    context.run(*GRAY, "art", *KEPT)
    path = context.folder / "undo/manifest.jsonl"
    whole = path.read_text()
    path.write_text(whole + '{"path":"art/00')
    context.run(*GRAY, "art", *KEPT)
    require(path.read_text() == whole, "the cut line is still there")
    path.write_text(whole + '{"path":"art/00')
    context.run("convert", "--undo", "undo")
    require(context.tree("art") == before, "not as before")


@check()
def two_runs_at_once_lose_nothing(context):
    before = art(context, 200, size=40)
    running = [subprocess.Popen(
        [context.binary, *HALF, "art", "--in-place", "--undo-folder", f"undo{at}", "-j", "2"],
        cwd=context.folder, env=context.environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE) for at in range(2)]
    said = [one.communicate(timeout=TIME_LIMIT) for one in running]
    for _, error in said:
        lines = error.decode().splitlines()
        require(all(line.startswith("error: art/") or " files written" in line for line in lines), lines[0])
    for name, data in context.tree("art").items():
        png.whole(data)
        kept = [context.tree(f"undo{at}").get(f"files/art/{name}") for at in range(2)]
        require(before[name] in kept, f"the original of {name} is lost")


@check()
def one_undo_folder_serves_one_run(context):
    art(context, 2)
    context.run(*GRAY, "art", *KEPT)
    import fcntl
    held = os.open(context.folder / "undo", os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    for words in ((*GRAY, "art", *KEPT), ("convert", "--undo", "undo")):
        context.refused(*words, saying="another run uses this undo folder")
    os.close(held)


@check()
def a_full_disk_loses_nothing(context):
    before = art(context, 3, size=300)

    def little_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    ended = context.run(*GRAY, "art", *KEPT, status=2, preexec_fn=little_room)
    require(context.tree("art") == before and not ended.written, ended.output)
    require(len(ended.errors) >= 1 and all("annot be written" in line or "too large" in line.lower()
            for line in ended.errors), ended.error)
    left = [name for name in context.tree("undo") if name != "manifest.jsonl"] if (
        context.folder / "undo").exists() else []
    require(not left, f"{left} are left over")


@check()
def a_read_only_catalog_is_left_as_it_is(context):
    options = as_nobody(context)
    folder = context.folder / "C.xcassets/A.imageset"
    data = context.art("C.xcassets/A.imageset/a.png").read_bytes()
    (folder / "Contents.json").write_text(json.dumps(
        {"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1, "author": "x"}}))
    for path in (folder / "a.png", folder / "Contents.json"):
        path.chmod(0o444)
    folder.chmod(0o555)
    try:
        context.refused(*GRAY, "C.xcassets", "--in-place", saying="C.xcassets/A.imageset/a.png: ", **options)
        require((folder / "a.png").read_bytes() == data, "it was written")
        context.run(*GRAY, "C.xcassets", "-o", "out", **options)
        require(len(context.tree("out/C.xcassets")) == 2, "it does not come out")
    finally:
        folder.chmod(0o755)


@check(is_long=True)
def very_many_files_are_one_batch(context):
    """As many as a large project has, small ones: what grows is the list."""
    before = art(context, 3000, size=2)
    start = time.monotonic()
    context.run(*GRAY, "art", *KEPT)
    context.run("convert", "--undo", "undo")
    require(context.tree("art") == before, "not as before")
    return f"{time.monotonic() - start:.1f} s"
