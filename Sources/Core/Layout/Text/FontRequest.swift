// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyTypography
package import VibrancyVocabulary

/// A font as a view asks for it: a text style or a size, with what is changed about it.
package struct FontRequest: Hashable, Sendable {
  /// What it starts from.
  package enum Base: Hashable, Sendable {
    /// A text style.
    case style(TextStyle)
    /// `.system(size:)`, in points.
    case size(Double)
    /// A font as it is.
    case exact(Font)
  }

  /// What it starts from.
  package var base: Base
  /// The weight in place of the base's: 400 regular.
  package var weight: Double?
  /// The design in place of the base's.
  package var design: Font.Design?
  /// Whether letters slant.
  package var isItalic = false
  /// Whether every digit has the same width.
  package var hasMonospacedDigits = false

  /// A text style.
  package init(
    _ style: TextStyle, weight: Double? = nil, design: Font.Design? = nil
  ) {
    (base, self.weight, self.design) = (.style(style), weight, design)
  }

  /// A size in points.
  package init(size: Double, weight: Double? = nil, design: Font.Design? = nil) {
    (base, self.weight, self.design) = (.size(size), weight, design)
  }

  /// A font as it is.
  package init(_ font: Font) { base = .exact(font) }

  /// The font, its text style as a system has it at the user's text size. A size is 0…10 000 points.
  package func font(_ typeSize: TypeSize, on system: SystemDesign) -> Font {
    var font =
      switch base {
      case .style(let style): style.font(typeSize, on: system)
      case .size(let size): Font(size: size)
      case .exact(let font): font
      }
    font.size = min(Rect.bounded(max(font.size, 0)), 10_000)
    if let weight, weight.isFinite { font.weight = min(max(weight, 1), 1000) }
    if let design { font.design = design }
    if isItalic { font.isItalic = true }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }
}
