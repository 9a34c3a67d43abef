// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// An argument's label and value.
struct Passed {
  let label: String?
  let value: Value

  var isClosure: Bool { if case .closure = value { true } else { false } }

  /// Whether it is a closure without a label, as one behind the parentheses.
  var isTrailing: Bool { isClosure && label == nil }
}

extension Interpreter {
  /// What a call gives, and where it stands if that is not known.
  func called(
    _ callee: Expression, _ arguments: [Argument], at: Int, _ frame: inout Frame
  ) -> Value {
    let value = call(callee, arguments, at: at, &frame)
    return value.from(Gap(spot: Spot(file: frame.file, token: at), name: callee.lastName))
  }

  /// What a call gives.
  private func call(
    _ callee: Expression, _ arguments: [Argument], at: Int, _ frame: inout Frame
  ) -> Value {
    let spot = frame.spot(at)
    switch callee {
    case .name(let name, let place):
      if name == "Text",
        ownType(named: name, taking: arguments.map { Passing($0.label, $0.value) }, frame.file)
          == nil
      {
        return text(arguments, at: spot, &frame)
      }
      let target = named(name, at: place, isCalled: true, &frame)
      if case .type(let meant) = target {
        return make(meant, passed(arguments, &frame), at: spot, &frame)
      }
      if let own = frame.own, !own.extendedTypes.isEmpty,
        target.isUntyped && mayBeModifier(name, of: own) || isModifier(name, target, arguments)
      {
        // `padding()` inside of an extension of `View` modifies `self`.
        return modify(own, name, passed(arguments, &frame), at: spot, &frame)
      }
      return invoke(target, passed(arguments, &frame), at: spot, &frame)
    case .member(let base, let name, let place):
      guard let base else { return implicit(name, passed(arguments, &frame), at: spot) }
      let receiver = value(base, &frame)
      if isWithoutEffect(name, on: receiver, arguments, frame.file) { return receiver }
      return call(name, on: receiver, passed(arguments, &frame), at: spot, place, &frame)
        .optional(if: receiver.isOptional)
    case .closure(let closure):
      return invoke(
        .closure(Function(closure: closure, frame: frame)), passed(arguments, &frame), at: spot,
        &frame)
    case .text, .number, .integer, .truth, .nothing, .call, .element, .list, .pairs, .tuple,
      .prefix, .infix,
      .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability, .unknown:
      return invoke(value(callee, &frame), passed(arguments, &frame), at: spot, &frame)
    }
  }

  /// Whether a name that nothing in the sources declares, called without `self`, may be a modifier: a
  /// view's own body calls functions too, `max(a, b)`.
  private func mayBeModifier(_ name: String, of own: Value) -> Bool {
    if case .object = own { return SwiftUIModifier(named: name) != nil }
    return !Self.globalFunctions.contains(name)
  }

  /// Swift's own functions.
  private static let globalFunctions: Set<String> = [
    "max", "min", "abs", "round", "floor", "ceil", "sqrt", "pow", "sin", "cos", "print", "zip",
    "stride", "type", "withAnimation", "fatalError", "precondition", "assert",
  ]

  /// Whether a call without `self` is a modifier: SwiftUI's, or one that an extension of `View` adds.
  private func isModifier(_ name: String, _ target: Value, _ arguments: [Argument]) -> Bool {
    guard case .method(let found, on: _?) = target, SwiftUIModifier(named: name) != nil else {
      return false
    }
    let passing = arguments.map { Passing($0.label, $0.value) }
    return found.allSatisfy { member in
      member.owner.map { program.types[$0].isOfOthers } == true || isEntered(member)
        || !Passing.arguments(passing, fit: member.declaration.parameters)
    }
  }

  /// `Text(…)`, with the images that are set between its words.
  func text(_ arguments: [Argument], at spot: Spot, _ frame: inout Frame) -> Value {
    var inline: [Expression] = []
    for argument in arguments.prefix(1) {
      if case .text(let pieces) = argument.value {
        for case .value(let piece, _) in pieces where piece.isImage { inline.append(piece) }
      } else if argument.value.isImage {
        inline.append(argument.value)
      }
    }
    let text = ViewTree.leaf(.text, spot)
    guard !inline.isEmpty else { return .view(text) }
    return .view(.group([text] + inline.map { tree(of: value($0, &frame)) }, .beside))
  }

  func passed(_ arguments: [Argument], _ frame: inout Frame) -> [Passed] {
    arguments.map {
      Passed(label: $0.label, value: made(value($0.value, &frame), frame.file))
    }
  }

