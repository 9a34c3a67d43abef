// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

/// Makes one variant of a description: fills in, checks names, keeps places, and tells what is wrong.
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
      choices: names, families: families,
      containerBackground: description.containerBackground.flatMap { background($0) },
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
    if filled == "" { mistakes.add(at: name.source, "is empty; write a name or leave it out") }
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
  fileprivate static var ofWidgets: [Place] { allCases.filter { $0.role != .icon } }
}

extension WidgetResolver {
  /// What a layer shows, filled in.
  mutating func content(_ content: DescribedLayer.Content) -> WidgetContent? {
    switch content {
    case .image(let written): image(written).map { .image($0) }
    case .text(let written): text(written).map { .text($0) }
    }
  }

  private mutating func text(_ described: DescribedText) -> WidgetText? {
    let string = text.filled(described.text)
    let font = described.font.map { self.font($0) } ?? WidgetText.defaultFont
    let weight = described.weight.flatMap {
      word($0, "weight", among: WidgetText.Weight.allCases)
    }
    let color =
      described.color.map { self.color($0) }
      ?? WidgetColor(
        reference: .codes(red: 255, green: 255, blue: 255), source: described.text.source)
    let align = described.align.flatMap {
      word($0, "alignment", among: WidgetText.Align.allCases)
    }
    let verticalAlign = described.verticalAlign.flatMap {
      word($0, "vertical alignment", among: WidgetText.VerticalAlign.allCases)
    }
    guard let string, let font, let color else { return nil }
    return WidgetText(
      text: string, font: font, weight: weight, size: described.size, color: color,
      align: align ?? .leading, verticalAlign: verticalAlign ?? .center, lines: described.lines,
      minimumScale: described.minimumScale, source: described.text.source,
      fontSource: described.font?.source ?? described.text.source)
  }

  private mutating func font(_ written: Written<String>) -> String? {
    guard let name = text.filled(written) else { return nil }
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0 != ","
    }
    guard isPlain, name.contains(where: { !$0.isWhitespace }), name.utf8.count <= 128 else {
      mistakes.add(
        at: written.source,
        "is '\(VisibleText.short(name))', no font's name; write one as 'Inter-SemiBold' or 'Inter'")
      return nil
    }
    return name
  }
}
