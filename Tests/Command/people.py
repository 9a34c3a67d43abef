# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Running as somebody to whom permissions apply, since tests may run as root, to whom none do, and
where a folder cannot be written at all."""

import ctypes
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


def with_read_only(context, folder):
    """Options for `context.run` that put a folder of the context on a read-only file system."""
    path = os.fsencode(context.folder / folder)
    new_mounts, recursive, private, bind, again, read_only = 0x20000, 0x4000, 1 << 18, 4096, 32, 1
    if os.geteuid() != 0 or not hasattr(ctypes.CDLL(None), "unshare"):
        return None
    system = ctypes.CDLL(None, use_errno=True)

    def change():
        steps = [
            lambda: system.unshare(new_mounts),
            lambda: system.mount(None, b"/", None, recursive | private, None),
            lambda: system.mount(path, path, None, bind, None),
            lambda: system.mount(None, path, None, bind | again | read_only, None),
        ]
        if any(step() != 0 for step in steps):
            raise OSError(ctypes.get_errno(), "the folder cannot be mounted")

    options = {"preexec_fn": change}
    try:
        subprocess.run([context.binary, "--version"], capture_output=True, timeout=TIME_LIMIT, **options)
    except subprocess.SubprocessError:
        return None
    return options
