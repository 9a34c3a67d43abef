// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes

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

  @Test("differs from another where a pixel does, by more than rounding")
  func difference() throws {
    let size = try #require(PixelSize(width: 48, height: 48))
    func picture(_ codes: [UInt8]) -> Thumbnail {
      let rest = [UInt8](repeating: 200, count: 4 * size.area - codes.count)
      return Thumbnail(StraightImage(size: size, samples: .eight(codes + rest)))
    }
    let plain = picture([])
    #expect(ThumbnailDifference(from: plain, to: plain)?.count == 0)
    // The third differs by rounding alone, the fourth in what its clear pixel hides.
    let one = picture([0, 0, 0, 255, 90, 9, 9, 255, 7, 7, 7, 255, 9, 9, 9, 0])
    let other = picture([255, 255, 255, 255, 0, 9, 9, 255, 8, 8, 8, 255, 99, 99, 99, 0])
    let difference = try #require(ThumbnailDifference(from: one, to: other))
    #expect((difference.count, difference.total) == (2, 48 * 48))
    #expect(ThumbnailDifference(from: plain, to: try Drawn.thumbnail(60, 48)) == nil)
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
    let preview = try PreviewMaker().preview(
      of: Input(pngData: art, name: "a.png"), in: .standby, as: Presentation())
    let sheet = ContactSheet(
      columns: [.init(title: "s")], rows: [.init(title: "a", cells: [Thumbnail(preview)])],
      footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    #expect((frame.width, frame.height) == (64, 54))
    #expect(sheet.pixels[frame.x + 30, frame.y + 30] == preview.pixels[30, 30])
  }
}
