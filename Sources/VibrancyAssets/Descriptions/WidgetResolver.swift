// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// Makes one variant of a description: fills in, checks names, keeps places, and tells what is wrong.
struct WidgetResolver {
  let description: WidgetDescription
  let vocabulary: WidgetVocabulary
  let mistakes: JSONMistakes
  var text: TextResolver
  private let values: [DescribedParameter.Value]
  private let entry: Int?

  /// - Parameters:
  ///   - combination: The number of each parameter's value, where the entry does not choose one.
  ///   - entry: The entry's number; `nil` without entries.
  init(
    _ file: WidgetFile, _ vocabulary: WidgetVocabulary, combination: [Int], entry: Int?,
    limits: DescriptionLimits, _ mistakes: JSONMistakes
  ) {
    (description, self.vocabulary, self.entry) = (file.description, vocabulary, entry)
    self.mistakes = mistakes
    let choices = entry.map { file.description.entries[$0].choices } ?? [:]
    values = zip(description.parameters, combination).map { parameter, number in
      let chosen = choices[parameter.name].flatMap { parameter.value(named: $0.value) }
      return parameter.values[chosen ?? number]
    }
    text = TextResolver(
      description.parameters, values: values, characterLimit: limits.characters, mistakes)
  }

  /// The variant; complete only if nothing was told.
  ///
  /// - Parameter free: The parameters that no entry names.
  mutating func variant(free: [Int]) -> WidgetVariant {
    let families = families(description.families, among: nil).map(\.value)
    let names = zip(description.parameters, values).map {
      WidgetVariant.Choice(parameter: $0.name, value: $1.name)
    }
    return WidgetVariant(
      variant: free.isEmpty ? nil : free.map { values[$0].name }.joined(separator: "-"),
      entry: entryName(), relevance: entry.flatMap { description.entries[$0].relevance },
      choices: names, families: families.map(\.name), containerBackground: background(),
      isBackgroundRemovable: description.isBackgroundRemovable,
      accessoryBackground: accessoryBackground(among: families),
      disfavoredLocations: description.disfavoredLocations.compactMap {
        word($0, "place", among: vocabulary.places)
      },
      layers: description.layers.compactMap { layer($0, of: families) })
  }

  private mutating func entryName() -> String? {
    guard let entry else { return nil }
    guard let name = description.entries[entry].name else { return "\(entry + 1)" }
    let filled = text.filled(name)
    if filled == "" { mistakes.add(at: name.source, "is empty; write a name or leave it out") }
    return filled
  }

  private mutating func layer(
    _ layer: DescribedLayer, of families: [WidgetVocabulary.Family]
  ) -> WidgetLayer? {
    let drawn = layer.families.map { self.families($0, among: families).map(\.value) }
    let rendering = layer.accentedRendering.flatMap {
      word($0, "accented rendering", among: vocabulary.accentedRenderings)
    }
    let template = layer.template.flatMap { color($0) }
    guard let image = image(layer.image) else { return nil }
    return WidgetLayer(
      image: image, frame: layer.frame, families: (drawn ?? families).map(\.name),
      isAccentable: layer.isAccentable, accentedRendering: rendering,
      isPrivacySensitive: layer.isPrivacySensitive, isInvalidatable: layer.isInvalidatable,
      isInteractive: layer.isInteractive, template: template, opacity: layer.opacity,
      source: layer.source)
  }
}

/// The names a description may use, from those who know what they mean.
package struct WidgetVocabulary: Sendable {
  /// A widget family.
  package struct Family: Sendable, Hashable {
    /// WidgetKit's name.
    package let name: String
    /// A short name for it.
    package let alias: String
    /// Whether AccessoryWidgetBackground exists in it.
    package let hasAccessoryBackground: Bool

    /// A family.
    package init(name: String, alias: String, hasAccessoryBackground: Bool) {
      (self.name, self.alias) = (name, alias)
      self.hasAccessoryBackground = hasAccessoryBackground
    }
  }

  /// The families.
  package let families: [Family]
  /// The places a widget is shown in.
  package let places: [String]
  /// The values of `accentedRendering`.
  package let accentedRenderings: [String]

  /// A vocabulary.
  package init(families: [Family], places: [String], accentedRenderings: [String]) {
    (self.families, self.places) = (families, places)
    self.accentedRenderings = accentedRenderings
  }

  /// WidgetKit's name of a family by that name or its alias.
  func family(_ name: String) -> Family? { families.first { $0.name == name || $0.alias == name } }
}
