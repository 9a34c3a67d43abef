// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Statements {
  /// `if`. Where the condition is not known, it is the branch that shows something, else the first.
  package func branch(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ at: Int,
    _ scope: Scope, _ shown: inout [SampleValue], _ keepsAll: Bool
  ) -> Flow {
    let inner = Scope(in: scope)
    let holds = test(conditions, inner)
    if code.thrown != nil { return .stopped(nil) }
    switch holds {
    case true?: return execute(then, inner, &shown, keepsAll: keepsAll)
    case false?:
      guard let otherwise else { return .normal }
      return execute(otherwise, Scope(in: scope), &shown, keepsAll: keepsAll)
    case nil:
      code.assumed(Spot(file: scope.file, token: at))
      let before = shown.count
      let flow = execute(then, inner, &shown, keepsAll: keepsAll)
      guard case .normal = flow, let otherwise, !shows(shown[before...]) else { return flow }
      shown.removeSubrange(before...)
      return execute(otherwise, Scope(in: scope), &shown, keepsAll: keepsAll)
    }
  }

  /// Whether values show something.
  private func shows(_ values: ArraySlice<SampleValue>) -> Bool {
    values.contains { value in
      if case .view(.empty) = value { return false }
      if case .void = value { return false }
      if case .nothing = value { return false }
      return true
    }
  }

  /// `switch`.
  package func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ at: Int, _ scope: Scope,
    _ shown: inout [SampleValue], _ keepsAll: Bool
  ) -> Flow {
    let value = code.decided(code.value(subject, scope))
    if code.thrown != nil { return .stopped(nil) }
    if code.isCovering, case .unknown(let hole) = value, !cases.isEmpty {
      // Which case it is, is one decision, and not one for each pattern.
      let index = code.choose(cases.count, at: hole.site.member("switch \(at)"))
      let inner = Scope(in: scope)
      _ = fits(cases[index], value, inner)
      return execute(cases, index, inner, &shown, keepsAll)
    }
    var possible: (index: Int, scope: Scope)?
    for index in cases.indices {
      let inner = Scope(in: scope)
      let fits = fits(cases[index], value, inner)
      if fits == true {
        if let possible, cases[index].patterns.isEmpty {
          // What comes before `default` may be meant.
          code.assumed(Spot(file: scope.file, token: at))
          return execute(cases, possible.index, possible.scope, &shown, keepsAll)
        }
        return execute(cases, index, inner, &shown, keepsAll)
      }
      if fits == nil, possible == nil { possible = (index, inner) }
    }
    guard let possible else { return .normal }
    code.assumed(Spot(file: scope.file, token: at))
    return execute(cases, possible.index, possible.scope, &shown, keepsAll)
  }

  func fits(_ entry: SwitchCase, _ value: SampleValue, _ scope: Scope) -> Bool? {
    if entry.patterns.isEmpty { return true }
    var result: Bool? = false
    for (pattern, guardian) in entry.patterns {
      var one = matches(pattern, value, scope)
      if one != false, let guardian {
        let holds = code.operations.truth(code.value(guardian, scope))
        one = holds == false ? false : holds == nil ? nil : one
      }
      if one == true { return true }
      if one == nil { result = nil }
    }
    return result
  }

  private func execute(
    _ cases: [SwitchCase], _ start: Int, _ scope: Scope, _ shown: inout [SampleValue],
    _ keepsAll: Bool
  ) -> Flow {
    var (index, inner) = (start, scope)
    while true {
      let flow = execute(cases[index].body, inner, &shown, keepsAll: keepsAll)
      switch flow {
      case .broke(nil): return .normal
      case .fell where index + 1 < cases.count:
        index += 1
        inner = Scope(in: scope)
      case .fell: return .normal
      case .normal, .returned, .broke, .continued, .stopped: return flow
      }
    }
  }
}
