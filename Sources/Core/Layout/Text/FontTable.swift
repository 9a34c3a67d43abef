// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyTypography

/// A text style of the system.
package enum FontStyle: Int, Hashable, Sendable, CaseIterable {
  case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline
  case body, callout, footnote, caption, caption2
}

/// The fonts of the text styles on a platform at a text size.
package struct FontTable: Hashable, Sendable {
  /// By `FontStyle.rawValue`; sizes and leading in points.
  package private(set) var fonts: [Font]

  /// A table; a style that `font` does not know may have any font.
  package init(_ font: (FontStyle) -> Font) { fonts = FontStyle.allCases.map(font) }

  /// iOS at the standard text size, as the Human Interface Guidelines print it (Documented).
  package static let iOS = FontTable { style in
    switch style {
    case .extraLargeTitle2: Font(size: 28, weight: 700, leading: 34)
    case .extraLargeTitle: Font(size: 36, weight: 700, leading: 43)
    case .largeTitle: Font(size: 34, leading: 41)
    case .title: Font(size: 28, leading: 34)
    case .title2: Font(size: 22, leading: 28)
    case .title3: Font(size: 20, leading: 25)
    case .headline: Font(size: 17, weight: 600, leading: 22)
    case .subheadline: Font(size: 15, leading: 20)
    case .body: Font(size: 17, leading: 22)
    case .callout: Font(size: 16, leading: 21)
    case .footnote: Font(size: 13, leading: 18)
    case .caption: Font(size: 12, leading: 16)
    case .caption2: Font(size: 11, leading: 13)
    }
  }

  /// watchOS on a 45 mm case at the standard text size, as the Human Interface Guidelines print it
  /// (Documented).
  package static let watchOS = FontTable { style in
    switch style {
    case .extraLargeTitle2: Font(size: 30, weight: 700, leading: 34.5)
    case .extraLargeTitle: Font(size: 36, weight: 700, leading: 43)
    case .largeTitle: Font(size: 40, leading: 46)
    case .title: Font(size: 38, leading: 44)
    case .title2: Font(size: 30, leading: 35.5)
    case .title3: Font(size: 20, leading: 25)
    case .headline: Font(size: 17, weight: 600, leading: 20.5)
    case .subheadline: Font(size: 16, leading: 19.5)
    case .body: Font(size: 17, leading: 20.5)
    case .callout: Font(size: 16, leading: 19.5)
    case .footnote: Font(size: 13, leading: 16.5)
    case .caption: Font(size: 16, leading: 19.5)
    case .caption2: Font(size: 14, leading: 17)
    }
  }

  /// The font of a style.
  package subscript(style: FontStyle) -> Font { fonts[style.rawValue] }
}
