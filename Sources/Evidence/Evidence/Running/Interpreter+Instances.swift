// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// Gives a function's parameters their arguments, or defaults.
  func bind(
    _ parameters: [Parameter], _ arguments: [Passed], _ file: Int, _ frame: inout Frame
  ) {
    var open = arguments
    for (index, parameter) in parameters.enumerated() {
      // A trailing closure has no label, whatever its parameter's is. One that may do without it
      // leaves it to a later one that may not.
      let isLeftForOthers =
        parameter.value != nil
        && parameters[(index + 1)...].contains { later in
          later.value == nil && !open.contains { $0.label == later.label && later.label != nil }
        }
      var found = open.firstIndex {
        $0.label == parameter.label && !(isLeftForOthers && $0.isTrailing)
      }
      if found == nil, !isLeftForOthers, index == parameters.count - 1 || open.count == 1 {
        found = open.lastIndex(where: \.isTrailing)
      }
      if let found {
        frame.locals[parameter.name] = expected(open[found].value, parameter.type, file)
        open.remove(at: found)
      } else if let range = parameter.value {
        var defaults = Frame(file: file, own: frame.own, type: frame.type)
        frame.locals[parameter.name] = expected(
          value(expression(file, range), &defaults), parameter.type, file)
      } else {
        frame.locals[parameter.name] = .unknown(parameter.type)
      }
    }
  }

  /// A value as a parameter of a type takes it.
  func expected(_ value: Value, _ type: TypeName, _ file: Int) -> Value {
    if case .either(let values) = value {
      return Value.one(of: values.map { expected($0, type, file) })
    }
    if case .member(let cases, nil) = value, cases.count == 1, let name = cases.first {
      if let found = resolved(name, as: type, file: file) { return found }
      if type.last == "ImageResource" { return .picture(Picture(sources: [.symbol([name])])) }
    }
    return typed(value, type, file)
  }

  /// The type of the sources that a call of a name makes.
  ///
  /// Where the system has a type of the name too, it is that one unless the labels fit.
  func ownType(named name: String, taking arguments: [Passing], _ file: Int) -> Int? {
    guard let type = program.type(named: name, from: file) else { return nil }
    guard SystemTypes.has(program.types[type].name) else { return type }
    return takes(type, arguments) ? type : nil
  }

  /// Whether a type has an initializer that takes arguments with these labels.
  private func takes(_ type: Int, _ arguments: [Passing]) -> Bool {
    let initializers = program.members(named: "init", of: type)
    let labels = Set(arguments.compactMap(\.label))
    let closures = arguments.count { $0.label == nil && $0.isClosure }
    func fits(_ parameters: [Parameter]) -> Bool {
      guard Passing.arguments(arguments, fit: parameters) else { return false }
      // A trailing closure is none of the system's values.
      let open = parameters.filter { $0.label.map { !labels.contains($0) } ?? true }
      return open.count { $0.type.isArray || SystemTypes.has($0.type.last) }
        <= open.count - closures
    }
    if initializers.contains(where: { fits($0.declaration.parameters) }) { return true }
    let entry = program.types[type]
    switch entry.keyword {
    case .struct:
      let parameters = entry.stored.map { member in
        Parameter(
          label: member.declaration.name, name: member.declaration.name,
          type: member.declaration.type ?? TypeName(""), value: member.declaration.value)
      }
      return fits(parameters)
    case .class, .actor: return initializers.isEmpty && arguments.isEmpty
    case .enum: return arguments.map(\.label) == ["rawValue"]
    case .protocol, .extension, nil: return false
    }
  }

  /// Makes an instance of a type.
  func make(
    _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> Value {
    let labels = arguments.map { Passing($0.label, $0.value) }
    if let type = ownType(named: name, taking: labels, frame.file) {
      return make(type, arguments, at: spot)
    }
    let own = program.extensionMembers(named: "init", of: name, from: frame.file)
    if !own.isEmpty, let found = initializer(own, of: name, arguments, at: spot, &frame) {
      return found
    }
    return builtin(name, arguments, at: spot, &frame)
  }

  /// An initialiser that an extension adds to a type of others: what it passes on.
  func initializer(
    _ found: [Program.Member], of name: String, _ arguments: [Passed], at spot: Spot,
    _ frame: inout Frame
  ) -> Value? {
    let labels = arguments.map(\.label)
    let fitting = found.filter { member in
      let own = member.declaration.parameters
      return labels.allSatisfy { label in own.contains { $0.label == label } }
        && own.allSatisfy { $0.value != nil || labels.contains($0.label) }
    }
    guard let member = Self.best(of: fitting, for: arguments), let brace = member.declaration.brace,
      !(name == "Image" && labels == [nil])
    else { return nil }
    let place = Spot(file: member.file, token: member.declaration.index)
    return enter(place) {
      var frame = Frame(file: member.file, type: member.owner)
      frame.use = spot.asUse
      bind(member.declaration.parameters, arguments, member.file, &frame)
      frame.locals["self"] = .type(name)
      var outcome = Outcome()
      _ = run(body(member.file, brace: brace).body, &frame, &outcome)
      // `self.init(…)` stands alone and gives the instance; `self = …` assigns it.
      if case .type? = frame.locals["self"] {
        return typed(outcome.built.last ?? .any, TypeName(name), member.file)
      }
      return typed(frame.locals["self"] ?? .any, TypeName(name), member.file)
    }
  }

  func make(_ type: Int, _ arguments: [Passed], at spot: Spot) -> Value {
    let made = instance(type, arguments, at: spot)
    if recording?.type == type, case .object(let instance) = made {
      recording?.made.append(instance)
    }
    return made
  }

  private func instance(_ type: Int, _ arguments: [Passed], at spot: Spot) -> Value {
    let entry = program.types[type]
    var instance = Instance(type: type, spot: spot)
    let initializers = entry.members["init"] ?? []
    let labels = arguments.map(\.label)
    let fitting = initializers.filter { member in
      labels.allSatisfy { label in
        label == nil || member.declaration.parameters.contains { $0.label == label }
      }
    }
    if let member = Self.best(of: fitting, for: arguments), let brace = member.declaration.brace {
      let place = Spot(file: member.file, token: member.declaration.index)
      let made: Value? = enter(place) {
        var frame = Frame(file: member.file, own: .object(instance), type: type)
        bind(member.declaration.parameters, arguments, member.file, &frame)
        var outcome = Outcome()
        _ = run(body(member.file, brace: brace).body, &frame, &outcome)
        return frame.own ?? .object(instance)
      }
      return made ?? .object(instance)
    }
    var open = arguments
    let stored = entry.stored
    for member in stored {
      guard let index = open.firstIndex(where: { $0.label == member.declaration.name }) else {
        continue
      }
      let value = open.remove(at: index).value
      instance.fields[member.declaration.name] =
        member.declaration.type.map { expected(value, $0, member.file) } ?? value
    }
    // A trailing closure fills the last property that nothing else did.
    if let index = open.lastIndex(where: { $0.label == nil }),
      let last = stored.last(where: {
        instance.fields[$0.declaration.name] == nil && $0.declaration.value == nil
      })
    {
      instance.fields[last.declaration.name] = open[index].value
    }
    return .object(instance)
  }

  /// Whether an instance is a view.
  func isView(_ instance: Instance) -> Bool {
    program.type(instance.type, isOneOf: ["View", "Shape", "InsettableShape"])
  }
}

extension Value {
  func isView(_ interpreter: Interpreter) -> Bool {
    switch self {
    case .object(let instance): interpreter.isView(instance)
    case .view: true
    case .unknown, .truth, .number, .text, .member, .paint, .picture, .closure, .method, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration, .either:
      false
    }
  }
}
