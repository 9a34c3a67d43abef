// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What is not known, while all that may be shown is covered. Where one sample is run for its picture,
/// nothing here does anything.
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
  func decided(_ value: SampleValue) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value, let type = hole.type else { return value }
    guard depth < Self.deepest, step() else { return value }
    if type.isOptional || type.last == "Optional" {
      guard isPresent(hole.site) else { return .nothing }
      var inner = type.isOptional ? type : type.arguments.first ?? TypeName("")
      inner.isOptional = false
      return decided(.unknown(Hole(inner, at: hole.site, gap: hole.gap)))
    }
    guard !type.isArray, !type.isFunction else { return value }
    if let own = program.type(type, near: hole.gap.spot.file) { return decided(hole, own) ?? value }
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
          value: part(hole, "\(member.declaration.name).\(index)", parameter.type, member.file)
        )
      }
      return .enumeration(
        EnumerationValue(type: type, name: member.declaration.name, values: values))
    case .struct, .class, .actor:
      guard var instance = blank(type, at: hole.gap.spot) else { return nil }
      for member in stored(type) {
        let declaration = member.declaration
        guard wrapper(of: member) == nil, declaration.attribute("Environment") == nil,
          program.sources[member.file].text(declaration.index - 1) != "let"
            || declaration.value == nil,
          let wanted = declaration.type
            ?? fields(of: instance)[declaration.name].flatMap(plainType)
        else { continue }
        setField(declaration.name, part(hole, declaration.name, wanted, member.file), in: &instance)
      }
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

  /// A part of a value that is not known.
  private func part(_ hole: Hole, _ name: String, _ type: TypeName, _ file: Int) -> SampleValue {
    let gap = Gap(spot: Spot(file: file, token: hole.gap.spot.token), name: name)
    return .unknown(Hole(type, at: hole.site.member(name), gap: gap))
  }

  /// The type of a property that is declared by its value.
  func plainType(_ value: SampleValue) -> TypeName? {
    switch value {
    case .bool: TypeName("Bool")
    case .integer: TypeName("Int")
    case .double: TypeName("Double")
    case .string: TypeName("String")
    case .enumeration(let value): typeName(value.type)
    case .void, .nothing, .array, .set, .dictionary, .tuple, .range, .structure, .object, .closure,
      .function, .type, .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      nil
    }
  }

  /// A value that the code is given by what is outside of it: what one run takes, another may not.
  func outside(_ value: SampleValue, _ type: String, _ name: String, at spot: Spot) -> SampleValue {
    outside(value, TypeName(type), name, at: spot)
  }

  func outside(
    _ value: SampleValue, _ type: TypeName, _ name: String, at spot: Spot
  ) -> SampleValue {
    guard isCovering else { return value }
    let gap = Gap(spot: spot, name: name)
    return .unknown(
      type.name.isEmpty && !type.isArray ? Hole(gap) : Hole(type, at: Site(gap), gap: gap))
  }

  /// Whether something that is not known is there, and what it then is; `nil`: it is not.
  func presence(of value: SampleValue) -> SampleValue? {
    let value = decided(value)
    if case .nothing = value { return nil }
    guard isCovering, case .unknown(let hole) = value, hole.type == nil, hole.pattern == nil else {
      return value
    }
    return isPresent(hole.site) ? value : nil
  }

  /// What an operation of a name makes of what is not known.
  func made(_ name: String, of value: SampleValue, type: TypeName? = nil) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value else { return value }
    return .unknown(hole.derived(name, type: type))
  }

  /// An element of a list that is not known.
  func element(ofHole value: SampleValue) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value, var type = hole.type else { return value }
    if type.isArray {
      (type.isArray, type.isOptional) = (false, false)
    } else if ["Array", "Set", "FetchedResults"].contains(type.last), type.arguments.count == 1 {
      type = type.arguments[0]
    } else {
      return made("element", of: value)
    }
    return .unknown(Hole(type, at: hole.site.member("element"), gap: hole.gap))
  }

  /// What a comparison of values says of which one is not known; `nil`: both are.
  func comparison(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    guard isCovering else { return nil }
    let (a, b) = (decided(a), decided(b))
    guard a.isUnknown || b.isUnknown else { return nil }
    if case .unknown(let hole) = a, case .nothing = b { return present(hole, isSame: sign == "==") }
    if case .nothing = a, case .unknown(let hole) = b { return present(hole, isSame: sign == "==") }
    let (name, isNegated): (String, Bool) =
      switch sign {
      case "!=", "!==": ("==", true)
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
    return .bool((choose(2, at: site) == 0) != isNegated)
  }

  private func present(_ hole: Hole, isSame: Bool) -> SampleValue {
    .bool(isPresent(hole.site) != isSame)
  }

  private func key(of value: SampleValue) -> String {
    if case .unknown(let hole) = value { return "\(hole.site.hash)" }
    return hashKey(value)
  }

  /// A text of pieces of which some are not known.
  func pattern(_ pieces: [SampleValue]) -> SampleValue {
    var (pattern, site): (String, Site?) = ("", nil)
    var gap: Gap?
    for piece in pieces {
      guard case .unknown(let hole) = decided(piece) else {
        pattern += printed(decided(piece))
        site = site?.member(printed(piece))
        continue
      }
      pattern += hole.pattern ?? "\u{0}"
      site = site?.member("\(hole.site.hash)") ?? hole.site.member("text " + pattern)
      gap = gap ?? hole.gap
    }
    guard let gap, let site, pattern.utf8.count <= Self.mostBytes else { return .string(pattern) }
    var hole = Hole(TypeName("String"), at: site, gap: gap)
    hole.pattern = pattern
    return .unknown(hole)
  }

  /// A part of what is not known; the value itself where one sample is run.
  func partOfHole(_ name: String, _ value: SampleValue) -> SampleValue {
    guard isCovering else { return value }
    switch name {
    case "wrappedValue", "projectedValue", "self": return value
    case "first", "last":
      guard case .unknown(let hole) = element(ofHole: value) else { return value }
      guard var type = hole.type else { return made(name, of: value) }
      type.isOptional = true
      return .unknown(Hole(type, at: hole.site.member(name), gap: hole.gap))
    case "isEmpty": return made(name, of: value, type: TypeName("Bool"))
    case "description": return pattern([value])
    case _: return made(name, of: value)
    }
  }

  /// What a method makes of what is not known: of a list one of the same elements, or what a closure
  /// makes of one; the value itself where one sample is run.
  func resultOnHole(
    _ name: String, _ value: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue {
    guard isCovering, case .unknown(let hole) = value else { return value }
    let closure = arguments.last { isFunction($0.value) }?.value
    switch name {
    case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "reversed":
      return value
    case "map", "compactMap", "flatMap":
      guard let closure else { break }
      if hole.type?.isArray == true {
        return .array([call(closure, [PassedValue(nil, element(ofHole: value))], at: spot)])
      }
      // Of what may be `nil`.
      guard let present = presence(of: value) else { return .nothing }
      return call(closure, [PassedValue(nil, present)], at: spot)
    case "opacity", "withAlphaComponent":
      guard hole.type.map({ isStyle($0) }) ?? true, let share = arguments.first?.value.number else {
        break
      }
      return .interface(.style(.faded(standIn, share)))
    case _: break
    }
    return made(name + "()", of: value)
  }

  /// An element of a collection by a key or an index that is not known; `nil`: where one sample is run.
  func anyElement(of collection: SampleValue, by key: Hole) -> SampleValue? {
    guard isCovering else { return nil }
    if case .dictionary(let pairs) = collection {
      // Behind the last one there is none.
      let index = choose(pairs.count + 1, at: key.site.member("[]"))
      return index < pairs.count ? pairs[index].value : .nothing
    }
    guard case .array(let elements) = collection, !elements.isEmpty else { return nil }
    return elements[choose(elements.count, at: key.site.member("[]"))]
  }

  /// What an operator makes of values of which one is not known: texts stay known in part.
  func combined(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue {
    func isText(_ value: SampleValue) -> Bool {
      if case .unknown(let hole) = value {
        return hole.pattern != nil || hole.type?.last == "String"
      }
      return value.text != nil
    }
    if sign == "+", isText(a) || isText(b) { return pattern([a, b]) }
    return made(a.isUnknown ? sign + key(of: b) : key(of: a) + sign, of: a.isUnknown ? a : b)
  }

  /// A picture by a name that is not known, or not all of it.
  func image(of hole: Hole, at spot: Spot) -> ImageValue {
    if let type = hole.type?.last,
      ["UIImage", "NSImage", "CGImage", "Image", "Data"].contains(type)
    {
      return ImageValue(.made, at: spot)
    }
    return ImageValue(.named(hole.pattern ?? "\u{0}"), at: spot)
  }

  /// Not a number, where a number among arguments is not known; `nil`: all are.
  func unknownNumber(in parts: Arguments) -> Double? {
    isCovering && parts.all.contains { $0.value.isUnknown } ? .nan : nil
  }

  /// The call that a finding in a function is reported at: that of a helper, which the sources add to
  /// types of others or which gives a style or an image; `nil`: the function itself.
  func use(of member: Program.Member, at spot: Spot) -> Spot.Use? {
    guard isCovering else { return nil }
    let isHelper =
      member.owner.map { program.types[$0].isOfOthers } == true
      || member.declaration.name == "body" && member.declaration.kind == .function
      || member.declaration.type.map { !$0.isArray && Self.valueTypes.contains($0.last) } == true
    return isHelper ? spot.asUse : member.owner == nil ? spot.use : nil
  }

  private static let valueTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "Gradient", "AnyGradient", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "ShapeStyle", "AnyShapeStyle",
    "HierarchicalShapeStyle", "Image",
  ]

  /// What is not known, as it is taken for a type.
  func typed(_ hole: Hole, as type: TypeName, file: Int, owner: Int?) -> Hole {
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

  /// Whether a type is a color or another style.
  func isStyle(_ type: TypeName?) -> Bool {
    type.map { !$0.isArray && $0.last != "Image" && Self.valueTypes.contains($0.last) } ?? false
  }

  /// What is not known, as a view.
  func view(ofHole hole: Hole, at spot: Spot) -> ViewValue {
    guard isCovering, let type = hole.type else { return .unknown(hole.gap) }
    let value = decided(.unknown(hole))
    guard case .unknown(let hole) = value else {
      if case .nothing = value { return .empty }
      return interfaceView(of: value, at: spot) ?? .unknown(hole.gap)
    }
    switch type.last {
    // It may be a set, a symbol or loaded.
    case "Image": return .image(ImageValue(.named("\u{0}"), at: spot))
    case "Color":
      return .system("FilledStyle", [PassedValue(nil, .interface(.style(plainColor)))], spot)
    case _: return .unknown(hole.gap)
    }
  }

  /// A color of which nothing is known but that it is one, as most are opaque.
  var plainColor: ForegroundStyle {
    .color(.system(.gray, in: situation.system, isDark: isDark))
  }
}
