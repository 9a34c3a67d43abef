#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks an archive of a release: a line a check; status 1 if any fails."""

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ART, SHEET = "gauge@3x.png", "gauge.vibrancy.png"
# Shares of what somebody waits for, in seconds: from the archive to the first verdict and sheet,
# and the command's own start.
FIRST_LOOK, START = 2.0, 0.004
# Root's programs are not on everybody's path.
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"
CHECKS = []


class Mismatch(Exception):
    """The archive is not what it should be; the text says where."""


class Skipped(Exception):
    """The check cannot be made here; the text says why."""


def check(function):
    CHECKS.append(function)
    return function


def require(condition, text):
    if not condition:
        raise Mismatch(text)


def said(*words, status=0, **more):
    ended = subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)
    require(ended.returncode == status, f"{words}: status {ended.returncode}: {ended.stderr[-400:]}")
    return ended.stdout


class Release:
    """The archive and what came out of it."""

    def __init__(self, options, folder):
        found = sorted(options.dist.glob(f"vibrancy-{options.version}-*.tar.gz"))
        if len(found) != 1:
            sys.exit(f"error: {len(found)} archives of {options.version} in {options.dist}; one is wanted")
        self.archive, self.version, self.fixtures = found[0].resolve(), options.version, options.fixtures
        self.scratch = options.scratch.resolve()
        self.name = self.archive.name.removesuffix(".tar.gz")
        self.is_linux = "-linux-" in self.name
        with tarfile.open(self.archive) as tar:
            self.members = tar.getmembers()
            tar.extractall(folder, filter="data")
        self.top = folder / self.name
        self.binary = self.top / "bin/vibrancy"
        self.share = self.top / "share"


@check
def sums(release):
    listed = (release.archive.parent / "SHA256SUMS").read_text().splitlines()
    names = [line.split("  ")[1] for line in listed]
    require(release.archive.name in names, "SHA256SUMS does not name the archive")
    for line in listed:
        digest, name = line.split("  ")
        content = (release.archive.parent / name).read_bytes()
        require(hashlib.sha256(content).hexdigest() == digest, f"{name} is not what SHA256SUMS says")
    return f"{len(listed)} files, {release.archive.stat().st_size} bytes of archive"


@check
def members_tell_nothing_of_the_machine(release):
    names = [member.name for member in release.members]
    require(names == sorted(names, key=lambda name: Path(name).parts), "names are not sorted")
    require(len({member.mtime for member in release.members}) == 1, "times differ")
    for member in release.members:
        require(member.name.split("/")[0] == release.name, f"{member.name} is outside the folder")
        require((member.uid, member.gid, member.uname, member.gname) == (0, 0, "", ""), member.name)
        require(member.isdir() or member.isfile(), f"{member.name} is neither file nor folder")
        require(member.mode in (0o755, 0o644), f"{member.name}: mode {member.mode:o}")
    return f"{len(names)} members"


@check
def the_command_holds_no_path_of_the_machine(release):
    content = release.binary.read_bytes()
    for path in {str(ROOT), str(Path.home()), str(release.scratch.parent)}:
        if path != "/" and len(path) > 5:
            require(path.encode() not in content, f"the command holds {path}")
    return f"{len(content)} bytes"


@check
def the_command_needs_no_library(release):
    if not release.is_linux:
        listed = said("otool", "-L", release.binary)
        systems = ("/usr/lib/", "/System/")
        foreign = [line for line in listed.splitlines()[1:] if not line.strip().startswith(systems)]
        require(not foreign, f"libraries that macOS does not have: {foreign}")
        return "the system's only"
    headers = said("readelf", "--wide", "--segments", "--sections", release.binary)
    require("INTERP" not in headers and "DYNAMIC" not in headers, "it asks for a loader")
    require(".symtab" not in headers and ".debug_info" not in headers, "it is not stripped")
    ended = subprocess.run(["ldd", release.binary], capture_output=True, text=True)
    require("not a dynamic executable" in ended.stdout + ended.stderr, f"ldd: {ended.stdout}")
    return "0 libraries, stripped"


