// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a parameter could not be set.
public enum ParameterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No parameter has this name; the nearest one, if any is near.
  case unknown(name: String, nearest: String?)
  /// The text is no value of the parameter's kind.
  case malformed(name: String, text: String, wanted: String)
  /// The number lies outside the range.
  case outOfRange(name: String, text: String, range: ClosedRange<Double>)

  /// One line: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "see `vibrancy scenes --verbose`"
      return "there is no parameter '\(name)'; \(hint)"
    case .malformed(let name, let text, let wanted):
      return "'\(text)' is no value for '\(name)'; give \(wanted)"
    case .outOfRange(let name, let text, let range):
      let low = ParameterValue.number(range.lowerBound)
      let high = ParameterValue.number(range.upperBound)
      return "'\(text)' is out of range for '\(name)'; give \(low) to \(high)"
    }
  }
}
