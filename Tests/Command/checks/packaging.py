# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What turns the command into releases, and what fetches them: man pages, archives, the action."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from harness import Skipped, check, require
from listed import RULES

ROOT = Path(__file__).resolve().parents[3]
PARTS = ROOT / "scripts/release.d"
ACTION = ROOT / ".github/actions/vibrancy"
# Stands in for GitHub's command: releases come from a folder, and what is written is noted.
GH = """#!/bin/sh
case "$1 $2" in
  "api repos/"*) echo v9.8.7 ;;
  "release download") cp "$SHELF"/* "$7" ;;
  *) echo "$*" >>"$SHELF/../said"; case "$*" in *--paginate*) cat "$SHELF/../own" ;; esac ;;
esac
"""


def script(*words, status=0, **more):
    ended = subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)
    require(ended.returncode == status, f"{words[0]}: {ended.returncode}: {ended.stdout}{ended.stderr}")
    return ended.stdout


@check()
def man_pages_are_what_groff_reads(context):
    if not shutil.which("groff"):
        raise Skipped("groff is not here")
    listed = context.run("help").output.split("Options:")[0]
    for word in ["", *re.findall(r"^  ([a-z]+)  ", listed, re.M)]:
        page = context.run("help", "--man", *([word] if word else [])).output
        ended = subprocess.run(
            ["groff", "-man", "-ww", "-Tascii", "-P-c", "-P-b", "-P-u"], input=page, text=True,
            capture_output=True)
        require(ended.returncode == 0 and not ended.stderr, f"{word}: {ended.stderr[:300]}")
        require("NAME" in ended.stdout and "EXAMPLES" in ended.stdout, f"{word}: no such sections")
        for option in set(re.findall(r"--[a-z-]+", page.replace("\\-", "-"))):
            require(option in ended.stdout, f"{word}: {option} cannot be copied from the page")


def archive(context, name, contents="#!/bin/sh\necho 9.8.7\n"):
    """A folder with an archive of that name, made by scripts/release.d/pack."""
    stage = context.folder / "stage" / name
    (stage / "bin").mkdir(parents=True, exist_ok=True)
    (stage / "bin/vibrancy").write_text(contents)
    (stage / "bin/vibrancy").chmod(0o755)
    (stage / "LICENSE").write_text("a licence\n")
    shelf = context.folder / "shelf"
    shelf.mkdir(exist_ok=True)
    packed = shelf / f"{name}.tar.gz"
    script(PARTS / "pack", stage, packed, env={**os.environ, "SOURCE_DATE_EPOCH": "86400"})
    return packed


@check()
def the_same_files_are_packed_as_the_same_bytes(context):
    name = "vibrancy-9.8.7-linux-x86_64"
    first = archive(context, name).read_bytes()
    for index, file in enumerate(sorted((context.folder / "stage").rglob("*"))):
        os.utime(file, (index, index))
    packed = archive(context, name)
    require(packed.read_bytes() == first, "other times make other bytes")
    bundles = []
    for number in "12":
        script(PARTS / "make-bundle", context.folder / f"{number}.zip", "9.8.7", packed)
        bundles.append((context.folder / f"{number}.zip").read_bytes())
    require(bundles[0] == bundles[1], "two bundles of one archive differ")
    with zipfile.ZipFile(context.folder / "1.zip") as bundle:
        about = json.loads(bundle.read("vibrancy.artifactbundle/info.json"))
    variant = about["artifacts"]["vibrancy"]["variants"][0]
    require(variant["supportedTriples"] == ["x86_64-unknown-linux-gnu"], f"{variant}")
    script(PARTS / "make-bundle", context.folder / "3.zip", "9.8.8", packed, status=1)


