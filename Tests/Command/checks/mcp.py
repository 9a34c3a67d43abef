# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Coding agents that call tools over the standard streams, and clients that do not keep the protocol."""

import base64
import contextlib
import json
import os
import queue
import shutil
import subprocess
import threading

import png
from listed import RULES
from harness import TIME_LIMIT, Mismatch, Skipped, check, require, with_signals
from runner import equal

HANDSHAKES = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
STATELESS = "2026-07-28"
TOOLS = [
    "list_widgets", "render_widget", "lint", "explain_rule", "inspect_picture", "fix_patch"]
PREFIX = "io.modelcontextprotocol/"
HARBOUR = "WidgetExtension/Harbour/HarbourWidget.swift"


class Client:
    """A client that sends lines and keeps what comes back."""

    def __init__(self, context, *words, revision=HANDSHAKES[0], capabilities=None, roots=()):
        self.running = subprocess.Popen(
            [context.binary, "mcp", *words], cwd=context.folder, env=context.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=with_signals())
        self.messages, self.roots, self.count = queue.Queue(), list(roots), 0
        threading.Thread(target=self.follow, daemon=True).start()
        self.server = None
        if revision:
            self.server = self.result(
                "initialize", protocolVersion=revision, capabilities=capabilities or {},
                clientInfo={"name": "check", "version": "1"})
            self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def follow(self):
        for line in self.running.stdout:
            message = json.loads(line)
            if message.get("method") == "roots/list":
                listed = [{"uri": f"file://{one}"} for one in self.roots]
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": {"roots": listed}})
            else:
                self.messages.put(message)

    def send(self, message):
        self.write(json.dumps(message).encode() + b"\n")

    def write(self, line):
        self.running.stdin.write(line)
        self.running.stdin.flush()

    def next(self):
        try:
            message = self.messages.get(timeout=TIME_LIMIT)
        except queue.Empty:
            raise Mismatch("no answer") from None
        equal(message["jsonrpc"], "2.0", "the version of an answer")
        return message

    def request(self, method, parameters=None, id=None):
        self.count += 1
        id = self.count if id is None else id
        self.send({
            "jsonrpc": "2.0", "id": id, "method": method,
            **({} if parameters is None else {"params": parameters})})
        return id

    def answer(self, method, parameters=None):
        id = self.request(method, parameters)
        answer = self.next()
        equal(answer["id"], id, "the id of an answer")
        return answer

    def result(self, method, **parameters):
        answer = self.answer(method, parameters)
        require("result" in answer, f"{method}: {answer}")
        return answer["result"]

    def call(self, name, **arguments):
        result = self.result("tools/call", name=name, arguments=arguments)
        require(not result.get("isError"), f"{name}: {result['content'][0].get('text')}")
        return result

    def failure(self, name, **arguments):
        result = self.result("tools/call", name=name, arguments=arguments)
        require(result.get("isError"), f"{name} does not fail: {str(result)[:200]}")
        return result["content"][0]["text"]

    def error(self, line, code, id=None):
        self.write(line + b"\n")
        answer = self.next()
        require("error" in answer, f"{line[:80]}: {str(answer)[:200]}")
        equal((answer["error"]["code"], answer.get("id")), (code, id), f"{line[:80]}")
        return answer["error"]["message"]

    def ended(self):
        """Closes the streams, as a client does that is done."""
        self.running.stdin.close()
        status = self.running.wait(TIME_LIMIT)
        equal(self.running.stderr.read(), b"", "what is written to standard error")
        return status


@contextlib.contextmanager
def client(context, *words, **options):
    made = Client(context, *words, **options)
    try:
        yield made
    finally:
        made.running.kill()
        made.running.wait()


def project(context, name="Tides"):
    folder = context.folder / name
    shutil.copytree(context.fixtures / "Projects" / "Tides", folder)
    return folder


