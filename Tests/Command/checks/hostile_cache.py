# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Results that a pull request, or another user, puts into a cache. Each check is one attack."""

import hashlib
import os
import shutil

import png
from checks.diff import git
from harness import check, require

BAD = png.flat(40, 40, (20, 20, 20, 255))
LINT = ("lint", "p", "--all", "--fail-on", "warning")
GOOD = png.flat(40, 40, (255, 255, 255, 255))


def entry(folder):
    [path] = [one for one in (folder / "1").glob("*/*") if not one.name.startswith("t")]
    return path


def forged(context, folder, mode=0o700):
    """A cache that holds, for a picture that fails, what is stored of one that passes."""
    art = context.folder / "p/a.png"
    art.parent.mkdir(exist_ok=True)
    content = {}
    for name, picture in (("good", GOOD), ("bad", BAD)):
        art.write_bytes(picture)
        context.run(
            *LINT, "--cache", name, status=1 if name == "bad" else 0)
        content[name] = entry(context.folder / name)
    mark = b"vibrancy result\n"
    result = content["good"].read_bytes()[len(mark) + 32:]
    place = content["bad"].relative_to(context.folder / "bad")
    key = bytes.fromhex(place.parent.name + place.name)
    digest = hashlib.blake2b(key + result, digest_size=32).digest()
    path = context.folder / folder / place
    path.parent.mkdir(parents=True)
    path.write_bytes(mark + digest + result)
    for part in (path.parent, path.parent.parent):
        part.chmod(0o700)
    (context.folder / folder).chmod(mode)


def lints(context, *words, saying=None, **options):
    ended = context.run(*LINT, *words, status=1, **options)
    warned = [line for line in ended.lines if line.startswith("warning: ")]
    require(len(warned) == (saying is not None), f"warnings: {warned}")
    require(saying is None or saying in warned[0], f"no '{saying}' in: {warned}")


@check()
def a_result_that_a_commit_brings_is_not_used(context):
    forged(context, "p/kept")
    git(context, "init", "-q", folder="p")
    lints(context, "--cache", "p/kept", saying="p/kept: results cannot be kept here")
    lints(context, variables={"VIBRANCY_CACHE_DIR": "p/kept"}, saying="Git work tree p")
    # Nor where the folder is reached by another way, or lies in the work tree around a submodule.
    os.symlink("p/kept", context.folder / "link")
    lints(context, "--cache", "link", saying="Git work tree p")
    context.run("lint", ".", *LINT[2:], "--cache", "kept", cwd=context.folder / "p", status=1)
    shutil.rmtree(context.folder / "p/.git")
    git(context, "init", "-q")
    (context.folder / "p/.git").write_text("gitdir: ../.git/modules/p\n")
    lints(context, "--cache", "p/kept", saying="Git work tree")
    # A folder outside is used.
    shutil.rmtree(context.folder / ".git")
    (context.folder / "p/.git").unlink()
    context.run(*LINT, "--cache", "p/kept")


@check()
def a_cache_that_others_may_write_is_not_used(context):
    forged(context, "kept", mode=0o755)
    lints(context, "--cache", "kept", saying="kept: results cannot be kept here: others may open")
    (context.folder / "kept").chmod(0o700)
    if os.geteuid() == 0:
        os.chown(context.folder / "kept", 65534, 65534)
        lints(context, "--cache", "kept", saying="belongs to another user")
        os.chown(context.folder / "kept", 0, 0)
    (context.folder / "kept/1").chmod(0o777)
    lints(context, "--cache", "kept", saying="kept/1: results cannot be kept here")
    (context.folder / "kept/1").chmod(0o700)
    # The forged result is believed where nothing is wrong with the folder.
    context.run(*LINT, "--cache", "kept")


@check()
def the_users_own_folder_is_used_or_left_with_one_line(context):
    """In a container, the home may be another user's."""
    forged(context, ".cache/vibrancy")
    home = {"HOME": str(context.folder), "XDG_CACHE_HOME": ""}
    context.run(*LINT, variables=home)
    (context.folder / ".cache/vibrancy").chmod(0o750)
    lints(context, variables=home, saying="others may open the folder (mode 750, not 700)")
    if os.geteuid() == 0:
        (context.folder / ".cache/vibrancy").chmod(0o700)
        os.chown(context.folder / ".cache/vibrancy", 65534, 65534)
        lints(context, variables=home, saying="belongs to another user")
        # A folder of our own in a home of another's is used.
        shutil.rmtree(context.folder / ".cache/vibrancy")
        os.chown(context.folder / ".cache", 65534, 65534)
        lints(context, variables=home)
        require((context.folder / ".cache/vibrancy/1").is_dir(), "nothing is kept")


@check()
def an_isolated_run_uses_no_results(context):
    forged(context, "kept")
    before = context.tree("kept")
    lints(context, "--isolated", "--cache", "kept")
    lints(context, "--isolated", variables={"VIBRANCY_CACHE_DIR": "kept"})
    require(context.tree("kept") == before, "results were kept")
