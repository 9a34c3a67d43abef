// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Makes records of a JSON text, and goes on behind what it cannot understand.
///
/// A mistake is reported once and where it stands; what follows from it is not reported again. Where nothing
/// sensible can be read any more, as behind a text that ends too early, the parser stops. Each step
/// takes at least a byte or leaves a list or an object, so time is linear whatever the text is.
struct JSONParser {
  /// As many mistakes as anybody reads; what comes behind is not looked for.
  static let mostSlips = 50

  let bytes: [UInt8]
  let dialect: JSONDocument.Dialect
  private let limits: JSONLimits
  /// The next byte to read.
  var at = 0
  /// The values so far, each before what it holds.
  private(set) var records: [JSONRecord] = []
  /// What is wrong so far, each with the byte where it is, from 0.
  private(set) var slips: [(offset: Int, fault: FileFault)] = []
  private(set) var isStopped = false
  /// Whether an end was taken for that of another list or object than its own, perhaps.
  private var isDerailed = false
  /// How many objects and lists are open.
  private var open = (objects: 0, lists: 0)

  /// A text to read, UTF-8 and shorter than 4 GiB.
  init(_ bytes: [UInt8], as dialect: JSONDocument.Dialect, limits: JSONLimits) {
    (self.bytes, self.dialect, self.limits) = (bytes, dialect, limits)
  }

