# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A headless Chromium, spoken to over a pipe in its DevTools protocol. Standard library only."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import runner

OPTIONS = (
    ("--chromium", {"default": "chromium", "help": "the browser"}),
    ("--shots", {"type": Path, "metavar": "DIR", "help": "keep screenshots there"}),
)

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--remote-debugging-pipe",
]


class BrowserError(Exception):
    """The browser refused, stopped answering, or a script in a page failed."""


class Browser:
    """One process; `tab()` opens a page in it."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="vibrancy-chromium-")
        to_browser, self.writing = os.pipe()
        self.reading, from_browser = os.pipe()
        # The browser reads file descriptor 3 and writes 4; copies above them keep the two apart.
        high = [fcntl.fcntl(one, fcntl.F_DUPFD_CLOEXEC, 10) for one in (to_browser, from_browser)]
        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=lambda: (os.dup2(high[0], 3), os.dup2(high[1], 4)),
        )
        for one in (to_browser, from_browser, *high):
            os.close(one)
        self.waiting = b""
        self.last = 0
        self.events = []

    def send(self, method, session=None, within=300, **parameters):
        """Calls a method and returns its result; events that come meanwhile are kept."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.writing, rest) :]
        until = time.monotonic() + within
        while True:
            answer = self.receive(until, method)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, until, purpose):
        while b"\0" not in self.waiting:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.reading], [], [], left)[0]:
                raise BrowserError(f"no answer to {purpose}")
            data = os.read(self.reading, 1 << 20)
            if not data:
                raise BrowserError("the browser has ended")
            self.waiting += data
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def tab(self):
        return Tab(self)

    def close(self):
        try:
            self.send("Browser.close", within=5)
            self.process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.writing)
        os.close(self.reading)
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """One page. Everything it complained of or asked the network for is in `complaints()`."""

    def __init__(self, browser):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)[
            "sessionId"
        ]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def open(self, url):
        """Opens an address and waits until the page and its first pictures are there."""
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=url)
        self.until("location.href !== 'about:blank' && document.readyState === 'complete'")

    def evaluate(self, expression):
        """The value of an expression, awaited if it is a promise."""
        answer = self.send(
            "Runtime.evaluate",
            expression=expression,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            said = details.get("exception", {}).get("description") or details["text"]
            raise BrowserError(f"{expression[:90]}: {said}")
        return answer["result"].get("value")

    def until(self, expression, within=300):
        """Waits until an expression holds; the page is asked again as often as it can answer."""
        end = time.monotonic() + within
        while time.monotonic() < end:
            try:
                if self.evaluate(
                    f"new Promise(done => setTimeout(done, 8)).then(() => !!({expression}))"
                ):
                    return
            except BrowserError as error:
                if "context" not in str(error) and "navigat" not in str(error):
                    raise
        raise BrowserError(f"never true: {expression}")

    def view(self, width, height, scheme="dark", scale=1, touch=False):
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=touch,
        )
        self.send("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.send(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}],
        )

    def center(self, selector):
        """The middle of an element, awaited and scrolled into view."""
        self.until(f"document.querySelector({json.dumps(selector)})")
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({block: 'center', behavior: 'instant'});"
            " const b = e.getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2, b.width, b.height]; })()"
        )

    def mouse(self, kind, x, y):
        self.send(
            "Input.dispatchMouseEvent",
            type=kind,
            x=x,
            y=y,
            button="left",
            clickCount=1,
            buttons=0 if kind == "mouseReleased" else 1,
        )

    def hover(self, x, y):
        """Moves the mouse without a button."""
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="none", buttons=0)

    def click(self, selector):
        x, y, width, _ = self.center(selector)
        if not width:
            raise BrowserError(f"{selector} cannot be seen")
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def key(self, key, code=0, shift=False):
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        parameters = {
            "key": key,
            "code": key if len(key) > 1 else "",
            "windowsVirtualKeyCode": code,
            "modifiers": 8 if shift else 0,
        }
        self.send("Input.dispatchKeyEvent", type="keyDown", **parameters, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def type(self, text):
        for one in text:
            self.key(one)

    def screenshot(self, path, whole=False):
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)[
            "data"
        ]
        path.write_bytes(base64.b64decode(data))

    def pdf(self, path):
        data = self.send("Page.printToPDF", printBackground=False, preferCSSPageSize=True)["data"]
        path.write_bytes(base64.b64decode(data))

    def complaints(self):
        """Errors in the console and requests that left the disk, one line each."""
        lines = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                lines.append(details.get("exception", {}).get("description") or details["text"])
            elif event["method"] == "Log.entryAdded":
                entry = parameters["entry"]
                if entry["level"] == "error":
                    lines.append(f"{entry['text']} {entry.get('url', '')}")
            elif event["method"] == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("file:", "data:", "about:", "blob:")):
                    lines.append(f"asked the network for {url}")
        return lines

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)


class Page:
    """A check's context in a tab of its own; what the page complains of is a mismatch."""

    def __init__(self, tab, context):
        self.tab, self.context = tab, context

    def __enter__(self):
        return self.context

    def __exit__(self, kind, *_):
        try:
            if kind is None and (complaints := self.tab.complaints()):
                raise runner.Mismatch(f"the page complains: {complaints[0]}")
        finally:
            self.tab.close()


def in_tabs(options, size, context):
    """Runs the checks, each in a new tab of this size; `context` makes of a tab and a folder what a
    check is given."""
    program = shutil.which(options.chromium)
    if not program:
        sys.exit(f"error: '{options.chromium}' is not there; apt-get install chromium")
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    browser = Browser(program)

    def opened(folder):
        tab = browser.tab()
        tab.view(*size)
        return Page(tab, context(tab, folder))

    try:
        runner.main(options, opened)
    finally:
        browser.close()
