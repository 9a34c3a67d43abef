// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the points of a description's frames and texts measure; names as in a description.
///
/// The two differ for accessories of an iPhone, whose view is smaller than its platter.
package enum CanvasUnit: String, Sendable, CaseIterable {
  /// The platter: its points are scaled by content ÷ platter, each side by itself.
  case platter
  /// The content: points of the view.
  case content
}
