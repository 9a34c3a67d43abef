// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// The outline of an element of an SVG that is a shape.
struct SVGShape {
  /// The outline, in the coordinates of the element.
  let path: Path

  /// The data of a shape cannot be read.
  struct Broken: Error {}

  /// The outline of an element; `nil` if it is not a shape.
  init?(_ name: String, _ attributes: [String: ArraySlice<UInt8>]) throws(Broken) {
    func number(_ key: String) -> Double {
      let digits = (attributes[key] ?? []).prefix {
        (0x2B...0x39).contains($0) && $0 != 0x2C && $0 != 0x2F || $0 | 0x20 == 0x65
      }
      let value = Double(String(decoding: digits, as: UTF8.self)) ?? 0
      return abs(value) < 1e9 ? value : 0
    }
    switch name {
    case "path":
      guard let path = Path(svg: attributes["d"] ?? []) else { throw Broken() }
      self.path = path
    case "line":
      path = Path([
        .move([number("x1"), number("y1")]), .line([number("x2"), number("y2")]),
      ])
    case "polygon", "polyline":
      let points = Array("M".utf8) + (attributes["points"] ?? []) + Array("Z".utf8)
      guard let path = Path(svg: points) else { throw Broken() }
      self.path = path
    case "circle", "ellipse":
      let isCircle = name == "circle"
      let (rx, ry) = (number(isCircle ? "r" : "rx"), number(isCircle ? "r" : "ry"))
      path = Self.box(
        number("cx") - rx, number("cy") - ry, 2 * rx, 2 * ry, radii: [abs(rx), abs(ry)])
    case "rect":
      let (width, height) = (number("width"), number("height"))
      let (rx, ry) = (attributes["rx"] == nil ? "ry" : "rx", attributes["ry"] == nil ? "rx" : "ry")
      path = Self.box(
        number("x"), number("y"), width, height,
        radii: [min(number(rx), width / 2), min(number(ry), height / 2)])
    default: return nil
    }
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radii: Path.Point
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    let (right, bottom) = (x + width, y + height)
    guard radii.x > 0, radii.y > 0 else {
      return Path([
        .move([x, y]), .line([right, y]), .line([right, bottom]), .line([x, bottom]), .close,
      ])
    }
    let (rx, ry) = (radii.x, radii.y)
    // Circles' quarters, to within .03 %.
    let (kx, ky) = (rx * (1 - 0.5523), ry * (1 - 0.5523))
    return Path([
      .move([x + rx, y]), .line([right - rx, y]),
      .cubic([right - kx, y], [right, y + ky], [right, y + ry]), .line([right, bottom - ry]),
      .cubic([right, bottom - ky], [right - kx, bottom], [right - rx, bottom]),
      .line([x + rx, bottom]), .cubic([x + kx, bottom], [x, bottom - ky], [x, bottom - ry]),
      .line([x, y + ry]), .cubic([x, y + ky], [x + kx, y], [x + rx, y]), .close,
    ])
  }
}
