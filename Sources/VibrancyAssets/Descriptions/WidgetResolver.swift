// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Makes one variant of a description: fills in, checks names, keeps places.
struct WidgetResolver {
  let file: WidgetFile
  let vocabulary: WidgetVocabulary
  var text: TextResolver
  private let values: [DescribedParameter.Value]
  private let entry: Int?

  /// - Parameters:
  ///   - combination: The number of each parameter's value, where the entry does not choose one.
  ///   - entry: The entry's number; `nil` without entries.
  init(
    _ file: WidgetFile, _ vocabulary: WidgetVocabulary, combination: [Int], entry: Int?,
    limits: DescriptionLimits
  ) {
    (self.file, self.vocabulary, self.entry) = (file, vocabulary, entry)
    let choices = entry.map { file.description.entries[$0].choices } ?? [:]
    values = zip(file.description.parameters, combination).map { parameter, number in
      let chosen = choices[parameter.name].flatMap { parameter.value(named: $0.text) }
      return parameter.values[chosen ?? number]
    }
    text = TextResolver(file, values: values, characterLimit: limits.characters)
  }

  /// The variant.
  ///
  /// - Parameter free: The parameters that no entry names.
  mutating func variant(free: [Int]) throws(JSONError) -> WidgetVariant {
    let description = file.description
    let families = try families(description.families, among: nil)
    let names = zip(description.parameters, values).map {
      WidgetVariant.Choice(parameter: $0.name, value: $1.name)
    }
    return WidgetVariant(
      variant: free.isEmpty ? nil : free.map { values[$0].name }.joined(separator: "-"),
      entry: try entryName(), relevance: entry.flatMap { description.entries[$0].relevance },
      choices: names, families: families.map(\.name), containerBackground: try background(),
      isBackgroundRemovable: description.isBackgroundRemovable,
      accessoryBackground: try accessoryBackground(among: families),
      disfavoredLocations: try description.disfavoredLocations.map { place throws(JSONError) in
        try word(place, "place", among: vocabulary.places)
      },
      layers: try description.layers.map { layer throws(JSONError) in
        try self.layer(layer, of: families)
      })
  }

  private mutating func entryName() throws(JSONError) -> String? {
    guard let entry else { return nil }
    guard let name = file.description.entries[entry].name else { return "\(entry + 1)" }
    let filled = try text.filled(name)
    if filled.isEmpty { throw file.error(at: name.path, "is empty; write a name or leave it out") }
    return filled
  }

  private mutating func layer(
    _ layer: DescribedLayer, of families: [WidgetVocabulary.Family]
  ) throws(JSONError) -> WidgetLayer {
    let drawn = try layer.families.map { names throws(JSONError) in
      try self.families(names, among: families)
    }
    return WidgetLayer(
      image: try image(layer.image), frame: layer.frame,
      families: (drawn ?? families).map(\.name), isAccentable: layer.isAccentable,
      accentedRendering: try layer.accentedRendering.map { name throws(JSONError) in
        try word(name, "accented rendering", among: vocabulary.accentedRenderings)
      },
      isPrivacySensitive: layer.isPrivacySensitive, isInvalidatable: layer.isInvalidatable,
      isInteractive: layer.isInteractive,
      template: try layer.template.map { color throws(JSONError) in try self.color(color) },
      opacity: layer.opacity, path: layer.path)
  }
}
