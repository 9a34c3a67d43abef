// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes
import VibrancyTypography

/// The layers of a painted view on one canvas: premultiplied red, green, blue and alpha.
struct PaintedPixels: Hashable {
  let width: Int
  private(set) var pixels: [SIMD4<Float>]

  init(_ layers: [Layer], size: PixelSize) {
    width = size.width
    pixels = Array(repeating: .zero, count: size.area)
    for layer in layers {
      guard case .packed(let image) = layer.picture else { continue }
      var row = PlanarRow(width: image.size.width)
      for y in 0..<image.size.height {
        image.copyRow(y, into: &row)
        for x in 0..<image.size.width {
          let index = (y + layer.y) * width + x + layer.x
          let top = SIMD4(row.red[x], row.green[x], row.blue[x], row.alpha[x])
          pixels[index] = top + pixels[index] * (1 - top.w)
        }
      }
    }
  }

  subscript(_ x: Int, _ y: Int) -> SIMD4<Float> { pixels[y * width + x] }

  /// The sum of all alphas, in pixels.
  var area: Float { pixels.reduce(0) { $0 + $1.w } }
}

extension PaintedView {
  /// Marks on a canvas of 100 points at 1 pixel per point.
  init(_ marks: [Mark], side: Int = 100, scale: Double = 1) {
    guard let size = PixelSize(width: side, height: side) else { preconditionFailure("a side") }
    self.init(marks, in: PaintingContext(size: size, scale: scale))
  }

  /// All layers on that canvas.
  func pixels(side: Int = 100) -> PaintedPixels {
    guard let size = PixelSize(width: side, height: side) else { preconditionFailure("a side") }
    return PaintedPixels(layers, size: size)
  }
}

extension Mark {
  /// A filled square.
  static func square(
    _ x: Double, _ y: Double, side: Double = 10, _ color: EncodedColor = .black
  ) -> Mark {
    Mark(
      .fill(
        .rectangle(0, 0, side, side), isEvenOdd: false, .color(PaintColor(color))),
      size: Size(side, side), transform: .moving(by: [x, y]))
  }

  /// A line of text.
  static func text(_ string: String, _ x: Double, _ y: Double, size: Double = 17) -> Mark {
    let run = TextRun(string, font: Font(size: size), paint: .color(PaintColor(.black)))
    let block = TextBlock(
      [run], options: TextOptions(), width: nil, height: nil, displayScale: 1)
    return Mark(
      .text(block), size: Size(block.size.x, block.size.y), transform: .moving(by: [x, y]))
  }

  /// Marks that are composited together.
  static func group(
    _ marks: [Mark], opacity: Double = 1, _ change: (inout GroupEffects) -> Void = { _ in }
  ) -> Mark {
    var effects = GroupEffects()
    change(&effects)
    var mark = Mark(.group(marks, effects), size: Size(100, 100), transform: .identity)
    mark.opacity = opacity
    return mark
  }

  /// The mark with another value.
  func with<Value>(_ path: WritableKeyPath<Mark, Value>, _ value: Value) -> Mark {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
