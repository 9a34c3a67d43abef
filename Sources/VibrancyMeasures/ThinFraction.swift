// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `thin-fraction`: the share of the solid mask in strokes under 2 pt.
///
/// `1 − |opening by a disc 2 pt across, on the 2× raster| ÷ |solid mask|`. On the 2× raster each
/// pixel is four, the disc is 4 × scale of them across, and beyond the canvas nothing is solid.
///
/// - Returns: `0...1`; 0 where nothing is solid.
func thinFraction(of solid: BitMask, scale: Int) -> Double {
  let area = solid.count
  guard area > 0 else { return 0 }
  let opened = Opening(reach: 2 * scale).openedArea(ofDoubled: solid)
  return 1 - Double(opened) / Double(4 * area)
}
