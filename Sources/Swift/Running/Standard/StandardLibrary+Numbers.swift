// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Numbers and truths.
extension StandardLibrary {
  /// A call on a number; `nil`: there is none of the name.
  package func numberCall(
    _ name: String, _ number: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    let first = arguments.first?.value
    if case .integer(let integer) = number,
      let result = integerCall(name, integer, arguments, at: spot)
    {
      return result
    }
    switch name {
    case "negate":
      guard let negated = negated(number) else { return nil }
      number = negated
      return .void
    case "rounded", "round":
      guard let value = number.number, let rule = rule(first) else { return nil }
      guard name == "round" else { return .double(value.rounded(rule)) }
      number = .double(value.rounded(rule))
      return .void
    case "formTruncatingRemainder", "formRemainder", "formSquareRoot": return nil
    case _: break
    }
    guard let value = number.number else { return nil }
    return doubleCall(name, value, first)
  }

  private func negated(_ number: SampleValue) -> SampleValue? {
    if case .integer(let integer) = number { return .integer(0 &- integer) }
    return number.number.map { .double(-$0) }
  }

  package func rule(_ value: SampleValue?) -> FloatingPointRoundingRule? {
    switch value?.implicitName {
    case .none: value == nil ? .toNearestOrAwayFromZero : nil
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    case .some: nil
    }
  }

  private func integerCall(
    _ name: String, _ integer: Int, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let other = arguments.first?.value.whole
    switch (name, other) {
    case ("isMultiple", .some(let other)):
      return .bool(other == 0 ? integer == 0 : other == -1 || integer % other == 0)
    case ("quotientAndRemainder", .some(let other)):
      guard other != 0, !(integer == .min && other == -1) else {
        return code.failure("division by zero", at: spot)
      }
      return .tuple([
        ("quotient", .integer(integer / other)), ("remainder", .integer(integer % other)),
      ])
    case ("signum", _): return .integer(integer.signum())
    case ("advanced", .some(let other)), ("distance", .some(let other)):
      let (result, isLarge) =
        name == "advanced"
        ? integer.addingReportingOverflow(other) : other.subtractingReportingOverflow(integer)
      return isLarge ? code.failure("overflow", at: spot) : .integer(result)
    case _: return nil
    }
  }

  private func doubleCall(_ name: String, _ value: Double, _ first: SampleValue?) -> SampleValue? {
    let other = first?.number
    switch (name, other) {
    case ("squareRoot", _): return .double(value.squareRoot())
    case ("truncatingRemainder", .some(let other)):
      return .double(value.truncatingRemainder(dividingBy: other))
    case ("remainder", .some(let other)): return .double(value.remainder(dividingBy: other))
    case ("advanced", .some(let other)): return .double(value + other)
    case ("distance", .some(let other)): return .double(other - value)
    case ("isLess", .some(let other)): return .bool(value < other)
    case ("isEqual", .some(let other)): return .bool(value == other)
    case ("isLessThanOrEqualTo", .some(let other)): return .bool(value <= other)
    case ("addingProduct", _): return nil
    case _: return nil
    }
  }

  /// A property of a number; `nil`: there is none of the name.
  package func numberMember(_ name: String, of number: SampleValue) -> SampleValue? {
    switch name {
    case "description", "debugDescription", "stringValue":
      return .string(code.operations.printed(number))
    case "hashValue": return .integer(0)
    case _: break
    }
    if case .integer(let integer) = number, let result = integerMember(name, integer) {
      return result
    }
    guard let value = number.number else { return nil }
    switch name {
    case "magnitude": return .double(value.magnitude)
    case "isNaN": return .bool(value.isNaN)
    case "isFinite": return .bool(value.isFinite)
    case "isInfinite": return .bool(value.isInfinite)
    case "isZero": return .bool(value.isZero)
    case "isNormal": return .bool(value.isNormal)
    case "isSignMinus": return .bool(value.sign == .minus)
    case "sign": return .implicit(value.sign == .minus ? "minus" : "plus", nil, .nowhere)
    case "nextUp": return .double(value.nextUp)
    case "nextDown": return .double(value.nextDown)
    case "ulp": return .double(value.ulp)
    case "significand": return .double(value.significand)
    case "exponent":
      return value.isFinite && value != 0 ? .integer(Int(value.exponent)) : nil
    case "doubleValue", "floatValue": return .double(value)
    case "intValue", "integerValue":
      return Int(exactly: value.rounded(.towardZero)).map { .integer($0) }
    case "boolValue": return .bool(value != 0)
    case _: return nil
    }
  }

