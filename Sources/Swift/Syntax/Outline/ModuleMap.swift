// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The modules that the files of a program are compiled into, and which files import which.
package struct ModuleMap: Sendable {
  /// Of each file: 0 for the target's own module, more for one of ``names``; `nil`: not known.
  package let modules: [Int?]
  /// The names of the modules, the target's own first.
  package let names: [String]
  /// Of each file the modules that it imports.
  private var imports: [Set<Int>] = []
  /// Of each module those that any file of it, or of a module among them, imports.
  private var reached: [Int: Set<Int>] = [:]
  /// The modules whose name no file imports: the name that code has for them is another.
  private var unnamed: Set<Int> = []

  /// - Parameters:
  ///   - modules: Of each file the index of its module's name; `nil`: not known.
  ///   - names: The names of the modules.
  package init(modules: [Int?] = [], names: [String] = []) {
    (self.modules, self.names) = (modules, names.map(Self.identifier))
  }

  /// Reads what the files import; only where there is more than one module.
  package mutating func readImports(of sources: [Source]) {
    guard names.count > 1 else { return }
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() { indices[name] = index }
    var exported: [Int: Set<Int>] = [:]
    imports = sources.enumerated().map { file, source in
      var found: Set<Int> = []
      for (name, isExported) in source.imports {
        guard let module = indices[name] else { continue }
        found.insert(module)
        if isExported, file < modules.count, let own = modules[file] {
          exported[own, default: []].insert(module)
        }
      }
      return found
    }
    for file in imports.indices {
      var open = Array(imports[file])
      while let next = open.popLast() {
        for module in exported[next] ?? [] where imports[file].insert(module).inserted {
          open.append(module)
        }
      }
    }
    unnamed = Set(names.indices).subtracting(imports.reduce(into: []) { $0.formUnion($1) })
    for (file, found) in imports.enumerated() {
      if let own = module(file) { reached[own, default: []].formUnion(found) }
    }
    for module in reached.keys {
      var open = Array(reached[module] ?? [])
      while let next = open.popLast() {
        for further in reached[next] ?? []
        where reached[module, default: []].insert(further).inserted { open.append(further) }
      }
    }
  }

  /// Whether the module of a file is known.
  package func knows(_ file: Int) -> Bool { module(file) != nil }

  private func module(_ file: Int) -> Int? { modules.indices.contains(file) ? modules[file] : 0 }

  /// Whether both files are compiled into one module; two of which nothing is known may be.
  package func areTogether(_ a: Int, _ b: Int) -> Bool { module(a) == module(b) }

  /// Whether what is declared in a file can be named in another.
  package func isVisible(_ access: Access?, declaredIn file: Int, from other: Int) -> Bool {
    if file == other { return true }
    if access == .file { return false }
    guard let own = module(file), let asking = module(other), own != asking else { return true }
    guard access == .others else { return false }
    return unnamed.contains(own) || imports.indices.contains(other) && imports[other].contains(own)
  }

  /// Whether a member that a file declares can be named in another: members, unlike types, are
  /// visible in all files of a module once one of them imports theirs.
  package func isMemberVisible(_ access: Access?, declaredIn file: Int, from other: Int) -> Bool {
    if isVisible(access, declaredIn: file, from: other) { return true }
    guard access == .others, let own = module(file), let asking = module(other) else {
      return false
    }
    return reached[asking]?.contains(own) ?? false
  }

  /// A target's name as `import` has it.
  package static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension Source {
  /// The modules that the file imports, and whether it hands them on (`@_exported`).
  package var imports: [(name: String, isExported: Bool)] {
    tokens.indices.compactMap { index in
      guard tokens[index].first == UInt8(ascii: "i"), isWord("import", at: index) else {
        return nil
      }
      var name = index + 1
      // `import struct Kit.Card`
      if token(name).isName, token(name + 1).isName, !token(name + 1).startsLine { name += 1 }
      guard token(name).isName, !token(name).startsLine else { return nil }
      return (text(name), isWord("_exported", at: index - 1))
    }
  }
}
