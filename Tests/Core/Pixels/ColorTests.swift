// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct ColorTests {
  @Test func `every grey and every channel survives being written as hex`() throws {
    for code in 0...255 as ClosedRange<UInt8> {
      for color in [
        EncodedColor(gray: Float(code) / 255),
        EncodedColor(red: Float(code) / 255, green: 0, blue: 1),
        EncodedColor(red: 0, green: Float(code) / 255, blue: Float(255 - code) / 255),
      ] {
        #expect(EncodedColor(hex: color.hex) == color)
        #expect(EncodedColor(hex: "#" + color.hex.lowercased()) == color)
      }
    }
    #expect(EncodedColor(hex: "#f80") == EncodedColor(hex: "FF8800"))
  }

  @Test(arguments: ["", "#", "12345", "#1234567", "#12 456", "red", "#GGGGGG", "##12345", "١٢٣"])
  func `what is not a color is refused`(_ text: String) {
    #expect(EncodedColor(hex: text) == nil)
  }

  @Test func `channels are clamped, and NaN becomes 0`() {
    let color = EncodedColor(red: .nan, green: -1, blue: .infinity)
    #expect(color == EncodedColor(red: 0, green: 0, blue: 1))
  }

  @Test func `the ends of a mix are its colors to the bit`() {
    let (a, b) = (EncodedColor(red: 0.1, green: 0.7, blue: 0.3), EncodedColor.white)
    #expect(a.mixed(with: b, by: 0) == a)
    #expect(a.mixed(with: b, by: 1) == b)
    #expect(EncodedColor.black.mixed(with: .white, by: 0.5) == EncodedColor(gray: 0.5))
  }

  @Test func `the luma weights sum to one`() {
    #expect(LumaWeights.rec709.isNormalized)
    #expect(abs(EncodedColor.white.luma - 1) < 1e-6)
    #expect(!LumaWeights(red: 0.5, green: 0.4, blue: 0).isNormalized)
    #expect(!LumaWeights(red: .nan, green: 0.4, blue: 0.6).isNormalized)
    #expect(!LumaWeights(red: -0.1, green: 0.5, blue: 0.6).isNormalized)
  }

  @Test func `the sRGB transfer and its inverse undo each other`() {
    for code in 0...65_535 {
      let value = Double(code) / 65_535
      #expect(abs(SRGBTransfer.encoded(SRGBTransfer.linearized(value)) - value) < 1e-7)
    }
  }

  @Test func `a size has sides from 1 to a million`() {
    #expect(PixelSize(width: 0, height: 1) == nil)
    #expect(PixelSize(width: 1, height: -1) == nil)
    #expect(PixelSize(width: 1_000_001, height: 1) == nil)
    #expect(PixelSize(width: .max, height: .max) == nil)
    #expect(PixelSize(width: 1_000_000, height: 1_000_000)?.area == 1_000_000_000_000)
    #expect("\(PixelSize.of(3, 2))" == "3×2")
  }
}