@check
def what_the_command_prints_lies_beside_it(release):
    require(said(release.binary, "--version") == f"vibrancy {release.version}\n", "the version")
    for shell, file in [
        ("bash", "bash-completion/completions/vibrancy"), ("zsh", "zsh/site-functions/_vibrancy"),
        ("fish", "fish/vendor_completions.d/vibrancy.fish"),
    ]:
        printed = said(release.binary, "--generate-completion-script", shell)
        require((release.share / file).read_text() == printed, f"completions of {shell}")
    subcommands = re.findall(r"^  ([a-z]+)  ", said(release.binary, "help").split("Options:")[0], re.M)
    pages = {path.name for path in (release.share / "man/man1").iterdir()}
    require(pages == {"vibrancy.1"} | {f"vibrancy-{one}.1" for one in subcommands}, f"pages: {pages}")
    for page in sorted(pages):
        words = [page.removesuffix(".1").removeprefix("vibrancy-")] if page != "vibrancy.1" else []
        text = (release.share / "man/man1" / page).read_text()
        require(text == said(release.binary, "help", "--man", *words), f"{page} differs")
    return f"3 shells, {len(pages)} pages"


@check
def man_pages_are_sound(release):
    if not shutil.which("groff"):
        raise Skipped("groff is not here")
    for page in sorted((release.share / "man/man1").iterdir()):
        ended = subprocess.run(
            ["groff", "-man", "-ww", "-z", "-Tascii", page], capture_output=True, text=True)
        require(ended.returncode == 0 and not ended.stderr, f"{page.name}: {ended.stderr[:300]}")


@check
def the_bill_of_materials_is_valid_and_whole(release):
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document

    file = release.archive.with_name(release.name + ".spdx.json")
    inner = release.share / "doc/vibrancy/vibrancy.spdx.json"
    require(file.read_bytes() == inner.read_bytes(), "the one in the archive differs")
    document = parse_file(str(file))
    problems = validate_full_spdx_document(document, "SPDX-2.3")
    require(not problems, "; ".join(problem.validation_message for problem in problems[:3]))
    bill = json.loads(file.read_text())
    digest = hashlib.sha256(release.binary.read_bytes()).hexdigest()
    require(digest in json.dumps(bill["files"]), "it is of another command")
    licences = {path.stem for path in (release.share / "doc/vibrancy/licences").iterdir()}
    named = {package["name"] for package in bill["packages"]} - {"vibrancy"}
    wanted = {name.replace("swift-runtime", "swift") for name in named}
    require(wanted == licences, f"licences {sorted(licences)} of {sorted(wanted)}")
    return ", ".join(sorted(f"{p['name']} {p['versionInfo']}" for p in bill["packages"]))


@check
def github_would_take_the_workflows_and_the_action(release):
    for schema, pattern in [
        ("vendor.github-workflows", "workflows/*.yml"),
        ("vendor.github-actions", "actions/*/action.yml"),
    ]:
        files = sorted((ROOT / ".github").glob(pattern))
        require(files, f"nothing is at .github/{pattern}")
        said(sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *files)


@check
def a_package_can_name_the_bundle(release):
    with zipfile.ZipFile(release.archive.with_name(release.name + ".artifactbundle.zip")) as bundle:
        about = json.loads(bundle.read("vibrancy.artifactbundle/info.json"))
        variant = about["artifacts"]["vibrancy"]["variants"][0]
        content = bundle.read(f"vibrancy.artifactbundle/{variant['path']}")
    require(content == release.binary.read_bytes(), "it holds another command")
    return variant["supportedTriples"][0]


@check
def it_works_without_home_user_or_environment(release):
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        shutil.copy(release.fixtures / "Inputs" / ART, folder)
        shutil.copy(release.binary, folder)
        nobody = {} if os.getuid() else {"user": 54321, "group": 54321, "extra_groups": []}
        said("./vibrancy", ART, env={}, cwd=folder, **nobody)
        require((Path(folder) / SHEET).exists(), "no sheet")
    return "as a user that no file knows" if nobody else "without an environment"


