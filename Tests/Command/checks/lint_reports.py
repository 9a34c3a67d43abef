# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What lint says: the same bytes whatever the jobs, where it goes, numbers and names."""

import json
import math
import os
import re
import signal
import stat
import subprocess
import time
import xml.etree.ElementTree

from harness import TIME_LIMIT, Mismatch, Skipped, check, require
from linting import KINDS, copied, every_reporter
from listed import RULES, SCENES
from people import as_nobody

RICH = ("Rules", "Catalogs", "Projects", "Widgets/Charge", "Bad")
NAMES = [
    "line\nbreak.png", "\x1b[31mred\u202e.png", "a,b:c%0A<&>\"'|`*_#.png", "-x.png", " .png",
    "Grüße 図 👩‍👩‍👧@2x.png", "::error title=x::y.png",
    "]]>--><script>.png", "\\u{41}.png",
    "tab\there\r.png", "n" * 200 + ".png"]


# Without the widget, whose many previews take most of the time.
USUAL = tuple(name for name in RICH if not name.startswith("Widgets/"))


def rich(context, names):
    copied(context, *names)
    return [name.split("/")[0] for name in names]


@check(over=[("a project", ("Projects/Tides", "Bad")), ("everything", RICH)], is_long=True,
       except_for=["a project"])
def jobs_do_not_change_a_byte_of_any_report(context, case):
    inputs = rich(context, case[1])
    made = []
    for jobs in ("1", "4"):
        ended = context.run(
            "lint", *inputs, "--isolated", "--all", "-j", jobs, *every_reporter("out"),
            status=1)
        made.append((ended.output, ended.error, context.tree("out")))
    for kind in KINDS:
        data = [one[2][kind] for one in made]
        require(data[0] == data[1], f"{kind} differs")
        require(data[0], f"{kind} is empty")
    require(made[0] == made[1], "what is said differs")
    return f"{len(KINDS)} kinds"


@check()
def one_run_writes_what_each_alone_would(context):
    copied(context, "Projects/Tides")
    words = ["lint", "Projects/Tides", "--isolated"]
    context.run(*words, *every_reporter("out"), status=1)
    together = context.tree("out")
    for kind in KINDS:
        ended = context.run(*words, "--reporter", kind, status=1)
        require(ended.output.encode() == together[kind], f"{kind} alone is another")
    default = context.run(*words, status=1).output
    require(default.encode() == together["text"], "the default is not text")


@check()
def the_order_of_inputs_is_of_no_account(context):
    copied(context, f"Rules/{RULES.dark_halo}", f"Rules/{RULES.translucent_light}", "Projects/Laps")
    inputs = [f"Rules/{RULES.dark_halo}", f"Rules/{RULES.translucent_light}", "Projects/Laps"]
    said = {
        context.run("lint", "--isolated", *order, "--reporter", "json", status=None).output
        for order in (inputs, inputs[::-1], [inputs[1], inputs[0], inputs[2], inputs[1]])}
    # A run's settings hold what it was given, too.
    said = {re.sub(r'"settings":"[0-9a-f]+",', "", one, count=1) for one in said}
    require(len(said) == 1, "the order of the inputs changes the report")


@check(over=[("a project", ("Projects/Tides", "Bad")), ("everything", RICH)], is_long=True,
       except_for=["a project"])
def no_machine_format_names_the_machine(context, case):
    inputs = rich(context, case[1])
    context.run(
        "lint", *[context.folder / one for one in inputs], "--all", "--isolated",
        *every_reporter("out"), status=1)
    for kind, data in context.tree("out").items():
        if kind != "xcode":
            at = data.find(os.fsencode(context.folder))
            require(at < 0, f"{kind}: …{data[max(at - 40, 0):at + 80]!r}…")
    for line in context.tree("out")["xcode"].decode().splitlines():
        require(line.startswith(f"{context.folder}/"), f"xcode: {line}")


@check(over=[("usual", USUAL), ("with a widget", RICH)], is_long=True, except_for=["usual"])
def findings_come_in_order(context, case):
    inputs = rich(context, case[1])
    report = json.loads(context.run(
        "lint", *inputs, "--isolated", "--reporter", "json", status=1).output)
    for part in ("findings", "undetermined"):
        paths = [one["path"].encode() for one in report[part]]
        require(paths == sorted(paths), f"{part} are not ordered by path")
    prints = [one["fingerprint"] for one in report["findings"] + report["undetermined"]]
    require(len(prints) == len(set(prints)), "two findings of one fingerprint")
    counts = report["summary"]["counts"]
    for level in ("note", "warning", "error"):
        found = sum(one["severity"] == level for one in report["findings"])
        require(counts[level] == found, f"{counts[level]} of {found} {level}s are counted")
    require(counts["undetermined"] == len(report["undetermined"]), "undetermined")


