// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Follows an expression to the strings and symbols behind it.
struct NameResolver {
  /// Constants that name constants are followed this far; it ends those that name each other.
  private static let deepest = 4
  private struct ScopeKey: Hashable {
    var brace: Int
    var name: String
  }

  let file: SourceFile
  let outline: Outline
  /// Whether a file is near enough to be preferred: in the target.
  let isNear: (String) -> Bool
  private let scopes: [ScopeKey: [Int]]

  init(file: SourceFile, outline: Outline, isNear: @escaping (String) -> Bool) {
    (self.file, self.outline, self.isNear) = (file, outline, isNear)
    var scopes: [ScopeKey: [Int]] = [:]
    for (index, declaration) in file.declarations.enumerated() {
      let brace =
        declaration.scope ?? file.tree.braces(around: declaration.index, limit: 8).first ?? -1
      scopes[ScopeKey(brace: brace, name: declaration.name), default: []].append(index)
    }
    self.scopes = scopes
  }

  /// What an expression's terms come to, seen from a token.
  func resolve(_ terms: [NameTerm], at index: Int, depth: Int = 0) -> NameResolution {
    var result = NameResolution()
    for term in terms {
      switch term {
      case .literal(let name):
        result.join(NameResolution(names: [FoundName(spelling: .literal(name), isPlain: true)]))
      case .symbol(let path):
        result.join(NameResolution(names: [FoundName(spelling: .symbol(path), isPlain: false)]))
      case .path(let names): result.join(resolve(path: names, at: index, depth: depth))
      case .computed: result.isComputed = true
      }
    }
    return result
  }

  private func resolve(path: [String], at index: Int, depth: Int) -> NameResolution {
    guard depth < Self.deepest, let name = path.last, let first = path.first else {
      return .computed
    }
    if first == "ImageResource" || first == "ColorResource", path.count > 1 {
      let symbol = FoundName(spelling: .symbol(Array(path.dropFirst())), isPlain: false)
      return NameResolution(names: [symbol])
    }
    let types = file.types(around: index)
    let isOwn = first == "self" || first == "Self"
    if path.count == 1 || (isOwn && path.count == 2) {
      if let local = resolveLocally(name, at: index, typesOnly: isOwn, depth: depth) {
        return local
      }
      return resolve(member: name, of: isOwn ? types : types + [""], depth: depth)
    }
    if name == "rawValue", path.count > 2 {
      let member = path[path.count - 2] + ".rawValue"
      return resolve(member: member, of: [path[path.count - 3]], depth: depth)
    }
    let owner = path[path.count - 2]
    if owner.first?.isUppercase == true {
      return resolve(member: name, of: [owner], depth: depth)
    }
    // What an instance is cannot be known, but one type alone may have such a member.
    guard let owners = outline.owners[name], owners.count == 1, !owners.contains("") else {
      return .computed
    }
    var result = resolve(member: name, of: Array(owners), depth: depth)
    for index in result.names.indices { result.names[index].isPlain = false }
    return result
  }

  private func resolveLocally(
    _ name: String, at index: Int, typesOnly: Bool, depth: Int
  ) -> NameResolution? {
    for brace in file.tree.braces(around: index) + [-1] {
      guard let found = scopes[ScopeKey(brace: brace, name: name)] else { continue }
      if typesOnly, file.declaration(ofBrace: brace)?.typeKeyword == nil { continue }
      var result = NameResolution()
      for declaration in found.prefix(8) {
        result.join(resolve(file.declarations[declaration], depth: depth))
      }
      return result
    }
    return nil
  }

  private func resolve(_ declaration: Declaration, depth: Int) -> NameResolution {
    let parent = file.parent(of: declaration)
    if declaration.isParameter, let function = parent {
      let owner = function.name == "init" ? file.parent(of: function)?.name : function.name
      guard let owner,
        let parameter = function.parameters.first(where: { $0.name == declaration.name })
      else { return .computed }
      return NameResolution(flows: [NameFlow(callee: owner, key: parameter.key)])
    }
    guard declaration.isProperty else { return .computed }
    if let value = file.value(of: declaration) {
      var result = resolve(value.terms, at: declaration.index, depth: depth + 1)
      let isVariable = declaration.brace == nil && declaration.isVariable
      result.isComputed = result.isComputed || !value.isComplete || isVariable
      return result
    }
    guard declaration.brace == nil, declaration.value == nil, let parent,
      parent.typeKeyword != nil
    else { return .computed }
    return NameResolution(flows: [NameFlow(callee: parent.name, key: declaration.name)])
  }

  private func resolve(member name: String, of types: [String], depth: Int) -> NameResolution {
    for type in types {
      guard let values = outline.values[MemberKey(type: type, name: name)] else { continue }
      let here = values.filter { $0.path == file.path }
      let near = here.isEmpty ? values.filter { isNear($0.path) } : here
      var result = NameResolution()
      for value in (near.isEmpty ? values : near).prefix(8) {
        result.isComputed = result.isComputed || (!value.isComplete && !value.isStored)
        if value.isStored {
          result.join(NameResolution(flows: [NameFlow(callee: type, key: name)]))
        }
        for term in value.terms {
          if case .path(let path) = term {
            let owner = path.count > 1 ? path[path.count - 2] : type
            let isOwn = owner == "self" || owner == "Self"
            result.join(
              depth + 1 < Self.deepest
                ? resolve(member: path.last ?? "", of: [isOwn ? type : owner], depth: depth + 1)
                : .computed)
          } else {
            result.join(resolve([term], at: 0, depth: depth + 1))
          }
        }
      }
      return result
    }
    return .computed
  }
}
