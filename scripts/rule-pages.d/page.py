# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The page of the rules, from what `vibrancy rules` and `vibrancy explain` say."""

import json
import os
import re
import subprocess

from examples import EXAMPLES
from sheets import WALLPAPER

INTRODUCTION = f"""# Rules

What `vibrancy lint` looks for, why, and what to do about it.

<!-- Written by scripts/make-rule-pages from `vibrancy explain` and Fixtures/Rules. -->

`vibrancy explain RULE` says the same in a terminal. A severity is what a finding has; “at most” means
that a rule says less where it is less sure: of art whose place is not known, or at one end of
the model’s range. “Undetermined” is an answer of its own, “undetermined”, which never fails a build.

A rule is configured in `.vibrancy.json`, which counts for its folder and all below: by a severity (`"off"`, `"note"`,
`"warning"`, `"error"`), or by a severity and options. Each rule below shows its own line, with a default.
What it says of some files alone is silenced there under `overrides`, what it says of code by a comment, `// vibrancy:ignore RULE`.
`vibrancy explain RULE` ends with the one to copy.

The pictures are made by `vibrancy render`, over a plain wallpaper of `{WALLPAPER}`: on the left the art as it is
seen in full color (an icon’s tinted look: as it is stored), on the right where the rule judges it. “Passes” speaks of that
one rule. The previews are estimates, as everything is that the model shows. Of rules that read code the art is a drawing of what
such a view looks like; of rules that judge the drawn widget it is a widget, drawn from its Swift.
"""
HEADINGS = ("Why", "What to do", "Options", "Fires", "Passes", "Undetermined", "Source", "In .vibrancy.json", "To silence it")
MARKS = {"Fires": "✗", "Passes": "✓", "Undetermined": "?"}


def written(binary, captions):
    """The whole page; `captions` is {rule: caption} of the rules that have a picture."""
    rules = listed(binary)
    if strangers := captions.keys() - set(rules):
        raise ValueError(f"pictures of unknown rules: {', '.join(sorted(strangers))}")
    parts = [INTRODUCTION, overview(rules)]
    parts += [section(rule, said(binary, "explain", rule), captions.get(rule)) for rule in rules]
    return "\n".join(parts)


def article(text):
    """WhyArtFails.md with the pictures and rules of its sections between their marks."""
    for heading in re.findall(r"^## (.+)$", text, re.M):
        rules = [rule for rule, example in EXAMPLES.items() if example.section == heading]
        if not rules:
            continue
        rules.sort(key=lambda rule: not EXAMPLES[rule].shows)
        word = "Rule" if len(rules) == 1 else "Rules"
        lists = {
            "picture": f"![{EXAMPLES[rules[0]].shows}]({rules[0]}.png)",
            "rules": f"*{word}:* {', '.join(f'`{rule}`' for rule in rules)}.",
        }
        before, mark, section = text.partition(f"## {heading}\n")
        for name, made in lists.items():
            begin, end = f"<!-- list: {name} -->\n", "\n<!-- end of list -->"
            head, found, rest = section.partition(begin)
            if not found or "\n## " in head:
                raise ValueError(f"WhyArtFails.md, “{heading}”: no `{begin.strip()}`")
            section = head + begin + made + end + rest.partition(end)[2]
        text = before + mark + section
    sections = {example.section for example in EXAMPLES.values()} - {""}
    if lacking := [one for one in sections if f"## {one}\n" not in text]:
        raise ValueError(f"WhyArtFails.md has no section {', '.join(lacking)}")
    return text


def difference(stored, fresh):
    """The number of the first line that differs and what it should be, or None."""
    before, after = stored.split("\n"), fresh.split("\n")
    for number, (old, new) in enumerate(zip(before + [""], after + [""]), 1):
        if old != new:
            return f"{number}: differs; it should be: {new[:100]!r}"
    return None if stored == fresh else f"{len(after)}: should be the last line"


