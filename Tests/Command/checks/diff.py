# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`diff`: what became of art and code since a revision, reported by Git."""

import hashlib
import json
import os
import re
import shutil
import subprocess

import png
from harness import Skipped, check, require
from linting import image_set
from listed import RULES

CATALOG = "App/WidgetAssets.xcassets"
WIDGET = """import SwiftUI
import WidgetKit
struct RainView: View {
  var body: some View { Image("Rain").containerBackground(.clear, for: .widget) }
}
struct Rain: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rain", provider: Provider()) { _ in RainView() }
      .supportedFamilies([.%s])
  }
}
@main struct Bundle: WidgetBundle { var body: some Widget { Rain() } }
"""


def git(context, *words, folder=".", status=0):
    if shutil.which("git") is None:
        raise Skipped("git is not installed")
    home = context.folder / "home"
    home.mkdir(exist_ok=True)
    done = subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
         "-c", "protocol.file.allow=always", *words],
        cwd=context.folder / folder, capture_output=True,
        env={"PATH": os.environ["PATH"], "HOME": str(home), "GIT_CONFIG_NOSYSTEM": "1"})
    require(done.returncode == status, f"git {words}: {done.stderr.decode()}")
    return done.stdout.decode().strip()


def spot(gray, side=24):
    """A disc of one gray in a clear square."""
    inner, middle = bytes([gray, gray, gray, 255]), (side - 1) / 2
    return png.file(side, side, [
        b"".join(inner if (x - middle) ** 2 + (y - middle) ** 2 < 64 else bytes(4)
                 for x in range(side)) for y in range(side)])


def draw(context, name, gray, catalog=CATALOG):
    return image_set(context, f"p/{catalog}/{name}.imageset", {f"{name}.png": spot(gray)})


def repository(context, **grays):
    """A project in `p` with a set for each gray, committed."""
    (context.folder / "p").mkdir(exist_ok=True)
    for name, gray in grays.items():
        draw(context, name, gray)
    git(context, "init", "-q", "-b", "main", folder="p")
    commit(context)


def commit(context, folder="p"):
    git(context, "add", "-A", folder=folder)
    git(context, "commit", "-qm", "a change", "--allow-empty", folder=folder)


def compared(context, *words, status=0, folder="p", **options):
    ended = context.run(
        "diff", *words, "--reporter", "json", cwd=context.folder / folder, status=status, **options)
    return json.loads(ended.output)


def sets(report, part):
    return {one["path"].split("/")[-2].split(".")[0] for one in report[part]}


@check()
def tells_what_is_new_fixed_and_known(context):
    repository(context, Good=255, Same=30, Other=31, Fixed=30, Broken=255, Gone=30, Moved=32)
    draw(context, "Fixed", 255)
    draw(context, "Broken", 30)
    draw(context, "New", 33)
    draw(context, "Other", 35)
    git(context, "rm", "-qr", f"{CATALOG}/Gone.imageset", folder="p")
    git(context, "mv", f"{CATALOG}/Moved.imageset", f"{CATALOG}/Away.imageset", folder="p")
    for words in (["HEAD"], ["HEAD", "App"], ["HEAD", context.folder / "p" / CATALOG]):
        report = compared(context, *words, status=None)
        require(sets(report, "new") == {"Broken", "New"}, f"new: {sets(report, 'new')}")
        require(sets(report, "fixed") == {"Fixed", "Gone"}, f"fixed: {sets(report, 'fixed')}")
        require(sets(report, "known") == {"Other", "Away"}, f"known: {sets(report, 'known')}")
        require(report["counts"]["compared"] == 5, f"compared: {report['counts']}")
    inside = compared(context, "HEAD", folder=f"p/{CATALOG}", status=None)
    require(inside["new"][0]["path"].startswith("Broken.imageset/"), "paths from another folder")
    # What is committed is as it is.
    commit(context)
    report = compared(context, "HEAD")
    require(report["counts"]["compared"] == 0 and not report["new"], "a difference from itself")
    report = compared(context, "HEAD~1", status=None)
    require(sets(report, "new") == {"Broken", "New"}, f"of two commits: {sets(report, 'new')}")


@check()
def only_what_is_new_fails(context):
    repository(context, Old=30)
    draw(context, "Good", 255)
    draw(context, "Old", 31)
    ended = context.run("diff", "HEAD", CATALOG, "--fail-on", "note", cwd=context.folder / "p")
    require("0 new findings, 0 fixed," in ended.output, ended.output)
    draw(context, "Bad", 30)
    context.run("diff", "HEAD", CATALOG, "--fail-on", "warning", cwd=context.folder / "p", status=1)
    context.run("diff", "HEAD", CATALOG, "--fail-on", "never", cwd=context.folder / "p")


