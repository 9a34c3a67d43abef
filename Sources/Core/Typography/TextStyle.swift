// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A text style, SwiftUI's `Font.TextStyle`.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
  case headline, subheadline, body, callout, footnote, caption, caption2

  /// The font of the style.
  ///
  /// Sizes, leadings and weights are Documented (Human Interface Guidelines, Typography). Assumed: the
  /// extra large titles, which only visionOS has, by their default of 36 and 28 points and by the large
  /// title's growth; a watch's callout and subheadline, which the guidelines do not list, as its
  /// caption; what watches have beyond their largest size, as that.
  ///
  /// - Parameters:
  ///   - size: The user's text size. Macs have one. A watch of 38 mm begins with `small`, of 40 to
  ///     42 mm with `large`, of 44 to 49 mm with `xLarge` (Documented); previews and snapshots use
  ///     `large` (Reported).
  package func font(_ size: TypeSize = .large, on system: SystemDesign = .iOS26) -> Font {
    let lengths: SIMD2<Double>
    switch system {
    case .iOS18, .iOS26, .visionOS: lengths = Self.phone(self, size)
    case .watchOS: lengths = Self.watch(self, size)
    case .macOS: lengths = Self.mac(self)
    }
    return Font(size: lengths.x, weight: weight(on: system), leading: lengths.y)
  }

  /// The weight of the style.
  private func weight(on system: SystemDesign) -> Double {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: 700
    case .headline: system == .macOS ? 700 : 600
    case .caption2: system == .macOS ? 500 : 400
    case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption:
      400
    }
  }

  private static func phone(_ style: TextStyle, _ size: TypeSize) -> SIMD2<Double> {
    let row = phones[size.rawValue]
    switch style {
    case .extraLargeTitle: return enlarged([36, 43], row[0], phones[TypeSize.large.rawValue][0])
    case .extraLargeTitle2: return enlarged([28, 34], row[0], phones[TypeSize.large.rawValue][0])
    case .largeTitle: return row[0]
    case .title: return row[1]
    case .title2: return row[2]
    case .title3: return row[3]
    case .headline, .body: return row[4]
    case .callout: return row[5]
    case .subheadline: return row[6]
    case .footnote: return row[7]
    case .caption: return row[8]
    case .caption2: return row[9]
    }
  }

  /// Lengths grown as another style is, to whole points.
  private static func enlarged(
    _ lengths: SIMD2<Double>, _ grown: SIMD2<Double>, _ usual: SIMD2<Double>
  ) -> SIMD2<Double> {
    (lengths * grown / usual).rounded(.toNearestOrAwayFromZero)
  }

  private static func watch(_ style: TextStyle, _ size: TypeSize) -> SIMD2<Double> {
    // Watches have no medium size and three for accessibility.
    let row: [SIMD2<Double>]
    switch size {
    case .xSmall: row = watches[0]
    case .small: row = watches[1]
    case .medium, .large: row = watches[2]
    case .xLarge: row = watches[3]
    case .xxLarge: row = watches[4]
    case .xxxLarge: row = watches[5]
    case .accessibility1: row = watches[6]
    case .accessibility2: row = watches[7]
    case .accessibility3, .accessibility4, .accessibility5: row = watches[8]
    }
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: return row[0]
    case .title: return row[1]
    case .title2: return row[2]
    case .title3: return row[3]
    case .headline, .body: return row[4]
    case .callout, .subheadline, .caption: return row[5]
    case .caption2: return row[6]
    case .footnote: return row[7]
    }
  }

  private static func mac(_ style: TextStyle) -> SIMD2<Double> {
    switch style {
    case .extraLargeTitle: [36, 43]
    case .extraLargeTitle2: [28, 34]
    case .largeTitle: [26, 32]
    case .title: [22, 26]
    case .title2: [17, 22]
    case .title3: [15, 20]
    case .headline, .body: [13, 16]
    case .callout: [12, 15]
    case .subheadline: [11, 14]
    case .footnote, .caption, .caption2: [10, 13]
    }
  }

  /// Size and leading in points of large title, title, title 2, title 3, body, callout, subheadline,
  /// footnote, caption and caption 2, by text size.
  private static let phones: [[SIMD2<Double>]] = [
    [
      [31, 38], [25, 31], [19, 24], [17, 22], [14, 19], [13, 18], [12, 16], [12, 16], [11, 13],
      [11, 13],
    ],
    [
      [32, 39], [26, 32], [20, 25], [18, 23], [15, 20], [14, 19], [13, 18], [12, 16], [11, 13],
      [11, 13],
    ],
    [
      [33, 40], [27, 33], [21, 26], [19, 24], [16, 21], [15, 20], [14, 19], [12, 16], [11, 13],
      [11, 13],
    ],
    [
      [34, 41], [28, 34], [22, 28], [20, 25], [17, 22], [16, 21], [15, 20], [13, 18], [12, 16],
      [11, 13],
    ],
    [
      [36, 43], [30, 37], [24, 30], [22, 28], [19, 24], [18, 23], [17, 22], [15, 20], [14, 19],
      [13, 18],
    ],
    [
      [38, 46], [32, 39], [26, 32], [24, 30], [21, 26], [20, 25], [19, 24], [17, 22], [16, 21],
      [15, 20],
    ],
    [
      [40, 48], [34, 41], [28, 34], [26, 32], [23, 29], [22, 28], [21, 28], [19, 24], [18, 23],
      [17, 22],
    ],
    [
      [44, 52], [38, 46], [34, 41], [31, 38], [28, 34], [26, 32], [25, 31], [23, 29], [22, 28],
      [20, 25],
    ],
    [
      [48, 57], [43, 51], [39, 47], [37, 44], [33, 40], [32, 39], [30, 37], [27, 33], [26, 32],
      [24, 30],
    ],
    [
      [52, 61], [48, 57], [44, 52], [43, 51], [40, 48], [38, 46], [36, 43], [33, 40], [32, 39],
      [29, 35],
    ],
    [
      [56, 66], [53, 62], [50, 59], [49, 58], [47, 56], [44, 52], [42, 50], [38, 46], [37, 44],
      [34, 41],
    ],
    [
      [60, 70], [58, 68], [56, 66], [55, 65], [53, 62], [51, 60], [49, 58], [44, 52], [43, 51],
      [40, 48],
    ],
  ]

  /// Size and leading in points of large title, title, title 2, title 3, body, caption, caption 2 and
  /// footnote, from the smallest text size to the largest.
  private static let watches: [[SIMD2<Double>]] = [
    [
      [30, 32.5], [28, 30.5], [24, 26.5], [17, 19.5], [14, 16.5], [13, 15.5], [12, 14.5],
      [11, 13.5],
    ],
    [
      [32, 34.5], [30, 32.5], [26, 28.5], [18, 20.5], [15, 17.5], [14, 16.5], [13, 15.5],
      [12, 14.5],
    ],
    [
      [36, 38.5], [34, 36.5], [28, 30.5], [19, 21.5], [16, 18.5], [15, 17.5], [14, 16.5],
      [13, 15.5],
    ],
    [
      [40, 42.5], [38, 40.5], [30, 32.5], [20, 22.5], [17, 19.5], [16, 18.5], [15, 17.5],
      [14, 16.5],
    ],
    [
      [41, 43.5], [39, 41.5], [31, 33.5], [21, 23.5], [18, 20.5], [17, 19.5], [16, 18.5],
      [15, 17.5],
    ],
    [
      [42, 44.5], [40, 42.5], [32, 34.5], [22, 24.5], [19, 21.5], [18, 20.5], [17, 19.5],
      [16, 18.5],
    ],
    [
      [44, 46.5], [42, 44.5], [34, 41], [24, 26.5], [21, 23.5], [18, 20.5], [17, 19.5], [16, 18.5],
    ],
    [
      [45, 47.5], [43, 46], [35, 37.5], [25, 27.5], [22, 24.5], [19, 21.5], [18, 20.5], [17, 19.5],
    ],
    [
      [46, 48.5], [44, 47], [36, 38.5], [26, 28.5], [23, 25.5], [20, 22.5], [19, 21.5], [18, 20.5],
    ],
  ]
}
