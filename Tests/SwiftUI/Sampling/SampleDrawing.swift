// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyDrawing
import VibrancyLayout
import VibrancyPNG
import VibrancyPainting
import VibrancyPixels
import VibrancyRunning
import VibrancySampling
import VibrancyScenes
import VibrancySyntax
import VibrancyTestSupport
import VibrancyVocabulary
import VibrancyWords

/// A view of a widget, drawn on its container background or on gray.
struct SampleDrawing {
  let report: LayoutReport
  /// How many views were lowered.
  let viewCount: Int
  private let size: Size
  private let scale: Double
  private let isDark: Bool

  /// Lowers and lays out a view of a widget.
  init(_ view: ViewValue, of widget: SampledWidget, _ evaluator: Evaluator) {
    let situation = evaluator.situation
    let margin =
      widget.hasMargins && widget.kind == .widget && !situation.family.isAccessory ? 16.0 : 0
    self.init(
      view, in: Size(situation.width, situation.height), margin: margin, scale: 2, evaluator)
  }

  /// Lowers and lays out a view in a size in points.
  init(
    _ view: ViewValue, in size: Size, margin: Double, scale: Double, _ evaluator: Evaluator
  ) {
    let situation = evaluator.situation
    (self.size, self.scale, isDark) = (size, scale, situation.isDark)
    let node = evaluator.swiftUI.lowered(view)
    var environment = LayoutEnvironment()
    (environment.family, environment.displayScale) = (situation.family, scale)
    environment.colorScheme = situation.isDark ? .dark : .light
    let frame = Rect(margin, margin, size.width - 2 * margin, size.height - 2 * margin)
    func resolve(_ number: Int, _ size: Size) -> ViewNode {
      evaluator.swiftUI.resolve(number, size)
    }
    var report = node.layout(in: frame, environment, resolve: resolve)
    if let background = evaluator.interface.containerBackground {
      let whole = background.layout(
        in: Rect(0, 0, size.width, size.height), environment, resolve: resolve)
      report.marks = whole.marks + report.marks
    }
    self.report = report
    viewCount = evaluator.interface.sources.count
  }

  /// The picture.
  func picture(
    _ picture: @escaping (String) -> SourcePicture?, onWhite: Bool = false
  ) -> StraightImage? {
    guard
      let pixels = PixelSize(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    var context = PaintingContext(size: pixels, scale: scale, picture: picture)
    context.isDark = isDark
    let painted = PaintedView(report.marks, in: context)
    var surface = DrawingSurface(size: pixels)
    surface.fill(
      .rectangle(0, 0, Double(pixels.width), Double(pixels.height)),
      .color(
        PaintColor(onWhite ? .white : EncodedColor(red: 0.94, green: 0.94, blue: 0.96))))
    for layer in painted.layers {
      guard case .packed(let image) = layer.picture else { continue }
      surface.draw(
        SourcePicture(PlanarImage(image)), at: [Double(layer.x), Double(layer.y)],
        [Double(image.size.width), Double(image.size.height)], isSmooth: false)
    }
    let drawn = surface.picture
    var codes: [UInt8] = []
    var row = PlanarRow(width: pixels.width)
    for y in 0..<pixels.height {
      drawn.copyRow(y, from: 0, into: &row)
      for x in 0..<pixels.width {
        for value in [row.red[x], row.green[x], row.blue[x]] {
          codes.append(UInt8(min(max(value, 0), 1) * 255 + 0.5))
        }
        codes.append(255)
      }
    }
    return StraightImage(size: pixels, samples: .eight(codes))
  }
}
