// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads JSON5 for its structure alone: whether it is well-formed and where each value stands.
///
/// JSON5 is JSON with comments, trailing commas, single quotes, bare keys and more kinds of
/// numbers. What is accepted here, `JSONDecoder` accepts, too. Time and memory are linear.
struct JSONScanner {
  let bytes: [UInt8]
  private let limits: JSONLimits
  /// The next byte to read.
  var at = 0
  /// The values so far, each before what it holds.
  private(set) var nodes: [JSONNode] = []

  /// A text to scan, UTF-8 and shorter than 4 GiB.
  init(_ bytes: [UInt8], limits: JSONLimits) {
    (self.bytes, self.limits) = (bytes, limits)
  }

  /// Reads all of the text.
  mutating func run() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    try skipBlank()
    if at == bytes.count { throw fault("the file is empty; write at least {}") }
    try readValue(key: at..<at, depth: 0)
    try skipBlank()
    if at < bytes.count { throw fault("\(found) after the end of the document; remove it") }
  }

  private mutating func readValue(key: Range<Int>, depth: Int) throws(JSONSyntaxError) {
    let index = nodes.count
    guard index < limits.values else {
      throw fault("more than \(limits.values) values; no such file has so many, check it")
    }
    let kind = try kindOfNext()
    nodes.append(
      JSONNode(
        kind: kind, offset: UInt32(at), key: UInt32(key.lowerBound)..<UInt32(key.upperBound),
        end: UInt32(index + 1)))
    switch kind {
    case .object, .list:
      guard depth < limits.depth else {
        throw fault(
          "more than \(limits.depth) lists and objects inside each other; nest them less")
      }
      at += 1
      try readMembers(of: kind, depth: depth + 1)
      nodes[index].end = UInt32(nodes.count)
    case .string: try skipString()
    case .number: try skipNumber()
    case .boolean: at += next == UInt8(ascii: "t") ? 4 : 5
    case .null: at += 4
    }
  }

  private mutating func readMembers(
    of kind: JSONNode.Kind, depth: Int
  ) throws(JSONSyntaxError) {
    let close = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let start = at - 1
    try skipBlank()
    while next != close {
      try checkEnd(of: kind, from: start)
      var key = at..<at
      if kind == .object {
        try skipKey()
        key = key.lowerBound..<at
        try skipBlank()
        guard next == UInt8(ascii: ":") else {
          throw fault("\(found), not ':' after a key; add it")
        }
        at += 1
        try skipBlank()
        try checkEnd(of: kind, from: start)
      }
      try readValue(key: key, depth: depth)
      try skipBlank()
      if next == close { break }
      try checkEnd(of: kind, from: start)
      guard next == UInt8(ascii: ",") else {
        let end = Unicode.Scalar(close)
        throw fault("\(found), not ',' or '\(end)' after a value; a comma may be missing before it")
      }
      at += 1
      try skipBlank()
    }
    at += 1
  }

  private func checkEnd(of kind: JSONNode.Kind, from start: Int) throws(JSONSyntaxError) {
    guard at == bytes.count else { return }
    let line = LineIndex(bytes).position(of: start).line
    let close = kind == .object ? "}" : "]"
    throw fault("the file ends inside \(kind.name) begun in line \(line); add '\(close)'")
  }

  /// The kind of the value that begins here.
  private func kindOfNext() throws(JSONSyntaxError) -> JSONNode.Kind {
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return .number
    default: break
    }
    switch word(from: at) {
    case "true", "false": return .boolean
    case "null": return .null
    case "NaN", "Infinity": return .number
    case "": throw fault("\(found) where a value is needed; write one")
    default: throw fault("\(found) where a value is needed; text needs quotes")
    }
  }
}
