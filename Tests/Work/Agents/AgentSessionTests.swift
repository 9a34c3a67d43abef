// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VibrancyAgents
import VibrancyJSON

/// A tool that repeats what it gets, or never ends.
private struct Echo: AgentTool {
  let about = ToolDescription(
    "echo", title: "Echo", description: "Repeats.",
    parameters: [ToolParameter("text", isRequired: true, help: "what is repeated")])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    guard arguments["text"] != "never" else {
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
      throw ToolFailure("cancelled")
    }
    return ToolResult([.text(arguments["text"] ?? "")])
  }
}

/// What a session sends.
private final class Sent: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) -> Bool {
    lines.withLock { $0.append(line) }
    return true
  }

  var all: [String] { lines.withLock { $0 } }
}

@Suite struct AgentSessionTests {
  private let sent = Sent()
  private let session: AgentSession
  /// One whose calls have little time.
  private let hurried: AgentSession

  init() {
    var limits = AgentSession.Limits()
    // Far more than a busy machine takes.
    (limits.seconds, limits.calls) = (3600, 3)
    // A client that is gone waits for no answer: what never ends is stopped then.
    limits.graceSeconds = 0.5
    let make = { @Sendable [sent] (limits: AgentSession.Limits) in
      AgentSession(
        version: "1", tools: [Echo()], roots: ["/"], limits: limits, send: { sent.add($0) })
    }
    session = make(limits)
    (limits.seconds, limits.graceSeconds) = (0.2, 60)
    hurried = make(limits)
  }

  private func take(_ text: String, by session: AgentSession? = nil) {
    (session ?? self.session).take(.message(Array(text.utf8)))
  }

  private func call(_ id: String, _ text: String, by session: AgentSession? = nil) {
    take(
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
        + "\"arguments\":{\"text\":\"\(text)\"}}}", by: session)
  }

  private func begin(_ session: AgentSession? = nil) {
    take(
      "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        + "\"2025-06-18\"}}", by: session)
  }

  @Test func aCallBeforeTheHandshakeIsRefused() async {
    call("1", "a")
    session.close()
    await session.end()
    #expect(sent.all.count == 1)
    #expect(sent.all[0].contains("-32602"))
  }

  @Test func callsAreAnsweredOnOneLine() async {
    begin()
    call("1", "a\\nb")
    while sent.all.count < 2 { try? await Task.sleep(for: .milliseconds(5)) }
    session.close()
    await session.end()
    #expect(sent.all.count == 2)
    #expect(
      sent.all[1]
        == "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"a\\nb\"}]}}\n"
    )
  }

  @Test func aCallThatDoesNotEndIsStopped() async throws {
    begin(hurried)
    call("1", "never", by: hurried)
    hurried.close()
    await hurried.end()
    #expect(sent.all.count == 2)
    #expect(sent.all.last?.contains("\"isError\":true") == true)
  }

  @Test func aCallThatIsCancelledIsNotAnswered() async {
    begin()
    call("\"a\"", "never")
    take(
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"a\"}}"
    )
    session.close()
    await session.end()
    #expect(sent.all.count == 1)
  }

  @Test func noMoreCallsRunThanAllowed() async {
    begin()
    for id in 1...4 { call("\(id)", "never") }
    #expect(sent.all.count == 2)
    #expect(sent.all.last?.contains("-32000") == true)
    session.close()
    await session.end()
    #expect(sent.all.count == 2)
  }

  @Test func revisionsAreNegotiated() {
    #expect(ProtocolRevision.negotiated("2024-11-05") == .november2024)
    #expect(ProtocolRevision.negotiated("2026-07-28") == .november2025)
    #expect(ProtocolRevision.negotiated("x") == .november2025)
  }
}
