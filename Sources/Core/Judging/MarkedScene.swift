// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
package import VibrancyPixels
package import VibrancyScenes

/// A widget in a scene, drawn once, beside which the same is drawn without one of its marks.
package struct MarkedScene: Sendable {
  private let rows: [PlanarRow]
  private let scene: Scene
  private let backdrop: Backdrop?
  /// The widget's shape, beyond which nothing of it is seen; `nil`: the whole canvas.
  private let shape: CornerMask?

  /// Draws a widget.
  ///
  /// - Parameter backdrop: What `Scene.backdropKey(for:)` asks for.
  package init(_ widget: Widget, in scene: Scene, over backdrop: Backdrop?) {
    (self.scene, self.backdrop) = (scene, backdrop)
    shape = widget.canvas.mask(in: scene)
    var renderer = PreviewRenderer(widget, in: scene, over: backdrop)
    rows = (0..<widget.canvas.size.height).map { y in
      renderer.render(y)
      return renderer.row
    }
  }

  /// How a mark stands out; `nil`: nothing of it is seen.
  ///
  /// The scene as drawn is compared with the scene without the mark, pixel by pixel of its ink. Where ink
  /// covers a pixel in part, the color of whole coverage is worked out from the share that it covers:
  /// thin letters have no pixel of their own.
  ///
  /// - Parameters:
  ///   - mask: The α of the mark on the canvas.
  ///   - inkOpacity: Its α where it covers a pixel, `0...1`.
  ///   - widget: The widget without it; only what lies below the mask counts.
  package func visibility(
    of mask: AlphaMask, inkOpacity: Double, without widget: Widget
  ) -> MarkVisibility? {
    let coverage = InkCoverage(mask, inkOpacity: inkOpacity)
    guard let ink = coverage.ink else { return nil }
    var renderer = PreviewRenderer(widget, in: scene, over: backdrop)
    var tally = MarkTally()
    var inside: [Float] = []
    for row in 0..<mask.height where rows.indices.contains(mask.y + row) {
      shape?.coverage(ofRow: mask.y + row, into: &inside)
      let columns = (0..<mask.width).filter { column in
        let x = mask.x + column
        return ink.contains(coverage.share(column: column, row: row))
          && rows[0].alpha.indices.contains(x) && (shape == nil || inside[x] >= 0.5)
      }
      guard !columns.isEmpty else { continue }
      renderer.render(mask.y + row)
      let (drawn, bare) = (rows[mask.y + row], renderer.row)
      for column in columns {
        let share = Float(coverage.share(column: column, row: row))
        tally.add(
          drawn.color(at: mask.x + column), over: bare.color(at: mask.x + column), covering: share)
      }
    }
    return tally.visibility
  }
}

/// How a mark stands out from the scene without it.
package struct MarkVisibility: Sendable, Hashable {
  /// The WCAG contrast that the best three quarters of its area reach, `1...21`.
  package let contrast: Double
  /// The color that stands out as half of its area does, and what is there without it; opaque, encoded.
  package let ink: EncodedColor
  package let ground: EncodedColor
}

/// How much of each pixel a mark's ink covers.
private struct InkCoverage {
  private let mask: AlphaMask
  private let scale: Double
  /// The shares of pixels that count as ink; `nil`: none does.
  let ink: ClosedRange<Double>?

  init(_ mask: AlphaMask, inkOpacity: Double) {
    self.mask = mask
    let most = Double(mask.codes.max() ?? 0) / 255
    // Nothing that is less than 5 % there is seen.
    guard most >= 0.05 else {
      (scale, ink) = (0, nil)
      return
    }
    let full = max(inkOpacity, most)
    scale = 1 / (255 * full)
    // Of thin strokes, the pixels that are covered most.
    ink = min(0.5, 0.75 * most / full)...1
  }

  func share(column: Int, row: Int) -> Double {
    min(1, Double(mask.codes[row * mask.width + column]) * scale)
  }
}

/// The pixels of a mark by how they stand out.
private struct MarkTally {
  private struct Pixel {
    let contrast: Double
    let ink: EncodedColor
    let ground: EncodedColor
    let weight: Double
  }

  private var pixels: [Pixel] = []

  mutating func add(_ drawn: EncodedColor, over bare: EncodedColor, covering share: Float) {
    func whole(_ drawn: Float, _ bare: Float) -> Float { clamped(bare + (drawn - bare) / share) }
    let ink = EncodedColor(
      red: whole(drawn.red, bare.red), green: whole(drawn.green, bare.green),
      blue: whole(drawn.blue, bare.blue))
    pixels.append(
      Pixel(
        contrast: contrastRatio(relativeLuminance(ink), relativeLuminance(bare)), ink: ink,
        ground: bare, weight: Double(share)))
  }

  var visibility: MarkVisibility? {
    let sorted = pixels.sorted { $0.contrast < $1.contrast }
    let all = sorted.reduce(0) { $0 + $1.weight }
    guard all > 0 else { return nil }
    func pixel(at share: Double) -> Pixel {
      var sum = 0.0
      for pixel in sorted {
        sum += pixel.weight
        if sum >= share * all { return pixel }
      }
      return sorted[sorted.count - 1]
    }
    let (low, middle) = (pixel(at: 0.25), pixel(at: 0.5))
    return MarkVisibility(
      contrast: low.contrast, ink: middle.ink, ground: middle.ground)
  }
}

extension PlanarRow {
  /// The color of an opaque pixel.
  fileprivate func color(at x: Int) -> EncodedColor {
    EncodedColor(red: clamped(red[x]), green: clamped(green[x]), blue: clamped(blue[x]))
  }
}
