// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Values of types of the sources that stand for what is not known, where one sample is run for its
/// picture.
extension Evaluator {
  /// Values are made up this deep in the making of others.
  private static let deepestMadeUp = 3

  /// A value of a type that stands for one that is not known; `nil`: none is made.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - file: A file that can name the type.
  ///   - number: Which one it is of several.
  package func madeUp(
    _ type: TypeName, named name: String, near file: Int, number: Int = 0
  ) -> SampleValue? {
    guard !isCovering, let makeUp, madeUp.depth < Self.deepestMadeUp, hasSteps else { return nil }
    let key = (type.isArray ? "[" : "") + type.name + " \(number) " + name
    if let known = madeUp.values[key] {
      madeUp.isUsed = true
      return known
    }
    madeUp.depth += 1
    defer { madeUp.depth -= 1 }
    guard let value = makeUp(type, name, file, number) else { return nil }
    if case .unknown = value { return nil }
    madeUp.isUsed = true
    madeUp.keepTexts(of: value)
    madeUp.values[key] = value
    return value
  }

  /// What is not known as the type that it is needed as, if that is one of the sources, or a list of
  /// such. What it is, is made up where it is used.
  package func wanted(_ hole: Hole, as type: TypeName, file: Int, owner: Int?) -> Hole {
    guard hole.type == nil, makeUp != nil, !type.isFunction, !type.name.isEmpty else { return hole }
    let element = type.isArray ? type.arguments.first ?? TypeName(type.name) : type
    guard !element.isArray else { return hole }
    var named = element
    if let own = typeIndex(element.name, file: file, type: owner) {
      guard isOfData(own) else { return hole }
      named = typeName(own)
    } else if SystemTypes.has(element.last) || program.extensionEntry(of: element.last) == nil {
      return hole
    }
    (named.isArray, named.isOptional) = (type.isArray, type.isOptional)
    var wanted = hole
    wanted.type = named
    return wanted
  }

  /// The members of a name that the sources add to the type of something that is not known.
  package func added(_ name: String, to hole: Hole, from file: Int) -> [Program.Member] {
    guard !isCovering, let type = hole.type, !type.isArray,
      program.extensionEntry(of: type.last) != nil
    else { return [] }
    return program.extensionMembers(named: name, of: type.last, from: file)
      .filter { !$0.declaration.isStatic && statements.hasBody($0) }
  }

  /// A member of something that is not known, which the sources add to its type; `nil`: they add none.
  package func addedMember(_ name: String, of hole: Hole, at spot: Spot) -> SampleValue? {
    let members = added(name, to: hole, from: spot.file)
    guard let first = members.first else { return nil }
    guard first.declaration.kind == .property else {
      return .function(
        FunctionValue(members.filter { $0.declaration.kind == .function }, on: .unknown(hole)))
    }
    return statements.accessors(first).getter.map {
      run($0, of: first, on: .unknown(hole), [], at: spot).value
    }
  }

  /// Whether a type's values are data, and neither views nor what widgets are made of.
  private func isOfData(_ type: Int) -> Bool {
    let entry = program.types[type]
    guard !entry.isOfOthers, entry.keyword != .extension else { return false }
    return program.typeNames(of: type).allSatisfy { !Self.shownProtocols.contains($0) }
  }

  /// The protocols of what is shown, or of what gives samples, which are looked for elsewhere.
  private static let shownProtocols: Set<String> = [
    "View", "Shape", "InsettableShape", "ViewModifier", "Widget", "WidgetBundle", "TimelineEntry",
    "ActivityAttributes", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
    "ShapeStyle", "ButtonStyle", "App", "Error",
  ]

  /// A value for one that is not known but its type; `nil`: none is made.
  package func madeUp(for hole: Hole) -> SampleValue? {
    guard !isCovering, let type = hole.type else { return nil }
    let name = hole.role ?? hole.gap.name.split(separator: ".").last.map(String.init) ?? ""
    if !type.isArray, let own = typeIndex(type, near: hole.gap.spot.file),
      [.class, .actor, .protocol].contains(program.types[own].keyword), !isRecord(own)
    {
      return instance(of: own)
    }
    return madeUp(type, named: name, near: hole.gap.spot.file, number: hole.number)
  }

