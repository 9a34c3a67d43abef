# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The workflows of this repository: parsed, their scripts and options looked up, and the lines of the jobs of a
pull request run, with stand-ins for the scripts that build."""

import os
import re
import shutil
from pathlib import Path

import yaml

from workers import Failed, require, run

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github/workflows"
SHELL = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]
KEYS = {"name", "on", "permissions", "concurrency", "env", "jobs"}
READS = {"contents": "read"}
FOR_TAGS = "startsWith(github.ref, 'refs/tags/"

USES = re.compile(r"^\s*(?:- )?uses: (\S+)(.*)$", re.M)
PINNED = re.compile(r"([\w.-]+(?:/[\w.-]+)+)@([0-9a-f]{40})")
VALUE = re.compile(r"\$\{\{ *(.+?) *\}\}")
# A file of the repository in a line, and its words; `before` is set where the file is run.
SCRIPT = re.compile(
    r"(?P<before>(?:^|[|;&{(]|\bdo)\s*|\bpython3?\s+)?(?<![\w./-])(?P<path>(?:scripts|Tests|\.github)/[\w./-]+)"
    r"(?P<words>[^|;&)\n]*)", re.M)


def commits():
    """The commit that pins each action in the workflows and in our own action."""
    found = {}
    for file in [*sorted(WORKFLOWS.glob("*.yml")), ROOT / ".github/actions/vibrancy/action.yml"]:
        for name, commit in PINNED.findall(file.read_text()):
            found.setdefault(name, commit)
    return found


def problems(text, known):
    """The mistakes in the text of a workflow, one sentence for each."""
    try:
        flow = yaml.safe_load(text)
    except yaml.YAMLError as reason:
        yield f"not YAML: {reason}"
        return
    # YAML 1.1 reads the word `on` as true.
    flow = {"on" if key is True else key: value for key, value in flow.items()}
    if not {"name", "on", "permissions", "jobs"} <= set(flow) <= KEYS:
        yield f"keys: {sorted(flow)}"
        return
    if flow["permissions"] != READS:
        yield f"permissions of all jobs: {flow['permissions']}"
    events = {flow["on"]} if isinstance(flow["on"], str) else set(flow["on"])
    if events & {"pull_request_target", "workflow_run"}:
        yield "code of a pull request runs with the rights of this repository"
    if "pull_request" in events:
        if not (flow.get("concurrency") or {}).get("cancel-in-progress"):
            yield "a newer commit does not end a run"
        if "secrets." in text:
            yield "a pull request has a secret"
    for name, commit_and_version in USES.findall(text):
        pin = PINNED.fullmatch(name)
        if name.startswith("./"):
            continue
        if not pin or not re.fullmatch(r" # v[\d.]+", commit_and_version):
            yield f"not pinned by a commit with its version: {name}{commit_and_version}"
        elif known.get(pin[1], pin[2]) != pin[2]:
            yield f"another commit than elsewhere: {name}"
    for name, job in flow["jobs"].items():
        for problem in problems_of_job(job, flow["jobs"], "pull_request" in events):
            yield f"{name}: {problem}"


def problems_of_job(job, jobs, is_for_pull_requests):
    needed = job.get("needs", [])
    for name in [needed] if isinstance(needed, str) else needed:
        if name not in jobs:
            yield f"needs an unknown job '{name}'"
    if job.get("permissions", READS) != READS and (
            is_for_pull_requests or not job.get("if", "").startswith(FOR_TAGS)):
        yield f"permissions: {job['permissions']}"
    if is_for_pull_requests and not isinstance(job.get("timeout-minutes"), int):
        yield "no timeout"
    if "matrix" in job.get("strategy", {}) and job["strategy"].get("fail-fast") is not False:
        yield "the first failure ends the rest of the matrix"
    if job.get("defaults") != {"run": {"shell": "bash -eo pipefail {0}"}}:
        yield "a failure in a pipe is not one"
    known = {f"matrix.{key}" for row in rows(job) for key in row}
    for step in job["steps"]:
        for value in VALUE.findall(str(step)):
            if value.startswith(("matrix.", "steps.")) and value not in known:
                yield f"unknown value: {value}"
        if ("uses" in step) == ("run" in step):
            yield f"neither uses nor run, or both: {step}"
        elif "run" in step:
            yield from problems_of_lines(step["run"])
        elif step["uses"].startswith("actions/checkout@") and (
                (step.get("with") or {}).get("persist-credentials") is not False):
            yield "the checkout keeps its token"
        elif step["uses"].startswith("actions/upload-artifact@") and "strategy" in job and (
                "matrix." not in step["with"]["name"]):
            yield f"one artifact of several jobs: {step['with']['name']}"
        if "id" in step:
            known |= {f"steps.{step['id']}.outputs.{name}" for name in re.findall(r"(\w+)=", step.get("run", ""))}


def problems_of_lines(lines):
    for value in VALUE.findall(lines):
        if not value.startswith("matrix."):
            yield f"a value from outside in a line of the shell: {value}"
    try:
        run([*SHELL, "-n", "-c", VALUE.sub("1", lines)], ROOT)
    except Failed as reason:
        yield f"not a line of the shell: {reason}"
    for found in SCRIPT.finditer(lines):
        file = ROOT / found["path"]
        if not file.exists():
            yield f"no such file: {found['path']}"
        elif found["before"] is not None:
            if not file.is_file() or ("python" not in found["before"] and not os.access(file, os.X_OK)):
                yield f"not a program: {found['path']}"
                continue
            text = file.read_text()
            if file.suffix == ".py":
                text += (ROOT / "Tests/Checking/runner.py").read_text()
            for option in re.findall(r"(?<=\s)--[a-z-]+", found["words"]):
                if not re.search(rf"(?<![\w-]){option}(?![\w-])", text):
                    yield f"{found['path']} has no option {option}"


def rows(job):
    """The values of a job's matrix; of a job without one, a single empty row."""
    matrix = job.get("strategy", {}).get("matrix", {})
    if "include" in matrix:
        return matrix["include"]
    made = [{}]
    for key, values in matrix.items():
        made = [{**row, key: value} for row in made for value in values]
    return made


