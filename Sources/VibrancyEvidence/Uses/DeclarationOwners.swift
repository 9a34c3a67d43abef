// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which outermost declaration each token of a file belongs to, and what those refer to.
///
/// A type of the sources is one, with its extensions; in an extension of a foreign type each member.
struct DeclarationOwners {
  private var ranges: [(range: Range<Int>, name: String)] = []
  /// The names of other such declarations that each refers to.
  private(set) var references: [String: Set<String>] = [:]

  init(_ file: SourceFile, outline: Outline) {
    for declaration in file.declarations {
      guard let body = file.body(of: declaration) else { continue }
      let parent = file.parent(of: declaration)
      let isOuter = parent == nil
      let isForeign = { (type: Declaration) in
        type.typeKeyword == .extension && !outline.declaredTypes.contains(type.name)
      }
      if isOuter, !isForeign(declaration) {
        ranges.append((body, declaration.name))
      } else if let parent, parent.parent == nil, isForeign(parent) {
        ranges.append((body, declaration.name))
      }
    }
    for (range, name) in ranges {
      for index in range where file.tree.tokens[index].isName {
        let word = file.tree.tokens[index].text
        if word != name, outline.reachable.contains(word) {
          references[name, default: []].insert(word)
        }
      }
    }
  }

  /// The declaration a token is in, nil for one of none.
  func owner(of index: Int) -> String? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].range.contains(index) else { return nil }
    return ranges[low].name
  }
}
