// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a widget draws, apart from the layer it is drawn in: what it is, where it stands and
/// which pixels it covers.
package struct WidgetMark: Sendable, Hashable {
  /// The kind of a mark.
  package enum Kind: Sendable, Hashable {
    /// Text, as it is shown.
    case text(String)
    /// A symbol, by its name.
    case symbol(String)
    /// A picture, by its name.
    case picture(String)
    /// A shape, filled or stroked.
    case shape
    /// Something that is not drawn, by its name.
    case unknown(String)
  }

  /// The kind of the mark.
  package var kind: Kind
  /// The layer it is drawn in, by its number from the bottom.
  package var layer: Int
  /// The pixels it covers on the canvas.
  package var mask: AlphaMask
  /// The place it is written at: a byte of the description.
  package var source: Int?

  /// A mark.
  package init(_ kind: Kind, layer: Int, mask: AlphaMask, source: Int? = nil) {
    (self.kind, self.layer, self.mask, self.source) = (kind, layer, mask, source)
  }
}

/// The coverage of each pixel of a rectangle.
package struct AlphaMask: Sendable, Hashable {
  /// First column and row on the canvas.
  package let x: Int, y: Int
  /// Columns and rows.
  package let width: Int, height: Int
  /// A code of 255 for each pixel, row-major.
  package let codes: [UInt8]

  /// A mask.
  ///
  /// - Precondition: A code for each pixel.
  package init(x: Int, y: Int, width: Int, height: Int, codes: [UInt8]) {
    precondition(codes.count == width * height, "a code for each pixel")
    (self.x, self.y, self.width, self.height, self.codes) = (x, y, width, height, codes)
  }
}
