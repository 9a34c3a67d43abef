// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a `Text` with what it sets itself; the rest comes from the environment.
package struct TextSpan: Hashable, Sendable {
  /// The letters; line feeds begin paragraphs.
  package var text: String
  /// The font.
  package var font: FontRequest?
  /// The weight: 400 regular.
  package var weight: Double?
  /// Whether letters slant.
  package var isItalic = false
  /// Whether every digit has the same width.
  package var hasMonospacedDigits = false
  /// The color.
  package var style: ForegroundStyle?
  /// Points added behind each letter.
  package var tracking: Double?
  /// Points by which letters are raised.
  package var baselineOffset: Double?
  /// Whether a line is drawn below it.
  package var isUnderlined = false
  /// Whether a line is drawn through it.
  package var isStruckThrough = false
  /// Whether the text it is in takes all the width it is offered, as a timer's does (Reported).
  package var takesOfferedWidth = false

  /// Text.
  package init(_ text: String) { self.text = text }
}
