// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// A square of one opaque gray.
  package static func square(_ side: Int, _ code: UInt8) -> StraightImage {
    .drawn(side, side) { _, _ in (code, code, code, 255) }
  }
}
