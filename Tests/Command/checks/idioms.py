# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Ways to write widgets, each a small project: what lint says of them, and what it does not."""

import csv
from concurrent.futures import ThreadPoolExecutor

from harness import check, require
from linting import copied, judged

# Rules differ in the line of a call that they report: its start, or that of what is wrong in it.
NEAR = 3


@check()
def idioms_are_reported_as_they_should_be(context):
    copied(context, "Idioms")
    with (context.fixtures / "Idioms/findings.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    names = sorted({row["idiom"] for row in rows})
    with ThreadPoolExecutor(2) as pool:
        reports = dict(zip(names, pool.map(lambda name: report(context, name), names)))
    wrong = [why for row in rows if (why := difference(row, reports[row["idiom"]]))]
    require(not wrong, f"{len(wrong)} of {len(rows)}: {'; '.join(wrong)}")
    require(len(rows) > 120, "too few rows")
    return f"{len(rows)} rows on {len(names)} idioms"


def report(context, name):
    found = judged(context, "--no-cache", f"Idioms/{name}")["findings"]
    return [one for one in found if one["severity"] in ("error", "warning")]


def difference(row, found):
    """What is wrong with a report; nothing if it is what the row says."""
    file = f"Idioms/{row['idiom']}/{row['file']}" if row["file"] else None
    rules = row["rule"].split("|")
    hits = [one for one in found if one["rule"] in rules and file in (None, one["path"])]
    said = ", ".join(f"{one['rule']} {one['path']}:{one.get('line', '-')}" for one in found)
    if row["expected"] == "silent":
        return f"{row['idiom']}: {row['rule']} should be silent: {said}" if hits else None
    if any(abs(one.get("line", 1) - int(row["line"])) <= NEAR for one in hits):
        return None
    return f"{row['idiom']}: {row['rule']} is not reported at {file}:{row['line']}: {said or 'nothing'}"
