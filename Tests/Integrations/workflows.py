# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The workflows of GitHub and GitLab: read by a parser, their shell lines run as the services do."""

import glob
import os
import re
import shutil
from pathlib import Path

import yaml

from workers import Worker, log, project, require, run, same

FIXTURES = Path(__file__).resolve().parents[2] / "Fixtures/Integrations"


def filled(text, values):
    """GitHub's `${{ matrix.part }}`; an unknown name is a mistake."""
    def value(match):
        require(match.group(1) in values, f"unknown in the workflow: {match.group(1)}")
        return str(values[match.group(1)])

    return re.sub(r"\$\{\{ *([\w.]+) *\}\}", value, text)


def attempt(lines, shell, folder, **variables):
    """Runs lines until one fails; the status of the last that ran, and all they printed."""
    reported = b""
    for line in lines:
        done = run([*shell, line], folder, status=None, **variables)
        reported += done.stdout
        if done.returncode:
            return done.returncode, reported
    return 0, reported


def parts_of(jobs, lines_of, work, worker, shell, variables_of):
    """Runs the part jobs, each in a checkout of its own; what failed is run again, once."""
    failures = 0
    reports = work / "report"
    reports.mkdir()
    for job in jobs:
        for again in range(2):
            checkout = project(work / f"checkout-{job}-{again}")
            # A commit's own file by the name of a part is none.
            (checkout / "part-99.jsonl").write_text("not a part")
            temporary = work / f"temporary-{job}-{again}"
            temporary.mkdir()
            path = f"{worker.folder}:{os.environ['PATH']}"
            status, _ = attempt(
                lines_of(job), shell, checkout, PATH=path, RUNNER_TEMP=str(temporary),
                **variables_of(job))
            if status == 0:
                break
            failures += 1
            log(f"job {job} ended with {status}; run again")
        require(status == 0, f"job {job} failed again")
        kept = temporary if any(temporary.iterdir()) else checkout
        for name in glob.glob("part-*.jsonl", root_dir=kept):
            shutil.copy(kept / name, reports / name)
        shutil.rmtree(checkout)
    require(failures == 1, f"{failures} jobs failed, not the one that was killed")
    worker.was_killed_midway()
    return reports


def github(binary, work):
    """GitHub Actions"""
    flow = yaml.safe_load((FIXTURES / "github-lint.yml").read_text())
    # YAML 1.1 reads the word `on` as true.
    require({"name", True, "permissions", "jobs"} == set(flow), f"keys: {set(flow)}")
    require(flow["permissions"] == {}, "each job says what it may do")
    part, report = flow["jobs"]["part"], flow["jobs"]["report"]
    require(report["needs"] == "part" and report["if"] == "always()", "the report waits for parts")
    for job in (part, report):
        for step in job["steps"]:
            require(("uses" in step) != ("run" in step), f"neither uses nor run: {step}")
    worker = Worker(work, binary)
    shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"]
    reports = parts_of(
        part["strategy"]["matrix"]["part"],
        lambda job: [filled(s["run"], {"matrix.part": job}) for s in part["steps"] if "run" in s],
        work, worker, shell, lambda job: {})
    uploads = [s["with"]["path"] for s in part["steps"] if "upload" in s.get("uses", "")]
    require(uploads == ["${{ runner.temp }}/part-*.jsonl"], f"uploaded: {uploads}")
    summary = work / "summary.md"
    summary.touch()
    status, reported = attempt(
        [filled(s["run"], {}) for s in report["steps"] if "run" in s], shell, reports,
        PATH=f"{worker.folder}:{os.environ['PATH']}", GITHUB_STEP_SUMMARY=str(summary))
    whole = project(work / "whole")
    one = run([binary, "lint", ".", "--reporter", "github", "--reporter", "sarif:lint.sarif",
               "--reporter", "html:lint.html", "--reporter", "markdown:summary.md"], whole, 1)
    require(status == 1, f"the report ended with {status}")
    require(reported == one.stdout, "the annotations differ")
    sizes = [same(whole / name, reports / name, name) for name in ("lint.sarif", "lint.html")]
    sizes.append(same(whole / "summary.md", summary, "the summary"))
    return f"4 jobs, one killed and run again; 4 reports of one run, {sum(sizes):,} bytes"


def gitlab(binary, work):
    """GitLab CI"""
    flow = yaml.safe_load((FIXTURES / "gitlab-ci.yml").read_text())
    part, report = flow["widget-art-part"], flow["widget-art"]
    require(report["needs"] == ["widget-art-part"], "the report waits for parts")
    require(part["artifacts"]["paths"] == ["part-*.jsonl"], "parts are handed on")
    require(part["retry"] == 2, "what was killed is run again")
    worker = Worker(work, binary)
    count = part["parallel"]
    shell = ["sh", "-ec"]
    reports = parts_of(
        range(1, count + 1), lambda job: part["script"], work, worker, shell,
        lambda job: {"CI_NODE_INDEX": str(job), "CI_NODE_TOTAL": str(count)})
    status, reported = attempt(
        report["script"], shell, reports, PATH=f"{worker.folder}:{os.environ['PATH']}")
    whole = project(work / "whole")
    one = run([binary, "lint", ".", "--reporter", "text", "--reporter", "gitlab:codequality.json",
               "--reporter", "junit:junit.xml", "--reporter", "html:lint.html"], whole, 1)
    require(status == 1, f"the report ended with {status}")
    require(reported == one.stdout, "the text differs")
    names = [*report["artifacts"]["paths"], *report["artifacts"]["reports"].values()]
    sizes = [same(whole / name, reports / name, name) for name in names]
    return f"{count} jobs, one killed and run again; 4 reports of one run, {sum(sizes):,} bytes"
