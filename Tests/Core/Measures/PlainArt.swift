// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels

/// A picture as plain numbers, for a reference that reads each definition word by word.
struct PlainArt {
  struct Pixel {
    var red, green, blue, alpha: Double
    /// Encoded luma of the straight color.
    var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
    /// OKLab of the straight color.
    var oklab: OKLab {
      OKLab(EncodedColor(red: Float(red), green: Float(green), blue: Float(blue)))
    }
  }

  let width: Int
  let height: Int
  let scale: Int
  let isTemplate: Bool
  /// Of the codes as stored, 255 or 65,535.
  let largest: Int
  private let pixels: [Pixel]

  init(_ image: StraightImage, scale: Int, isTemplate: Bool) {
    (width, height) = (image.size.width, image.size.height)
    (self.scale, self.isTemplate) = (scale, isTemplate)
    var values: [Double] = []
    switch image.samples {
    case .eight(let codes): (values, largest) = (codes.map { Double($0) / 255 }, 255)
    case .sixteen(let codes): (values, largest) = (codes.map { Double($0) / 65_535 }, 65_535)
    }
    pixels = (0..<image.size.area).map { index in
      Pixel(
        red: values[4 * index], green: values[4 * index + 1], blue: values[4 * index + 2],
        alpha: values[4 * index + 3])
    }
  }

  var places: [(x: Int, y: Int)] {
    (0..<width * height).map { ($0 % width, $0 / width) }
  }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// As stored; transparent beyond the canvas.
  func stored(_ x: Int, _ y: Int) -> Pixel {
    contains(x, y) ? pixels[y * width + x] : Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// As drawn: the ink of a template is white.
  func drawn(_ x: Int, _ y: Int) -> Pixel {
    let pixel = stored(x, y)
    return isTemplate ? Pixel(red: 1, green: 1, blue: 1, alpha: pixel.alpha) : pixel
  }

  func isVisible(_ x: Int, _ y: Int) -> Bool { stored(x, y).alpha >= 0.05 }
  func isSolid(_ x: Int, _ y: Int) -> Bool { stored(x, y).alpha >= 0.5 }

  func isCore(_ x: Int, _ y: Int) -> Bool {
    isSolid(x, y) && isSolid(x - 1, y) && isSolid(x + 1, y) && isSolid(x, y - 1)
      && isSolid(x, y + 1)
  }

  /// The 8-connected components of what satisfies `isIn`, by flooding.
  func components(_ isIn: (Int, Int) -> Bool) -> [[(x: Int, y: Int)]] {
    var seen = Set<Int>()
    var result: [[(x: Int, y: Int)]] = []
    for place in places where isIn(place.x, place.y) {
      guard seen.insert(place.y * width + place.x).inserted else { continue }
      var (component, next) = ([place], 0)
      while next < component.count {
        let (x, y) = component[next]
        next += 1
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
          let other = (x: x + dx, y: y + dy)
          guard contains(other.x, other.y), isIn(other.x, other.y) else { continue }
          if seen.insert(other.y * width + other.x).inserted { component.append(other) }
        }
      }
      result.append(component)
    }
    return result
  }
}

/// The p-th percentile by nearest rank, each value as heavy as its weight.
func percentile(_ percent: Double, _ values: [(value: Double, weight: Double)]) -> Double {
  let sorted = values.sorted { $0.value < $1.value }
  let target = percent / 100 * sorted.reduce(0) { $0 + $1.weight }
  var sum = 0.0
  for (value, weight) in sorted {
    sum += weight
    if sum >= target - 1e-9 { return value }
  }
  return sorted.last?.value ?? 0
}

func percentile(_ percent: Double, _ values: [Double]) -> Double {
  percentile(percent, values.map { ($0, 1) })
}
