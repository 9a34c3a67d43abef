// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds places in a JSON5 text: of its first syntax error, and of any key or value.
///
/// Pure, in linear time; a text longer or deeper than its limits is an error.
package struct JSONLocator: Sendable {
  /// A value found in the text; valid for the locator that gave it.
  package struct Node: Sendable {
    fileprivate let index: Int
  }

  private let bytes: [UInt8]
  private let nodes: [JSONNode]
  private let lines: LineIndex

  /// Reads a text.
  ///
  /// - Parameter path: The file that errors name.
  /// - Throws: Where the text is not JSON5, is not UTF-8 or exceeds a limit.
  package init(_ bytes: [UInt8], path: String, limits: JSONLimits = JSONLimits()) throws(JSONError)
  {
    guard bytes.count <= min(limits.bytes, Int(UInt32.max)) else {
      throw JSONError(
        path: path, position: nil,
        reason: "holds more than \(limits.bytes) bytes; no such file is that large, check it")
    }
    lines = LineIndex(bytes)
    if let offset = Self.firstMisencodedByte(bytes) {
      throw JSONError(
        path: path, position: lines.position(of: offset),
        reason: "not UTF-8; save the file in that encoding")
    }
    var scanner = JSONScanner(bytes, limits: limits)
    do throws(JSONSyntaxError) {
      try scanner.run()
    } catch {
      throw JSONError(
        path: path, position: lines.position(of: error.offset), reason: error.reason)
    }
    (self.bytes, nodes) = (bytes, scanner.nodes)
  }

  /// The whole document.
  package var root: Node { Node(index: 0) }

  /// The value of a member; of several with one name, the first, as `JSONDecoder` has it.
  package func member(_ name: String, of node: Node) -> Node? {
    guard nodes[node.index].kind == .object else { return nil }
    return children(of: node).first { isKey(nodes[$0.index].key, name) }
  }

  /// The elements of a list, or the values of an object's members, in the order of the text.
  package func children(of node: Node) -> [Node] {
    let end = Int(nodes[node.index].end)
    return Array(
      sequence(first: node.index + 1) { Int(nodes[$0].end) }.prefix { $0 < end }
        .map { Node(index: $0) })
  }

  /// The elements of the list that is a member of the document; none if there is no such list.
  package func elements(of name: String) -> [Node] {
    guard let list = member(name, of: root), nodes[list.index].kind == .list else { return [] }
    return children(of: list)
  }

  /// The value at a path, or the innermost one on the way that exists.
  package func nearest(_ path: [JSONKey], from start: Node? = nil) -> (node: Node, found: Int) {
    var node = start ?? root
    for (count, key) in path.enumerated() {
      let below: Node? =
        switch key {
        case .name(let name): member(name, of: node)
        case .index(let index): element(index, of: node)
        }
      guard let below else { return (node, count) }
      node = below
    }
    return (node, path.count)
  }

  /// Where a value begins.
  package func position(of node: Node) -> JSONPosition {
    lines.position(of: Int(nodes[node.index].offset))
  }

  /// Where a value's key begins; an element has none, so where the element does.
  package func keyPosition(of node: Node) -> JSONPosition {
    let key = nodes[node.index].key
    return key.isEmpty ? position(of: node) : lines.position(of: Int(key.lowerBound))
  }

  /// Where the value at a path begins, or that which lacks it.
  package func position(of path: [JSONKey]) -> JSONPosition { position(of: nearest(path).node) }

  /// Where the key at the end of a path begins, or the value which lacks it.
  package func keyPosition(of path: [JSONKey]) -> JSONPosition {
    let (node, found) = nearest(path)
    return found == path.count ? keyPosition(of: node) : position(of: node)
  }

  /// What a value is, with its article: "a string".
  package func kind(of node: Node) -> String { nodes[node.index].kind.name }

  private func element(_ index: Int, of node: Node) -> Node? {
    guard nodes[node.index].kind == .list else { return nil }
    let elements = children(of: node)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  private func isKey(_ range: Range<UInt32>, _ name: String) -> Bool {
    let token = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    return JSONString.value(ofToken: token) == name
  }

  private static func firstMisencodedByte(_ bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    let mended = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return zip(bytes, mended).enumerated().first { $1.0 != $1.1 }?.offset
      ?? (bytes.count == mended.count ? nil : min(bytes.count, mended.count))
  }
}
