// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a user asked of one subcommand, checked against its description.
///
/// Asking for an option that the subcommand does not have, or by another type than its own, is a
/// mistake of ours and traps.
package struct Arguments: Equatable, Sendable {
  /// The subcommand.
  package let command: CommandSpec
  /// The words without a dash, in order, none empty; `-` and `@FILE` are left as they are.
  package internal(set) var positionals: [String] = []
  /// What was typed, by long name. A flag has an empty list.
  var values: [String: [String]] = [:]

  /// Nothing given yet.
  init(command: CommandSpec) {
    self.command = command
  }

  /// Whether the option was typed; defaults do not count.
  package func isGiven(_ name: String) -> Bool {
    values[name] != nil
  }

  /// Whether a flag was typed.
  package func flag(_ name: String) -> Bool {
    expect(name, "a flag") { $0.kind == .flag }
    return isGiven(name)
  }

  /// The value of an option that has one: typed, or its default; `nil` without either.
  package func text(_ name: String) -> String? {
    expect(name, "single-valued") { $0.kind != .flag && $0.repetition == .lastWins }
    return list(of: name).last
  }

  /// The values of a repeatable option in the order typed, or its defaults.
  package func list(_ name: String) -> [String] {
    expect(name, "repeatable") { $0.kind != .flag && $0.repetition != .lastWins }
    return list(of: name)
  }

  /// The value of a whole-number option, inside its range, or of a choice between whole numbers.
  package func integer(_ name: String) -> Int? {
    expect(name, "a whole number") { option in
      switch option.kind {
      case .integer: true
      case .choice(let names): names.allSatisfy { Int($0) != nil }
      default: false
      }
    }
    return text(name).flatMap { Int($0) }
  }

  /// The value of a decimal option, finite and inside its range.
  package func number(_ name: String) -> Double? {
    expect(name, "a number") { if case .number = $0.kind { true } else { false } }
    return text(name).flatMap { Double($0) }
  }

  private func list(of name: String) -> [String] {
    values[name] ?? command.option(named: name)?.defaultValues ?? []
  }

  private func expect(_ name: String, _ what: String, _ holds: (OptionSpec) -> Bool) {
    guard let option = command.option(named: name) else {
      preconditionFailure("'\(command.name)' has no option --\(name)")
    }
    precondition(holds(option), "--\(name) of '\(command.name)' is not \(what)")
  }
}
