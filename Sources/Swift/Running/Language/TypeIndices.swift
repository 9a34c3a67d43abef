// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The types of the sources that names mean where they stand, each found once.
package struct TypeIndices {
  package struct Key: Hashable {
    let name: String
    let file: Int
    let type: Int?
  }

  package var found: [Key: Int?] = [:]
  /// The types of values by their names near a file.
  package var near: [Key: Int?] = [:]
  /// What names stand for in types that are no types of the sources.
  package var meant: [Key: TypeName?] = [:]
  /// Whether types are views.
  package var areViews: [Int: Bool] = [:]
  /// The names of all types and protocols that a type is.
  package var names: [Int: [String]] = [:]
  /// All members of a name of a type, by type.
  package var members: [Int: [String: [Program.Member]]] = [:]
  /// Those of them that instances have.
  package var instanceMembers: [Int: [String: [Program.Member]]] = [:]
  /// The full names of types.
  package var full: [Int: TypeName] = [:]
  /// The properties of a type that are stored, its superclass's first.
  package var stored: [Int: [Program.Member]] = [:]
  /// The names of the generic parameters of a type and of those around it.
  package var parameters: [Int: Set<String>] = [:]
}

extension Evaluator {
  /// The type of the sources that a name means in a scope; `nil`: it is declared elsewhere.
  package func typeIndex(_ name: String, file: Int, type: Int?) -> Int? {
    guard !name.isEmpty else { return nil }
    let key = TypeIndices.Key(name: name, file: file, type: type)
    if let known = types.found[key] { return known }
    let found = found(name, file: file, type: type, step: 0)
    types.found[key] = .some(found)
    return found
  }

  /// The type of a value that code in a file has: also one that the file cannot name itself.
  package func typeIndex(_ type: TypeName, near file: Int) -> Int? {
    guard type.gap == nil else { return program.type(type, near: file) }
    let key = TypeIndices.Key(name: type.name, file: file, type: nil)
    if let known = types.near[key] { return known }
    let found = program.type(type, near: file)
    types.near[key] = .some(found)
    return found
  }

  package func typeIndex(_ name: String, _ scope: Scope) -> Int? {
    typeIndex(name, file: scope.file, type: scope.type)
  }

  private func found(_ name: String, file: Int, type: Int?, step: Int) -> Int? {
    guard step < 8 else { return nil }
    if let type {
      if name == "Self" { return type }
      if name.hasPrefix("Self.") {
        return found(String(name.dropFirst(5)), file: file, type: type, step: step + 1)
      }
      if let nested = program.nestedType(named: name, within: type),
        let index = program.type(named: nested, from: file)
      {
        return index
      }
      var outer: Int? = type
      while let one = outer {
        if let alias = program.aliased(name, in: one), alias.name != name {
          return found(alias.name, file: file, type: one, step: step + 1)
        }
        let path = program.types[one].path.dropLast().joined(separator: ".")
        outer = path.isEmpty ? nil : program.type(named: path, from: file)
        if outer == one { break }
      }
      if program.types[type].name == name, program.types[type].place != nil { return type }
    }
    if let index = program.type(named: name, from: file) { return index }
    // The type of a value may be one that the file cannot name.
    return SystemTypes.has(name) ? nil : program.type(TypeName(name), near: file)
  }

  /// Whether a name is that of a generic parameter of a type or of one around it, which stands for any
  /// type: `struct Entry<Data: Shown>`.
  package func isParameter(_ name: String, of type: Int?) -> Bool {
    guard let type, !name.isEmpty else { return false }
    if let known = types.parameters[type] { return known.contains(name) }
    var names: Set<String> = []
    var next: Int? = type
    for _ in 0..<12 {
      guard let one = next, let place = program.types[one].place else { break }
      names.formUnion(parameters(place.file, behind: place.index))
      let outer = program.types[one].path.dropLast().joined(separator: ".")
      next = outer.isEmpty ? nil : program.type(named: outer, from: place.file)
    }
    types.parameters[type] = names
    return names.contains(name)
  }

  /// The names between `<` and `>` behind a token: each stands at the start or behind a comma.
  private func parameters(_ file: Int, behind index: Int) -> Set<String> {
    let source = program.sources[file]
    guard source.token(index + 1).isMark("<") else { return [] }
    var (names, depth): (Set<String>, Int) = ([], 1)
    var isStart = true
    for place in (index + 2)..<(index + 200) {
      let token = source.token(place)
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      if depth == 0 || token.isMark("{") { break }
      if isStart, depth == 1, token.isName { names.insert(source.text(place)) }
      isStart = depth == 1 && token.isMark(",")
    }
    return names
  }

