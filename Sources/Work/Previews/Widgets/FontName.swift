// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTypography

/// The parts of a font's name: `Inter-SemiBoldItalic` is of the family `inter`, semibold and slanted.
struct FontName: Hashable, Sendable {
  /// The family, in small letters without blanks and hyphens.
  private(set) var family: String
  /// The weight that its name ends with: 100 thin, 400 regular, 900 black; `nil` if it names none.
  private(set) var weight: Double?
  /// Whether its name says that letters slant.
  private(set) var isItalic = false

  /// Words for weights; one that ends with another stands before it.
  private static let weights: [(String, Double)] = [
    ("ultralight", 200), ("extralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("hairline", 100), ("thin", 100), ("light", 300),
    ("regular", 400), ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
  ]
  /// Names that ask for no font in particular.
  private static let system: Set<String> = ["sans", "sansserif", "systemui"]

  /// Takes a PostScript, full or family name apart.
  init(_ name: String) {
    family = name.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    if takeEnd("italic") || takeEnd("oblique") { isItalic = true }
    for (word, weight) in Self.weights where takeEnd(word) {
      self.weight = weight
      break
    }
  }

  /// Whether the system's font is asked for, which the library's typeface is in place of.
  var isSystem: Bool { Self.system.contains(family) }

  /// The font of the library in this weight and slant.
  ///
  /// - Parameter weight: In place of its own, as CSS has it.
  func font(size: Double, weight: Int?) -> Font {
    var font = Font(size: size, weight: weight.map(Double.init) ?? self.weight ?? 400)
    font.isItalic = isItalic
    return font
  }

  private mutating func takeEnd(_ word: String) -> Bool {
    guard family.count > word.count, family.hasSuffix(word) else { return false }
    family.removeLast(word.count)
    return true
  }
}