RATIO = re.compile(r"(\d+(?:\.\d+)?):1")
SHARE = re.compile(r"(\d+(?:\.\d+)?) %")
SPREAD = re.compile(r"model range (\d+(?:\.\d+)?)[–-](\d+(?:\.\d+)?)")


@check(over=[("usual", USUAL), ("with a widget", RICH)], is_long=True, except_for=["usual"])
def a_number_never_contradicts_its_verdict(context, case):
    inputs = rich(context, case[1])
    report = json.loads(context.run(
        "lint", *inputs, "--isolated", "--all", "--reporter", "json", status=1).output)
    seen = 0
    for one in report["findings"]:
        if "required" not in one or "measured" not in one:
            continue
        seen += 1
        contradiction = contradicts(one)
        require(not contradiction, f"{one['rule']}: {contradiction}: {one['message']}")
    require(seen > 100, f"only {seen} findings have numbers")
    return f"{seen} messages"


def contradicts(one):
    """How the first number of a message disagrees with its verdict or its measured value."""
    message, measured, required = one["message"], one["measured"], one["required"]
    unit = RATIO if RATIO.search(message) else SHARE
    printed = [number for number in unit.findall(message)]
    if not printed or f"below {printed[0]}" in message:
        return None  # what is reported is the limit alone
    scale = 1 if unit is RATIO or required > 1 else 100
    shown, limit = float(printed[0]), required * scale
    if measured < required and not shown < limit:
        return f"{measured} of {required} is reported as {shown}"
    if measured >= required and not shown >= limit - 1e-9:
        return f"{measured} of {required} is reported as {shown}"
    if abs(shown - measured * scale) > 1 and abs(shown - measured * scale) > 0.11 * shown:
        return f"{measured} is reported as {shown}"
    if unit is RATIO and shown > measured + 1e-9 and measured < required:
        return f"{measured} is reported as {shown}, not floored"
    if "range" in one and (spread := SPREAD.search(message)):
        low, high = map(float, spread.groups())
        factor = scale if unit is SHARE else 1
        if abs(low - one["range"][0] * factor) > max(1, factor / 100):
            return f"{one['range'][0]} is reported as {low}"
        if abs(high - one["range"][1] * factor) > max(1, factor / 100):
            return f"{one['range'][1]} is reported as {high}"
        # A finding fails over the whole range: unless it is about a share that is too large.
        if unit is RATIO and measured < required and high >= required:
            return f"the range reaches what is needed: {high}"
    if math.isnan(measured):
        return "not a number"
    return None


@check(over=["no folder", "a folder", "a file in the way", "no permission"])
def a_report_that_cannot_be_written_spares_the_others(context, how):
    copied(context, "Projects/Tides")
    options, target = {}, "bad/report.json"
    if how == "a folder":
        (context.folder / "bad/report.json").mkdir(parents=True)
    elif how in ("a file in the way", "no folder"):
        (context.folder / "bad").write_text("a file")
        target = target if how == "a file in the way" else "bad/deep/er/report.json"
    else:
        options = as_nobody(context)
        (context.folder / "bad").mkdir()
        (context.folder / "bad").chmod(0o555)
    ended = context.run(
        "lint", "Projects/Tides", "--isolated", "--reporter", "sarif:first.sarif",
        "--reporter", f"json:{target}", "--reporter", "junit:last.xml", "--reporter", "text",
        status=2, **options)
    require("error: bad" in ended.error, f"the path is not named: {ended.error}")
    require("in scope" in ended.output, "the text was not written")
    for name in ("first.sarif", "last.xml"):
        require((context.folder / name).stat().st_size > 500, f"{name} was not written")


@check()
def folders_of_reports_are_made(context):
    copied(context, "Projects/Laps")
    context.run(
        "lint", "Projects/Laps", "--isolated", "--reporter", "json:a/b/c.json", "-q", status=1)
    json.loads((context.folder / "a/b/c.json").read_text())


@check()
def a_report_never_overwrites_an_input(context):
    art = context.art("a.png", (20, 24, 30, 255), 40)
    before = art.read_bytes()
    ended = context.run("lint", "a.png", "--reporter", "json:a.png", status=None)
    require(art.read_bytes() == before, f"the input is gone; status {ended.status}")
    require(ended.status == 2, f"status {ended.status}")


