// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancyTypography

/// What the names of fonts say: `Avenir-Heavy`, `JetBrainsMono-BoldItalic`.
extension SwiftUILibrary {
  /// The words of weights in fonts' names, those first that hold others.
  ///
  /// - Source: the OpenType specification, `usWeightClass`, and its usual names.
  private static let weights: [(word: String, weight: Double)] = [
    ("ultralight", 200), ("extralight", 200), ("semilight", 350), ("demilight", 350),
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800),
    ("extrablack", 950), ("ultrablack", 950), ("hairline", 100), ("thin", 100), ("light", 300),
    ("medium", 500), ("demi", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// The system's font with the weight, slant and design that a font's name says.
  static func named(_ name: String, _ size: Double) -> FontRequest {
    var font = FontRequest(size: size)
    let separators: Set<Character> = ["-", "_", " "]
    let family = name.prefix { !separators.contains($0) }
    // The face stands behind the family: `Lato-BoldItalic`, else it ends the name.
    var face = name.drop { !separators.contains($0) }.lowercased().filter { $0.isLetter }
    if face.isEmpty { face = end(of: name) }
    font.weight = weights.first { face.contains($0.word) }?.weight
    font.isItalic = face.contains("italic") || face.contains("oblique")
    let lower = family.lowercased()
    if lower.hasSuffix("mono") || lower.hasSuffix("code") || name.lowercased().contains("monospace")
      || ["menlo", "courier", "couriernew", "monaco"].contains(lower)
    {
      font.design = .monospaced
    } else if name.lowercased().contains("rounded") {
      font.design = .rounded
    }
    return font
  }

  /// The word of a face that ends a name without a separator: `GilroyBold`; empty if none does.
  private static func end(of name: String) -> String {
    var rest = name.lowercased()[...]
    var face = ""
    for word in ["italic", "oblique"] where rest.hasSuffix(word) {
      (face, rest) = (word, rest.dropLast(word.count))
    }
    guard
      let weight = weights.first(where: { rest.hasSuffix($0.word) && rest.count > $0.word.count })
    else { return face }
    return weight.word + face
  }
}
