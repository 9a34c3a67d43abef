# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Bazel in its sandbox, and GNU parallel over ssh on this machine."""

import getpass
import os
import re
import shutil
import socket
import subprocess
import time
from listed import RULES
from pathlib import Path

from workers import LOSES_CONNECTION, Worker, log, project, require, run, same

FIXTURES = Path(__file__).resolve().parents[2] / "Fixtures/Integrations"
KINDS = {"text": "txt", "json": "json", "html": "html", "sarif": "sarif"}


def bazel(binary, work):
    """Bazel"""
    workspace = work / "workspace"
    (workspace / "tools").mkdir(parents=True)
    (workspace / "WORKSPACE").touch()
    for name in ("BUILD.bazel", "vibrancy.bzl"):
        shutil.copy(FIXTURES / "bazel" / name, workspace / name)
    # What is broken out of scope is counted in a sentence: all parts are shown it.
    build = workspace / "BUILD.bazel"
    text = build.read_text()
    changed = text.replace(
        "    parts = 8,\n",
        f"    parts = 8,\n    shared = glob([\"WidgetExtension/Rules/{RULES.unreadable_asset}/**\"]),\n").replace(
        'glob(["WidgetExtension/**"])',
        f'glob(["WidgetExtension/**"], exclude = ["WidgetExtension/Rules/{RULES.unreadable_asset}/**"])')
    require(changed != text, "the recipe is another one")
    build.write_text(changed)
    project(workspace / "WidgetExtension")
    worker = Worker(work, binary)
    shutil.copy(worker.command, workspace / "tools/vibrancy")
    (workspace / "tools/BUILD.bazel").write_text('exports_files(["vibrancy"])\n')
    words = ["bazel", "--batch", f"--output_user_root={work}/bazel"]
    flags = ["--spawn_strategy=processwrapper-sandbox", "--keep_going", "--color=no", "--curses=no"]

    def made(status, action="build", target="//:widget_art"):
        done = run([*words, action, *flags, target], workspace, status)
        reported = done.stderr.decode(errors="replace")
        found = re.search(r"(\d+) processwrapper-sandbox", reported)
        return int(found.group(1)) if found else 0

    def one_run(names):
        return run([binary, "lint", "WidgetExtension", *names], workspace, 1)

    reporters = [word for kind, ending in KINDS.items()
                 for word in ("--reporter", f"{kind}:{work}/whole.{ending}")]
    made(1)
    worker.was_killed_midway()
    log("part 2 was killed, and the build failed")
    again = made(0)
    require(again == 2, f"{again} actions ran again, not the part and the merge")
    one_run(reporters)
    sizes = [
        same(work / f"whole.{ending}", workspace / f"bazel-bin/widget_art.{ending}", kind)
        for kind, ending in KINDS.items()]
    # One picture of a set changes: its part alone is judged again.
    tides = workspace / "WidgetExtension/Projects/Tides"
    pictures = sorted(path for path in tides.rglob("*.imageset/*.png"))
    require(len(pictures) > 1, "the project has sets")
    shutil.copy(pictures[-1], pictures[0])
    # The merge is, too, unless that part says what it said before.
    changed = made(0)
    require(1 <= changed <= 2, f"{changed} actions ran after one picture changed")
    one_run(reporters)
    for kind, ending in KINDS.items():
        same(work / f"whole.{ending}", workspace / f"bazel-bin/widget_art.{ending}", f"changed {kind}")
    # Bazel fetches a tool for coverage before any test; nothing is fetched here, and none needs it.
    nothing = work / "nothing"
    nothing.mkdir()
    (nothing / "WORKSPACE").touch()
    (nothing / "BUILD").write_text(
        'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
    flags.append(f"--override_repository=remote_coverage_tools={nothing}")
    made(3, "test", "//:widget_art_test")
    reported = (workspace / "bazel-testlogs/widget_art_test/test.log").read_bytes()
    require((work / "whole.txt").read_bytes().strip() in reported, "the test reports something else")
    version = subprocess.run(["bazel", "--version"], capture_output=True, text=True).stdout.strip()
    return (f"{version}: 8 parts, one killed; {again} actions ran again, {changed} after one picture"
            f" changed; 4 reports of one run, {sum(sizes):,} bytes")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """An ssh server of this user on a port of its own, with a key that is thrown away."""

    def __init__(self, folder, number):
        self.port = free_port()
        host = folder / f"host-{number}"
        run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", host], folder)
        config = folder / f"sshd-{number}.conf"
        config.write_text(
            f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {host}\nPidFile none\n"
            f"AuthorizedKeysFile {folder}/key.pub\nStrictModes no\nUsePAM no\n"
            "PasswordAuthentication no\nPermitRootLogin prohibit-password\n")
        if os.getuid() == 0:
            Path("/run/sshd").mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [shutil.which("sshd") or "/usr/sbin/sshd", "-D", "-e", "-f", config],
            stderr=subprocess.DEVNULL)
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        require(False, "sshd does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait()


def ssh(binary, work):
    """GNU parallel over ssh"""
    run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", work / "key"], work)
    worker = Worker(work, binary, LOSES_CONNECTION)
    place = project(work / "project")
    servers = []
    try:
        servers += [Server(work, number) for number in (1, 2)]
        options = (f"-i {work}/key -o IdentitiesOnly=yes -o BatchMode=yes -o LogLevel=ERROR"
                   f" -o StrictHostKeyChecking=no -o UserKnownHostsFile={work}/known")
        (work / "hosts").write_text("".join(
            f"1/ssh -p {server.port} {options} {getpass.getuser()}@127.0.0.1\n" for server in servers))
        # The servers' side knows nothing of the cache that is given here.
        done = run(["sh", FIXTURES / "lint-ssh.sh", work / "hosts", "5", work / "out", ".", "--no-cache"],
                   place, 1, VIBRANCY=str(worker.command))
    finally:
        for server in servers:
            server.stop()
    worker.was_killed_midway()
    one = run([binary, "lint", ".", "--reporter", "text", "--reporter", f"html:{work}/whole.html"],
              place, 1)
    require(done.stdout == one.stdout, "the text differs from one run's")
    size = same(work / "whole.html", work / "out/lint.html", "the page")
    return (f"5 parts by 2 servers, one connection killed, its part done again; text and page of one"
            f" run, {size + len(one.stdout):,} bytes")
