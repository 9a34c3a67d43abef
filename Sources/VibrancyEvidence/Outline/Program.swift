// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The declarations of all files that are compiled together, by name.
struct Program: Sendable {
  /// A declaration and where it stands.
  struct Member: Sendable {
    let file: Int
    let declaration: Declaration
    /// The type it is a member of; `nil` for none.
    let owner: Int?
  }

  /// A type with what its extensions add.
  struct TypeEntry: Sendable {
    let name: String
    /// The types around it, outermost first, and its own name.
    let path: [String]
    /// Where it is declared; `nil` for a type of others that is only extended here.
    var place: (file: Int, index: Int)?
    var keyword: TypeKeyword?
    var attributes: Set<String> = []
    var inherited: [String] = []
    var members: [String: [Member]] = [:]
    /// Its stored and computed properties, and an enum's cases, in their order.
    var order: [Member] = []

    /// Whether it is declared elsewhere, and only extended here.
    var isOfOthers: Bool { place == nil }
  }

  let sources: [Source]
  /// The first has no name: it is what instances are of that the system makes.
  private(set) var types: [TypeEntry] = [TypeEntry(name: "", path: [])]
  /// Functions and properties that belong to no type.
  private(set) var globals: [String: [Member]] = [:]
  private var typesByName: [String: [Int]] = [:]
  private var extensions: [String: Int] = [:]

  init(_ files: [(source: Source, declarations: [Declaration])]) {
    sources = files.map(\.source)
    for (file, entry) in files.enumerated() {
      for declaration in entry.declarations { declare(declaration, in: file, around: []) }
    }
    for (file, entry) in files.enumerated() {
      for declaration in entry.declarations { extend(declaration, in: file) }
    }
  }

  private mutating func declare(_ declaration: Declaration, in file: Int, around outer: [String]) {
    guard case .type(let keyword) = declaration.kind else {
      if outer.isEmpty, declaration.kind == .function || declaration.kind == .property {
        globals[declaration.name, default: []].append(
          Member(file: file, declaration: declaration, owner: nil))
      }
      return
    }
    let path = outer + [declaration.name]
    if keyword != .extension {
      var entry = TypeEntry(name: declaration.name, path: path)
      entry.place = (file, declaration.index)
      entry.keyword = keyword
      entry.attributes = Set(declaration.attributes.map(\.name))
      typesByName[declaration.name, default: []].append(types.count)
      types.append(entry)
      add(declaration, in: file, to: types.count - 1)
    }
    for member in declaration.members where Self.isType(member) {
      declare(member, in: file, around: path)
    }
  }

  private mutating func extend(_ declaration: Declaration, in file: Int) {
    guard case .type(let keyword) = declaration.kind else { return }
    for member in declaration.members where Self.isType(member) { extend(member, in: file) }
    guard keyword == .extension else { return }
    let owners = typesByName[declaration.name] ?? []
    if owners.isEmpty {
      let entry = extensions[declaration.name] ?? types.count
      if entry == types.count {
        types.append(TypeEntry(name: declaration.name, path: [declaration.name]))
        extensions[declaration.name] = entry
      }
      add(declaration, in: file, to: entry)
    } else {
      // Types of one name in one file each: an extension in a file of one of them is its own.
      let near = owners.filter { types[$0].place?.file == file }
      for owner in near.isEmpty ? owners : near { add(declaration, in: file, to: owner) }
    }
  }

  private static func isType(_ declaration: Declaration) -> Bool {
    if case .type = declaration.kind { true } else { false }
  }

  private mutating func add(_ declaration: Declaration, in file: Int, to entry: Int) {
    types[entry].inherited += declaration.inherited
    for member in declaration.members where !Self.isType(member) {
      let found = Member(file: file, declaration: member, owner: entry)
      types[entry].members[member.name, default: []].append(found)
      if member.kind == .property || member.kind == .enumCase { types[entry].order.append(found) }
    }
  }

  /// The type of a name, the one of the same file first; `nil` for what is declared elsewhere.
  func type(named name: String, from file: Int) -> Int? {
    if !name.utf8.contains(UInt8(ascii: ".")) {
      guard let found = typesByName[name] else { return nil }
      return nearest(found.filter { isVisible($0, from: file) }, to: file)
    }
    let names = name.split(separator: ".").map(String.init)
    guard let last = names.last else { return nil }
    let found = typesByName[last] ?? []
    if let exact = found.first(where: { types[$0].path.suffix(names.count) == names[...] }) {
      return exact
    }
    // `Provider.Entry` is another name of a type, or what a provider's functions give.
    guard let owner = type(named: names.dropLast().joined(separator: "."), from: file) else {
      // A module's name stands before it.
      return names.count == 2 && found.count == 1 ? found[0] : nil
    }
    guard let meant = aliased(last, in: owner), meant.name != name else { return nil }
    return type(named: meant.name, from: file)
  }

  /// What a type calls by another name: as aliased, or for a provider's `Entry` as it is made.
  func aliased(_ name: String, in type: Int) -> TypeName? {
    let alias = members(named: name, of: type).first { $0.declaration.kind == .alias }
    if let alias { return alias.declaration.type }
    return name == "Entry" ? members(named: "placeholder", of: type).first?.declaration.type : nil
  }

  /// Whether a type's own name alone means it: types inside of others are known by it around them,
  /// which is told by the file here, and elsewhere only where no type of the system has the name.
  private func isVisible(_ type: Int, from file: Int) -> Bool {
    types[type].path.count == 1 || types[type].place?.file == file
      || !Self.systemTypes.contains(types[type].name)
  }

  private static let systemTypes: Set<String> = [
    "Group", "Section", "Label", "Link", "Button", "Text", "Image", "List", "Color", "Toggle",
    "Gauge", "Path", "Form", "Table", "Menu", "Grid", "GridRow", "Font", "Circle", "Rectangle",
    "Capsule", "Ellipse", "Divider", "Spacer", "ForEach", "Gradient", "Shape", "View", "Widget",
    "String", "Array", "Set", "Int", "Double", "Bool", "Date", "URL", "Data", "Character",
    "VStack", "HStack", "ZStack", "AnyView", "EmptyView", "Optional", "Binding", "State",
    "Environment", "ProgressView", "ScrollView", "Canvas", "UIImage", "UIColor", "Locale",
  ]

  private func nearest(_ found: [Int], to file: Int) -> Int? {
    found.first { types[$0].place?.file == file } ?? found.first
  }

  /// The members of a name that a type has itself, inherits or gets from a protocol's extension.
  func members(named name: String, of type: Int) -> [Member] {
    var seen: Set<Int> = []
    var open = [type]
    while !open.isEmpty, seen.count < 32 {
      let next = open.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let found = types[next].members[name] { return found }
      for parent in types[next].inherited {
        open += typesByName[parent] ?? []
        if let entry = extensions[parent] { open.append(entry) }
      }
    }
    return []
  }

  /// The members of a name that are added to a type of others: `View`, `Image`, `Color`.
  func extensionMembers(named name: String, of type: String) -> [Member] {
    if let entry = extensions[type] { return types[entry].members[name] ?? [] }
    return (typesByName[type] ?? []).flatMap { types[$0].members[name] ?? [] }
  }

  /// Whether a type is, or inherits from, one of these.
  func type(_ type: Int, isOneOf names: Set<String>) -> Bool {
    var seen: Set<Int> = []
    var open = [type]
    while let next = open.popLast(), seen.count < 32 {
      guard seen.insert(next).inserted else { continue }
      for parent in types[next].inherited {
        if names.contains(parent) { return true }
        open += typesByName[parent] ?? []
      }
    }
    return false
  }
}
