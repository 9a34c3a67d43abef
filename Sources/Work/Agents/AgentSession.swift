// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization
internal import VibrancyJSON
internal import VibrancyVocabulary

/// A connection with one client: takes its messages, runs the tools that it calls, and answers.
///
/// Messages are taken on the thread that reads them, so that `ping` and cancellation are served while
/// tools run on others.
package final class AgentSession: Sendable {
  /// The limits of a session.
  package struct Limits: Sendable {
    /// The seconds that a call may take.
    package var seconds = 60.0
    /// The calls that may run at a time.
    package var calls = 32
    /// The seconds that a client has to name its roots.
    package var rootSeconds = 5.0
    /// The seconds that calls have left once the client is gone.
    package var graceSeconds = 10.0

    /// The usual limits.
    package init() {}
  }

  private struct State {
    var revision: ProtocolRevision?
    var namesRoots = false
    /// The folders that the client named.
    var clientRoots: [String] = []
    /// The requests for roots that were sent, and the one that has no answer yet.
    var (rootRequests, openRequest): (Int, RPCIdentifier?) = (0, nil)
    /// The calls that wait for roots.
    var waiting: [@Sendable () -> Void] = []
    var running: [RPCIdentifier: RunningCall] = [:]
    var isOver = false
  }

  private let version: String
  private let tools: [any AgentTool]
  private let named: [String]
  private let limits: Limits
  private let send: @Sendable (String) -> Bool
  private let state = Mutex(State())
  private let timers = DispatchQueue(label: "vibrancy.mcp.timers")

  /// A session that begins.
  ///
  /// - Parameters:
  ///   - version: The version of the server.
  ///   - roots: The folders that may be read, besides those that the client names; none: the working
  ///     directory, unless the client names any.
  ///   - send: Writes a line, from any thread; `false`: the client takes no more.
  package init(
    version: String, tools: [any AgentTool], roots: [String], limits: Limits = Limits(),
    send: @escaping @Sendable (String) -> Bool
  ) {
    (self.version, self.tools, named) = (version, tools, roots)
    (self.limits, self.send) = (limits, send)
  }

  /// Takes a line of the client's.
  package func take(_ line: MessageLines.Line) {
    switch line {
    case .tooLong:
      let limit = RPCMessage.mostBytes / 1_000_000
      answer(nil, RPCError(.invalidRequest, "the message is longer than \(limit) MB"))
    case .message(let bytes): take(RPCMessage(bytes))
    }
  }

  /// Takes note that no more lines come: calls that run have some time left.
  package func close() {
    startWaiting()
    // From a thread of its own: tools may have all others.
    timers.asyncAfter(deadline: .now() + limits.graceSeconds) { [self] in stop() }
  }

  /// Waits until no call runs any more, once no more lines come.
  package func end() async {
    while state.withLock({ !$0.running.isEmpty && !$0.isOver }) {
      try? await Task.sleep(for: .milliseconds(20))
    }
    stop()
  }

  /// `true` if the client takes no more answers.
  package var isOver: Bool { state.withLock { $0.isOver } }

  private func take(_ message: RPCMessage) {
    switch message {
    case .malformed(let id, let error): answer(id, error)
    case .answer(let id, let result): takeRoots(result, of: id)
    case .notification(let method, let parameters): notice(method, parameters)
    case .request(let id, let method, let parameters):
      do throws(RPCError) {
        try serve(id, method, parameters)
      } catch {
        answer(id, error)
      }
    }
  }

  // What else a client notifies of changes nothing here.
  private func notice(_ method: String, _ parameters: JSONNode?) {
    switch method {
    case "notifications/cancelled":
      let id = parameters?.membersByKey?["requestId"].flatMap { RPCIdentifier($0) }
      id.flatMap { id in state.withLock { $0.running.removeValue(forKey: id) } }?.cancel()
    case "notifications/initialized", "notifications/roots/list_changed": askForRoots()
    default: break
    }
  }

  private func serve(
    _ id: RPCIdentifier, _ method: String, _ parameters: JSONNode?
  ) throws(RPCError) {
    let metadata = RequestMetadata(parameters)
    if let stated = metadata.revision {
      guard ProtocolRevision(rawValue: stated) == .july2026 else {
        throw RPCError(
          .unsupportedRevision, "unsupported protocol version '\(VisibleText.short(stated))'",
          data: ["supported": Self.stateless, "requested": .text(stated)])
      }
    }
    let isStateless = metadata.revision != nil
    switch method {
    case "initialize": try initialize(id, parameters)
    case "ping": answer(id, [:], isStateless)
    case "server/discover":
      answer(
        id,
        [
          "supportedVersions": Self.stateless, "capabilities": ["tools": [:]],
          "instructions": .text(Self.instructions), "ttlMs": .integer(Self.timeToLive),
          "cacheScope": "public",
        ], true)
    case "tools/list":
      try check(isStateless)
      guard parameters?.membersByKey?["cursor"]?.string == nil else {
        throw RPCError(.invalidParameters, "unknown 'cursor': all tools are in the first page")
      }
      let list: JSONValue = ["tools": .list(tools.map(\.about.json))]
      let freshness: JSONValue =
        ["ttlMs": .integer(Self.timeToLive), "cacheScope": "public"]
      answer(id, isStateless ? list.followed(by: freshness) : list, isStateless)
    case "tools/call":
      try check(isStateless)
      try call(id, parameters, metadata)
    default:
      throw RPCError(.methodNotFound, "unknown method '\(VisibleText.short(method))'")
    }
  }

  private func initialize(_ id: RPCIdentifier, _ parameters: JSONNode?) throws(RPCError) {
    let members = parameters?.membersByKey
    guard let wanted = members?["protocolVersion"]?.string else {
      throw RPCError(.invalidParameters, "'protocolVersion' is missing")
    }
    let revision = ProtocolRevision.negotiated(wanted)
    let namesRoots = members?["capabilities"]?.membersByKey?["roots"]?.membersByKey != nil
    state.withLock { ($0.revision, $0.namesRoots) = (revision, namesRoots) }
    answer(
      id,
      [
        "protocolVersion": .text(revision.rawValue), "capabilities": ["tools": [:]],
        "serverInfo": server, "instructions": .text(Self.instructions),
      ], false)
  }

  private func check(_ isStateless: Bool) throws(RPCError) {
    guard !isStateless, state.withLock({ $0.revision }) == nil else { return }
    throw RPCError(
      .invalidParameters,
      "no protocol version: begin with 'initialize', or state it in '_meta'")
  }

  /// Begins a call of a tool.
  private func call(
    _ id: RPCIdentifier, _ parameters: JSONNode?, _ metadata: RequestMetadata
  ) throws(RPCError) {
    let members = parameters?.membersByKey
    guard let name = members?["name"]?.string else {
      throw RPCError(.invalidParameters, "'name' is not the name of a tool")
    }
    guard let tool = tools.first(where: { $0.about.name == name }) else {
      throw RPCError(.invalidParameters, "unknown tool '\(VisibleText.short(name))'")
    }
    let given = members?["arguments"].flatMap { $0.isNull ? nil : $0 }
    guard given == nil || given?.membersByKey != nil else {
      throw RPCError(.invalidParameters, "'arguments' is not an object")
    }
    let isStateless = metadata.revision != nil
    let arguments: [String: String]
    do throws(ToolFailure) {
      arguments = try tool.about.parameters.arguments(of: given)
    } catch {
      answer(id, ToolResult.json(of: error), isStateless)
      return
    }
    let responses = isStateless ? members?["inputResponses"]?.membersByKey : nil
    let roots = responses?["roots"].map(Self.roots)
    let running = RunningCall(isStateless: isStateless)
    let isWaiting = try state.withLock { state throws(RPCError) in
      if state.isOver { return false }
      guard state.running[id] == nil else {
        throw RPCError(.invalidRequest, "the id is that of a call that still runs")
      }
      guard state.running.count < limits.calls else {
        throw RPCError(.overloaded, "\(limits.calls) calls run already; wait for one of them")
      }
      state.running[id] = running
      return !isStateless && state.openRequest != nil
    }
    let start = { @Sendable [self] in
      let roots = allRoots(roots ?? (isStateless ? [] : state.withLock { $0.clientRoots }))
      running.run { [self] in
        let result: JSONValue
        var type = "complete"
        do throws(ToolFailure) {
          result = try await tool.call(arguments, within: roots).json
        } catch {
          if error.isOutsideRoots, metadata.namesRoots, responses == nil {
            result = ["inputRequests": ["roots": ["method": "roots/list"]]]
            type = "input_required"
          } else {
            result = ToolResult.json(of: error)
          }
        }
        finish(id, running, result, type)
      }
    }
    let seconds = limits.seconds
    timers.asyncAfter(deadline: .now() + seconds) { [self] in
      finish(
        id, running,
        ToolResult.json(
          of: ToolFailure(
            "the call did not end within \(Int(seconds)) s and was stopped; name a smaller folder or "
              + "one widget, or start 'vibrancy mcp' with a larger --time-limit")))
      running.cancel()
    }
    if isWaiting {
      state.withLock { $0.waiting.append(start) }
      // The answer may have come meanwhile.
      if state.withLock({ $0.openRequest == nil }) { startWaiting() }
    } else {
      start()
    }
  }

  /// Answers a call, unless it was cancelled.
  private func finish(
    _ id: RPCIdentifier, _ call: RunningCall, _ result: JSONValue, _ type: String = "complete"
  ) {
    let isOpen = state.withLock { state in
      guard state.running[id] === call else { return false }
      state.running[id] = nil
      return true
    }
    if isOpen { answer(id, result, call.isStateless, type) }
  }

  /// Stops all calls; nothing is answered any more.
  private func stop() {
    let running = state.withLock { state in
      defer { (state.running, state.waiting, state.isOver) = ([:], [], true) }
      return state.running.values
    }
    for call in running { call.cancel() }
  }

  private var server: JSONValue {
    ["name": "vibrancy", "title": "Vibrancy", "version": .text(version)]
  }

  private static let stateless = JSONValue.texts(
    ProtocolRevision.allCases.filter { !$0.hasHandshake }.map(\.rawValue))

  /// For so many milliseconds a client may keep what never changes while the server runs.
  private static let timeToLive = 3_600_000

  private static let instructions =
    "Draws and lints the widgets of iOS, watchOS and macOS projects from their SwiftUI source, without "
    + "a simulator. After an edit of a widget call render_widget with the file's path and text, look at "
    + "the picture, then call lint. explain_rule says why a rule exists and how to satisfy it. All "
    + "pictures are estimates of what a device shows."
}

