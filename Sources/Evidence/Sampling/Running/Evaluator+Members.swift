// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
internal import VibrancyVocabulary

extension Evaluator {
  /// `value.name`; an unknown where that is not understood.
  package func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue {
    if thrown != nil { return .void }
    return found(name, of: value, at: spot) ?? gap(name, at: spot)
  }

  /// `value.name`; `nil` where that is not understood.
  func found(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    if let texts = eachText(name, of: value, at: spot) { return texts }
    let value = decided(value).asStyle
    if case .unknown = value { return partOfHole(name, value) }
    if case .type(let type) = value {
      // Code of `EnvironmentValues` reads what is set where the view is.
      if type.name == "EnvironmentValues",
        let set = environmentValue(named: name) ?? ownEnvironment(name, spot)
      {
        return set
      }
      return staticMember(name, of: type, at: spot, Scope(file: spot.file, type: nil))
    }
    if name == "self" { return value }
    let plain = plain(value)
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
    if let found = optionSetMember(name, of: value) ?? libraryMember(name, of: value, at: spot) {
      return found
    }
    switch name {
    // A binding is what it is bound to, and an optional what it holds.
    case "wrappedValue", "projectedValue", "unsafelyUnwrapped": return value
    case "description", "debugDescription",
      "localizedDescription" where isOwn(value):
      return .string(printed(value))
    case "hashValue": return .integer(hashKey(value).utf8.reduce(5381) { $0 &* 33 &+ Int($1) })
    default: break
    }
    // A member of `nil`, which code reaches by `?.`.
    if case .nothing = value { return .nothing }
    if case .implicit(let implied, let arguments, let place) = value,
      let meant = self.implied(implied, arguments, at: place, having: name)
        ?? addedImplicit(implied, arguments, place.file, at: place)
    {
      return found(name, of: meant, at: spot)
    }
    return maker(of: value).map { .unknown(Hole($0)) }
  }

  private func libraryMember(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    let passed = shown(value, at: spot)
    return standardMember(name, of: value) ?? foundationMember(name, of: value)
      ?? widgetMember(name, of: value) ?? interfaceMember(name, of: passed)
  }

