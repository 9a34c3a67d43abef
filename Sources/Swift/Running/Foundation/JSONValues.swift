// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads JSON (RFC 8259) as values: objects are dictionaries, `null` is `nil`.
package struct JSONValues {
  private let bytes: [UInt8]
  private var place = 0
  private var count = 0

  private static let deepest = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a text; `nil`: it is no JSON, or has more values than are kept.
  package static func value(of bytes: [UInt8]) -> SampleValue? {
    var reader = JSONValues(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    guard let value = reader.value(0) else { return nil }
    reader.skipBlanks()
    return reader.place == bytes.count ? value : nil
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte, UInt32(byte) == letter.value else { return false }
    place += 1
    return true
  }

  private mutating func takes(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count,
      word.withUTF8Buffer({ unsafe bytes[place..<place + count].elementsEqual($0) })
    else { return false }
    place += count
    return true
  }

  private mutating func value(_ depth: Int) -> SampleValue? {
    skipBlanks()
    count += 1
    guard depth < Self.deepest, count <= Evaluator.mostElements, let byte else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return takes(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takes(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takes(word: "null") ? .nothing : nil
    case _: return number()
    }
  }

  private mutating func object(_ depth: Int) -> SampleValue? {
    place += 1
    var pairs: [(key: SampleValue, value: SampleValue)] = []
    if take("}") { return .dictionary([]) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value(depth + 1) else { return nil }
      pairs.append((.string(key), value))
    } while take(",")
    return take("}") ? .dictionary(pairs) : nil
  }

  private mutating func list(_ depth: Int) -> SampleValue? {
    place += 1
    var elements: [SampleValue] = []
    if take("]") { return .array([]) }
    repeat {
      guard let value = value(depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func number() -> SampleValue? {
    let start = place
    while let byte, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
  }

  private mutating func string() -> String? {
    guard byte == UInt8(ascii: "\"") else { return nil }
    place += 1
    var units: [UInt8] = []
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let letter = self.byte else { return nil }
        place += 1
        switch letter {
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "u"):
          guard let scalar = scalar() else { return nil }
          units += Array(String(Character(scalar)).utf8)
        case _: units.append(letter)
        }
      case _: units.append(byte)
      }
    }
    return nil
  }

  /// What `\\u` and four digits stand for, or twice that.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard takes(word: "\\u"), let second = unit(), 0xDC00..<0xE000 ~= second else {
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    place += 4
    return digits.hasPrefix("+") || digits.hasPrefix("-") ? nil : UInt32(digits, radix: 16)
  }
}
