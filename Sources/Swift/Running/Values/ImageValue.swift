// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancySyntax

/// An `Image`.
package struct ImageValue {
  /// Where its drawing comes from.
  package enum Origin {
    /// A symbol of the system, by its name.
    case symbol(String)
    /// A picture or symbol of a catalog, by its name.
    case named(String)
    /// Made while the app runs.
    case made
  }

  /// Where its drawing comes from.
  package var origin: Origin
  /// The size in points that one is made in, as far as that is known.
  package var size: Size?
  /// Whether it takes the size it is given.
  package var isResizable = false
  /// Whether its alpha alone is used; `nil`: as the catalog says.
  package var isTemplate: Bool?
  /// Where it is written.
  package var spot: Spot
  /// Whether data of the widget hold it, so that it stands where code names it first.
  package var isHeld = false

  /// Whether it is shown by a `UIImage` or the like.
  package var isBitmap = false
  /// Whether it is of a bundle of its own, whose sets may not be at hand.
  package var hasBundle = false
  /// Whether code draws it anew before it is shown, in whatever size.
  package var isRedrawn = false

  /// An image.
  package init(_ origin: Origin, at spot: Spot) { (self.origin, self.spot) = (origin, spot) }
}
