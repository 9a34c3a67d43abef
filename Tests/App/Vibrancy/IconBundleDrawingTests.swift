// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct IconBundleDrawingTests {
  private func looks() throws -> [Input] {
    let found = InputQuery(paths: [Fixture.path("Icons/Buoy.icon")]).inputs()
    #expect(found.errors.isEmpty)
    return found.inputs
  }

  @Test func `each look serves its own scenes`() throws {
    let looks = try looks()
    #expect(looks.map(\.name) == ["Buoy/light", "Buoy/dark", "Buoy/tinted"])
    let icons = Place.allCases.filter { $0.recipe.mode == nil }
    for place in icons { #expect(looks.filter { $0.serves(Scene(place)) }.count == 1) }
    #expect(looks.allSatisfy { !$0.serves(.homeLight()) })
  }

  @Test func `a look is a canvas of 1024 pixels, opaque but for its corners`() throws {
    for input in try looks() {
      let places = Place.allCases.filter { input.serves(Scene($0)) }
      for preview in try Simulator().render(input, in: places.map { Scene($0) }).previews {
        #expect(preview.size == .of(1024, 1024))
        guard case .eight(let codes) = preview.pixels.samples else { continue }
        #expect(codes[3] == 0 && codes[4 * (512 * 1024 + 512) + 3] == 255)
      }
    }
  }

  @Test func `the tinted look is the tint alone`() throws {
    let input = try #require(try looks().last)
    let scene = Scene(.iconTinted, tint: EncodedColor(red: 0, green: 1, blue: 0))
    guard
      case .eight(let codes) = try Simulator().render(input, in: [scene]).previews[0].pixels.samples
    else { return }
    for pixel in stride(from: 0, to: codes.count, by: 4) {
      #expect(codes[pixel] == 0 && codes[pixel + 2] == 0)
      if codes[pixel] != 0 { break }
    }
  }
}
