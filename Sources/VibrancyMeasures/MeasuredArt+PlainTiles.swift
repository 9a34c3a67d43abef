// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyModes
internal import VibrancyPixels

extension MeasuredArt {
  /// `tile-map` of a vibrant preview over a plain wallpaper, without rendering it.
  package func tiles(over tone: PointTone) -> [TileFacts] {
    let (table, width) = (LuminanceTable.shared, rows.width)
    var (run, pass) = (PixelRun(), TilePass(self))
    var alpha = [Float](repeating: 0, count: width)
    var strength = [Float](repeating: 0, count: width)
    var grays = [Float](repeating: Float(tone.backdrop), count: width)
    table.linearize(&grays)
    let scene = grays
    for y in 0..<rows.height where parts.rowStarts[y] < parts.rowStarts[y + 1] {
      rows.image.samples.loadStrengths(firstPixel: y * width, alpha: &alpha, luma: &strength)
      if rows.isTemplate { strength = alpha }
      parts.forEachRun(inRow: y) { part, start, end in
        let gain = Float(parts.parts[part].gain)
        guard gain != 1 else { return }
        for x in start..<end { (alpha[x], strength[x]) = (alpha[x] * gain, strength[x] * gain) }
      }
      tone.grays(alpha: alpha, luma: strength, into: &grays)
      table.linearize(&grays)
      parts.forEachRun(inRow: y) { _, start, end in
        run.load(grays, from: start, scene: scene, columns: start..<end, joinsEqual: false)
        pass.add(run, y, from: start, to: end)
      }
    }
    return pass.facts(enough: enough)
  }
}
