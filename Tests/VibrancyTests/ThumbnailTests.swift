// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy

@Suite("A thumbnail")
struct ThumbnailTests {
  @Test(
    "fits 240 × 240 px and keeps its aspect",
    arguments: [
      (474, 474, 240, 240), (480, 216, 240, 108), (216, 480, 108, 240), (240, 240, 240, 240),
      (241, 241, 240, 240), (100, 100, 100, 100), (48, 30, 48, 30), (5000, 1, 240, 1),
    ])
  func size(width: Int, height: Int, across: Int, down: Int) throws {
    let thumbnail = try Drawn.thumbnail(width, height)
    #expect((thumbnail.width, thumbnail.height) == (across, down))
    #expect(thumbnail.isOpaque)
  }

  @Test(
    "enlarges tiny art by a whole factor",
    arguments: [(47, 47, 2), (24, 12, 4), (16, 16, 6), (1, 1, 96), (33, 20, 2)])
  func enlargement(width: Int, height: Int, factor: Int) throws {
    let thumbnail = try Drawn.thumbnail(width, height)
    #expect((thumbnail.width, thumbnail.height) == (width * factor, height * factor))
  }

  @Test("is reduced in linear light")
  func linear() throws {
    let size = try #require(PixelSize(width: 480, height: 480))
    let codes = (0..<size.area).flatMap { index -> [UInt8] in
      (index + index / 480) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let sheet = ContactSheet(
      columns: [.init(title: "s")],
      rows: [
        .init(title: "a", cells: [Thumbnail(StraightImage(size: size, samples: .eight(codes)))])
      ],
      footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    // Half the light of white is code 188 in sRGB; the mean of the codes would be 128.
    #expect(sheet.pixels[frame.x + 100, frame.y + 100] == [188, 188, 188, 255])
  }

  @Test("of a preview has the preview's pixels")
  func preview() throws {
    let art = try encodePNG(Drawn.picture(60, 50, [255, 255, 255, 128]))
    let preview = try Simulator().render(Input(pngData: art, name: "a.png"), in: .standby)
    let sheet = ContactSheet(
      columns: [.init(title: "s")], rows: [.init(title: "a", cells: [Thumbnail(preview)])],
      footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    #expect((frame.width, frame.height) == (64, 54))
    #expect(sheet.pixels[frame.x + 30, frame.y + 30] == preview.pixels[30, 30])
  }
}
