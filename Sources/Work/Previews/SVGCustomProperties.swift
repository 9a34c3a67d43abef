// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// CSS custom properties in an SVG, `var(--name, fallback)`, which librsvg takes for an invalid value.
package enum SVGCustomProperties {
  /// The most uses that are replaced, in one drawing.
  private static let mostUses = 10_000
  /// The most definitions that are read.
  private static let mostDefinitions = 1_000
  /// The longest use that is read, its fallback included.
  private static let longest = 400
  /// How deep a fallback may name another property.
  private static let deepest = 8

  /// The same drawing with every `var()` as the value that the drawing gives the property, or else as
  /// its fallback. One that has neither, or several values, stays as it is.
  package static func replaced(in svg: [UInt8]) -> [UInt8] {
    guard svg.firstRange(of: use) != nil else { return svg }
    let values = definitions(in: svg)
    var result: [UInt8] = []
    var (kept, index, count) = (0, 0, 0)
    while count < mostUses, let range = svg[index...].firstRange(of: use) {
      index = range.upperBound
      guard range.lowerBound == 0 || !isOfName(svg[range.lowerBound - 1]),
        let end = end(of: svg[index...].prefix(longest)),
        let value = value(of: svg[index..<end], values, depth: 0)
      else { continue }
      result += svg[kept..<range.lowerBound]
      result += value
      (kept, index, count) = (end + 1, end + 1, count + 1)
    }
    return kept == 0 ? svg : result + svg[kept...]
  }

  /// Whether a `var()` is left.
  package static func isUsed(in svg: [UInt8]) -> Bool { svg.firstRange(of: use) != nil }

  private static let use = Array("var(".utf8)

  /// The values of the properties that have one alone: `--name: value` in style sheets and attributes.
  private static func definitions(in svg: [UInt8]) -> [[UInt8]: [UInt8]] {
    var values: [[UInt8]: Set<[UInt8]>] = [:]
    var index = 0
    var count = 0
    while count < mostDefinitions,
      let range = svg[index...].firstRange(of: Array("--".utf8))
    {
      index = range.upperBound
      let name = svg[index...].prefix(longest).prefix { isOfName($0) }
      let colon = svg[name.endIndex...].first { $0 > 0x20 }
      guard !name.isEmpty, colon == UInt8(ascii: ":"),
        let start = svg[name.endIndex...].firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      let ends = Array(";}\"'<".utf8)
      let value = svg[(start + 1)...].prefix(longest).prefix { !ends.contains($0) }
      values[Array(name), default: []].insert(trimmed(value))
      (index, count) = (value.endIndex, count + 1)
    }
    return values.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// What stands for the arguments of a use; `nil`: it is not known.
  private static func value(
    of arguments: ArraySlice<UInt8>, _ values: [[UInt8]: [UInt8]], depth: Int
  ) -> [UInt8]? {
    guard depth < deepest else { return nil }
    let comma = arguments.firstIndex(of: UInt8(ascii: ","))
    let name = trimmed(arguments[..<(comma ?? arguments.endIndex)])
    guard name.starts(with: Array("--".utf8)) else { return nil }
    let value = values[Array(name.dropFirst(2))] ?? comma.map { trimmed(arguments[($0 + 1)...]) }
    guard let value, let inner = value.firstRange(of: use) else { return value }
    guard inner.lowerBound == 0, let end = end(of: value[inner.upperBound...]),
      end == value.endIndex - 1
    else { return nil }
    return Self.value(of: value[inner.upperBound..<end], values, depth: depth + 1)
  }

  /// Where the parenthesis is closed that is open before these bytes.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 1
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let start = bytes.drop { $0 <= 0x20 }
    return Array(start.reversed().drop { $0 <= 0x20 }.reversed())
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
