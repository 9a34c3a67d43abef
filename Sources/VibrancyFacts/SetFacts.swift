// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a catalog says of a set, and what is amiss with its files.
public struct SetFacts: Sendable, Hashable {
  /// A named file that is not there.
  public struct MissingFile: Sendable, Hashable {
    /// Its name as stored.
    public var name: String
    /// Which slot it fills: `3x`, `2x dark`.
    public var slot: String

    /// A missing file.
    public init(name: String, slot: String) { (self.name, self.slot) = (name, slot) }
  }

  /// A file whose size does not follow from that of the 1x file.
  public struct OddSize: Sendable, Hashable {
    /// Its name as stored.
    public var name: String
    /// The scale of its slot, from 2.
    public var scale: Int
    /// Its width and height in pixels.
    public var size: PixelRectangle
    /// The 1x file's width and height in pixels.
    public var base: PixelRectangle

    /// A file off its scale.
    public init(name: String, scale: Int, size: PixelRectangle, base: PixelRectangle) {
      (self.name, self.scale, self.size, self.base) = (name, scale, size, base)
    }
  }

  /// Two colors that paint the edit screen.
  public struct EditScreen: Sendable, Hashable {
    /// `AccentColor` on `WidgetBackground`, WCAG, `1...21`.
    public var contrast: Double
    /// The appearance, `light` or `dark`.
    public var appearance: String

    /// A pair's contrast.
    public init(contrast: Double, appearance: String) {
      (self.contrast, self.appearance) = (contrast, appearance)
    }
  }

  /// Files that are named and not there.
  public var missing: [MissingFile] = []
  /// Files and the scales of theirs that a 1x file exists for.
  public var sizes: [OddSize] = []
  /// Slots that have light art and no dark art, though others of the set have; one word each.
  public var slotsWithoutDarkArt: [String] = []
  /// An image that a widget source names in plain and nothing has.
  public var missingImageName: String?
  /// The edit screen's colors.
  public var editScreens: [EditScreen] = []
  /// Two variants that may have become one.
  public var variants: [VariantFacts] = []

  /// Nothing amiss.
  public init() {}
}

/// Two variants of one thing, compared over the pixels visible in either.
public struct VariantFacts: Sendable, Hashable {
  /// How the first is called.
  public var first: String
  /// How the second is called.
  public var second: String
  /// The mean ΔE_ok in full color, composited on the empty scene.
  public var fullColorDifference: Double
  /// The mean ΔE_ok in each scene, with the samples' range.
  public var sceneDifferences: [SceneDifference]

  /// How different the two are in a scene.
  public struct SceneDifference: Sendable, Hashable {
    /// Where.
    public var place: Place
    /// The mean ΔE_ok there.
    public var difference: Estimate

    /// A scene's difference.
    public init(_ place: Place, difference: Estimate) {
      (self.place, self.difference) = (place, difference)
    }
  }

  /// A comparison.
  public init(
    first: String, second: String, fullColorDifference: Double,
    sceneDifferences: [SceneDifference]
  ) {
    (self.first, self.second) = (first, second)
    (self.fullColorDifference, self.sceneDifferences) = (fullColorDifference, sceneDifferences)
  }
}
