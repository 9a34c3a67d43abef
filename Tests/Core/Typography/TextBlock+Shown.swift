// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing
import VibrancyPixels
import VibrancyTypography

extension Paint {
  static let black = Paint.color(PaintColor(EncodedColor(gray: 0)))
}

extension TextRun {
  /// Text whose letters are 0.62 em wide without tracking, so that widths are easy to derive.
  static func monospaced(_ text: String, size: Double = 10) -> TextRun {
    var font = Font(size: size)
    font.design = .monospaced
    return TextRun(text, font: font, paint: .black)
  }
}

extension TextBlock {
  /// The text of each line.
  var shown: [String] { lines.map { $0.pieces.map(\.text).joined() } }

  /// Monospaced text of 10 points in so many letters of width.
  init(
    _ text: String, letters: Double?, options: TextOptions = TextOptions(), height: Double? = nil
  ) {
    self.init(
      [.monospaced(text)], options: options, width: letters.map { $0 * 6.2 }, height: height,
      displayScale: 3)
  }

  /// A text of one font on an iPhone.
  init(_ text: String, _ font: Font, width: Double? = nil, options: TextOptions = TextOptions()) {
    self.init(
      [TextRun(text, font: font, paint: .black)], options: options, width: width, height: nil,
      displayScale: 3)
  }
}

extension Path {
  /// The least box around all points and handles.
  var bounds: (low: Point, high: Point)? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let handle, let end): points += [handle, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
  }

  /// The least box around what is drawn of quadratic curves and lines.
  var inkWidth: Double {
    var (low, high) = (Double.infinity, -Double.infinity)
    var last = Point.zero
    func add(_ x: Double) { (low, high) = (min(low, x), max(high, x)) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        add(point.x)
        last = point
      case .quadratic(let handle, let end):
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          add(last.x * u * u + handle.x * 2 * u * t + end.x * t * t)
        }
        last = end
      case .cubic(_, _, let end):
        add(end.x)
        last = end
      case .close: break
      }
    }
    return max(high - low, 0)
  }
}
