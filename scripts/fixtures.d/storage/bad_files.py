# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Fixtures/Bad on the disk: the files, what a message must say of each, and the page about them."""

import json
import zlib

import bad
from png_format import SIGNATURE, read_chunks

INTRODUCTION = """# Bad input

Written by `scripts/make-fixtures --bad`; nothing here is copied from anywhere. One bad file never
stops the others: it gets one clear line on stderr, and the run ends with exit status 2.

`expected.json` maps each file to a word that its message must contain (upper or lower case), or to
`null` for the files in `Harmless`, which must decode without an error (a warning is welcome).

A file cut at every byte, or patched at random, is made by the tests themselves. So is what no file
can show: a directory named `x.png`, a loop of links, a file that vanishes or cannot be read.
"""


def contents():
    files, words, rows = {}, {}, []
    for name, (data, word, what) in bad.refused().items():
        files[f"{name}.png"] = data
        words[f"{name}.png"] = word
        rows.append((f"{name}.png", what, f"`{word}`"))
    for name, (data, what) in bad.harmless().items():
        files[f"Harmless/{name}.png"] = data
        words[f"Harmless/{name}.png"] = None
        rows.append((f"Harmless/{name}.png", what, "decodes"))
    page = INTRODUCTION + "\n| file | what it is | message contains |\n| --- | --- | --- |\n"
    page += "".join(f"| `{name}` | {what} | {word} |\n" for name, what, word in rows)
    page += "\nThe harmless ones all show the picture of `Harmless/plain.png`, 4 × 4 pixels.\n"
    files["expected.json"] = (json.dumps(words, indent=2) + "\n").encode()
    files["README.md"] = page.encode()
    return files


def write(folder):
    files = contents()
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return len(files) - 2


def differences(folder):
    """One line for each file that is not what `contents` says."""
    files = contents()
    for name, data in files.items():
        file = folder / name
        if not file.exists():
            yield f"{name}: missing"
        elif file.read_bytes() != data and not same_but_packed(file.read_bytes(), data):
            yield f"{name}: not as written by --bad"
    for file in sorted(folder.rglob("*")):
        if file.is_file() and str(file.relative_to(folder)) not in files:
            yield f"{file.relative_to(folder)}: not written by --bad"


def same_but_packed(one, other):
    """Whether two files differ only in how zlib packed a bomb."""
    if not (one.startswith(SIGNATURE) and other.startswith(SIGNATURE)):
        return False
    ours, theirs = read_chunks(one), read_chunks(other)
    return len(ours) == len(theirs) and all(map(same_chunk, ours, theirs))


def same_chunk(one, other):
    if one == other:
        return True
    size = unpacked_size(one[1])
    return one[0] == other[0] and size is not None and size == unpacked_size(other[1])


def unpacked_size(payload):
    """Of a payload's compressed part; None where it has none."""
    try:
        return len(zlib.decompress(payload[payload.index(b"\0") + 2 :]))
    except (ValueError, zlib.error):
        return None