# Mistakes in pull-request.yml: the text, what replaces it, and the problem that must be reported.
PLANTED = [
    ("scripts/preview 2>&1", "scripts/previews 2>&1", "no such file: scripts/previews"),
    ("scripts/test 2>&1", "scripts/test --everything 2>&1", "scripts/test has no option --everything"),
    ("scripts/test 2>&1", "Tests/Command 2>&1", "not a program: Tests/Command"),
    ("scripts/test 2>&1", "scripts/test ( 2>&1", "not a line of the shell"),
    ("actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3", "actions/cache@v4", "not pinned"),
    ("actions/cache@5a3e", "actions/cache@0000", "another commit than elsewhere"),
    ("{ contents: read }", "{ contents: write }", "permissions of all jobs"),
    ("  pull_request:", "  pull_request_target:", "with the rights of this repository"),
    ("    timeout-minutes: 90\n", "", "no timeout"),
    ("persist-credentials: false", "persist-credentials: true", "the checkout keeps its token"),
    ("steps.swift.outputs", "steps.compiler.outputs", "unknown value: steps.compiler.outputs"),
    ("cancel-in-progress: true", "cancel-in-progress: false", "does not end a run"),
    ("{ shell: \"bash -eo pipefail {0}\" }", "{ shell: bash }", "a failure in a pipe is not one"),
    ("previews-linux-${{ matrix.swift }}", "previews-linux", "one artifact of several jobs"),
    ("mkdir logs", "mkdir '${{ github.head_ref }}'", "a value from outside"),
]