def pixels(result):
    part = result["content"][0]
    equal((part["type"], part["mimeType"]), ("image", "image/png"), "the picture")
    data = base64.b64decode(part["data"], validate=True)
    require(data.startswith(b"\x89PNG"), "the picture is not a PNG")
    return data


@check(over=HANDSHAKES)
def revisions_with_a_handshake_are_spoken(context, revision):
    project(context)
    with client(context, revision=revision) as agent:
        equal(agent.server["protocolVersion"], revision, "the revision")
        equal(agent.server["serverInfo"]["name"], "vibrancy", "the server")
        equal([one["name"] for one in agent.result("tools/list")["tools"]], TOOLS, "the tools")
        equal(agent.result("ping"), {}, "the answer to ping")
        require(agent.call("list_widgets")["structuredContent"]["widgets"], "no widget")
        equal(agent.ended(), 0, "the status")


@check
def an_unknown_revision_is_answered_with_one_that_is_known(context):
    for wanted in ("2031-01-01", STATELESS, "x"):
        with client(context, revision=wanted) as agent:
            equal(agent.server["protocolVersion"], HANDSHAKES[0], wanted)


@check
def the_revision_without_a_handshake_is_spoken(context):
    project(context)
    with client(context, revision=None) as agent:
        meta = {PREFIX + "protocolVersion": STATELESS, PREFIX + "clientCapabilities": {}}
        found = agent.result("server/discover", _meta=meta)
        equal(found["supportedVersions"], [STATELESS], "the revisions")
        equal(found["resultType"], "complete", "the kind of result")
        listed = agent.result("tools/list", _meta=meta)
        equal([one["name"] for one in listed["tools"]], TOOLS, "the tools")
        require(listed["ttlMs"] > 0 and listed["cacheScope"] == "public", "no freshness")
        called = agent.result(
            "tools/call", _meta=meta, name="explain_rule", arguments={"rule": RULES.vibrant_contrast})
        require("Why" in called["content"][0]["text"], "no explanation")
        equal(called["_meta"][PREFIX + "serverInfo"]["name"], "vibrancy", "the server")
        wrong = agent.answer("tools/list", {"_meta": {PREFIX + "protocolVersion": "2031-01-01"}})
        equal(wrong["error"]["code"], -32022, "an unknown revision")
        equal(wrong["error"]["data"]["supported"], [STATELESS], "the revisions")
        equal(agent.answer("tools/list")["error"]["code"], -32602, "no revision at all")


@check
def a_client_without_a_handshake_names_roots_when_they_are_needed(context):
    project(context)
    (context.folder / "root").mkdir()
    with client(context, "--root", "root", revision=None) as agent:
        meta = {PREFIX + "protocolVersion": STATELESS, PREFIX + "clientCapabilities": {"roots": {}}}
        call = {"_meta": meta, "name": "list_widgets", "arguments": {"path": str(context.folder / "Tides")}}
        first = agent.result("tools/call", **call)
        equal(first["resultType"], "input_required", "the kind of result")
        equal(first["inputRequests"]["roots"]["method"], "roots/list", "what is asked for")
        roots = {"roots": [{"uri": f"file://{context.folder}/Tides"}]}
        second = agent.result("tools/call", **call, inputResponses={"roots": roots})
        require(second["structuredContent"]["widgets"], "no widget")
        third = agent.result("tools/call", **call, inputResponses={"roots": {"roots": []}})
        require(third["isError"], "what is outside is read")


