// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
package import VibrancyVocabulary

/// A widget in one family.
package struct FamilySketch: Sendable, Hashable, Codable {
  /// The family.
  package let family: Family
  /// As it lies where the family is seen most: on the Home Screen, the Lock Screen or a watch face.
  package let view: SketchNode
  /// What its container background is made of.
  package let background: [SketchNode]
  /// Whether its code is more than is followed, so that a part of it is missing.
  package let isCut: Bool
  /// What accented places show, if the family has any.
  package let accented: SketchNode?
  /// What vibrant places show where the usual one is none.
  package let vibrant: SketchNode?
}
