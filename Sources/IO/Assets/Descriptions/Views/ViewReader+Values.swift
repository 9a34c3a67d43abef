// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

extension ViewReader {
  /// A string that is one of a table's names.
  mutating func word<Value>(
    _ value: JSONCursor?, _ thing: String, _ table: [(String, Value)]
  ) -> Value? {
    guard let value, let written = value.string(), case .text(let name) = filled(written) else {
      return nil
    }
    if let found = table.first(where: { $0.0 == name }) { return found.1 }
    value.reportUnknown(thing, is: name, among: table.map(\.0))
    return nil
  }

  /// A number in a range, or a string with `${…}` that says one.
  ///
  /// - Parameter wanted: What to write: "points from 0 to 10000".
  mutating func number(
    _ value: JSONCursor?, in range: ClosedRange<Double>, _ wanted: String
  ) -> Double? {
    guard let value else { return nil }
    var number = value.node.number
    if let string = value.node.string, string.contains("${") {
      guard case .text(let text) = filled(Written(string, at: value.node)) else { return nil }
      number = Double(text)
      if number == nil {
        value.report("is '\(VisibleText.short(text))', not a number", fix: "write \(wanted)")
        return nil
      }
    }
    guard let number else {
      value.reportKind(wanted: wanted)
      return nil
    }
    // NaN is in no range.
    guard range.contains(number) else {
      value.report("is \(number)", fix: "write \(wanted)")
      return nil
    }
    return number
  }

  /// A length in points, from 0.
  mutating func length(_ value: JSONCursor?) -> Double? {
    number(value, in: 0...Self.mostPoints, "points from 0 to 10000")
  }

  /// A distance in points; may be negative.
  mutating func distance(_ value: JSONCursor?) -> Double? {
    number(
      value, in: -Self.mostPoints...Self.mostPoints, "points from -10000 to 10000")
  }

  /// A share, 0…1.
  mutating func share(_ value: JSONCursor?) -> Double? {
    number(value, in: 0...1, "a number from 0 to 1")
  }

  /// Degrees.
  mutating func degrees(_ value: JSONCursor?) -> Double? {
    number(value, in: -36_000...36_000, "degrees from -36000 to 36000")
  }

  /// As many numbers as are wanted.
  ///
  /// - Parameter wanted: What to write: "[x, y]".
  mutating func numbers(
    _ value: JSONCursor?, count: Int, _ wanted: String,
    _ read: (inout ViewReader, JSONCursor) -> Double?
  ) -> [Double]? {
    guard let value else { return nil }
    guard value.node.elements != nil else {
      value.reportKind(wanted: wanted)
      return nil
    }
    if let found = value.count, found != count {
      value.report("has \(found) numbers", fix: "write \(wanted)")
      return nil
    }
    let numbers = value.list { $0 }?.compactMap { read(&self, $0) } ?? []
    return numbers.count == count ? numbers : nil
  }

  /// Whether something that is written as `true` is there.
  func isTrue(_ value: JSONCursor?) -> Bool {
    guard let value, let flag = value.flag() else { return false }
    if !flag { value.report("is false", fix: "write true, or leave the view out") }
    return flag
  }
}
