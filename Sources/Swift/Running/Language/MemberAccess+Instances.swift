// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension MemberAccess {
  /// `Type(…)`; `nil` where that is not understood.
  package func construct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot, _ scope: Scope
  )
    -> SampleValue?
  {
    if let own = code.typeIndex(type.name, scope), code.program.types[own].keyword != .protocol {
      // Where the system has a type of the name, too, it is that one unless an initializer fits.
      guard SystemTypes.has(type.name) else { return construct(own, arguments, at: spot) }
      return construct(own, arguments, at: spot) ?? constructOfSystem(type, arguments, at: spot)
    }
    let meant = code.resolved(type, scope)
    let added = code.program.extensionMembers(named: "init", of: meant.last, from: scope.file)
    let choice = code.choose(added.filter(code.statements.hasBody), arguments, file: spot.file)
    if let choice, code.isMeant(choice, arguments) {
      return initialize(choice.member, choice.matches, nil, type: meant, arguments, at: spot)
    }
    if let wrapped = systemWrapper(meant.last, arguments) { return wrapped }
    return constructOfSystem(meant, arguments, at: spot)
      ?? choice.map {
        initialize($0.member, $0.matches, nil, type: meant, arguments, at: spot)
      }
  }

  /// `Type(…)` of a type that the system has; `nil` where that is not understood.
  package func constructOfSystem(_ type: TypeName, _ arguments: [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    code.library { $0.construct(type, arguments, at: spot) }
  }

  /// What a wrapper of SwiftUI holds: bindings and states are their values.
  private func systemWrapper(_ name: String, _ arguments: [PassedValue]) -> SampleValue? {
    guard Self.wrappers.contains(name), let first = arguments.first else { return nil }
    if first.label == "get" { return code.call(first.value, [], at: Spot.nowhere) }
    if name == "ScaledMetric" {
      return code.viewLibrary.scaledMetric(
        first.value, relativeTo: arguments.labelled("relativeTo"))
    }
    return ["wrappedValue", "initialValue", "projectedValue", nil].contains(first.label)
      ? first.value : nil
  }

  package static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Binding", "Bindable", "Published", "GestureState",
    "FocusState", "ScaledMetric", "AppStorage", "SceneStorage",
  ]

  /// An instance of a type of the sources; `nil`: no initializer takes the arguments.
  package func construct(_ type: Int, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    code.reached.insert(spot)
    let entry = code.program.types[type]
    let name = code.typeName(type)
    if let laidOut = laidOut(type, arguments, at: spot) { return laidOut }
    if let choice = code.choose(code.members("init", of: type), arguments, file: spot.file) {
      return initialize(choice.member, choice.matches, type, type: name, arguments, at: spot)
    }
    if entry.keyword == .enum {
      guard let raw = arguments.first, arguments.count == 1, raw.label == "rawValue" else {
        return nil
      }
      if code.isCovering, case .unknown(let hole) = raw.value {
        var optional = name
        optional.isOptional = true
        return .unknown(Hole(optional, at: hole.site.member(name.name), gap: hole.gap))
      }
      for one in entry.order where one.declaration.kind == .enumCase {
        let value = EnumerationValue(type: type, name: one.declaration.name)
        if let own = rawValue(of: value, at: spot), code.operations.equal(own, raw.value) {
          return .enumeration(value)
        }
      }
      return .nothing
    }
    guard var instance = blank(type, at: spot) else { return nil }
    var properties = memberwise(type)
    var matches = code.match(properties.map { parameter(of: $0) }, arguments)
    if matches == nil {
      // `_colorScheme` may be passed on, too.
      properties = code.stored(type)
      matches = code.match(properties.map { parameter(of: $0) }, arguments)
    }
    guard let matches else {
      let isOwn = code.isCovering && !SystemTypes.has(entry.name)
      return arguments.isEmpty || isOwn ? instance : nil
    }
    for (property, indices) in zip(properties, matches) {
      guard let index = indices.first else { continue }
      set(property, to: arguments[index], in: &instance)
    }
    return instance
  }

  /// `OwnLayout(…) { … }`: how a layout of the sources' own places views is not run, which is listed.
  private func laidOut(_ type: Int, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard let content = arguments.last, content.label == nil, code.isFunction(content.value),
      code.program.types[type].inherited.contains("Layout")
    else { return nil }
    let name = code.typeName(type).name
    code.note(Gap(spot: spot, name: name))
    return .view(.system("Layout", [PassedValue("name", .string(name)), content], spot))
  }

  /// An instance made by an initializer that is passed on, which is called without labels.
  package func constructLabelled(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot, _ scope: Scope
  ) -> SampleValue? {
    guard let own = code.typeIndex(type.name, scope), arguments.allSatisfy({ $0.label == nil })
    else {
      return nil
    }
    let inits = code.members("init", of: own).map { $0.declaration.parameters.map(\.label) }
    for labels in inits + [memberwise(own).map { $0.declaration.name }]
    where labels.count == arguments.count {
      let labelled = zip(labels, arguments).map { PassedValue($0, $1.value) }
      if let made = construct(own, labelled, at: spot) { return made }
    }
    return nil
  }

  /// The properties that a memberwise initializer sets.
  package func memberwise(_ type: Int) -> [Program.Member] {
    code.stored(type).filter { member in
      let declaration = member.declaration
      guard !declaration.isLazy,
        !declaration.attributes.contains(where: {
          ["Environment", "EnvironmentObject", "FetchRequest", "Query", "Namespace", "AppStorage"]
            .contains($0.name)
        })
      else { return false }
      // `@Default(.unit) var unit` has its value from the wrapper.
      if declaration.type == nil, declaration.value == nil,
        declaration.attributes.contains(where: { !$0.arguments.isEmpty })
      {
        return false
      }
      let isConstant = code.program.sources[member.file].text(declaration.index - 1) == "let"
      return !isConstant || declaration.value == nil
    }
  }

  package func parameter(of member: Program.Member) -> Parameter {
    let declaration = member.declaration
    var type = declaration.type ?? TypeName("")
    let isBuilt = declaration.attribute("ViewBuilder") != nil
    if isBuilt { type.isFunction = true }
    let isOmitted =
      declaration.value != nil || type.isOptional || !isBuilt && !declaration.attributes.isEmpty
    return Parameter(
      label: declaration.name, name: declaration.name, type: type,
      value: isOmitted ? declaration.value ?? 0..<0 : nil)
  }

  private func set(
    _ member: Program.Member, to argument: PassedValue, in instance: inout SampleValue
  ) {
    let declaration = member.declaration
    var argument = argument
    if declaration.attribute("Binding") != nil,
      case .implicit("constant", .some(let values), _) = argument.value, let first = values.first
    {
      argument.value = first.value
    }
    var value = code.passed(argument, to: declaration.type, file: member.file, owner: member.owner)
    if declaration.attribute("ViewBuilder") != nil, declaration.type?.isFunction != true,
      case .closure = value
    {
      value = code.call(value, [], at: Spot(file: member.file, token: declaration.index))
    }
    if let wrapper = wrapper(of: member) {
      let scope = Scope(file: member.file, type: member.owner)
      setField("_" + declaration.name, wrapped(member, by: wrapper, scope, value), in: &instance)
    } else {
      setField(declaration.name, code.viewLibrary.stored(value, in: member), in: &instance)
    }
  }

  package func setField(_ name: String, _ value: SampleValue, in instance: inout SampleValue) {
    if case .object(let object) = instance {
      object.fields[name] = value
    } else if case .structure(var structure) = instance {
      instance = .void
      structure.fields[name] = value
      instance = .structure(structure)
    }
  }

  /// An instance whose properties have the values they are declared with.
  package func blank(_ type: Int, at spot: Spot) -> SampleValue? {
    guard code.depth < Evaluator.deepest, !StackFloor.isReached, code.step() else { return nil }
    code.depth += 1
    defer { code.depth -= 1 }
    let keyword = code.program.types[type].keyword
    let isObject = keyword == .class || keyword == .actor
    guard isObject || keyword == .struct else { return nil }
    var instance: SampleValue =
      isObject ? .object(ObjectValue(type: type)) : .structure(StructureValue(type: type))
    for member in code.stored(type) {
      let declaration = member.declaration
      if declaration.isLazy || declaration.attribute("Environment") != nil
        || declaration.attribute("EnvironmentObject") != nil
      {
        continue
      }
      let scope = Scope(file: member.file, type: member.owner)
      if let wrapper = wrapper(of: member) {
        // One without a value is made by the initializer.
        guard
          declaration.value != nil || declaration.type?.isOptional == true
            || declaration.attribute(code.program.types[wrapper].name)?.isEmpty == false
        else { continue }
        setField("_" + declaration.name, wrapped(member, by: wrapper, scope), in: &instance)
      } else if let range = declaration.value {
        var value = code.value(
          code.statements.expression(member.file, range), scope, expecting: declaration.type)
        if declaration.attribute("AppStorage") != nil {
          let name = "AppStorage " + declaration.name
          let type = declaration.type ?? code.plainType(value) ?? TypeName("")
          value = code.outside(
            value, type, name, at: Spot(file: member.file, token: declaration.index))
        }
        setField(declaration.name, code.viewLibrary.stored(value, in: member), in: &instance)
      } else if let value = defaulted(member) {
        setField(declaration.name, value, in: &instance)
      }
    }
    return instance
  }

  /// The value of a stored property that is declared without one.
  package func defaulted(_ member: Program.Member) -> SampleValue? {
    let declaration = member.declaration
    if declaration.attributes.contains(where: { ["FetchRequest", "Query"].contains($0.name) }) {
      return stored(member) ?? .array([])
    }
    if declaration.attribute("FocusState") != nil { return .bool(false) }
    if let stored = storedDefault(of: member) { return stored }
    return declaration.type?.isOptional == true ? .nothing : nil
  }

  /// What a property has that is all of a type that a store holds; `nil`: that is not known.
  private func stored(_ member: Program.Member) -> SampleValue? {
    guard let type = member.declaration.type else { return nil }
    var element = type.isArray ? type.arguments.first ?? TypeName(type.name) : type
    if !type.isArray {
      guard ["FetchedResults", "Array"].contains(type.last), let inner = type.arguments.first else {
        return nil
      }
      element = inner
    }
    return code.all(of: element, near: member.file)
  }

  /// The wrapper type of the sources that a property has.
  package func wrapper(of member: Program.Member) -> Int? {
    for attribute in member.declaration.attributes {
      if let type = code.typeIndex(attribute.name, file: member.file, type: member.owner),
        code.program.types[type].attributes.contains("propertyWrapper")
      {
        return type
      }
    }
    return nil
  }

  /// The wrapper of a property, with the arguments of its attribute.
  package func wrapped(
    _ member: Program.Member, by type: Int, _ scope: Scope, _ value: SampleValue? = nil
  ) -> SampleValue {
    let declaration = member.declaration
    let spot = Spot(file: member.file, token: declaration.index)
    var arguments: [PassedValue] = []
    if let value {
      arguments.append(PassedValue("wrappedValue", value))
    } else if let range = declaration.value {
      let written = code.value(
        code.statements.expression(member.file, range), scope, expecting: declaration.type)
      arguments.append(PassedValue("wrappedValue", written))
    }
    if let range = declaration.attribute(code.program.types[type].name), !range.isEmpty {
      var parser = ExpressionParser(code.program.sources[member.file], range)
      arguments += code.passed(parser.arguments(range), scope)
    }
    if let made = construct(type, arguments, at: spot) { return made }
    if arguments.isEmpty, declaration.type?.isOptional == true,
      let made = construct(type, [PassedValue("wrappedValue", .nothing)], at: spot)
    {
      return made
    }
    return code.gap("@" + code.program.types[type].name, at: spot)
  }

  /// Runs an initializer.
  ///
  /// - Parameters:
  ///   - own: The type of the sources that is made; `nil`: one of others, by its name.
  ///   - instance: What is there of the instance: that of a subclass.
  package func initialize(
    _ member: Program.Member, _ matches: [[Int]], _ own: Int?, type: TypeName,
    _ arguments: [PassedValue], at spot: Spot, instance: SampleValue? = nil
  ) -> SampleValue {
    guard let brace = member.declaration.brace else { return code.gap("init", at: spot) }
    var blank = instance
    if blank == nil, let own { blank = self.blank(own, at: spot) }
    let scope = Scope(file: member.file, type: own ?? member.owner, own: blank ?? .type(type))
    if code.isCovering, own == nil { scope.use = spot.asUse }
    code.running.append(Spot(file: member.file, token: member.declaration.index))
    defer { code.running.removeLast() }
    let result = code.bounded(member) {
      code.statements.deeper {
        code.bind(member, matches, arguments, scope)
        scope.returns = nil
        var unused: [SampleValue] = []
        let flow = code.statements.execute(
          code.statements.parsedBody(member.file, brace: brace).body, scope, &unused)
        if code.thrown != nil { return .void }
        if case .returned(.nothing) = flow { return .nothing }
        return scope.values["self"] ?? .void
      } ?? code.gap("", at: spot)
    }
    return result ?? code.unknownInstance(of: type, member)
  }
}
