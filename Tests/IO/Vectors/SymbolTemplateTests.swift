// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancySymbols
import VibrancyTestSupport
import VibrancyVectors

struct SymbolTemplateTests {
  private static func guides(_ scales: [(String, Double)]) -> String {
    scales.map { name, y in
      "<line id=\"Baseline-\(name)\" x1=\"0\" x2=\"900\" y1=\"\(y)\" y2=\"\(y)\"/>"
        + "<line id=\"Capline-\(name)\" x1=\"0\" x2=\"900\" y1=\"\(y - 70.46)\" y2=\"\(y - 70.46)\"/>"
    }.joined()
  }

  private static func svg(_ guides: String, _ symbols: String, style: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Drawn for this test -->
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="900" height="1600">
       <style>\(style)</style>
       <g id="Notes"><text transform="rotate(9)">Template &amp; notes</text></g>
       <g id="Guides">\(guides)</g>
       <g id="Symbols">\(symbols)</g>
      </svg>
      """.utf8)
  }

  /// Version 3: three weights that match point for point; a square of 60, 70 and 90 with margins of 5.
  private static let three = svg(
    guides([("S", 700)])
      + [("Ultralight", 100, 60), ("Regular", 300, 70), ("Black", 600, 90)].map { name, x, side in
        "<line id=\"left-margin-\(name)-S\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"9\"/>"
          + "<line id=\"right-margin-\(name)-S\" x1=\"\(x + side + 10)\" x2=\"\(x + side + 10)\" y1=\"0\" y2=\"9\"/>"
      }.joined(),
    [("Black", 600, 90), ("Regular", 300, 70), ("Ultralight", 100, 60)].map { name, x, side in
      """
      <g id="\(name)-S" transform="matrix(1 0 0 1 \(x) 700)">
        <path class="monochrome-0 hierarchical-0:primary" \
      d="M5 \(-35.23 - Double(side) / 2)h\(side)v\(side)h-\(side)z"/>
      </g>
      """
    }.joined())

  /// Version 2: all scales at regular weight, margins on the medium one; a ring by the even-odd rule.
  private static let scales = svg(
    guides([("S", 700), ("M", 1100), ("L", 1500)])
      + "<path id=\"left-margin-Regular-M\" d=\"M290,900 v99\"/>"
      + "<path id=\"right-margin-Regular-M\" d=\"M410 900v99\"/>",
    [("S", 700.0, 39.15), ("M", 1100, 50), ("L", 1500, 64.5)].map { name, y, r in
      "<g id=\"Regular-\(name)\" fill-rule=\"evenodd\"><g transform=\"translate(350, \(y - 35.23))\">"
        + "<path d=\"M\(-r) 0a\(r) \(r) 0 1 1 \(2 * r) 0A\(r),\(r) 0 01 \(-r) 0z"
        + "M\(-r / 2) 0a\(r / 2) \(r / 2) 0 1 1 \(r) 0 \(r / 2) \(r / 2) 0 1 1 \(-r) 0z\"/></g></g>"
    }.joined())

  /// Version 5: two levels of color, and a shape that erases.
  private static let layers = svg(
    guides([("S", 700)]),
    """
    <g id="Regular-S" transform="translate(100 700)">
      <rect class="monochrome-0 hierarchical-0:secondary" x="0" y="-70" width="80" height="70"/>
      <circle class="monochrome-1 hierarchical-1:primary" cx="80" cy="0" r="10"/>
      <rect class="monochrome-2 hierarchical-2:primary" x="20" y="-50" width="20" height="30"/>
      <path fill="none" d="M0 0h900v900z"/>
    </g>
    """,
    style: """
      .monochrome-1 {-sfsymbols-motion-group:1}
      .monochrome-2 {opacity:0.0;-sfsymbols-clear-behind:true;-sfsymbols-motion-group:0}
      """)

  private func bounds(_ path: Path) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
    for element in path.elements {
      let points: [SIMD2<Double>] =
        switch element {
        case .move(let a), .line(let a): [a]
        case .quadratic(let a, let b): [a, b]
        case .cubic(let a, let b, let c): [a, b, c]
        case .close: []
        }
      for point in points { (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point)) }
    }
    return (low, high)
  }

  @Test func `the weights of a template of three are interpolated`() throws {
    let drawing = try SymbolTemplate(Self.three).drawing
    #expect(drawing.variants.map(\.weight) == [100, 400, 900])
    for (weight, side) in [(100.0, 60.0), (250, 65), (400, 70), (650, 80), (900, 90), (.nan, 70)] {
      let symbol = drawing.symbol(pointSize: 100, weight: weight, scale: .small)
      #expect(abs(symbol.size.x - side - 10) < 0.01)
      let (low, high) = bounds(symbol.path)
      #expect(abs(low.x - 5) < 0.01 && abs(high.x - 5 - side) < 0.01)
      #expect(abs((low.y + high.y) / 2 - (symbol.baseline - 35.23)) < 0.01)
      #expect(!symbol.isStandIn && symbol.kind == .own && symbol.layers.isEmpty)
    }
  }

  @Test func `a scale that the template lacks is made of one that it has`() throws {
    let drawing = try SymbolTemplate(Self.three).drawing
    for (scale, side) in [
      (SymbolScale.small, 70.0), (.medium, 70 / 0.783), (.large, 70 / 0.783 * 1.29),
    ] {
      let symbol = drawing.symbol(pointSize: 50, weight: 400, scale: scale)
      let (low, high) = bounds(symbol.path)
      #expect(abs(high.x - low.x - side / 2) < 0.01)
      #expect(abs((low.y + high.y) / 2 - (symbol.baseline - 35.23 / 2)) < 0.01)
    }
  }

  @Test func `margins of one variant hold for the others in proportion`() throws {
    let drawing = try SymbolTemplate(Self.scales).drawing
    #expect(drawing.variants.map(\.scale) == [.small, .medium, .large])
    for (scale, width) in [(SymbolScale.small, 93.96), (.medium, 120.0), (.large, 154.8)] {
      let symbol = drawing.symbol(pointSize: 100, weight: 700, scale: scale)
      #expect(abs(symbol.size.x - width) < 0.05)
    }
  }

  @Test func `arcs are round, and what the even-odd rule leaves out is a hole`() throws {
    let symbol = try SymbolTemplate(Self.scales).drawing
      .symbol(pointSize: 100, weight: 400, scale: .medium)
    let middle = SIMD2(60, symbol.baseline - 35.23)
    var (turns, areas) = (0, [Double]())
    var (last, area) = (SIMD2<Double>.zero, 0.0)
    for element in symbol.path.elements {
      switch element {
      case .move(let point): (last, area) = (point, 0)
      case .line(let point):
        area += last.x * point.y - point.x * last.y
        last = point
      case .quadratic: Issue.record("no curve of degree two was drawn")
      case .cubic(_, _, let point):
        let away = point - middle
        let radius = (away * away).sum().squareRoot()
        #expect(abs(radius - 50) < 0.01 || abs(radius - 25) < 0.01)
        area += last.x * point.y - point.x * last.y
        last = point
        turns += 1
      case .close: areas.append(area)
      }
    }
    #expect(turns == 16)
    #expect(areas.count == 2 && areas[0] > 0 && areas[1] < 0)
  }

  @Test func `layers keep their levels, and an erasing shape is a hole`() throws {
    let symbol = try SymbolTemplate(Self.layers).drawing
      .symbol(pointSize: 100, weight: 400, scale: .small)
    #expect(symbol.layers.map(\.level) == [1, 0])
    #expect(symbol.layers.map { $0.path.elements.filter { $0 == .close }.count } == [2, 2])
    #expect(abs(symbol.size.x - 90) < 0.01)
    #expect(symbol.path.elements.count == symbol.layers.map(\.path.elements.count).reduce(0, +))
  }

  @Test func `what is not a template is refused with its reason`() {
    let square = "<path d=\"M0 0h9v9h-9z\"/>"
    let lines = Self.guides([("S", 700)])
    let cases: [([UInt8], SymbolTemplateError)] = [
      ([], .noVariants), (Array("<svg/>".utf8), .noVariants),
      (Array("<svg><g>".utf8), .broken(byte: 8)), (Array("<svg></g></g>".utf8), .broken(byte: 13)),
      (Self.svg(lines, square), .noVariants),
      (Self.svg("", "<g id=\"Regular-S\">\(square)</g>"), .noGuides(scale: "S")),
      (Self.svg(lines, "<g id=\"Regular-M\">\(square)</g>"), .noGuides(scale: "M")),
      (
        Self.svg(lines, "<g id=\"Regular-S\"><image/><text>a</text></g>"),
        .noShapes(found: ["image", "text"])
      ),
      (
        Self.svg(lines, "<g id=\"Bold-S\"><path d=\"M0 0 L\"/></g>"), .brokenPath(variant: "Bold-S")
      ),
      (
        Self.svg(lines, "<g id=\"Bold-S\" ><g transform=\"rotate(3)\">\(square)</g></g>"),
        .unreadableTransform("rotate(3)")
      ),
      (
        Array((String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)).utf8),
        .tooDeep(limit: 256)
      ),
    ]
    for (svg, error) in cases {
      #expect(throws: error) { try SymbolTemplate(svg) }
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `what a template holds is bounded`() throws {
    func template(_ content: String, _ attributes: String = "") -> [UInt8] {
      Self.svg(Self.guides([("S", 700)]), "<g id=\"Regular-S\" \(attributes)>\(content)</g>")
    }
    let closed = "M0 0h9v9" + String(repeating: "z", count: 300_000)
    #expect(throws: SymbolTemplateError.brokenPath(variant: "Regular-S")) {
      try SymbolTemplate(template("<path d=\"\(closed)\"/>"))
    }
    let long = "<path d=\"M0 0\(String(repeating: "h1", count: 150_000))\"/>"
    #expect(throws: SymbolTemplateError.tooManyPoints(limit: 400_000)) {
      try SymbolTemplate(template(long + long + long))
    }
    let names = (0..<2000).map { "<a\($0)/>" }.joined()
    #expect(
      throws: SymbolTemplateError.noShapes(
        found: ["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7"])
    ) { try SymbolTemplate(template(names)) }
    let attributes = (0..<2000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let classes = String(repeating: "a ", count: 2000)
    let square = "<path class=\"\(classes)\" d=\"M0 0h9v9h-9z\"/>"
    #expect(
      try SymbolTemplate(template(square, attributes)).drawing
        == SymbolTemplate(template(square)).drawing)
  }

  /// Two icons of 24 units: a heart of lines, and a ring by the even-odd rule with a disc inside.
  private static let icons = [
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round"><path d="M12 21C5 15 3 12 3 8h18c0 4-2 7-9 13z"/></svg>
    """,
    """
    <svg viewBox="0 0 24 24"><style>.a, .b { fill-rule: evenodd }</style><defs><path d="M0 0h99v99z"/></defs>
    <g transform="translate(3, 1) scale(2)"><path class="a" d="M2 2h8v8h-8z M3 3h6v6h-6z"/>
    <circle cx="6" cy="6" r="2" style="stroke: none"/><rect width="40" height="40" fill="none"/></g></svg>
    """,
  ].map { Array($0.utf8) }

