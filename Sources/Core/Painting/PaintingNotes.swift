// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The things that were drawn otherwise than a view asks for, each once, in the order it was met.
package struct PaintingNotes: Sendable, Hashable {
  /// Names of symbols that an outline of another make stands for.
  package private(set) var standIns: [String] = []
  /// Names of symbols for which a letter in a box stands.
  package private(set) var unknownSymbols: [String] = []
  /// The number of letters that are drawn as bars, since the typeface does not have them.
  package private(set) var missingLetters = 0
  /// Families of the fonts that letters come from which the typeface lacks.
  package private(set) var fallbackFonts: [String] = []
  /// Names of pictures that were not found.
  package private(set) var missingPictures: [String] = []
  /// Names of views that are drawn as hatched boxes.
  package private(set) var unknownViews: [String] = []
  /// `true` if a material is drawn as plain translucent gray.
  package private(set) var hasMaterial = false
  /// `true` if a blend mode is drawn as `normal`.
  package private(set) var hasOtherBlend = false
  /// `true` if marks that the system repaints differently share a layer, since there are too many.
  package private(set) var hasJoinedLayers = false

  /// None.
  package init() {}

  mutating func addSymbol(_ name: String, isKnown: Bool) {
    if isKnown {
      Self.add(name, to: &standIns)
    } else {
      Self.add(name, to: &unknownSymbols)
    }
  }

  mutating func addLetters(_ count: Int) { missingLetters += count }
  mutating func addFont(_ name: String) { Self.add(name, to: &fallbackFonts) }
  mutating func addPicture(_ name: String) { Self.add(name, to: &missingPictures) }
  mutating func addView(_ name: String) { Self.add(name, to: &unknownViews) }
  mutating func addMaterial() { hasMaterial = true }
  mutating func addBlend() { hasOtherBlend = true }
  mutating func addJoining() { hasJoinedLayers = true }

  /// Adds those of another painting.
  package mutating func add(_ other: PaintingNotes) {
    for name in other.standIns { Self.add(name, to: &standIns) }
    for name in other.unknownSymbols { Self.add(name, to: &unknownSymbols) }
    for name in other.fallbackFonts { Self.add(name, to: &fallbackFonts) }
    for name in other.missingPictures { Self.add(name, to: &missingPictures) }
    for name in other.unknownViews { Self.add(name, to: &unknownViews) }
    missingLetters += other.missingLetters
    hasMaterial = hasMaterial || other.hasMaterial
    hasOtherBlend = hasOtherBlend || other.hasOtherBlend
    hasJoinedLayers = hasJoinedLayers || other.hasJoinedLayers
  }

  // By bytes: a browser's copy of the library cannot compare text.
  private static func add(_ name: String, to names: inout [String]) {
    if !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { names.append(name) }
  }
}
