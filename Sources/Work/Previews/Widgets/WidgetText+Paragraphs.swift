// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

extension WidgetText {
  /// The lines that are asked for: a line feed ends one where there may be several, else it is a blank,
  /// as other control characters are.
  var paragraphs: [String] {
    var paragraphs = [""]
    for character in text {
      if character.isNewline, lines > 1 {
        paragraphs.append("")
      } else {
        let isBlank = character.isNewline || character.unicodeScalars.allSatisfy { $0.isControl }
        paragraphs[paragraphs.count - 1].append(isBlank ? " " : character)
      }
    }
    return paragraphs
  }

  /// Whether nothing of it is seen, whatever the font.
  var isBlank: Bool { paragraphs.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
