// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

/// The name that a request has among those of its sender.
package enum RPCIdentifier: Hashable, Sendable {
  /// A string.
  case text(String)
  /// A whole number, as it was written.
  case number(String)

  /// A string or a whole number; `nil` for anything else.
  package init?(_ node: JSONNode) {
    if let text = node.string {
      self = .text(text)
    } else if node.integer != nil {
      self = .number(String(decoding: node.documentBytes[node.bytes], as: UTF8.self))
    } else {
      return nil
    }
  }

  /// The same again.
  package var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let digits): .word(digits)
    }
  }
}
