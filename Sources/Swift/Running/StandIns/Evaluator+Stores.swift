// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What stores of data give, where one sample is run for its picture.
extension Evaluator {
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
