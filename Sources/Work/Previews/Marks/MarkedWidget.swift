// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancyTypography

/// A widget of a project's Swift in a scene, of which each mark can be left out.
struct MarkedWidget {
  /// What its code came to.
  let laidOut: SourceComposer.LaidOut
  /// Its content.
  let numbered: NumberedMarks
  /// The widget as it is drawn; the `source` of its marks is their number in `numbered`.
  let widget: Widget
  private let context: PaintingContext

  init(_ laidOut: SourceComposer.LaidOut, _ context: PaintingContext, _ widget: Widget) {
    (self.laidOut, self.context) = (laidOut, context)
    numbered = NumberedMarks(laidOut.marks)
    let painted = PaintedView(numbered.marks, in: context)
    var widget = widget
    (widget.layers, widget.marks) = (painted.layers, painted.marks)
    self.widget = widget
  }

  /// The α of a mark on the canvas, before the groups that it is in cut or fade it; `nil`: it draws nothing
  /// there.
  ///
  /// A mark of several layers has one for each; the first is as good as the others.
  func mask(of number: Int) -> AlphaMask? {
    widget.marks.first { $0.source == number }?.mask
  }

  /// What its groups leave of a mark's α, and of its ink's.
  ///
  /// - Parameter mask: The mark's own.
  func seen(_ number: Int, of mask: AlphaMask) -> (mask: AlphaMask, inkOpacity: Double) {
    let own = numbered.leaves[number].inkOpacity
    let layers = PaintedView(numbered.only(number), in: context, within: area(of: mask)).layers
    guard let layer = layers.first else { return (mask, own) }
    var reader = LayerReader(layer, width: widget.canvas.size.width)
    var codes = mask.codes
    // How much of the mark is left where most is: its groups' opacity.
    var share = 0.0
    for row in 0..<mask.height where (0..<widget.canvas.size.height).contains(mask.y + row) {
      reader.read(mask.y + row)
      for column in 0..<mask.width {
        let (x, index) = (mask.x + column, row * mask.width + column)
        let left = reader.row.alpha.indices.contains(x) ? Double(reader.row.alpha[x]) : 0
        let before = Double(codes[index]) / 255
        if before >= 0.3 { share = max(share, min(1, left / before)) }
        codes[index] = UInt8(min(before, left) * 255)
      }
    }
    let left = AlphaMask(
      x: mask.x, y: mask.y, width: mask.width, height: mask.height, codes: codes)
    return (left, own * (share > 0 ? share : 1))
  }

  private func area(of mask: AlphaMask) -> Rect {
    let scale = laidOut.canvas.scale
    return Rect(
      Double(mask.x) / scale, Double(mask.y) / scale, Double(mask.width) / scale,
      Double(mask.height) / scale)
  }

  /// The widget without a mark, as far as it lies below the mark's pixels.
  func without(_ number: Int, below mask: AlphaMask) -> Widget {
    let area = area(of: mask)
    var rest = widget
    rest.marks = []
    rest.layers =
      PaintedView(numbered.without(number, within: area), in: context, within: area).layers
    return rest
  }
}

extension SourceComposer {
  /// The widget as a scene shows it, with its marks; `nil`: it shows nothing there, or the system
  /// withholds its content.
  ///
  /// - Throws: A picture that cannot be read.
  func marked(in scene: Scene) throws(VibrancyError) -> MarkedWidget? {
    guard let described = widget, let laidOut = laidOut(in: scene), !laidOut.isWithheld else {
      return nil
    }
    if let error = lookup.error { throw error }
    let (canvas, situation) = (laidOut.canvas, laidOut.situation)
    var widget = Widget(canvas: canvas, layers: [])
    widget.isBackgroundRemovable = described.backgroundIsRemovable
    if let marks = laidOut.background,
      scene.place.recipe.containerBackground.isDrawn(isRemovable: widget.isBackgroundRemovable)
    {
      let context = try context(of: marks, canvas, scene, situation)
      widget.containerBackground = try ContainerBackground(of: marks, on: canvas) {
        () throws(VibrancyError) in PaintedView(marks, in: context).layers.first
      }
    }
    return MarkedWidget(
      laidOut,
      try context(of: laidOut.marks, canvas, scene, situation, reducesPictures: true), widget)
  }
}

extension Mark {
  /// The largest α of its ink, `0...1`, where it covers a pixel: that of a picture is in its pixels.
  var inkOpacity: Double {
    switch content {
    case .text(let block): block.runs.map { $0.paint.opacity }.max() ?? 1
    case .symbol(_, _, let paint), .fill(_, _, let paint), .stroke(_, _, let paint): paint.opacity
    case .picture(_, let ink): ink?.opacity ?? 1
    case .material, .accessoryBackground, .group, .unknown: 1
    }
  }
}

extension Paint {
  /// Its largest α, `0...1`.
  var opacity: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.map { Double($0.color.opacity) }.max() ?? 0
    }
  }
}
