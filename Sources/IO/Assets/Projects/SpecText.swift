// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A value of a project's specification.
enum SpecValue {
  case nothing
  case text(String)
  case list([SpecValue])
  case table([SpecEntry])
}

/// A key of a specification with its value.
struct SpecEntry {
  let key: String
  var value: SpecValue
}

/// Reads YAML as far as XcodeGen's specifications use it: tables and lists by indentation and in
/// brackets, texts of every kind, comments.
///
/// Anchors, aliases and tags are noted and passed over. A whole YAML would be a library more that
/// everybody installs, for a file without which folders answer.
struct SpecText {
  /// The most bytes that are read; a specification of a thousand targets has a tenth.
  static let mostBytes = 1 << 20
  /// How deep tables and lists may lie in one another.
  static let mostDepth = 64

  private struct Line {
    let number: Int
    var indentation: Int
    var text: ArraySlice<UInt8>
  }

  /// What was passed over: the first few.
  private(set) var notes: [FileFault] = []
  private var lines: [Line] = []
  private var next = 0

  /// The value that a text stands for.
  ///
  /// - Throws: The first mistake.
  static func value(
    of bytes: [UInt8]
  ) throws(FileFault) -> (value: SpecValue, notes: [FileFault]) {
    guard bytes.count <= mostBytes else {
      throw FileFault("has more than 1 MiB", fix: "split it")
    }
    var reader = SpecText()
    try reader.divide(bytes)
    let value = try reader.block(from: 0, depth: 0)
    if let line = reader.peek() { throw reader.mistake(line, "is indented unlike those before it") }
    return (value, reader.notes)
  }

  private mutating func divide(_ bytes: [UInt8]) throws(FileFault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let all = bytes[start...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, raw) in all.enumerated() {
      let text = raw.drop { $0 == 0x20 }.trimmedAtEnd
      let isMark = raw.starts(with: "---".utf8) || raw.starts(with: "...".utf8)
      if isMark || raw.first == UInt8(ascii: "%") {
        if lines.contains(where: { !$0.text.isEmpty }) { return }
        continue
      }
      lines.append(
        Line(number: index + 1, indentation: text.startIndex - raw.startIndex, text: text))
    }
  }

  /// The next line with something in it.
  private mutating func peek() -> Line? {
    while next < lines.count {
      let text = lines[next].text
      if !text.isEmpty, text.first != UInt8(ascii: "#") { return lines[next] }
      next += 1
    }
    return nil
  }

  private func mistake(_ line: Line, _ problem: String, fix: String? = nil) -> FileFault {
    FileFault(problem, at: .line(line.number), fix: fix)
  }

  private mutating func passOver(_ line: Int) {
    guard notes.count < 3 else { return }
    notes.append(FileFault("has an anchor or a tag, which is not read", at: .line(line)))
  }

  /// What begins at the next line, if that is indented so far.
  private mutating func block(from least: Int, depth: Int) throws(FileFault) -> SpecValue {
    guard let line = peek(), line.indentation >= least else { return .nothing }
    guard depth < Self.mostDepth else {
      throw mistake(line, "is nested deeper than \(Self.mostDepth) times")
    }
    if line.text.first == 0x09 { throw mistake(line, "is indented by a tab", fix: "use spaces") }
    if line.text.isItem { return try list(at: line.indentation, depth: depth) }
    if line.text.key != nil { return try table(at: line.indentation, depth: depth) }
    next += 1
    return try value(line.text, of: line, outer: least - 1, depth: depth)
  }

  private mutating func list(at indentation: Int, depth: Int) throws(FileFault) -> SpecValue {
    var elements: [SpecValue] = []
    while let line = peek(), line.indentation == indentation, line.text.isItem {
      let rest = line.text.dropFirst().drop { $0 == 0x20 }
      if rest.isItem || rest.key != nil {
        // `- key: value` is a table that begins behind the sign.
        lines[next].indentation += rest.startIndex - line.text.startIndex
        lines[next].text = rest
        elements.append(try block(from: lines[next].indentation, depth: depth + 1))
      } else {
        next += 1
        elements.append(try value(rest, of: line, outer: indentation, depth: depth))
      }
    }
    return .list(elements)
  }

  private mutating func table(at indentation: Int, depth: Int) throws(FileFault) -> SpecValue {
    var entries: [SpecEntry] = []
    while let line = peek(), line.indentation == indentation, !line.text.isItem {
      if line.text.first == 0x09 { throw mistake(line, "is indented by a tab", fix: "use spaces") }
      guard let (key, rest) = line.text.key else {
        throw mistake(line, "has no key", fix: "write KEY: VALUE")
      }
      next += 1
      var found = try value(rest, of: line, outer: indentation, depth: depth)
      if case .nothing = found, rest.isComment, let item = peek(),
        item.indentation == indentation, item.text.isItem
      {
        found = try list(at: indentation, depth: depth + 1)
      }
      if key == "<<" {
        passOver(line.number)
      } else {
        entries.append(SpecEntry(key: key, value: found))
      }
    }
    return .table(entries)
  }

