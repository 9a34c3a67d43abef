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
