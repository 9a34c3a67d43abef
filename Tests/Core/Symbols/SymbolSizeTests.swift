// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancySymbols
import VibrancyTestSupport

struct SymbolSizeTests {
  /// Ink in shares of the font's size, measured on pictures of Apple's renderer.
  @Test(arguments: [
    ("plus", 400.0, 0.807, 0.807), ("play", 400, 0.738, 0.826),
    ("arrow.circlepath", 400, 1.108, 0.999), ("shippingbox.fill", 400, 0.997, 1.073),
    ("arrow.up", 700, 0.783, 0.933), ("arrow.clockwise", 600, 0.878, 1.066),
    ("arrow.clockwise.circle", 400, 0.996, 0.995), ("calendar", 400, 0.973, 0.899),
    ("bolt.fill", 400, 0.684, 1.087), ("clock.arrow.circlepath", 400, 1.084, 0.994),
    ("hourglass", 400, 0.570, 0.898), ("arrow.up.right", 400, 0.720, 0.720),
    ("chevron.right", 400, 0.475, 0.845),
  ])
  func `ink is as large as Apple's`(
    _ name: String, weight: Double, width: Double, height: Double
  ) {
    for size in [11.0, 17, 60] {
      let symbol = Symbol(systemName: name, pointSize: size, weight: weight, scale: 1)
      let ink = Ink(symbol.path)
      #expect(abs(ink.size.x / (width * size) - 1) < 0.01)
      #expect(abs(ink.size.y / (height * size) - 1) < 0.01)
    }
  }

  /// Points at 17 points, measured on bordered buttons and on a symbol that fills a frame.
  @Test func `boxes are as large as Apple's`() {
    for (name, width, height) in [("plus", 18.0, 16.0), ("play", 15, 16.3), ("bolt.fill", 0, 19.4)]
    {
      let box = Symbol(systemName: name, pointSize: 17, weight: 400, scale: 1).size
      if width > 0 { #expect(abs(box.x - width) < 0.34) }
      #expect(abs(box.y - height) < 0.34)
    }
  }

  /// On a picture of a star that fills a frame of 60 points.
  @Test func `a star is nearly as wide as its box`() {
    let star = Symbol(systemName: "star.fill", pointSize: 60, weight: 400, scale: 1)
    #expect(abs(Ink(star.path).size.x / star.size.x - 59.24 / 60) < 0.01)
  }

  @Test func `every symbol stands in its box, on the middle of capitals`() {
    for name in SymbolTable.shared.names + ["nonsense", "plus.circle.fill", "trash.slash"] {
      for weight in [400.0, 900] {
        let symbol = Symbol(systemName: name, pointSize: 100, weight: weight, scale: 1)
        let ink = Ink(symbol.path)
        let slack = name.hasSuffix("slash") ? 20.0 : 0.1
        #expect(ink.low.x > -slack && ink.low.y > -slack, "\(name)")
        #expect(ink.high.x < symbol.size.x + slack, "\(name)")
        #expect(ink.high.y < symbol.size.y + slack, "\(name)")
        #expect(abs(ink.middle.y - (symbol.baseline - 35.23)) < 0.5, "\(name)")
      }
    }
  }

  @Test func `heavier symbols have more ink`() {
    for name in ["plus", "heart", "heart.fill", "plus.circle", "chevron.right", "nonsense"] {
      let areas = [100.0, 250, 400, 600, 700, 900].map {
        Ink(Symbol(systemName: name, pointSize: 60, weight: $0, scale: 1).path).area
      }
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(areas)")
    }
  }

  @Test func `a scale enlarges the symbol about the middle of capitals`() {
    let medium = Symbol(systemName: "heart", pointSize: 20, weight: 400, scale: 1)
    for scale in SymbolScale.allCases {
      let symbol = Symbol(systemName: "heart", pointSize: 20, weight: 400, scale: scale.factor)
      #expect(abs(symbol.size.x - medium.size.x * scale.factor) < 1e-9)
      let (middle, usual) = (
        symbol.baseline - symbol.size.y / 2, medium.baseline - medium.size.y / 2
      )
      #expect(abs(middle - usual) < 1e-9)
    }
  }

  @Test func `numbers out of any range give finite symbols`() {
    let numbers = [
      Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1, 1e9,
    ]
    for size in numbers {
      for weight in numbers {
        for scale in numbers {
          let symbol = Symbol(
            systemName: "plus.circle", pointSize: size, weight: weight, scale: scale)
          #expect(symbol.size.x.isFinite && symbol.size.y.isFinite && symbol.baseline.isFinite)
          #expect(symbol.size.x >= 0 && symbol.size.x < 1e6)
          for element in symbol.path.elements {
            if case .move(let point) = element { #expect(point.x.isFinite && point.y.isFinite) }
          }
        }
      }
    }
    #expect(
      Symbol(systemName: "plus", pointSize: .nan, weight: 400, scale: 1).path.elements.isEmpty)
  }

  @Test func `long and strange names are drawn in no time`() {
    let long = String(repeating: "heart.", count: 20_000)
    let slashes = String(repeating: ".slash", count: 20_000)
    var generator = SeededGenerator(seed: 36)
    let names = SymbolTable.shared.names
    var tried = [
      long, slashes, String(repeating: "é", count: 100_000), String(repeating: ".", count: 120),
    ]
    for _ in 0..<500 {
      let parts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        [
          "fill", "slash", "circle", "badge", "square",
          names.randomElement(using: &generator) ?? "",
        ]
        .randomElement(using: &generator) ?? ""
      }
      tried.append(parts.joined(separator: "."))
    }
    for name in tried {
      let symbol = Symbol(systemName: name, pointSize: 17, weight: 400, scale: 1)
      #expect(!symbol.path.elements.isEmpty)
      #expect(symbol.path.elements.count < 5000)
    }
  }
}
