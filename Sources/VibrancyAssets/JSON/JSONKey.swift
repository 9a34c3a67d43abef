// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A step on the way to a value: the name of a member or the number of an element.
package enum JSONKey: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A member of an object.
  case name(String)
  /// An element of a list, from 0.
  case index(Int)

  /// The step that a decoder took.
  package init(_ key: any CodingKey) {
    // A dictionary's key "2" has a number, too; only a list's is spelt like this.
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .name(key.stringValue)
    }
  }

  package init(stringLiteral name: String) { self = .name(name) }

  package init(integerLiteral index: Int) { self = .index(index) }

  /// A path as people write it, `images[2].filename`; empty for the whole document.
  package static func text(_ path: [JSONKey]) -> String {
    path.reduce(into: "") { text, key in
      switch key {
      case .name(let name): text += (text.isEmpty ? "" : ".") + JSONText.shown(name)
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
