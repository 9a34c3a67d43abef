# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""`init`: what it writes lets today's findings pass, and fails on new ones."""

import json
import re
import shutil

from checks.diff import CATALOG, commit, draw, git, repository
from harness import check, require
from listed import RULES

def project(context):
    """A widget's project with findings, errors among them."""
    for rule in (RULES.missing_file, RULES.blank_asset):
        shutil.copytree(
            context.fixtures / "Rules" / rule / "triggers", context.folder / "p" / rule)
    return context.folder / "p"


def lines_of(folder, path):
    """The runs of vibrancy in a workflow."""
    return re.findall(r"^ *(?:- )?(?:run: )?(vibrancy .*)", (folder / path).read_text(), re.M)


@check()
def findings_of_today_pass_and_new_ones_fail(context):
    folder = project(context)
    context.run("lint", ".", cwd=folder, status=1)
    ended = context.run("init", cwd=folder)
    require("next: vibrancy lint ." in ended.output, ended.output)
    ended = context.run("lint", ".", cwd=folder)
    require("the baseline knows" in ended.output, ended.output)
    # A part of the project leaves the rest of the baseline alone.
    part = context.run("lint", RULES.blank_asset, cwd=folder)
    require("stale" not in part.output, part.output)
    context.run("lint", ".", "--isolated", cwd=folder, status=1)
    ended = context.run("lint", "p", cwd=context.folder, status=1)
    require("is for runs that start in its folder" in ended.error, ended.error)
    shutil.copytree(folder / RULES.blank_asset, folder / "another")
    context.run("lint", ".", cwd=folder, status=1)


@check()
def nothing_is_overwritten(context):
    folder = project(context)
    path = folder / ".vibrancy.json"
    path.write_text("{}")
    before = sorted(one.name for one in folder.iterdir())
    for words in ([], ["--dry-run"]):
        context.refused("init", *words, cwd=folder, saying=[".vibrancy.json", "--force"])
    require(path.read_text() == "{}", "overwritten")
    require(sorted(one.name for one in folder.iterdir()) == before, "something was written")
    ended = context.run("init", "--force", cwd=folder)
    require(".vibrancy.json: was replaced" in ended.error, ended.error)
    require("baseline" in path.read_text(), "not replaced")


@check()
def a_workflow_is_added_to_what_is_there(context):
    folder = project(context)
    context.run("init", cwd=folder)
    paths = [folder / name for name in (".vibrancy.json", "vibrancy-baseline.json")]
    before = [path.read_bytes() for path in paths]
    shutil.copytree(folder / RULES.blank_asset, folder / "another")
    ended = context.run("init", "--ci", "github", "--dry-run", cwd=folder)
    require(ended.error.count("is there already, and stays as it is") == 2, ended.error)
    ended = context.run("init", "--ci", "github", cwd=folder)
    require([path.read_bytes() for path in paths] == before, "the baseline knows what is new")
    require(ended.error.count("is there already, and stays as it is") == 2, ended.error)
    require("written: .github/workflows/vibrancy.yml;" in ended.output, ended.output)
    context.refused(
        "init", "--ci", "github", cwd=folder, saying=["vibrancy.yml: is there already", "--force"])


@check()
def the_workflow_fetches_what_git_lfs_keeps(context):
    folder = project(context)
    path = folder / ".github/workflows/vibrancy.yml"
    (folder / ".gitattributes").write_text("# *.psd filter=lfs\n*.txt text\n")
    context.run("init", "--ci", "github", cwd=folder)
    require("lfs" not in path.read_text(), path.read_text())
    (folder / ".gitattributes").write_text("*.png filter=lfs diff=lfs merge=lfs -text\n")
    context.run("init", "--ci", "github", "--force", cwd=folder)
    require("persist-credentials: false, lfs: true }" in path.read_text(), path.read_text())


@check()
def a_dry_run_writes_nothing(context):
    folder = project(context)
    for words in ([], ["--ci", "gitlab"]):
        ended = context.run("init", "--dry-run", *words, cwd=folder)
        require("nothing was written" in ended.output, ended.output)
    names = {one.name for one in folder.iterdir()}
    require(names == {RULES.missing_file, RULES.blank_asset}, f"written: {names}")


@check(over=["github", "gitlab"])
def the_workflow_runs(context, engine):
    repository(context, Old=30)
    folder = context.folder / "p"
    context.run("init", "--ci", engine, cwd=folder)
    commit(context)
    git(context, "update-ref", "refs/remotes/origin/main", "HEAD", folder="p")
    paths = {"github": ".github/workflows/vibrancy.yml", "gitlab": ".gitlab/vibrancy.yml"}
    commands = lines_of(folder, paths[engine])
    require(len(commands) == 2, f"{commands}")
    base = git(context, "rev-parse", "HEAD", folder="p")
    reports = {"github": context.folder / "reports", "gitlab": folder / "vibrancy-reports"}[engine]
    reports.mkdir()
    for command in commands:
        words = command.replace("$GITHUB_BASE_REF", "main").replace('"', "")
        words = words.replace("$RUNNER_TEMP", str(context.folder))
        words = words.replace("${CI_MERGE_REQUEST_DIFF_BASE_SHA:-HEAD}", base).split()[1:]
        context.run(*words, cwd=folder)
    require((reports / "vibrancy.md").exists(), "no comment")
    draw(context, "New", 31)
    # A warning, for which the configuration makes a run fail.
    context.run("diff", base, "--reporter", "markdown:../new.md", cwd=folder, status=1)
    context.run("lint", ".", cwd=folder, status=1)
    require("New" in (context.folder / "new.md").read_text(), "a comment without what is new")
    if engine == "gitlab":
        require((folder / ".gitlab-ci.yml").read_text() == f"include: {paths[engine]}\n", "include")


@check()
def a_workflow_below_the_top_is_told(context):
    repository(context, Old=30)
    ended = context.run("init", "--ci", "github", "--dry-run", cwd=context.folder / "p")
    require("at the top of a repository" not in ended.error, ended.error)
    ended = context.run("init", "--ci", "github", cwd=context.folder / "p" / "App")
    require("at the top of a repository" in ended.error, ended.error)


@check()
def it_tells_what_there_is(context):
    folder = context.folder / "p"
    folder.mkdir()
    ended = context.run("init", cwd=folder)
    require("nothing is judged here yet" in ended.error, ended.error)
    context.run("lint", ".", cwd=folder)
    baseline = json.loads((folder / "vibrancy-baseline.json").read_text())
    require(baseline["findings"] == [], "a baseline of nothing")
    shutil.rmtree(folder)
    draw(context, "Rain", 255)
    ended = context.run("init", cwd=folder)
    require("1 image set, in scope" in ended.output, ended.output)
    require(CATALOG.split("/")[0] in ended.output, ended.output)


@check(over=["/tmp/x.json", "../x.json", "a//b.json"])
def a_baseline_lies_below_its_configuration(context, path):
    (context.folder / ".vibrancy.json").write_text(json.dumps({"baseline": path}))
    context.refused("lint", ".", saying=[".vibrancy.json:1:14", "not a path below this folder"])
