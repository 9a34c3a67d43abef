// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Instances that code is handed by what is around it, such as an environment or a container of services,
/// where one sample is run for its picture.
extension Evaluator {
  /// Whether instances of a class are records of data, of which each is another.
  func isRecord(_ type: Int) -> Bool {
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

  func instance(of type: Int) -> SampleValue? {
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
}
