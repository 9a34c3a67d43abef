// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A `Path` while code adds to it.
package final class PathRecorder {
  /// What was added.
  package var path: Path

  /// How many pieces a path has at most.
  package static let mostElements = 20_000

  /// A path.
  package init(_ path: Path = Path()) { self.path = path }
}
