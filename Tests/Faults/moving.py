# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Files and folders that somebody else changes while a run is at work."""

import os
import shutil
import threading
from contextlib import contextmanager

import png
from faults import COUNT, JOBS
from harness import check, require


@contextmanager
def meanwhile(act):
    """Acts again and again in another thread; each time gets the next number."""
    done = threading.Event()

    def loop():
        number = 0
        while not done.is_set():
            try:
                act(number)
            except OSError:
                pass  # what was to be changed is just not there
            number += 1
            done.wait(0.0003)

    thread = threading.Thread(target=loop)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def changes(faults):
    """Ways to change an input, by name; each gives old bytes or new ones, or none."""
    path = faults.folder / "art/a3.png"
    old, new = (png.flat(700, 700, (level, level, 0, 255)) for level in (40, 200))

    def rename(number):
        (faults.folder / "next").write_bytes((old, new)[number % 2])
        os.replace(faults.folder / "next", path)

    def rewrite(number):
        path.write_bytes((old, new)[number % 2])

    def shrink(number):
        with open(path, "r+b") as file:
            file.truncate(0 if number % 2 else len(old) // 2)
        rewrite(number)

    def vanish(number):
        path.unlink()
        rewrite(number)

    def become_a_folder(number):
        path.unlink()
        path.mkdir()
        path.rmdir()
        rewrite(number)

    return path, (old, new), {
        "renamed over": rename, "overwritten": rewrite, "cut": shrink, "gone": vanish,
        "a folder": become_a_folder}


@check(over=["renamed over", "overwritten", "cut", "gone", "a folder"])
def an_input_that_changes_is_read_as_one_or_told(faults, how):
    path, versions, ways = changes(faults)
    words = JOBS["convert"]
    results = []
    for version in versions:
        faults.start_over()
        path.write_bytes(version)
        faults.context.run(*words)
        results.append(faults.files("convert"))
    wanted = {one["a3.png"] for one in results}
    wholes = results[0]
    reported = 0
    for _ in range(8 * faults.rounds):
        faults.start_over()
        path.write_bytes(versions[0])
        with meanwhile(ways[how]):
            ended = faults.context.run(*words, status=None)
        left = faults.files("convert")
        made = left.pop("a3.png", None)
        require(all(data == wholes[name] for name, data in left.items()), "others are disturbed")
        require(len(left) == COUNT - 1, f"{COUNT - 1 - len(left)} others are missing")
        require(made is None or made in wanted, "its result is of neither version")
        require(how != "renamed over" or made is not None, ended.error)
        # A file may be gone already while the folder is walked: then there was none.
        require(ended.status == (2 if ended.errors else 0), f"{ended.status}: {ended.error}")
        for line in ended.errors:
            require(line.startswith("error: art/a3.png: "), line)
        reported += bool(ended.errors)
    return f"reported {reported} times"


@check(over=["removed", "made anew", "a file", "a link"])
def a_folder_that_is_swapped_is_no_crash(faults, how):
    """Whatever becomes of the output folder, what is in it in the end is whole."""
    _, whole, _ = faults.undisturbed("render")
    out, aside = faults.folder / "out", faults.folder / "aside"
    reported = 0
    for _ in range(6 * faults.rounds):
        faults.start_over()
        for one in (out, aside):
            shutil.rmtree(one, ignore_errors=True)

        def act(number):
            if out.is_symlink() or out.is_file():
                out.unlink()
            if how == "removed":
                shutil.rmtree(out)
            elif how == "made anew":
                os.rename(out, aside) if number % 2 else shutil.rmtree(aside, ignore_errors=True)
                out.mkdir()
            elif how == "a file":
                shutil.rmtree(out, ignore_errors=True)
                out.write_bytes(b"")
            else:
                aside.mkdir(exist_ok=True)
                shutil.rmtree(out, ignore_errors=True)
                os.symlink(aside, out)

        with meanwhile(act):
            ended = faults.context.run(*JOBS["render"], status=None)
        require(ended.status in (0, 2), f"ended with {ended.status}")
        require((ended.status == 2) == bool(ended.errors), ended.error)
        for folder in (out, aside):
            left = faults.context.tree(folder.name) if folder.is_dir() else {}
            for name, data in left.items():
                require(data == whole.get(name.removeprefix("out/")), f"{name} is not whole")
        reported += bool(ended.errors)
        if out.is_symlink() or out.is_file():
            out.unlink()
    return f"reported {reported} times"