  /// Reads all of the text.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    skipBlank()
    guard at < bytes.count else { return report("the file is empty", fix: "write at least {}") }
    readValue(key: at..<at, in: 0, depth: 0)
    skipBlank()
    if at < bytes.count, !isDerailed, records.first?.kind != .invalid {
      report("\(found) after the end of the document", fix: "remove it")
    }
  }

  /// Keeps what is wrong, here or at an offset; a second thing at one place follows from the first.
  mutating func report(_ problem: String, fix: String, at offset: Int? = nil) {
    report(FileFault(problem, fix: fix), at: offset)
  }

  /// As above.
  mutating func report(_ fault: FileFault, at offset: Int? = nil) {
    let offset = offset ?? at
    guard !isStopped, slips.last?.offset != offset else { return }
    slips.append((offset, fault))
    if slips.count == Self.mostSlips { stop() }
  }

  /// Whether what is read stands in a list or an object, whose missing end is reported.
  var isNested: Bool { open.objects + open.lists > 0 }

  /// Reads nothing any more.
  mutating func stop() { (isStopped, at) = (true, bytes.count) }

  /// Reads nothing any more, of a text of which nothing else is worth saying.
  private mutating func giveUp() {
    stop()
    if !records.isEmpty { records[0].kind = .invalid }
  }

  private mutating func readValue(key: Range<Int>, in parent: Int, depth: Int) {
    let index = records.count
    guard index < limits.values else {
      report("more than \(limits.values) values", fix: "no such file has so many, check it")
      return giveUp()
    }
    let start = at
    let kind = kindOfNext()
    records.append(
      JSONRecord(
        kind: kind, parent: UInt32(parent), key: UInt32(key.lowerBound)..<UInt32(key.upperBound),
        text: UInt32(start)..<UInt32(start), end: UInt32(index + 1)))
    switch kind {
    case .object, .list:
      if depth < limits.depth {
        readMembers(of: index, depth: depth + 1)
      } else {
        report(
          "more than \(limits.depth) lists and objects inside each other", fix: "nest them less")
        giveUp()
      }
    case .string: if !skipString() { records[index].kind = .invalid }
    case .number: if !skipNumber() { records[index].kind = .invalid }
    case .boolean: at += next == UInt8(ascii: "t") ? 4 : 5
    case .null: at += 4
    case .invalid: skipJunk()
    }
    records[index].text = UInt32(start)..<UInt32(at)
    records[index].end = UInt32(records.count)
  }

  private mutating func readMembers(of index: Int, depth: Int) {
    let isObject = records[index].kind == .object
    if isObject { open.objects += 1 } else { open.lists += 1 }
    defer { if isObject { open.objects -= 1 } else { open.lists -= 1 } }
    let (close, other) =
      isObject
      ? (UInt8(ascii: "}"), UInt8(ascii: "]")) : (UInt8(ascii: "]"), UInt8(ascii: "}"))
    at += 1
    skipBlank()
    while next != close {
      if stopAtEnd(inside: index) { return }
      let start = at
      if isObject, next == UInt8(ascii: ",") {
        report("one ',' too many", fix: "remove it")
        skipScalar()
        skipBlank()
        continue
      }
      if isObject {
        readMember(of: index, depth: depth)
      } else {
        readValue(key: at..<at, in: index, depth: depth)
      }
      skipBlank()
      if next == close { break }
      if stopAtEnd(inside: index) { return }
      if next == UInt8(ascii: ",") {
        let comma = at
        at += 1
        skipBlank()
        if dialect == .strict, next == close {
          report("one ',' too many", fix: "remove it", at: comma)
        }
        continue
      }
      let end = Unicode.Scalar(close)
      report("\(found), not ',' or '\(end)' after a value", fix: "a comma may be missing before it")
      if next == other {
        records[index].isDamaged = true
        // It ends what is outside, so that this one was never closed; or nothing.
        if (isObject ? open.lists : open.objects) > 0 { return derail(index) }
        at += 1
        skipBlank()
      } else if !beginsMember(inObject: isObject) {
        records[index].isDamaged = true
        skipJunk()
        skipBlank()
        if next == UInt8(ascii: ",") {
          at += 1
          skipBlank()
        }
      }
      if at == start { skipScalar() }
    }
    at += 1
  }

  private mutating func readMember(of index: Int, depth: Int) {
    var key = at..<at
    if skipKey() {
      key = key.lowerBound..<at
      skipBlank()
    } else {
      records[index].isDamaged = true
      if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
        return readValue(key: at..<at, in: index, depth: depth)
      }
      skipJunk(orColon: true)
      guard next == UInt8(ascii: ":") else { return }
      key = at..<at
    }
    if next == UInt8(ascii: ":") {
      at += 1
      skipBlank()
    } else {
      report("\(found), not ':' after a key", fix: "add it")
      records[index].isDamaged = true
      if at == bytes.count { return stop() }
      if !beginsMember(inObject: false) || "+-.".utf8.contains(next) {
        skipJunk(orColon: true)
        guard next == UInt8(ascii: ":") else { return }
        at += 1
        skipBlank()
        key = at..<at
      }
    }
    if !stopAtEnd(inside: index) { readValue(key: key, in: index, depth: depth) }
  }

  /// Notes that what a list or an object is in may end too early, too.
  private mutating func derail(_ index: Int) {
    isDerailed = true
    var index = index
    while index > 0 {
      index = Int(records[index].parent)
      records[index].isDamaged = true
    }
  }

  /// Stops, with a mistake, where nothing follows: the innermost open list or object has no end.
  ///
  /// - Returns: Whether it did.
  private mutating func stopAtEnd(inside index: Int) -> Bool {
    guard at == bytes.count else { return false }
    records[index].isDamaged = true
    guard !isStopped else { return true }
    // The last value may be cut: nothing can be said about it.
    if records[records.count - 1].text.upperBound == bytes.count {
      records[records.count - 1].kind = .invalid
    }
    let record = records[index]
    let line = LineIndex(bytes).position(of: Int(record.text.lowerBound)).line
    let (name, close) = record.kind == .object ? ("an object", "}") : ("a list", "]")
    report("the file ends inside \(name) begun in line \(line)", fix: "add '\(close)'")
    stop()
    return true
  }

  /// The kind of the value that begins here; what is none is reported.
  private mutating func kindOfNext() -> JSONRecord.Kind {
    let isJSON5 = dialect == .json5
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "'") where isJSON5: return .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return .number
    case UInt8(ascii: "+") where isJSON5, UInt8(ascii: ".") where isJSON5: return .number
    default: break
    }
    let word = word(from: at)
    switch word {
    case "true", "false": return .boolean
    case "null": return .null
    case "NaN" where isJSON5, "Infinity" where isJSON5: return .number
    case "": report("\(found) where a value is needed", fix: "write one")
    // What is cut is reported as that.
    case _ where isNested && at + word.utf8.count == bytes.count: break
    default: report("\(found) where a value is needed", fix: "text needs quotes")
    }
    return .invalid
  }

  /// Whether a member of a list or an object may begin here.
  private func beginsMember(inObject isObject: Bool) -> Bool {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      !isObject
    default: JSONToken.isWordByte(next) && !(isObject && JSONToken.isDigit(next))
    }
  }

  /// Passes over what means nothing, up to where something may begin or end again.
  private mutating func skipJunk(orColon stopsAtColon: Bool = false) {
    let start = at
    while at < bytes.count {
      switch next {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
        if at > start { return }
        at += 1
      case UInt8(ascii: ":") where stopsAtColon: return
      default: at += 1
      }
    }
  }

  private mutating func skipScalar() {
    guard at < bytes.count else { return }
    repeat { at += 1 } while at < bytes.count && bytes[at] & 0xC0 == 0x80
  }
}
