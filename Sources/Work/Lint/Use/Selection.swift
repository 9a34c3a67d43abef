// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a piece of art is judged, and where.
enum Selection: Sendable, Hashable {
  /// By itself, as widget art.
  case judged
  /// By itself, though it is not a widget art as far as anybody knows, because all is.
  case extra
  /// Where a description shows it, which nothing else is known to.
  case inWidget
  /// Not at all.
  case leftOut
}
