// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
internal import VibrancyVocabulary

extension Evaluator {
  /// What an expression comes to.
  ///
  /// - Parameter type: The type that it is needed as, where that is declared.
  package func value(_ expression: Expression, _ scope: Scope, expecting type: TypeName? = nil)
    -> SampleValue
  {
    guard step(), !StackFloor.isReached else { return statements.exhausted(scope) }
    if thrown != nil { return .void }
    return operations.converted(evaluate(expression, scope, type), to: type, scope)
  }

  private func evaluate(_ expression: Expression, _ scope: Scope, _ type: TypeName?) -> SampleValue
  {
    switch expression {
    case .text(let pieces):
      if let type, !type.isArray, type.last.hasPrefix("LocalizedString"), pieces.count > 1 {
        let key = passed([Argument(label: nil, value: expression)], scope)
        return passed(key[0], to: type, file: scope.file, owner: scope.type)
      }
      return text(pieces, scope)
    case .number(let number): return .double(number)
    case .integer(let number): return .integer(number)
    case .truth(let truth): return .bool(truth)
    case .nothing: return .nothing
    case .name(let name, let at): return self.name(name, at, scope)
    case .member(let base, let name, let at): return read(base, name, at, scope, type)
    case .call(let callee, let arguments, let at): return call(callee, arguments, at, scope, type)
    case .element(let base, let arguments): return element(base, arguments, scope)
    case .closure(let closure): return .closure(ClosureValue(closure, scope))
    case .list(let expressions):
      let element = type?.arguments.first
      guard spend(expressions.count) else { return statements.exhausted(scope) }
      return .array(expressions.map { value($0, scope, expecting: element) })
    case .pairs(let pairs):
      let types = type?.arguments.count == 2 ? type?.arguments : nil
      return dictionary(
        pairs.map {
          (value($0.key, scope, expecting: types?[0]), value($0.value, scope, expecting: types?[1]))
        })
    case .tuple(let parts):
      if parts.isEmpty { return .void }
      return .tuple(parts.map { ($0.label, value($0.value, scope)) })
    case .prefix(let sign, let operand): return operations.prefix(sign, operand, scope, type)
    case .suffix(_, let operand):
      return .range(RangeValue(lower: value(operand, scope), upper: nil, isClosed: false))
    case .operation(let name): return .function(FunctionValue(named: name))
    case .infix(let sign, let left, let right, let at):
      return operations.infix(sign, left, right, at, scope, type)
    case .choice(let condition, let first, let second, let at):
      let truth = operations.truth(value(condition, scope))
      if truth == nil { assumed(scope.spot(at)) }
      return value(truth != false ? first : second, scope, expecting: type)
    case .branches(let statement):
      let inner = Scope(in: scope)
      if let type { inner.returns = type }
      return statements.outcome(of: [statement], inner)
    case .keyPath(let names): return .keyPath(names)
    case .cast(let operand, let type): return cast(operand, type, scope)
    case .test(let operand, let type):
      let value = value(operand, scope)
      return statements.conforms(value, to: type, scope).map { .bool($0) } ?? value
    case .availability(let versions, let isNegated):
      return .bool(isAvailable(versions) != isNegated)
    case .unknown: return gap("", at: Spot(file: scope.file, token: 0))
    }
  }

  /// Whether `#available` holds in the situation.
  private func isAvailable(_ versions: [String: Int]) -> Bool {
    for name in situation.platform.compilerNames {
      let version = versions[name] ?? versions[name + "ApplicationExtension"]
      if let version { return situation.version >= version }
    }
    return true
  }

  /// A dictionary of a literal, in which a later value of a key stands for an earlier one.
  private func dictionary(_ pairs: [(key: SampleValue, value: SampleValue)]) -> SampleValue {
    var (found, places): ([(key: SampleValue, value: SampleValue)], [String: Int]) = ([], [:])
    for pair in pairs {
      let key = operations.hashKey(pair.key)
      if let place = places[key] {
        found[place].value = pair.value
      } else {
        places[key] = found.count
        found.append(pair)
      }
    }
    return .dictionary(found)
  }

