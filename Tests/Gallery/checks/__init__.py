# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every check; importing this registers them."""

from checks import access, comparing, elements, filters, linking, looks, names, scale, screens, tuning, variants  # noqa: F401
