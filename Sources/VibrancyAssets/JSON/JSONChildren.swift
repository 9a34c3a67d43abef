// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a list or an object of a `JSONTree` holds, in the order of the text.
package struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private let parent: [JSONKey]
  private let isList: Bool
  private let end: Int
  private var index: Int
  private var count = 0

  init(of index: Int, in tree: JSONTree, at path: [JSONKey]) {
    (self.tree, parent, self.index) = (tree, path, index + 1)
    end = Int(tree.nodes[index].end)
    isList = tree.nodes[index].kind == .list
  }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { (index, count) = (Int(tree.nodes[index].end), count + 1) }
    let key = isList ? .index(count) : JSONKey.name(JSONValue(in: tree, index: index, path: []).key)
    return JSONValue(in: tree, index: index, path: parent + [key])
  }
}
