// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture of pixels.
package struct Picture: Hashable, Sendable {
  /// What it is called.
  package var name: String
  /// Its own size in points.
  package var size: Size
  /// Whether it takes the size it is given.
  package var isResizable = false
  /// Whether its alpha alone is used, painted with the foreground style.
  package var isTemplate = false

  /// A picture.
  package init(_ name: String, size: Size) { (self.name, self.size) = (name, size) }
}

/// How something with a ratio of its own is placed in a box of another.
package enum ContentMode: Hashable, Sendable {
  /// All of it is seen.
  case fit
  /// It covers the box.
  case fill
}
