// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a rule's option could not be set.
public enum RuleOptionError: Error, Sendable, Hashable {
  /// There is none of that name; the names there are.
  case unknown(name: String, known: [String])
  /// The value is outside the option's range.
  case outOfRange(name: String, range: ClosedRange<Double>)
  /// A number where a switch belongs, or the reverse.
  case wrongKind(name: String, expected: String)
}

extension RuleOptionError: CustomStringConvertible {
  /// What is wrong and what to do, without a file.
  public var description: String {
    switch self {
    case .unknown(let name, let known) where known.isEmpty:
      "there is no option \(name); the rule has none"
    case .unknown(let name, let known):
      "there is no option \(name); there are \(known.joined(separator: ", "))"
    case .outOfRange(let name, let range):
      "\(name) must lie in \(range.lowerBound)...\(range.upperBound)"
    case .wrongKind(let name, let expected): "\(name) must be \(expected)"
    }
  }
}
