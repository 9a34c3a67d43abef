# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Named pipes, which let a check act between the moment a run begins and what it reads next."""

import os
import threading


def fed(context, name, data, before=None):
    """A named pipe that somebody writes to as soon as somebody reads."""
    path = context.folder / name
    os.mkfifo(path)

    def feed():
        with open(path, "wb") as pipe:
            if before:
                before()
            try:
                pipe.write(data)
            except BrokenPipeError:
                pass

    threading.Thread(target=feed, daemon=True).start()
