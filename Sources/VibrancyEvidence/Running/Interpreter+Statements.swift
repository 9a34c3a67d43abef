// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What statements give.
struct Outcome {
  /// Values of expressions that stand alone, in their order: a builder's views.
  var built: [Value] = []
  /// Values that `return` gives.
  var returned: [Value] = []

  /// What a body with these statements comes to.
  var value: Value {
    if !returned.isEmpty { return Value.one(of: returned) }
    if built.count == 1 { return built[0] }
    if built.isEmpty { return .nothing }
    return .view(.group(built.map(\.tree), .listed))
  }
}

extension Interpreter {
  /// Runs statements.
  ///
  /// - Returns: Whether what follows them may run.
  func run(_ statements: [Statement], _ frame: inout Frame, _ outcome: inout Outcome) -> Bool {
    for statement in statements {
      guard !isExhausted, !floor.isReached else { return true }
      guard run(statement, &frame, &outcome) else { return false }
    }
    return true
  }

  private func run(_ statement: Statement, _ frame: inout Frame, _ outcome: inout Outcome) -> Bool {
    switch statement {
    case .expression(let expression, let at):
      if append(expression, &frame) { return true }
      let value = placed(value(expression, &frame), Spot(file: frame.file, token: at))
      if case .nothing = value { return true }
      let isUndecided = program.sources[frame.file].isUndecided(at)
      outcome.built.append(
        isUndecided ? maybe(value, Spot(file: frame.file, token: at)) : value)
    case .variable(let names, let type, let value, _):
      let found = value.map { self.value($0, &frame) } ?? .unknown(type)
      bind(names, typed(found, type), &frame)
    case .function(let name, let closure):
      frame.locals[name] = .closure(Function(closure: closure, frame: frame))
    case .branch(let conditions, let then, let otherwise, let at):
      return branch(conditions, then, otherwise ?? [], at: at, &frame, &outcome)
    case .unless(let conditions, let body):
      var inner = frame
      let holds = test(conditions, &inner)
      if holds != true {
        var left = frame
        _ = run(body, &left, &outcome)
      }
      frame = inner
      return holds != false
    case .choose(let subject, let cases, let at):
      return choose(subject, cases, at: at, &frame, &outcome)
    case .loop(let names, let sequence, let body):
      let element = element(of: value(sequence, &frame))
      bind(names, names.count == 1 ? element : .any, &frame)
      _ = run(body, &frame, &outcome)
    case .give(let expression, let at):
      let value: Value = expression.map { self.value($0, &frame) } ?? .nothing
      outcome.returned.append(placed(value, Spot(file: frame.file, token: at)))
      return false
    case .assign(let target, let sign, let expression):
      assign(
        target, sign == "=" ? value(expression, &frame) : changed(target, sign, expression, &frame),
        &frame)
    case .attempt(let statements):
      var inner = Outcome()
      let goesOn = run(statements, &frame, &inner)
      outcome.built += inner.built
      outcome.returned += inner.returned
      // Whether its end was reached is not known: a `catch` may have been.
      return goesOn || inner.returned.isEmpty == false
    case .leave: return false
    }
    return true
  }

  /// A value as the statement at a place gives it.
  private func placed(_ value: Value, _ spot: Spot) -> Value {
    switch value {
    case .paint(var paint):
      paint.spot = paint.spot ?? spot
      return .paint(paint)
    case .unknown, .truth, .number, .text, .member, .view, .picture, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .configuration, .either:
      return value
    }
  }

  /// `list.append(x)`.
  private func append(_ expression: Expression, _ frame: inout Frame) -> Bool {
    guard case .call(.member(.name(let name, _)?, let method, _), let arguments, _) = expression,
      method == "append" || method == "insert", let argument = arguments.first,
      case .list(let values)? = frame.locals[name]
    else { return false }
    let added = value(argument.value, &frame)
    if case .list(let more) = added, argument.label == "contentsOf" {
      frame.locals[name] = .list(values + more)
    } else {
      frame.locals[name] = .list(values + [added])
    }
    frame.changed.insert(name)
    return true
  }

  private func changed(
    _ target: Expression, _ sign: String, _ expression: Expression, _ frame: inout Frame
  ) -> Value {
    guard sign == "+=" else { return .any }
    return value(.infix("+", target, expression, 0), &frame)
  }

  private func assign(_ target: Expression, _ value: Value, _ frame: inout Frame) {
    var name: String?
    switch target {
    case .name(let word, _):
      if frame.locals[word] != nil {
        frame.locals[word] = value
        frame.changed.insert(word)
        return
      }
      if word == "self" {
        frame.own = value
        return
      }
      name = word
    case .member(.name("self", _)?, let word, _): name = word
    case .text, .number, .truth, .nothing, .member, .call, .element, .closure, .list, .pairs,
      .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .availability, .unknown:
      name = nil
    }
    guard let name, case .object(var instance)? = frame.own else { return }
    // `_flag = State(initialValue: …)` is what `flag` starts with.
    instance.fields[name.first == "_" ? String(name.dropFirst()) : name] = value
    frame.own = .object(instance)
  }

