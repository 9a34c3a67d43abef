// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// What the statements of a closure give, one after the other: the entries of a timeline, the
  /// regions of an island.
  package func values(of closure: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> [SampleValue]
  {
    guard case .closure(let value) = closure else {
      return list(call(closure, arguments, at: spot))
    }
    let scope = Scope(in: value.scope)
    for (name, argument) in zip(value.closure.parameters, arguments) {
      scope.values[name] = argument.value
    }
    var found: [SampleValue] = []
    var before: [Statement] = []
    for statement in value.closure.body {
      switch statement {
      case .expression(let expression, let token):
        let body = before + [.give(expression, token)]
        found += list(call(.closure(.init(.init(body: body, at: token), scope)), [], at: spot))
      case .give, .branch, .choose, .loop, .labelled:
        let single = Closure(body: before + [statement], at: value.closure.at)
        found += list(call(.closure(ClosureValue(single, scope)), [], at: spot))
      case .variable, .function, .unless, .assign, .several, .repetition, .handled, .deferred,
        .leave:
        before.append(statement)
      }
    }
    return found
  }

  /// What an expression that stands alone comes to.
  package func value(of expression: Expression, at spot: Spot) -> SampleValue {
    let closure = Closure(body: [.give(expression, spot.token)], at: spot.token)
    let scope = Scope(file: spot.file, type: nil)
    return call(.closure(ClosureValue(closure, scope)), [], at: spot)
  }

  /// A value as the elements it stands for.
  private func list(_ value: SampleValue) -> [SampleValue] {
    switch value {
    case .array(let values): values
    case .void, .nothing: []
    case .bool, .integer, .double, .string, .set, .dictionary, .tuple, .range, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      [value]
    }
  }
}
