// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What options of one subcommand must, may not or need to be given together. Long names, no dashes.
package enum Constraint: Equatable, Sendable {
  /// At least one of these, each with what to write: `("output", "-o DIR")`.
  case oneOf([String])
  /// Not both.
  case exclusive(String, String)
  /// The first makes sense only beside the second.
  case needs(String, String)
  /// The first makes sense only where the second has one of the values.
  case onlyWith(String, option: String, values: [String])

  /// The options it speaks of.
  var names: [String] {
    switch self {
    case .oneOf(let names): names
    case .exclusive(let one, let other), .needs(let one, let other): [one, other]
    case .onlyWith(let name, let option, _): [name, option]
    }
  }

  /// Why `arguments` break it, or `nil`.
  func violation(in arguments: Arguments) -> UsageError.Reason? {
    switch self {
    case .oneOf(let names):
      return names.contains(where: arguments.isGiven)
        ? nil
        : .missingOption(
          names.compactMap { arguments.command.option(named: $0) }.map(\.shortestSpelling))
    case .exclusive(let one, let other):
      return arguments.isGiven(one) && arguments.isGiven(other)
        ? .excluded("--\(one)", "--\(other)") : nil
    case .needs(let one, let other):
      return arguments.isGiven(one) && !arguments.isGiven(other)
        ? .needsOption("--\(one)", "--\(other)") : nil
    case .onlyWith(let name, let option, let values):
      guard arguments.isGiven(name),
        !(arguments.values[option] ?? []).contains(where: values.contains)
      else { return nil }
      return .needsOption("--\(name)", "--\(option) \(values.joined(separator: "|"))")
    }
  }
}