  /// The text of a string literal.
  private func text(_ pieces: [TextPiece], _ scope: Scope) -> SampleValue {
    if isCovering {
      return pattern(
        pieces.map { piece in
          switch piece {
          case .literal(let literal): .string(literal)
          case .value(let expression, _): value(expression, scope)
          }
        })
    }
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .value(let expression, _):
        text += written(value(expression, scope))
      }
      guard text.utf8.count <= Self.mostBytes, spend(text.utf8.count / 64) else { break }
    }
    return .string(text)
  }

  /// A value as a text has it: what it is called stands for one that is not known.
  private func written(_ value: SampleValue) -> String {
    if !isCovering, case .unknown(let hole) = value { return hole.words }
    return operations.printed(value)
  }

  /// `value.name`, `Type.name` or `.name`.
  private func read(
    _ base: Expression?, _ name: String, _ at: Int, _ scope: Scope, _ type: TypeName?
  ) -> SampleValue {
    let spot = scope.spot(at)
    guard let base else { return implied(name, nil, type, scope, at: spot) }
    if case .name("super", _) = base {
      let own = scope.value(of: "self") ?? .void
      return superMember(name, of: own, scope, at: spot) ?? gap(name, at: spot)
    }
    // `.red.opacity(…)`: the type that is needed is that of the first member too.
    let value = value(base, scope, expecting: base.isImplied ? type : nil)
    if case .list = base, case .array(let types) = value, types.count == 1,
      case .type(let element) = types[0]
    {
      // `[Element].name`.
      let array = TypeName(element.name, isArray: true)
      return access.staticMember(name, of: array, at: spot, scope) ?? gap(name, at: spot)
    }
    if case .type(let type) = value {
      return access.staticMember(name, of: type, at: spot, scope)
        ?? viewLibrary.packageMember(name, of: type, at: spot)
        ?? gap(type.name + "." + name, at: spot)
    }
    return access.member(name, of: value, at: spot)
  }

  /// `.name` or `.name(…)`.
  package func implied(
    _ name: String, _ arguments: [PassedValue]?, _ type: TypeName?, _ scope: Scope, at spot: Spot
  ) -> SampleValue {
    if let type, !type.name.isEmpty,
      let found = operations.implicit(
        name, arguments, of: type, file: scope.file, owner: scope.type, at: spot)
    {
      return found
    }
    return .implicit(name, arguments, spot)
  }

  private func superMember(_ name: String, of own: SampleValue, _ scope: Scope, at spot: Spot)
    -> SampleValue?
  {
    guard let type = scope.type, let parent = program.superclass(of: type) else { return nil }
    let found = members(name, of: parent).filter { !$0.declaration.isStatic }
    guard let first = found.first else { return nil }
    if first.declaration.kind == .property, let getter = statements.accessors(first).getter {
      return run(getter, of: first, on: own, [], at: spot).value
    }
    if first.declaration.kind == .property { return self.access.found(name, of: own, at: spot) }
    return .function(FunctionValue(found, on: own))
  }

  /// `value[…]`.
  private func element(_ base: Expression, _ arguments: [Argument], _ scope: Scope) -> SampleValue {
    let spot = base.spot(in: scope)
    let receiver = value(base, scope)
    let passed = passed(arguments, scope)
    return element(of: receiver, passed, at: spot) ?? gap("[]", at: spot)
  }

  /// `value[…]`; `nil` where that is not understood.
  package func element(of receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    let receiver = decided(receiver)
    if case .unknown = receiver {
      let element = element(ofHole: receiver)
      // `dictionary[key, default: …]`: the key may be missing.
      guard isCovering, let other = arguments.labelled("default") else { return element }
      return presence(of: element) ?? other
    }
    if case .nothing = receiver { return .nothing }
    if let first = arguments.first, arguments.count == 1, case .unknown(let hole) = first.value {
      return anyElement(of: receiver, by: hole) ?? first.value
    }
    if case .array(let elements) = receiver, let first = arguments.first, arguments.count == 1,
      first.label == nil, case .integer(let index) = first.value
    {
      guard elements.indices.contains(index) else {
        return failure("index \(index) out of range of \(elements.count) elements", at: spot)
      }
      return elements[index]
    }
    if let first = arguments.first, first.label == "keyPath", case .keyPath = first.value {
      return call(first.value, [PassedValue(nil, receiver)], at: spot)
    }
    let subscripts = access.declaredMembers("subscript", of: receiver, from: spot.file)
    if let choice = choose(subscripts.map(unlabelled), arguments, file: spot.file) {
      var (own, passed): (SampleValue?, [PassedValue]) = (receiver, arguments)
      return run(choice, on: &own, &passed, at: spot)
    }
    if case .type(let type) = receiver {
      // `self[Key.self]` of `EnvironmentValues`.
      if type.last == "EnvironmentValues", case .type(let key)? = arguments.first?.value {
        return access.staticMember(
          "defaultValue", of: key, at: spot, Scope(file: spot.file, type: nil))
      }
      if let own = typeIndex(type.name, file: spot.file, type: nil) {
        let statics = members("subscript", of: own).filter(\.declaration.isStatic)
        if let choice = choose(statics.map(unlabelled), arguments, file: spot.file) {
          var (owner, passed): (SampleValue?, [PassedValue]) = (receiver, arguments)
          return run(choice, on: &owner, &passed, at: spot)
        }
      }
      // `Defaults[.key]` of another module; `[Int]` as a type.
      guard let key = arguments.first, arguments.count == 1 else { return nil }
      return access.storedDefault(key.value)
    }
    return library { $0.element(receiver, arguments, at: spot) }
  }

  /// `as`, `as?`, `as!`, and `try?`, which has no type's name.
  private func cast(_ operand: Expression, _ type: TypeName, _ scope: Scope) -> SampleValue {
    let value = value(operand, scope, expecting: type.name.isEmpty ? nil : type)
    if type.name.isEmpty, type.arguments.isEmpty, type.isOptional, !type.isArray {
      guard thrown != nil else { return value }
      thrown = nil
      return .nothing
    }
    guard type.isOptional else { return value }
    return statements.conforms(value, to: type, scope) == false ? .nothing : value
  }

  /// The arguments of a call.
  package func passed(_ arguments: [Argument], _ scope: Scope, _ hints: [TypeName?] = [])
    -> [PassedValue]
  {
    var result: [PassedValue] = []
    result.reserveCapacity(arguments.count)
    for (index, argument) in arguments.enumerated() {
      var expression = argument.value
      if case .prefix("&", let inner) = expression { expression = inner }
      var type: TypeName? = index < hints.count ? hints[index] : nil
      if type == nil, expression.isFraction { type = TypeName("Double") }
      if case .prefix("repeat", let pack) = expression {
        let elements = standard.elements(of: value(pack, scope)) ?? []
        for (place, element) in elements.enumerated() {
          result.append(PassedValue(place == 0 ? argument.label : nil, element))
        }
        continue
      }
      guard case .text(let pieces) = expression else {
        result.append(PassedValue(argument.label, value(expression, scope, expecting: type)))
        continue
      }
      var (text, parts): (String, [PassedPiece]) = ("", [])
      for piece in pieces {
        switch piece {
        case .literal(let literal):
          text += literal
          parts.append(.literal(literal))
        case .value(let expression, let more):
          let value = value(expression, scope)
          text += written(value)
          parts.append(.value(value, passed(more, scope)))
        }
        guard text.utf8.count <= Self.mostBytes, spend(text.utf8.count / 64) else { break }
      }
      let holds = isCovering && parts.contains(where: \.value.isUnknown)
      let whole = holds ? pattern(parts.map(\.value)) : .string(text)
      var passed = PassedValue(argument.label, whole)
      passed.pieces = parts
      result.append(passed)
    }
    return result
  }
}

