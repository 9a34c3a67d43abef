#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Opens the page in headless Firefox, drops pictures, looks whether all is drawn; status 1 if not.

Speaks Marionette, the protocol of Firefox's own tests. Needs Firefox (Debian: `apt-get install firefox-esr`).
"""

import argparse
import base64
import io
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(1, str(ROOT / "Tests/Checking"))

from listed import SCENES  # noqa: E402

ON_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox"

# What was asked for begins with the next frame: the page is at rest if it was at each look for 300 ms after that.
WAIT = """new Promise((done) => {
  const until = Date.now() + 60000;
  let since = 0;
  const look = () => {
    const isReady = typeof app === 'object' && app.about && app.isIdle && verdicts.isIdle && crews.isIdle && plates.isIdle && !app.listed().some(one => one.state === 'waiting');
    since = isReady ? since || Date.now() : 0;
    if (since && Date.now() - since > 300) done(true);
    else if (Date.now() > until) done(false);
    else setTimeout(look, 30);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""

# A script of the page's own sees its constants; what Marionette runs does not.
INSIDE = """const [expression, done] = arguments;
const script = document.createElement('script');
script.textContent = `(async () => { try { return {value: await (${expression})}; } catch (error) { return {error: String(error)}; } })()
  .then(answer => dispatchEvent(new CustomEvent('answered', {detail: JSON.stringify(answer)})))`;
addEventListener('answered', (event) => done(event.detail), {once: true});
document.body.append(script);
script.remove();"""


class Firefox:
    def __init__(self, program, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.socket = self.connection(port)
        self.waiting, self.last = b"", 0
        self.receive()
        self.send("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})
        self.send("WebDriver:SetTimeouts", {"script": 120_000})
        self.send("WebDriver:SetWindowRect", {"width": 1440, "height": 980})

    def connection(self, port):
        for _ in range(600):
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=150)
            except OSError:
                if self.process.poll() is not None:
                    sys.exit(f"error: Firefox ended with {self.process.returncode}")
                time.sleep(0.1)
        self.close()
        sys.exit("error: Firefox does not answer within a minute")

    def more(self):
        data = self.socket.recv(1 << 20)
        if not data:
            sys.exit("error: Firefox has gone")
        return data

    def receive(self):
        while b":" not in self.waiting:
            self.waiting += self.more()
        length, rest = self.waiting.split(b":", 1)
        while len(rest) < int(length):
            rest += self.more()
        self.waiting = rest[int(length) :]
        return json.loads(rest[: int(length)])

    def send(self, command, parameters):
        self.last += 1
        data = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        _, _, error, result = self.receive()
        if error:
            sys.exit(f"error: {command}: {error['message']}")
        return result

    def run(self, expression):
        """The value of an expression, awaited."""
        answer = self.send(
            "WebDriver:ExecuteAsyncScript", {"script": INSIDE, "args": [expression]}
        )["value"]
        answer = json.loads(answer)
        if "error" in answer:
            sys.exit(f"error: {expression[:80]}: {answer['error']}")
        return answer.get("value")

    def settle(self):
        return self.run(WAIT)

    def shot(self, path):
        path.write_bytes(
            base64.b64decode(self.send("WebDriver:TakeScreenshot", {"full": False})["value"])
        )

    def close(self):
        self.process.terminate()
        self.process.wait()


# What the page complains of from then on, its own scripts' mistakes and what its policy refuses.
LISTEN = """(() => { globalThis.complaints = [];
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, (event) =>
    complaints.push([type, event.message ?? event.reason ?? event.violatedDirective].join(' ')));
})()"""


# Keeps the archive that the page saves.
CATCH = """(() => { globalThis.archive64 = ''; const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => { if (blob.type === 'application/zip') { const reader = new FileReader();
    reader.onload = () => { archive64 = reader.result.split(',')[1]; }; reader.readAsDataURL(blob); } return make.call(URL, blob); };
  HTMLAnchorElement.prototype.click = () => {}; document.getElementById('every-save').click();
})()"""
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="12" height="10"/></svg>'


def drop(browser, contents):
    """Drops files, each a name and its bytes in base 64."""
    browser.run(
        f"(() => {{ const transfer = new DataTransfer(); for (const [name, data] of {json.dumps(contents)})"
        " transfer.items.add(new File([Uint8Array.from(atob(data), c => c.charCodeAt(0))], name));"
        " dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true})); })()"
    )
    browser.settle()


def archived(browser):
    """The names in the archive of all that was dropped, or what is wrong with it."""
    browser.run(CATCH)
    until = time.monotonic() + 60
    while not (packed := browser.run("archive64")):
        if time.monotonic() > until:
            return "no archive within a minute"
        time.sleep(0.2)
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(packed)))
    return archive.testzip() or archive.namelist()


def checks(browser, fixtures, shots):
    """What is wrong, one line each."""
    browser.run(LISTEN)
    if not browser.settle():
        yield "the page does not come to rest"
    drawn = browser.run(
        "document.querySelectorAll('#samples .plate:not(.waiting, .broken)').length"
    )
    if drawn != 12:
        yield f"{drawn} of 12 samples are drawn"
    if shots:
        browser.shot(shots / "firefox-welcome.png")
    files = [fixtures / "Inputs" / name for name in ("fish-hues@3x.png", "logo-dark@3x.png")]
    files += [
        fixtures / "Inputs/Types/gauge-rgba16-interlaced.png",
        fixtures / "Inputs/Tagged/gauge-icc-display-p3.png",
        fixtures / "Bad/heic.png",
    ]
    contents = [[one.name, base64.b64encode(one.read_bytes()).decode()] for one in files]
    drop(browser, contents)
    browser.run("app.show({tab: 'verdict', compare: 'wipe'})")
    browser.settle()
    states = browser.run(
        "app.listed().map(one => [one.title, one.state, one.notes.join()].join(' '))"
    )
    if [one.split()[1] for one in states] != ["ready"] * 4 + ["bad"]:
        yield f"read: {states}"
    broken = browser.run(
        "[...document.querySelectorAll('.plate.broken, .plate.waiting')].map(e => e.dataset.reason)"
    )
    if broken:
        yield f"not drawn: {broken[:3]}"
    if not browser.run("document.querySelectorAll('.finding').length"):
        yield "no verdict"
    wide = browser.run("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        yield f"{wide} px too wide"
    if shots:
        browser.shot(shots / "firefox-work.png")
    browser.run("app.show({view: 'single', compare: 'beside', tab: 'convert'})")
    browser.settle()
    if shots:
        browser.shot(shots / "firefox-single.png")
    browser.run(f"app.show({{view: 'screen', screen: '{SCENES.home_tinted}'}})")
    browser.settle()
    placed = browser.run("stage.large.main.placed")
    if placed != 4:
        yield f"{placed} of 4 pictures are on a screen"
    if shots:
        browser.shot(shots / "firefox-screen.png")
    drop(browser, [["badge.svg", base64.b64encode(SVG).decode()]])
    drawn = browser.run("app.listed().slice(-1).map(one => [one.state, one.width, one.height])[0]")
    if drawn != ["ready", 60, 30]:
        yield f"an SVG is drawn as {drawn}"
    names = archived(browser)
    if names != sorted(["badge.svg", *(one.name for one in files[:4])]):
        yield f"the archive has {names}"
    yield from browser.run("complaints.map(String)")
    paced = browser.run("plates.timing && plates.timing.milliseconds")
    print(f"Firefox: {states}, last drawing {paced} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--firefox", help="the browser; firefox-esr or firefox if it is not given")
    parser.add_argument("--page", type=Path, required=True, help="what `vibrancy page` writes")
    parser.add_argument(
        "--fixtures", type=Path, default=ROOT / "Fixtures", help="the folder Fixtures"
    )
    parser.add_argument("--shots", type=Path, metavar="DIR", help="keep screenshots there")
    options = parser.parse_args()
    names = [options.firefox] if options.firefox else ["firefox-esr", "firefox", ON_MAC]
    program = next(filter(None, map(shutil.which, names)), None)
    if not program:
        sys.exit(f"error: '{names[0]}' is not there; apt-get install firefox-esr")
    with tempfile.TemporaryDirectory(prefix="vibrancy-firefox-") as folder:
        folder = Path(folder)
        profile = folder / "profile"
        profile.mkdir()
        browser = Firefox(program, profile)
        try:
            browser.send("WebDriver:Navigate", {"url": options.page.resolve().as_uri()})
            wrong = list(checks(browser, options.fixtures.resolve(), options.shots))
        finally:
            browser.close()
    for line in wrong:
        print(f"FAIL  {line}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
