// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number, date or category of an axis, as `AxisMarks` hands it to code: `AxisValue`.
package struct AxisMarkValue {
  /// The value.
  package var value: SampleValue
  /// Which one it is.
  package var index: Int
  /// How many there are.
  package var count: Int

  /// A value of an axis.
  package init(_ value: SampleValue, index: Int, count: Int) {
    (self.value, self.index, self.count) = (value, index, count)
  }

  /// The value as a type has it: `value.as(Double.self)`; `nothing`: it is not of the type.
  package func converted(to type: String) -> SampleValue {
    switch type {
    case "Double", "CGFloat", "Float", "TimeInterval", "Decimal":
      value.number.map { .double($0) } ?? .nothing
    case "Int", "Int64", "Int32", "UInt":
      value.number.flatMap { number in
        number.magnitude < 1e15 ? .integer(Int(number.rounded(.down))) : nil
      } ?? .nothing
    case "Date": if case .foundation(.date) = value { value } else { .nothing }
    case "String": if case .string = value { value } else { .nothing }
    case _: value
    }
  }
}