@check()
def what_weighs_more_is_new(context):
    repository(context, Faint=255)
    path = context.folder / "p" / ".vibrancy.json"
    draw(context, "Faint", 30)
    report = compared(context, "HEAD", CATALOG, status=None)
    require(report["counts"]["new"] > 0, "no finding")
    path.write_text(f'{{"rules": {{"{RULES.vibrant_dark_content}": "off"}}}}')
    quiet = compared(context, "HEAD", CATALOG, status=None)
    rules = {one["rule"] for one in quiet["new"]}
    require(RULES.vibrant_dark_content not in rules, "the configuration of now holds for both")


@check()
def art_that_is_shown_elsewhere_counts(context):
    folder = context.folder / "p" / "RainWidget"
    folder.mkdir(parents=True)
    source = folder / "Rain.swift"
    source.write_text(WIDGET % "systemSmall")
    draw(context, "Rain", 30, catalog="RainWidget/Assets.xcassets")
    repository(context)
    source.write_text("// a line more\n" + WIDGET % "systemSmall")
    report = compared(context, "HEAD")
    require(report["counts"]["compared"] == 0, "other lines are no other use")
    source.write_text(WIDGET % "accessoryCircular")
    report = compared(context, "HEAD", status=None)
    require(sets(report, "new") == {"Rain"}, f"new: {report['new']}")
    require({one.get("scene") for one in report["new"]} & {"lock-screen"}, "not on the Lock Screen")


REFUSED = {
    "no repository": (["HEAD"], "no git repository"),
    "unknown": (["gone"], "is not a commit that this repository has"),
    "like an option": (["--", "--output=x"], "is not a commit"),
    "empty": ([""], "names nothing"),
    "a file of a commit": (["HEAD:a"], "is not a commit"),
    "two revisions": (["HEAD..HEAD"], "two revisions"),
    "outside": (["HEAD", ".."], "lies outside of the work tree"),
    "standard input": (["HEAD", "-"], "standard input"),
    "bare": (["HEAD"], "bare repository"),
    "inside .git": (["HEAD"], "not in the repository's work tree"),
    "conflict": (["HEAD"], "a merge left conflicts"),
    "shallow": (["HEAD~1"], "git fetch --unshallow"),
    "newline": (["a\nb"], "is not a commit"),
}


@check(over=list(REFUSED))
def refuses(context, case):
    words, saying = REFUSED[case]
    folder = "p"
    if case == "no repository":
        (context.folder / "p").mkdir()
    else:
        repository(context, A=255)
        commit(context)
    if case == "bare":
        git(context, "clone", "-q", "--bare", "p", "bare")
        folder = "bare"
    if case == "inside .git":
        folder = "p/.git"
    if case == "shallow":
        git(context, "clone", "-q", "--depth", "1", f"file://{context.folder}/p", "shallow")
        folder = "shallow"
    if case == "conflict":
        git(context, "checkout", "-qb", "other", folder="p")
        draw(context, "A", 10)
        commit(context)
        git(context, "checkout", "-q", "main", folder="p")
        draw(context, "A", 90)
        commit(context)
        git(context, "merge", "-q", "other", folder="p", status=1)
    context.refused(
        "diff", *words, cwd=context.folder / folder, saying=saying,
        variables={"GIT_CEILING_DIRECTORIES": str(context.folder)})


@check()
def any_name_will_do(context):
    names = ['a "quoted"', "line\nbreak", "--option", "tab\tand ü", ":(top)x", "star*"]
    repository(context, **{name: 255 for name in names})
    for name in names:
        draw(context, name, 30)
    report = compared(context, "HEAD", status=None)
    wanted = {name.split(".")[0] for name in names}
    require(sets(report, "new") == wanted, f"new: {sets(report, 'new')}")
    commit(context)
    git(context, "mv", f"{CATALOG}/line\nbreak.imageset", f"{CATALOG}/line.imageset", folder="p")
    report = compared(context, "HEAD")
    require(sets(report, "known") == {"line"}, f"known: {report['counts']}")
    context.run("diff", "HEAD~1", "--reporter", "markdown", cwd=context.folder / "p", status=None)


