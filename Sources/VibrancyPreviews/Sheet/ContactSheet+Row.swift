// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ContactSheet {
  /// An asset with its previews.
  public struct Row: Sendable {
    /// The asset's name; shortened in the middle if it is too long.
    public var title: String
    /// A second line, e.g. its size; may be empty.
    public var subtitle: String
    /// A cell a column; `nil`, or none for a column, was not rendered and is shown as a dash.
    public var cells: [Thumbnail?]

    /// A row of cells.
    public init(title: String, subtitle: String = "", cells: [Thumbnail?]) {
      (self.title, self.subtitle, self.cells) = (title, subtitle, cells)
    }
  }
}