extension Argument {
  /// Whether it is a label alone, as in `moved(by:)`.
  package var isReference: Bool {
    guard label != nil, case .unknown = value else { return false }
    return true
  }
}

extension Expression {
  /// Whether it is a chain that starts with `.name`.
  package var isImplied: Bool {
    if case .member(let base, _, _) = self { return base?.isImplied ?? true }
    if case .call(let callee, _, _) = self { return callee.isImplied }
    return false
  }

  /// Whether it is made of numbers alone.
  package var isLiteralNumber: Bool {
    if case .integer = self { return true }
    if case .number = self { return true }
    if case .prefix("-", let inner) = self { return inner.isLiteralNumber }
    guard case .infix(let sign, let a, let b, _) = self, ["+", "-", "*", "/"].contains(sign) else {
      return false
    }
    return a.isLiteralNumber && b.isLiteralNumber
  }

  /// Whether it divides whole numbers that have no whole quotient, which only a floating-point
  /// parameter takes with reason.
  package var isFraction: Bool {
    guard case .infix("/", .integer(let a), .integer(let b), _) = self, b > 0 else { return false }
    return a % b != 0
  }

  /// Where it stands, as far as that is kept.
  package func spot(in scope: Scope) -> Spot {
    switch self {
    case .name(_, let at), .member(_, _, let at), .call(_, _, let at), .infix(_, _, _, let at),
      .choice(_, _, _, let at):
      scope.spot(at)
    case .element(let base, _), .cast(let base, _), .test(let base, _), .prefix(_, let base),
      .suffix(_, let base):
      base.spot(in: scope)
    case .closure(let closure): Spot(file: scope.file, token: closure.at)
    case .text, .number, .integer, .truth, .nothing, .list, .pairs, .tuple, .operation, .branches,
      .keyPath, .availability, .unknown:
      Spot(file: scope.file, token: 0)
    }
  }
}
