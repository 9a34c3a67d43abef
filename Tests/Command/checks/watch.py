# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Art that is judged again on every save, and the page that follows."""

import contextlib
import http.client
import json
import os
import queue
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
from urllib.parse import quote, urlparse

from harness import Mismatch, check, require, with_signals

TIME_LIMIT = 60


class Watch:
    """A run of `vibrancy watch`, whose lines come as it says them."""

    def __init__(self, context, *words, cwd=None):
        self.running = subprocess.Popen(
            [context.binary, "watch", *words], cwd=cwd or context.folder, env=context.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=with_signals())
        self.lines, self.messages = queue.Queue(), queue.Queue()
        for stream, said in ((self.running.stdout, self.lines), (self.running.stderr, self.messages)):
            threading.Thread(target=lambda s=stream, q=said: [q.put(one) for one in s], daemon=True).start()

    def until(self, text, among=None):
        """The line that holds a text."""
        while True:
            try:
                line = (among or self.lines).get(timeout=TIME_LIMIT)
            except queue.Empty:
                raise Mismatch(f"never says '{text}'") from None
            if text in line:
                return line.rstrip("\n")

    def ended(self, by):
        self.running.send_signal(by)
        return self.running.wait(TIME_LIMIT)


@contextlib.contextmanager
def watching(context, *words, cwd=None):
    watch = Watch(context, *words, cwd=cwd)
    try:
        yield watch
    finally:
        watch.running.kill()
        watch.running.wait()


def asked(url, path=None, method="GET", host=None):
    """An answer's status, head and text."""
    place = urlparse(url)
    connection = http.client.HTTPConnection(place.hostname, place.port, timeout=TIME_LIMIT)
    connection.putrequest(method, path or place.path, skip_host=True)
    connection.putheader("Host", host or place.netloc)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, dict(answer.getheaders()), answer.read().decode()


def connection_bytes(url, path):
    """A file beside a page."""
    place = urlparse(url)
    connection = http.client.HTTPConnection(place.hostname, place.port, timeout=TIME_LIMIT)
    connection.request("GET", place.path + quote(path, safe="/?"), headers={"Host": place.netloc})
    return connection.getresponse().read()


def put(context, fixture, name="art@3x.png"):
    """Saves as editors do: beside, then over it."""
    shutil.copy(context.fixtures / "Inputs" / fixture, context.folder / "art.tmp")
    os.rename(context.folder / "art.tmp", context.folder / name)


