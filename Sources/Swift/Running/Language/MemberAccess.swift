// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
internal import VibrancyVocabulary

/// The members of values and types: properties, methods, statics and initializers, and what is changed
/// through them.
package struct MemberAccess {
  /// The run that they are part of.
  package let code: Evaluator

  /// `value.name`; an unknown where that is not understood.
  package func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue {
    if code.thrown != nil { return .void }
    return found(name, of: value, at: spot) ?? code.gap(name, of: [value], at: spot)
  }

  /// `value.name`; `nil` where that is not understood.
  package func found(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    if let texts = code.eachText(name, of: value, at: spot) { return texts }
    let value = code.decided(value).asStyle
    if case .unknown(let hole) = value {
      return code.addedMember(name, of: hole, at: spot) ?? code.partOfHole(name, value)
    }
    if case .type(let type) = value {
      // Code of `EnvironmentValues` reads what is set where the view is.
      if type.name == "EnvironmentValues",
        let set = code.environmentValue(named: name) ?? ownEnvironment(name, spot)
      {
        return set
      }
      return staticMember(name, of: type, at: spot, Scope(file: spot.file, type: nil))
    }
    if name == "self" { return value }
    let plain = code.plain(value)
    if let found = stored(name, of: plain, at: spot) ?? declared(name, of: plain, at: spot) {
      return found
    }
    if case .tuple(let parts) = value {
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
    }
    if case .enumeration(let enumeration) = value, name == "rawValue" {
      return rawValue(of: enumeration, at: spot)
    }
    if let found = code.standard.optionSetMember(name, of: value)
      ?? libraryMember(name, of: value, at: spot)
    {
      return found
    }
    switch name {
    // A binding is what it is bound to, and an optional what it holds.
    case "wrappedValue", "projectedValue", "unsafelyUnwrapped": return value
    case "description", "debugDescription",
      "localizedDescription" where code.isOwn(value):
      return .string(code.operations.printed(value))
    case "hashValue":
      return .integer(code.operations.hashKey(value).utf8.reduce(5381) { $0 &* 33 &+ Int($1) })
    default: break
    }
    // A member of `nil`, which code reaches by `?.`.
    if case .nothing = value { return .nothing }
    if case .implicit(let implied, let arguments, let place) = value,
      let meant = code.implied(implied, arguments, at: place, having: name)
        ?? code.operations.addedImplicit(implied, arguments, place.file, at: place)
    {
      return found(name, of: meant, at: spot)
    }
    return maker(of: value).map { .unknown(Hole($0)) }
  }

  private func libraryMember(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    code.library { $0.member(name, of: value, at: spot) }
  }

  /// A value of the sources as the view that it is, for SwiftUI.
  package func shown(_ value: SampleValue, at spot: Spot) -> SampleValue {
    guard code.isOwn(value), code.statements.conforms(value, to: "View") else { return value }
    return .view(.own(value, spot))
  }

  /// A stored property of an instance of the sources.
  private func stored(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    let (type, fields): (Int, [String: SampleValue])
    if case .structure(let structure) = value {
      (type, fields) = (structure.type, structure.fields)
    } else if case .object(let object) = value {
      (type, fields) = (object.type, object.fields)
    } else {
      return nil
    }
    if let field = fields[name] {
      if case .view(.image(var image)) = field, image.isHeld {
        (image.isHeld, image.spot) = (false, spot)
        return .view(.image(image))
      }
      if case .interface(.scaledMetric) = field {
        return found("wrappedValue", of: field, at: spot)
      }
      return code.heldByObject(name, of: value, field)
    }
    guard let first = name.utf8.first else { return nil }
    if first == UInt8(ascii: "$") {
      let plain = String(name.dropFirst())
      if let wrapper = fields["_" + plain] {
        return found("projectedValue", of: wrapper, at: spot)
      }
      return found(plain, of: value, at: spot)
    }
    if first == UInt8(ascii: "_") { return found(String(name.dropFirst()), of: value, at: spot) }
    guard let wrapper = fields["_" + name], !isComputed(name, of: type) else { return nil }
    return found("wrappedValue", of: wrapper, at: spot)
  }

  /// Whether a property has a getter: one that is stored with a leading `_` is then no wrapper of it.
  package func isComputed(_ name: String, of type: Int) -> Bool {
    code.members(name, of: type).contains {
      $0.declaration.kind == .property && code.statements.accessors($0).getter != nil
    }
  }

  /// A member of a value that the sources declare, for a type of their own or one of others.
  private func declared(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    let members = declaredMembers(name, of: value, from: spot.file)
    guard let first = members.first else {
      return dynamicMember(name, of: value, at: spot)
    }
    code.reached.insert(spot)
    if first.declaration.kind == .property { return get(first, on: value, at: spot) }
    let functions = members.filter { $0.declaration.kind == .function }
    return functions.isEmpty ? nil : .function(FunctionValue(functions, on: value))
  }

  private func dynamicMember(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    guard let type = code.ownType(of: value) else { return nil }
    let subscripts = code.members("subscript", of: type).filter {
      $0.declaration.parameters.first?.label == "dynamicMember"
        || $0.declaration.parameters.first?.name == "dynamicMember"
    }
    guard let member = subscripts.first, let getter = code.statements.accessors(member).getter
    else { return nil }
    let isKeyPath = member.declaration.parameters[0].type.name.hasSuffix("KeyPath")
    let argument = PassedValue("dynamicMember", isKeyPath ? .keyPath([name]) : .string(name))
    return code.run(getter, of: member, on: value, [argument], at: spot).value
  }

  /// The members of a name that the sources declare for instances such as a value, its own first.
  package func declaredMembers(_ name: String, of value: SampleValue, from file: Int) -> [Program
    .Member]
  {
    if let type = code.ownType(of: value) {
      return code.instanceMembers(name, of: type)
    }
    guard code.extended.contains(name) else { return [] }
    for type in code.typeNames(of: value) + ["Optional"] {
      let found = code.program.extensionMembers(named: name, of: type, from: file)
        .filter { !$0.declaration.isStatic && code.statements.hasBody($0) }
      if !found.isEmpty { return suited(found, to: value) }
    }
    return []
  }

  /// Those of several members of arrays that are for such elements as an array has.
  private func suited(_ members: [Program.Member], to value: SampleValue) -> [Program.Member] {
    guard case .array(let elements) = value, let first = elements.first,
      members.contains(where: { $0.element != nil })
    else { return members }
    let names = code.typeNames(of: first)
    let exact = members.filter { member in member.element.map(names.contains) ?? false }
    if !exact.isEmpty { return exact }
    let any = members.filter { $0.element == nil }
    return any.isEmpty ? members : any
  }

  /// What a property of a value gives.
  private func get(_ member: Program.Member, on value: SampleValue, at spot: Spot) -> SampleValue? {
    let declaration = member.declaration
    if let keys = declaration.attribute("Environment") {
      return propertyOfEnvironment(keys, member, at: spot)
    }
    if declaration.attribute("EnvironmentObject") != nil {
      return code.environmentObject(of: declaration.type ?? TypeName(""))
        ?? code.injected(member)
        ?? code.outside(
          code.gap(declaration.name, at: spot), declaration.type?.name ?? "", declaration.name,
          at: spot)
    }
    if let getter = code.statements.accessors(member).getter {
      let getSpot = Spot(file: member.file, token: declaration.index)
      return code.run(getter, of: member, on: value, [], at: code.isCovering ? spot : getSpot).value
    }
    guard declaration.isLazy, let range = declaration.value else {
      let isStored = declaration.value == nil && declaration.brace == nil
      guard isStored, !declaration.isStatic, let made = code.injected(member) else { return nil }
      if case .object(let object) = value { object.fields[declaration.name] = made }
      return made
    }
    let scope = Scope(file: member.file, type: member.owner, own: value)
    let made = code.statements.deeper {
      code.value(
        code.statements.expression(member.file, range), scope, expecting: declaration.type)
    }
    if case .object(let object) = value, let made { object.fields[declaration.name] = made }
    return made
  }

  private func propertyOfEnvironment(_ keys: Range<Int>, _ member: Program.Member, at spot: Spot)
    -> SampleValue
  {
    let key = code.statements.expression(member.file, keys)
    if case .keyPath(let names) = key {
      guard let first = names.first else { return code.gap("Environment", at: spot) }
      guard
        var value = mirroredMode(member.declaration.type, first, at: spot)
          ?? code.environmentValue(named: first) ?? ownEnvironment(first, spot)
      else {
        let place = Spot(file: member.file, token: member.declaration.index)
        return code.gap("Environment(\\.\(first))", at: place)
      }
      for name in names.dropFirst() { value = self.member(name, of: value, at: spot) }
      return value
    }
    if case .member(.name(let type, _)?, "self", _) = key {
      return code.environmentObject(of: TypeName(type))
        ?? code.handedInstance(of: TypeName(type), near: member.file, owner: member.owner)
        ?? code.gap(type, at: spot)
    }
    return code.gap("Environment", at: spot)
  }

  /// The rendering mode, where the sources hand it on by a type of their own with the same members;
  /// `nil`: they do not.
  ///
  /// Assumed: nothing else has an environment value of such a type. What sets it runs while the widget
  /// is drawn, on ways that are not followed.
  private func mirroredMode(_ type: TypeName?, _ name: String, at spot: Spot) -> SampleValue? {
    let declared =
      type
      ?? code.program.extensionMembers(named: name, of: "EnvironmentValues", from: nil).first?
      .declaration.type
    guard let declared, let own = code.program.type(declared, near: spot.file),
      ["accented", "fullColor"].allSatisfy({ mode in
        code.members(mode, of: own).contains {
          $0.declaration.isStatic || $0.declaration.kind == .enumCase
        }
      })
    else { return nil }
    code.asked.insert(.mode)
    return staticMember(
      code.situation.mode.rawValue, of: code.typeName(own), at: spot,
      Scope(file: spot.file, type: nil))
  }

  /// A key that the sources add to `EnvironmentValues`: its default value.
  package func ownEnvironment(_ name: String, _ spot: Spot) -> SampleValue? {
    let found = code.program.extensionMembers(named: name, of: "EnvironmentValues", from: nil)
    guard let member = found.first(where: { $0.declaration.kind == .property }) else { return nil }
    if let range = member.declaration.value {
      // `@Entry var name = value`.
      let scope = Scope(file: member.file, type: member.owner)
      return code.statements.deeper {
        code.value(
          code.statements.expression(member.file, range), scope, expecting: member.declaration.type)
      }
    }
    guard let getter = code.statements.accessors(member).getter else {
      return member.declaration.type?.isOptional == true ? .nothing : nil
    }
    // `self[Key.self]` gives the key's default value.
    return code.run(
      getter, of: member, on: .type(TypeName("EnvironmentValues")), [],
      at: Spot(file: member.file, token: member.declaration.index)
    ).value
  }

  /// The raw value of a case, as written or by its place.
  package func rawValue(of value: EnumerationValue, at spot: Spot) -> SampleValue? {
    let cases = code.program.types[value.type].order.filter { $0.declaration.kind == .enumCase }
    let names = code.program.typeNames(of: value.type)
    let isString = names.contains("String") || names.contains("Character")
    var next = 0
    for one in cases {
      var raw: SampleValue = isString ? .string(one.declaration.name) : .integer(next)
      if let range = one.declaration.value {
        raw = code.value(
          code.statements.expression(one.file, range), Scope(file: one.file, type: one.owner),
          expecting: names.contains("Double") ? TypeName("Double") : nil)
        // `-1` is two tokens.
        if case .operation = code.statements.expression(one.file, range) { raw = .integer(next) }
      }
      if case .integer(let number) = raw { next = number &+ 1 }
      if one.declaration.name == value.name { return raw }
    }
    return nil
  }
}
