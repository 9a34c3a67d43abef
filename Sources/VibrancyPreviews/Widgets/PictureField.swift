// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes

/// A part of a canvas that layers are placed on in points of their own; they are cut off at its
/// edges.
struct PictureField {
  private let area: PixelArea
  private let canvas: PixelSize
  private let points: PointSize

  /// - Parameters:
  ///   - area: In pixels of the canvas.
  ///   - points: What frames are written for: the part on the usual device of iOS 26, scaled with
  ///     the canvas elsewhere (Assumed).
  init(_ area: PixelArea, of canvas: PixelSize, points: PointSize) {
    (self.area, self.canvas, self.points) = (area, canvas, points)
  }

  /// The whole of a canvas.
  init(whole canvas: PixelSize, points: PointSize) {
    let all = PixelArea(x: 0, y: 0, width: canvas.width, height: canvas.height)
    self.init(all, of: canvas, points: points)
  }

  /// Where a frame lies; `nil`: it is all of the field.
  func placement(of frame: LayerFrame?) -> PicturePlacement {
    guard let frame else {
      return PicturePlacement(
        x: area.x, y: area.y, width: area.width, height: area.height, on: canvas)
    }
    let across = Double(area.width) / points.width
    let down = Double(area.height) / points.height
    func pixels(_ length: Double, _ factor: Double) -> Int { Int((length * factor).rounded()) }
    var place = PicturePlacement(
      x: area.x + pixels(frame.x, across), y: area.y + pixels(frame.y, down),
      width: pixels(frame.width, across), height: pixels(frame.height, down), on: canvas)
    place.visible = area
    return place
  }
}
