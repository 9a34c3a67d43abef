// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The widgets and Live Activities that a target declares.
enum WidgetList {
  static func widgets(
    of sources: TargetSources, outline: Outline, isNear: @escaping (String) -> Bool
  ) -> [EvidenceTarget.Widget] {
    let resolver = WidgetResolver(
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
