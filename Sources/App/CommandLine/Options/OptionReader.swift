// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Declares the options of a subcommand and reads them, in one statement each: nothing is read that
/// was not declared, and nothing by another type than its own.
///
/// The statements run with nothing typed for the table that parsing, help and completion are made
/// from, and again with what was typed for the values.
package struct OptionReader {
  /// What typed options are called when rules among them are reported.
  package typealias Declared = any DeclaredOption

  /// The heading that the next options stand under in help.
  package var heading = "Options"
  /// The options declared so far.
  package private(set) var specs: [OptionSpec] = []
  /// What words without a dash are; `nil`: none are taken.
  package private(set) var positional: PositionalSpec?
  /// The first rule that what was typed breaks.
  package private(set) var mistake: UsageError.Reason?
  private let arguments: Arguments

  /// A reader of what was typed; of nothing, for the table.
  package init(_ arguments: Arguments = Arguments()) { self.arguments = arguments }

  /// An option without a value.
  package mutating func flag(_ name: String, short: Character? = nil, help: String) -> Option<Bool>
  {
    let isGiven = arguments.values[name] != nil
    return declare(OptionSpec(name, short: short, .flag, group: heading, help: help)) { _ in
      isGiven
    }
  }

  /// An option with one value; `nil` where it is not typed.
  ///
  /// - Parameters:
  ///   - otherwise: What holds then, in words, for help.
  ///   - listing: The command that lists the names it takes.
  package mutating func value<Value>(
    _ name: String, short: Character? = nil, _ type: OptionType<Value>,
    placeholder: String? = nil, otherwise: String? = nil, listing: String? = nil, help: String
  ) -> Option<Value?> {
    let spec = OptionSpec(
      name, short: short, type.kind, placeholder: placeholder,
      fallback: otherwise.map { .described($0) } ?? .none, listing: listing, group: heading,
      help: help)
    return declare(spec) { $0.last.flatMap(type.value) }
  }

  /// An option that always has a value.
  package mutating func value<Value>(
    _ name: String, _ type: OptionType<Value>, placeholder: String? = nil, default: Value,
    help: String
  ) -> Option<Value> {
    let spec = OptionSpec(
      name, type.kind, placeholder: placeholder, fallback: .values([type.text(`default`)]),
      group: heading, help: help)
    return declare(spec) { $0.last.flatMap(type.value) ?? `default` }
  }

  /// An option with any number of values, in the order typed.
  ///
  /// - Parameters:
  ///   - default: The values where it is not typed.
  ///   - otherwise: What holds then, in words, if that depends on the run.
  package mutating func list<Value>(
    _ name: String, _ type: OptionType<Value>, placeholder: String? = nil,
    _ repetition: OptionSpec.Repetition = .each, default: [Value] = [], otherwise: String? = nil,
    listing: String? = nil, help: String
  ) -> Option<[Value]> {
    let values = `default`.isEmpty ? OptionSpec.Fallback.none : .values(`default`.map(type.text))
    let spec = OptionSpec(
      name, type.kind, placeholder: placeholder, repetition: repetition,
      fallback: otherwise.map { .described($0) } ?? values, listing: listing, group: heading,
      help: help)
    return declare(spec) { $0.compactMap(type.value) }
  }

  /// An option that ends the reading and becomes the whole request.
  mutating func answer(
    _ answer: OptionSpec.Answer, _ name: String, short: Character? = nil,
    _ kind: OptionKind = .flag, placeholder: String? = nil, help: String
  ) {
    var spec = OptionSpec(
      name, short: short, kind, placeholder: placeholder, group: heading, help: help)
    spec.answer = answer
    specs.append(spec)
  }

  /// `-h`, `--help`.
  mutating func help() { answer(.help, "help", short: "h", help: "show this help") }

  /// The words without a dash: at least one, unless an option that can stand in for them is typed.
  ///
  /// - Parameter standIns: Those options; an error names the first.
  package mutating func positionals(
    _ spec: PositionalSpec, orOption standIns: Declared...
  ) -> [String] {
    positionals(spec, orOption: standIns)
  }

  /// As above, with a list.
  mutating func positionals(_ spec: PositionalSpec, orOption standIns: [Declared]) -> [String] {
    positional = spec
    if arguments.positionals.isEmpty, !standIns.contains(where: \.isGiven) {
      note(
        spec.missing.map { .missingWord($0) }
          ?? .missingPositional(spec.placeholder, standIn: standIns.first?.spec.name))
    }
    return arguments.positionals
  }

  /// The words without a dash, if there are any.
  package mutating func anyPositionals(_ spec: PositionalSpec) -> [String] {
    positional = spec
    return arguments.positionals
  }

  /// At least one of them is typed.
  package mutating func require(oneOf options: Declared...) {
    if options.contains(where: { $0.isGiven }) { return }
    note(.missingOption(options.map { $0.spec.shortestSpelling }))
  }

  /// Not both are typed.
  package mutating func exclude(_ one: Declared, _ other: Declared) {
    guard one.isGiven, other.isGiven else { return }
    note(.excluded("--\(one.spec.name)", "--\(other.spec.name)"))
  }

  /// The first makes sense only beside the second.
  package mutating func require(_ other: Declared, beside one: Declared) {
    guard one.isGiven, !other.isGiven else { return }
    note(.needsOption("--\(one.spec.name)", "--\(other.spec.name)"))
  }

  /// The first makes sense only where the second has one of the values.
  package mutating func require<Value: Equatable & RawRepresentable<String>>(
    _ other: Option<Value?>, among values: [Value], beside one: Declared
  ) {
    guard one.isGiven, !values.contains(where: { $0 == other.value }) else { return }
    let names = values.map(\.rawValue).joined(separator: "|")
    note(.needsOption("--\(one.spec.name)", "--\(other.spec.name) \(names)"))
  }

  private mutating func note(_ reason: UsageError.Reason) { mistake = mistake ?? reason }

  private mutating func declare<Value>(
    _ spec: OptionSpec, _ value: ([String]) -> Value
  ) -> Option<Value> {
    specs.append(spec)
    let texts = arguments.values[spec.name]
    return Option(spec: spec, isGiven: texts != nil, value: value(texts ?? spec.defaultValues))
  }
}

/// An option that was declared, with what it has in this run.
package struct Option<Value: Sendable>: DeclaredOption {
  package let spec: OptionSpec
  package let isGiven: Bool
  /// What was typed, or else its default.
  package let value: Value
}

/// An option whose value does not matter.
package protocol DeclaredOption: Sendable {
  /// Its row in the table.
  var spec: OptionSpec { get }
  /// Whether it was typed; defaults do not count.
  var isGiven: Bool { get }
}