  func call(
    _ name: String, on receiver: Value, _ arguments: [Passed], at spot: Spot, _ place: Int,
    _ frame: inout Frame
  ) -> Value {
    // Icon fonts are drawn in one color on nothing.
    if name.lowercased().hasSuffix("image"),
      arguments.contains(where: { $0.label == "color" || $0.label == "tintColor" })
    {
      return .picture(Picture(sources: [.glyph]))
    }
    if let mapped = optionalMap(name, receiver, arguments, at: spot) { return mapped }
    switch receiver {
    case .type(let type):
      if name == "init" { return make(type, arguments, at: spot, &frame) }
      if program.type(named: "\(type).\(name)", from: frame.file) != nil,
        name.first?.isUppercase == true
      {
        return make(name, arguments, at: spot, &frame)
      }
      let member = typeMember(name, of: type, &frame)
      if case .type(let inner) = member { return make(inner, arguments, at: spot, &frame) }
      // A case with values is distinguished by its name; `Module.Card(…)` is a type of another module.
      if case .member = member {
        return name.first?.isUppercase == true ? .unknown(TypeName(name)) : member
      }
      return invoke(member, arguments, at: spot, &frame)
    case .either(let values):
      return Value.one(
        of: values.prefix(12).map { call(name, on: $0, arguments, at: spot, place, &frame) })
    case .object(let instance):
      if let field = instance.fields[name] { return invoke(field, arguments, at: spot, &frame) }
      let found = program.members(named: name, of: instance.type, from: frame.file)
      if !found.isEmpty { return invoke(.method(found, on: receiver), arguments, at: spot, &frame) }
      return isView(instance) ? modify(receiver, name, arguments, at: spot, &frame) : .any
    case .unknown(let type?):
      if let entry = program.type(type, near: frame.file) {
        let found = program.members(named: name, of: entry, from: frame.file)
        if !found.isEmpty {
          return invoke(.method(found, on: receiver), arguments, at: spot, &frame)
        }
      }
      if type.isOfStyles {
        return modify(.paint(Paint(alpha: nil)), name, arguments, at: spot, &frame)
      }
      if let image = image(ofType: type, spot) {
        return modify(.view(image), name, arguments, at: spot, &frame)
      }
      return unknownCall(name, receiver, arguments, at: spot, &frame)
    case .member(let cases, let type):
      if let type, let entry = program.type(type, near: frame.file) {
        let found = program.members(named: name, of: entry, from: frame.file)
        if !found.isEmpty {
          return invoke(.method(found, on: receiver), arguments, at: spot, &frame)
        }
      }
      // `.white.opacity(0.2)`, where a style is expected.
      if type == nil, let word = cases.first, let paint = paint(named: word, frame.file) {
        return modify(.paint(paint), name, arguments, at: spot, &frame)
      }
      return .any
    case .view, .paint, .picture, .configuration:
      return modify(receiver, name, arguments, at: spot, &frame)
    case .text(let names): return textCall(name, names, arguments, receiver, at: spot, &frame)
    case .list(let values): return listCall(name, values, arguments, receiver, at: spot, &frame)
    case .closure where name == "callAsFunction":
      return invoke(receiver, arguments, at: spot, &frame)
    case .unknown: return unknownCall(name, receiver, arguments, at: spot, &frame)
    // What is called on `nil` by `?.` is not called.
    case .nothing: return .nothing
    case .truth, .number, .closure, .method, .pairs, .environment, .implicit: return .any
    }
  }

