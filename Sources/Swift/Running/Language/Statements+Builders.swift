// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Result builders of the sources: what a body's statements give is passed to their functions.
///
/// - Source: The Swift Programming Language, Attributes, `resultBuilder`.
extension Statements {
  /// What a body comes to that a result builder makes.
  package func built(_ statements: [Statement], by builder: Int, _ scope: Scope) -> SampleValue {
    scope.builder = nil
    // A body that returns is not built.
    if let last = statements.last, case .give = last {
      var unused: [SampleValue] = []
      if case .returned(let value) = execute(statements, scope, &unused) { return value }
      return .void
    }
    let component = block(statements, builder, scope)
    return made("buildFinalResult", [PassedValue(nil, component)], builder, scope) ?? component
  }

  /// What a block comes to.
  private func block(_ statements: [Statement], _ builder: Int, _ scope: Scope) -> SampleValue {
    var parts: [SampleValue] = []
    for statement in statements {
      guard code.step(), !StackFloor.isReached, code.thrown == nil,
        parts.count < Evaluator.mostElements
      else { break }
      if let part = part(statement, builder, scope) { parts.append(part) }
    }
    if let first = parts.first,
      var joined = made("buildPartialBlock", [PassedValue("first", first)], builder, scope)
    {
      for part in parts.dropFirst() {
        let pair = [PassedValue("accumulated", joined), PassedValue("next", part)]
        joined = made("buildPartialBlock", pair, builder, scope) ?? joined
      }
      return joined
    }
    let passed = parts.map { PassedValue(nil, $0) }
    return made("buildBlock", passed, builder, scope)
      ?? (parts.count == 1 ? parts[0] : .array(parts))
  }

  /// What one statement adds to its block; `nil`: nothing.
  private func part(_ statement: Statement, _ builder: Int, _ scope: Scope) -> SampleValue? {
    switch statement {
    case .expression(let expression, let at):
      let value = code.value(expression, scope)
      if case .void = value { return nil }
      let placed = code.placed(value, at: scope.spot(at))
      return made("buildExpression", [PassedValue(nil, placed)], builder, scope) ?? placed
    case .branch(let conditions, let then, let otherwise, let at):
      let inner = Scope(in: scope)
      let holds = test(conditions, inner)
      if holds == nil { code.assumed(Spot(file: scope.file, token: at)) }
      let isFirst = holds != false
      if isFirst || otherwise == nil {
        let part = isFirst ? block(then, builder, inner) : SampleValue.nothing
        guard otherwise == nil else { return either("first", part, builder, scope) }
        return made("buildOptional", [PassedValue(nil, part)], builder, scope)
          ?? made("buildIf", [PassedValue(nil, part)], builder, scope) ?? (isFirst ? part : nil)
      }
      return either("second", block(otherwise ?? [], builder, inner), builder, scope)
    case .choose(let subject, let cases, _):
      let value = code.value(subject, scope)
      for entry in cases {
        let inner = Scope(in: scope)
        guard fits(entry, value, inner) != false else { continue }
        return either("first", block(entry.body, builder, inner), builder, scope)
      }
      return nil
    case .loop(let loop):
      var parts: [SampleValue] = []
      eachRound(of: loop, scope) { inner in
        parts.append(block(loop.body, builder, inner))
        return parts.count < Evaluator.mostElements
      }
      return made("buildArray", [PassedValue(nil, .array(parts))], builder, scope) ?? .array(parts)
    case .handled(let body, _): return block(body, builder, Scope(in: scope))
    case .labelled(_, let inner): return part(inner, builder, scope)
    case .variable, .function, .unless, .give, .assign, .several, .repetition, .deferred, .leave:
      var unused: [SampleValue] = []
      _ = execute([statement], scope, &unused)
      return nil
    }
  }

  private func either(
    _ label: String, _ part: SampleValue, _ builder: Int, _ scope: Scope
  ) -> SampleValue {
    made("buildEither", [PassedValue(label, part)], builder, scope) ?? part
  }

  /// What a function of the builder gives; `nil`: it has none that fits.
  private func made(
    _ name: String, _ arguments: [PassedValue], _ builder: Int, _ scope: Scope
  ) -> SampleValue? {
    let members = code.members(name, of: builder)
    guard !members.isEmpty else { return nil }
    let type = code.typeName(builder)
    return code.call(members, on: .type(type), arguments, at: Spot(file: scope.file, token: 0))
  }
}

extension Evaluator {
  /// The result builder of the sources among attributes; `nil`: none of them is one.
  package func builder(of attributes: [String], _ scope: Scope) -> Int? {
    for name in attributes where name != "ViewBuilder" && name != "escaping" {
      if let type = typeIndex(name, scope), program.types[type].attributes.contains("resultBuilder")
      {
        return type
      }
    }
    return nil
  }
}
