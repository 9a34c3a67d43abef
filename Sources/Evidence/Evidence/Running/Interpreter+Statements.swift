// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax

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

  func run(_ statement: Statement, _ frame: inout Frame, _ outcome: inout Outcome) -> Bool {
    switch statement {
    case .expression(let expression, let at):
      if append(expression, &frame) { return true }
      let spot = frame.spot(at)
      let value = placed(value(expression, &frame), spot)
        .from(Gap(spot: spot, name: expression.lastName))
      if case .nothing = value { return true }
      let isUndecided = program.sources[frame.file].isUndecided(at)
      outcome.built.append(isUndecided ? maybe(value, []) : value)
    case .variable(let names, let type, let value, _):
      let found = value.map { self.value($0, &frame) } ?? .unknown(type)
      bind(names, typed(found, type, frame.file), &frame)
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
    case .loop(let loop):
      let element = element(of: value(loop.sequence, &frame))
      bind(loop.names, loop.names.count == 1 ? element : .any, &frame)
      _ = run(loop.body, &frame, &outcome)
    case .give(let expression, let at):
      let value: Value = expression.map { self.value($0, &frame) } ?? .nothing
      let spot = frame.spot(at)
      outcome.returned.append(
        placed(value, spot).from(Gap(spot: spot, name: expression?.lastName ?? "")))
      return false
    case .assign(let target, let sign, let expression):
      assign(
        target, sign == "=" ? value(expression, &frame) : changed(target, sign, expression, &frame),
        &frame)
    case .several(let statements), .repetition(_, let statements, _), .deferred(let statements):
      return attempt(statements, &frame, &outcome)
    case .handled(let statements, let catches):
      // Whether a `catch` is run is not known.
      return attempt(
        statements + catches.map { .handled($0.body, catches: []) }, &frame, &outcome)
    case .labelled(_, let statement): return run([statement], &frame, &outcome)
    case .leave: return false
    }
    return true
  }

  /// Runs statements that may or may not run to their end.
  private func attempt(
    _ statements: [Statement], _ frame: inout Frame, _ outcome: inout Outcome
  ) -> Bool {
    var inner = Outcome()
    let goesOn = run(statements, &frame, &inner)
    outcome.built += inner.built
    outcome.returned += inner.returned
    // Whether its end was reached is not known: a `catch` may have been.
    return goesOn || inner.returned.isEmpty == false
  }

  /// A value as the statement at a place gives it.
  func placed(_ value: Value, _ spot: Spot) -> Value {
    switch value {
    case .paint(var paint):
      paint.spot = paint.spot ?? spot
      return .paint(paint)
    case .unknown(let type?): return image(ofType: type, spot).map { .view($0) } ?? value
    case .either(let values): return .either(values.map { placed($0, spot) })
    case .unknown, .truth, .number, .text, .member, .view, .picture, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return value
    }
  }

  func changed(
    _ target: Expression, _ sign: String, _ expression: Expression, _ frame: inout Frame
  ) -> Value {
    guard sign == "+=" else { return .any }
    return value(.infix("+", target, expression, 0), &frame)
  }

  func assign(_ target: Expression, _ value: Value, _ frame: inout Frame) {
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
    case .element(.name(let word, _), let keys):
      guard case .pairs(let pairs)? = frame.locals[word], keys.count == 1 else { return }
      let key = self.value(keys[0].value, &frame)
      frame.locals[word] = .pairs(Array((pairs + [(key, value)]).suffix(512)))
      frame.changed.insert(word)
      return
    case .text, .number, .integer, .truth, .nothing, .member, .call, .element, .closure, .list,
      .pairs,
      .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
      .availability, .unknown:
      name = nil
    }
    guard let name, case .object(var instance)? = frame.own else { return }
    // `_flag = State(initialValue: …)` is what `flag` starts with.
    instance.fields[name.first == "_" ? String(name.dropFirst()) : name] = value
    frame.own = .object(instance)
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
  func typed(_ value: Value, _ type: TypeName?, _ file: Int) -> Value {
    guard let type, !type.name.isEmpty else { return value }
    switch value {
    case .unknown(let known) where known?.name.isEmpty ?? true:
      var type = type
      type.gap = known?.gap
      return .unknown(type)
    case .member(let cases, nil):
      return type.isOfStyles
        ? paint(of: value, file).map { .paint($0) } ?? value : .member(cases, type)
    case .implicit(let name, let arguments, let spot):
      return resolved(name, arguments, at: spot, as: type, file)
        ?? typed(.member([name], nil), type, file)
    case .either(let values): return Value.one(of: values.map { typed($0, type, file) })
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .list, .pairs, .nothing, .environment, .configuration:
      return value
    }
  }
}

extension Value {
  /// Whether it is drawn as it is: a view, or a color that stands for one.
  var isDrawn: Bool {
    switch self {
    case .view, .object, .paint: true
    case .either(let values): values.contains(where: \.isDrawn)
    case .unknown, .truth, .number, .text, .member, .picture, .closure, .method, .type, .list,
      .pairs, .nothing, .environment, .implicit, .configuration:
      false
    }
  }

  /// Those of its values that are drawn as they are.
  var drawn: Value {
    guard case .either(let values) = self else { return self }
    return Value.one(of: values.filter(\.isDrawn))
  }

  /// The value of an optional that is not `nil`.
  var unwrapped: Value {
    if case .unknown(var type?) = self {
      type.isOptional = false
      return .unknown(type)
    }
    guard case .either(let values) = self else { return self }
    return Value.one(
      of: values.filter { if case .nothing = $0 { false } else { true } })
  }
}