  private func integerMember(_ name: String, _ integer: Int) -> SampleValue? {
    switch name {
    case "magnitude": .integer(integer == .min ? .max : abs(integer))
    case "nonzeroBitCount": .integer(integer.nonzeroBitCount)
    case "leadingZeroBitCount": .integer(integer.leadingZeroBitCount)
    case "trailingZeroBitCount": .integer(integer.trailingZeroBitCount)
    case "bitWidth": .integer(Int.bitWidth)
    case "byteSwapped": .integer(integer.byteSwapped)
    case "doubleValue", "floatValue": .double(Double(integer))
    case "intValue", "integerValue": .integer(integer)
    case "boolValue": .bool(integer != 0)
    case _: nil
    }
  }

  /// `Double(…)` and `Int(…)`; `nil`: there is no such initializer.
  package func numberConstruct(
    _ kind: NumberKind, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let first = arguments.first else {
      return kind.isFloating ? .double(0) : .integer(0)
    }
    if let label = first.label, !Self.numberLabels.contains(label) {
      return kind.isFloating ? seconds(label, first.value) : nil
    }
    if first.value.isUnknown || first.value.isNothing { return first.value }
    if let text = first.value.text {
      return kind.isFloating
        ? SampleValue(Double(text).map { .double($0) })
        : integer(of: text, kind, arguments, at: spot)
    }
    if case .bool(let truth) = first.value {
      return kind.isFloating ? .double(truth ? 1 : 0) : .integer(truth ? 1 : 0)
    }
    if kind.isFloating { return first.value.number.map { .double($0) } }
    if case .integer(let integer) = first.value { return fitted(integer, kind, first.label, spot) }
    guard let value = first.value.number else { return nil }
    let whole = value.rounded(.towardZero)
    if first.label == "exactly", whole != value { return .nothing }
    guard let integer = Int(exactly: whole) else {
      if first.label == "clamping" {
        return .integer(value > 0 ? kind.range.upperBound : kind.range.lowerBound)
      }
      return first.label == "exactly" ? .nothing : code.failure("Int(\(value))", at: spot)
    }
    return fitted(integer, kind, first.label, spot)
  }

  /// The labels of the initializers of numbers that Swift has.
  private static let numberLabels: Set<String> = [
    "exactly", "clamping", "truncatingIfNeeded", "truncating", "bitPattern", "radix", "sign",
  ]

  /// `TimeInterval(minutes: 5)` and `.minutes(5)`, which many projects take from a package; `nil`: it is no
  /// unit of time.
  func seconds(_ unit: String, _ value: SampleValue) -> SampleValue? {
    Self.units[unit].flatMap { seconds in
      value.isUnknown ? value : value.number.map { .double($0 * seconds) }
    }
  }

  private static let units = [
    "milliseconds": 0.001, "seconds": 1, "minutes": 60, "hours": 3600, "days": 86_400,
    "weeks": 604_800,
  ]

  private func integer(
    of text: String, _ kind: NumberKind, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let radix = arguments.labelled("radix")?.whole ?? 10
    guard 2...36 ~= radix else { return code.failure("radix \(radix)", at: spot) }
    guard let number = Int(text, radix: radix), kind.range.contains(number) else { return .nothing }
    return .integer(number)
  }

  private func fitted(
    _ integer: Int, _ kind: NumberKind, _ label: String?, _ spot: Spot
  ) -> SampleValue {
    if kind.range.contains(integer) { return .integer(integer) }
    switch label {
    case "exactly": return .nothing
    case "clamping":
      return .integer(min(max(integer, kind.range.lowerBound), kind.range.upperBound))
    case "truncatingIfNeeded", "bitPattern", "truncating":
      return .integer(kind.truncated(integer))
    case _: return code.failure("\(kind.name)(\(integer))", at: spot)
    }
  }
}
