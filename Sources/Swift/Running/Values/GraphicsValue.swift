// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyLayout

/// `GraphicsContext`: what a `Canvas` draws into. Copies share what is drawn, and have a transform and an
/// opacity of their own.
package struct GraphicsValue {
  /// What is drawn, the lowest first.
  package final class Recorder {
    /// The views.
    package var nodes: [ViewNode] = []

    /// The most views that are drawn.
    package static let mostNodes = 5_000

    /// Nothing.
    package init() {}
  }

  /// What is drawn.
  package let recorder: Recorder
  /// From its coordinates to the canvas.
  package var transform = Affine.identity
  /// How much shows of what is drawn, `0...1`.
  package var opacity = 1.0
  /// What is kept of it, on the canvas; `nil`: all is.
  package var clip: Path?

  /// A canvas in which nothing is drawn.
  package init(_ recorder: Recorder) { self.recorder = recorder }
}
