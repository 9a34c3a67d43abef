# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a check of the command is given, and what every run of the command must keep."""

import os
import re
import resource
import shutil
import signal
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

import png
from runner import Mismatch, Skipped, check, require  # noqa: F401  (checks take all of it from here)

SUMMARY = re.compile(
    r"\d+ (of \d+ )?files? (from \d+ inputs?|written|would change|would be written|put back).*, \d+\.\d s"
    r"|\d+ pieces? of art judged.*")
# When a run is taken to hang, in seconds. No verdict is about speed: a machine may be ever so busy.
TIME_LIMIT = 600
COLORS = re.compile("\x1b\\[[0-9;]*m")


@dataclass(frozen=True)
class Ended:
    """How a run of the command ended, what it wrote where."""

    status: int
    output: str
    error: str

    @property
    def lines(self):
        """What it says, but for how much was done in what time."""
        return [line for line in self.error.splitlines() if not SUMMARY.fullmatch(line)]

    @property
    def summary(self):
        return next((line for line in self.error.splitlines() if SUMMARY.fullmatch(line)), "")

    @property
    def errors(self):
        return [line for line in self.lines if line.startswith("error: ")]

    @property
    def written(self):
        return self.output.splitlines()


@dataclass(frozen=True)
class Context:
    """The command, its fixtures and a folder of the check's own, in which it runs."""

    binary: Path
    fixtures: Path
    folder: Path

    @property
    def environment(self):
        # Without a home nothing is kept from one run for the next: checks compare runs.
        kept = {
            name: value for name, value in os.environ.items()
            if "COLOR" not in name and "CACHE" not in name
            and name not in ("HOME", "GITHUB_WORKSPACE", "CI_PROJECT_DIR")}
        return {**kept, "LC_ALL": "C.UTF-8"}

    def run(
            self, *arguments, status=0, within=TIME_LIMIT, cpu_seconds=None, variables=None,
            colored=False, **options):
        """Runs the command; whatever it does, it must end in time, in order and say why.

        `status` is the exit status it must have, None for any; `within` is when it hangs,
        `cpu_seconds` the processor time that it may use, where that is bounded; `variables` come
        on top of the environment; what is `colored` may hold the sequences that set a color.
        """
        options.setdefault("stdin", None if "input" in options else subprocess.DEVNULL)
        options.setdefault("cwd", self.folder)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        if cpu_seconds is not None:
            limit = (cpu_seconds, cpu_seconds)
            options["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_CPU, limit)
        words = [os.fsencode(one) if isinstance(one, Path) else one for one in arguments]
        shown = " ".join(str(one) for one in arguments)[:120]
        try:
            done = subprocess.run(
                [self.binary, *words], timeout=within,
                env={**self.environment, **(variables or {})}, **options)
        except subprocess.TimeoutExpired:
            raise Mismatch(f"`{shown}` has not ended after {within} s") from None
        ended = Ended(
            done.returncode, (done.stdout or b"").decode(errors="surrogateescape"),
            (done.stderr or b"").decode(errors="surrogateescape"))
        require(ended.status in (0, 1, 2), f"`{shown}` ended with {ended.status}: {ended.error}")
        check_manners(ended, shown, colored)
        if status is not None and ended.status != status:
            said = (ended.lines or ["(nothing)"])[0]
            raise Mismatch(f"`{shown}` ended with {ended.status}, not {status}: {said}")
        return ended

    def refused(self, *arguments, saying=(), **options):
        """Runs the command, which must end with 2 and one line that holds each of `saying`."""
        ended = self.run(*arguments, status=2, **options)
        require(len(ended.lines) == 1, f"{len(ended.lines)} lines, not one: {ended.error}")
        for words in [saying] if isinstance(saying, str) else saying:
            require(words.lower() in ended.error.lower(), f"no '{words}' in: {ended.error}")
        return ended

    def on_terminal(self, *arguments, columns):
        """What the command writes to a terminal so wide, without the sequences that set a color."""
        try:
            import fcntl
            import pty
            import termios
        except ImportError:
            raise Skipped("no terminals here") from None
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        with open(self.folder / "terminal", "wb") as kept:
            running = subprocess.Popen(
                [self.binary, *arguments], stdout=theirs, stderr=subprocess.DEVNULL,
                stdin=subprocess.DEVNULL, cwd=self.folder, env=self.environment)
            os.close(theirs)
            try:
                while part := os.read(ours, 65536):
                    kept.write(part)
            except OSError:
                pass  # the other side has closed
        os.close(ours)
        running.wait(TIME_LIMIT)
        said = (self.folder / "terminal").read_bytes().decode().replace("\r\n", "\n")
        return re.sub("\x1b\\[[0-9;]*m", "", said)

    def art(self, name="a.png", color=(200, 100, 50, 255), size=8):
        """A small picture of one color in the check's folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png.flat(size, size, color))
        return path

    def fixture(self, source, name):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.fixtures / source, path)
        return path

    def tree(self, under="."):
        """Every file below a folder, hidden ones too, with its bytes."""
        root = os.fsencode(self.folder / under)
        found = {}
        for folder, _, names in os.walk(root):
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    found[os.fsdecode(os.path.relpath(path, root))] = file.read()
        return found


def with_signals(ignored=()):
    """For `preexec_fn`: every signal that ends a run does so, but those `ignored`, whatever this
    program was started with (`nohup` ignores SIGHUP, a shell's `&` SIGINT)."""

    def set_them():
        for name in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGPIPE):
            signal.signal(name, signal.SIG_IGN if name in ignored else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])

    return set_them


def check_manners(ended, shown, colored=False):
    """Lines on stderr are messages, nothing on the screen can be moved by them."""
    for line in ended.lines:
        known = line.startswith(("error: ", "warning: ", "note: ")) or SUMMARY.fullmatch(line)
        require(known, f"`{shown}` says something of an unknown kind: {line!r}")
    for text in (ended.output, ended.error):
        text = COLORS.sub("", text) if colored else text
        control = [one for one in text if (one < " " and one != "\n") or one in "\x7f\u202e\u2066"]
        require(not control, f"`{shown}` writes control characters {control}")