@check()
def the_formula_names_this_version_and_the_source(context):
    source = context.art("source.tar.gz")
    formula = script(PARTS / "make-formula", "owner/vibrancy", source)
    version = script(ROOT / "scripts/release", "--version").strip()
    require(context.run("--version").output == f"vibrancy {version}\n", "another version is released")
    require(f"archive/refs/tags/v{version}.tar.gz" in formula and "@" not in formula.replace("@3x", ""),
            f"something is not filled in: {formula}")
    require(hashlib.sha256(source.read_bytes()).hexdigest() in formula, "not the source's checksum")
    script(PARTS / "make-formula", "owner/vibrancy|e", source, status=1)


class Job:
    """The variables of a step on GitHub, and what the steps pass to the next ones."""

    def __init__(self, context, **variables):
        self.folder = context.folder / "job"
        (self.folder / "bin").mkdir(parents=True, exist_ok=True)
        (self.folder / "bin/gh").write_text(GH)
        (self.folder / "bin/gh").chmod(0o755)
        path = f"{self.folder}/bin:{context.binary.parent}:{os.environ['PATH']}"
        if context.binary.name != "vibrancy":
            (self.folder / "bin/vibrancy").unlink(missing_ok=True)
            (self.folder / "bin/vibrancy").symlink_to(context.binary)
        self.variables = {
            "PATH": path, "LC_ALL": "C.UTF-8", "SHELF": str(context.folder / "shelf"),
            "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "RUNNER_TEMP": str(self.folder / "temp"),
            "RUNNER_TOOL_CACHE": str(self.folder / "tools"), "GITHUB_REPOSITORY": "owner/app",
            "REPOSITORY": "owner/vibrancy", **variables}
        for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"):
            self.variables[name] = str(self.folder / name)
            (self.folder / name).write_text("")

    def step(self, name, status=0, **variables):
        said = script(
            ACTION / "run.sh", name, status=status, cwd=self.folder.parent,
            env={**self.variables, **variables})
        lines = (self.folder / "GITHUB_OUTPUT").read_text().splitlines()
        return said, dict(line.split("=", 1) for line in lines)


@check()
def the_action_installs_only_what_the_checksums_say(context):
    packed = archive(context, "vibrancy-9.8.7-linux-x86_64")
    job = Job(context)
    _, reported = job.step("name", VERSION="latest")
    require(reported["name"] == "vibrancy-9.8.7-linux-x86_64" and reported["tag"] == "v9.8.7", f"{reported}")
    place = {"FOLDER": reported["folder"], "NAME": reported["name"], "TAG": reported["tag"]}
    (packed.parent / "SHA256SUMS").write_text(f"{'0' * 64}  {packed.name}\n")
    said, _ = job.step("install", status=2, **place)
    require("is not what SHA256SUMS says" in said, said)
    require(not Path(reported["folder"], reported["name"]).exists(), "it was installed all the same")
    digest = hashlib.sha256(packed.read_bytes()).hexdigest()
    (packed.parent / "SHA256SUMS").write_text(f"{digest}  {packed.name}\n")
    job.step("install", **place)
    bin = (job.folder / "GITHUB_PATH").read_text().strip()
    require(script(f"{bin}/vibrancy") == "9.8.7\n", "it is not on the PATH")
    shutil.rmtree(packed.parent)
    job.step("install", **place)  # from the cache
    job.step("name", status=2, VERSION="1.0`id`")
    job.step("name", status=2, VERSION="1.0", RUNNER_OS="Windows")