@check
def every_tool_is_described_by_schemas(context):
    try:
        import jsonschema
    except ImportError:
        raise Skipped("the package jsonschema is missing; scripts/setup --tests installs it") from None
    folder = project(context)
    rain = context.art("Tides/rain.png", size=64)
    calls = [
        ("list_widgets", {}), ("render_widget", {"path": HARBOUR}), ("lint", {}),
        ("explain_rule", {"rule": RULES.vibrant_contrast}), ("inspect_picture", {"path": rain.name}),
        ("fix_patch", {})]
    with client(context, "--root", folder) as agent:
        tools = {one["name"]: one for one in agent.result("tools/list")["tools"]}
        for name, arguments in calls:
            tool = tools[name]
            require(tool["annotations"]["readOnlyHint"], f"{name} may write")
            jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
            jsonschema.validate(arguments, tool["inputSchema"])
            result = agent.call(name, **arguments)
            if "outputSchema" in tool:
                jsonschema.Draft202012Validator.check_schema(tool["outputSchema"])
                jsonschema.validate(result["structuredContent"], tool["outputSchema"])
            else:
                require("structuredContent" not in result, f"{name} has data without a schema")


@check
def an_edit_is_seen_before_it_is_saved(context):
    folder = project(context)
    source = (folder / HARBOUR).read_text()
    before = context.tree()
    with client(context, "--root", folder) as agent:
        saved = agent.call("render_widget", path=HARBOUR, widget="HarbourWidget", scene="home-light")
        edited = source.replace("Color.black", "Color.red")
        require(edited != source, "the fixture has another text")
        unsaved = agent.call(
            "render_widget", path=HARBOUR, widget="HarbourWidget", scene="home-light", text=edited)
        require(pixels(saved) != pixels(unsaved), "the edit is not in the picture")
        again = agent.call("render_widget", path=HARBOUR, widget="HarbourWidget", scene="home-light")
        equal(pixels(again), pixels(saved), "the picture of the file as it is saved")
        found = agent.call("lint", path=HARBOUR)["structuredContent"]["findings"]
        missing = agent.call(
            "lint", path=HARBOUR, text=source.replace("harbour-night", "harbour-nigth"))
        rules = {one["rule"] for one in missing["structuredContent"]["findings"]}
        require(RULES.missing_image in rules, f"the edit is not judged: {rules}")
        equal(agent.call("lint", path=HARBOUR)["structuredContent"]["findings"], found, "the findings")
        # What is saved meanwhile is read again.
        (folder / HARBOUR).write_text(edited)
        now = agent.call("render_widget", path=HARBOUR, widget="HarbourWidget", scene="home-light")
        equal(pixels(now), pixels(unsaved), "the picture once the edit is saved")
        (folder / HARBOUR).write_text(source)
        equal(agent.ended(), 0, "the status")
    equal(context.tree(), before, "the files")


@check
def a_patch_is_made_and_nothing_is_written(context):
    folder = project(context)
    before = context.tree()
    with client(context, "--root", folder) as agent:
        result = agent.call("fix_patch")["structuredContent"]
        equal(agent.ended(), 0, "the status")
    equal(context.tree(), before, "the files")
    require(result["changes"] > 0, "no change")
    try:
        done = subprocess.run(
            ["git", "apply", "--check", "-"], cwd=folder, input=result["patch"].encode(),
            capture_output=True)
    except FileNotFoundError:
        raise Skipped("git is missing") from None
    require(done.returncode == 0, f"the patch does not apply: {done.stderr.decode()}")