@check()
def a_special_file_is_written_to_and_stays(context):
    context.art("a.png", (20, 24, 30, 255), 40)
    os.mkfifo(context.folder / "pipe")
    words = [context.binary, "lint", "a.png", "--isolated", "--reporter", "json:pipe"]
    reader = os.open(context.folder / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        subprocess.run(
            words, cwd=context.folder, env=context.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=TIME_LIMIT)
        mode = os.lstat(context.folder / "pipe").st_mode
        require(stat.S_ISFIFO(mode), "the pipe has become a file")
        json.loads(os.read(reader, 1 << 20))
    finally:
        os.close(reader)


@check()
def a_link_stays_a_link(context):
    context.art("a.png", (20, 24, 30, 255), 40)
    (context.folder / "real.json").write_text("old")
    (context.folder / "link.json").symlink_to("real.json")
    context.run("lint", "a.png", "--isolated", "--reporter", "json:link.json")
    json.loads((context.folder / "link.json").read_text())


@check()
def two_reports_of_one_place_are_refused(context):
    context.art("a.png", (20, 24, 30, 255), 40)
    for words in (
            ["json:x", "sarif:x"], ["json:x", "sarif:./x"], ["json", "sarif"], ["text", "json"]):
        options = [word for kind in words for word in ("--reporter", kind)]
        ended = context.run("lint", "a.png", "--isolated", *options, status=None)
        require(ended.status == 2, f"{words}: ended with {ended.status}")


@check()
def any_name_is_told_safely(context):
    made = 0
    for name in NAMES:
        try:
            context.art(f"art/{name}", (20, 24, 30, 255), 40)
            made += 1
        except OSError:
            continue  # a name that this file system does not take
    words = ["lint", "art", "--isolated", "--scene", SCENES.standby]
    report = json.loads(context.run(*words, "--reporter", "json", status=0).output)
    paths = {one["path"] for one in report["findings"]}
    require(len(paths) == made, f"{len(paths)} of {made} names")
    rule = RULES.standby_dark_content
    lines = context.run(*words, "--reporter", "xcode").written
    require(sum(rule in line for line in lines) == made == len(lines), "xcode: lines are broken")
    lines = context.run(*words, "--reporter", "github").written
    rest = re.search(r"(\d+) findings? more", lines[-1])  # only ten of a kind are shown
    reported = sum(rule in line for line in lines) + (int(rest[1]) if rest else 0)
    require(reported == made and len(lines) <= 10, f"github: {reported} of {made}, {len(lines)} lines")
    for line in context.run(*words, "--reporter", "github").written:
        require(re.match(r"::(error|warning|notice)( |::)", line), f"github: {line}")
        properties = line[2:].split("::")[0]
        require("\n" not in line and properties.count("file=") <= 1, line)
    for line in context.run(*words, "--reporter", "jsonl").written:
        json.loads(line)
    for kind in ("sarif", "gitlab"):
        json.loads(context.run(*words, "--reporter", kind).output)
    tree = xml.etree.ElementTree.fromstring(context.run(*words, "--reporter", "junit").output)
    suites = {one.get("name") for one in tree.iter("testsuite")}
    require(len(suites) == made, f"junit: {len(suites)} suites")
    page = context.run(*words, "--reporter", "html").output
    require("<script>.png" not in page, "html: a name becomes a tag")
    table = context.run(*words, "--reporter", "markdown").output
    require("<script>" not in re.sub("`[^`\n]+`", "", table), "markdown: a name becomes a tag")
    return f"{made} names"


@check(over=[("one scene", "--scene", SCENES.home_tinted), ("all scenes",)], is_long=True,
       except_for=["one scene"])
def a_page_shows_what_fails_on_its_screen(context, case):
    copied(context, "Widgets/Postcard")
    words = ["lint", "Widgets", "--isolated", *case[1:], "--reporter", "html"]
    plain = context.run(*words, status=1).output
    require('"screen"' not in plain, "screens that nobody asked for")
    with_screens = [context.run(*words, "--screens", status=1).output for _ in range(2)]
    require(with_screens[0] == with_screens[1], "a second run, which knows the first, shows another")
    screens = with_screens[0].count('"screen":true')
    data = re.search(r'id="data">(.*?)</script>', with_screens[0], re.S).group(1)
    findings = [one for one in json.loads(data)["findings"] if "onScreen" in one]
    require(screens > 0 and findings, "no screen")
    context.run(*words[:-1], "jsonl:part.jsonl", "--screens", "--shard", "1/1", status=None)
    merged = context.run("merge", "part.jsonl", "--reporter", "html", status=1).output
    require(merged.count('"screen":true') == screens, "merged parts lose their screens")
    return f"{screens} screens"


@check()
def a_name_that_is_no_text_is_told(context):
    path = os.path.join(os.fsencode(context.folder), b"\xff\xfe.png")
    try:
        with open(path, "wb") as file:
            file.write(b"x")
    except OSError:
        raise Skipped("this file system takes UTF-8 alone") from None
    context.art("good.png", (20, 24, 30, 255), 40)
    for kind in KINDS:
        ended = context.run("lint", ".", "--isolated", "--reporter", kind, status=1)
        ended.output.encode()  # the report itself is UTF-8
    require("UTF-8" in context.run("lint", ".", "--isolated", status=1).output, "not reported")


@check()
def colors_are_asked_for(context):
    context.art("a.png", (20, 24, 30, 255), 40)
    cases = [
        ([], {}, False), (["--color", "always"], {}, True), (["--color", "never"], {}, False),
        ([], {"CLICOLOR_FORCE": "1"}, True), ([], {"CLICOLOR_FORCE": "0"}, False),
        ([], {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False),
        ([], {"CLICOLOR_FORCE": "1", "NO_COLOR": ""}, True),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
        (["--color", "never"], {"CLICOLOR_FORCE": "1"}, False),
        (["--color", "auto"], {"CLICOLOR_FORCE": "1"}, True)]
    plain = context.run("lint", "a.png", "--isolated").output
    for command in (["lint"], ["check", "--no-sheet"]):
        for words, variables, expected in cases:
            ended = context.run(
                *command, "a.png", "--isolated", *words, variables=variables, colored=True)
            require(("\x1b" in ended.output) == expected, f"{command} {words} {variables}")
            bare = re.sub("\x1b\\[[0-9;]*m", "", ended.output)
            require(command != ["lint"] or bare == plain, "colors change the words")
    for kind in KINDS[1:]:
        ended = context.run(
            "lint", "a.png", "--isolated", "--color", "always", "--reporter", kind, colored=True)
        require("\x1b" not in ended.output, f"{kind} has colors")
    context.run(
        "lint", "a.png", "--isolated", "--color", "always", "--reporter", "text:t", colored=True)
    require(b"\x1b" not in (context.folder / "t").read_bytes(), "a file has colors")


@check()
def a_terminal_gets_colors_and_a_pipe_none(context):
    try:
        import pty
    except ImportError:
        raise Skipped("no terminals here") from None
    context.art("a.png", (20, 24, 30, 255), 40)
    for variables, expected in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        ours, theirs = pty.openpty()
        subprocess.run(
            [context.binary, "lint", "a.png", "--isolated"], stdout=theirs, stderr=theirs,
            stdin=subprocess.DEVNULL, cwd=context.folder, timeout=TIME_LIMIT,
            env={**context.environment, "TERM": "xterm-256color", **variables})
        os.close(theirs)
        said = b""
        try:
            while part := os.read(ours, 65536):
                said += part
        except OSError:
            pass  # the other side has closed
        os.close(ours)
        require(RULES.vibrant_dark_content.encode() in said, f"{said!r}")
        colored = re.search(rb"\x1b\[[0-9;]*m.*warning", said) is not None
        require(colored == expected, f"{variables}: {said[:200]!r}")


@check()
def a_killed_run_leaves_a_whole_report_or_none(context):
    shown = (RULES.vibrant_contrast, RULES.variants_collapse, RULES.blank_asset)
    inputs = copied(context, *(f"Rules/{rule}" for rule in shown))
    kinds = ("json", "sarif", "gitlab", "junit", "html")
    words = ["lint", *inputs, "--isolated", "--all", *every_reporter("out", kinds)]
    started = time.monotonic()
    context.run(*words, status=1)
    whole, took = context.tree("out"), time.monotonic() - started
    seen = 0
    for share in (.3, .6, .8, .9, .94, .97, .99, 1, 1.02):
        running = subprocess.Popen(
            [context.binary, *words], cwd=context.folder, env=context.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(took * share)
        running.send_signal(signal.SIGKILL)
        running.wait()
        for name, data in context.tree("out").items():
            if not name.startswith("."):
                require(data == whole[name], f"{name} after {share:.0%} is half a report")
                seen += 1
    return f"{seen} reports of killed runs"


@check()
def a_closed_pipe_is_no_crash(context):
    copied(context, f"Rules/{RULES.vibrant_contrast}")
    for kind in ("text", "json", "html"):
        running = subprocess.Popen(
            [context.binary, "lint", "Rules", "--isolated", "--reporter", kind],
            cwd=context.folder, env=context.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        running.stdout.read(10)
        running.stdout.close()
        try:
            running.wait(timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            running.kill()
            raise Mismatch(f"{kind}: goes on after its reader has left") from None
        running.stderr.close()
        status = running.returncode
        require(status in (0, 1, 2, -signal.SIGPIPE), f"ended with {status}")


@check()
def a_full_disk_is_told(context):
    if not os.path.exists("/dev/full"):
        raise Skipped("no /dev/full here")
    copied(context, "Projects/Laps")
    with open("/dev/full", "wb") as full:
        ended = context.run("lint", "Projects/Laps", "--isolated", stdout=full, status=2)
    require(ended.errors, "nothing is said")


@check()
def services_are_given_paths_below_the_repository(context):
    copied(context, "Projects/Tides")
    for folder in (".git", "sub"):
        (context.folder / folder).mkdir()
    here = str(context.folder)

    def paths(kind, *words, cwd, variables=None):
        output = context.run(
            "lint", *words, "--isolated", "--reporter", kind, cwd=context.folder / cwd,
            variables=variables, status=1).output
        if kind == "github":
            return set(re.findall(r"file=([^,:]*)", output))
        if kind == "gitlab":
            return {one["location"]["path"] for one in json.loads(output)}
        if kind == "sarif":
            return set(re.findall(r'"uri":"([^"]*)"', output))
        report = json.loads(output)
        evidence = {line.rsplit(":", 1)[0] for one in report["findings"] for line in one.get("evidence", [])}
        require(evidence, "no finding has evidence")
        return evidence | {one["path"] for one in report["findings"]}

    for cwd, named in (
            (".", "Projects/Tides"), ("sub", "../Projects/Tides"), ("Projects", "../Projects/Tides"),
            ("sub", here + "/Projects/Tides"), ("Projects/Tides", "."), (".", "sub/../Projects/Tides")):
        for kind in ("github", "gitlab", "sarif"):
            for path in paths(kind, named, cwd=cwd):
                require(path.startswith("Projects/Tides/"), f"{kind} of {named} in {cwd}: {path}")
        below = {".": "Projects/Tides/", "sub": "../Projects/Tides/", "Projects": "Tides/"}.get(cwd, "")
        for path in paths("json", named, cwd=cwd):
            require(
                path.startswith(below) and (cwd == "sub") == path.startswith("../"),
                f"json of {named} in {cwd}: {path}")
    for name in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR"):
        for path in paths("github", "Tides", cwd="Projects", variables={name: here + "/Projects"}):
            require(path.startswith("Tides/"), f"{name}: {path}")
        for path in paths("github", "Tides", cwd="Projects", variables={name: here + "/sub"}):
            require(path.startswith("Projects/Tides/"), f"{name} elsewhere: {path}")


@check()
def sarif_keeps_the_worst_of_too_many_results(context):
    context.art("a.png", (20, 24, 30, 255), 40)
    lines = context.run("lint", "a.png", "--isolated", "--reporter", "jsonl", status=None).output.splitlines()
    run, end = json.loads(lines[0]), json.loads(lines[-1])
    one = next(json.loads(line) for line in lines if json.loads(line)["kind"] == "finding")
    many = [{**one, "severity": "note", "path": f"{n:06}.png"} for n in range(25_001)]
    many.append({**one, "severity": "error", "path": "worst.png"})
    end["counts"] = {"error": 1, "warning": 0, "note": 25_001, "undetermined": 0, "unread": 0}
    text = "".join(json.dumps(record) + "\n" for record in [run, *many, end])
    (context.folder / "many.jsonl").write_text(text)
    ended = context.run("merge", "many.jsonl", "--reporter", "sarif:out.sarif", "--reporter", "json:out.json", status=1)
    stored = (context.folder / "out.sarif").read_bytes()
    require(len(stored) <= 10_000_000, f"{len(stored)} bytes")
    log = json.loads(stored)["runs"][0]
    kept = len(log["results"])
    require(0 < kept <= 25_000, f"{kept} results")
    uris = [result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in log["results"]]
    require("worst.png" in uris, "the error is left out")
    sentence = f"{25_002 - kept} of 25002 results left out"
    reported = log["invocations"][0]["toolExecutionNotifications"]
    require(any(one["level"] == "warning" and one["message"]["text"].startswith(sentence) for one in reported), reported)
    require(f"warning: sarif: {sentence}" in ended.error, ended.error)
    require(len(json.loads((context.folder / "out.json").read_text())["findings"]) == 25_002, "json is cut")
    return f"{kept} kept"
