// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Statements: bindings, loops, branches and the patterns of `switch`.
package struct Statements {
  /// The run that they are part of.
  package let code: Evaluator

  /// Runs statements.
  ///
  /// - Parameters:
  ///   - shown: Gets the values of the statements that are expressions.
  ///   - keepsAll: Whether it gets all, and not those alone that may be views.
  package func execute(
    _ statements: [Statement], _ scope: Scope, _ shown: inout [SampleValue], keepsAll: Bool = false
  ) -> Flow {
    var deferred: [[Statement]] = []
    defer {
      let error = code.thrown
      for body in deferred.reversed() {
        var unused: [SampleValue] = []
        code.thrown = nil
        _ = execute(body, Scope(in: scope), &unused)
      }
      if let error { code.thrown = error }
    }
    for statement in statements {
      guard code.step(), !StackFloor.isReached else { return .stopped(exhausted(scope)) }
      if case .deferred(let body) = statement {
        deferred.append(body)
        continue
      }
      let flow = execute(statement, scope, &shown, keepsAll: keepsAll)
      if code.thrown != nil { return .stopped(nil) }
      guard case .normal = flow else { return flow }
    }
    return .normal
  }

  /// What comes of code that is not run, since too much was.
  package func exhausted(_ scope: Scope) -> SampleValue {
    code.gap("", at: Spot(file: scope.file, token: 0))
  }

  private func execute(
    _ statement: Statement, _ scope: Scope, _ shown: inout [SampleValue], keepsAll: Bool
  ) -> Flow {
    switch statement {
    case .expression(let expression, let at):
      if case .call(.member(.name("super", _), "init", _), _, _) = expression {
        _ = code.value(expression, scope)
        return .normal
      }
      // The only expression of a body is what it gives.
      let isKey = keepsAll && scope.returns?.last.hasPrefix("LocalizedString") == true
      var value = code.value(expression, scope, expecting: isKey ? scope.returns : nil)
      if !keepsAll { value = code.named(value, by: expression, at: scope.spot(at)) }
      if keepsAll || code.isViewable(value), shown.count < Evaluator.mostElements {
        shown.append(
          keepsAll && !code.isCovering
            ? value : code.placed(value, at: scope.spot(at), scope.returns))
      }
    case .variable(let names, let type, let expression, _):
      declare(names, type, expression, scope)
    case .function(let name, let closure):
      scope.values[name] = .closure(ClosureValue(closure, scope))
    case .branch(let conditions, let then, let otherwise, let at):
      return branch(conditions, then, otherwise, at, scope, &shown, keepsAll)
    case .unless(let conditions, let body):
      switch test(conditions, scope) {
      case true?: return .normal
      case nil:
        code.assumed(Spot(file: scope.file, token: 0))
        return .normal
      case false?: return execute(body, Scope(in: scope), &shown)
      }
    case .choose(let subject, let cases, let at):
      return runSwitch(subject, cases, at, scope, &shown, keepsAll)
    case .loop(let loop): return execute(loop, nil, scope, &shown)
    case .give(let expression, _):
      guard let expression else { return .returned(.void) }
      let value = code.value(expression, scope, expecting: scope.returns)
      return .returned(value)
    case .assign(let target, let sign, let expression):
      code.access.assign(target, sign, expression, scope)
    case .several(let statements):
      for one in statements {
        let flow = execute(one, scope, &shown, keepsAll: false)
        guard case .normal = flow else { return flow }
      }
    case .repetition(let conditions, let body, let isRepeat):
      return repeated(conditions, body, isRepeat, nil, scope, &shown)
    case .handled(let statements, let catches):
      return handled(statements, catches, scope, &shown, keepsAll)
    case .deferred: break
    case .labelled(let label, let inner):
      switch inner {
      case .loop(let loop): return execute(loop, label, scope, &shown)
      case .repetition(let conditions, let body, let isRepeat):
        return repeated(conditions, body, isRepeat, label, scope, &shown)
      case .expression, .variable, .function, .branch, .unless, .choose, .give, .assign, .several,
        .handled, .deferred, .labelled, .leave:
        let flow = execute(inner, scope, &shown, keepsAll: keepsAll)
        if case .broke(label) = flow { return .normal }
        return flow
      }
    case .leave(let leave): return self.leave(leave, scope)
    }
    return .normal
  }

  private func leave(_ leave: Leave, _ scope: Scope) -> Flow {
    switch leave {
    case .breaking(let label): return .broke(label)
    case .continuing(let label): return .continued(label)
    case .fallingThrough: return .fell
    case .throwing(let expression):
      let error = code.value(expression, scope)
      if code.thrown == nil { code.thrown = error }
      return .stopped(nil)
    case .failure:
      return .stopped(code.failure("fatalError", at: Spot(file: scope.file, token: 0)))
    }
  }

  /// Declares local variables.
  private func declare(
    _ names: [String], _ type: TypeName?, _ expression: Expression?, _ scope: Scope
  ) {
    if let type, names.count == 1 { scope.types[names[0]] = type }
    guard let expression else {
      let value: SampleValue = type?.isOptional == true ? .nothing : .void
      for name in names { scope.values[name] = value }
      return
    }
    if case .call(.closure(let getter), let arguments, _) = expression, arguments.isEmpty,
      names.count == 1, isComputed(getter, scope)
    {
      scope.values[names[0]] = .closure(ClosureValue(getter, scope))
      scope.computed[names[0]] = .some(type)
      return
    }
    let value = code.value(expression, scope, expecting: type)
    guard names.count > 1 else {
      if let name = names.first, name != "_" { scope.values[name] = value }
      return
    }
    bindNames(names, value, scope)
  }

  /// Whether the braces of a variable compute its value each time; else they are called once.
  private func isComputed(_ closure: Closure, _ scope: Scope) -> Bool {
    code.program.sources[scope.file].text(closure.at - 1) != "="
  }

  /// Binds the names of a tuple's parts.
  package func bindNames(_ names: [String], _ value: SampleValue, _ scope: Scope) {
    if names.count == 1 {
      if names[0] != "_" { scope.values[names[0]] = value }
      return
    }
    var parts: [SampleValue] = []
    if case .tuple(let elements) = value { parts = elements.map(\.value) }
    if case .unknown = value { parts = names.map { _ in value } }
    let flat = parts.count == names.count ? parts : parts.flatMap(flattened)
    for (name, part) in zip(names, flat) where name != "_" { scope.values[name] = part }
  }

  private func flattened(_ value: SampleValue) -> [SampleValue] {
    if case .tuple(let elements) = value { elements.map(\.value) } else { [value] }
  }

  private func handled(
    _ statements: [Statement], _ catches: [CatchClause], _ scope: Scope,
    _ shown: inout [SampleValue], _ keepsAll: Bool
  ) -> Flow {
    let flow = execute(statements, Scope(in: scope), &shown, keepsAll: keepsAll)
    guard let error = code.thrown, !catches.isEmpty else { return flow }
    code.thrown = nil
    for clause in catches {
      let inner = Scope(in: scope)
      inner.values["error"] = error
      if let pattern = clause.pattern, matches(pattern, error, inner) == false { continue }
      if let filter = clause.filter, code.operations.truth(code.value(filter, inner)) == false {
        continue
      }
      return execute(clause.body, inner, &shown, keepsAll: keepsAll)
    }
    code.thrown = error
    return .stopped(nil)
  }

  private func repeated(
    _ conditions: [Condition], _ body: [Statement], _ isRepeat: Bool, _ label: String?,
    _ scope: Scope, _ shown: inout [SampleValue]
  ) -> Flow {
    var isFirst = isRepeat
    var (openRounds, rounds) = (0, 0)
    while true {
      guard code.step() else { return .stopped(exhausted(scope)) }
      rounds += 1
      // One that waits for what is not known to change never ends.
      if rounds > Evaluator.mostRounds, !code.isCovering {
        if let function = code.running.last { code.note(Gap(spot: function, name: "while")) }
        return .normal
      }
      let inner = Scope(in: scope)
      if !isFirst {
        let before = code.choices?.asks
        // A condition that is not known ends the loop.
        guard test(conditions, inner) == true else { return .normal }
        if code.choices?.asks != before {
          openRounds += 1
          if openRounds > Evaluator.mostOpenRounds { return .normal }
        }
      }
      isFirst = false
      if let flow = left(execute(body, inner, &shown), label) { return flow }
    }
  }

  private func execute(
    _ loop: ForLoop, _ label: String?, _ scope: Scope, _ shown: inout [SampleValue]
  ) -> Flow {
    var flow = Flow.normal
    eachRound(of: loop, scope) { inner in
      guard let left = left(execute(loop.body, inner, &shown), label) else { return true }
      flow = left
      return false
    }
    if code.thrown != nil { return .stopped(nil) }
    if !code.hasSteps { return .stopped(exhausted(scope)) }
    return flow
  }

  /// Runs something in the scope of each round of a loop, until it gives `false`.
  func eachRound(of loop: ForLoop, _ scope: Scope, _ run: (Scope) -> Bool) {
    let sequence = code.value(loop.sequence, scope)
    guard code.thrown == nil else { return }
    eachElement(of: sequence) { element in
      let inner = Scope(in: scope)
      if let pattern = loop.pattern {
        guard matches(pattern, element, inner) == true else { return true }
      } else {
        bindNames(loop.names, element, inner)
      }
      if let filter = loop.filter, code.operations.truth(code.value(filter, inner)) != true {
        return true
      }
      return run(inner)
    }
  }

  /// How a loop ends by what its body came to; `nil`: it goes on.
  private func left(_ flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .normal, .continued(nil), .fell: return nil
    case .continued(let other): return other == label ? nil : flow
    case .broke(nil): return .normal
    case .broke(let other): return other == label ? .normal : flow
    case .returned, .stopped: return flow
    }
  }

  /// Runs something for each element of a sequence, until it gives `false`.
  package func eachElement(of sequence: SampleValue, _ run: (SampleValue) -> Bool) {
    let sequence = code.isCovering ? sequence : code.decided(sequence)
    if case .unknown(let hole) = sequence {
      for element in code.elements(ofHole: hole) { guard run(element) else { return } }
    } else if case .range(let range) = sequence, case .integer(let lower)? = range.lower {
      eachNumber(from: lower, in: range, run)
    } else if code.isOwn(sequence) {
      // An own sequence gives its elements by `next()`.
      var iterator = sequence
      if let made = code.callMember("makeIterator", on: &iterator, []) { iterator = made }
      var openRounds = 0
      while code.step() {
        let before = code.choices?.asks
        guard let next = code.callMember("next", on: &iterator, []) else { return }
        if case .nothing = next { return }
        guard run(next) else { return }
        if code.choices?.asks != before { openRounds += 1 }
        if openRounds >= Evaluator.mostOpenRounds { return }
      }
    } else if let elements = code.standard.elements(of: sequence) {
      for element in elements { guard code.step(), run(element) else { return } }
    }
  }

  private func eachNumber(from lower: Int, in range: RangeValue, _ run: (SampleValue) -> Bool) {
    var end = Int.max
    if case .integer(let upper)? = range.upper { end = upper }
    var number = lower
    while range.isClosed && range.upper != nil ? number <= end : number < end {
      guard code.step(), run(.integer(number)), number < .max else { return }
      number += 1
    }
  }
}
