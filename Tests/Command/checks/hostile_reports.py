# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What workflows publish. Each check is one attack."""

import json
import os
import shutil
import subprocess

from harness import Skipped, check, require


def answers(context, comments):
    """A stand-in for GitHub's command that has comments, and the folder of what it was asked."""
    if not shutil.which("jq"):
        raise Skipped("jq is not here")
    folder = context.folder / "bin"
    folder.mkdir(exist_ok=True)
    (context.folder / "comments").write_text(json.dumps(comments))
    (folder / "gh").write_text(f"""#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in
    --jq) exec jq -r "$2" {context.folder}/comments ;;
    PATCH) patched=1 ;;
    */issues/comments/*) echo "$1" >>{context.folder}/patched ;;
    POST | comment) echo new >>{context.folder}/patched ;;
  esac
  shift
done
""")
    (folder / "gh").chmod(0o755)
    (context.folder / "patched").unlink(missing_ok=True)
    return {
        "PATH": f"{folder}:{os.environ['PATH']}", "GITHUB_REPOSITORY": "owner/app",
        "RUNNER_TEMP": str(context.folder / "temp")}


COMMENTS = [
    ([("mallory", 1)], "new"),
    ([("mallory", 1), ("github-actions[bot]", 2)], "2"),
    ([], "new"),
]


def comment_script(context, kind):
    """What runs a comment step, and the mark that it looks for."""
    (context.folder / "temp/reports").mkdir(parents=True, exist_ok=True)
    if kind == "action":
        (context.folder / "temp/reports/comment.md").write_text("what was found\n")
        root = context.fixtures.parent / ".github/actions/vibrancy/run.sh"
        return [root, "comment"], "<!-- vibrancy -->"
    (context.folder / "p").mkdir(exist_ok=True)
    context.run("init", "--ci", "github", cwd=context.folder / "p")
    lines = (context.folder / "p/.github/workflows/vibrancy.yml").read_text().split("\n")
    first = next(number for number, line in enumerate(lines) if "- name: Comment" in line)
    start = next(n for n in range(first, len(lines)) if lines[n].strip() == "run: |") + 1
    block = []
    while lines[start].startswith(" " * 10):
        block.append(lines[start].strip())
        start += 1
    (context.folder / "temp/reports/vibrancy.md").write_text("what was found\n")
    return ["bash", "-eo", "pipefail", "-c", "\n".join(block)], "<!-- vibrancy diff -->"


@check(over=["action", "workflow"])
def only_our_own_comment_is_written_over(context, kind):
    words, mark = comment_script(context, kind)
    for comments, expected in COMMENTS:
        environment = answers(context, [
            {"id": number, "user": {"login": name}, "body": f"{mark}\nhello"}
            for name, number in comments])
        if kind == "workflow":
            # `gh api` hands its filter one page, which is a list.
            environment["NUMBER"] = "7"
        done = subprocess.run(
            words, env={**environment, "PULL_REQUEST": "7", "NUMBER": "7",
                        "REPORT": str(context.folder / "temp/reports")},
            capture_output=True, text=True)
        require(done.returncode == 0, done.stdout + done.stderr)
        said = (context.folder / "patched").read_text().split("/")[-1].strip()
        require(said == expected, f"{comments}: {said}")


@check(over=["github", "gitlab"])
def what_is_published_was_written_by_the_run(context, engine):
    (context.folder / "p").mkdir()
    context.run("init", "--ci", engine, cwd=context.folder / "p")
    path = {"github": ".github/workflows/vibrancy.yml", "gitlab": ".gitlab/vibrancy.yml"}[engine]
    text = (context.folder / "p" / path).read_text()
    words = text.replace('"', " ").split()
    if engine == "github":
        uses = [line.split("uses:")[1].split() for line in text.split("\n") if "uses:" in line]
        require(uses, "no actions")
        for name in uses:
            commit_of = name[0].split("@")[1]
            require(len(commit_of) == 40 and int(commit_of, 16), f"{name}: not a commit")
            require(name[1] == "#" and name[2].startswith("v"), f"{name}: no version")
        outside = ("$RUNNER_TEMP/", "${{ runner.temp }}/")
        require("permissions: {}" in text, "permissions for all jobs")
        judge = text.split("  publish:")[0]
        require("write" not in judge.split("permissions: { contents: read }")[1].split("#")[0]
                and "pull-requests" not in judge, "the job that reads may write")
        require("persist-credentials: false" in text, "the checkout keeps its token")
    else:
        outside = ("vibrancy-reports/",)
        require("rm -rf vibrancy-reports" in text, "what was committed is published")
        require("cache:" not in text, "a cache in the checkout")
    for word in words:
        kind, _, place = word.partition(":")
        if kind in ("sarif", "html", "markdown", "gitlab") and place:
            require(place.startswith(outside), f"{word} lies in the checkout")
    require("sha256sum --check" in text, "the archive is not checked")
