// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyJSON

extension TextFuzz {
  /// What is JSON is read as what it says, in both dialects, and written back as it was.
  static func json(_ bytes: [UInt8]) {
    let lax = JSONDocument(bytes)
    let strict = JSONDocument(bytes, as: .strict)
    for mistake in lax.mistakes + strict.mistakes { promiseOneLine(mistake.reason) }
    if let root = lax.root { visit(root) }
    guard strict.mistakes.isEmpty, let root = strict.root else { return }
    let value = Self.value(root)
    for text in [JSONText.of(value), JSONText.of(value, spelling: .numbered)] {
      let again = JSONDocument(Array(text.utf8), as: .strict)
      guard again.mistakes.isEmpty, let same = again.root else {
        fatalError("broken promise: what is written is JSON: \(text)")
      }
      promise(JSONText.of(Self.value(same)) == JSONText.of(value), "JSON reads back the same")
    }
    if lax.mistakes.isEmpty, let root = lax.root {
      promise(JSONText.of(Self.value(root)) == JSONText.of(value), "JSON5 holds JSON")
    }
  }

  private static func visit(_ node: JSONNode) {
    _ = (node.string, node.number, node.integer, node.boolean, node.key, node.position, node.kind)
    guard let children = node.elements ?? node.members else { return }
    for child in children { visit(child) }
  }

  private static func value(_ node: JSONNode) -> JSONValue {
    if let elements = node.elements { return .list(elements.map(value)) }
    if let members = node.members {
      return .object(members.map { (name: $0.key, value: value($0)) })
    }
    if let string = node.string { return .text(string) }
    if let integer = node.integer { return .integer(integer) }
    if let number = node.number { return .number(number) }
    if let flag = node.boolean { return .flag(flag) }
    return .word("null")
  }
}
