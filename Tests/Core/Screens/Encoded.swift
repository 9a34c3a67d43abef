// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPNG
import VibrancyPixels

/// A picture as a PNG in memory.
func encoded(_ image: StraightImage) throws -> [UInt8] {
  let sink = MemorySink()
  var writer = try PNGWriter(size: image.size, layout: .rgba, depth: .eight, to: sink)
  if case .eight(let codes) = image.samples {
    let width = 4 * image.size.width
    for y in 0..<image.size.height {
      try writer.append(Array(codes[y * width..<(y + 1) * width]))
    }
  }
  try writer.finish()
  return sink.bytes
}
