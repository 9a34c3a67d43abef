# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Planted faults: lint finds each of them, and lets pass what is right."""

import json
import shutil

from harness import check, require
from linting import copied, is_about
from listed import RULES


def expected_of(context):
    return json.loads((context.fixtures / "Rules/expected.json").read_text())


def switched_on(context, rule, parts):
    """A rule that ships off is switched on; whether it was off."""
    (context.folder / "Rules").mkdir(exist_ok=True)
    text = context.run("lint", "Rules", "--isolated", "--show-settings").output
    settings = json.loads("\n".join(one for one in text.split("\n") if not one.startswith("//")))
    setting = settings["rules"][rule]
    if (setting[0] if isinstance(setting, list) else setting) != "off":
        return False
    level = next(iter(parts["triggers"].values()))["severity"]
    configuration = context.folder / "Rules" / rule / ".vibrancy.json"
    configuration.write_text(json.dumps({"rules": {rule: level}}))
    return True


def reports(context, rule, part, cases):
    """For each case (path, what is expected) the report of its folder, or of itself where alone.

    What lies in one folder together has no sources: those of the projects beside it say nothing of it.
    """
    base = f"Rules/{rule}/{part}"
    # Beside the sources of projects a loose picture would be nobody's.
    art = f"Art/{rule}/{part}"
    together = loose = None
    for path, case in cases.items():
        target = f"{base}/{path}"
        require((context.folder / target).exists(), f"{target} is not there")
        if case.get("alone"):
            yield target, case, run(context, target)
        elif target.endswith(".png") and (context.folder / target).is_file():
            (context.folder / art).mkdir(parents=True, exist_ok=True)
            if loose is None:
                for picture in (context.folder / base).glob("*.png"):
                    shutil.copy(picture, context.folder / art)
                for settings in (context.folder / "Rules" / rule).glob(".vibrancy.json"):
                    shutil.copy(settings, context.folder / "Art" / rule)
                loose = run(context, art)
            yield f"{art}/{path}", case, loose
        else:
            together = together or run(context, base, "--no-sources")
            yield target, case, together


def run(context, target, *words):
    ended = context.run("lint", target, *words, "--reporter", "json", status=None)
    require(ended.status in (0, 1), f"{target} ended with {ended.status}: {ended.error}")
    return json.loads(ended.output)


def missed(rule, target, case, report):
    """What a trigger lacks; nothing if it is found as it should be."""
    hits = [one for one in report["findings"] if one["rule"] == rule]
    if "place" in case:
        path, line = case["place"].split(":")
        hits = [
            one for one in hits if one["path"].endswith("/" + path) and one["line"] == int(line)]
    else:
        hits = [one for one in hits if is_about(one, target)]
    if not hits:
        doubt = [
            one["reason"] for one in report["undetermined"]
            if one["rule"] == rule and is_about(one, target)]
        return f"not found{f', undetermined: {doubt[0]}' if doubt else ''}"
    for key in ("scene", "severity"):
        if key in case and not any(one.get(key) == case[key] for one in hits):
            return f"{key} {sorted({str(one.get(key)) for one in hits})}, not {case[key]}"
    if "evidence" in case and case["evidence"] not in json.dumps(hits):
        return f"does not name {case['evidence']}"
    return None


def alarmed(rule, target, case, report):
    """What is said about something that must pass; nothing if nothing is."""
    for one in report["findings"]:
        if one["rule"] in (rule, *case.get("silent", [])) and is_about(one, target):
            return f"{one['rule']}: {one['message']}"
    if not case.get("undetermined"):
        for one in report["undetermined"]:
            if one["rule"] == rule and is_about(one, target):
                return f"undetermined: {one['message']}"
    return None


@check(over=RULES)
def faults_of_a_rule_are_found(context, rule):
    expected = expected_of(context)[rule]
    copied(context, f"Rules/{rule}")
    off = switched_on(context, rule, expected)
    wrong = [
        f"{target.split('/', 3)[-1]}: {why}"
        for target, case, report in reports(context, rule, "triggers", expected["triggers"])
        if (why := missed(rule, target, case, report))]
    alarms = [
        f"{target.split('/', 3)[-1]}: {why}"
        for target, case, report in reports(context, rule, "passes", expected["passes"])
        if (why := alarmed(rule, target, case, report))]
    count = len(expected["triggers"])
    require(count >= 3 and len(expected["passes"]) >= 3, "too few are planted")
    said = [f"missed {len(wrong)} of {count}: {'; '.join(wrong)}"] if wrong else []
    said += [f"false alarms: {'; '.join(alarms)}"] if alarms else []
    require(not said, " | ".join(said))
    return f"{count} found, {len(expected['passes'])} pass{' (ships off)' if off else ''}"


@check()
def every_rule_has_planted_faults(context):
    listed = {line.split()[0] for line in context.run("rules").written[1:] if line[:1].islower()}
    require(listed == set(expected_of(context)) == set(RULES), "a rule without planted faults")


@check(over=["Laps", "Tides"])
def a_project_gives_what_is_written_beside_it(context, name):
    project = f"Projects/{name}"
    copied(context, project)
    expected = json.loads((context.fixtures / f"{project}.json").read_text())
    report = run(context, project)
    summary = report["summary"]
    scope = dict(expected["scope"])
    targets = scope.pop("targets")
    for key, value in scope.items():
        require(summary[key] == value, f"{key} is {summary[key]}, not {value}")
    require(set(targets) <= set(summary["places"]), f"{summary['places']}, not {targets}")
    grave = [one for one in report["findings"] if one["severity"] != "note"]
    problems = []
    for part, found in (
            ("findings", grave), ("undetermined", report["undetermined"]),
            ("notes", [one for one in report["findings"] if one["severity"] == "note"])):
        wanted = expected[part]
        problems += [
            f"no {one}" for one in wanted if not any(fits(one, project, hit) for hit in found)]
        if part == "findings":
            problems += [
                f"unexpected {hit['severity']} {hit['rule']} {hit['path']} {hit.get('scene', '')}"
                for hit in found if not any(fits(one, project, hit) for one in wanted)]
    require(not problems, "; ".join(problems))
    # What is outside is silent, what the code shows is judged by what the code says.
    for path, one in expected["sets"].items():
        reported = [hit for hit in report["findings"] if is_about(hit, f"{project}/{path}")]
        if one["standing"] in ("outside", "unnamed", "unseen"):
            require(not reported, f"{path} is {one['standing']}, and judged: {reported}")
        for hit in reported:
            evidence = one.get("evidence")
            require(not evidence or evidence in json.dumps(hit), f"{path}: no {evidence}")
    return f"{len(grave)} findings"


def fits(wanted, project, hit):
    for key, value in wanted.items():
        if key == "path":
            if hit["path"] != f"{project}/{value}":
                return False
        elif key in ("evidence", "reason"):
            words = value.split(" (")[0] if key == "reason" else value
            if words not in json.dumps(hit):
                return False
        elif hit.get(key) != value:
            return False
    return True
