// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// `list.append(x)`.
  func append(_ expression: Expression, _ frame: inout Frame) -> Bool {
    guard case .call(.member(.name(let name, _)?, let method, _), let arguments, _) = expression,
      method == "append" || method == "insert", let argument = arguments.first,
      case .list(let values)? = frame.locals[name]
    else { return false }
    let added = value(argument.value, &frame)
    if case .list(let more) = added, argument.label == "contentsOf" {
      frame.locals[name] = .list(Self.bounded(values + more))
    } else {
      frame.locals[name] = .list(Self.bounded(values + [added]))
    }
    frame.changed.insert(name)
    return true
  }

  func branch(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], at: Int,
    _ frame: inout Frame, _ outcome: inout Outcome
  ) -> Bool {
    var inner = frame
    switch test(conditions, &inner) {
    case true?:
      let goesOn = run(then, &inner, &outcome)
      join([inner], &frame)
      return goesOn
    case false?: return run(otherwise, &frame, &outcome)
    case nil:
      let facts = facts(conditions, at: at, frame)
      var other = frame
      (inner.changed, other.changed) = ([], [])
      var given = Alternatives()
      let first = alternative(then, facts.holds, &inner, &outcome, &given)
      let second = alternative(otherwise, facts.fails, &other, &outcome, &given)
      append(given, to: &outcome)
      join([first ? inner : nil, second ? other : nil].compactMap(\.self), &frame)
      return first || second
    }
  }

  /// Runs statements that may not be run at all.
  func alternative(
    _ statements: [Statement], _ branches: [Branch], _ frame: inout Frame,
    _ outcome: inout Outcome, _ given: inout Alternatives
  ) -> Bool {
    var inner = Outcome()
    let goesOn = run(statements, &frame, &inner)
    given.values.append((inner.built.isEmpty ? .nothing : inner.builtValue, branches))
    outcome.returned += inner.returned.map { maybe($0, branches) }
    return goesOn
  }

  /// Adds what branches give, of which one was taken: views that may be shown, or one value.
  func append(_ given: Alternatives, to outcome: inout Outcome) {
    let taken = given.values.filter { if case .nothing = $0.value { false } else { true } }
    let values = taken.map(\.value)
    // Of several colors one is given; beside a view each is a view itself.
    let areColors = values.count > 1 && values.allSatisfy { $0.asPaint != nil }
    if !areColors, values.contains(where: \.isDrawn) || values.isEmpty {
      outcome.built += taken.map { maybe($0.value, $0.branches) }
    } else {
      outcome.built.append(
        Value.one(of: values.count < given.values.count ? values + [.nothing] : values))
    }
  }

  /// What locals are behind branches, of which one was taken.
  func join(_ branches: [Frame], _ frame: inout Frame) {
    let names = branches.reduce(into: Set<String>()) { $0.formUnion($1.changed) }
    for name in names where frame.locals[name] != nil {
      frame.locals[name] = Value.one(of: branches.compactMap { $0.locals[name] })
      frame.changed.insert(name)
    }
    if branches.count == 1, case .object? = frame.own { frame.own = branches[0].own }
    // Instances under construction keep what any branch gave them.
    if branches.count > 1, case .object(var instance)? = frame.own {
      for branch in branches {
        guard case .object(let other)? = branch.own else { continue }
        for (name, value) in other.fields {
          instance.fields[name] = instance.fields[name].map { Value.one(of: [$0, value]) } ?? value
        }
      }
      frame.own = .object(instance)
    }
  }

  /// A value that is given in some branches only.
  func maybe(_ value: Value, _ branches: [Branch]) -> Value {
    switch value {
    case .view(let tree): return .view(.maybe(tree, branches))
    case .paint(let paint) where paint.spot != nil:
      return .view(.maybe(self.tree(of: value), branches))
    case .object(let instance):
      return isView(instance) ? .view(.maybe(.custom(instance), branches)) : value
    case .either(let values): return .either(values.map { maybe($0, branches) })
    case .unknown, .truth, .number, .text, .member, .paint, .picture, .closure, .method, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return value
    }
  }

  func choose(
    _ subject: Expression, _ cases: [SwitchCase], at: Int, _ frame: inout Frame,
    _ outcome: inout Outcome
  ) -> Bool {
    let subjectValue = value(subject, &frame)
    var isSure = true
    var branches: [Frame] = []
    var goesOn = false
    var given = Alternatives()
    var open = allCases(subjectValue)
    for (index, candidate) in cases.enumerated() {
      guard !isExhausted else { break }
      var inner = frame
      inner.changed = []
      let isDefault = candidate.patterns.isEmpty
      var holds: Bool? = isDefault ? true : false
      for (pattern, guardian) in candidate.patterns {
        var result = matches(pattern, subjectValue, &inner)
        if let guardian, result != false {
          let also = truth(value(guardian, &inner))
          result = also == false ? false : also == true ? result : nil
        } else if result != false, case .member(let name, _) = pattern {
          open?.remove(name)
        }
        if result == true { holds = true } else if result == nil, holds != true { holds = nil }
      }
      // Every case of the enum stands before it.
      if isDefault, open?.isEmpty == true { holds = false }
      guard holds != false else { continue }
      if holds == true, isSure {
        let ends = run(candidate.body, &inner, &outcome)
        join([inner], &frame)
        return ends
      }
      isSure = false
      let taken = facts(subject, cases, index, at: at, frame)
      if alternative(candidate.body, taken, &inner, &outcome, &given) {
        branches.append(inner)
        goesOn = true
      }
      if holds == true { break }
    }
    append(given, to: &outcome)
    join(branches, &frame)
    return goesOn || isSure
  }

  func allCases(_ value: Value) -> Set<String>? {
    switch value {
    case .member(let cases, _): cases
    case .unknown(let type): cases(of: type)
    case .truth, .number, .text, .view, .paint, .picture, .closure, .method, .object, .type, .list,
      .pairs, .nothing, .environment, .implicit, .configuration, .either:
      nil
    }
  }

  /// Whether a value fits a pattern, if that is known; binds what it binds.
  func matches(_ pattern: Pattern, _ value: Value, _ frame: inout Frame) -> Bool? {
    switch pattern {
    case .anything(let names):
      bind(names, value, &frame)
      return true
    case .some(let inner): return matches(inner, value, &frame)
    case .type(let names, _):
      bind(names, .any, &frame)
      return nil
    case .member(let name, let inner):
      for pattern in inner { _ = matches(pattern, .any, &frame) }
      if case .nothing = value { return name == "none" }
      if case .either(let values) = value {
        let results = values.map { matches(.member(name, []), $0, &frame) }
        guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
        return first
      }
      // `.some(x)` is any value there is.
      if name == "some" { return value.mayBeNothing ? nil : true }
      return equal(value, .member([name], nil))
    case .value(let expression): return equal(value, self.value(expression, &frame))
    case .tuple(let patterns):
      guard case .list(let values) = value, values.count == patterns.count else {
        for pattern in patterns { _ = matches(pattern, .any, &frame) }
        return nil
      }
      var result: Bool? = true
      for (pattern, value) in zip(patterns, values) {
        let holds = matches(pattern, value, &frame)
        if holds == false { result = false } else if holds == nil, result != false { result = nil }
      }
      return result
    }
  }
}

/// What branches give, of which one is taken, in their order.
struct Alternatives {
  /// One a branch; nothing for one that gives nothing.
  var values: [(value: Value, branches: [Branch])] = []
}

extension Outcome {
  var builtValue: Value {
    built.count == 1 ? built[0] : .view(.group(built.map(\.tree), .listed))
  }
}