@check
def what_is_not_a_request_gets_the_error_of_the_protocol(context):
    project(context)
    with client(context) as agent:
        ping = b'{"jsonrpc":"2.0","id":7,"method":"ping"}'
        for line in (b"{", b"nonsense", b'{"jsonrpc":"2.0",}', b"\xff\xfe", b"\x00", b"[" * 100_000, ping + b"x"):
            agent.error(line, -32700)
        for line in (b"[]", b"[%b]" % ping, b"3", b'"x"', b"null", b"{}", b'{"jsonrpc":"2.0","id":null,"method":"ping"}',
                     b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', b'{"jsonrpc":"2.0","id":{},"method":"ping"}'):
            agent.error(line, -32600)
        for line in (b'{"id":7,"method":"ping"}', b'{"jsonrpc":"1.0","id":7,"method":"ping"}',
                     b'{"jsonrpc":"2.0","id":7}', b'{"jsonrpc":"2.0","id":7,"method":3}'):
            agent.error(line, -32600, id=7)
        for method in ("nope", "prompts/list", "resources/list", "logging/setLevel", ""):
            equal(agent.answer(method)["error"]["code"], -32601, f"method '{method}'")
        for parameters in ([], 3, "x", None):
            line = json.dumps({"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": parameters})
            agent.error(line.encode(), -32602, id="a")
        for parameters in ({}, {"name": 3}, {"name": "nope"}, {"name": "lint", "arguments": []}):
            equal(agent.answer("tools/call", parameters)["error"]["code"], -32602, str(parameters))
        equal(agent.answer("tools/list", {"cursor": "x"})["error"]["code"], -32602, "a cursor")
        # What needs no answer gets none.
        agent.write(b'{"jsonrpc":"2.0","method":"notifications/nope"}\n\n  \r\n')
        agent.write(b'{"jsonrpc":"2.0","id":99,"result":{}}\n')
        agent.write(b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":12345}}\r\n')
        equal(agent.result("ping"), {}, "the answer to ping")
        equal(agent.ended(), 0, "the status")


@check
def arguments_that_are_wrong_are_explained_to_the_agent(context):
    folder = project(context)
    with client(context, "--root", folder) as agent:
        for saying, name, arguments in (
                ("did you mean 'path'?", "lint", {"pat": "."}),
                ("give a string", "lint", {"path": 3}),
                (f"did you mean '{RULES.vibrant_contrast}'?", "explain_rule", {"rule": RULES.vibrant_contrast[:-1]}),
                ("'rule' is missing", "explain_rule", {}),
                ("did you mean 'home-light'?", "render_widget", {"scene": "home-ligth"}),
                ("did you mean 'HarbourWidget'?", "render_widget", {"widget": "HarborWidget"}),
                ("did you mean 'systemSmall'?", "render_widget", {"family": "systemSmal"}),
                ("unknown sample", "render_widget", {"sample": "x"}),
                ("never shows", "render_widget", {"widget": "HarbourWidget", "scene": "lock-screen"}),
                ("name that file as 'path'", "lint", {"text": "x"}),
                ("no such file", "lint", {"path": "nope"}),
                ("is a source", "inspect_picture", {"path": HARBOUR}),
                ("holds no picture", "inspect_picture", {"path": "WidgetExtension/Harbour"})):
            text = agent.failure(name, **arguments)
            require(saying in text, f"{name} {arguments}: {text}")


@check
def nothing_outside_of_the_roots_is_read(context):
    folder = project(context)
    secret = context.folder / "secret"
    secret.mkdir()
    (secret / "S.swift").write_text("struct Secret {}\n")
    shutil.copy(context.art("art.png"), secret / "s.png")
    (folder / "out").symlink_to(secret)
    (folder / "s.swift").symlink_to(secret / "S.swift")
    (folder / "top").symlink_to("/")
    outside = [
        secret, "../secret", "../secret/s.png", "out", "out/s.png", "s.swift", "top/etc", "/etc/passwd", "..", "/",
        f"file://{secret}", f"file://{secret}/s.png", f"{folder}/../secret", "WidgetExtension/../../secret"]
    with client(context, "--root", folder) as agent:
        for path in outside:
            for name in ("list_widgets", "lint", "inspect_picture", "fix_patch", "render_widget"):
                text = agent.failure(name, path=str(path))
                require("outside of the roots" in text, f"{name} {path}: {text}")
        text = agent.failure("render_widget", path="s.swift", text="import SwiftUI")
        require("outside of the roots" in text, text)
        text = agent.failure("lint", path=HARBOUR, project="..")
        require("outside of the roots" in text, text)
        require("Secret" not in str(agent.call("list_widgets")), "a source outside is read")
        for path in ("", "a\0b", "file://elsewhere/x", "file:%zz"):
            agent.failure("lint", path=path)
    # A configuration above the root is none of the root's.
    (context.folder / ".vibrancy.json").write_text("{ broken")
    with client(context, "--root", folder) as agent:
        agent.call("lint")
        agent.call("list_widgets")


@check
def roots_are_those_of_the_command_and_of_the_client(context):
    one, two = project(context, "One"), project(context, "Two")
    with client(context, "--root", one) as agent:
        agent.call("list_widgets")
        agent.failure("list_widgets", path=str(two))
    with client(context, "--root", one, capabilities={"roots": {"listChanged": True}}, roots=[two]) as agent:
        for folder in (one, two):
            require(agent.call("list_widgets", path=str(folder))["structuredContent"]["widgets"], str(folder))
        agent.roots = []
        agent.send({"jsonrpc": "2.0", "method": "notifications/roots/list_changed"})
        agent.failure("list_widgets", path=str(two))
    # Those of the client instead of the working directory.
    with client(context, capabilities={"roots": {}}, roots=[two]) as agent:
        agent.call("list_widgets", path=str(two))
        agent.failure("list_widgets", path=str(one))
    ended = context.run("mcp", "--root", "nope", status=2)
    require("not a folder" in ended.error, ended.error)


@check
def a_message_of_more_than_ten_megabytes_is_refused(context):
    project(context)
    with client(context) as agent:
        line = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"%b"}}'
        text = agent.error(line % (b"a" * 11_000_000), -32600)
        require("10 MB" in text, text)
        agent.write(line % (b"a" * 9_000_000) + b"\n")
        equal(agent.next()["result"], {}, "the answer to a long ping")
        text = "// " + "a" * 9_000_000
        answer = agent.failure("render_widget", path=f"Tides/{HARBOUR}", text=text, widget="HarbourWidget")
        require(len(answer) < 2000, "the failure quotes the text")
        equal(agent.result("ping"), {}, "the answer to ping")