def listed(binary):
    """{rule: severity, what it fires on}, in the command's order."""
    rows = {}
    for line in said(binary, "rules").split("\n\n")[0].splitlines()[1:]:
        match = re.fullmatch(r"([a-z-]+) +((?:≤ |off, )?(?:error|warning|note)) +(\S.*)", line)
        if not match:
            raise ValueError(f"`vibrancy rules` says what is not understood: {line}")
        rows[match[1]] = (match[2], match[3])
    return rows


def overview(rules):
    rows = [f"| [{rule}](#{rule}) | {level} | {plain(what)} |" for rule, (level, what) in rules.items()]
    return "\n".join(["| Rule | Severity | Fires when |", "| --- | --- | --- |", *rows, ""])


def section(rule, text, caption):
    head, *lines = text.splitlines()
    match = re.fullmatch(r"([a-z-]+) \((.+)\)", head)
    if not match or match[1] != rule:
        raise ValueError(f"`vibrancy explain {rule}` begins with what is not understood: {head}")
    blocks = {"": []}
    name = ""
    for line in lines:
        if line and not line.startswith(" "):
            name = line
            if name not in HEADINGS or name in blocks:
                raise ValueError(f"`vibrancy explain {rule}` has a heading that is not understood: {name}")
            blocks[name] = []
        elif line:
            blocks[name].append(line)
    for needed in ("", "Why", "What to do", "Fires", "Passes", "Source", "In .vibrancy.json", "To silence it"):
        if not blocks.get(needed):
            raise ValueError(f"`vibrancy explain {rule}` says nothing under “{needed}”")
    parts = [f"## {rule}", f"{prose(blocks[''])} Severity: {match[2]}."]
    if caption:
        parts += [f"![{rule}: what fires and what passes]({rule}.png)", f"*{caption}*"]
    parts += [f"**Why.** {prose(blocks['Why'])}", f"**What to do.** {prose(blocks['What to do'])}"]
    parts.append(
        "\n".join(
            f"- **{heading}:** {'; '.join(items(blocks[heading], mark))}."
            for heading, mark in MARKS.items()
            if heading in blocks
        )
    )
    if "Options" in blocks:
        parts.append(table(rule, blocks["Options"]))
    parts.append(f"**Source.** {prose(blocks['Source'])}")
    line = " ".join(part.strip() for part in blocks["In .vibrancy.json"])
    json.loads(line)
    parts.append(f"```json\n{line}\n```")
    return "\n\n".join(parts) + "\n"


def items(lines, mark):
    found = []
    for line in lines:
        if line.startswith(f"  {mark} "):
            found.append(line[4:])
        elif found:
            found[-1] += " " + line.strip()
        else:
            raise ValueError(f"an example without “{mark}”: {line}")
    return [plain(item) for item in found]


def table(rule, lines):
    rows = []
    for line in lines:
        if match := re.fullmatch(r"  ([a-z-]+) = ([^,]+)(?:, (.+) to (.+))?", line):
            low, high = match[3], match[4]
            rows.append([f"`{match[1]}`", match[2], f"{low}–{high}" if low else "true, false", ""])
        elif rows and line.startswith("    "):
            rows[-1][3] = f"{rows[-1][3]} {plain(line.strip())}".strip()
        else:
            raise ValueError(f"`vibrancy explain {rule}` has an option that is not understood: {line}")
    head = ["| Option | Default | Range | Meaning |", "| --- | --- | --- | --- |"]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in rows])


def prose(lines):
    return plain(" ".join(line.strip() for line in lines))


def plain(text):
    """Text whose marks Markdown leaves alone; what stands between backticks is code already."""
    parts = text.split("`")
    parts[::2] = [re.sub(r"([\\*_<>|\[\]])", r"\\\1", part) for part in parts[::2]]
    return "`".join(parts)


def said(binary, *arguments):
    quiet = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "CLICOLOR_FORCE")}
    command = [binary, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=quiet)
    return done.stdout