@check()
def pointers_of_lfs_are_told_or_followed(context):
    repository(context, Art=255)
    bad = spot(30)
    digest = hashlib.sha256(bad).hexdigest()
    pointer = f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest}\nsize {len(bad)}\n"
    path = context.folder / "p" / CATALOG / "Art.imageset" / "Art.png"
    path.write_text(pointer)
    commit(context)
    path.write_bytes(spot(31))
    ended = context.run("diff", "HEAD", CATALOG, cwd=context.folder / "p", status=None)
    require("git lfs fetch" in ended.error, f"not reported: {ended.error}")
    kept = context.folder / "p/.git/lfs/objects" / digest[:2] / digest[2:4]
    kept.mkdir(parents=True)
    (kept / digest).write_bytes(bad)
    report = compared(context, "HEAD", CATALOG)
    require(report["counts"]["known"] > 0 and not report["new"], f"{report['counts']}")
    path.write_text(pointer)
    ended = context.run("diff", "HEAD~1", CATALOG, cwd=context.folder / "p", status=None)
    require("git lfs pull" in ended.output, f"not reported for now: {ended.output}")


@check()
def work_trees_and_submodules(context):
    repository(context, A=255)
    git(context, "worktree", "add", "-q", "../w", "-b", "other", folder="p")
    image_set(context, f"w/{CATALOG}/B.imageset", {"B.png": spot(30)})
    report = compared(context, "main", folder="w", status=None)
    require(sets(report, "new") == {"B"}, f"in a work tree: {report['counts']}")
    git(context, "clone", "-q", "p", "q")
    git(context, "submodule", "add", "-q", f"{context.folder}/q", "Sub", folder="p")
    commit(context)
    image_set(context, f"p/Sub/{CATALOG}/C.imageset", {"C.png": spot(30)})
    report = compared(context, "HEAD")
    require(not report["new"], "what lies in a submodule is that repository's")
    commit(context, folder="p/Sub")
    ended = context.run("diff", "HEAD", cwd=context.folder / "p")
    require("Sub: is a submodule at another commit" in ended.error, f"not reported: {ended.error}")
    report = compared(context, "HEAD~1", folder="p/Sub", status=None)
    require(sets(report, "new") == {"C"}, f"in it: {report['counts']}")


@check()
def where_it_branched_off(context):
    repository(context, A=255)
    git(context, "checkout", "-qb", "work", folder="p")
    draw(context, "Mine", 30)
    commit(context)
    git(context, "checkout", "-q", "main", folder="p")
    draw(context, "Theirs", 40)
    commit(context)
    git(context, "checkout", "-q", "work", folder="p")
    require(sets(compared(context, "main", status=None), "fixed") == {"Theirs"}, "since main")
    report = compared(context, "main...", status=None)
    require(sets(report, "new") == {"Mine"} and not report["fixed"], f"{report['counts']}")


@check()
def git_starts_no_program_and_writes_nothing(context):
    repository(context, A=255, B=30)
    mark = context.folder / "ran"
    program = context.folder / "program"
    program.write_text(f"#!/bin/sh\necho \"$0 $*\" >>{mark}\ncat\n")
    program.chmod(0o755)
    hooks = context.folder / "p/.git/hooks"
    hooks.mkdir(exist_ok=True)
    shutil.copy(program, hooks / "post-index-change")
    for name in (
            "core.fsmonitor", "filter.x.clean", "filter.x.smudge", "filter.x.process",
            "diff.x.textconv", "diff.x.command", "diff.external", "core.pager", "pager.diff",
            "core.sshCommand", "core.alternateRefsCommand"):
        git(context, "config", name, str(program), folder="p")
    git(context, "config", "filter.x.required", "true", folder="p")
    (context.folder / "p/.git/info/attributes").write_text("*.png filter=x diff=x\n")
    mark.unlink(missing_ok=True)
    draw(context, "A", 30)
    os.utime(context.folder / "p" / CATALOG / "B.imageset/B.png", (1, 1))
    index = (context.folder / "p/.git/index").read_bytes()
    temporary = context.folder / "temporary"
    temporary.mkdir()
    report = compared(
        context, "HEAD", status=None,
        variables={"TMPDIR": str(temporary), "GIT_EXTERNAL_DIFF": str(program),
                   "GIT_PAGER": str(program)})
    require(report["counts"]["compared"] == 1 and sets(report, "new") == {"A"}, f"{report}")
    require(not mark.exists(), f"started: {mark.read_text() if mark.exists() else ''}")
    require((context.folder / "p/.git/index").read_bytes() == index, "the index was written")
    require(not list(temporary.iterdir()), "something is left in the temporary folder")