  /// A value of the sources as the view that it is, for SwiftUI.
  func shown(_ value: SampleValue, at spot: Spot) -> SampleValue {
    guard isOwn(value), conforms(value, to: "View") else { return value }
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
      return heldByObject(name, of: value, field)
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
  func isComputed(_ name: String, of type: Int) -> Bool {
    members(name, of: type).contains {
      $0.declaration.kind == .property && accessors($0).getter != nil
    }
  }

  /// A member of a value that the sources declare, for a type of their own or one of others.
  private func declared(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    let members = instanceMembers(name, of: value, from: spot.file)
    guard let first = members.first else {
      return dynamicMember(name, of: value, at: spot)
    }
    reached.insert(spot)
    if first.declaration.kind == .property { return get(first, on: value, at: spot) }
    let functions = members.filter { $0.declaration.kind == .function }
    return functions.isEmpty ? nil : .function(FunctionValue(functions, on: value))
  }

  private func dynamicMember(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    guard let type = ownType(of: value) else { return nil }
    let subscripts = members("subscript", of: type).filter {
      $0.declaration.parameters.first?.label == "dynamicMember"
        || $0.declaration.parameters.first?.name == "dynamicMember"
    }
    guard let member = subscripts.first, let getter = accessors(member).getter else { return nil }
    let isKeyPath = member.declaration.parameters[0].type.name.hasSuffix("KeyPath")
    let argument = PassedValue("dynamicMember", isKeyPath ? .keyPath([name]) : .string(name))
    return run(getter, of: member, on: value, [argument], at: spot).value
  }

  /// The members of a name that the sources declare for instances such as a value, its own first.
  func instanceMembers(_ name: String, of value: SampleValue, from file: Int) -> [Program.Member] {
    if let type = ownType(of: value) {
      return instanceMembers(name, of: type)
    }
    guard extended.contains(name) else { return [] }
    for type in typeNames(of: value) + ["Optional"] {
      let found = program.extensionMembers(named: name, of: type, from: file)
        .filter { !$0.declaration.isStatic && hasBody($0) }
      if !found.isEmpty { return suited(found, to: value) }
    }
    return []
  }

  /// Those of several members of arrays that are for such elements as an array has.
  private func suited(_ members: [Program.Member], to value: SampleValue) -> [Program.Member] {
    guard case .array(let elements) = value, let first = elements.first,
      members.contains(where: { $0.element != nil })
    else { return members }
    let names = typeNames(of: first)
    let exact = members.filter { member in member.element.map(names.contains) ?? false }
    if !exact.isEmpty { return exact }
    let any = members.filter { $0.element == nil }
    return any.isEmpty ? members : any
  }

  /// What a property of a value gives.
  private func get(_ member: Program.Member, on value: SampleValue, at spot: Spot) -> SampleValue? {
    let declaration = member.declaration
    if let keys = declaration.attribute("Environment") {
      return environmentValue(keys, member, at: spot)
    }
    if declaration.attribute("EnvironmentObject") != nil {
      return environmentObject(of: declaration.type ?? TypeName(""))
        ?? outside(
          gap(declaration.name, at: spot), declaration.type?.name ?? "", declaration.name, at: spot)
    }
    if let getter = accessors(member).getter {
      let getSpot = Spot(file: member.file, token: declaration.index)
      return run(getter, of: member, on: value, [], at: isCovering ? spot : getSpot).value
    }
    guard declaration.isLazy, let range = declaration.value else { return nil }
    let scope = Scope(file: member.file, type: member.owner, own: value)
    let made = deeper {
      self.value(expression(member.file, range), scope, expecting: declaration.type)
    }
    if case .object(let object) = value, let made { object.fields[declaration.name] = made }
    return made
  }

  private func environmentValue(_ keys: Range<Int>, _ member: Program.Member, at spot: Spot)
    -> SampleValue
  {
    let key = expression(member.file, keys)
    if case .keyPath(let names) = key {
      guard let first = names.first else { return gap("Environment", at: spot) }
      guard
        var value = mirroredMode(member.declaration.type, first, at: spot)
          ?? environmentValue(named: first) ?? ownEnvironment(first, spot)
      else {
        let place = Spot(file: member.file, token: member.declaration.index)
        return gap("Environment(\\.\(first))", at: place)
      }
      for name in names.dropFirst() { value = self.member(name, of: value, at: spot) }
      return value
    }
    if case .member(.name(let type, _)?, "self", _) = key {
      return environmentObject(of: TypeName(type)) ?? gap(type, at: spot)
    }
    return gap("Environment", at: spot)
  }

  /// The rendering mode, where the sources hand it on by a type of their own with the same members;
  /// `nil`: they do not.
  ///
  /// Assumed: nothing else has an environment value of such a type. What sets it runs while the widget
  /// is drawn, on ways that are not followed.
  private func mirroredMode(_ type: TypeName?, _ name: String, at spot: Spot) -> SampleValue? {
    let declared =
      type
      ?? program.extensionMembers(named: name, of: "EnvironmentValues", from: nil).first?
      .declaration.type
    guard let declared, let own = program.type(declared, near: spot.file),
      ["accented", "fullColor"].allSatisfy({ mode in
        members(mode, of: own).contains {
          $0.declaration.isStatic || $0.declaration.kind == .enumCase
        }
      })
    else { return nil }
    asked.insert(.mode)
    return staticMember(
      situation.mode.rawValue, of: typeName(own), at: spot, Scope(file: spot.file, type: nil))
  }

  /// A key that the sources add to `EnvironmentValues`: its default value.
  func ownEnvironment(_ name: String, _ spot: Spot) -> SampleValue? {
    let found = program.extensionMembers(named: name, of: "EnvironmentValues", from: nil)
    guard let member = found.first(where: { $0.declaration.kind == .property }) else { return nil }
    if let range = member.declaration.value {
      // `@Entry var name = value`.
      let scope = Scope(file: member.file, type: member.owner)
      return deeper {
        value(expression(member.file, range), scope, expecting: member.declaration.type)
      }
    }
    guard let getter = accessors(member).getter else {
      return member.declaration.type?.isOptional == true ? .nothing : nil
    }
    // `self[Key.self]` gives the key's default value.
    return run(
      getter, of: member, on: .type(TypeName("EnvironmentValues")), [],
      at: Spot(file: member.file, token: member.declaration.index)
    ).value
  }

  /// The raw value of a case, as written or by its place.
  func rawValue(of value: EnumerationValue, at spot: Spot) -> SampleValue? {
    let cases = program.types[value.type].order.filter { $0.declaration.kind == .enumCase }
    let names = program.typeNames(of: value.type)
    let isString = names.contains("String") || names.contains("Character")
    var next = 0
    for one in cases {
      var raw: SampleValue = isString ? .string(one.declaration.name) : .integer(next)
      if let range = one.declaration.value {
        raw = self.value(
          expression(one.file, range), Scope(file: one.file, type: one.owner),
          expecting: names.contains("Double") ? TypeName("Double") : nil)
        // `-1` is two tokens.
        if case .operation = expression(one.file, range) { raw = .integer(next) }
      }
      if case .integer(let number) = raw { next = number &+ 1 }
      if one.declaration.name == value.name { return raw }
    }
    return nil
  }
}
