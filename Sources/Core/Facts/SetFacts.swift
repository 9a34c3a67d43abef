// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The facts about a set from its catalog, and the faults of its files.
package struct SetFacts: Sendable, Hashable {
  /// A named file that is not there.
  package struct MissingFile: Sendable, Hashable {
    /// Its name as stored.
    package var name: String
    /// The slot it fills: `3x`, `2x dark`.
    package var slot: String
    /// The name of the file that differs from it in capitals alone; `nil`: there is none.
    package var stored: String?

    /// The place that names it.
    package var location: Location?

    /// A missing file.
    package init(name: String, slot: String, stored: String? = nil, location: Location? = nil) {
      (self.name, self.slot, self.stored, self.location) = (name, slot, stored, location)
    }
  }

  /// A file whose size does not follow from that of the others.
  package struct OddSize: Sendable, Hashable {
    /// Its name as stored.
    package var name: String
    /// The scale of its slot, from 1.
    package var scale: Int
    /// Its width and height in pixels.
    package var size: PixelRectangle
    /// Width and height at 1x, in pixels: those of the 1x file, or where that is the odd one those
    /// that the other files agree on.
    package var base: PixelRectangle

    /// The place of its slot.
    package var location: Location?

    /// A file off its scale.
    package init(
      name: String, scale: Int, size: PixelRectangle, base: PixelRectangle,
      location: Location? = nil
    ) {
      (self.name, self.scale, self.size, self.base) = (name, scale, size, base)
      self.location = location
    }
  }

  /// A picture of an app icon that does not have the size of its entry, or is not square.
  package struct OddIcon: Sendable, Hashable {
    /// Its name as stored.
    package var name: String
    /// Its width and height in pixels.
    package var size: PixelRectangle
    /// Width and height in pixels that its entry says; `nil`: it says none.
    package var entry: PixelRectangle?

    /// The place of its entry.
    package var location: Location?

    /// A file of another size.
    package init(
      name: String, size: PixelRectangle, entry: PixelRectangle?, location: Location? = nil
    ) {
      (self.name, self.size, self.entry, self.location) = (name, size, entry, location)
    }
  }

  /// A picture of an app icon that is transparent somewhere.
  package struct TransparentIcon: Sendable, Hashable {
    /// The name of the file.
    package var name: String
    /// The share of its pixels with α < .95, `0...1`.
    package var share: Double
    /// Where it is named.
    package var location: Location?

    /// A file and how much of it is transparent.
    package init(name: String, share: Double, location: Location? = nil) {
      (self.name, self.share, self.location) = (name, share, location)
    }
  }

  /// Two colors that paint the edit screen.
  package struct EditScreen: Sendable, Hashable {
    /// `AccentColor` on `WidgetBackground`, WCAG, `1...21`.
    package var contrast: Double
    /// The appearance, `light` or `dark`.
    package var appearance: String

    /// A pair's contrast.
    package init(contrast: Double, appearance: String) {
      (self.contrast, self.appearance) = (contrast, appearance)
    }
  }

  /// Files that are named and not there.
  package var missing: [MissingFile] = []
  /// Files whose size does not fit their scale.
  package var sizes: [OddSize] = []
  /// Slots that have light art and no dark art, though others of the set have; one word each.
  package var slotsWithoutDarkArt: [String] = []
  /// `true` if it is the app icon of iOS that people see first, and has light art alone.
  package var isIconWithoutAppearances = false
  /// Pictures of an app icon that do not have the size of their entries.
  package var oddIcons: [OddIcon] = []
  /// `true` if the App Store refuses transparency in the light picture of the set.
  package var mustBeOpaque = false
  /// `true` if the stored light picture of an app icon has an alpha channel, whatever is in it.
  package var hasAlphaChannel = false
  /// Pictures of the light look of an app icon, beside the one that is judged, that are transparent.
  package var transparentIcons: [TransparentIcon] = []
  /// An image that a widget source names in plain and nothing has.
  package var missingImageName: String?
  /// The name of the set that differs from it in capitals alone.
  package var similarImageName: String?
  /// A color that a widget source names in plain and no catalog has.
  package var missingColorName: String?
  /// The name of the color set that differs from it in capitals alone.
  package var similarColorName: String?
  /// The reason why a comment of the sources ignores nothing.
  package var unusedIgnore: UnusedIgnoreFacts?
  /// The edit screen's colors.
  package var editScreens: [EditScreen] = []
  /// Two variants that may have become one.
  package var variants: [VariantFacts] = []

  /// Nothing amiss.
  package init() {}
}

/// The reason why a comment that is to ignore a rule ignores nothing.
package enum UnusedIgnoreFacts: Sendable, Hashable {
  /// It names no rule.
  case nothing
  /// It names what is none, and what was probably meant.
  case unknown(String, nearest: String?)
  /// It names a rule that finds nothing there.
  case silent(String)
}

/// Two variants of one thing, compared over the pixels visible in either.
package struct VariantFacts: Sendable, Hashable {
  /// The name of the first.
  package var first: String
  /// The name of the second.
  package var second: String
  /// The mean ΔE_ok in full color, composited on the empty scene.
  package var fullColorDifference: Double
  /// The mean ΔE_ok in each scene, with the samples' range.
  package var sceneDifferences: [SceneDifference]

  /// The difference of the two in a scene.
  package struct SceneDifference: Sendable, Hashable {
    /// The scene.
    package var place: Place
    /// The mean ΔE_ok there.
    package var difference: Estimate

    /// A scene's difference.
    package init(_ place: Place, difference: Estimate) {
      (self.place, self.difference) = (place, difference)
    }
  }

  /// A comparison.
  package init(
    first: String, second: String, fullColorDifference: Double,
    sceneDifferences: [SceneDifference]
  ) {
    (self.first, self.second) = (first, second)
    (self.fullColorDifference, self.sceneDifferences) = (fullColorDifference, sceneDifferences)
  }
}

/// A place in a file.
public struct Location: Sendable, Hashable {
  /// The file, relative to the working directory where it is below it, with `/`.
  public var path: String
  /// The line, from 1; `nil` for a picture.
  public var line: Int?
  /// The column, from 1; `nil` without a line.
  public var column: Int?

  /// A place, or a file as a whole.
  package init(path: String, line: Int? = nil, column: Int? = nil) {
    (self.path, self.line, self.column) = (path, line, column)
  }
}