  @Test(arguments: ["heart", "bolt.fill", "battery.100", "no.such.symbol"])
  func `any drawing is as large as the symbol that it stands for, in its middle`(
    name: String
  ) throws {
    for (icon, ratio) in zip(Self.icons, [20.0 / 15.0, 1]) {
      let template = try SymbolTemplate(icon, standingFor: name)
      for (size, scale) in [(17.0, SymbolScale.medium), (40, .small), (40, .large)] {
        let symbol = template.drawing.symbol(pointSize: size, weight: 400, scale: scale)
        let other = Symbol(
          systemName: name, pointSize: size, weight: 400, scale: scale.factor)
        let (low, high) = try #require(symbol.path.bounds)
        let (least, most) = try #require(other.path.bounds)
        let (own, theirs) = (high - low, most - least)
        #expect(own.x <= theirs.x * 1.02 && own.y <= theirs.y * 1.02)
        #expect(own.x >= theirs.x * 0.98 || own.y >= theirs.y * 0.98)
        #expect(abs(own.x / own.y - ratio) < 0.01)
        #expect(abs((low.x + high.x) / 2 - symbol.size.x / 2) < 0.01 * size)
        #expect(abs((low.y + high.y) / 2 - symbol.baseline + 0.3523 * size) < 0.01 * size)
        #expect(name == "no.such.symbol" || abs(symbol.size.x - other.size.x) < 1e-9)
        #expect(!symbol.isStandIn && symbol.kind == .own)
      }
    }
  }

