// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Rows of what lies behind a widget, and of the layers that a mode sees its blur through.
///
/// Behind a picture the layers are worked out a cell of the blur's small copy and then interpolated,
/// as the blur itself would be: a hundredth of the work, as they are linear in it.
struct BackdropRows: Sendable {
  /// The wallpaper, dimmed if the place dims it; or black. Opaque.
  private(set) var sharp: PlanarRow

  private let mode: RenderingMode
  private var reader: BackdropReader?
  private let dimming: EncodedColor?
  /// Of a plain wallpaper.
  private var isLayered = false
  private let cells: BlurredCells?
  private var upper: CellRow
  private var lower: CellRow

  /// - Parameters:
  ///   - reader: Of the wallpaper; `nil` is black.
  ///   - dimming: What the wallpaper is multiplied by.
  init(_ reader: BackdropReader?, dimming: EncodedColor?, mode: RenderingMode, width: Int) {
    (self.reader, self.dimming, self.mode) = (reader, dimming, mode)
    sharp = PlanarRow(width: width, color: .black)
    cells = mode.isBlurred ? reader?.cells : nil
    upper = CellRow(cells: cells?.width ?? 0, width: cells == nil ? 0 : width)
    lower = upper
  }

  /// Goes on to row `y` of the canvas: its sharp wallpaper, and its layers in `prepared`.
  mutating func read(_ y: Int, layersInto prepared: inout PreparedRow) {
    reader?.readSharp(y, into: &sharp)
    if reader != nil, let dimming { sharp.multiply(by: dimming) }
    guard let cells else {
      // Plain, so that the blur is the same, and the same in each row.
      if !isLayered { mode.setLayers(over: sharp, of: &prepared) }
      isLayered = true
      return
    }
    let place = cells.rows(around: y)
    if upper.index != place.upper { swap(&upper, &lower) }
    upper.advance(to: place.upper, of: cells, dimming: dimming, mode: mode)
    lower.advance(to: place.lower, of: cells, dimming: dimming, mode: mode)
    prepared.mixLayers(of: upper.wide, lower.wide, by: place.share)
  }
}

/// The layers over a row of cells, as wide as the canvas.
private struct CellRow: Sendable {
  private(set) var index = -1
  private(set) var wide: PreparedRow
  private var narrow: PreparedRow
  private var row: PlanarRow

  init(cells: Int, width: Int) {
    (narrow, wide) = (PreparedRow(width: cells), PreparedRow(width: width))
    row = PlanarRow(width: cells)
  }

  mutating func advance(
    to index: Int, of cells: BlurredCells, dimming: EncodedColor?, mode: RenderingMode
  ) {
    if index == self.index { return }
    self.index = index
    cells.read(index, into: &row)
    if let dimming { row.multiply(by: dimming) }
    mode.setLayers(over: row, of: &narrow)
    wide.spreadLayers(of: narrow, in: cells)
  }
}
