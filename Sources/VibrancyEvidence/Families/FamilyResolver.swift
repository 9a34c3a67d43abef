// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Finds the families behind properties.
struct FamilyResolver {
  /// Properties that give properties are followed this far; it ends those that give each other.
  private static let deepest = 6

  let outline: Outline
  /// Whether a file is near enough to be preferred: in the target.
  let isNear: (String) -> Bool

  /// The families of an expression; nil for all.
  ///
  /// - Parameters:
  ///   - type: The type in which it stands, empty for none.
  ///   - values: What a helper's parameters are.
  func families(
    of expression: FamilyExpression, in type: String, path: String,
    values: [String: Set<Family>?] = [:], depth: Int = 0
  ) -> Set<Family>? {
    guard !expression.isUnknown, depth < Self.deepest else { return nil }
    var families = expression.written
    for reference in expression.references {
      if reference.count == 1, let value = values[reference[0]] {
        guard let value else { return nil }
        families.formUnion(value)
      } else {
        guard let value = self.families(at: reference, in: type, path: path, depth: depth) else {
          return nil
        }
        families.formUnion(value)
      }
    }
    return families.isEmpty ? nil : families
  }

  private func families(
    at reference: [String], in type: String, path: String, depth: Int
  ) -> Set<Family>? {
    guard let constants = constants(at: reference, in: type, path: path) else { return nil }
    var families: Set<Family> = []
    for constant in constants {
      guard
        let value = self.families(
          of: constant.expression, in: constant.type, path: constant.path, depth: depth + 1)
      else { return nil }
      families.formUnion(value)
    }
    return families.isEmpty ? nil : families
  }

  private func constants(
    at reference: [String], in type: String, path: String
  ) -> [FamilyConstant]? {
    guard let name = reference.last else { return nil }
    let owner = reference.count > 1 ? reference[reference.count - 2] : type
    let isOwn = owner == "self" || owner == "Self" || reference.count == 1
    var found = outline.families[MemberKey(type: isOwn ? type : owner, name: name)]
    if found == nil, reference.count == 1 {
      found = outline.families[MemberKey(type: "", name: name)]
    }
    guard let found else { return nil }
    let here = found.filter { $0.path == path }
    if !here.isEmpty { return here }
    let near = found.filter { isNear($0.path) }
    return near.isEmpty ? found : near
  }
}
