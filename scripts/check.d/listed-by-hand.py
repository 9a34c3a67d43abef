# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

"""Checks that rules and scenes are declared once: counts the files in which each is listed by hand.

    listed-by-hand.py           fails above 4 files for a rule and 8 for a scene, and names them
    listed-by-hand.py --all     also prints how many there are of each

What is counted are the files that somebody who adds a rule or a scene, or calls it otherwise, has to
edit. They are looked for in all that is in Git below Sources, Tests, scripts and .github, in README.md
and in Package.swift.

A rule is listed where its id stands as a word, whatever for: in code, a test, a comment, an article,
the name of a picture. `RuleID.darkHalo` and `RULES.dark_halo` (Tests/Checking/listed.py) are not its id:
they are declared and recorded once, and a wrong one fails at once.

A scene is listed where its id stands as a word (`standby` and `carplay` are words of English, so they
have to stand as names do: quoted, in a file's name, behind `--scene`), and in Swift where its case
stands in a list: beside another's with nothing but a comma between them, or in a file that names more
than 8 places, as every `switch` over them does. A single case is a use, not a list: nothing has to be
added beside it, and the compiler finds it if it is renamed.

Not counted:

* what a program writes, or compares with what it would write: `Fixtures`, Rules.md, lists between
  `<!-- list: NAME -->` and `<!-- end of list -->`, the table of scripts/make-model-table and the
  instructions that scripts/count-instructions records;
* what is input and so names rules and scenes as users do: the configurations and comments in Fixtures;
* history: Changelog.md;
* a transcript in an article, a block that begins with `$ `: what the command printed, with which
  Tests/Command/checks/documents.py compares it;
* `lock-screen` and `home-light` in tests, scripts, articles and comments: they are the example of a
  scene, as other programs have `foo`;
* `tags` of a rule, which are words.
"""

import pathlib
import re
import subprocess
import sys

MOST = {"rule": 4, "scene": 8}
# A file that names more places than these has a table of them.
TABLE = 8
EXAMPLES = {"lock-screen", "home-light"}
PLACES = "Sources/Core/Vocabulary/Place.swift"
RULES = "Sources/Core/Rules/Rules"
RECORDED = (
    "Sources/App/Vibrancy/Vibrancy.docc/Rules.md",
    "Sources/App/Vibrancy/Vibrancy.docc/Changelog.md",
    "scripts/benchmark.d/instructions.json",
)
WRITTEN = re.compile(
    r"<!-- list: .*?<!-- end of list -->|<!-- written by .*?<!-- end of what it wrote -->", re.S)
TRANSCRIPT = re.compile(r"^```\n\$ .*?^```$", re.S | re.M)
TAGS = re.compile(r"\btags: \[.*?\]")
COMMENT = re.compile(r"//.*")


def files():
    """The text of each file that counts, by path, without what is written by programs."""
    listed = subprocess.run(
        ["git", "ls-files", "Sources", "Tests", "scripts", ".github", "README.md", "Package.swift"],
        check=True, capture_output=True, text=True).stdout.split("\n")
    found = {}
    for path in filter(None, listed):
        file = pathlib.Path(path)
        if path in RECORDED or not file.is_file():
            continue
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        text = WRITTEN.sub("", text)
        if file.suffix == ".md":
            text = TRANSCRIPT.sub("", text)
        found[path] = text
    return found


def word(name):
    """What finds an id that stands as a word."""
    if "-" in name:
        return re.compile(rf"(?<![\w-]){name}(?![\w-])")
    return re.compile(rf"(?<=[\"'`~,=/]){name}(?=[,\"'`.])|--(?:scene|screen) {name}\b")


def rules(texts):
    """The files that list each rule."""
    declared = [
        name for path, text in texts.items() if path.startswith(RULES)
        for name in re.findall(r'static let \w+ = RuleID\(rawValue: "([\w-]+)"\)', text)]
    return {
        name: [path for path, text in texts.items() if word(name).search(text)] for name in declared}


def scenes(texts):
    """The files that list each scene."""
    cases = {
        case: name or case
        for case, name in re.findall(r'^  case (\w+)(?: = "([\w-]+)")?$', texts[PLACES], re.M)}
    any_case = "|".join(sorted(cases, key=len, reverse=True))
    # `.standby(21)` is a function.
    one = rf"(?:Place)?\.(?:{any_case})\b(?!\()"
    beside = re.compile(rf"{one}(?:\s*,\s*{one})+")
    found = {name: [] for name in cases.values()}
    for path, text in texts.items():
        text = TAGS.sub("", text)
        code = COMMENT.sub("", text) if path.endswith((".swift", ".js")) else ""
        listed = {
            cases[case] for part in beside.findall(code)
            for case in re.findall(rf"\.({any_case})\b", part)}
        named = {cases[case] for case in re.findall(rf"\.({any_case})\b(?!\()", code)}
        if path == PLACES or path.endswith(".swift") and len(named) > TABLE:
            listed |= named
        for name in found:
            is_example = name in EXAMPLES
            searched = code if is_example else text
            if is_example and not path.startswith("Sources"):
                searched = ""
            if name in listed or word(name).search(searched):
                found[name].append(path)
    return found


def main():
    texts, failed = files(), False
    for kind, found in (("rule", rules(texts)), ("scene", scenes(texts))):
        if not found:
            sys.exit(f"error: no {kind} is found where they are declared")
        if "--all" in sys.argv:
            for name, paths in sorted(found.items(), key=lambda one: (len(one[1]), one[0])):
                print(f"{len(paths)}  {name}")
        for name, paths in found.items():
            if len(paths) > MOST[kind]:
                failed = True
                print(f"{kind} {name} is listed by hand in {len(paths)} files, {MOST[kind]} at most:")
                print("\n".join(f"  {path}" for path in paths))
        counts = [len(paths) for paths in found.values()]
        if "--all" in sys.argv:
            print(f"{len(counts)} {kind}s in {min(counts)} to {max(counts)} files")
    sys.exit(1 if failed else 0)


main()
