// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension String: RecordValue {
  package var json: JSONValue { .text(self) }

  package init?(_ node: JSONNode) {
    guard let string = node.string else { return nil }
    self = string
  }
}

extension Bool: RecordValue {
  package var json: JSONValue { .flag(self) }

  package init?(_ node: JSONNode) {
    guard let flag = node.boolean else { return nil }
    self = flag
  }
}

extension Int: RecordValue {
  package var json: JSONValue { .integer(self) }

  package init?(_ node: JSONNode) {
    guard let integer = node.integer else { return nil }
    self = integer
  }
}

extension Double: RecordValue {
  package var json: JSONValue { .number(self) }

  package init?(_ node: JSONNode) {
    guard let number = node.number else { return nil }
    self = number
  }
}

extension Optional: RecordValue where Wrapped: RecordValue {
  package var json: JSONValue { self?.json ?? .absent }

  package init?(_ node: JSONNode) {
    guard let value = Wrapped(node) else { return nil }
    self = value
  }
}

extension Array: RecordValue where Element: RecordValue {
  package var json: JSONValue { .list(map(\.json)) }

  package init?(_ node: JSONNode) {
    guard let elements = node.elements else { return nil }
    self = []
    for element in elements {
      guard let value = Element(element) else { return nil }
      append(value)
    }
  }
}

extension RecordValue where Self: RawRepresentable, RawValue: RecordValue {
  package var json: JSONValue { rawValue.json }

  package init?(_ node: JSONNode) {
    guard let value = RawValue(node).flatMap({ Self(rawValue: $0) }) else { return nil }
    self = value
  }
}

/// A file's bytes, written as a string in base 64.
struct RecordedFile: RecordValue {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var json: JSONValue { .file(bytes) }

  init?(_ node: JSONNode) {
    guard let data = node.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
    bytes = [UInt8](data)
  }
}