  /// What a computed property gives that is not known: a number, a flag or a time by its name; anything
  /// else is called as it is, where nothing better is known.
  package func named(_ value: SampleValue, by property: Program.Member) -> SampleValue {
    guard !isCovering, case .unknown(var hole) = value, property.declaration.kind == .property
    else { return value }
    let name = property.declaration.name
    guard let type = property.declaration.type else { return value }
    if Self.scalars.contains(type.name), !type.isArray,
      !Self.numbers.contains(type.name) || StandInNumbers.isKnown(name),
      let made = madeUp(type, named: name, near: property.file, number: hole.number)
    {
      return made
    }
    if hole.words == Hole.noWords { hole.role = name }
    return .unknown(hole)
  }

  private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "TimeInterval"]
  /// The types whose values are decided by a property's name.
  private static let scalars: Set<String> = numbers.union(["Bool", "Date"])

  /// What a comparison is taken to come to of which one side is not known: it is there, is no empty text,
  /// and is the number that stands for it. `nil`: that does not decide it.
  package func guessed(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    guard !isCovering else { return nil }
    if case .unknown(let hole) = a { return guessed(sign, hole, b) }
    guard case .unknown(let hole) = b else { return nil }
    let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="][sign] ?? sign
    return guessed(turned, hole, a)
  }

  private func guessed(_ sign: String, _ hole: Hole, _ other: SampleValue) -> SampleValue? {
    let isEqual = sign == "=="
    if case .nothing = other { return isEqual || sign == "!=" ? .bool(!isEqual) : nil }
    if case .string("") = other { return isEqual || sign == "!=" ? .bool(!isEqual) : nil }
    guard let number = hole.wholeNumber.map(Double.init), let known = operations.number(other)
    else {
      return nil
    }
    switch sign {
    case "==": return .bool(number == known)
    case "!=": return .bool(number != known)
    case "<": return .bool(number < known)
    case ">": return .bool(number > known)
    case "<=": return .bool(number <= known)
    case ">=": return .bool(number >= known)
    case _: return nil
    }
  }

  // MARK: Instances that code is handed

  /// Whether instances of a class are records of data, of which each is another.
  private func isRecord(_ type: Int) -> Bool {
    program.types[type].attributes.contains("Model")
      || program.typeNames(of: type).contains { Self.recordProtocols.contains($0) }
  }

  private static let recordProtocols: Set<String> = [
    "NSManagedObject", "PersistentModel", "Codable", "Decodable", "Identifiable", "Hashable",
    "Equatable", "INObject", "Object", "FetchableRecord", "PersistableRecord", "ManagedRecord",
  ]

  /// The instance of a type that something around the code gives it, such as an environment or a
  /// container of services; `nil`: none can be made.
  package func handedInstance(of type: TypeName, near file: Int, owner: Int?) -> SampleValue? {
    guard !isCovering, !type.isArray, !type.isFunction,
      let own = typeIndex(type.name, file: file, type: owner)
    else { return nil }
    return instance(of: own)
  }

  /// The static members that hold an instance of their type, those of previews first.
  private static let instanceNames = [
    "previewValue", "preview", "mock", "sample", "placeholder", "example", "demo", "stub", "shared",
    "default", "standard", "current", "main", "live", "liveValue",
  ]

  private func instance(of type: Int) -> SampleValue? {
    if let known = madeUp.instances[type] { return known }
    guard madeUp.depth < Self.deepestMadeUp, hasSteps, madeUp.open.insert(type).inserted else {
      return nil
    }
    madeUp.depth += 1
    defer {
      madeUp.depth -= 1
      madeUp.open.remove(type)
    }
    guard let found = madeInstance(of: type) else { return nil }
    madeUp.instances[type] = found
    return found
  }

  private func madeInstance(of type: Int) -> SampleValue? {
    let entry = program.types[type]
    let spot = Spot(file: entry.place?.file ?? 0, token: entry.place?.index ?? 0)
    if entry.keyword == .protocol { return conforming(to: entry.name) }
    guard [.struct, .class, .actor].contains(entry.keyword) else { return nil }
    for name in Self.instanceNames {
      guard
        let member = members(name, of: type).first(where: {
          $0.declaration.isStatic && $0.declaration.kind == .property
        })
      else { continue }
      let value = access.staticProperty(member, on: typeName(type))
      if ownType(of: value) == type || isOwn(value) && entry.keyword != .struct { return value }
    }
    let inits = members("init", of: type)
    let isPlain =
      inits.isEmpty
      ? stored(type).allSatisfy {
        $0.declaration.value != nil || $0.declaration.type?.isOptional == true
          || !$0.declaration.attributes.isEmpty
      } : choose(inits, [], file: spot.file) != nil
    if isPlain, let made = access.construct(type, [], at: spot), isOwn(made) { return made }
    return madeUp(typeName(type), named: entry.name, near: spot.file)
  }

  /// An instance of the type that conforms to a protocol, that which is made for previews first.
  private func conforming(to name: String) -> SampleValue? {
    let types = program.types.indices.filter { index in
      let entry = program.types[index]
      return !entry.isOfOthers && entry.inherited.contains(name)
        && [.struct, .class, .actor].contains(entry.keyword)
    }
    func rank(_ type: Int) -> Int {
      NameWords(program.types[type].name).hasAny(of: [
        "preview", "previews", "mock", "mocked", "sample", "stub", "fake", "demo", "placeholder",
      ]) ? 0 : 1
    }
    for type in types.sorted(by: { (rank($0), $0) < (rank($1), $1) }).prefix(8) {
      if let made = instance(of: type) { return made }
    }
    return nil
  }

  /// The value of a stored property that nothing set: what a wrapper of another module injects, or an
  /// instance of its type.
  package func injected(_ member: Program.Member) -> SampleValue? {
    let declaration = member.declaration
    guard !isCovering, makeUp != nil else { return nil }
    for attribute in declaration.attributes where !attribute.arguments.isEmpty {
      let argument = statements.expression(member.file, attribute.arguments)
      if case .member(.name(let type, _)?, "self", _) = argument,
        attribute.name.hasSuffix("Results"),
        let found = all(of: TypeName(type), near: member.file)
      {
        return found
      }
      guard case .keyPath(let names) = argument, let name = names.first,
        let found = registered(name, at: member)
      else { continue }
      return names.dropFirst().reduce(found) {
        access.member($1, of: $0, at: Spot(file: member.file, token: declaration.index))
      }
    }
    return declaration.type.flatMap {
      handedInstance(of: $0, near: member.file, owner: member.owner)
    }
  }

  /// What a container of services that the sources extend has by a name.
  private func registered(_ name: String, at member: Program.Member) -> SampleValue? {
    let spot = Spot(file: member.file, token: member.declaration.index)
    for container in Self.containers {
      guard
        let property = program.extensionMembers(named: name, of: container, from: nil).first(
          where: {
            $0.declaration.kind == .property && !$0.declaration.isStatic
          })
      else { continue }
      var type = property.declaration.type
      if let inner = type?.arguments.first, type?.last.hasSuffix("Factory") == true { type = inner }
      if let type,
        let found = handedInstance(of: type, near: property.file, owner: property.owner)
      {
        return found
      }
      if let key = key(of: property),
        let found = handedInstance(of: key, near: property.file, owner: property.owner)
      {
        return found
      }
      if let getter = statements.accessors(property).getter {
        let value = run(
          getter, of: property, on: .type(TypeName(container)), [], at: spot
        ).value
        if !value.isUnknown { return value }
      }
    }
    return nil
  }

  /// The types that containers of services have, which sources extend.
  private static let containers = [
    "DependencyValues", "Container", "SharedContainer", "InjectedValues", "Injected",
    "Dependencies",
    "EnvironmentValues",
  ]

  /// The type by which a property of a container is kept: `self[Key.self]`.
  private func key(of property: Program.Member) -> TypeName? {
    guard let getter = statements.accessors(property).getter else { return nil }
    for statement in getter.body {
      switch statement {
      case .expression(let expression, _), .give(.some(let expression), _):
        guard case .element(_, let arguments) = expression,
          case .member(.name(let name, _)?, "self", _)? = arguments.first?.value
        else { continue }
        return TypeName(name)
      case .variable, .function, .branch, .unless, .choose, .loop, .give, .assign, .several,
        .repetition, .handled, .deferred, .labelled, .leave:
        continue
      }
    }
    return nil
  }

  // MARK: Stores

  /// What a store gives that is asked for all of a type: `context.fetch(request)`; `nil`: it is not asked.
  package func fetched(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard !isCovering, Self.fetches.contains(name) else { return nil }
    for argument in arguments {
      guard case .foundation(.object(let request)) = argument.value,
        case .type(let entity)? = request.fields[FoundationLibrary.entity]
      else { continue }
      note(Gap(spot: spot, name: name))
      let found = all(of: entity, near: spot.file)
      guard name.hasSuffix("ount") else { return found }
      return found.flatMap { $0.elements.map { .integer($0.count) } }
    }
    return nil
  }

  /// As above, of arguments that were not run.
  package func fetched(
    _ name: String, _ arguments: [Argument], _ scope: Scope, at spot: Spot
  ) -> SampleValue? {
    guard !isCovering, Self.fetches.contains(name) else { return nil }
    return fetched(name, passed(arguments, scope), at: spot)
  }

  /// What a call on something unknown gives that is passed a type of the sources, as `resolve(Type.self)`
  /// is: a value of that type. `nil`: none is passed.
  ///
  /// - Parameter name: The method's, which may say that it gives many.
  package func asked(
    for arguments: [Argument], of receiver: SampleValue, _ name: String, _ scope: Scope
  ) -> SampleValue? {
    guard makeUp != nil, case .unknown(var hole) = receiver else { return nil }
    for argument in arguments.prefix(2) {
      guard case .member(let base?, "self", _) = argument.value else { continue }
      var type: TypeName?
      switch value(base, scope) {
      case .type(let own): type = own
      case .array(let elements):
        if case .type(var own)? = elements.first {
          own.isArray = true
          type = own
        }
      case .void, .nothing, .bool, .integer, .double, .string, .set, .dictionary, .tuple, .range,
        .enumeration, .structure, .object, .closure, .function, .keyPath, .implicit, .foundation,
        .interface, .view, .unknown:
        break
      }
      guard var type else { continue }
      if Self.listings.contains(name) { (type.isArray, type.isOptional) = (true, false) }
      hole.type = nil
      let typed = wanted(hole, as: type, file: scope.file, owner: scope.type)
      return typed.type == nil ? nil : .unknown(typed)
    }
    return nil
  }

  /// What a type of records of another module's store gives that is asked for its records:
  /// `Player.fetchAll(database)`; `nil`: it is none.
  package func records(_ name: String, of type: TypeName, at spot: Spot) -> SampleValue? {
    let isList = Self.listings.contains(name)
    guard !isCovering, isList || name == "fetchOne", let own = typeIndex(type, near: spot.file),
      isRecord(own)
    else { return nil }
    note(Gap(spot: spot, name: type.name + "." + name))
    return isList
      ? all(of: typeName(own), near: spot.file)
      : madeUp(typeName(own), named: type.last, near: spot.file)
  }

  /// The methods of stores that give many of what they are asked for.
  private static let listings: Set<String> = [
    "objects", "fetchAll", "all", "records", "fetchObjects", "loadAll", "getAll",
  ]

  /// The methods of stores.
  private static let fetches: Set<String> = ["fetch", "count", "fetchCount", "execute"]

  /// Some instances of a type that a store holds; `nil`: none can be made.
  package func all(of entity: TypeName, near file: Int) -> SampleValue? {
    var list = entity
    (list.isArray, list.isOptional) = (true, false)
    return madeUp(list, named: entity.last, near: file)
  }
}
