// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// What a layer of a variant shows: plain values, nothing looked up.
package enum WidgetContent: Sendable, Hashable {
  /// A picture.
  case image(WidgetImage)
  /// Text.
  case text(WidgetText)
  /// A shape or a gauge.
  case figure(WidgetFigure)

  /// The picture; `nil` for anything else.
  package var image: WidgetImage? {
    if case .image(let image) = self { image } else { nil }
  }

  /// The text; `nil` for anything else.
  package var text: WidgetText? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// Text that a widget shows.
package struct WidgetText: Sendable, Hashable {
  /// Where lines begin or end; names as in a description.
  package enum Align: String, Sendable, CaseIterable { case leading, center, trailing }
  /// Where the lines lie in the frame; names as in a description.
  package enum VerticalAlign: String, Sendable, CaseIterable { case top, center, bottom }

  /// SwiftUI's `Font.Weight`, from the lightest; names as in a description.
  package enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight as CSS has it: `100...900`.
    package var css: Int { 100 * (1 + (Self.allCases.firstIndex(of: self) ?? 0)) }
  }

  /// The text, filled in, as it is written.
  package let text: String
  /// A PostScript, full or family name, no control characters; `nil`: the system's font.
  package let font: String?
  /// The weight in place of the font's own.
  package let weight: Weight?
  /// Points, above 0 and at most 1000.
  package let size: Double
  /// The color.
  package let color: WidgetColor
  /// Where its lines begin or end.
  package let align: Align
  /// Where its lines lie in the frame.
  package let verticalAlign: VerticalAlign
  /// The most lines, from 1.
  package let lines: Int
  /// To which share of its size it may shrink before it is cut, `0...1`.
  package let minimumScale: Double
  /// Where the text is written.
  package let source: JSONNode
  /// Where the font is, else the text.
  package let fontSource: JSONNode
}

extension WidgetLayer {
  /// Its picture; `nil` for anything else.
  package var image: WidgetImage? { content.image }
  /// Its text; `nil` for anything else.
  package var text: WidgetText? { content.text }
  /// The colors it names.
  package var colors: [WidgetColor] {
    let shown: [WidgetColor] =
      switch content {
      case .image: []
      case .text(let text): [text.color]
      case .figure(let figure): figure.colors
      }
    return (template.map { [$0] } ?? []) + shown
  }
}
