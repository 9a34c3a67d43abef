// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ContactSheet {
  /// What the cells below each other have in common.
  public struct Column: Sendable, Hashable {
    /// The scene's id.
    public var title: String
    /// What tells columns of one scene apart, e.g. the wallpaper's name; may be empty.
    public var subtitle: String

    /// Pairs a title with a second line.
    public init(title: String, subtitle: String = "") {
      (self.title, self.subtitle) = (title, subtitle)
    }
  }
}
