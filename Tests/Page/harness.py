# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a check of a page is given."""

import base64
import json
from dataclasses import dataclass
from pathlib import Path

from runner import Skipped, check, equal, require  # noqa: F401  (checks take all of it from here)

READY = (
    "typeof app === 'object' && app.about && app.isIdle && verdicts.isIdle"
    " && crews.isIdle && plates.isIdle"
    " && !app.listed().some(one => one.state === 'waiting')"
)


@dataclass(frozen=True)
class Context:
    """A browser's tab, the page's address, a folder of the check's own, where screenshots go, and the
    command."""

    tab: object
    url: str
    folder: Path
    fixtures: Path
    shots: Path | None
    binary: Path | None = None

    def open(self, fragment="", before=""):
        """Opens the page and waits until it has drawn itself. `before` is run ahead of its scripts."""
        if before:
            self.tab.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.tab.open(self.url + fragment)

    def add(self, *paths, picker="#picker"):
        """Puts files into the page as the picker does, and waits until all are read and drawn."""
        root = self.tab.send("DOM.getDocument")["root"]["nodeId"]
        node = self.tab.send("DOM.querySelector", nodeId=root, selector=picker)["nodeId"]
        self.tab.send("DOM.setFileInputFiles", nodeId=node, files=[str(one) for one in paths])
        self.settle()

    def work(self, *names, fragment=""):
        """Opens the page with pictures of the fixtures."""
        self.open(fragment)
        self.settle()
        self.add(*[self.fixtures / "Inputs" / name for name in names])

    def drop(self, files, expression="dropped.dataTransfer"):
        """Drops files of given names and contents onto the page."""
        contents = [[name, base64.b64encode(data).decode()] for name, data in files]
        self.js(
            f"(() => {{ const transfer = new DataTransfer();"
            f" for (const [name, data] of {json.dumps(contents)}) transfer.items.add(new File("
            "[Uint8Array.from(atob(data), c => c.charCodeAt(0))], name));"
            " dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true})); })()"
        )
        self.settle()

    def settle(self, within=120):
        """Until everything is read, judged and drawn, and the address is up to date."""
        self.tab.until(READY, within)
        self.js("new Promise(done => setTimeout(done, 300))")
        self.tab.until(READY, within)

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

    def reported(self):
        """What the list says of files that could not be read, by name."""
        return dict(
            self.js(
                "app.listed().filter(one => one.state === 'bad').map(one => [one.title, one.error])"
            )
        )
