// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// One pass over the rows of a preview and of its scene, as luminance.
struct ComparisonPass {
  /// The luminance of the last rows.
  private(set) var rows: LuminanceRows
  private let map: PartMap
  private let wanted: BitMask
  private var preview: PlanarRow
  private var scene: PlanarRow
  private var run = PixelRun()

  /// - Parameter isSceneConstant: Whether all rows of the scene are the same.
  init(_ art: MeasuredArt, isSceneConstant: Bool) {
    map = art.parts
    wanted = art.solid.isEmpty ? art.visible : art.solid
    rows = LuminanceRows(width: art.rows.width, isSceneConstant: isSceneConstant)
    preview = PlanarRow(width: art.rows.width)
    scene = preview
  }

  /// Renders row `y` if it holds something; rows come in order.
  mutating func load(
    _ y: Int, _ render: (_ preview: inout PlanarRow, _ scene: inout PlanarRow) -> Void
  ) {
    guard !wanted.isEmpty(row: y) else { return }
    render(&preview, &scene)
    precondition(preview.width == wanted.width && scene.width == wanted.width, "equal widths")
    rows.load(y, preview: preview, scene: scene, wanted: wanted)
  }

  /// Calls `body` with each run of judged pixels of row `y`, the last one loaded.
  @inline(__always)
  mutating func forEachRun(
    inRow y: Int, joinsEqual: Bool,
    _ body: (_ part: Int, _ run: PixelRun, _ start: Int, _ end: Int) -> Void
  ) {
    let map = map
    map.forEachRun(inRow: y) { part, start, end in
      let gain = map.parts[part].gain
      if gain == 1 {
        run.load(
          rows.preview[y & 3], from: start, scene: rows.scene, columns: start..<end,
          joinsEqual: joinsEqual)
      } else {
        let strengthened = rows.strengthened(
          from: start, to: end, by: Float(gain), preview: preview, scene: scene)
        run.load(
          strengthened, from: 0, scene: rows.scene, columns: start..<end,
          joinsEqual: joinsEqual)
      }
      body(part, run, start, end)
    }
  }
}

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