  /// The full name of a type of the sources.
  package func typeName(_ type: Int) -> TypeName {
    if let known = types.full[type] { return known }
    let name = TypeName(program.types[type].path.joined(separator: "."))
    types.full[type] = name
    return name
  }

  /// What a type's name means in a scope: the full name of a type of the sources, aliases resolved.
  package func resolved(_ type: TypeName, _ scope: Scope) -> TypeName {
    var found = type
    if let index = typeIndex(type.name, scope) {
      found.name = typeName(index).name
    } else {
      if let own = scope.type, let alias = alias(type.name, in: own) { found = alias }
      found.name = program.unaliased(found.name)
    }
    return found
  }

  /// The other type that a name stands for in a type.
  private func alias(_ name: String, in type: Int) -> TypeName? {
    let key = TypeIndices.Key(name: name, file: -1, type: type)
    if let known = types.meant[key] { return known }
    var found = program.aliased(name, in: type)
    if found?.name == name { found = nil }
    types.meant[key] = .some(found)
    return found
  }

  /// All members of a name of a type that can be run, its own first.
  package func members(_ name: String, of type: Int) -> [Program.Member] {
    if let known = types.members[type]?[name] { return known }
    let found = program.allMembers(named: name, of: type).filter(statements.hasBody)
    types.members[type, default: [:]][name] = found
    return found
  }

  /// Those of them that its instances have.
  package func instanceMembers(_ name: String, of type: Int) -> [Program.Member] {
    if let known = types.instanceMembers[type]?[name] { return known }
    let found = members(name, of: type).filter {
      !$0.declaration.isStatic && $0.declaration.kind != .enumCase
    }
    types.instanceMembers[type, default: [:]][name] = found
    return found
  }

  /// The stored properties of an instance of a type, its superclass's first.
  package func stored(_ type: Int) -> [Program.Member] {
    if let known = types.stored[type] { return known }
    types.stored[type] = []
    let inherited = program.superclass(of: type).map(stored) ?? []
    let own = program.types[type].order.filter {
      $0.declaration.kind == .property && !$0.declaration.isStatic && statements.isStored($0)
    }
    types.stored[type] = inherited + own
    return inherited + own
  }

  /// The names of the types and protocols that a value is of, the nearest first.
  package func typeNames(of value: SampleValue) -> [String] {
    if let type = ownType(of: value) {
      if let known = types.names[type] { return known }
      let names = program.typeNames(of: type)
      types.names[type] = names
      return names
    }
    let plain = plainTypeNames(of: value)
    if !plain.isEmpty { return plain }
    return library {
      let names = $0.typeNames(of: value)
      return names.isEmpty ? nil : names
    } ?? []
  }

  /// The type of the sources that a value is an instance of.
  package func ownType(of value: SampleValue) -> Int? {
    if case .structure(let structure) = value { return structure.type }
    if case .object(let object) = value { return object.type }
    if case .enumeration(let enumeration) = value { return enumeration.type }
    return nil
  }

  package func isOwn(_ value: SampleValue) -> Bool { ownType(of: value) != nil }

  private func plainTypeNames(of value: SampleValue) -> [String] {
    if case .bool = value { return ["Bool", "Hashable", "Equatable"] }
    if case .integer = value { return Self.integerNames }
    if case .double = value { return Self.doubleNames }
    if case .string = value { return Self.stringNames }
    if case .array = value { return ["Array"] + Self.collectionNames }
    if case .set = value { return ["Set"] + Self.collectionNames }
    if case .dictionary = value { return ["Dictionary"] + Self.collectionNames }
    if case .range(let range) = value {
      return [range.isClosed ? "ClosedRange" : "Range", "Range"] + Self.collectionNames
    }
    if case .nothing = value { return ["Optional"] }
    return []
  }

  package static let integerNames = [
    "Int", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16", "UInt8",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "Comparable", "Hashable",
    "Equatable", "Strideable",
  ]
  package static let doubleNames = [
    "Double", "CGFloat", "Float", "TimeInterval", "Decimal", "BinaryFloatingPoint",
    "FloatingPoint", "Numeric", "Comparable", "Hashable", "Equatable", "Strideable",
  ]
  package static let stringNames = [
    "String", "StringProtocol", "Substring", "Character", "Comparable", "Hashable", "Equatable",
    "Collection", "Sequence",
  ]
  private static let collectionNames = [
    "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]
}
