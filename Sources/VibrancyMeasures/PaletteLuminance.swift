// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The luminance of a palette's pixels in a preview and of the scene behind them.
struct PaletteLuminance: Sendable {
  private(set) var preview: [Float]
  private(set) var scene: [Float]
  private let table = LuminanceTable.shared
  /// By how much the distance of each color from the scene is multiplied, for those of parts
  /// without a core.
  private let gains: [Int: Float]

  init(_ palette: ArtPalette, _ parts: [Part]) {
    preview = [Float](repeating: 0, count: palette.image.size.area)
    scene = preview
    var gains: [Int: Float] = [:]
    for part in parts.indices where parts[part].gain != 1 {
      for index in palette.starts[part]..<palette.starts[part + 1] {
        gains[index] = Float(parts[part].gain)
      }
    }
    self.gains = gains
  }

  /// Takes row `y` of the palette's picture.
  mutating func add(_ y: Int, preview row: PlanarRow, scene other: PlanarRow) {
    var line = [Float](repeating: 0, count: row.width)
    let start = y * row.width
    table.luminance(of: other, in: 0..<row.width, into: &line)
    scene.replaceSubrange(start..<start + row.width, with: line)
    table.luminance(of: row, in: 0..<row.width, into: &line)
    for x in line.indices where !gains.isEmpty {
      guard let gain = gains[start + x] else { continue }
      line[x] = table.luminance(of: row, from: other, at: x, strengthenedBy: gain)
    }
    preview.replaceSubrange(start..<start + row.width, with: line)
  }
}

extension LuminanceTable {
  /// The luminance of a pixel whose distance from the scene is multiplied, by channel, clamped.
  func luminance(
    of row: PlanarRow, from scene: PlanarRow, at x: Int, strengthenedBy gain: Float
  ) -> Float {
    func reach(_ preview: Float, _ scene: Float) -> Float { scene + (preview - scene) * gain }
    return luminance(
      reach(row.red[x], scene.red[x]), reach(row.green[x], scene.green[x]),
      reach(row.blue[x], scene.blue[x]))
  }
}
