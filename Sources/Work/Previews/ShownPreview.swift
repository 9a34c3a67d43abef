// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// A preview as people are shown it, with wallpaper around.
package struct ShownPreview: Sendable {
  /// The preview in its scene.
  package let picture: Preview
  /// The same art in full color, of the same size and at the same place of the wallpaper; `nil` where
  /// it is in full color already.
  package let fullColor: Preview?
  /// What there is to point at, from the bottom up, on the canvas within `picture`'s margin; a picture
  /// as it is has none.
  package let elements: [DrawnElement]
}