  private func branch(
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
      let spot = Spot(file: frame.file, token: at)
      var other = frame
      (inner.changed, other.changed) = ([], [])
      var given = Alternatives(spot)
      let first = alternative(then, &inner, &outcome, &given)
      let second = alternative(otherwise, &other, &outcome, &given)
      append(given, to: &outcome)
      join([first ? inner : nil, second ? other : nil].compactMap(\.self), &frame)
      return first || second
    }
  }

  /// Runs statements that may not be run at all.
  private func alternative(
    _ statements: [Statement], _ frame: inout Frame, _ outcome: inout Outcome,
    _ given: inout Alternatives
  ) -> Bool {
    var inner = Outcome()
    let goesOn = run(statements, &frame, &inner)
    given.values.append(inner.built.isEmpty ? .nothing : inner.builtValue)
    outcome.returned += inner.returned.map { maybe($0, given.spot) }
    return goesOn
  }

  /// Adds what branches give, of which one was taken: views that may be shown, or one value.
  private func append(_ given: Alternatives, to outcome: inout Outcome) {
    let values = given.values.filter { if case .nothing = $0 { false } else { true } }
    if values.contains(where: \.isDrawn) || values.isEmpty {
      outcome.built += values.map { maybe($0, given.spot) }
    } else {
      outcome.built.append(
        Value.one(of: values.count < given.values.count ? values + [.nothing] : values))
    }
  }

  /// What locals are behind branches, of which one was taken.
  private func join(_ branches: [Frame], _ frame: inout Frame) {
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

  /// A value that may not be given.
  func maybe(_ value: Value, _ spot: Spot) -> Value {
    switch value {
    case .view(let tree): return .view(.maybe(tree, spot))
    case .object(let instance):
      return isView(instance) ? .view(.maybe(.custom(instance), spot)) : value
    case .either(let values): return .either(values.map { maybe($0, spot) })
    case .unknown, .truth, .number, .text, .member, .paint, .picture, .closure, .method, .type,
      .list, .pairs, .nothing, .environment, .configuration:
      return value
    }
  }

  /// Whether all conditions hold, as far as that is known; binds what they bind.
  func test(_ conditions: [Condition], _ frame: inout Frame) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      let holds: Bool?
      switch condition {
      case .test(let expression): holds = truth(value(expression, &frame))
      case .bind(let names, let expression):
        let found = value(expression, &frame)
        if case .nothing = found { holds = false } else { holds = found.mayBeNothing ? nil : true }
        bind(names, found.unwrapped, &frame)
      case .match(let pattern, let expression):
        holds = matches(pattern, value(expression, &frame), &frame)
      }
      if holds == false { return false }
      if holds == nil { result = nil }
    }
    return result
  }

  private func choose(
    _ subject: Expression, _ cases: [SwitchCase], at: Int, _ frame: inout Frame,
    _ outcome: inout Outcome
  ) -> Bool {
    let subjectValue = value(subject, &frame)
    let spot = Spot(file: frame.file, token: at)
    var isSure = true
    var branches: [Frame] = []
    var goesOn = false
    var given = Alternatives(spot)
    var open = allCases(subjectValue)
    for candidate in cases {
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
      if alternative(candidate.body, &inner, &outcome, &given) {
        branches.append(inner)
        goesOn = true
      }
      if holds == true { break }
    }
    append(given, to: &outcome)
    join(branches, &frame)
    return goesOn || isSure
  }

  private func allCases(_ value: Value) -> Set<String>? {
    switch value {
    case .member(let cases, _): cases
    case .unknown(let type): cases(of: type)
    case .truth, .number, .text, .view, .paint, .picture, .closure, .method, .object, .type, .list,
      .pairs, .nothing, .environment, .configuration, .either:
      nil
    }
  }

  /// Whether a value fits a pattern, if that is known; binds what it binds.
  func matches(_ pattern: Pattern, _ value: Value, _ frame: inout Frame) -> Bool? {
    switch pattern {
    case .anything(let names):
      bind(names, value, &frame)
      return true
    case .type(let names):
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

  /// Gives names a value; several names get the parts of a list.
  func bind(_ names: [String], _ value: Value, _ frame: inout Frame) {
    if names.count > 1, case .list(let values) = value, values.count == names.count {
      for (name, value) in zip(names, values) { frame.locals[name] = value }
      return
    }
    for name in names where name != "_" {
      frame.locals[name] = names.count == 1 ? value : .any
    }
  }

  /// An unknown value with the type it is declared to have.
  func typed(_ value: Value, _ type: TypeName?) -> Value {
    guard let type, !type.name.isEmpty else { return value }
    switch value {
    case .unknown(nil): return .unknown(type)
    case .member(let cases, nil): return .member(cases, type)
    case .either(let values): return Value.one(of: values.map { typed($0, type) })
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .list, .pairs, .nothing, .environment, .configuration:
      return value
    }
  }
}

/// What branches give, of which one is taken, in their order.
private struct Alternatives {
  /// One a branch; nothing for one that gives nothing.
  var values: [Value] = []
  /// Where the branches stand.
  let spot: Spot

  init(_ spot: Spot) { self.spot = spot }
}

extension Outcome {
  fileprivate var builtValue: Value {
    built.count == 1 ? built[0] : .view(.group(built.map(\.tree), .listed))
  }
}

extension Value {
  /// Whether it is drawn as it is: a view, or a color that stands for one.
  fileprivate var isDrawn: Bool {
    switch self {
    case .view, .object, .paint: true
    case .either(let values): values.contains(where: \.isDrawn)
    case .unknown, .truth, .number, .text, .member, .picture, .closure, .method, .type, .list,
      .pairs, .nothing, .environment, .configuration:
      false
    }
  }

  /// The value of an optional that is not `nil`.
  fileprivate var unwrapped: Value {
    guard case .either(let values) = self else { return self }
    return Value.one(
      of: values.filter { if case .nothing = $0 { false } else { true } })
  }
}
