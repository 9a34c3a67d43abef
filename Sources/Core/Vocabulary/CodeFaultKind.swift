// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A mistake in code that looks wrong wherever it is shown, whatever the pictures are.
package enum CodeFaultKind: String, Sendable, Hashable, CaseIterable {
  /// A picture made at run time is shown in accented places without a rendering mode.
  case photo
  /// An opaque fill and what lies on it become one color.
  case swallowed
  /// A gauge's track and its bar become one color.
  case oneGroupTrack
  /// The widget has no container background.
  case noContainerBackground
  /// Ink is as dark as what is left when the container background goes.
  case darkInk
  /// A condition colors something, and nothing but the color differs.
  case stateByHue
  /// A text has a format style of the app's own.
  case ownFormat
  /// A widget's name or description in the gallery has a value in it.
  case interpolatedName
}
