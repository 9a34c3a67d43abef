// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A property list in the text format of OpenStep, as Xcode writes its projects.
///
/// Tables `{key = value;}`, lists `(value, value)`, texts with or without quotation marks, data
/// `<0fbd77>` (kept as text), and both kinds of C's comments.
///
/// Foundation has a decoder for it, but a project of a million objects took 800 MB there, and its
/// errors have no line. Here a value takes 12 bytes, whatever it is, and the first mistake ends
/// the reading and has a line.
struct OpenStepList {
  /// The position of a value among all of them; a table's keys are values too.
  struct Index: Hashable, Comparable {
    fileprivate let value: Int32
    fileprivate init(_ value: Int) { self.value = Int32(truncatingIfNeeded: value) }
    static func < (a: Index, b: Index) -> Bool { a.value < b.value }
  }

  private enum Kind: UInt8 { case table, list, text, escaped }

  private struct Node {
    let kind: Kind
    /// The first byte of a text.
    let start: Int32
    /// The byte behind a text; for a table or list, the position behind all that is inside.
    var end: Int32
  }

  /// The most bytes that are read: the largest projects have a quarter.
  static let mostBytes = 16 << 20
  /// The most values, of which projects of that many bytes have half.
  static let mostValues = 2 << 20
  /// How deep tables and lists may lie in one another: those of projects do six times.
  static let mostDepth = 32
  /// How many entries of a table are looked at to find a key: what Xcode writes has some twenty.
  static let mostLookedAt = 256

  private let bytes: [UInt8]
  private var nodes: [Node] = []
  private var next = 0

  /// Reads a list.
  ///
  /// - Throws: The first mistake.
  init(_ bytes: [UInt8]) throws(FileFault) {
    self.bytes = bytes
    guard bytes.count <= Self.mostBytes else {
      throw FileFault(
        "has more than \(Self.mostBytes >> 20) MiB", at: .line(1), fix: "split the project")
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: Self.head) else {
      throw FileFault("does not begin with // !$*UTF8*$!", at: .line(1), fix: "save it with Xcode")
    }
    next = start + Self.head.count
    try readValue(depth: 0)
    try skipBlanks()
    if next < bytes.count { throw mistake("goes on behind its end", fix: "save it with Xcode") }
  }

  private static let head = Array("// !$*UTF8*$!".utf8)

  /// The outermost value.
  var root: Index { Index(0) }

  /// A text; `nil` for a table or list.
  func text(_ index: Index) -> String? {
    let node = nodes[Int(index.value)]
    let part = bytes[Int(min(node.start, node.end))..<Int(node.end)]
    switch node.kind {
    case .table, .list: return nil
    case .text: return String(decoding: part, as: UTF8.self)
    case .escaped: return String(unescaping: part)
    }
  }

  /// Whether it is just this text.
  func isText(_ index: Index, _ text: StaticString) -> Bool {
    let node = nodes[Int(index.value)]
    guard node.kind == .text, Int(node.end - node.start) == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[Int(node.start)..<Int(node.end)]) }
  }

  /// A number that texts of the same bytes have in common, and others hardly ever; 0 for a table
  /// or list.
  func hash(_ index: Index) -> UInt64 {
    let node = nodes[Int(index.value)]
    guard node.kind == .text || node.kind == .escaped else { return 0 }
    return bytes[Int(node.start)..<Int(node.end)].reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  /// The values of a list; none for anything else.
  func elements(_ index: Index?) -> Values { values(index, of: .list, step: 1) }

  /// The keys of a table, each with its value next; none for anything else.
  func keys(_ index: Index?) -> Values { values(index, of: .table, step: 2) }

  /// What stands behind a key.
  func value(of key: Index) -> Index { after(key) }

  /// What a table has under a key; `nil` if that is not among its first entries, or it is not a table.
  func value(_ key: StaticString, in table: Index) -> Index? {
    keys(table).prefix(Self.mostLookedAt).first { isText($0, key) }.map { value(of: $0) }
  }

  /// The text that a table has under a key.
  func text(_ key: StaticString, in table: Index) -> String? {
    value(key, in: table).flatMap { text($0) }
  }

  /// Positions one after another, past what is inside.
  struct Values: Sequence, IteratorProtocol {
    fileprivate let list: OpenStepList
    fileprivate var position: Int
    fileprivate let end: Int
    fileprivate let step: Int

    mutating func next() -> Index? {
      guard position < end else { return nil }
      let found = Index(position)
      for _ in 0..<step { position = Int(list.after(Index(position)).value) }
      return found
    }
  }

  private func values(_ index: Index?, of kind: Kind, step: Int) -> Values {
    let own = Int(index?.value ?? 0)
    let end = index != nil && nodes[own].kind == kind ? Int(nodes[own].end) : 0
    return Values(list: self, position: own + 1, end: end, step: step)
  }

  private func after(_ index: Index) -> Index {
    let node = nodes[Int(index.value)]
    switch node.kind {
    case .table, .list: return Index(Int(node.end))
    case .text, .escaped: return Index(Int(index.value) + 1)
    }
  }

}

