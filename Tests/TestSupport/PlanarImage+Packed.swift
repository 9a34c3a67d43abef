// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension PlanarImage {
  /// A painted picture with its channels apart.
  package init(_ image: PackedImage) {
    self.init(size: image.size)
    var row = PlanarRow(width: size.width)
    for y in 0..<size.height {
      image.copyRow(y, into: &row)
      setRow(y, to: row)
    }
  }
}
