// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a text is broken into lines.
package struct TextOptions: Hashable, Sendable {
  /// Where lines stand in the width of the widest.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// What is left out of a text that is too long.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The most lines; `nil`: as many as there is room for.
  package var lineLimit: Int?
  /// Whether room is kept for all lines of the limit.
  package var reservesSpace = false
  /// Where lines stand.
  package var alignment = Alignment.leading
  /// What is left out.
  package var truncation = Truncation.tail
  /// To which share of its size text may shrink, above 0 and at most 1.
  package var minimumScaleFactor = 1.0
  /// Points added between lines.
  package var lineSpacing = 0.0

  /// As many lines as there is room for.
  package init() {}
}
