// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// A picture shown in a scene: every row of the preview, in `Float`, before it is quantized.
struct Show {
  let rows: [PlanarRow]
  let channels: Int

  /// - Parameter change: What the widget is beyond one layer that shows the picture.
  init(
    _ image: StraightImage, in scene: Scene, family: Family? = nil, weights: LumaWeights = .rec709,
    _ change: (inout Widget) -> Void = { _ in }
  ) {
    let canvas =
      family.map { Canvas(family: $0, scale: 1, on: .standard(on: .ios26), in: scene) }
      ?? Canvas(asset: image.size, scale: 1, on: .standard(on: .ios26))
    var widget = Widget(canvas: canvas, layers: [Layer(.straight(image))])
    change(&widget)
    self.init(widget, in: scene, weights: weights)
  }

  init(_ widget: Widget, in scene: Scene, weights: LumaWeights = .rec709) {
    var renderer = PreviewRenderer(
      widget, in: scene, over: Self.backdrop(of: widget.canvas, in: scene), weights: weights)
    rows = (0..<renderer.size.height).map {
      renderer.render($0)
      return renderer.row
    }
    channels = renderer.channels
  }

  /// The wallpaper on the screen of a canvas, drawn and blurred once for all tests.
  static func backdrop(of canvas: Canvas, in scene: Scene) -> Backdrop {
    let key =
      scene.backdropKey(for: canvas)
      ?? Backdrop.Key(
        wallpaper: scene.wallpaper, screen: ScreenSlot(of: canvas, in: scene).screen, sigma: 10)
    return backdrops.withLock { made in
      if let backdrop = made[key] { return backdrop }
      let backdrop = Backdrop(key)
      made[key] = backdrop
      return backdrop
    }
  }

  private static let backdrops = Mutex<[Backdrop.Key: Backdrop]>([:])

  subscript(x: Int, y: Int) -> DoublePixel { DoublePixel(rows[y], x) }

  /// The largest difference from what a formula says of each pixel: column, row.
  func distance(from formula: (Int, Int) -> DoublePixel) -> Double {
    var largest = 0.0
    for y in rows.indices {
      for x in 0..<rows[y].width {
        let distance = self[x, y].distance(to: formula(x, y))
        // A NaN is not an agreement.
        largest = distance <= largest ? largest : distance
      }
    }
    return largest
  }
}
