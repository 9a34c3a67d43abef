// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes

/// A part of a canvas that layers are placed on in points of their own; they are cut off at its
/// edges, or at those of the canvas.
struct PictureField {
  private let area: PixelArea
  private let canvas: PixelSize
  private let points: PointSize
  /// Beyond which layers are cut.
  private var visible: PixelArea

  /// - Parameters:
  ///   - area: In pixels of the canvas.
  ///   - points: What frames are written for: the part on the usual device of iOS 26, scaled with
  ///     the canvas elsewhere (Assumed).
  init(_ area: PixelArea, of canvas: PixelSize, points: PointSize) {
    (self.area, self.canvas, self.points, visible) = (area, canvas, points, area)
  }

  /// The content's area of a canvas, beyond which layers are seen up to the canvas's edges.
  init(contentOf canvas: Canvas, points: PointSize) {
    self.init(canvas.content, of: canvas.size, points: points)
    visible = PixelArea(canvas.size)
  }

  /// Where a frame lies; `nil`: it is all of the field.
  func placement(of frame: LayerFrame?) -> PicturePlacement {
    guard let frame else {
      return PicturePlacement(
        x: area.x, y: area.y, width: area.width, height: area.height, on: canvas)
    }
    func pixels(_ length: Double, _ factor: Double) -> Int { Int((length * factor).rounded()) }
    var place = PicturePlacement(
      x: area.x + pixels(frame.x, across), y: area.y + pixels(frame.y, down),
      width: pixels(frame.width, across), height: pixels(frame.height, down), on: canvas)
    place.visible = visible
    return place
  }

  /// Where a frame lies, not rounded; `nil`: it is all of the field.
  func frame(of frame: LayerFrame?) -> PixelFrame {
    guard let frame else {
      return PixelFrame(
        x: Double(area.x), y: Double(area.y), width: Double(area.width),
        height: Double(area.height))
    }
    return PixelFrame(
      x: Double(area.x) + frame.x * across, y: Double(area.y) + frame.y * down,
      width: frame.width * across, height: frame.height * down)
  }

  /// Of a text: the shorter of both directions.
  var pixelsPerPoint: Double { min(across, down) }

  private var across: Double { Double(area.width) / points.width }
  private var down: Double { Double(area.height) / points.height }
}