@check()
def the_action_lints_annotates_and_comments(context):
    context.fixture("Inputs/logo-dark@3x.png", "art/logo@3x.png")
    context.fixture("Inputs/logo-dark@3x.png", "art/with space@3x.png")
    (context.folder / "shelf").mkdir()
    job = Job(context)
    said, reported = job.step(
        "lint", PATHS="art/logo@3x.png\nart/with space@3x.png\n",
        OPTIONS="--require-art\n--fail-on\nwarning")
    require(reported["status"] == "1" and "::warning " in said, f"{reported}: {said}")
    report = Path(reported["report"])
    for name in ("lint.html", "lint.sarif", "comment.md"):
        require((report / name).stat().st_size > 0, f"no {name}")
    require(RULES.vibrant_dark_content in (job.folder / "GITHUB_STEP_SUMMARY").read_text(), "no summary")
    _, reported = job.step("lint", PATHS="--nothing", OPTIONS="")
    require(reported["status"] == "2", "a path is taken for an option")
    comment = {"PULL_REQUEST": "7", "REPORT": str(report)}
    for own, words in [("", "--method POST repos/owner/app/issues/7/comments"),
                       ("42\n43\n", "--method PATCH repos/owner/app/issues/comments/42")]:
        (context.folder / "own").write_text(own)
        (context.folder / "said").write_text("")
        (report / "comment.md").write_text("€" * 19000)
        job.step("comment", **comment)
        require(words in (context.folder / "said").read_text(), (context.folder / "said").read_text())
        body = (report / "body.md").read_bytes()
        require(body.decode() == "<!-- vibrancy -->\n" + "€" * 19000, "the comment's text")


# What scripts/preview and scripts/test print where something fails.
PREVIEW_LOG = """setting up the oracles' Python packages
building (quick)
\x1b[1m{root}/Package.swift:3:7: \x1b[31merror: \x1b[0mcannot find 'a::b' in scope, 100%
error: the build failed
"""
TEST_LOG = """ok    setup, unchanged (0 s, processors 0 s)
    Package.swift:3:7: error: cannot find 'a::b' in scope, 100%
    /usr/include/png.h:9: fatal error: unknown type
    error: fatalError
FAIL  build (quick): 0 passed, 1 failed (12 s, processors 20 s)
    ✘ Test "one" recorded an issue at RuleExampleTests.swift:40:5: Expectation failed: 1 == 2
FAIL  tests: 3 passed, 1 failed (4 s, processors 5 s)
ok    oracles: 3 passed, 0 failed (4 s, processors 5 s)
    FAIL  writing.a_full_disk: status 1, not 2
    2 passed, 1 failed
FAIL  layout, headers (1 s, processors 1 s)

5 passed, 3 failed
"""
ANNOTATED = """::error title=scripts/preview::the build failed
::error title=build (quick)::0 passed, 1 failed%0APackage.swift:3:7: error: cannot find 'a::b' in scope, 100%25\
%0A/usr/include/png.h:9: fatal error: unknown type%0Aerror: fatalError
::error title=tests::3 passed, 1 failed%0A✘ Test "one" recorded an issue at RuleExampleTests.swift:40:5: \
Expectation failed: 1 == 2
::error title=layout%2C headers::FAIL  writing.a_full_disk: status 1, not 2%0A2 passed, 1 failed
::error file=Package.swift,line=3,col=7::cannot find 'a::b' in scope, 100%25
::error::/usr/include/png.h:9: unknown type
::error file=Tests/Core/Rules/RuleExampleTests.swift,line=40,col=5::Expectation failed: 1 == 2
::error title=writing.a_full_disk::status 1, not 2
"""


@check()
def what_fails_in_a_pull_request_is_annotated(context):
    annotate = ROOT / ".github/annotate.py"
    for name, text in [("preview", PREVIEW_LOG), ("test", TEST_LOG)]:
        (context.folder / f"{name}.log").write_text(text.replace("{root}", str(ROOT)))
    logs = [context.folder / "preview.log", context.folder / "test.log"]
    printed = script(sys.executable, annotate, *logs)
    require(printed == ANNOTATED, f"printed: {printed}")
    many = "".join(f"Package.swift:{line}:1: error: wrong\n" for line in range(1, 14))
    logs[0].write_text(many)
    printed = script(sys.executable, annotate, logs[0]).splitlines()
    require(len(printed) == 11 and printed[10] == "::notice::3 more failed lines are in the log", f"{printed}")
    logs[0].write_text("ok    setup (1 s, processors 1 s)\nwarning: a word\n")
    require(script(sys.executable, annotate, logs[0]) == "", "what passes is annotated")
