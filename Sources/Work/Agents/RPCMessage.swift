// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A message of JSON-RPC 2.0, read from one line.
///
/// - Source: https://www.jsonrpc.org/specification
package enum RPCMessage: Sendable {
  /// A request, which gets one answer.
  case request(RPCIdentifier, method: String, JSONNode?)
  /// A notification, which gets none.
  case notification(method: String, JSONNode?)
  /// The answer to a request of ours; `nil`: an error.
  case answer(RPCIdentifier, JSONNode?)
  /// Not a message: the error to answer with, and the request's name if it could be read.
  case malformed(RPCIdentifier?, RPCError)

  /// The most bytes of a message.
  package static let mostBytes = 10_000_000

  /// Reads a line, without its end.
  package init(_ line: [UInt8]) {
    let document = JSONDocument(line, as: .strict)
    guard let root = document.root, document.mistakes.isEmpty else {
      let mistake = document.mistakes.first.map { mistake in
        let place = mistake.position.map { "column \($0.column): " } ?? ""
        return ": \(place)\(mistake.reason)"
      }
      self = .malformed(nil, RPCError(.parse, "the message is not JSON\(mistake ?? "")"))
      return
    }
    guard let members = root.membersByKey else {
      let problem =
        root.elements == nil
        ? "the message is \(root.kind), not an object"
        : "batches are not supported; send one message per line"
      self = .malformed(nil, RPCError(.invalidRequest, problem))
      return
    }
    let id = members["id"].flatMap { RPCIdentifier($0) }
    func refused(_ problem: String) -> RPCMessage {
      .malformed(id, RPCError(.invalidRequest, problem))
    }
    guard members["jsonrpc"]?.string == "2.0" else {
      self = refused("'jsonrpc' is not \"2.0\"")
      return
    }
    if members["id"] != nil, id == nil {
      self = refused("'id' is neither a string nor a whole number")
      return
    }
    guard let named = members["method"] else {
      guard let id, members["result"] != nil || members["error"] != nil else {
        self = refused("the message has no method")
        return
      }
      self = .answer(id, members["error"] == nil ? members["result"] : nil)
      return
    }
    guard let method = named.string else {
      self = refused("'method' is \(named.kind), not a string")
      return
    }
    let parameters = members["params"]
    guard parameters?.membersByKey != nil || parameters == nil else {
      self = .malformed(id, RPCError(.invalidParameters, "'params' is not an object"))
      return
    }
    if let id {
      self = .request(id, method: method, parameters)
    } else {
      self = .notification(method: method, parameters)
    }
  }
}
