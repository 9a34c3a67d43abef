// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyTypography

/// A text of a layer: its lines, in their frame.
struct TypesetText {
  /// The text as views have it. Its canvas is measured in pixels.
  let mark: Mark
  /// Its lines.
  let block: TextBlock
  /// What it was cut to; `nil` if it is whole.
  let cut: String?

  /// By what share of a line's height a text may be too high for its frame: that is not seen.
  private static let slack = 0.05

  /// Breaks a text into lines in the points that it is described in, so that they are the same
  /// wherever the widget is shown.
  ///
  /// - Parameters:
  ///   - frame: In pixels of the canvas.
  ///   - scale: Pixels per point of the text's size.
  init(
    _ text: WidgetText, _ face: FontBook.Face, _ paint: Paint, in frame: PixelFrame, scale: Double
  ) {
    var options = TextOptions()
    options.lineLimit = text.lines
    options.minimumScaleFactor = text.minimumScale
    let share: Double
    switch text.align {
    case .leading: (options.alignment, share) = (.leading, 0)
    case .center: (options.alignment, share) = (.center, 0.5)
    case .trailing: (options.alignment, share) = (.trailing, 1)
    }
    var run = TextRun(text.paragraphs.joined(separator: "\n"), font: face.font, paint: paint)
    run.take(from: face.fallback)
    let block = TextBlock(
      [run], options: options, width: frame.width / scale,
      height: frame.height / scale + Self.slack * face.font.lineHeight, displayScale: scale)
    self.block = block
    let size = block.size * scale
    let down: Double =
      switch text.verticalAlign {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    // Baselines are whole pixels from the top of the lines.
    let corner: SIMD2<Double> = [
      (frame.x + (frame.width - size.x) * share).rounded(),
      (frame.y + (frame.height - size.y) * down).rounded(),
    ]
    var mark = Mark(
      .text(block), size: Size(block.size.x, block.size.y),
      transform: Affine.scaling(scale, scale).then(.moving(by: corner)))
    mark.source = text.source.bytes.lowerBound
    self.mark = mark
    cut = block.isTruncated ? block.lines.map(\.text).joined(separator: " ") : nil
  }
}
