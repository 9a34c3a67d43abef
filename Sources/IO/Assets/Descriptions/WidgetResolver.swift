// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

/// Makes one variant of a description: fills in, checks names, keeps places, and reports what is wrong.
struct WidgetResolver {
  let description: WidgetDescription
  let mistakes: JSONMistakes
  var text: TextResolver
  private let values: [DescribedParameter.Value]
  private let entry: Int?

  /// - Parameters:
  ///   - combination: The number of each parameter's value, where the entry does not choose one.
  ///   - entry: The entry's number; `nil` without entries.
  init(
    _ file: WidgetFile, combination: [Int], entry: Int?,
    limits: DescriptionLimits, _ mistakes: JSONMistakes
  ) {
    (description, self.entry) = (file.description, entry)
    self.mistakes = mistakes
    let choices = entry.map { file.description.entries[$0].choices } ?? [:]
    values = zip(description.parameters, combination).map { parameter, number in
      let chosen = choices[parameter.name].flatMap { parameter.value(named: $0.value) }
      return parameter.values[chosen ?? number]
    }
    text = TextResolver(
      description.parameters, values: values, characterLimit: limits.characters, mistakes)
  }

  /// The variant; complete only if nothing was reported.
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
      choices: names, families: families,
      backgrounds: description.containerBackgrounds.compactMap { one in
        let shown = one.families.map { self.families($0, among: families).map(\.value) }
        return background(one.background).map {
          WidgetVariant.OfFamilies(families: shown ?? families, background: $0)
        }
      },
      isBackgroundRemovable: description.isBackgroundRemovable,
      accessoryBackground: accessoryBackground(among: families),
      disfavoredLocations: description.disfavoredLocations.compactMap {
        word($0, "place", among: Place.ofWidgets)
      },
      layers: description.layers.compactMap { layer($0, of: families) },
      presentations: (description.activity?.presentations ?? []).map { presentation in
        WidgetPresentation(
          presentation: presentation.presentation,
          layers: presentation.layers.compactMap { layer($0, of: []) },
          background: presentation.background.flatMap { background($0) },
          length: presentation.length)
      })
  }

  private mutating func entryName() -> String? {
    guard let entry else { return nil }
    guard let name = description.entries[entry].name else { return "\(entry + 1)" }
    let filled = text.filled(name)
    if filled == "" {
      mistakes.add(at: name.source, "is empty", fix: "write a name or leave it out")
    }
    return filled
  }

  private mutating func layer(
    _ layer: DescribedLayer, of families: [Family]
  ) -> WidgetLayer? {
    let drawn = layer.families.map { self.families($0, among: families).map(\.value) }
    let rendering = layer.accentedRendering.flatMap {
      word($0, "accented rendering", among: AccentedRendering.allCases)
    }
    let template = layer.template.flatMap { color($0) }
    guard let content = content(layer.content) else { return nil }
    return WidgetLayer(
      content: content, frame: layer.frame, families: drawn ?? families,
      isAccentable: layer.isAccentable, accentedRendering: rendering,
      isPrivacySensitive: layer.isPrivacySensitive, isInvalidatable: layer.isInvalidatable,
      isInteractive: layer.isInteractive, template: template, opacity: layer.opacity,
      source: layer.source)
  }
}

extension Place {
  /// The places that show widgets and Live Activities: all but those of icons.
  static var ofWidgets: [Place] { allCases.filter { $0.role != .icon } }
}
