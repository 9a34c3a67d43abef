// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyTestSupport

@Suite struct PartTests {
  @Test func `parts are 8-connected`() {
    #expect(art("##..\n##..\n..##\n..##").preview(on: 0.3).parts.map(\.area) == [8])
    #expect(art("##...\n##...\n...##\n...##").preview(on: 0.3).parts.map(\.area) == [4, 4])
  }

  @Test func `specks under 4 × scale² px are left out`() {
    let text = "####..##\n####..##\n........\n#.......\n##......"
    #expect(art(text).preview(on: 0.3).parts.map(\.area) == [8, 4])
    #expect(art("####\n####\n....\n##.#\n#..#").preview(on: 0.3).parts.map(\.area) == [8])
    #expect(
      art("####\n####\n####\n####\n....\n####\n####\n####\n###.", scale: 2)
        .preview(on: 0.3).parts.map(\.area) == [16])
  }

  @Test func `specks alone are judged together`() throws {
    let parts = art("#..#\n....\nx..#").preview(on: 0.3).parts
    let part = try #require(parts.first)
    #expect(parts.count == 1 && part.area == 4 && !part.isPlate)
    #expect(
      abs(
        part.againstScene[0] - Model.whiteOnScene)
        < 1e-9)
    #expect(art("...\n...").preview(on: 0.3).parts.isEmpty)
  }

  @Test(arguments: [0.0, 0.2, 0.3, 0.37, 0.4, 0.9], [0 as UInt8, 1, 77, 128, 254, 255])
  func `flat art is exact`(wallpaper: Double, gray: UInt8) throws {
    let part = try #require(
      art(40, 40) { _, _ in (gray, gray, gray, 255) }.preview(on: wallpaper).parts.first)
    let out = Model.gray(Model.standard(wallpaper), alpha: 1, strength: Double(gray) / 255)
    #expect(abs(part.againstScene[0] - contrast(out, wallpaper)) < 1e-9)
    #expect(part.within[0] == 1 && part.isPlate)
    #expect(part.outstandingFraction == (contrast(out, wallpaper) >= 3 ? 1 : 0))
  }

  @Test func `a part without a core is judged as if its α were divided by its largest`() throws {
    func line(_ alpha: UInt8) throws -> Double {
      try #require(
        art("........\n.aaaaaa.\n........", ["a": (200, 200, 200, alpha)])
          .preview(on: 0.3).parts.first
      ).againstScene[0]
    }
    #expect(abs(try line(150) - line(255)) < 1e-12)
    #expect(abs(try line(128) - line(255)) < 1e-12)
    // Nothing is solid: judged as it is.
    #expect(try line(127) < line(255) - 0.5)
  }

  @Test func `a part with a core leaves its fringe out`() throws {
    let text = "ggggg\ng###g\ng###g\ng###g\nggggg"
    let part = try #require(art(text, ["g": (0, 0, 0, 255)]).preview(on: 0.3).parts.first)
    // The core is the white 3 × 3.
    #expect(
      abs(
        part.againstScene[0] - Model.whiteOnScene)
        < 1e-9)
    #expect(part.within[0] == 1)
    #expect(part.area == 25)
  }

  // 20 × 50 of core (22 × 52 with its fringe); 1 % is 10 pixels, but 12 are needed.
  @Test(arguments: [(11, 1, false), (12, 1, true), (47, 2, false)])
  func `what differs inside needs 12 × scale² pixels beyond the 99th percentile`(
    light: Int, scale: Int, counts: Bool
  ) throws {
    let art = art(52, 22, scale: scale) { x, y in
      let isInside = (1...50).contains(x) && (1...20).contains(y)
      let isLight = isInside && (x - 1) * 20 + y - 1 < light
      return isLight ? (255, 255, 255, 255) : (0, 0, 0, 255)
    }
    let part = try #require(art.preview(on: 0.3).parts.first)
    #expect(
      abs(
        part.within[0]
          - (counts ? Model.whiteOnBlack : 1))
        < 1e-9)
  }

  @Test func `else the 5th and 95th decide`() throws {
    // 100 core pixels; the 95th smallest of the preview decides.
    for (light, counts) in [(5, false), (6, true)] {
      let art = art(12, 12) { x, y in
        let isInside = (1...10).contains(x) && (1...10).contains(y)
        return isInside && (x - 1) * 10 + y - 1 < light
          ? (255, 255, 255, 255) : (0, 0, 0, 255)
      }
      let part = try #require(art.preview(on: 0.3).parts.first)
      #expect((part.within[0] > 1) == counts)
    }
  }

  @Test func `a plate fills its box and is opaque at its edge`() throws {
    func isPlate(_ size: Int, _ pixel: (Int, Int) -> StraightPixel) throws -> Bool {
      try #require(art(size, size, pixel).preview(on: 0.3).parts.first).isPlate
    }
    func disc(_ radius: Double, _ alpha: UInt8) -> (Int, Int) -> StraightPixel {
      { x, y in
        let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
        let cover = min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
        return (0, 0, 0, UInt8(cover * Double(alpha)))
      }
    }
    // A disc fills .785.
    #expect(try isPlate(40, disc(18, 255)))
    #expect(try !isPlate(40, disc(18, 240)))
    #expect(try !isPlate(40) { x, y in x < 8 || y < 8 ? (0, 0, 0, 255) : (0, 0, 0, 0) })
  }

  @Test func `beyond 4096 parts the smallest are judged together`() {
    let facts = art(300, 300) { x, y in
      x % 3 == 2 || y % 3 == 2 ? (0, 0, 0, 0) : (255, 255, 255, 255)
    }.preview(on: 0.3)
    #expect(facts.parts.count == 4096)
    #expect(facts.parts.reduce(0) { $0 + $1.area } == 40_000)
  }
}

/// r, g, b, α.
typealias StraightPixel = (UInt8, UInt8, UInt8, UInt8)
