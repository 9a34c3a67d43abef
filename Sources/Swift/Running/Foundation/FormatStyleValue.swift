// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A format style, as the calls that make it: `.number.precision(.fractionLength(1))`.
package struct FormatStyleValue {
  /// A call of the chain.
  package struct Step {
    var name: String
    var arguments: [PassedValue]
  }

  /// What it starts with: `dateTime`, `number`, `currency`.
  package var name: String
  /// What it starts with is passed.
  package var arguments: [PassedValue] = []
  /// The calls behind, in order.
  package var steps: [Step] = []

  /// A style that starts with a name.
  package init(_ name: String, _ arguments: [PassedValue] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// The style that a value is: one made before, or an implicit member.
  package init?(_ value: SampleValue) {
    if case .foundation(.style(let style)) = value {
      self = style
      return
    }
    guard case .implicit(let name, let arguments, _) = value else { return nil }
    self.init(name, arguments ?? [])
  }

  /// The names that a chain can start with, and what can follow them as calls.
  package static let starts: Set<String> = [
    "dateTime", "number", "percent", "currency", "relative", "iso8601", "list", "byteCount",
    "units", "time", "measurement", "interval", "timeDuration", "name", "components",
  ]

  /// The calls that follow the start of a chain.
  package static let continuations: Set<String> = [
    "precision", "grouping", "notation", "sign", "rounded", "scale", "decimalSeparator",
    "presentation", "locale", "year", "month", "day", "weekday", "hour", "minute", "second",
    "week", "era", "quarter", "timeZone", "secondFraction", "dayOfYear", "dateSeparator",
    "dateTimeSeparator", "timeSeparator", "time", "attributed", "calendar",
  ]

  /// The last call of a name.
  package func step(_ name: String) -> [PassedValue]? { steps.last { $0.name == name }?.arguments }
}