# Programs of a checkout in which nothing is built; scripts/test prints a failure where `FAILS` is set.
STANDINS = {
    "scripts/preview": "#!/bin/sh\nmkdir -p previews && echo >previews/sheet.png\n",
    "scripts/test": """#!/bin/sh
mkdir -p .build/logs && echo >.build/logs/tests.log
echo 'ok    setup, unchanged (0 s, processors 0 s)'
[ "${FAILS:-}" = "" ] || {
  echo '    Package.swift:12:3: error: planted'
  echo 'FAIL  tests: 3 passed, 1 failed (4 s, processors 5 s)'
  exit 1
}
""",
    "bin/apt-get": "#!/bin/sh\n", "bin/sw_vers": "#!/bin/sh\n", "bin/xcodebuild": "#!/bin/sh\n",
    "bin/swift": "#!/bin/sh\necho 'Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)'\n",
}
ANNOTATIONS = [
    "::error title=tests::3 passed, 1 failed%0APackage.swift:12:3: error: planted",
    "::error file=Package.swift,line=12,col=3::planted"]


def job_ends(job, row, folder, fails):
    """Runs the lines of a job as a runner does. Returns whether all passed, and their output."""
    shutil.copytree(ROOT / ".github", folder / ".github")
    shutil.copy(ROOT / "Package.swift", folder)
    for name, text in STANDINS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    run(["git", "init", "-q"], folder)
    run(["git", "add", "-A"], folder)
    output = folder / "bin/output"
    output.touch()
    variables = {
        "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder / "bin"), "FAILS": "1" if fails else "",
        "GITHUB_WORKSPACE": str(folder), "GITHUB_OUTPUT": str(output)}
    values = {f"matrix.{key}": value for key, value in row.items()}
    has_passed, printed = True, ""
    for step in job["steps"]:
        condition = step.get("if", "success()")
        require(condition in ("success()", "failure()", "always()"), f"unknown condition: {condition}")
        if condition == ("failure()" if has_passed else "success()"):
            continue
        if "run" in step:
            lines = VALUE.sub(lambda value: str(values[value[1]]), step["run"])
            done = run([*SHELL, "-c", lines], folder, status=None, **variables)
            has_passed = has_passed and done.returncode == 0
            printed += done.stdout.decode() + done.stderr.decode()
            if "id" in step:
                made = dict(line.split("=", 1) for line in output.read_text().splitlines())
                values |= {f"steps.{step['id']}.outputs.{key}": value for key, value in made.items()}
        elif "actions/cache@" in step["uses"]:
            require(values.get("steps.swift.outputs.version") == "6.3.1", f"the cache's key: {values}")
        elif "upload-artifact@" in step["uses"]:
            for path in step["with"]["path"].split():
                require(any((folder / path).iterdir()), f"nothing to upload in {path}")
    return has_passed, printed


def own(binary, work):
    """Workflows of this repository"""
    known, count = commits(), 0
    for file in sorted(WORKFLOWS.glob("*.yml")):
        found = list(problems(file.read_text(), known))
        require(not found, f"{file.name}: {'; '.join(found)}")
        count += 1
    text = (WORKFLOWS / "pull-request.yml").read_text()
    for right, wrong, expected in PLANTED:
        require(right in text, f"nothing to plant a mistake in: {right}")
        found = list(problems(text.replace(right, wrong), known))
        require(any(expected in one for one in found), f"'{wrong}' is not reported: {found}")
    jobs = 0
    for name, job in yaml.safe_load(text)["jobs"].items():
        for row in rows(job):
            for fails in (False, True):
                folder = work / f"{name}-{jobs}-{fails}"
                has_passed, printed = job_ends(job, row, folder, fails)
                require(has_passed != fails, f"{name} {row} passed where it must fail, or failed: {printed[-2000:]}")
                found = [line for line in printed.splitlines() if line.startswith("::")]
                require(found == (ANNOTATIONS if fails else []), f"{name}: annotations: {found}")
            jobs += 1
    return f"{count} files, {len(PLANTED)} planted mistakes found; {jobs} jobs run, passing and failing"
