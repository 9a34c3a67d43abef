// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A type of numbers. Whole numbers are kept in 64 bits with sign, all others as `Double`.
package struct NumberKind {
  package let name: String
  package let isFloating: Bool
  /// The bits of a whole number.
  private let bits: Int
  private let isSigned: Bool

  /// The type of a name; `nil`: it is none of numbers.
  package init?(named name: String) {
    self.name = name
    if Self.floating.contains(name) {
      (isFloating, bits, isSigned) = (true, 64, true)
      return
    }
    isFloating = false
    switch name {
    case "Int", "Int64", "NSInteger", "CLong", "CLongLong", "CFIndex":
      (bits, isSigned) = (64, true)
    case "UInt", "UInt64", "NSUInteger", "CUnsignedLong": (bits, isSigned) = (64, false)
    case "Int32", "CInt": (bits, isSigned) = (32, true)
    case "UInt32", "CUnsignedInt": (bits, isSigned) = (32, false)
    case "Int16", "CShort": (bits, isSigned) = (16, true)
    case "UInt16": (bits, isSigned) = (16, false)
    case "Int8", "CChar": (bits, isSigned) = (8, true)
    case "UInt8": (bits, isSigned) = (8, false)
    case _: return nil
    }
  }

  private static let floating: Set<String> = [
    "Double", "CGFloat", "Float", "Float16", "Float32", "Float64", "Float80", "TimeInterval",
    "Decimal", "NSDecimalNumber", "CDouble", "CFloat",
  ]

  /// The whole numbers of the type, as far as they fit 64 bits with sign.
  package var range: ClosedRange<Int> {
    if bits == 64 { return (isSigned ? .min : 0)...(.max) }
    return isSigned ? (-1 << (bits - 1))...(1 << (bits - 1) - 1) : 0...(1 << bits - 1)
  }

  /// The lowest bits of a number.
  package func truncated(_ integer: Int) -> Int {
    if bits == 64 { return isSigned ? integer : integer & .max }
    let low = integer & (1 << bits - 1)
    return isSigned && low >= 1 << (bits - 1) ? low - 1 << bits : low
  }

  /// A constant of the type; `nil`: there is none of the name.
  package func constant(_ name: String) -> SampleValue? {
    guard isFloating else {
      switch name {
      case "max": return .integer(range.upperBound)
      case "min": return .integer(range.lowerBound)
      case "zero": return .integer(0)
      case "bitWidth": return .integer(bits)
      case _: return nil
      }
    }
    switch name {
    case "greatestFiniteMagnitude", "max":
      return .double(
        self.name == "Float" ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude)
    case "leastNonzeroMagnitude": return .double(.leastNonzeroMagnitude)
    case "leastNormalMagnitude", "min": return .double(.leastNormalMagnitude)
    case "zero": return .double(0)
    case "pi": return .double(.pi)
    case "infinity": return .double(.infinity)
    case "nan": return .double(.nan)
    case "ulpOfOne": return .double(.ulpOfOne)
    case _: return nil
    }
  }
}
