// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// Words that stand for texts that are not known, by the names that code has for them.
extension SwiftUILibrary {
  /// What stands for a text that is not known: words by the name of what a text is made of; a dash where
  /// that says nothing.
  ///
  /// - Parameters:
  ///   - spot: Where the text is made.
  ///   - place: Which of the values that are put into a literal it is; `nil`: it is the whole text.
  func standIn(at spot: Spot, place: Int? = nil) -> String {
    let dash = "–"
    guard !code.isCovering, spot != .nowhere,
      code.program.sources.indices.contains(spot.file)
    else { return dash }
    let source = code.program.sources[spot.file]
    guard source.token(spot.token + 1).isMark("(") else { return dash }
    let inside = source.inside(spot.token + 1)
    guard inside.count < 400 else { return dash }
    var parser = ExpressionParser(source, inside)
    guard let first = parser.arguments(inside).first?.value else { return dash }
    var name = ""
    switch first {
    case .text(let pieces):
      let values = pieces.compactMap { piece in
        if case .value(let value, _) = piece { value } else { nil as Expression? }
      }
      let place = place ?? 0
      guard values.indices.contains(place) else { return dash }
      name = values[place].tellingName
    case .name, .member, .call, .element, .infix, .choice, .suffix, .prefix:
      name = first.tellingName
    case .number, .integer, .truth, .nothing, .closure, .list, .pairs, .tuple, .operation,
      .branches, .keyPath, .cast, .test, .availability, .unknown:
      return dash
    }
    guard !name.isEmpty else { return dash }
    return StandInTexts.text(named: name, in: "", number: 0)
  }
}

extension Expression {
  /// The name in it that says most of what it is; empty where none does.
  fileprivate var tellingName: String { tellingName(0) }

  private func tellingName(_ depth: Int) -> String {
    guard depth < 12 else { return "" }
    switch self {
    case .name(let name, _): return Self.isTelling(name) ? name : ""
    case .member(let base, let name, _):
      return Self.isTelling(name) ? name : base?.tellingName(depth + 1) ?? ""
    case .call(let callee, let arguments, _):
      let own = callee.tellingName(depth + 1)
      if !own.isEmpty { return own }
      return arguments.lazy.map { $0.value.tellingName(depth + 1) }.first { !$0.isEmpty } ?? ""
    case .element(let base, _): return base.tellingName(depth + 1)
    case .infix(_, let a, let b, _):
      let own = a.tellingName(depth + 1)
      return own.isEmpty ? b.tellingName(depth + 1) : own
    case .choice(_, let a, let b, _):
      let own = a.tellingName(depth + 1)
      return own.isEmpty ? b.tellingName(depth + 1) : own
    case .prefix(_, let operand), .suffix(_, let operand), .cast(let operand, _):
      return operand.tellingName(depth + 1)
    case .text(let pieces):
      for case .value(let value, _) in pieces {
        let own = value.tellingName(depth + 1)
        if !own.isEmpty { return own }
      }
      return ""
    case .number, .integer, .truth, .nothing, .closure, .list, .pairs, .tuple, .operation,
      .branches, .keyPath, .test, .availability, .unknown:
      return ""
    }
  }

  private static func isTelling(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(65...90).contains(first), first != UInt8(ascii: "$") else {
      return false
    }
    return !silent.contains(name)
  }

  /// Names of what values are made into, which say nothing of them.
  private static let silent: Set<String> = [
    "formatted", "string", "description", "rawValue", "stringValue", "uppercased", "lowercased",
    "capitalized", "trimmingCharacters", "joined", "prefix", "suffix", "first", "last",
    "wrappedValue",
    "self", "entry", "context", "state", "attributes", "viewModel", "model", "localized",
    "localizedString", "displayString", "replacingOccurrences", "map", "compactMap", "rounded",
    "abs", "round", "max", "min", "localizedCapitalized", "value", "text",
  ]
}
