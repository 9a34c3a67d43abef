// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value of a property list in XML.
///
/// Dates and data are texts as they are written.
package indirect enum PropertyList: Sendable, Hashable {
  case text(String)
  case integer(Int)
  case number(Double)
  case truth(Bool)
  case array([PropertyList])
  /// The pairs of a dictionary, by key; of a key that stands there twice the last.
  case dictionary([String: PropertyList])

  /// Reads a property list; `nil` for what is none in XML, is broken, or is nested deeper than 64
  /// levels.
  package init?(xml bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// Whether bytes begin as a property list in XML does.
  package static func isXML(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("<?xml".utf8)) }

  /// The value of a key; `nil`: it is no dictionary, or has none of the key.
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let pairs) = self { pairs[key] } else { nil }
  }

  /// Its text; `nil`: it is none.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Its elements; empty for what is no array.
  package var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Whether it is `true`; `nil`: it is no truth value.
  package var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }
}
