// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPreviews
public import VibrancyReporting

/// Everything that was measured of one piece of art, with small pictures.
public struct InspectedArt: Sendable {
  /// What was measured, each scene's legible range included, and what rules say of it.
  public let sheet: FactSheet
  /// Small pictures by scene, if they were asked for; full color has no scene.
  public let thumbnails: [(scene: String?, picture: Thumbnail)]
}