  @Test func `a template that stands for a symbol is drawn as it is`() throws {
    for template in [Self.three, Self.scales, Self.layers] {
      let exact = try SymbolTemplate(template)
      #expect(try SymbolTemplate(template, standingFor: "heart") == exact)
    }
  }

  @Test func `a drawing without a shape is refused with its reason`() {
    let line = "<path d=\"M0 0h9v9\" fill=\"none\" stroke=\"red\"/>"
    func many(_ count: Int) -> String {
      "<path stroke=\"red\" d=\"M0 0\(String(repeating: "h9v9", count: count))\" stroke-linejoin=\"round\"/>"
    }
    let manyPaths = String(repeating: many(2_000), count: 40)
    let cases: [(String, SymbolTemplateError)] = [
      ("", .noInk(found: [])), ("<svg><g/></svg>", .noInk(found: [])),
      ("<svg><text>a</text><use/></svg>", .noInk(found: ["text", "use"])),
      ("<svg><path d=\"M1 1h0v0\"/></svg>", .noInk(found: [])),
      ("<svg><g opacity=\"0\">\(line)</g></svg>", .noInk(found: [])),
      ("<svg><g transform=\"rotate(9)\">\(line)</g></svg>", .unreadableTransform("rotate(9)")),
      ("<svg>\(line)", .broken(byte: line.utf8.count + 5)),
      ("<svg>\(many(3_000))</svg>", .tooManyPoints(limit: 5_000)),
      ("<svg>\(manyPaths)</svg>", .tooManyPoints(limit: 400_000)),
    ]
    for (svg, error) in cases {
      #expect(throws: error) { try SymbolTemplate(Array(svg.utf8), standingFor: "heart") }
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `damaged drawings are refused or drawn, never fatal`() {
    var generator = SeededGenerator(seed: 9)
    var (drawn, refused) = (0, 0)
    for icon in Self.icons {
      for _ in 0..<300 {
        var bytes = icon
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let at = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[at] = bytes.randomElement(using: &generator) ?? 0
        }
        do throws(SymbolTemplateError) {
          let symbol = try SymbolTemplate(bytes, standingFor: "star").drawing
            .symbol(pointSize: 17, weight: 500, scale: .medium)
          #expect(symbol.size.x.isFinite && symbol.size.y.isFinite && symbol.baseline.isFinite)
          drawn += 1
        } catch {
          refused += 1
        }
      }
    }
    #expect(drawn > 100 && refused > 100)
  }

  @Test func `damaged templates are refused or drawn, never fatal`() {
    var generator = SeededGenerator(seed: 4)
    var (drawn, refused) = (0, 0)
    for template in [Self.three, Self.scales, Self.layers] {
      for _ in 0..<300 {
        var bytes = template
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let at = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[at] = bytes.randomElement(using: &generator) ?? 0
        }
        do throws(SymbolTemplateError) {
          let symbol = try SymbolTemplate(bytes).drawing
            .symbol(pointSize: 17, weight: 500, scale: .medium)
          #expect(symbol.size.x.isFinite && symbol.size.y.isFinite && symbol.baseline.isFinite)
          drawn += 1
        } catch {
          refused += 1
        }
      }
    }
    #expect(drawn > 100 && refused > 100)
  }
}
