// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Something that is not known, as an instance of a type.
package struct DecidedHole: Hashable {
  package var site: Site
  package var type: Int
}

/// What is not known, while all that may be shown is covered. Where one sample is run for its picture,
/// values of types of the sources are made up, and nothing else here does anything.
extension Evaluator {
  /// Whether several runs cover all that may be shown.
  package var isCovering: Bool { choices != nil }

  /// What of several is taken in this run.
  package func choose(_ count: Int, at site: Site) -> Int {
    choices?.choose(count, at: site) ?? 0
  }

  /// Whether something of which only that is not known is there in this run.
  private func isPresent(_ site: Site) -> Bool { choose(2, at: site.member("?")) == 0 }

  /// A value as far as this run takes one: an optional is there or `nil`, a flag is set or not, of an
  /// enum it is one of the cases, of a structure an instance whose properties are not known.
  package func decided(_ value: SampleValue) -> SampleValue {
    guard case .unknown(let hole) = value, let type = hole.type else { return value }
    guard isCovering else { return madeUp(for: hole) ?? value }
    guard depth < Self.deepest, step() else { return value }
    if type.isOptional || type.last == "Optional" {
      guard isPresent(hole.site) else { return .nothing }
      var inner = type.isOptional ? type : type.arguments.first ?? TypeName("")
      inner.isOptional = false
      var present = Hole(inner, at: hole.site, gap: hole.gap)
      present.pattern = hole.pattern
      return decided(.unknown(present))
    }
    guard !type.isArray, !type.isFunction else { return value }
    if let own = typeIndex(type, near: hole.gap.spot.file) { return decided(hole, own) ?? value }
    if type.last == "WidgetFamily" {
      // The family that data hold is that which the system asked a provider for.
      asked.insert(.family)
      return family(situation.family)
    }
    return type.name == "Bool" ? .bool(choose(2, at: hole.site) == 0) : value
  }

  private func decided(_ hole: Hole, _ type: Int) -> SampleValue? {
    let entry = program.types[type]
    switch entry.keyword {
    case .enum:
      let cases = entry.order.filter { $0.declaration.kind == .enumCase }
      guard !cases.isEmpty else { return nil }
      let member = cases[choose(cases.count, at: hole.site)]
      let values = member.declaration.parameters.enumerated().map { index, parameter in
        (
          label: parameter.label,
          value: part(hole, "\(member.declaration.name).\(index)", parameter.type, member)
        )
      }
      return .enumeration(
        EnumerationValue(type: type, name: member.declaration.name, values: values))
    case .struct, .class, .actor:
      let key = DecidedHole(site: hole.site, type: type)
      if let known = decidedHoles[key] { return known }
      guard var instance = access.blank(type, at: hole.gap.spot) else { return nil }
      for member in stored(type) {
        let declaration = member.declaration
        guard access.wrapper(of: member) == nil, declaration.attribute("Environment") == nil,
          program.sources[member.file].text(declaration.index - 1) != "let"
            || declaration.value == nil,
          let wanted = declaration.type
            ?? fields(of: instance)[declaration.name].flatMap(plainType)
        else { continue }
        access.setField(
          declaration.name, part(hole, declaration.name, wanted, member), in: &instance)
      }
      decidedHoles[key] = instance
      return instance
    case .protocol:
      let types = program.types.indices.filter { program.types[$0].inherited.contains(entry.name) }
      guard !types.isEmpty else { return nil }
      return decided(hole, types[choose(types.count, at: hole.site.member(entry.name))])
    case .extension, nil: return nil
    }
  }

  private func fields(of instance: SampleValue) -> [String: SampleValue] {
    if case .structure(let structure) = instance { return structure.fields }
    if case .object(let object) = instance { return object.fields }
    return [:]
  }

  /// A part of a value that is not known, with the place where it is declared.
  private func part(
    _ hole: Hole, _ name: String, _ type: TypeName, _ member: Program.Member
  ) -> SampleValue {
    let gap = Gap(spot: Spot(file: member.file, token: member.declaration.index), name: name)
    return .unknown(Hole(type, at: hole.site.member(name), gap: gap))
  }

  /// The type of a property that is declared by its value.
  package func plainType(_ value: SampleValue) -> TypeName? {
    switch value {
    case .bool: TypeName("Bool")
    case .integer: TypeName("Int")
    case .double: TypeName("Double")
    case .string: TypeName("String")
    case .enumeration(let value): typeName(value.type)
    case .structure(let value): typeName(value.type)
    case .object(let value): typeName(value.type)
    case .void, .nothing, .array, .set, .dictionary, .tuple, .range, .closure, .function, .type,
      .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      nil
    }
  }

