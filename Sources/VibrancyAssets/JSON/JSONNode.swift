// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value in a JSON text: where it stands and what it is. Its children follow it in the list.
struct JSONNode {
  enum Kind: UInt8 { case object, list, string, number, boolean, null }

  let kind: Kind
  /// The first byte of the value.
  let offset: UInt32
  /// The bytes of its key, quotes and all; empty for an element.
  let key: Range<UInt32>
  /// The index of the first node that is not below this one.
  var end: UInt32
}

extension JSONNode.Kind {
  /// With its article, as messages call it.
  var name: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