@check
def calls_run_side_by_side(context):
    folder = project(context)
    with client(context, "--root", folder) as agent:
        names = ["lint", "list_widgets", "render_widget", "explain_rule", "lint", "render_widget"] * 3
        arguments = {"explain_rule": {"rule": RULES.vibrant_contrast}, "render_widget": {"widget": "HarbourWidget"}}
        ids = {
            agent.request("tools/call", {"name": name, "arguments": arguments.get(name, {})}): name
            for name in names}
        by_name = {}
        for _ in names:
            answer = agent.next()
            require(not answer["result"].get("isError"), str(answer)[:300])
            by_name.setdefault(ids.pop(answer["id"]), []).append(answer["result"])
        require(not ids, f"no answer to {ids}")
        for name, results in by_name.items():
            for result in results[1:]:
                equal(result, results[0], f"a result of {name}")
        # One id for two calls that run is a mistake of the client's.
        agent.request("tools/call", {"name": "fix_patch", "arguments": {}}, id="same")
        agent.request("tools/call", {"name": "fix_patch", "arguments": {}}, id="same")
        answers = [agent.next(), agent.next()]
        equal(sorted("error" in one for one in answers), [False, True], "answers to one id")


SLOW = """import SwiftUI
import WidgetKit
struct E: TimelineEntry { let date: Date }
struct P: TimelineProvider {
  func placeholder(in context: Context) -> E { E(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {}
}
func slow(_ n: Int) -> Int { n < 2 ? n : slow(n - 1) + slow(n - 2) }
@main struct W: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "w", provider: P()) { _ in Text("\\(slow(45))") }
  }
}
"""


