// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

extension Widget {
  /// The layers alone, as one picture: straight, encoded sRGB, 16 bits, transparent where nothing
  /// is drawn, clipped to the family's shape. What a linter looks at.
  package func content(in scene: Scene) -> StraightImage {
    let width = canvas.size.width
    var readers = layers.map { LayerReader($0, width: width) }
    var row = PlanarRow(width: width)
    var coverage: [Float] = []
    let mask = canvas.mask(in: scene)
    var codes = CodeRow(depth: .sixteen)
    var samples: [UInt16] = []
    samples.reserveCapacity(4 * canvas.size.area)
    for y in 0..<canvas.size.height {
      row.fill(.black, opacity: 0)
      for index in readers.indices {
        readers[index].read(y)
        row.composite(readers[index].row)
      }
      if let mask {
        mask.coverage(ofRow: y, into: &coverage)
        row.multiply(byCoverage: coverage)
      }
      row.quantize(channels: 4, into: &codes)
      if case .sixteen(let part) = codes { samples += part }
    }
    return StraightImage(size: canvas.size, samples: .sixteen(samples))
  }
}