def inside(plain, script, status=0):
    """Runs a script of the shell in a root of its own, with `/proc` as every machine has it.

    The mount is in a space of its own and goes with the script.
    """
    outer = 'mount -t proc proc "$1/proc" && exec "$2" "$1" /bin/sh -c "$3"'
    ended = subprocess.run(
        ["unshare", "--mount", "/bin/sh", "-c", outer, "sh", plain, CHROOT, script],
        capture_output=True, text=True, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    require(ended.returncode == status, f"{script}: status {ended.returncode}: {ended.stderr[-400:]}")
    return ended


@check
def a_first_look_in_a_plain_debian(release):
    if not release.is_linux:
        raise Skipped("for Linux")
    if os.getuid():
        raise Skipped("a root of its own can be made by root only")
    plain = release.scratch / "debian"
    if not (plain / "bin/true").exists():
        shutil.rmtree(plain, ignore_errors=True)
        said("debootstrap", "--variant=minbase", "bookworm", plain)
    home = plain / "srv/try"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    shutil.copy(release.archive, home / "vibrancy.tar.gz")
    shutil.copy(release.fixtures / "Inputs" / ART, home)
    require(not list(plain.glob("usr/lib/**/libswift*")), "there is Swift in it")
    script = f"cd /srv/try && tar -xzf vibrancy.tar.gz && ./{release.name}/bin/vibrancy {ART}"
    began = time.monotonic()
    reported = inside(plain, script).stdout
    took = time.monotonic() - began
    sheet = home / SHEET
    require(sheet.exists() and "lock-screen" in reported, f"no verdict: {reported}")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(release.fixtures / "Inputs" / ART, folder)
        require(reported == said(release.binary, ART, cwd=folder, env={}), "it says something else here")
        require(sheet.read_bytes() == (Path(folder) / sheet.name).read_bytes(), "the sheet differs")
    require(took <= FIRST_LOOK, f"{took:.2f} s from the archive to verdict and sheet")
    # What needs a program that is not there is one clear error.
    shutil.copy(release.fixtures / "Widgets/Charge/Circular.svg", home / "drawing.svg")
    ended = inside(plain, f"/srv/try/{release.name}/bin/vibrancy lint /srv/try/drawing.svg", status=2)
    require("rsvg-convert" in ended.stderr, f"an SVG: {ended.stderr}")
    return f"{took:.2f} s from the archive to verdict and sheet"


@check
def it_starts_quickly(release):
    def once(*words):
        began = time.perf_counter()
        subprocess.run(words, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began

    true, own = [], []
    for _ in range(200):
        true.append(once("/bin/true"))
        own.append(once(str(release.binary), "--version"))
    # The least of many: other work on the machine can only add to it.
    took = min(own) - min(true)
    reported = (
        f"{1000 * took:.2f} ms more than /bin/true at best, "
        f"{1000 * (statistics.median(own) - statistics.median(true)):.2f} ms in the middle of 200")
    require(took <= START or not release.is_linux, reported)
    return reported


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, required=True, help="where the archive is")
    parser.add_argument("--fixtures", type=Path, required=True, help="the folder Fixtures")
    parser.add_argument("--version", required=True, help="the version it should be")
    parser.add_argument("--scratch", type=Path, required=True, help="where the Debian root is kept")
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME")
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="vibrancy-release-") as folder:
        release = Release(options, Path(folder))
        print(f"{release.archive.name} on {platform.platform()}")
        for one in CHECKS:
            if options.only and options.only not in one.__name__:
                continue
            try:
                verdict, note = "ok  ", one(release)
            except Skipped as reason:
                verdict, note = "skip", reason
            except Mismatch as reason:
                verdict, note, failed = "FAIL", reason, failed + 1
            print(f"{verdict}  {one.__name__.replace('_', ' ')}{f': {note}' if note else ''}", flush=True)
    sys.exit(1 if failed else 0)


main()
