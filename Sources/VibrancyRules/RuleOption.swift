// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A number or a choice that configuration may set.
public struct RuleOption: Sendable, Hashable {
  /// A value as configuration writes it.
  public enum Value: Sendable, Hashable {
    /// Finite.
    case number(Double)
    /// A switch.
    case flag(Bool)
  }

  /// Lower-case, hyphenated, permanent: `warning-ratio`.
  public let name: String
  /// The value now.
  public let value: Value
  /// What a number may be, ends included; `nil` for a switch.
  public let range: ClosedRange<Double>?
  /// What it means, with its unit, in one line.
  public let summary: String

  /// An option.
  public init(_ name: String, _ value: Value, in range: ClosedRange<Double>?, _ summary: String) {
    (self.name, self.value, self.range, self.summary) = (name, value, range, summary)
  }
}
