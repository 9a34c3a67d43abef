// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter's meaning, default, range, standing and source.
public struct ParameterDescription: Sendable, Hashable {
  /// The parameter described.
  public let parameter: Parameter
  /// Its value unless set.
  public let standard: ParameterValue
  /// What a number may be; `nil` for flags and colors.
  public let range: ClosedRange<Double>?
  /// Unit, or empty.
  public let unit: String
  /// Where the figure comes from.
  public let standing: Standing
  /// What says so.
  public let source: String
  /// One line: what it does.
  public let summary: String

  /// What `--set` takes for it, in words.
  var wanted: String {
    switch standard {
    case .number:
      guard let range else { return "a number" }
      let low = ParameterValue.number(range.lowerBound)
      let high = ParameterValue.number(range.upperBound)
      return "a number from \(low) to \(high)"
    case .flag: return "true or false"
    case .color: return "a color, #RRGGBB"
    }
  }
}
