// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct PublishedVectorTests {
  private static func color(_ hex: String) throws -> EncodedColor {
    try #require(EncodedColor(hex: hex))
  }

  @Test(arguments: try PublishedVectors.all().contrasts)
  func `contrast is as WCAG defines it, in either order`(_ vector: PublishedVectors.Contrast)
    throws
  {
    let a = relativeLuminance(try Self.color(vector.a))
    let b = relativeLuminance(try Self.color(vector.b))
    #expect(abs(contrastRatio(a, b) - vector.ratio) < 1e-5)
    #expect(contrastRatio(a, b) == contrastRatio(b, a))
  }

  @Test(arguments: try PublishedVectors.all().luminances)
  func `relative luminance is as WCAG defines it`(_ vector: PublishedVectors.Luminance) throws {
    #expect(abs(relativeLuminance(try Self.color(vector.color)) - vector.luminance) < 1e-6)
  }

  @Test(arguments: try PublishedVectors.all().differences)
  func `CIEDE2000 is as Sharma, Wu and Dalal print it`(_ vector: PublishedVectors.Difference) {
    func lab(_ values: [Double]) -> CIELab {
      CIELab(lightness: values[0], a: values[1], b: values[2])
    }
    let (a, b) = (lab(vector.lab1), lab(vector.lab2))
    #expect(abs(a.difference2000(to: b) - vector.dE00) < 0.5e-4)
    #expect(abs(a.difference2000(to: b) - b.difference2000(to: a)) < 1e-9)
    #expect(a.difference2000(to: a) == 0)
  }

  @Test(arguments: try PublishedVectors.all().grays)
  func `greys are as published`(_ vector: PublishedVectors.Gray) throws {
    let color = try Self.color(vector.color)
    let rec601 = LumaWeights(red: 0.299, green: 0.587, blue: 0.114)
    let linear = relativeLuminance(color)
    #expect(abs(Double(color.luma) - vector.encoded) < 1e-6)
    #expect(abs(linear - vector.linear) < 1e-6)
    #expect(UInt8(quantizing: color.luma) == vector.luma709)
    #expect(UInt8(quantizing: Float(SRGBTransfer.encoded(linear))) == vector.linear709)
    #expect(
      UInt8(quantizing: rec601.luma(color.red, color.green, color.blue)) == vector.luma601)
  }

  // A published test truncates, and differs by one code in blue; we round half up.
  @Test(arguments: try PublishedVectors.all().overs)
  func `over is as published, rounded half up`(_ vector: PublishedVectors.Over) throws {
    var row = PlanarRow(width: 1, color: try Self.color(vector.bottom))
    var top = PlanarRow(width: 1)
    top.load(.eight(vector.top))
    row.composite(top)
    var codes = CodeRow(depth: .eight)
    row.quantize(channels: 3, into: &codes)
    #expect(codes == .eight(vector.result))
  }

  @Test func `over of translucent colors is as the compositing specification has it`() throws {
    let vector = try PublishedVectors.all().blend
    func color(_ values: [Double]) -> EncodedColor {
      EncodedColor(red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]))
    }
    var row = PlanarRow(width: 1, color: color(vector.bottom), opacity: 0.8)
    row.composite(PlanarRow(width: 1, color: color(vector.top), opacity: 0.5))
    let expected = vector.modes.normal.translucent
    let alpha = Double(row.alpha[0])
    #expect(abs(alpha - expected.alpha) < 1e-6)
    for (plane, value) in zip([row.red, row.green, row.blue], expected.color) {
      #expect(abs(Double(plane[0]) / alpha - value) < 1e-6)
    }

    var opaque = PlanarRow(width: 1, color: color(vector.bottom))
    opaque.composite(PlanarRow(width: 1, color: color(vector.top)))
    #expect(opaque == PlanarRow(width: 1, color: color(vector.modes.normal.opaque)))
  }

  @Test func `the two printed sRGB thresholds differ where published, and in no 8-bit code`()
    throws
  {
    // WCAG's text takes the power from 0.03928 on, the standard from 0.04045.
    func wcag(_ encoded: Double) -> Double {
      encoded <= 0.03928 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    let vector = try PublishedVectors.all().threshold.sixteenBit
    let differing = (0...65_535).filter {
      wcag(Double($0) / 65_535) != SRGBTransfer.linearized(Double($0) / 65_535)
    }
    #expect(differing.count == vector.count)
    #expect(differing.first == vector.first && differing.last == vector.last)
    let largest = differing.map {
      abs(wcag(Double($0) / 65_535) - SRGBTransfer.linearized(Double($0) / 65_535))
    }.max()
    #expect(abs((largest ?? 0) - vector.largestDifference) < 1e-12)
    #expect((0...255).allSatisfy { !differing.contains($0 * 257) })
  }
}
