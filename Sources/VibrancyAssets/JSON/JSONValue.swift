// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value of a `JSONTree`, with the way to it.
package struct JSONValue: Sendable {
  private let tree: JSONTree
  private let index: Int
  /// The way to it from the top of the file.
  package let path: [JSONKey]

  init(in tree: JSONTree, index: Int, path: [JSONKey]) {
    (self.tree, self.index, self.path) = (tree, index, path)
  }

  private var node: JSONNode { tree.nodes[index] }

  /// What it is, with its article: "a string".
  package var kind: String { node.kind.name }

  /// The key it stands behind; empty for an element of a list and for the document.
  package var key: String {
    JSONString.value(ofToken: tree.bytes[Int(node.key.lowerBound)..<Int(node.key.upperBound)])
  }

  /// The text, if it is a string.
  package var string: String? {
    node.kind == .string ? JSONString.value(ofToken: token(endingAfter: closingQuote)) : nil
  }

  /// The number, if it is one; may be infinite or NaN, which JSON5 has words for.
  package var number: Double? {
    guard node.kind == .number else { return nil }
    let text = tree.bytes[Int(node.offset)...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// The switch, if it is one.
  package var boolean: Bool? {
    node.kind == .boolean ? tree.bytes[Int(node.offset)] == UInt8(ascii: "t") : nil
  }

  /// The elements, if it is a list; made one after the other, however many there are.
  package var elements: JSONChildren? {
    node.kind == .list ? JSONChildren(of: index, in: tree, at: path) : nil
  }

  /// The values of the members in the order of the text, if it is an object; a key may stand
  /// there twice.
  package var members: JSONChildren? {
    node.kind == .object ? JSONChildren(of: index, in: tree, at: path) : nil
  }

  /// A fault of the value: `path:line:column: keys reason`.
  ///
  /// - Parameter reason: What is wrong, and after a semicolon what to do.
  package func fault(_ reason: String) -> JSONError { tree.fault(at: node.offset, path, reason) }

  /// A fault of the key it stands behind.
  package func keyFault(_ reason: String) -> JSONError {
    tree.fault(at: node.key.isEmpty ? node.offset : node.key.lowerBound, path, reason)
  }

  /// The bytes of a string from its quote to the one that ends it.
  private func token(endingAfter quote: UInt8) -> ArraySlice<UInt8> {
    let start = Int(node.offset)
    var at = start + 1
    while at < tree.bytes.count, tree.bytes[at] != quote {
      at += tree.bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return tree.bytes[start...min(at, tree.bytes.count - 1)]
  }

  private var closingQuote: UInt8 { tree.bytes[Int(node.offset)] }
}
