// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFonts
internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyVectors

/// Lines in an installed font in their frame, and the part of the canvas that shows them.
struct DrawnText {
  /// Column and row of the canvas where the part begins.
  let x: Int, y: Int
  private let size: PixelSize
  private let em: Double
  private let lines: [TextDrawing.Line]

  /// `nil`: the canvas shows nothing of them.
  ///
  /// - Parameter em: In pixels.
  init?(
    _ flow: TextFlow.Result, _ text: WidgetText, _ metrics: LineMetrics, em: Double,
    in frame: PixelFrame, on canvas: PixelSize
  ) {
    let height = Double(flow.lines.count) * metrics.height * em
    let top =
      switch text.verticalAlign {
      case .top: frame.y
      case .center: frame.y + (frame.height - height) / 2
      case .bottom: frame.y + frame.height - height
      }
    // Letters may reach over their line: slanted ones, accents, a flourish.
    let margin = em.rounded(.up)
    let columns = Self.part(frame.x - margin, frame.x + frame.width + margin, of: canvas.width)
    let rows = Self.part(
      min(top, frame.y) - margin, max(top + height, frame.y + frame.height) + margin,
      of: canvas.height)
    guard let size = PixelSize(width: columns.count, height: rows.count) else { return nil }
    (x, y, self.size, self.em) = (columns.lowerBound, rows.lowerBound, size, em)
    let anchor =
      switch text.align {
      case .leading: frame.x
      case .center: frame.x + frame.width / 2
      case .trailing: frame.x + frame.width
      }
    lines = flow.lines.enumerated().map { number, line in
      let baseline = top + (Double(number) * metrics.height + metrics.ascent) * em
      return TextDrawing.Line(
        text: line, x: anchor - Double(columns.lowerBound),
        baseline: baseline - Double(rows.lowerBound))
    }
  }

  private static func part(_ low: Double, _ high: Double, of side: Int) -> Range<Int> {
    let side = Double(side)
    let low = min(max(low.rounded(.down), 0), side)
    return Int(low)..<Int(max(low, min(high.rounded(.up), side)))
  }

  /// The part as it is drawn.
  func svg(_ face: FontFace, _ align: WidgetText.Align, _ color: String) -> TextDrawing {
    let anchor: TextDrawing.Anchor =
      switch align {
      case .leading: .left
      case .center: .middle
      case .trailing: .right
      }
    return TextDrawing(
      face: face, size: em, anchor: anchor, color: color, lines: lines, width: size.width,
      height: size.height)
  }
}
