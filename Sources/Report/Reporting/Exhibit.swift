// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// A picture beside a finding: the art in full color and in the scene it fails in.
package struct Exhibit: Sendable, Hashable {
  /// The path of a finding's location, which with the name identifies the art.
  package var path: String
  /// As previews are named.
  package var name: String
  /// The scene's id; `nil`: in full color.
  package var scene: String?
  /// The backdrop.
  package var wallpaper: String?
  /// A PNG file's bytes.
  package var png: [UInt8]
  /// Its width in pixels.
  package var width: Int
  /// Its height in pixels.
  package var height: Int
  /// Pixels of the exhibit a pixel of the picture: exhibits may be reduced; rectangles scale.
  package var zoom: Double
  /// The legible-range curve, for a vibrant scene.
  package var legibleRange: LegibleRange?
  /// `true` if it is the whole screen, with the art in its slot.
  package var isScreen = false

  /// An exhibit.
  package init(
    path: String, name: String, scene: String?, wallpaper: String? = nil, png: [UInt8],
    width: Int, height: Int, zoom: Double = 1, legibleRange: LegibleRange? = nil
  ) {
    (self.path, self.name, self.scene, self.wallpaper) = (path, name, scene, wallpaper)
    (self.png, self.width, self.height, self.zoom) = (png, width, height, zoom)
    self.legibleRange = legibleRange
  }
}

/// The pictures that a report carries, for the formats that show them.
public enum ExhibitNeed: Int, Sendable, Hashable, Comparable {
  /// None.
  case none
  /// Those of what fails or cannot be determined, and the same art in full color.
  case failing
  /// Every preview that was judged.
  case all

  /// The more pictures, the greater.
  public static func < (a: ExhibitNeed, b: ExhibitNeed) -> Bool { a.rawValue < b.rawValue }
}
