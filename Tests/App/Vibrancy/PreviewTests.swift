// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct PreviewTests {
  private static let wallpaper = Wallpaper(
    color: EncodedColor(red: 0.5, green: 0.25, blue: 0.1))

  private func preview(_ place: Place, of name: String = "gauge@2x.png") throws -> Preview {
    try Simulator().render(Art.file(name), in: Scene(place, wallpaper: Self.wallpaper))
  }

  @Test(arguments: Place.allCases)
  func `the file holds the pixels, and says what it is`(_ place: Place) throws {
    for name in ["gauge@2x.png", "landscape.png", "week-opacity.png"] {
      let preview = try preview(place, of: name)
      let bytes = try preview.pngData()
      #expect(try Art.decoded(bytes) == preview.pixels)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("Comment\0estimate; model=1; scene=\(place.rawValue)"))
      #expect(text.contains("sRGB"))
    }
  }

  @Test(arguments: Place.distinct)
  func `sixteen bits say the same, more finely`(_ place: Place) throws {
    let preview = try preview(place)
    let fine = try Art.decoded(preview.pngData(depth: .sixteen))
    let coarse = preview.pixels.codes
    // A file of 16 bits whose samples all fit in 8 may be stored so.
    let codes = fine.codes16.isEmpty ? fine.codes.map { UInt16($0) * 257 } : fine.codes16
    #expect(fine.size == preview.size && codes.count == coarse.count)
    // Under α = 0 there is no color; at a low α a step of α moves it.
    let differing = stride(from: 0, to: coarse.count, by: 4).filter { start in
      coarse[start + 3] == 255
        && (0..<3).contains { abs(Int(codes[start + $0]) - 257 * Int(coarse[start + $0])) > 130 }
    }
    #expect(differing == [])
  }

  @Test func `sixteen bits keep what eight would round away`() throws {
    let image = StraightImage.drawn16(64, 64) { x, y in
      let gray = UInt16(20_000 + 64 * y + x)
      return (gray, gray, gray, .max)
    }
    let preview = try Simulator().render(Art.input(image), in: .homeLight())
    let fine = try Art.decoded(preview.pngData(depth: .sixteen))
    #expect(fine.codes16 == image.codes16)
    #expect(try Art.decoded(preview.pngData()).codes16.isEmpty)
  }

  @Test(arguments: [Compression.fast, .balanced, .small])
  func `compression changes bytes, never pixels`(_ compression: Compression) throws {
    let preview = try preview(.lockScreen, of: "landscape.png")
    #expect(try Art.decoded(preview.pngData(compression: compression)) == preview.pixels)
    #expect(
      try preview.pngData(compression: compression)
        == preview.pngData(compression: compression))
  }

  @Test func `a neutral preview is stored as grey, a colored one is not`() throws {
    // The color type is the 26th byte of a PNG.
    func colorType(_ scene: Scene) throws -> UInt8 {
      try Simulator().render(Art.file("trend-fade.png"), in: scene).pngData()[25]
    }
    #expect(try colorType(.lockScreen()) == 0)
    #expect(try colorType(.lockScreen(wallpaper: .busy)) == 2)
  }

  @Test func `a sink that fails is reported as such`() throws {
    struct Full: ByteSink {
      func write(_ bytes: [UInt8]) throws(ByteStreamError) {
        throw ByteStreamError(reason: "No space left on device")
      }
    }
    let preview = try preview(.standby)
    #expect(throws: PNGError.self) { try preview.write(to: Full()) }
  }
}