  /// What stands behind a key or an item's sign, and below that if it is indented further.
  private mutating func value(
    _ written: ArraySlice<UInt8>, of line: Line, outer: Int, depth: Int
  ) throws(FileFault) -> SpecValue {
    var rest = written
    while rest.first == UInt8(ascii: "&") || rest.first == UInt8(ascii: "!") {
      passOver(line.number)
      rest = rest.drop { !$0.isBlank }.drop { $0.isBlank }
    }
    switch rest.first {
    case UInt8(ascii: "*"):
      passOver(line.number)
      return .nothing
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      var text: [UInt8] = []
      while next < lines.count, lines[next].text.isEmpty || lines[next].indentation > outer {
        text += lines[next].text + [0x0A]
        next += 1
      }
      return .text(String(decoding: text, as: UTF8.self))
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      var flow = SpecFlow(rest)
      while !flow.isComplete {
        guard next < lines.count else {
          throw mistake(line, "has a bracket or quotation mark without its second")
        }
        flow.add(lines[next].text)
        next += 1
      }
      guard let value = flow.value() else { throw mistake(line, "is not understood") }
      if flow.hasAlias { passOver(line.number) }
      return value
    case _ where rest.isComment:
      return try block(from: outer + 1, depth: depth + 1)
    default:
      var text = String(decoding: rest.withoutComment, as: UTF8.self)
      while let more = peek(), more.indentation > outer {
        text += " " + String(decoding: more.text.withoutComment, as: UTF8.self)
        next += 1
      }
      return ["~", "null"].contains(text) ? .nothing : .text(text)
    }
  }
}

/// A value in brackets or quotation marks, which may go on over lines.
private struct SpecFlow {
  private var bytes: [UInt8] = []
  private var brackets = 0
  private var quote: UInt8?
  private var isEscaped = false
  private var next = 0
  private(set) var hasAlias = false

  init(_ text: ArraySlice<UInt8>) { add(text) }

  /// Whether every bracket and quotation mark has its second.
  var isComplete: Bool { brackets <= 0 && quote == nil }

  mutating func add(_ line: ArraySlice<UInt8>) {
    if !bytes.isEmpty { bytes.append(0x20) }
    for byte in line {
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if byte == open { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && open == UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if bytes.last?.beginsFlow ?? true { quote = byte }
        case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets -= 1
        case UInt8(ascii: "#") where bytes.last == 0x20: return
        default: break
        }
      }
      bytes.append(byte)
    }
  }

  /// The value; `nil` if it is broken, or something stands behind it.
  mutating func value() -> SpecValue? {
    let found = value(depth: 0)
    skipBlanks()
    return next == bytes.count ? found : nil
  }

  private mutating func skipBlanks() {
    while next < bytes.count, bytes[next].isBlank { next += 1 }
  }

  private mutating func skip(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard next < bytes.count, bytes[next] == sign else { return false }
    next += 1
    return true
  }

  private mutating func value(depth: Int) -> SpecValue? {
    guard depth < 16 else { return nil }
    if skip(UInt8(ascii: "[")) {
      var elements: [SpecValue] = []
      while !skip(UInt8(ascii: "]")) {
        guard let element = value(depth: depth + 1) else { return nil }
        if skip(UInt8(ascii: ":")), case .text(let key) = element {
          guard let value = value(depth: depth + 1) else { return nil }
          elements.append(.table([SpecEntry(key: key, value: value)]))
        } else {
          elements.append(element)
        }
        if !skip(UInt8(ascii: ",")), next >= bytes.count || bytes[next] != UInt8(ascii: "]") {
          return nil
        }
      }
      return .list(elements)
    }
    if skip(UInt8(ascii: "{")) {
      var entries: [SpecEntry] = []
      while !skip(UInt8(ascii: "}")) {
        guard let key = text() else { return nil }
        var found = SpecValue.nothing
        if skip(UInt8(ascii: ":")) {
          guard let value = value(depth: depth + 1) else { return nil }
          found = value
        }
        entries.append(SpecEntry(key: key, value: found))
        if !skip(UInt8(ascii: ",")), next >= bytes.count || bytes[next] != UInt8(ascii: "}") {
          return nil
        }
      }
      return .table(entries)
    }
    return text().map { .text($0) }
  }

  private mutating func text() -> String? {
    skipBlanks()
    guard next < bytes.count else { return nil }
    if let quoted = bytes[next...].quoted {
      next = quoted.end
      return quoted.text
    }
    let start = next
    while next < bytes.count, !",]}[{".utf8.contains(bytes[next]),
      bytes[next] != UInt8(ascii: ":") || next + 1 < bytes.count && !bytes[next + 1].isBlank
    { next += 1 }
    let plain = bytes[start..<next].trimmedAtEnd
    if plain.first == UInt8(ascii: "*") || plain.first == UInt8(ascii: "&") { hasAlias = true }
    return start == next ? nil : String(decoding: plain, as: UTF8.self)
  }
}