extension AgentSession {
  private func allRoots(_ others: [String]) -> AgentRoots {
    var roots = AgentRoots(named)
    roots.add(others)
    return roots.folders.isEmpty && named.isEmpty ? AgentRoots(["."]) : roots
  }

  /// Asks the client for its roots, if it has any to name; calls wait for the answer.
  private func askForRoots() {
    let asked = state.withLock { state -> RPCIdentifier? in
      guard state.namesRoots else { return nil }
      state.rootRequests += 1
      state.openRequest = .text("roots-\(state.rootRequests)")
      return state.openRequest
    }
    guard let asked else { return }
    write(["jsonrpc": "2.0", "id": asked.json, "method": "roots/list"])
    timers.asyncAfter(deadline: .now() + limits.rootSeconds) { [self] in
      let isOpen = state.withLock { state in
        guard state.openRequest == asked else { return false }
        state.openRequest = nil
        return true
      }
      if isOpen { startWaiting() }
    }
  }

  private func takeRoots(_ result: JSONNode?, of id: RPCIdentifier) {
    let isOurs = state.withLock { state in
      guard state.openRequest == id else { return false }
      state.openRequest = nil
      if let result { state.clientRoots = Self.roots(result) }
      return true
    }
    if isOurs { startWaiting() }
  }

  private func startWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for start in waiting { start() }
  }

  private static func roots(_ result: JSONNode) -> [String] {
    (result.membersByKey?["roots"]?.elements.map { Array($0) } ?? []).compactMap { root in
      root.membersByKey?["uri"]?.string.flatMap { AgentRoots.path(ofURL: $0) }
    }
  }
}

extension AgentSession {
  private func answer(
    _ id: RPCIdentifier, _ result: JSONValue, _ isStateless: Bool, _ type: String = "complete"
  ) {
    let result =
      isStateless ? RequestMetadata.result(result, type: type, from: server) : result
    write(["jsonrpc": "2.0", "id": id.json, "result": result])
  }

  /// Answers with an error; where the request has no name that could be read, neither has the answer.
  private func answer(_ id: RPCIdentifier?, _ error: RPCError) {
    write(["jsonrpc": "2.0", "id": id?.json ?? .absent, "error": error.json])
  }

  private func write(_ message: JSONValue) {
    // Line breaks stand between elements alone; in strings they are escaped.
    let text = JSONText.of(message)
    let line =
      text.utf8.contains(0x0A)
      ? String(decoding: text.utf8.filter { $0 != 0x0A }, as: UTF8.self) : text
    if !send(line + "\n") { stop() }
  }
}