  /// `map` or `flatMap` of an optional that is known to have a value.
  private func optionalMap(
    _ name: String, _ receiver: Value, _ arguments: [Passed], at spot: Spot
  ) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    switch receiver {
    case .picture, .view, .paint, .object, .text, .number, .truth, .member:
      var frame = Frame(file: spot.file)
      return invoke(arguments[0].value, [Passed(label: nil, value: receiver)], at: spot, &frame)
    case .unknown, .closure, .method, .type, .list, .pairs, .nothing, .environment, .implicit,
      .configuration, .either:
      return nil
    }
  }

  /// A call on what is unknown: `items.map { Row($0) }` may give views all the same.
  func unknownCall(
    _ name: String, _ receiver: Value, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> Value {
    switch name {
    case "map", "flatMap", "compactMap":
      guard case .closure(let function)? = arguments.last?.value else { return .any }
      let result = run(function, [element(of: receiver)], at: spot)
      if case .unknown = result { return .any }
      return Value.one(of: [result, .nothing])
    // A faint color most likely; as a view it hides nothing either.
    case "opacity" where (number(arguments.first?.value) ?? 1) < Exposure.opaque,
      "withAlphaComponent":
      return .paint(Paint.likely(isGiven: true).faded(number(arguments.first?.value)))
    // What is called on what was not followed is not known for the same reason.
    default: return Value.any.from(receiver.gap)
    }
  }

  func textCall(
    _ name: String, _ names: Names, _ arguments: [Passed], _ receiver: Value, at spot: Spot,
    _ frame: inout Frame
  ) -> Value {
    switch name {
    case "uppercased": return .text(names.map { $0.uppercased() })
    case "lowercased": return .text(names.map { $0.lowercased() })
    case "appending": return .text(names.joined(arguments.first.map { printed($0.value) } ?? .any))
    case "hasPrefix", "hasSuffix", "contains", "isEmpty": return .unknown(TypeName("Bool"))
    default:
      let found = extensionMembers(named: name, of: receiver, from: frame.file)
      return found.isEmpty
        ? .text(.any) : invoke(.method(found, on: receiver), arguments, at: spot, &frame)
    }
  }

  func listCall(
    _ name: String, _ values: [Value], _ arguments: [Passed], _ receiver: Value, at spot: Spot,
    _ frame: inout Frame
  ) -> Value {
    switch name {
    case "map", "compactMap", "flatMap":
      guard case .closure(let function)? = arguments.last?.value else { return .any }
      return .list(values.prefix(64).map { run(function, [$0], at: spot) })
    case "filter", "sorted", "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast":
      return receiver
    case "randomElement", "first", "last", "max", "min":
      return Value.one(of: values + [.nothing])
    case "joined":
      let separator =
        arguments.first { $0.label == "separator" }.map { printed($0.value) } ?? Names("")
      var joined: Names?
      for value in values {
        let next = printed(value)
        joined = joined.map { $0.joined(separator).joined(next) } ?? next
      }
      return .text(joined ?? Names(""))
    case "enumerated":
      return .list(values.enumerated().map { .list([.number(Double($0.offset)), $0.element]) })
    default: return .any
    }
  }

  /// Calls a function, closure or method.
  func invoke(_ target: Value, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame) -> Value
  {
    switch target {
    case .closure(let function): return run(function, arguments.map(\.value), at: spot)
    case .method(let found, let own):
      guard let member = Self.best(of: found, for: arguments) else { return .any }
      return run(member, on: own, arguments, at: spot)
    case .either(let values):
      return Value.one(of: values.prefix(12).map { invoke($0, arguments, at: spot, &frame) })
    case .object(let instance):
      let found = program.members(named: "callAsFunction", of: instance.type)
      return found.isEmpty ? .any : invoke(.method(found, on: target), arguments, at: spot, &frame)
    case .type(let name): return make(name, arguments, at: spot, &frame)
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .list, .pairs,
      .nothing, .environment, .implicit, .configuration:
      return .any
    }
  }

  /// The function whose labels fit a call best.
  static func best(of found: [Program.Member], for arguments: [Passed]) -> Program.Member? {
    let functions = found.filter {
      $0.declaration.kind == .function || $0.declaration.kind == .initializer
    }
    guard functions.count > 1 else { return functions.first }
    let labels = arguments.map(\.label)
    func distance(_ member: Program.Member) -> Int {
      let own = member.declaration.parameters
      let missing = own.count { parameter in
        parameter.value == nil && !labels.contains(parameter.label) && parameter.label != nil
      }
      let foreign = labels.count { label in
        label != nil && !own.contains { $0.label == label }
      }
      return 10 * (missing + foreign) + abs(own.count - labels.count)
        + (member.declaration.brace == nil ? 100 : 0)
    }
    return functions.min { distance($0) < distance($1) }
  }

  /// Runs a closure.
  func run(_ function: Function, _ arguments: [Value], at spot: Spot) -> Value {
    let place = Spot(file: function.frame.file, token: function.closure.at)
    return enter(place) {
      var frame = function.frame
      for (index, value) in arguments.enumerated() {
        frame.locals["$\(index)"] = value
        if index < function.closure.parameters.count {
          frame.locals[function.closure.parameters[index]] = value
        }
      }
      if arguments.count == 1, function.closure.parameters.count > 1 {
        bind(function.closure.parameters, arguments[0], &frame)
      }
      for name in function.closure.parameters.dropFirst(arguments.count)
      where frame.locals[name] == nil {
        frame.locals[name] = .any
      }
      var outcome = Outcome()
      _ = run(function.closure.body, &frame, &outcome)
      return outcome.value
    } ?? .any
  }
}

extension Value {
  /// Whether nothing is known of it, not even its type.
  var isUntyped: Bool {
    if case .unknown(let type) = self { type?.name.isEmpty ?? true } else { false }
  }
}

extension Expression {
  /// Whether it is `Image(…)`, whatever is done to it.
  var isImage: Bool {
    var callee = self
    for _ in 0..<32 {
      switch callee {
      case .call(.name("Image", _), _, _): return true
      case .call(let inner, _, _), .member(let inner?, _, _): callee = inner
      case .text, .number, .integer, .truth, .nothing, .name, .member, .element, .closure, .list,
        .pairs,
        .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
        .availability, .unknown:
        return false
      }
    }
    return false
  }
}
