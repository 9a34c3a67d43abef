// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors

@Suite(.enabled(if: ShellTool.has(.rsvgConvert)))
struct SVGDrawingTests {
  private static let names = "xmlns='http://www.w3.org/2000/svg'"

  @Test(arguments: [
    ("width='20' height='10'", 1.0, 20, 10), ("width='20' height='10'", 3, 60, 30),
    ("width='20' height='10'", 1.5, 30, 15), ("viewBox='0 0 24 12'", 2, 48, 24),
    ("width='100%' height='100%' viewBox='0 0 8 6'", 2, 16, 12),
    ("width='24' viewBox='0 0 48 24'", 2, 48, 24), ("width='20.2' height='10.6'", 1, 21, 11),
    ("width='48' height='24' viewBox='0 0 4 2'", 0.5, 24, 12), ("", 2, 8, 8),
  ])
  func `the size is the drawing's own, times the scale`(
    _ attributes: String, _ scale: Double, _ width: Int, _ height: Int
  ) throws {
    let text = "<svg \(Self.names) \(attributes)><rect width='4' height='4'/></svg>"
    let picture = try Drawing.drawn(Array(text.utf8), scale: scale)
    #expect((picture.width, picture.height) == (width, height))
  }

  @Test func `colors and opacity are as drawn`() throws {
    let svg = Drawing.svg(
      "<rect width='2' height='4' fill='#123456'/><rect x='2' width='1' height='4' fill='#F00' opacity='.5'/>"
    )
    let picture = try Drawing.drawn(svg, scale: 2)
    #expect(picture[0, 0] == "123456FF" && picture[3, 7] == "123456FF")
    #expect(picture[4, 0] == "FF000080" && picture[7, 7] == "-")
  }

  @Test(arguments: ["", "garbage", "<html/>", "<svg", "\u{0}\u{0}"])
  func `what is not an SVG is refused in one line`(_ text: String) {
    let error = Drawing.failure(Array(text.utf8))
    guard case .helper(.failed(.rsvgConvert, ending: .status(1), let line)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!line.isEmpty && !line.contains("\n"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("garbage", "it is not well-formed XML at line 1, column 1;"),
    ("<html/>", "it has no <svg> element"), ("<svg>\n<g></svg>", "XML at line 2, column 10;"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>", "it has no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='-1' height='9'/>", "it has no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='NaN' height='9'/>", "it has no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='9'/>", "32767 px on a side"),
  ])
  func `what is wrong with it is said in our words`(_ text: String, _ words: String) {
    let said = Drawing.failure(Array(text.utf8))?.description ?? "it was drawn"
    #expect(said.hasPrefix("rsvg-convert cannot read it: ") && said.contains(words), "\(said)")
  }

  @Test(arguments: ["0", "100000", "1e9"])
  func `a size that cannot be drawn is refused`(_ size: String) {
    #expect(Drawing.failure(Drawing.svg("<rect width='4' height='4'/>", size: size)) != nil)
  }

  @Test func `a drawing too large for the memory allowed is refused`() {
    var rasterizer = VectorRasterizer()
    rasterizer.process.limits.memoryBytes = 256 << 20
    let svg = Drawing.svg("<rect width='4' height='4'/>", size: "12000")
    let error = #expect(throws: VectorError.self) { try rasterizer.png(ofSVG: svg, at: .scale(1)) }
    #expect(error == .helper(.tooMuchMemory(.rsvgConvert, bytes: 256 << 20)))
  }

  @Test func `what masks inside of masks take is bounded`() {
    let masks = (0..<12).map { level in
      "<mask id='m\(level)'><g mask='url(#m\(level + 1))'><rect width='4096' height='4096'"
        + " fill='white'/></g></mask>"
    }
    let content = "<rect width='4096' height='4096' mask='url(#m0)'/>"
    let last = "<mask id='m12'><circle cx='2' cy='2' r='900' fill='white'/></mask>"
    let svg = Drawing.svg("<defs>\(masks.joined())\(last)</defs>\(content)", size: "4096")
    #expect(
      Drawing.failure(svg)
        == .helper(.tooMuchMemory(.rsvgConvert, bytes: VectorRasterizer.mostBytes)))
  }

  @Test func `a drawing that multiplies itself ends in one line`() {
    let levels = (1..<20).map { level in
      "<g id='a\(level)'>"
        + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    let svg = Drawing.svg(
      "<defs><g id='a0'><rect width='1' height='1'/></g>\(levels.joined())</defs>"
        + "<use xlink:href='#a19'/>")
    guard case .helper(.failed(.rsvgConvert, _, let line)) = Drawing.failure(svg) else {
      Issue.record("it was drawn, or ended otherwise")
      return
    }
    #expect(line.contains("referenced elements"))
  }

  @Test func `a drawing that holds itself is drawn without that`() throws {
    let svg = Drawing.svg("<g id='a'><use xlink:href='#a'/><rect width='4' height='4'/></g>")
    #expect(try Drawing.drawn(svg).everything == ["000000FF"])
  }

  @Test func `more than a million elements are refused`() {
    let svg = Drawing.svg(String(repeating: "<g/>", count: 1_000_001))
    switch Drawing.failure(svg) {
    case .helper(.failed(.rsvgConvert, _, let line)): #expect(line.contains("1000000"))
    // They may take all of its memory first.
    case .helper(.tooMuchMemory(.rsvgConvert, _)): break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func `entities that multiply are refused`() {
    let entities = (1..<9).map { level in
      "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
    }
    let svg = Drawing.svg(
      "<text>&e8;&e8;</text>",
      before: "<!DOCTYPE svg [<!ENTITY e0 'aaaaaaaaaa'>\(entities.joined())]>")
    #expect(Drawing.failure(svg) != nil)
  }

  @Test func `a missing tool says what to install`() {
    var rasterizer = VectorRasterizer()
    rasterizer.process.searchPath = "/nonexistent"
    let error = #expect(throws: VectorError.self) {
      try rasterizer.png(ofSVG: Drawing.svg(""), at: .scale(1))
    }
    #expect(error?.description.contains("apt-get install librsvg2-bin") == true)
  }
}