  /// A value that the code is given by what is outside of it: what one run takes, another may not.
  package func outside(_ value: SampleValue, _ type: String, _ name: String, at spot: Spot)
    -> SampleValue
  {
    outside(value, TypeName(type), name, at: spot)
  }

  package func outside(
    _ value: SampleValue, _ type: TypeName, _ name: String, at spot: Spot
  ) -> SampleValue {
    guard isCovering else { return value }
    let gap = Gap(spot: spot, name: name)
    return .unknown(
      type.name.isEmpty && !type.isArray ? Hole(gap) : Hole(type, at: Site(gap), gap: gap))
  }

  /// Whether something that is not known is there, and what it then is; `nil`: it is not.
  package func presence(of value: SampleValue) -> SampleValue? {
    if isCovering, case .unknown(let hole) = value, var type = hole.type, type.isOptional {
      guard isPresent(hole.site) else { return nil }
      // What it is, is decided where it is used.
      type.isOptional = false
      var inner = Hole(type, at: hole.site, gap: hole.gap)
      inner.pattern = hole.pattern
      return .unknown(inner)
    }
    let value = decided(value)
    if case .nothing = value { return nil }
    guard isCovering, case .unknown(let hole) = value, hole.type == nil, hole.pattern == nil else {
      return value
    }
    return isPresent(hole.site) ? value : nil
  }

  /// What a comparison comes to of values of which one is not known; `nil`: both are known.
  package func comparison(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    guard isCovering else { return nil }
    let (a, b) = (decided(a), decided(b))
    guard a.isUnknown || b.isUnknown else { return nil }
    let asksForNothing = sign.hasPrefix("==")
    if case .unknown(let hole) = a, case .nothing = b {
      return .bool(isPresent(hole.site) != asksForNothing)
    }
    if case .nothing = a, case .unknown(let hole) = b {
      return .bool(isPresent(hole.site) != asksForNothing)
    }
    let (name, isNegated): (String, Bool) =
      switch sign {
      case "!=", "!==", "===": ("==", sign != "===")
      case ">=": ("<", true)
      case "<=": (">", true)
      case _: (sign, false)
      }
    let site: Site
    if case .unknown(let hole) = a {
      site = hole.site.member(name + key(of: b))
    } else if case .unknown(let hole) = b {
      site = hole.site.member(key(of: a) + name)
    } else {
      return nil
    }
    // Most values are not the one that code asks for.
    let holds = (choose(2, at: site) == 0) == (name != "==")
    return .bool(holds != isNegated)
  }

  /// Whether two keys are equal; where one is not known, as far as a run takes it so.
  package func isSame(_ a: SampleValue, _ b: SampleValue) -> Bool {
    guard isCovering, a.isUnknown || b.isUnknown else { return operations.equal(a, b) }
    return key(of: a) == key(of: b)
      || comparison("==", a, b).flatMap(operations.truth) ?? operations.equal(a, b)
  }

  package func key(of value: SampleValue) -> String {
    if case .unknown(let hole) = value { return "\(hole.site.hash)" }
    return operations.hashKey(value)
  }

  /// An element of a collection by a key or an index that is not known; `nil`: where one sample is run.
  package func anyElement(of collection: SampleValue, by key: Hole) -> SampleValue? {
    guard isCovering else { return nil }
    if case .dictionary(let pairs) = collection {
      // Behind the last one there is none.
      let index = choose(pairs.count + 1, at: key.site.member("[]"))
      return index < pairs.count ? pairs[index].value : .nothing
    }
    guard case .array(let elements) = collection, !elements.isEmpty else { return nil }
    return elements[choose(elements.count, at: key.site.member("[]"))]
  }

  /// What is not known, as it is taken for a type.
  package func typed(_ hole: Hole, as type: TypeName, file: Int, owner: Int?) -> Hole {
    guard hole.type == nil, !type.name.isEmpty || type.isArray,
      !type.isFunction, type.name.utf8.count > 2
    else { return hole }
    var typed = Hole(type, at: hole.site, gap: hole.gap)
    typed.pattern = hole.pattern
    if let own = typeIndex(type.name, file: file, type: owner), !type.isArray {
      var name = typeName(own)
      name.isOptional = type.isOptional
      typed.type = name
    }
    return typed
  }
}