@check
def a_call_is_cancelled_and_bounded(context):
    folder = context.folder / "Slow"
    folder.mkdir()
    (folder / "W.swift").write_text(SLOW)
    with client(context, "--root", folder) as agent:
        for _ in range(4):
            id = agent.request("tools/call", {"name": "lint", "arguments": {}})
            equal(agent.result("ping"), {}, "the answer to ping beside a call")
            agent.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}})
        # None of them is answered, and none keeps the next from it.
        require(agent.call("explain_rule", rule=RULES.vibrant_contrast), "no answer")
        equal(agent.ended(), 0, "the status")
        require(agent.messages.empty(), "a call that was cancelled is answered")
    with client(context, "--root", folder, "--time-limit", "0.2") as agent:
        for name in ("fix_patch", "lint"):
            result = agent.result("tools/call", name=name, arguments={})
            if result.get("isError"):
                require("time-limit" in result["content"][0]["text"], str(result))
        equal(agent.ended(), 0, "the status")


@check
def a_client_that_vanishes_ends_the_server(context):
    folder = project(context)
    for with_call in (False, True):
        with client(context, "--root", folder) as agent:
            if with_call:
                agent.request("tools/call", {"name": "lint", "arguments": {}})
            equal(agent.ended(), 0, "the status")
    # Without a word, in the middle of one, and with the answers closed.
    ended = context.run("mcp", input=b"")
    equal((ended.output, ended.error), ("", ""), "what is written without a client")
    ended = context.run("mcp", input=b'{"jsonrpc":"2.0","id":1,"method":"ping"')
    equal(json.loads(ended.output)["error"]["code"], -32700, "half a message")
    ended = context.run("mcp", input=b'{"jsonrpc":"2.0","id":1,"method":"ping"}')
    equal(json.loads(ended.output)["result"], {}, "a message without a line break")
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = context.run("mcp", input=b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n' * 9, stdout=writer)
        equal(ended.error, "", "what is written when the answers are closed")
    finally:
        os.close(writer)


@check
def a_picture_is_inspected(context):
    (context.folder / "a.png").write_bytes(png.flat(64, 64, (255, 255, 255, 255)))
    with client(context) as agent:
        result = agent.call("inspect_picture", path="a.png")
        equal(len(result["structuredContent"]["art"]), 1, "the pieces of art")
        equal(result["structuredContent"]["art"][0]["path"], "a.png", "the path")
        require("64" in result["content"][0]["text"], "no size")
        (context.folder / "broken.png").write_bytes(b"nothing")
        text = agent.failure("inspect_picture", path="broken.png")
        require("broken.png" in text, text)


@check(over=["auto", "legacy", STATELESS])
def the_public_client_uses_every_tool(context, mode):
    try:
        import anyio
        from mcp import Client as PublicClient, StdioServerParameters, stdio_client
    except ImportError:
        raise Skipped("the package mcp is missing; scripts/setup --tests installs it") from None
    folder = project(context)
    context.art("Tides/rain.png", size=64)
    source = (folder / HARBOUR).read_text()

    async def use():
        server = StdioServerParameters(
            command=str(context.binary), args=["mcp", "--root", str(folder)], env=context.environment)
        with anyio.fail_after(TIME_LIMIT):
            async with PublicClient(stdio_client(server), mode=mode) as agent:
                wanted = HANDSHAKES[0] if mode == "legacy" else STATELESS
                equal(agent.protocol_version, wanted, "the revision")
                equal([one.name for one in (await agent.list_tools()).tools], TOOLS, "the tools")
                calls = [
                    ("list_widgets", {}), ("lint", {}), ("explain_rule", {"rule": RULES.vibrant_contrast}),
                    ("inspect_picture", {"path": "rain.png"}), ("fix_patch", {}),
                    ("render_widget", {"path": HARBOUR, "text": source + "\n// edited\n"})]
                for name, arguments in calls:
                    result = await agent.call_tool(name, arguments)
                    require(not result.is_error, f"{name}: {result.content}")
                equal(result.content[0].type, "image", "what a widget is")
                failed = await agent.call_tool("lint", {"path": "/etc"})
                require(failed.is_error, "what is outside is read")

    anyio.run(use)
