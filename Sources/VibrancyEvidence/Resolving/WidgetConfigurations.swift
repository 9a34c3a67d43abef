// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Puts together what the declarations of a widget type say.
struct WidgetConfigurations {
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

  private enum ConfigurationFact {
    case families(Set<Family>?, FamilyExpression)
    case disfavored(Set<WidgetLocation>, Set<Family>?, FamilyExpression?)
    case notRemovable
  }

  private func read(
    _ kind: ConfigurationCall.Kind, type: String, path: String, values: [String: Set<Family>?],
    depth: Int, _ report: (ConfigurationFact) -> Void
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

/// The widgets and Live Activities that a target declares.
enum WidgetList {
  static func widgets(
    of sources: TargetSources, outline: Outline, isNear: @escaping (String) -> Bool
  ) -> [EvidenceTarget.Widget] {
    let resolver = WidgetConfigurations(
      outline: outline, families: FamilyResolver(outline: outline, isNear: isNear))
    let facts = Dictionary(grouping: sources.widgetFacts, by: \.type)
    return facts.compactMap { name, facts -> EvidenceTarget.Widget? in
      let declared = outline.types.filter { $0.name == name && isNear($0.place.path) }
      guard let type = declared.min(by: { ($0.isExtension ? 1 : 0) < ($1.isExtension ? 1 : 0) })
      else { return nil }
      let configuration = resolver.configuration(of: facts)
      let isActivity =
        facts.contains(where: \.isActivity) && !facts.contains(where: \.isStatic)
      return EvidenceTarget.Widget(
        name: name, place: type.place, families: configuration.families,
        removedPlaces: configuration.removedPlaces,
        backgroundIsRemovable: configuration.backgroundIsRemovable, isActivity: isActivity)
    }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }
}

/// What one declaration or extension of a widget type says about its configuration.
struct WidgetFact: Sendable {
  var type: String
  var path: String
  var calls: [ConfigurationCall]
  var isActivity: Bool
  var isStatic: Bool

  private static let configurations: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
    "RelevanceConfiguration",
  ]

  /// The facts of all widget types in a file.
  static func facts(in file: SourceFile, outline: Outline) -> [WidgetFact] {
    let helpers = Set(outline.configurationHelpers.keys)
    // A widget inside another is read with it, so that no token is read twice.
    var end = 0
    return file.declarations.compactMap { declaration in
      guard declaration.typeKeyword != nil, outline.widgets.contains(declaration.name),
        let body = file.body(of: declaration), body.lowerBound >= end
      else { return nil }
      end = body.upperBound
      let words = file.tree.tokens[body].lazy.filter(\.isName).map(\.text)
      return WidgetFact(
        type: declaration.name, path: file.path,
        calls: ConfigurationCall.calls(
          in: body, of: file, implicitly: false, helpers: helpers),
        isActivity: words.contains("ActivityConfiguration"),
        isStatic: words.contains { configurations.contains($0) })
    }
  }
}
