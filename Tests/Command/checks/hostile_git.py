# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a repository's configuration, attributes and hooks make Git start. Each check is one attack."""

import hashlib
import json
import os
import shutil

import png
from checks.diff import commit, git
from checks.fixing import faint
from harness import Skipped, check, require

BAD = png.flat(40, 40, (20, 20, 20, 255))


def program(context):
    """A program that notes that it ran, and passes on what it reads."""
    path = context.folder / "program"
    path.write_text(f"#!/bin/sh\necho \"$0 $*\" >>{context.folder / 'ran'}\ncat\n")
    path.chmod(0o755)
    return path


def stayed_off(context):
    ran = context.folder / "ran"
    require(not ran.exists(), f"started: {ran.read_text() if ran.exists() else ''}")


def committed(context, folder="p"):
    git(context, "init", "-q", "-b", "main", folder=folder)
    commit(context, folder)


@check()
def fix_starts_no_program_of_a_repository(context):
    art = faint(context, "p/art/bolt@2x.png")
    committed(context)
    before = art.read_bytes()
    run = program(context)
    hooks = context.folder / "p/.git/hooks"
    hooks.mkdir(exist_ok=True)
    shutil.copy(run, hooks / "post-index-change")
    for name in ("core.fsmonitor", "filter.e.clean", "filter.e.smudge", "filter.e.process",
                 "diff.e.textconv", "diff.e.command", "diff.external", "core.pager",
                 "core.sshCommand", "credential.helper", "core.askPass"):
        git(context, "config", name, str(run), folder="p")
    git(context, "config", "filter.e.required", "true", folder="p")
    (context.folder / "p/.git/info/attributes").write_text("* filter=e diff=e\n")
    (context.folder / "ran").unlink(missing_ok=True)
    os.utime(art, (1, 1))
    index = (context.folder / "p/.git/index").read_bytes()
    context.run("fix", "art", "--write", cwd=context.folder / "p", variables={
        "GIT_EXTERNAL_DIFF": str(run), "GIT_PAGER": str(run), "GIT_SSH_COMMAND": str(run)})
    stayed_off(context)
    require(art.read_bytes() != before, "what is committed was not written")
    require((context.folder / "p/.git/index").read_bytes() == index, "the index was written")


@check(over=["fix", "diff"])
def git_fetches_nothing(context, command):
    """A repository that says that objects are missing, and by which program they are fetched."""
    faint(context, "p/art/bolt@2x.png")
    committed(context)
    run = program(context)
    blob = git(context, "rev-parse", "HEAD:art/bolt@2x.png", folder="p")
    (context.folder / "p/.git/objects" / blob[:2] / blob[2:]).unlink()
    for name, value in [
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"), ("remote.origin.url", f"ext::{run} x"),
            ("protocol.ext.allow", "always"), ("protocol.allow", "always")]:
        git(context, "config", name, value, folder="p")
    (context.folder / "p/art/bolt@2x.png").write_bytes(BAD)
    words = {"fix": ("fix", "art", "--write"), "diff": ("diff", "HEAD")}[command]
    context.run(*words, cwd=context.folder / "p", status=None)
    stayed_off(context)


@check()
def a_folder_that_looks_like_a_repository_is_none(context):
    """Its index would say that everything is committed."""
    art = faint(context, "p/art/bolt@2x.png")
    committed(context)
    git(context, "rm", "-q", "--cached", "art/bolt@2x.png", folder="p")
    before = art.read_bytes()
    shutil.copytree(context.folder / "p/.git", context.folder / "p/art", dirs_exist_ok=True)
    git(context, "config", "-f", "art/config", "core.worktree", ".", folder="p")
    git(context, "config", "-f", "art/config", "core.bare", "false", folder="p")
    git(context, "--git-dir=.", "--work-tree=.", "add", "-f", "bolt@2x.png", folder="p/art")
    context.run("fix", "art", "--write", cwd=context.folder / "p", status=2)
    require(art.read_bytes() == before, "it was written")


@check()
def what_is_committed_is_told_by_digests(context):
    folder = context.folder / "p"
    art = faint(context, "p/art/bolt@2x.png")
    big = faint(context, "p/art/lfs@2x.png")
    mine = big.read_bytes()
    pointer = (
        "version https://git-lfs.github.com/spec/v1\n"
        f"oid sha256:{hashlib.sha256(mine).hexdigest()}\nsize {len(mine)}\n")
    big.write_text(pointer)
    (folder / "art/Set.imageset").mkdir()
    committed(context)
    # The picture that the pointer stands for, as `git lfs` puts it there, and another one.
    big.write_bytes(mine)
    ended = context.run("fix", "art", "--write", cwd=folder)
    require("2 files written" in ended.output, ended.output)
    git(context, "checkout", "-q", ".", folder="p")
    big.write_bytes(mine + b"more")
    art.write_bytes(art.read_bytes() + b"more")
    ended = context.run("fix", "art", "--write", cwd=folder, status=2)
    require(len(ended.errors) == 2, ended.error)
    require(ended.error.count("has changes that are not committed") == 2, ended.error)


@check()
def line_ends_are_no_change(context):
    folder = context.folder / "p/Widget/Assets.xcassets/Bolt.imageset"
    faint(context, "p/Widget/Assets.xcassets/Bolt.imageset/bolt@2x.png")
    contents = folder / "Contents.json"
    contents.write_text(json.dumps({
        "images": [{"filename": "bolt@2x.png", "idiom": "universal", "scale": "2x"}]}, indent=2))
    committed(context)
    contents.write_bytes(contents.read_bytes().replace(b"\n", b"\r\n"))
    context.run("fix", "Widget/Assets.xcassets", "--write", cwd=context.folder / "p")


@check()
def a_repository_of_longer_names_is_read(context):
    faint(context, "p/art/bolt@2x.png")
    try:
        git(context, "init", "-q", "--object-format=sha256", folder="p")
    except Exception:
        raise Skipped("this Git has no such repositories") from None
    commit(context)
    context.run("fix", "art", "--write", cwd=context.folder / "p")
