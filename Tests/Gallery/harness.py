# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a check of a page is given."""

from dataclasses import dataclass
from pathlib import Path

import galleries
from runner import Skipped, check, equal, require  # noqa: F401  (checks take all of it from here)


@dataclass(frozen=True)
class Context:
    """A browser's page, a folder of the check's own, and where screenshots go."""

    tab: object
    folder: Path
    resources: Path
    shots: Path | None
    binary: Path | None
    fixtures: Path | None

    def open(self, items, fragment="", **more):
        """Writes a gallery and opens it."""
        url = galleries.write(self.folder / "gallery", self.resources, items, **more)
        self.tab.open(url + fragment)

    def shot(self, name, whole=False):
        if self.shots:
            self.tab.screenshot(self.shots / f"{name}.png", whole)

    def js(self, expression):
        return self.tab.evaluate(expression)

    def text(self, selector):
        self.tab.until(f"document.querySelector({selector!r})")
        return self.js(f"document.querySelector({selector!r}).textContent.trim()")

    def number(self, selector):
        return self.js(f"document.querySelectorAll({selector!r}).length")

    def assets(self):
        return self.js("[...document.querySelectorAll('.group h2')].map(one => one.textContent)")

    def settle(self):
        """Until what is near the window is drawn and the address is up to date."""
        self.js(
            "new Promise(done => setTimeout(() => requestAnimationFrame(() =>"
            " requestAnimationFrame(done)), 260))"
        )
