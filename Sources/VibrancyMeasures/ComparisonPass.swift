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

/// What parts and edges read in one pass over the rows of a preview and of its scene.
struct ScenePass: Sendable {
  private let art: MeasuredArt
  private var parts: PairTally
  /// Pixels of each part with at least 3:1 against the scene.
  private var outstanding: [Int]
  private(set) var detail: DetailTally?

  init(_ art: MeasuredArt) {
    self.art = art
    let sizes = art.parts.parts.map { $0.judged }
    parts = PairTally(sizes: sizes, bins: 4096)
    outstanding = [Int](repeating: 0, count: sizes.count)
    if let edges = art.edges, edges.count > 0 { detail = DetailTally(edges, solid: art.solid) }
  }

  /// Takes row `y`; rows come in order.
  mutating func add(_ y: Int, _ compared: inout ComparisonPass) {
    detail?.add(y, compared.rows)
    compared.forEachRun(inRow: y, joinsEqual: true) { part, run, _, _ in
      outstanding[part] += run.outstanding
      parts.add(run, to: part)
    }
  }

  /// Takes all of a picture's colors, each rendered once.
  ///
  /// - Parameters:
  ///   - palette: Of the picture.
  ///   - preview: The luminance of each pixel of the palette's picture.
  ///   - scene: That of the scene behind it.
  mutating func add(_ palette: ArtPalette, preview: [Float], scene: [Float]) {
    var run = PixelRun()
    for part in art.parts.parts.indices {
      let colors = palette.starts[part]..<palette.starts[part + 1]
      guard !colors.isEmpty else { continue }
      run.load(
        Array(preview[colors]), scene: Array(scene[colors]),
        lengths: Array(palette.lengths[colors]))
      outstanding[part] += run.outstanding
      parts.add(run, to: part)
    }
    detail?.add(preview, from: palette.lengths.count, counts: palette.edges)
  }

  /// Both readings of each part, and the share of it at 3:1 or more.
  func partReadings(enough: Int) -> [(reading: ContrastReading, outstanding: Double)] {
    var (first, second) = (WeightedValues(), WeightedValues())
    return art.parts.parts.indices.map { part in
      let reading = parts.reading(part, enough: enough, &first, &second)
      return (reading, Double(outstanding[part]) / Double(art.parts.parts[part].judged))
    }
  }
}

/// What one pass over a preview told, for one sample of the model.
struct PassFacts: Sendable {
  /// Both readings of each part, and the share of it at 3:1 or more.
  let readings: [(reading: ContrastReading, outstanding: Double)]
  /// The median WCAG ratio across the edges, if there are any.
  let contrast: Double?
  /// The share of edges that still differ by ΔL* ≥ 8, if there are any.
  let retention: Double?

  init(_ pass: ScenePass, enough: Int) {
    readings = pass.partReadings(enough: enough)
    (contrast, retention) = (pass.detail?.contrast, pass.detail?.retention)
  }
}
