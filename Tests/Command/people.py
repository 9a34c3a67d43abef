# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Running as somebody to whom permissions apply; tests may run as root, to whom none do."""

import os
import pwd
import shutil
import subprocess

from harness import TIME_LIMIT, Skipped


def as_nobody(context):
    """Options for `context.run` that make permissions count."""
    if os.geteuid() != 0:
        return {}
    try:
        nobody = pwd.getpwnam("nobody")
    except KeyError:
        raise Skipped("runs as root, and there is no 'nobody'") from None
    options = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    copy = context.folder / "vibrancy"
    shutil.copy(context.binary, copy)
    context.folder.chmod(0o777)
    try:
        done = subprocess.run([copy, "--version"], capture_output=True, timeout=TIME_LIMIT, **options)
    except OSError as reason:
        raise Skipped(f"runs as root, and 'nobody' cannot run the command: {reason}") from None
    if done.returncode != 0:
        raise Skipped("runs as root, and 'nobody' cannot run the command")
    return {**options, "executable": copy}
