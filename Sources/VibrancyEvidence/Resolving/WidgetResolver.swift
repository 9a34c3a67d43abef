// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Puts together what the declarations of a widget type say.
struct WidgetResolver {
  let outline: Outline
  let families: FamilyResolver

  /// What a widget's configuration comes to.
  struct Configuration {
    var families: Set<Family>?
    var removedPlaces: Set<WidgetLocation> = []
    var backgroundIsRemovable = true
  }

  private struct Disfavored {
    var places: Set<WidgetLocation>
    var families: Set<Family>?
    var expression: FamilyExpression?
  }

  /// Joins the facts of one type.
  func configuration(of facts: [WidgetFact]) -> Configuration {
    var supported: [Set<Family>?] = []
    var expressions: [FamilyExpression] = []
    var disfavored: [Disfavored] = []
    var result = Configuration()
    for fact in facts {
      for call in fact.calls {
        read(call.kind, type: fact.type, path: fact.path, values: [:], depth: 0) { kind in
          switch kind {
          case .families(let families, let expression):
            supported.append(families)
            expressions.append(expression)
          case .disfavored(let places, let families, let expression):
            disfavored.append(
              Disfavored(places: places, families: families, expression: expression))
          case .notRemovable: result.backgroundIsRemovable = false
          }
        }
      }
    }
    result.families = Self.union(supported)
    for item in disfavored {
      let isSame = expressions.count == 1 && expressions.first == item.expression
      let covers =
        item.expression == nil || isSame
        || (item.families.map { result.families?.isSubset(of: $0) ?? false } ?? false)
      if covers { result.removedPlaces.formUnion(item.places) }
    }
    return result
  }

  /// The union of families; nil, for all, where one is nil or there are none.
  static func union(_ families: [Set<Family>?]) -> Set<Family>? {
    guard !families.isEmpty else { return nil }
    var union: Set<Family> = []
    for families in families {
      guard let families else { return nil }
      union.formUnion(families)
    }
    return union
  }

  private enum Reading {
    case families(Set<Family>?, FamilyExpression)
    case disfavored(Set<WidgetLocation>, Set<Family>?, FamilyExpression?)
    case notRemovable
  }

  private func read(
    _ kind: ConfigurationCall.Kind, type: String, path: String, values: [String: Set<Family>?],
    depth: Int, _ report: (Reading) -> Void
  ) {
    switch kind {
    case .supportedFamilies(let expression):
      let value = families.families(of: expression, in: type, path: path, values: values)
      report(.families(value, expression))
    case .disfavoredLocations(let places, let expression):
      let value = expression.flatMap {
        families.families(of: $0, in: type, path: path, values: values)
      }
      report(.disfavored(places, value, expression))
    case .backgroundNotRemovable: report(.notRemovable)
    case .helper(let name, let arguments):
      guard depth == 0, let helpers = outline.configurationHelpers[name] else { return }
      let near = helpers.filter { families.isNear($0.path) }
      for helper in near.isEmpty ? helpers : near {
        var values: [String: Set<Family>?] = [:]
        for parameter in helper.parameters {
          guard let argument = arguments[parameter.key] else { continue }
          values[parameter.name] = .some(families.families(of: argument, in: type, path: path))
        }
        for call in helper.calls {
          read(
            call.kind, type: "", path: helper.path, values: values, depth: 1, report)
        }
      }
    }
  }
}
