// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartSymbol {
  /// Its outline in a box whose side is the diameter of a circle of its area, or `nil` for views.
  ///
  /// Circles and crosses of one area are equally wide (Calibrated: one picture, 8.0 pt of an area of 50);
  /// the sides of the others are Assumed.
  func shape(side: Double) -> ShapeView? {
    let middle = side / 2
    func polygon(_ corners: Int, turned: Double = -90) -> ShapeView {
      var path = Path()
      for corner in 0..<corners {
        let (sine, cosine) = Trigonometry.sineAndCosine(
          degrees: turned + 360 / Double(corners) * Double(corner))
        let point = SIMD2(middle + middle * cosine, middle + middle * sine)
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
      return ShapeView(.path(path, size: nil))
    }
    func bars(_ angles: [Double]) -> ShapeView {
      var path = Path()
      let length = side * 0.5
      for angle in angles {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: angle)
        path.move(to: [middle - length * cosine, middle - length * sine])
        path.line(to: [middle + length * cosine, middle + length * sine])
      }
      return ShapeView(.path(path, size: nil), stroke: StrokeStyle(width: side * 0.35))
    }
    switch self {
    case .circle: return ShapeView(.circle)
    case .square:
      let inset = side * 0.06
      return ShapeView(
        .path(.rectangle(inset, inset, side - 2 * inset, side - 2 * inset), size: nil))
    case .triangle: return polygon(3)
    case .diamond: return polygon(4)
    case .pentagon: return polygon(5)
    case .plus: return bars([0, 90])
    case .cross: return bars([45, 135])
    case .asterisk: return bars([90, 30, 150])
    case .shape(let kind, let stroke):
      guard let stroke else { return ShapeView(kind) }
      return ShapeView(kind, stroke: stroke)
    case .views: return nil
    }
  }
}
