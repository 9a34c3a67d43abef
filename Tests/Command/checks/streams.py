# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Standard streams that are closed, full or read no further."""

import subprocess

from harness import TIME_LIMIT, check, require

WORDS = "render a.png -o out --scene home-light"
SHELL = [
    ("closed output", f'"$0" {WORDS} >&-', 2, ["error: standard output is closed; redirect it"]),
    ("full output", f'"$0" {WORDS} >/dev/full', 2, ["standard output", "No space"]),
    ("closed error", f'"$0" {WORDS} 2>&-', 0, []),
    ("closed error and a mistake", '"$0" render --nonsense 2>&-', 2, []),
    ("everything closed", f'"$0" {WORDS} <&- >&- 2>&-', 2, []),
    ("a reader that has seen enough",
     f'{{ "$0" {WORDS}; echo $? >status; }} | true; exit "$(cat status)"', 0, []),
    *((f"{words} into a closed output", f'"$0" {words} >&-', 2,
       ["error: standard output is closed; redirect it"])
      for words in ("lint a.png --isolated", "rules", "scenes", "--help", "--version")),
    *((f"{words} that nobody reads", f'{{ "$0" {words}; echo $? >status; }} | true; exit "$(cat status)"',
       0, [])
      for words in ("lint a.png --isolated", "rules", "scenes", "--help", "--version")),
    ("scenes into a full output", '"$0" scenes >/dev/full', 2, ["standard output"]),
    ("help that nobody reads",
     '{ "$0" render --help; echo $? >status; } | true; exit "$(cat status)"', 0, []),
    ("closed input", '"$0" render - -o out <&-', 2, ["standard input"]),
    ("a folder as input", '"$0" render - -o out <.', 2, ["folder"]),
    ("empty input", '"$0" render - -o out </dev/null', 2, ["empty"]),
]


@check(over=SHELL)
def a_broken_stream_is_no_crash(context, case):
    _, script, status, words = case
    context.art("a.png")
    done = subprocess.run(
        ["/bin/sh", "-c", script, context.binary], cwd=context.folder, env=context.environment,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIME_LIMIT)
    require(done.returncode == status, f"ended with {done.returncode}, not {status}: {done.stderr}")
    require(done.stderr.count("\n") == (1 if words else 0), f"said: {done.stderr!r}")
    for one in words:
        require(one in done.stderr, f"no '{one}' in {done.stderr!r}")
    if WORDS in script:
        require(list(context.tree("out")) == ["a.home-light.png"], "the result is missing")


@check()
def results_and_messages_go_to_their_own_streams(context):
    context.art("a.png")
    ended = context.run("render", "a.png", "gone.png", "-o", "out", status=2)
    require(len(ended.written) == 3 and "error" not in ended.output, ended.output)
    require(len(ended.lines) == 1, ended.error)
    quiet = context.run("render", "a.png", "gone.png", "-o", "out", "-q", status=2)
    require(not quiet.output and quiet.errors == ended.errors, quiet.output + quiet.error)


@check(over=["always", "never", "auto"])
def color_is_only_where_it_is_wanted(context, choice):
    done = subprocess.run(
        [context.binary, "render", "gone.png", "-o", "out", "--color", choice],
        cwd=context.folder, env=context.environment, capture_output=True, timeout=TIME_LIMIT)
    require(done.returncode == 2, f"ended with {done.returncode}")
    require((b"\x1b[" in done.stderr) == (choice == "always"), f"said {done.stderr!r}")


@check()
def a_summary_comes_where_it_is_asked_for(context):
    context.art("a.png")
    said = [context.run("render", "a.png", "-o", "out", *words).error.splitlines() for words in
            ([], ["-v"], ["-q"], ["-qv"])]
    require([len(one) for one in said] == [0, 1, 0, 0], f"{said}")
    require(said[1][0].startswith("3 files from 1 input, "), said[1][0])
    ended = context.run("convert", "a.png", "gone.png", "--to", "grayscale", "--check", "-v", status=2)
    require(ended.summary.startswith("1 of 1 file would change, 1 error, "), ended.error)


CONVERT = "convert --to grayscale"


@check()
def a_picture_goes_through_a_pipe(context):
    """`-o -` writes what `-o DIR` writes, and nothing else."""
    data = context.art("a.png").read_bytes()
    context.run(*CONVERT.split(), "a.png", "-o", "out")
    for words, given in ((["-"], data), (["a.png"], b"")):
        done = subprocess.run(
            [context.binary, *CONVERT.split(), *words, "-o", "-"], cwd=context.folder,
            env=context.environment, input=given, capture_output=True, timeout=TIME_LIMIT)
        require(done.returncode == 0, done.stderr.decode())
        require(done.stdout == context.tree("out")["a.png"], "another picture came out")
        require(done.stderr.startswith(b"1 of 1 file written, "), done.stderr.decode())
    require("-" not in context.tree() and not (context.folder / "-").exists(), "a folder was made")


@check()
def a_picture_that_nobody_reads_is_no_error(context):
    context.art("a.png")
    script = f'{{ "$0" {CONVERT} a.png -o -; echo $? >status; }} | true; exit "$(cat status)"'
    done = subprocess.run(
        ["/bin/sh", "-c", script, context.binary], cwd=context.folder, env=context.environment,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIME_LIMIT)
    require(done.returncode == 0, f"ended with {done.returncode}: {done.stderr}")
    require("error" not in done.stderr, done.stderr)


ONE_PICTURE = [
    ("several pictures", f'"$0" {CONVERT} a.png b.png -o -', "takes one picture, not 2 files; use -o DIR"),
    ("a folder", f'"$0" {CONVERT} . -o -', "takes one picture, not 2 files; use -o DIR"),
    ("no picture", f'echo text | "$0" {CONVERT} - -o -', "not PNG but text"),
    ("a full output", f'"$0" {CONVERT} a.png -o - >/dev/full', "standard output: cannot be written"),
    ("a closed output", f'"$0" {CONVERT} a.png -o - >&-', "error: standard output is closed"),
    ("a file for a folder", f'"$0" {CONVERT} a.png -o b2.png', "-o names a folder"),
]


@check(over=ONE_PICTURE)
def one_picture_alone_goes_to_standard_output(context, case):
    _, script, words = case
    context.art("a.png")
    context.art("b.png")
    done = subprocess.run(
        ["/bin/sh", "-c", script, context.binary], cwd=context.folder, env=context.environment,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIME_LIMIT)
    require(done.returncode == 2 and not done.stdout, f"ended with {done.returncode}: {done.stdout}")
    require(done.stderr.startswith("error: ") and words in done.stderr.splitlines()[0], done.stderr)
    require(sorted(context.tree()) == ["a.png", "b.png"], f"{sorted(context.tree())}")