@check()
def a_save_is_judged_and_the_page_follows(context):
    put(context, "gauge@3x.png")
    with watching(context, ".") as watch:
        url = watch.until("page http://127.0.0.1:").split()[1]
        watch.until("watching", watch.messages)
        status, head, text = asked(url)
        require(status == 200 and "<title>Vibrancy" in text, f"the page: {status}")
        require("connect-src 'self'" in text and "liveVersion = 1;" in text, "it does not follow")
        require("Access-Control-Allow-Origin" not in head, "other pages may read it")
        place = urlparse(url)
        with socket.create_connection((place.hostname, place.port), TIME_LIMIT) as waiting:
            waiting.sendall(f"GET {place.path}changes?since=1 HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
            # A picture without any mark in it is judged as nothing else here is.
            shutil.copy(context.fixtures / "Inputs" / "bolt.png", context.folder / "more.png")
            watch.until(" ms)")
            said = b""
            while b"data: 2\n\n" not in said:
                part = waiting.recv(4096)
                require(part, f"the page's address is not printed: {said[-100:]}")
                said += part
        require("liveVersion = 2;" in asked(url)[2], "the page is the old one")
        # Saved, broken, and fixed: it goes on.
        (context.folder / "art@3x.png").write_bytes(b"\x89PNG\r\n\x1a\nno")
        news = watch.until("+ ")
        require("+ error" in news, "a broken picture is not a news")
        require(re.search(r"\+ error [a-z-]+ art@3x: .+ \(art@3x\.png\)", news), f"no reason: {news}")
        watch.until(" ms)")
        put(context, "gauge@3x.png")
        watch.until("- error")
        os.remove(context.folder / "art@3x.png")
        watch.until(" ms)")
        require(watch.ended(signal.SIGINT) == 0, "Ctrl-C is a failure")
    return url.split("/")[2]


def elements_of(page):
    """What there is to point at on the page of widgets, each with the line that it is written in."""
    data = json.loads(re.search(r'id="data">(.*?)</script>', page, re.S)[1])
    return data["items"], {one[4]: one[5] for item in data["items"] for one in item.get("elements", []) if len(one) > 5}


def save(path, text):
    """As editors do: beside, then over it."""
    beside = path.with_suffix(".tmp")
    beside.write_text(text)
    os.replace(beside, path)


@check()
def widgets_are_drawn_again_on_every_save(context):
    project = context.folder / "Trails"
    shutil.copytree(context.fixtures / "Projects" / "Trails", project)
    view = project / "TrailWidget" / "TrailView.swift"
    source = view.read_text()
    with watching(context, "Trails") as watch:
        widgets = watch.until("widgets http://").split()[1]
        watch.until("watching", watch.messages)
        status, _, page = asked(widgets)
        require(status == 200 and "liveVersion = 1;" in page, f"the page of widgets: {status}")
        require('"Findings"' in page, "it does not lead to the findings")
        require('"Widgets"' in asked(widgets.replace("widgets/", ""))[2], "the findings do not lead to the widgets")
        items, before = elements_of(page)
        require(len(items) > 5 and before, f"{len(items)} previews, {len(before)} elements")
        picture = connection_bytes(widgets, items[0]["path"] + "?1")
        require(picture[:8] == b"\x89PNG\r\n\x1a\n", "a picture is none")
        require(asked(widgets, urlparse(widgets).path + "no.png")[0] == 404, "a picture that is not there")
        # A line more moves what is written below it, and no pixel.
        save(view, source.replace("import SwiftUI\n", "import SwiftUI\n// One line more.\n", 1))
        watch.until(" ms)")
        items, after = elements_of(asked(widgets)[2])
        require({item["version"] for item in items} == {1}, "something was drawn though nothing looks otherwise")
        own = [name for name in before if "TrailView.swift" in before[name]]
        line = lambda place: int(place.rsplit(":", 1)[1])
        require(own and all(line(after[name]) == line(before[name]) + 1 for name in own), "the lines did not move")
        # The symbol of one family is larger.
        save(view, source.replace(".font(.title2)", ".font(.title)"))
        said = watch.until("drew ")
        drawn, count = map(int, re.search(r"drew (\d+) of (\d+) previews again \(\d+ ms\)", said).groups())
        require(0 < drawn < count, f"not the changed ones alone: {said}")
        items, _ = elements_of(asked(widgets)[2])
        require({item["family"] for item in items if item["version"] > 1} == {"systemSmall"}, "other families were drawn")
        # Half a file is none; the next save is.
        save(view, source[:len(source) // 2])
        watch.until(" ms)")
        require(watch.running.poll() is None, "a half-saved source ends it")
        save(view, source)
        watch.until("drew ")
        require(watch.ended(signal.SIGINT) == 0, "Ctrl-C is a failure")


@check()
def strangers_get_nothing(context):
    put(context, "gauge@3x.png")
    with watching(context, ".", "-q") as watch:
        url = watch.until("page http://").split()[1]
        port = urlparse(url).port
        for path, method, host, wanted in [
                ("/", "GET", None, 404), (None, "GET", "evil.example", 403),
                (None, "GET", f"evil.example:{port}", 403), (None, "GET", "127.0.0.1", 403),
                (None, "POST", None, 405), ("/favicon.ico", "GET", None, 404)]:
            status, _, text = asked(url, path, method, host)
            require(status == wanted and "Vibrancy" not in text, f"{method} {path} of {host}: {status}")
        # Whoever says nothing, or too much, keeps nobody waiting.
        with contextlib.ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), TIME_LIMIT))
            long = stack.enter_context(socket.create_connection(("127.0.0.1", port), TIME_LIMIT))
            long.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 9000)
            require(b"431" in long.recv(4096), "a long request is not refused")
            require(asked(url)[0] == 200, "others are kept waiting")
        require(asked(url, host=f"localhost:{port}")[0] == 200, "localhost is a stranger")
        taken = context.refused("watch", ".", "--port", str(port), saying=["--port", "taken"])
        require(len(taken.errors) == 1, "more than a line")
        require(watch.ended(signal.SIGTERM) == 0, "SIGTERM is a failure")


@check()
def idle_connections_keep_nobody_out(context):
    put(context, "gauge@3x.png")
    with watching(context, ".", "-q") as watch:
        url = watch.until("page http://").split()[1]
        place = urlparse(url)
        with contextlib.ExitStack() as stack:
            # A page that waits for changes stays, whoever else comes.
            waiting = stack.enter_context(socket.create_connection((place.hostname, place.port), TIME_LIMIT))
            waiting.sendall(f"GET {place.path}changes?since=1 HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
            require(b"event-stream" in waiting.recv(4096), "changes are not reported")
            started = time.monotonic()
            for _ in range(300):
                stack.enter_context(socket.create_connection((place.hostname, place.port), TIME_LIMIT))
                if _ % 60 == 0:
                    require(asked(url)[0] == 200, f"no answer beside {_} idle connections")
            require(asked(url)[0] == 200, "no answer beside 300 idle connections")
            require(time.monotonic() - started < 8, "answered only once the idle were closed")
            put(context, "bolt.png")
            require(b"data: " in waiting.recv(4096), "the page that waits was closed")


@check()
def a_broken_configuration_is_told_and_waited_for(context):
    put(context, "gauge@3x.png")
    with watching(context, "art@3x.png", "--no-page") as watch:
        watch.until("watching", watch.messages)
        (context.folder / "other.png").write_bytes(b"is not watched")
        (context.folder / ".vibrancy.json").write_text("{")
        put(context, "gauge@3x.png")
        require(".vibrancy.json" in watch.until("error:", watch.messages), "the mistake is not reported")
        (context.folder / ".vibrancy.json").write_text("{}")
        watch.until(" ms)")
        require(watch.ended(signal.SIGHUP) == 0, "SIGHUP is a failure")


@check()
def there_must_be_something_to_watch(context):
    context.refused("watch", "-", saying=["standard input"], input=b"")
    context.refused("watch", saying=["INPUT"])
    context.refused("watch", "gone", saying=["gone", "check the path"])
