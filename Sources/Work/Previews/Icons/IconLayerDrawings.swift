// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes
internal import VibrancyVocabulary

/// The pictures of one icon bundle as they lie on its canvas, which its looks share.
package struct IconLayerDrawings: Sendable {
  /// Which picture, and where it lies.
  struct Key: Hashable, Sendable {
    let name: String
    let x: Double
    let y: Double
    let scale: Double
  }

  /// A picture on the canvas.
  struct Placed: Sendable {
    let layer: Layer
    let area: PixelArea
    /// What was odd about its file.
    var warnings: [String] = []
    /// What of it is not drawn as it is meant; `nil`: nothing.
    var unsupported: FileFault?
  }

  /// The most that are held, each up to the canvas's pixels in size; others are placed anew for each
  /// look.
  private static let most = 8

  private(set) var placed: [Key: Placed] = [:]

  /// None yet.
  package init() {}

  /// Keeps a picture for the looks to come, if there is room.
  mutating func hold(_ picture: Placed, as key: Key) {
    if placed.count < Self.most { placed[key] = picture }
  }
}
