# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Importing this package registers every check."""

import importlib
import pkgutil

for module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{module.name}")
