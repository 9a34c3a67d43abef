// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON5 text of which every key and value knows its place.
///
/// A decoder stops at the first value that does not fit; who walks the tree may go on, and say at
/// once all that is wrong with a file.
package struct JSONTree: Sendable {
  /// The path as the user knows it; faults name it.
  package let path: String
  let bytes: [UInt8]
  let nodes: [JSONNode]
  private let lines: LineIndex

  /// Reads a text.
  ///
  /// - Throws: Where it is not JSON5, is not UTF-8 or exceeds a limit.
  package init(
    _ bytes: [UInt8], path: String, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) {
    _ = try JSONLocator(bytes, path: path, limits: limits)
    (self.bytes, self.path, lines) = (bytes, path, LineIndex(bytes))
    var scanner = JSONScanner(bytes, limits: limits)
    do throws(JSONSyntaxError) {
      try scanner.run()
    } catch {
      throw JSONError(
        path: path, position: lines.position(of: error.offset), reason: error.reason)
    }
    nodes = scanner.nodes
  }

  /// The document.
  package var root: JSONValue { JSONValue(in: self, index: 0, path: []) }

  /// A fault at a byte, with the path of keys in front of what is wrong.
  func fault(at offset: UInt32, _ keys: [JSONKey], _ reason: String) -> JSONError {
    let subject = keys.isEmpty ? "the document" : JSONKey.text(keys)
    return JSONError(
      path: path, position: lines.position(of: Int(offset)), reason: "\(subject) \(reason)")
  }
}
