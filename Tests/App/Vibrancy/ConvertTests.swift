// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct ConvertTests {
  private static let kinds: [Conversion] = [
    .grayscale, .desaturate(saturation: 0), .luminanceToAlpha(form: .onBlack, ink: .white),
    .template(ink: .white), .vibrant, .tintedIcon(luma: .rec709),
  ]
  private static let arts = [
    "gauge.png", "week-opacity@2x.png", "trend-fade.png", "landscape.png", "paper-boat@2x.png",
    "Types/gauge-rgba16.png", "Types/leaf-grey-alpha16.png", "Types/code-plate-palette1.png",
  ]

  @Test(arguments: kinds, arts)
  func `converting twice is converting once`(_ kind: Conversion, _ name: String) throws {
    let simulator = Simulator()
    let once = try simulator.convert(Art.file(name), to: kind)
    let again = Input(pngData: once, name: "once.png")
    #expect(try Art.decoded(simulator.convert(again, to: kind)) == Art.decoded(once))
    #expect(try !simulator.wouldChange(again, by: kind).changesPixels)
  }

  @Test func `whether anything would change is known without writing`() throws {
    let simulator = Simulator()
    func changes(_ name: String, _ kind: Conversion) throws -> Bool {
      try simulator.wouldChange(Art.file(name), by: kind).changesPixels
    }
    #expect(try changes("gauge.png", .grayscale))
    #expect(try !changes("bolt.png", .grayscale))
    #expect(try !changes("gauge.png", .desaturate(saturation: 1)))
    #expect(try changes("mug-template.png", .template(ink: .white)))
    #expect(try !changes("mug-template.png", .template(ink: .black)))
    #expect(try changes("week-opacity.png", .vibrant))
    #expect(try !changes("week-greys.png", .vibrant))
    #expect(try !changes("tree.png", .tintedIcon(luma: .rec709)))
  }

  @Test func `designed opacity becomes the greys a designer would have drawn`() throws {
    let simulator = Simulator()
    let outcome = try simulator.convert(
      Art.file("week-opacity@3x.png"), to: .vibrant, into: MemorySink())
    // A few pixels where the soft edges of two bars meet.
    #expect(outcome.changesPixels && outcome.leftAlone < 100)
    let converted = try Art.decoded(
      simulator.convert(Art.file("week-opacity@3x.png"), to: .vibrant)
    ).codes
    // #FFFFFF, and white at 0.6 and 0.25 as greys; opaque besides is only where soft edges meet.
    let opaque = stride(from: 0, to: converted.count, by: 4).filter { converted[$0 + 3] == 255 }
    let greys = opaque.map { converted[$0] }
    let seams = greys.filter { ![255, 153, 64].contains($0) }
    #expect(seams.count < 250 && seams.allSatisfy { $0 > 64 })
    #expect(Set(greys).isSuperset(of: [255, 153, 64]))
    let fade = try simulator.wouldChange(Art.file("trend-fade.png"), by: .vibrant)
    #expect(fade.leftAlone > 2000)
  }

  @Test func `sixteen bits stay sixteen unless set otherwise`() throws {
    let input = Art.file("Types/gauge-rgba16.png")
    #expect(try !Art.decoded(Simulator().convert(input, to: .grayscale)).codes16.isEmpty)
    var options = ConversionOptions()
    options.depth = .eight
    #expect(
      try Art.decoded(Simulator().convert(input, to: .grayscale, options: options)).codes16
        .isEmpty)
  }

  @Test func `hues of one luma come apart with adaptive greys only`() throws {
    func grays(_ luma: Scene.LumaChoice) throws -> Set<UInt8> {
      let codes = try Art.decoded(
        Simulator().convert(Art.file("fish-hues@3x.png"), to: .tintedIcon(luma: luma))
      ).codes
      // Colors that fill areas, not the soft edges between them.
      let counts = Dictionary(
        stride(from: 0, to: codes.count, by: 4).map { (codes[$0], 1) }, uniquingKeysWith: +)
      return Set(counts.filter { $0.value > 1000 && $0.key > 0 }.keys)
    }
    let plain = try grays(.rec709)
    let adaptive = try grays(.adaptive)
    #expect((plain.max() ?? 0) - (plain.min() ?? 0) <= 1)
    #expect((adaptive.max() ?? 0) - (adaptive.min() ?? 0) > 30)
  }

  @Test func `what hides under clear pixels appears in the straight form alone`() throws {
    let input = Art.file("Types/bolt-coral-under-clear.png")
    func alphas(_ form: Conversion.AlphaForm) throws -> [UInt8] {
      let codes = try Art.decoded(
        Simulator().convert(input, to: .luminanceToAlpha(form: form, ink: .black))
      ).codes
      return stride(from: 3, to: codes.count, by: 4).map { codes[$0] }
    }
    // #EB5850 has luma 118.7.
    #expect(try alphas(.straight).filter { $0 == 119 }.count > 1000)
    #expect(try alphas(.onBlack)[0] == 0 && alphas(.straight)[0] == 119)
  }
}
