// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The declarations of all files that are compiled together, by name.
package struct Program: Sendable {
  /// A declaration and where it stands. A class: names, types and lists of a program share one each.
  package final class Member: Sendable {
    package let file: Int
    package let declaration: Declaration
    /// The type it is a member of; `nil` for none.
    package let owner: Int?
    /// Who may name it, as far as that is said of it or of the extension around it.
    package let access: Access?
    /// The elements of the arrays that it is a member of: `extension [Element]`; `nil`: any.
    package let element: String?

    /// A declaration in a file.
    package init(
      file: Int, declaration: Declaration, owner: Int?, access: Access? = nil,
      element: String? = nil
    ) {
      (self.file, self.declaration, self.owner) = (file, declaration, owner)
      (self.access, self.element) = (access, element)
    }
  }

  /// A type with what its extensions add.
  package struct TypeEntry: Sendable {
    package let name: String
    /// The types around it, outermost first, and its own name.
    package let path: [String]
    /// Where it is declared; `nil` for a type of others that is only extended here.
    package var place: (file: Int, index: Int)?
    package var keyword: TypeKeyword?
    /// Who may name it, the types around it included.
    package var access: Access?
    package var attributes: Set<String> = []
    package var inherited: [String] = []
    package var members: [String: [Member]] = [:]
    /// Its stored and computed properties, and an enum's cases, in their order.
    package var order: [Member] = []

    /// Its stored properties that an initializer can set, in their order.
    package var stored: [Member] {
      order.filter {
        $0.declaration.kind == .property && $0.declaration.brace == nil
          && !$0.declaration.isStatic && $0.declaration.attribute("Environment") == nil
      }
    }
    /// Whether it is declared elsewhere, and only extended here.
    package var isOfOthers: Bool { place == nil }
  }

  package let sources: [Source]
  /// The first has no name: it is what instances are of that the system makes.
  package private(set) var types: [TypeEntry] = [TypeEntry(name: "", path: [])]
  /// The macros outside of types: `#Preview("…") { … }`, in the order of files and lines.
  package private(set) var macros: [Member] = []
  /// Functions and properties that belong to no type.
  private var globals: [String: [Member]] = [:]
  private(set) var typesByName: [String: [Int]] = [:]
  /// What names outside of types stand for.
  private var aliases: [String: String] = [:]
  /// What names inside of types stand for, by their last part: of several types what any says.
  private var nestedAliases: [String: Set<String>] = [:]
  private var extensions: [String: Int] = [:]
  private var modules: ModuleMap

  /// The declarations of files.
  ///
  /// - Parameter modules: The module of each file; without it all are the target's own.
  package init(
    _ files: [(source: Source, declarations: [Declaration])], modules: ModuleMap = ModuleMap()
  ) {
    sources = files.map(\.source)
    self.modules = modules
    self.modules.readImports(of: sources)
    for (file, entry) in files.enumerated() {
      for declaration in entry.declarations {
        declare(declaration, in: file, around: [], within: nil)
      }
    }
    for (file, entry) in files.enumerated() {
      for declaration in entry.declarations { extend(declaration, in: file) }
    }
  }

  /// - Parameter around: What the extension around it says of its members.
  private mutating func declare(
    _ declaration: Declaration, in file: Int, around outer: [String], within around: Access?
  ) {
    guard case .type(let keyword) = declaration.kind else {
      if outer.isEmpty, declaration.kind == .macro {
        macros.append(Member(file: file, declaration: declaration, owner: nil))
      }
      if outer.isEmpty, declaration.kind == .function || declaration.kind == .property {
        globals[declaration.name, default: []].append(
          Member(
            file: file, declaration: declaration, owner: nil, access: declaration.access))
      }
      if outer.isEmpty, declaration.kind == .alias, let type = declaration.type, !type.isArray {
        aliases[declaration.name] = type.last
      }
      return
    }
    let path = outer + [declaration.name]
    var access = declaration.access ?? around
    if around == .file { access = .file }
    if keyword != .extension {
      var entry = TypeEntry(name: declaration.name, path: path)
      entry.place = (file, declaration.index)
      entry.keyword = keyword
      entry.access = access
      entry.attributes = Set(declaration.attributes.map(\.name))
      typesByName[declaration.name, default: []].append(types.count)
      types.append(entry)
      add(declaration, in: file, to: types.count - 1)
    }
    // What a type holds is its own module's unless it says otherwise; an extension says it for all.
    let inner = keyword == .extension || access == .file ? access : nil
    for member in declaration.members {
      if Self.isType(member) { declare(member, in: file, around: path, within: inner) }
      if member.kind == .alias, let type = member.type, !type.isArray {
        nestedAliases[member.name, default: []].insert(type.last)
      }
    }
  }

  private mutating func extend(_ declaration: Declaration, in file: Int) {
    guard case .type(let keyword) = declaration.kind else { return }
    for member in declaration.members where Self.isType(member) { extend(member, in: file) }
    guard keyword == .extension else { return }
    // `extension Text` is not of `Styles.Text`.
    let isQualified = !declaration.outer.isEmpty
    // `typealias Spacing = CGFloat`, and `extension Spacing`, which is of CGFloat.
    let name = isQualified ? declaration.name : unaliased(declaration.name)
    var owners = (typesByName[name] ?? []).filter {
      isQualified ? isNameable($0, from: file) : isVisible($0, from: file)
    }
    if isQualified {
      let path = declaration.outer + [declaration.name]
      let exact = owners.filter { types[$0].path.suffix(path.count) == path[...] }
      if !exact.isEmpty { owners = exact }
    }
    if owners.isEmpty {
      let entry = extensions[name] ?? types.count
      if entry == types.count {
        types.append(TypeEntry(name: name, path: [name]))
        extensions[name] = entry
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
    // Of most types there is one declaration, whose list is shared.
    if types[entry].inherited.isEmpty {
      types[entry].inherited = declaration.inherited
    } else {
      types[entry].inherited += declaration.inherited
    }
    for member in declaration.members where !Self.isType(member) && member.kind != .macro {
      let isOfExtension = declaration.kind == .type(.extension)
      let access =
        isOfExtension
        ? member.access ?? declaration.access
        : declaration.kind == .type(.protocol) ? declaration.access : member.access
      let found = Member(
        file: file, declaration: member, owner: entry, access: access,
        element: isOfExtension ? declaration.element : nil)
      types[entry].members[member.name, default: []].append(found)
      if member.kind == .property || member.kind == .enumCase { types[entry].order.append(found) }
    }
  }

  /// The type that a name means in a file, the nearest first; `nil` for what is declared elsewhere.
  package func type(named name: String, from file: Int) -> Int? {
    type(named: name, from: file, step: 0)
  }

  /// The full name of a type that code inside of another knows by its last name; `nil` where neither
  /// that type nor one around it has one of the name.
  package func nestedType(named name: String, within type: Int) -> String? {
    let found = (typesByName[name] ?? []).filter { types[$0].path.count > 1 }
    guard !found.isEmpty else { return nil }
    var outer = types[type].path
    while !outer.isEmpty {
      if found.contains(where: { types[$0].path == outer + [name] }) {
        return (outer + [name]).joined(separator: ".")
      }
      outer.removeLast()
    }
    return nil
  }

  /// The type of a value that code in a file has: also one that the file cannot name itself.
  package func type(_ type: TypeName, near file: Int) -> Int? {
    // What a call gives that was not followed is of a type by its name there alone.
    if let gap = type.gap { return self.type(named: type.name, from: gap.spot.file) }
    if let found = self.type(named: type.name, from: file) { return found }
    guard !type.name.isEmpty, !SystemTypes.has(type.last) else { return nil }
    let names = type.name.split(separator: ".").map(String.init)
    return (typesByName[type.last] ?? []).first { types[$0].path.suffix(names.count) == names[...] }
  }

  /// Other names of types are followed this far.
  private static let mostAliases = 8

  private func type(named name: String, from file: Int, step: Int) -> Int? {
    guard step < Self.mostAliases else { return nil }
    if !name.utf8.contains(UInt8(ascii: ".")) {
      guard let found = typesByName[name] else {
        return aliases[name].flatMap { type(named: $0, from: file, step: step + 1) }
      }
      // What is nested in another type, code outside of that does not know by its last name alone.
      let visible = found.filter { isVisible($0, from: file) }
      let free = visible.filter { types[$0].path.count == 1 }
      return nearest(free.isEmpty ? visible : free, to: file)
    }
    let names = name.split(separator: ".").map(String.init)
    guard let last = names.last else { return nil }
    let found = typesByName[last] ?? []
    let exact = found.filter { types[$0].path.suffix(names.count) == names[...] }
    if let exact = nearest(exact.filter { isAccessible($0, from: file) }, to: file) ?? exact.first {
      return exact
    }
    // `Provider.Entry` is another name of a type, or what a provider's functions give.
    let outer = names.dropLast().joined(separator: ".")
    guard let owner = type(named: outer, from: file, step: step + 1) else {
      // A module's name stands before it.
      return names.count == 2 && found.count == 1 ? found[0] : nil
    }
    guard let meant = aliased(last, in: owner), meant.name != name else { return nil }
    return type(named: meant.name, from: file, step: step + 1)
  }

  /// What a type calls by another name: as aliased, or for a provider's `Entry` as it is made.
  package func aliased(_ name: String, in type: Int) -> TypeName? {
    let alias = members(named: name, of: type).first { $0.declaration.kind == .alias }
    if let alias { return alias.declaration.type }
    return name == "Entry" ? members(named: "placeholder", of: type).first?.declaration.type : nil
  }

  /// The type that a name stands for which no type has: `typealias Art = Image`.
  package func unaliased(_ name: String) -> String {
    var name = name
    for _ in 0..<Self.mostAliases where typesByName[name] == nil {
      guard let meant = aliases[name] else { break }
      name = meant
    }
    return name
  }

  /// Whether code in a file has a module of this name.
  package func isModule(_ name: String, from file: Int) -> Bool {
    modules.names.contains(name) || sources[file].imports.contains { $0.name == name }
  }

  /// Whether it is known which module a file is compiled into.
  package func isOfKnownModule(_ file: Int) -> Bool { modules.knows(file) }

  /// What a name may stand for, in any type, which no type has.
  func meant(by name: String) -> [String] {
    let name = unaliased(name)
    return typesByName[name] == nil ? [name] + (nestedAliases[name] ?? []).map(unaliased) : [name]
  }

  /// Whether access levels and imports let a file name a type.
  private func isAccessible(_ type: Int, from file: Int) -> Bool {
    guard let place = types[type].place else { return true }
    return modules.isVisible(types[type].access, declaredIn: place.file, from: file)
  }

  /// Whether a name alone means a type of the sources in a file. A type of the system is not hidden
  /// by a type of the same name in another or an unknown module.
  package func isNameable(_ type: Int, from file: Int) -> Bool {
    guard let place = types[type].place, isAccessible(type, from: file) else { return false }
    return !SystemTypes.has(types[type].name) || modules.areTogether(place.file, file)
  }

  /// Whether a type's own name alone means it: types inside of others are known by it around them,
  /// which the file decides here, and elsewhere only where no type of the system has the name.
  private func isVisible(_ type: Int, from file: Int) -> Bool {
    guard isNameable(type, from: file) else { return false }
    return types[type].path.count == 1 || types[type].place?.file == file
      || !Self.nestedNames.contains(types[type].name)
  }

  /// The first of the same file, else of the same module, else of all.
  private func nearest(_ found: [Int], to file: Int) -> Int? {
    guard found.count > 1 else { return found.first }
    return found.first { types[$0].place?.file == file }
      ?? found.first { types[$0].place.map { modules.areTogether($0.file, file) } ?? false }
      ?? found.first
  }

  /// Whether a file can name a member.
  private func isVisible(_ member: Member, from file: Int) -> Bool {
    member.owner == nil
      ? modules.isVisible(member.access, declaredIn: member.file, from: file)
      : modules.isMemberVisible(member.access, declaredIn: member.file, from: file)
  }

  /// The members that a file can name, those of its own first where their files decide.
  private func visible(_ found: [Member], from file: Int?) -> [Member] {
    guard let file, found.contains(where: { !isVisible($0, from: file) }) else { return found }
    return found.filter { isVisible($0, from: file) }
  }

  /// The names of the functions and properties of no type.
  package var globalNames: some Sequence<String> { globals.keys }

  /// Functions and properties of no type by a name, as far as a file can name them.
  package func globals(named name: String, from file: Int) -> [Member] {
    guard let found = globals[name] else { return [] }
    return visible(found, from: file)
  }

  /// The members of a name that a type has itself, inherits or gets from a protocol's extension.
  ///
  /// - Parameter file: The file that names them, which may not name those of extensions of others;
  ///   `nil`: all.
  package func members(named name: String, of type: Int, from file: Int? = nil) -> [Member] {
    var seen: Set<Int> = []
    var open = [type]
    while !open.isEmpty, seen.count < 32 {
      let next = open.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let found = types[next].members[name] {
        let nameable = visible(found, from: file)
        if !nameable.isEmpty { return nameable }
        // A type's own members are for itself, whichever file asks.
        if types[next].place != nil { return found }
      }
      for parent in types[next].inherited {
        let home = types[next].place?.file
        open += (typesByName[parent] ?? []).filter { one in
          home.map { isNameable(one, from: $0) } ?? true
        }
        if let entry = extensions[parent] { open.append(entry) }
      }
    }
    return []
  }

  /// All members of a name that a type has, its own first, then what it inherits and what protocols'
  /// extensions give it.
  package func allMembers(named name: String, of type: Int) -> [Member] {
    var (seen, open, found): (Set<Int>, [Int], [Member]) = ([], [type], [])
    while !open.isEmpty, seen.count < 64 {
      let next = open.removeFirst()
      guard seen.insert(next).inserted else { continue }
      found += types[next].members[name] ?? []
      let home = types[next].place?.file
      for parent in types[next].inherited {
        open += (typesByName[parent] ?? []).filter { one in
          home.map { isNameable(one, from: $0) } ?? true
        }
        if let entry = extensions[parent] { open.append(entry) }
      }
    }
    return found
  }

  /// The names of all types and protocols that a type is, its own first.
  package func typeNames(of type: Int) -> [String] {
    var (seen, open, names): (Set<Int>, [Int], [String]) = ([], [type], [types[type].name])
    while !open.isEmpty, seen.count < 64 {
      let next = open.removeFirst()
      guard seen.insert(next).inserted else { continue }
      for parent in types[next].inherited where !names.contains(parent) {
        names.append(parent)
        open += typesByName[parent] ?? []
        if let entry = extensions[parent] { open.append(entry) }
      }
    }
    return names
  }

  /// The class that a class inherits from, if that is in the sources.
  package func superclass(of type: Int) -> Int? {
    guard types[type].keyword == .class, let home = types[type].place?.file else { return nil }
    for parent in types[type].inherited {
      let found = (typesByName[parent] ?? []).filter { types[$0].keyword == .class && $0 != type }
      if let one = nearest(found, to: home) { return one }
    }
    return nil
  }

  /// The static members of a name that sources add to types of others, with the type's name.
  package func addedStatics(named name: String, from file: Int) -> [(type: String, member: Member)]
  {
    extensions.flatMap { type, entry in
      visible(types[entry].members[name] ?? [], from: file)
        .filter { $0.declaration.isStatic }.map { (type, $0) }
    }
  }

  /// What the sources add to a type of others, as a type; `nil`: nothing.
  package func extensionEntry(of type: String) -> Int? { extensions[type] }

  /// The members of a name that are added to a type of others: `View`, `Image`, `Color`.
  ///
  /// - Parameter file: The file that names them; `nil`: any.
  package func extensionMembers(named name: String, of type: String, from file: Int?) -> [Member] {
    let added = extensions[type].flatMap { types[$0].members[name] } ?? []
    let own = (typesByName[type] ?? []).filter { one in
      file.map { isVisible(one, from: $0) } ?? true
    }
    return visible(added + own.flatMap { types[$0].members[name] ?? [] }, from: file)
  }
}
