// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The luminance of the last four rows of a preview, and of its scene's last row.
struct LuminanceRows: Sendable {
  private let table = LuminanceTable.shared
  private(set) var preview: [[Float]]
  private(set) var scene: [Float]
  private let isSceneConstant: Bool
  private var hasScene = false

  /// - Parameter isSceneConstant: Whether all rows of the scene are the same.
  init(width: Int, isSceneConstant: Bool) {
    self.isSceneConstant = isSceneConstant
    scene = [Float](repeating: 0, count: width)
    preview = [[Float]](repeating: scene, count: 4)
  }

  /// Takes row `y` in place of row `y − 4`, where `wanted` has a bit in the same word.
  mutating func load(_ y: Int, preview row: PlanarRow, scene other: PlanarRow, wanted: BitMask) {
    if isSceneConstant, !hasScene {
      table.luminance(of: other, in: 0..<scene.count, into: &scene)
      hasScene = true
    }
    for index in 0..<wanted.stride where wanted.words[y &* wanted.stride &+ index] != 0 {
      let columns = wanted.columns(ofWord: index)
      if !isSceneConstant { table.luminance(of: other, in: columns, into: &scene) }
      table.luminance(of: row, in: columns, into: &preview[y & 3])
    }
  }

  /// The luminance of pixels whose distance from the scene is multiplied, by channel, clamped.
  func strengthened(
    from start: Int, to end: Int, by gain: Float, preview row: PlanarRow,
    scene other: PlanarRow
  ) -> [Float] {
    (start..<end).map { table.luminance(of: row, from: other, at: $0, strengthenedBy: gain) }
  }
}
