// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

extension WidgetResolver {
  /// What a layer shows, filled in.
  mutating func content(_ content: DescribedLayer.Content) -> WidgetContent? {
    switch content {
    case .image(let written): image(written).map { .image($0) }
    case .text(let written): text(written).map { .text($0) }
    case .shape(let described): shape(described).map { .figure($0) }
    case .gauge(let described): gauge(described).map { .figure($0) }
    }
  }

  private mutating func text(_ described: DescribedText) -> WidgetText? {
    let string = text.filled(described.text)
    let font = described.font.flatMap { self.font($0) }
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
    guard let string, let color, font != nil || described.font == nil else { return nil }
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
        "is '\(VisibleText.short(name))', not a font's name",
        fix: "write one as 'Inter-SemiBold' or 'Inter'"
      )
      return nil
    }
    return name
  }
}
