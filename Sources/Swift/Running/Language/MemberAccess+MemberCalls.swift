// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension MemberAccess {
  /// `base.name(…)`.
  package func calledMember(
    _ name: String, on base: Expression, _ arguments: [Argument], _ scope: Scope,
    _ type: TypeName?, at spot: Spot
  ) -> SampleValue {
    code.reached.insert(spot)
    if case .name("super", _) = base { return callSuper(name, arguments, scope, at: spot) }
    if name == "init", case .name("self", _) = base { return delegate(arguments, scope, at: spot) }
    if Self.changingNames.contains(name), base.isPlace {
      return changed(name, base, arguments, scope, at: spot)
    }
    var receiver = code.value(base, scope, expecting: base.isImplied ? type : nil)
    if code.thrown != nil { return .void }
    receiver = code.decided(receiver)
    if case .unknown = receiver {
      guard code.isCovering else {
        let isKey =
          arguments.contains { $0.value.isPlainText }
          || code.readsTexts(name) && !arguments.contains { $0.value.isClosure }
        if let found = code.fetched(name, arguments, scope, at: spot) { return found }
        if case .unknown(let hole) = receiver,
          case let members = code.added(name, to: hole, from: spot.file),
          members.contains(where: { $0.declaration.kind == .function })
        {
          return code.changing(arguments, scope, members) { passed in
            code.call(members, on: receiver, passed, at: spot)
              ?? code.resultOnHole(name, receiver, [], at: spot)
          }
        }
        let content = arguments.first { PassedValue.isContent($0.label) }
        if let content, case .unknown(var hole) = receiver,
          let words = code.words(of: code.value(content.value, scope))
        {
          hole.shown = words
          receiver = .unknown(hole)
        }
        let text = isKey ? code.textOfKey(code.passed(arguments, scope)) : nil
        return text ?? code.asked(for: arguments, of: receiver, name, scope)
          ?? code.resultOnHole(name, receiver, [], at: spot)
      }
      return code.changing(arguments, scope) { passed in
        let result = code.resultOnHole(name, receiver, passed, at: spot)
        forget(&passed, name, receiver)
        return result
      }
    }
    if isOptionalCall(name, on: base, receiver, scope, at: spot) {
      return code.changing(arguments, scope) { passed in
        guard let function = passed.first?.value else { return receiver }
        return code.call(function, [PassedValue(nil, receiver)], at: spot)
      }
    }
    // What stands behind `?.` is not run for `nil`.
    if case .nothing = receiver, declaredMembers(name, of: receiver, from: spot.file).isEmpty {
      return .nothing
    }
    if case .type(let type) = receiver {
      return code.changing(arguments, scope, candidates(name, type, scope)) {
        staticCall(name, of: type, $0, at: spot, scope) ?? code.unknown(in: $0)
          ?? code.textOfKey($0) ?? code.records(name, of: type, at: spot)
          ?? code.gap(type.name + "." + name, of: $0.filter(\.isContent).map(\.value), at: spot)
      }
    }
    if isMutating(name, receiver, spot), base.isPlace {
      // No copy is kept meanwhile, so that collections are changed in place.
      receiver = .void
      return changed(name, base, arguments, scope, at: spot)
    }
    let functions = declaredMembers(name, of: code.plain(receiver), from: spot.file)
    return code.changing(arguments, scope, functions) { passed in
      var own = receiver
      if code.isCovering, functions.isEmpty, case .call(_, _, let at) = base {
        // A modifier of SwiftUI is on the view that stands where it is made.
        own = shown(receiver, at: scope.spot(at))
      }
      guard let result = code.callMember(name, on: &own, changing: &passed, at: spot) else {
        return unfollowed(name, on: own, &passed, at: spot)
      }
      if base.isPlace, isChangeable(receiver) { change(base, scope) { $0 = own } }
      return result
    }
  }

  /// Whether a call is one of `map` or `flatMap` on an optional as a whole, and not on the text or the
  /// collection that it holds, as behind `?.`.
  private func isOptionalCall(
    _ name: String, on base: Expression, _ value: SampleValue, _ scope: Scope, at spot: Spot
  ) -> Bool {
    guard name == "map" || name == "flatMap", base.isPlace, value.isSequence else { return false }
    let source = code.program.sources[scope.file]
    guard !["?", "!"].contains(source.text(spot.token - 2)) else { return false }
    return declaredType(of: base, scope)?.isOptional == true
  }

  /// What a call comes to that is not followed. What stands behind `&` it may have changed.
  package func unfollowed(
    _ name: String, on receiver: SampleValue = .void, _ passed: inout [PassedValue], at spot: Spot
  ) -> SampleValue {
    let result =
      code.unknown(in: passed)
      ?? code.gap(name, of: [receiver] + passed.filter(\.isContent).map(\.value), at: spot)
    forget(&passed, name, result)
    return result
  }

  /// Makes values not known that a call may have changed which was not followed.
  private func forget(_ passed: inout [PassedValue], _ name: String, _ hole: SampleValue) {
    guard code.isCovering else { return }
    for index in passed.indices { passed[index].value = code.made("\(name) \(index)", of: hole) }
  }

  /// The functions and initializers that a static call may mean.
  private func candidates(_ name: String, _ type: TypeName, _ scope: Scope) -> [Program.Member] {
    guard let own = code.typeIndex(type.name, scope) else { return [] }
    let nested = code.typeIndex(type.name + "." + name, scope)
    return nested.map { code.members("init", of: $0) } ?? code.members(name, of: own)
  }

  /// Whether a system's method may have changed a value that is not a collection: a formatter, a path.
  private func isChangeable(_ value: SampleValue) -> Bool {
    if case .foundation = value { return true }
    if case .interface = value { return true }
    return false
  }

  private func isMutating(_ name: String, _ value: SampleValue, _ spot: Spot) -> Bool {
    guard !isObject(value) else { return false }
    return declaredMembers(name, of: value, from: spot.file).contains { $0.declaration.isMutating }
  }

  package func isObject(_ value: SampleValue) -> Bool {
    if case .object = value { true } else { false }
  }

  /// A call that changes what it is called on, where that stands.
  private func changed(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ scope: Scope, at spot: Spot
  ) -> SampleValue {
    code.changing(arguments, scope, hints: hints(name, base, arguments, scope)) { passed in
      var result: SampleValue?
      change(base, scope) { result = code.callMember(name, on: &$0, changing: &passed, at: spot) }
      return result ?? code.gap(name, at: spot)
    }
  }

  /// The names of methods of the standard library, and of paths, that change a value.
  private static let changingNames: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "sort", "reverse",
    "shuffle", "toggle", "swapAt", "formUnion", "formIntersection", "formSymmetricDifference",
    "subtract", "merge", "popLast", "popFirst", "update", "updateValue", "removeValue", "negate",
    "round", "removeSubrange", "replaceSubrange", "reserveCapacity", "partition",
    "appendInterpolation", "appendLiteral", "move", "addLine", "addArc", "addCurve",
    "addQuadCurve", "addRect", "addRoundedRect", "addEllipse", "addLines", "addPath",
    "closeSubpath", "next", "translateBy", "rotate", "scaleBy", "concatenate", "clip", "multiply",
    "formTruncatingRemainder", "addProduct",
  ]

  /// The type of an element that is added to a collection, where it is written as `.name`.
  private func hints(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> [TypeName?] {
    guard ["append", "insert", "updateValue", "remove"].contains(name),
      let first = arguments.first, let type = declaredType(of: base, scope)
    else { return [] }
    if type.isArray, first.label == "contentsOf" { return [type] }
    return [type.isArray || type.name == "Set" ? type.arguments.first : type.arguments.last]
  }

  private func callSuper(
    _ name: String, _ arguments: [Argument], _ scope: Scope, at spot: Spot
  ) -> SampleValue {
    let own = scope.value(of: "self") ?? .void
    guard let type = scope.type, let parent = code.program.superclass(of: type) else {
      // A class of the system.
      _ = code.passed(arguments, scope)
      return .void
    }
    return code.changing(arguments, scope) { passed in
      if name == "init" {
        guard let choice = code.choose(code.members("init", of: parent), passed, file: spot.file)
        else {
          return .void
        }
        return initialize(
          choice.member, choice.matches, parent, type: code.typeName(parent), passed, at: spot,
          instance: own)
      }
      return code.call(code.members(name, of: parent), on: own, passed, at: spot)
        ?? code.gap(name, at: spot)
    }
  }

  /// `self.init(…)`: the instance is what another initializer makes.
  private func delegate(_ arguments: [Argument], _ scope: Scope, at spot: Spot) -> SampleValue {
    guard let holder = scope.holder(of: "self"), let own = holder.values["self"] else {
      return .void
    }
    return code.changing(arguments, scope) { passed in
      var made: SampleValue?
      if case .object(let object) = own {
        if let choice = code.choose(code.members("init", of: object.type), passed, file: spot.file)
        {
          made = initialize(
            choice.member, choice.matches, object.type, type: code.typeName(object.type), passed,
            at: spot, instance: own)
        }
      } else if let type = code.ownType(of: own) ?? scope.type, !code.program.types[type].isOfOthers
      {
        made = construct(type, passed, at: spot)
      } else if case .type(let type) = own {
        made = construct(type, passed, at: spot, scope)
      }
      let value = made ?? code.gap("init", at: spot)
      holder.values["self"] = value
      return .void
    }
  }
}

extension SampleValue {
  /// Whether it is a text or a collection, which have functions of the same names as an optional.
  fileprivate var isSequence: Bool {
    switch self {
    case .string, .array, .set, .dictionary, .range: true
    case .void, .nothing, .bool, .integer, .double, .tuple, .enumeration, .structure, .object,
      .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      false
    }
  }
}

extension Expression {
  /// Whether it is a string literal without interpolation.
  fileprivate var isPlainText: Bool {
    if case .text(let pieces) = self, pieces.count == 1, case .literal = pieces[0] {
      true
    } else {
      false
    }
  }

  /// Whether it is a closure literal.
  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }

  /// Whether it names something that may be assigned.
  package var isPlace: Bool {
    if case .name = self { return true }
    if case .member(let base?, _, _) = self { return base.isPlace }
    if case .element(let base, _) = self { return base.isPlace }
    return false
  }
}
