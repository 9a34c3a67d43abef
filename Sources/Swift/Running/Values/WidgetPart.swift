// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a widget that is drawn on its own.
package enum WidgetPart: String, Sendable, Hashable, CaseIterable {
  /// All of a widget or control; of a Live Activity its presentation on the Lock Screen.
  case content
  /// Beside the camera, before it.
  case compactLeading
  /// Beside the camera, behind it.
  case compactTrailing
  /// One of several activities.
  case minimal
  /// The regions of the expanded Dynamic Island.
  case leading
  /// The regions of the expanded Dynamic Island.
  case trailing
  /// The regions of the expanded Dynamic Island.
  case center
  /// The regions of the expanded Dynamic Island.
  case bottom
}