@check()
def pictures_show_what_looks_otherwise(context):
    repository(context, A=255, B=30, C=200)
    draw(context, "A", 30)
    draw(context, "New", 255)
    git(context, "rm", "-qr", f"{CATALOG}/C.imageset", folder="p")
    # Other bytes of the same pixels.
    path = context.folder / "p" / CATALOG / "B.imageset" / "B.png"
    path.write_bytes(path.read_bytes()[:-12] + png.chunk("tEXt", b"a\0b") + png.chunk("IEND", b""))
    ended = context.run(
        "diff", "HEAD", "--pictures", "shown", "--reporter", "markdown", "--reporter",
        "html:../page.html", cwd=context.folder / "p", status=None)
    names = sorted(one.name.split(".")[0] for one in (context.folder / "p/shown").iterdir())
    require(names == ["A", "C", "New"], f"pictures of {names}")
    require(ended.output.count("![before, after and difference](<shown/") == 3, ended.output)
    page = (context.folder / "page.html").read_text()
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.S)[1])
    sides = {
        one["title"].split(".")[0]: ("before" in one, "after" in one) for one in data["changes"]
        if one.get("scene") == "lock-screen"}
    require(
        sides == {"A": (True, True), "C": (True, False), "New": (False, True)}, f"the page: {sides}")
    again = compared(context, "HEAD", status=None)
    require(all("shown" not in one["path"] for one in again["new"]), "our pictures are not input")


@check()
def every_reporter_tells_what_is_new(context):
    repository(context, A=255, Old=30)
    draw(context, "A", 30)
    draw(context, "Old", 31)
    kinds = ("xcode", "jsonl", "sarif", "junit", "github", "gitlab", "html")
    words = [word for kind in kinds for word in ("--reporter", f"{kind}:../{kind}")]
    context.run("diff", "HEAD", *words, cwd=context.folder / "p", status=None)
    for kind in kinds:
        text = (context.folder / kind).read_text()
        require("A.imageset" in text and "Old.imageset" not in text, f"{kind}: {text[:200]}")


@check()
def what_a_comment_silences_is_not_fixed(context):
    """A comment behind the line, with a reason, and one above it, without."""
    folder = context.folder / "p" / "App"
    shutil.copytree(context.fixtures / f"Rules/{RULES.photo_without_accented_mode}/triggers/Cover", folder)
    repository(context)
    before = context.run(
        "lint", ".", "--reporter", "json", cwd=context.folder / "p", status=None).output
    found = [one for one in json.loads(before)["findings"]
             if one["rule"] == RULES.photo_without_accented_mode]
    require(len(found) == 1, f"planted: {found}")
    source = context.folder / "p" / found[0]["path"]
    text = source.read_text()
    for above, reason in ((False, "not <ours>"), (True, None)):
        lines = text.split("\n")
        word = f"// vibrancy:ignore {RULES.photo_without_accented_mode}"
        at = found[0]["line"] - 1
        if above:
            lines.insert(at, word)
        else:
            lines[at] += f" {word} -- {reason}"
        source.write_text("\n".join(lines))
        report = compared(context, "HEAD", "--fail-on", "note")
        require(not report["new"] and not report["fixed"], f"{report['new']} {report['fixed']}")
        require(report["counts"]["silenced"] == 1, f"{report['counts']}")
        require(report["silenced"][0].get("silencedBecause") == reason, f"{report['silenced']}")
        words = [word for kind in ("text", "markdown", "html")
                 for word in ("--reporter", f"{kind}:../{kind}")]
        context.run("diff", "HEAD", *words, cwd=context.folder / "p")
        for kind in ("text", "markdown", "html"):
            said = (context.folder / kind).read_text()
            require("0 fixed, 1 silenced" in said, f"{kind}: {said[:300]}")
            require("silenced by a comment in the sources" in said, f"{kind}: {said[:300]}")
            reported = {"text": "not <ours>", "markdown": "not &lt;ours&gt;"}.get(kind, '"not ')
            require((reported in said) == (reason is not None), f"{kind}: {said[:300]}")
    # Silenced then and now is nothing that became of it.
    commit(context)
    source.write_text(source.read_text() + "\n")
    require(compared(context, "HEAD")["counts"]["silenced"] == 0, "it was silent already")


@check()
def a_link_of_then_leads_nowhere_else(context):
    repository(context, A=255)
    (context.folder / "secret.png").write_bytes(spot(30))
    path = context.folder / "p" / CATALOG / "A.imageset" / "A.png"
    path.unlink()
    path.symlink_to(context.folder / "secret.png")
    commit(context)
    path.unlink()
    path.write_bytes(spot(255))
    report = compared(context, "HEAD", CATALOG, status=None)
    rules = {one["rule"] for one in report["fixed"]}
    require(rules == {RULES.unreadable_asset}, f"then: {report['fixed']}")


@check()
def a_path_is_no_revision(context):
    repository(context, A=255)
    context.refused("diff", "App", cwd=context.folder / "p", saying="the revision comes first")
