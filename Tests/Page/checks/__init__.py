# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every check; importing this registers them."""

from checks import (
    access,
    archiving,
    comparing,
    converting,
    intake,
    judging,
    linking,
    looks,
    pace,
    reading,
    screens,
    trouble,
    wallpapers,
)  # noqa: F401