extension OpenStepList {
  private mutating func readValue(depth: Int) throws(FileFault) {
    try skipBlanks()
    guard depth < Self.mostDepth else {
      throw mistake("has more than \(Self.mostDepth) tables and lists in one another")
    }
    guard next < bytes.count else { throw mistake("ends in the middle", fix: "restore it") }
    switch bytes[next] {
    case UInt8(ascii: "{"): try readGroup(.table, until: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "("): try readGroup(.list, until: UInt8(ascii: ")"), depth: depth)
    default: try readText()
    }
  }

  private mutating func readGroup(_ kind: Kind, until end: UInt8, depth: Int) throws(FileFault) {
    let own = nodes.count
    try add(Node(kind: kind, start: 0, end: 0))
    next += 1
    while true {
      try skipBlanks()
      guard next < bytes.count else { throw mistake("ends in the middle", fix: "restore it") }
      if bytes[next] == end { break }
      switch kind {
      case .table:
        try readText()
        try skip(UInt8(ascii: "="))
        try readValue(depth: depth + 1)
        try skip(UInt8(ascii: ";"))
      case .list, .text, .escaped:
        try readValue(depth: depth + 1)
        try skipBlanks()
        if next < bytes.count, bytes[next] != end { try skip(UInt8(ascii: ",")) }
      }
    }
    next += 1
    nodes[own].end = Int32(truncatingIfNeeded: nodes.count)
  }

  private mutating func readText() throws(FileFault) {
    let first = bytes[next]
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readQuoted(first)
    case UInt8(ascii: "<"):
      let start = next
      next += 1
      while next < bytes.count, bytes[next].isHexDigit || bytes[next].isBlank { next += 1 }
      guard next < bytes.count, bytes[next] == UInt8(ascii: ">") else {
        next = start
        throw unexpected()
      }
      next += 1
      try add(Node(kind: .text, start: Int32(start), end: Int32(next)))
    default:
      let start = next
      while next < bytes.count, bytes[next].isPlain { next += 1 }
      if next == start { throw unexpected() }
      try add(Node(kind: .text, start: Int32(start), end: Int32(next)))
    }
  }

  private mutating func readQuoted(_ mark: UInt8) throws(FileFault) {
    let start = next
    var kind = Kind.text
    next += 1
    while next < bytes.count, bytes[next] != mark {
      if bytes[next] == UInt8(ascii: "\\") {
        kind = .escaped
        next += 1
      }
      next += 1
    }
    guard next < bytes.count else {
      next = start
      throw mistake("has a quotation mark without its second", fix: "restore it")
    }
    try add(Node(kind: kind, start: Int32(start + 1), end: Int32(next)))
    next += 1
  }

  private mutating func add(_ node: Node) throws(FileFault) {
    guard nodes.count < Self.mostValues else {
      throw mistake("has more than \(Self.mostValues) values", fix: "split the project")
    }
    nodes.append(node)
  }

  private mutating func skip(_ sign: UInt8) throws(FileFault) {
    try skipBlanks()
    guard next < bytes.count, bytes[next] == sign else { throw unexpected() }
    next += 1
  }

  /// Goes past blanks and comments.
  private mutating func skipBlanks() throws(FileFault) {
    while next < bytes.count {
      if bytes[next].isBlank {
        next += 1
      } else if bytes[next...].starts(with: "//".utf8) {
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      } else if bytes[next...].starts(with: "/*".utf8) {
        let start = next
        next += 2
        while next < bytes.count, !bytes[next...].starts(with: "*/".utf8) { next += 1 }
        guard next < bytes.count else {
          next = start
          throw mistake("has a comment without its end", fix: "restore it")
        }
        next += 2
      } else {
        return
      }
    }
  }

  private func unexpected() -> FileFault {
    guard next < bytes.count else { return mistake("ends in the middle", fix: "restore it") }
    let rest = bytes[next...].prefix(7)
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { rest.elementsEqual($0.utf8) })
    {
      return mistake("holds a merge conflict", fix: "resolve it")
    }
    return mistake("is broken here", fix: "restore it")
  }

  private func mistake(_ problem: String, fix: String? = nil) -> FileFault {
    let line = bytes.prefix(next).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return FileFault(problem, at: .line(line), fix: fix)
  }
}
