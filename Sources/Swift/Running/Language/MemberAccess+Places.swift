// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension MemberAccess {
  /// `target = value`, or an operator and `=`.
  package func assign(
    _ target: Expression, _ sign: String, _ expression: Expression, _ scope: Scope
  ) {
    if case .tuple(let targets) = target, sign == "=" {
      guard case .tuple(let parts) = code.value(expression, scope) else { return }
      for (one, part) in zip(targets, parts) { change(one.value, scope) { $0 = part.value } }
      return
    }
    if case .name("_", _) = target {
      _ = code.value(expression, scope)
      return
    }
    let type = declaredType(of: target, scope)
    guard sign != "=" else {
      let value = code.value(expression, scope, expecting: type)
      guard code.thrown == nil else { return }
      change(target, scope, sets: true) { old in
        old = typed(value, as: old)
      }
      return
    }
    let at = target.spot(in: scope)
    let isLiteral = expression.isLiteralNumber
    let right = code.value(expression, scope, expecting: type)
    guard code.thrown == nil else { return }
    change(target, scope) { old in
      var other = right
      if case .double = old, isLiteral {
        other = code.value(expression, scope, expecting: TypeName("Double"))
      }
      let own = code.operations.declaredOperators(sign, old, other, scope.file)
      if !own.isEmpty {
        var passed = [PassedValue(nil, old), PassedValue(nil, other)]
        if let choice = code.choose(own, passed, file: scope.file) {
          var none: SampleValue?
          _ = code.run(choice, on: &none, &passed, at: at)
          old = passed[0].value
          return
        }
      }
      if sign == "+=", case .array(var elements) = old {
        old = .void
        if let more = code.standard.elements(of: other),
          elements.count + more.count <= Evaluator.mostElements,
          code.spend(more.count / 4)
        {
          elements += more
          old = .array(elements)
        } else {
          old = code.failure("more than \(Evaluator.mostElements) elements", at: at)
        }
        return
      }
      let left = old
      old = .void
      old = code.operations.infix(String(sign.dropLast()), left, other, at: at)
    }
  }

  /// A value as what it takes the place of had it: a whole literal for a floating-point number.
  private func typed(_ value: SampleValue, as old: SampleValue) -> SampleValue {
    if case .integer(let number) = value, case .double = old { return .double(Double(number)) }
    if case .implicit(let name, let arguments, let spot) = value, let type = code.ownType(of: old) {
      return code.operations.implicit(
        name, arguments, of: code.typeName(type), file: spot.file, owner: nil, at: spot) ?? value
    }
    return value
  }

  /// The declared type of what is assigned, as far as that is simple to see.
  package func declaredType(of target: Expression, _ scope: Scope) -> TypeName? {
    if case .element(let base, _) = target {
      let type = declaredType(of: base, scope)
      return type?.isArray == true ? type?.arguments.first : type?.arguments.last
    }
    if case .name("self", _) = target { return scope.type.map(code.typeName) }
    guard case .member(let base?, let name, _) = target else {
      guard case .name(let name, _) = target else { return nil }
      if scope.holder(of: name) != nil { return scope.type(of: name) }
      guard let own = scope.value(of: "self"), let type = code.ownType(of: own)
      else { return nil }
      return code.members(name, of: type).first?.declaration.type
    }
    guard base.isPlace, let type = code.ownType(of: code.value(base, scope)) else { return nil }
    return code.members(name.hasPrefix("_") ? String(name.dropFirst()) : name, of: type)
      .first?.declaration.type
  }

  /// Changes the value of what may be assigned, where it stands.
  ///
  /// - Parameter sets: Whether the change needs no value from before.
  package func change(
    _ target: Expression, _ scope: Scope, sets: Bool = false, _ body: (inout SampleValue) -> Void
  ) {
    switch target {
    case .name(let name, let at): changeName(name, at, scope, sets, body)
    case .member(let base?, let name, let at):
      let spot = scope.spot(at)
      if case .name("super", _) = base {
        change(.name("self", at), scope) { changeMember(name, of: &$0, sets, at: spot, body) }
        return
      }
      if isTypeName(base, scope), case .type(let type) = code.value(base, scope) {
        changeStatic(name, of: type, scope, at: spot, body)
        return
      }
      guard base.isPlace else {
        var value = code.value(base, scope)
        changeMember(name, of: &value, sets, at: spot, body)
        return
      }
      change(base, scope) { changeMember(name, of: &$0, sets, at: spot, body) }
      if case .name("self", _) = base { code.keepState(name, scope) }
    case .element(let base, let arguments):
      let passed = code.passed(arguments, scope)
      let spot = base.spot(in: scope)
      change(base, scope) { changeElement(passed, of: &$0, sets, at: spot, body) }
    case .tuple(let parts):
      var value = code.value(target, scope)
      body(&value)
      guard case .tuple(let values) = value else { return }
      for (part, one) in zip(parts, values) { change(part.value, scope) { $0 = one.value } }
    case .text, .number, .integer, .truth, .nothing, .member, .call, .closure, .list, .pairs,
      .prefix, .suffix, .operation, .infix, .choice, .branches, .keyPath, .cast, .test,
      .availability, .unknown:
      var value = code.value(target, scope)
      body(&value)
    }
  }

  private func isTypeName(_ base: Expression, _ scope: Scope) -> Bool {
    if case .name(let name, _) = base {
      return name.isCapitalized && scope.holder(of: name) == nil
    }
    guard case .member(let inner?, let name, _) = base else { return false }
    return name.isCapitalized && isTypeName(inner, scope)
  }

  private func changeName(
    _ name: String, _ at: Int, _ scope: Scope, _ sets: Bool, _ body: (inout SampleValue) -> Void
  ) {
    let spot = scope.spot(at)
    if let holder = scope.holder(of: name) {
      // It is taken out meanwhile, so that a collection is changed in place.
      var value = holder.values.take(name)
      body(&value)
      holder.values[name] = value
      return
    }
    if case .type(let type)? = scope.value(of: "self") {
      changeStatic(name, of: type, scope, at: spot, body)
      return
    }
    if isOwnStored(name, scope) {
      change(.name("self", at), scope) { changeMember(name, of: &$0, sets, at: spot, body) }
      code.keepState(name, scope)
      return
    }
    if let type = scope.type,
      code.members(name, of: type).contains(where: \.declaration.isStatic)
    {
      changeStatic(name, of: code.typeName(type), scope, at: spot, body)
      return
    }
    if let global = code.program.globals(named: name, from: scope.file)
      .first(where: { $0.declaration.kind == .property })
    {
      changeStatic(global, nil, body)
      return
    }
    var value = code.name(name, at, scope)
    body(&value)
  }

  /// Whether a name is that of a property of the instance around; no copy of that is kept.
  private func isOwnStored(_ name: String, _ scope: Scope) -> Bool {
    guard let type = scope.value(of: "self").flatMap(code.ownType) else { return false }
    let plain = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
    return code.members(plain, of: type).contains { !$0.declaration.isStatic }
  }

  private func changeStatic(
    _ name: String, of type: TypeName, _ scope: Scope, at spot: Spot,
    _ body: (inout SampleValue) -> Void
  ) {
    guard let own = code.typeIndex(type.name, scope),
      let member = code.members(name, of: own).first(where: \.declaration.isStatic)
    else {
      var value = staticMember(name, of: type, at: spot, scope) ?? code.gap(name, at: spot)
      body(&value)
      return
    }
    changeStatic(member, type, body)
  }

  private func changeStatic(
    _ member: Program.Member, _ type: TypeName?, _ body: (inout SampleValue) -> Void
  ) {
    let spot = Spot(file: member.file, token: member.declaration.index)
    var value = staticProperty(member, on: type)
    if let setter = code.statements.accessors(member).setter {
      body(&value)
      _ = code.run(
        setter, of: member, on: type.map { .type($0) }, [PassedValue(nil, value)], at: spot)
      return
    }
    code.statics[spot] = .void
    body(&value)
    code.statics[spot] = value
  }

  /// Changes a member of a value.
  package func changeMember(
    _ name: String, of value: inout SampleValue, _ sets: Bool, at spot: Spot,
    _ body: (inout SampleValue) -> Void
  ) {
    if case .nothing = value { return }
    if case .object(let object) = value {
      if let field = fieldName(name, object.fields, of: object.type) {
        var old = SampleValue.void
        swap(&old, &object.fields[field, default: .void])
        changeField(name, field, &old, at: spot, body)
        object.fields[field] = old
        return
      }
    } else if case .structure(var structure) = value,
      let field = fieldName(name, structure.fields, of: structure.type)
    {
      value = .void
      var old = SampleValue.void
      swap(&old, &structure.fields[field, default: .void])
      changeField(name, field, &old, at: spot, body)
      structure.fields[field] = old
      value = .structure(structure)
      return
    } else if case .tuple(var parts) = value,
      let index = Int(name) ?? parts.firstIndex(where: { $0.label == name }),
      parts.indices.contains(index)
    {
      body(&parts[index].value)
      value = .tuple(parts)
      return
    }
    if let type = code.ownType(of: value) {
      changeDeclared(name, of: &value, type, sets, at: spot, body)
      return
    }
    if name == "wrappedValue" || name == "projectedValue" {
      body(&value)
      return
    }
    var part = member(name, of: value, sets: sets, at: spot)
    body(&part)
    _ =
      code.library { $0.assign(&value, member: name, part) ? true : nil }
  }

  private func member(_ name: String, of value: SampleValue, sets: Bool, at spot: Spot)
    -> SampleValue
  {
    found(name, of: value, at: spot) ?? (sets ? .void : code.gap(name, at: spot))
  }

  private func fieldName(
    _ name: String, _ fields: [String: SampleValue], of type: Int
  ) -> String? {
    if fields[name] != nil { return name }
    if fields["_" + name] != nil, !isComputed(name, of: type) { return "_" + name }
    if name.hasPrefix("$") || name.hasPrefix("_"), fields[String(name.dropFirst())] != nil {
      return String(name.dropFirst())
    }
    return nil
  }

  private func changeField(
    _ name: String, _ field: String, _ old: inout SampleValue, at spot: Spot,
    _ body: (inout SampleValue) -> Void
  ) {
    // A property that a type of the sources wraps.
    if field == "_" + name {
      changeMember("wrappedValue", of: &old, false, at: spot, body)
    } else {
      body(&old)
    }
  }

  /// A property of an instance that is computed, or has no value yet.
  private func changeDeclared(
    _ name: String, of value: inout SampleValue, _ type: Int, _ sets: Bool, at spot: Spot,
    _ body: (inout SampleValue) -> Void
  ) {
    let plain = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard
      let member = (code.members(name, of: type) + code.members(plain, of: type)).first(where: {
        $0.declaration.kind == .property && !$0.declaration.isStatic
      })
    else { return }
    let accessors = code.statements.accessors(member)
    if let setter = accessors.setter {
      var part: SampleValue = sets ? .void : found(name, of: value, at: spot) ?? .void
      body(&part)
      let own = value
      value = .void
      value =
        code.run(setter, of: member, on: own, [PassedValue(nil, part)], at: spot).own ?? own
      return
    }
    guard accessors.getter == nil else {
      // What is changed is another value that the property gives: an object.
      var part = found(name, of: value, at: spot) ?? .void
      body(&part)
      return
    }
    var part: SampleValue = .void
    if !sets { part = found(name, of: value, at: spot) ?? .void }
    body(&part)
    if let wrapper = wrapper(of: member), !name.hasPrefix("_") {
      let scope = Scope(file: member.file, type: member.owner)
      setField("_" + plain, wrapped(member, by: wrapper, scope, part), in: &value)
    } else if wrapper(of: member) != nil {
      setField("_" + plain, part, in: &value)
    } else {
      setField(plain, part, in: &value)
    }
  }

  /// Changes an element of a value.
  private func changeElement(
    _ arguments: [PassedValue], of value: inout SampleValue, _ sets: Bool, at spot: Spot,
    _ body: (inout SampleValue) -> Void
  ) {
    if case .array(var elements) = value, let first = arguments.first, arguments.count == 1,
      case .integer(let index) = first.value
    {
      guard elements.indices.contains(index) else {
        _ = code.failure("index \(index) out of range of \(elements.count) elements", at: spot)
        return
      }
      value = .void
      body(&elements[index])
      value = .array(elements)
      return
    }
    let subscripts = declaredMembers("subscript", of: value, from: spot.file)
    if let choice = code.choose(subscripts.map(code.unlabelled), arguments, file: spot.file),
      let setter = code.statements.accessors(choice.member).setter
    {
      var part: SampleValue = sets ? .void : code.element(of: value, arguments, at: spot) ?? .void
      body(&part)
      let own = value
      value =
        code.run(setter, of: choice.member, on: own, arguments + [PassedValue(nil, part)], at: spot)
        .own
        ?? own
      return
    }
    var part: SampleValue = sets ? .void : code.element(of: value, arguments, at: spot) ?? .nothing
    body(&part)
    if code.library({ $0.assign(&value, subscript: arguments, part) ? true : nil }) == nil {
      if case .unknown = value { return }
      _ = code.gap("[]", at: spot)
    }
  }
}
