// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct OKLabTests {
  // CSS Color 4's samples and Ottosson's definition agree on these to the digits printed.
  @Test(
    arguments: [
      ("#ffffff", 1, 0, 0), ("#000000", 0, 0, 0), ("#ff0000", 0.62796, 0.22486, 0.12585),
      ("#00ff00", 0.86644, -0.23389, 0.17950), ("#0000ff", 0.45201, -0.03246, -0.31153),
      ("#008000", 0.51975, -0.14030, 0.10768), ("#ffff00", 0.96798, -0.07137, 0.19857),
    ] as [(String, Double, Double, Double)])
  func `colors are where they are published`(hex: String, l: Double, a: Double, b: Double) throws {
    let color = OKLab(try #require(EncodedColor(hex: hex)))
    #expect(abs(color.lightness - l) < 2e-5 && abs(color.a - a) < 2e-5 && abs(color.b - b) < 2e-5)
  }

  @Test func `a row agrees with single colors`() {
    let image = StraightImage.noise(200, 1, seed: 5)
    let tables = SRGBTables.sixteen
    var (codes, row) = (CodePlanes(width: 200), OKLabRow(width: 200))
    codes.load(image.samples, firstPixel: 0)
    var red = [Float](repeating: 0, count: 200)
    var (green, blue) = (red, red)
    tables.linearize(codes.red, in: 0..<200, into: &red)
    tables.linearize(codes.green, in: 0..<200, into: &green)
    tables.linearize(codes.blue, in: 0..<200, into: &blue)
    row.convert(red: red, green: green, blue: blue, in: 0..<200)
    func code(_ value: Int32) -> Float { Float(value) / 65_535 }
    for x in 0..<200 {
      let color = OKLab(
        EncodedColor(
          red: code(codes.red[x]), green: code(codes.green[x]), blue: code(codes.blue[x])))
      #expect(abs(Double(row.lightness[x]) - color.lightness) < 2e-6)
      #expect(abs(Double(row.a[x]) - color.a) < 3e-6 && abs(Double(row.b[x]) - color.b) < 3e-6)
    }
    #expect(row.difference(3, from: 3, of: row) == 0)
    var bits: UInt64 = 0
    for x in 0..<64 where row.difference(x, from: x + 1, of: row) > 0.3 { bits |= 1 << UInt64(x) }
    #expect(row.pixels(in: 0..<64, differingFrom: row, shift: 1, byMoreThan: 0.3) == bits)
  }

  @Test func `luminance tables agree with the transfer function`() {
    let (table, grays) = (LuminanceTable.shared, GrayTable.shared)
    for step in 0...20_000 {
      let gray = Double(step) / 20_000
      let exact = SRGBTransfer.linearized(gray)
      let float = Float(gray)
      #expect(abs(Double(table.luminance(float, float, float)) - exact) < 3e-7)
      let values = grays.values(of: gray)
      #expect(abs(values.luminance - exact) < 1e-11)
      #expect(abs(values.lightness - CIELab.lightness(ofLuminance: exact)) < 1e-8)
    }
    #expect(grays.values(of: .nan).luminance == 0 && grays.values(of: 2).luminance == 1)
    #expect(table.luminance(.nan, -1, 2) == 0.0722)
  }

  @Test func `L* is that of CIE`() {
    #expect(abs(CIELab.lightness(ofLuminance: 1) - 100) < 1e-9)
    #expect(CIELab.lightness(ofLuminance: 0) == 0)
    // 18 % grey.
    #expect(abs(CIELab.lightness(ofLuminance: 0.184187) - 50) < 1e-3)
    #expect(abs(CIELab.lightness(ofLuminance: 216.0 / 24_389) - 8) < 1e-9)
  }

  @Test func `codes keep their luma exactly`() {
    var row = CodePlanes(width: 2)
    row.load(.eight([255, 255, 255, 7, 1, 2, 3, 4]), firstPixel: 0)
    #expect(row.luma(0) == 2_550_000 && row.luma(1) == 2126 + 2 * 7152 + 3 * 722)
    #expect(row.alpha == [7, 4])
    row.whiten(255)
    #expect(row.luma(1) == 2_550_000 && row.alpha == [7, 4])
  }
}
