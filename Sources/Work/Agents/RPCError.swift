// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// An error of JSON-RPC: the request itself could not be served.
package struct RPCError: Error, Sendable {
  /// The kind of error.
  package enum Code: Int, Sendable {
    /// The message is not JSON.
    case parse = -32700
    /// The message is not a request.
    case invalidRequest = -32600
    /// No such method is known.
    case methodNotFound = -32601
    /// The parameters are missing or wrong.
    case invalidParameters = -32602
    /// No more calls are taken now.
    case overloaded = -32000
    /// The revision that a request states is not supported.
    case unsupportedRevision = -32022
  }

  /// The kind of error.
  package let code: Code
  /// One sentence.
  package let message: String
  /// Further data.
  package let data: JSONValue

  /// An error.
  package init(_ code: Code, _ message: String, data: JSONValue = .absent) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The member `error` of an answer.
  package var json: JSONValue {
    ["code": .integer(code.rawValue), "message": .text(message), "data": data]
  }
}
