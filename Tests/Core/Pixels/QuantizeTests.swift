// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct QuantizeTests {
  private func checkRoundTrips<Code: CodeUnit>(of type: Code.Type) {
    let count = Int(Code.max)
    let wrong = (0...count).first {
      Code(quantizing: Float($0) / Float(count)) != Code($0)
    }
    #expect(wrong == nil)
  }

  private func checkHalves<Code: CodeUnit>(of type: Code.Type) {
    let most = Double(Code.max)
    func code(_ value: Double) -> Code { Code(quantizing: Float(value / most)) }
    let notUp = (0..<Int(Code.max)).first { code(Double($0) + 0.5) != Code($0 + 1) }
    #expect(notUp == nil)
    // A hundredth of a code is far more than the nudge that fixes Float's halves.
    let notDown = (0..<Int(Code.max)).first { code(Double($0) + 0.48) != Code($0) }
    #expect(notDown == nil)
  }

  @Test func `every 8-bit code survives`() { checkRoundTrips(of: UInt8.self) }

  @Test func `every 16-bit code survives`() { checkRoundTrips(of: UInt16.self) }

  @Test func `every half between 8-bit codes is rounded up`() { checkHalves(of: UInt8.self) }

  @Test func `every half between 16-bit codes is rounded up`() { checkHalves(of: UInt16.self) }

  @Test(
    arguments: [
      (Float.nan, 0), (-Float.nan, 0), (.infinity, 255), (-.infinity, 0), (-0.001, 0), (1.001, 255),
      (.greatestFiniteMagnitude, 255), (.leastNonzeroMagnitude, 0), (-0, 0),
    ] as [(Float, UInt8)])
  func `what is not a color becomes the nearest end, and NaN black`(_ value: Float, _ code: UInt8) {
    #expect(UInt8(quantizing: value) == code)
    #expect(UInt16(quantizing: value) == UInt16(code) * 257)
  }

  @Test func `every 8-bit grey under every alpha survives premultiplying`() {
    let image = StraightImage.everyGrayAndAlpha
    var row = PlanarRow(width: image.size.area)
    row.load(image.samples)
    var codes = CodeRow(depth: .eight)
    row.quantize(channels: 4, into: &codes)
    // What hides under α = 0 is gone: the first row of the picture.
    #expect(codes == .eight([UInt8](repeating: 0, count: 1024) + image.codes.dropFirst(1024)))
  }

  @Test(arguments: [1, 2, 255, 32_767, 65_535] as [UInt16])
  func `every 16-bit grey survives premultiplying`(_ alpha: UInt16) {
    let image = StraightImage.drawn16(65_536, 1) { x, _ in (UInt16(x), UInt16(x), UInt16(x), alpha)
    }
    var row = PlanarRow(width: 65_536)
    row.load(image.samples)
    var codes = CodeRow(depth: .sixteen)
    row.quantize(channels: 4, into: &codes)
    #expect(codes == .sixteen(image.codes16))
  }

  @Test func `one, three and four channels say the same`() {
    let row = PlanarRow(width: 3, color: EncodedColor(gray: 0.4))
    func codes(_ channels: Int) -> CodeRow {
      var codes = CodeRow(depth: .eight)
      row.quantize(channels: channels, into: &codes)
      return codes
    }
    #expect(codes(1) == .eight([102, 102, 102]))
    #expect(codes(3) == .eight([UInt8](repeating: 102, count: 9)))
    #expect(codes(4) == .eight([102, 102, 102, 255, 102, 102, 102, 255, 102, 102, 102, 255]))
  }

  @Test func `fifty percent white over black is code 128`() {
    var row = PlanarRow(width: 1, color: .black)
    row.composite(.white, coverage: [0.5])
    var codes = CodeRow(depth: .eight)
    row.quantize(channels: 1, into: &codes)
    #expect(codes == .eight([128]))
  }

  @Test func `planes are interleaved in their order, whatever their number`() {
    let planes: [[Float]] = [[0, 1], [0.2, 0.4], [0.6, 0.8], [1, 0]]
    for channels in 1...4 {
      var codes = CodeRow(depth: .eight)
      switch channels {
      case 1: codes.interleave(planes[0])
      case 2: codes.interleave(planes[0], planes[1])
      case 3: codes.interleave(planes[0], planes[1], planes[2])
      default: codes.interleave(planes[0], planes[1], planes[2], planes[3])
      }
      let expected = (0..<2).flatMap { pixel in
        (0..<channels).map { UInt8(quantizing: planes[$0][pixel]) }
      }
      #expect(codes == .eight(expected))
    }
  }
}
