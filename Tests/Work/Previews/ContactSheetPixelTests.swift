// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews

@Suite("The pixels of a contact sheet")
struct ContactSheetPixelTests {
  @Test("are the same every time, and the same in the file", arguments: [(1, 1), (9, 3), (2, 28)])
  func deterministic(rows: Int, columns: Int) throws {
    let sheet = try Drawn.sheet(rows: rows, columns: columns)
    let bytes = try sheet.png()
    #expect(try Drawn.sheet(rows: rows, columns: columns).png() == bytes)
    let (image, header, warnings) = try StraightImage.decodePNG(BytesInMemory(bytes))
    #expect(image == sheet.pixels)
    #expect(!header.hasTransparency && warnings.isEmpty)
    #expect(String(decoding: bytes, as: UTF8.self).contains("estimate; model=1; contact sheet"))
  }

  @Test("hold a preview to the pixel, and a line around it")
  func picture() throws {
    let (dark, size) = ([UInt8](arrayLiteral: 24, 24, 26, 255), 100)
    let sheet = ContactSheet(
      columns: [.init(title: "s")],
      rows: [.init(title: "a", cells: [try Drawn.thumbnail(size, size, dark)])], footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    #expect(frame.width == size + 4)
    let pixels = sheet.pixels
    #expect(pixels[frame.x + 2, frame.y + 2] == dark)
    // A preview of the sheet's own color is seen all the same.
    #expect(pixels.inked(frame) == frame.width * frame.width - size * size)
  }

  @Test("show the sheet where a preview is transparent, and a line along its shape")
  func transparentCorners() throws {
    let size = try #require(PixelSize(width: 100, height: 100))
    let codes = (0..<size.area).flatMap { index -> [UInt8] in
      let (x, y) = (index % 100 - 50, index / 100 - 50)
      return x * x + y * y < 2500 ? [10, 20, 30, 255] : [0, 0, 0, 0]
    }
    let thumbnail = Thumbnail(StraightImage(size: size, samples: .eight(codes)))
    #expect(!thumbnail.isOpaque)
    let sheet = ContactSheet(
      columns: [.init(title: "s")], rows: [.init(title: "a", cells: [thumbnail])], footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    let pixels = sheet.pixels
    #expect(pixels[frame.x + 2, frame.y + 2] == pixels[0, 0])
    #expect(pixels[frame.x + 52, frame.y + 52] == [10, 20, 30, 255])
    let edge = pixels[frame.x + 1, frame.y + 52]
    #expect(edge != pixels[0, 0] && edge != [10, 20, 30, 255])
  }

  @Test("leave bright shapes without a line, which would blur them")
  func brightShape() throws {
    let size = try #require(PixelSize(width: 60, height: 60))
    let codes = (0..<size.area).flatMap { index -> [UInt8] in
      (20..<40).contains(index % 60) ? [255, 200, 250, 255] : [0, 0, 0, 0]
    }
    let thumbnail = Thumbnail(StraightImage(size: size, samples: .eight(codes)))
    let sheet = ContactSheet(
      columns: [.init(title: "s")], rows: [.init(title: "a", cells: [thumbnail])], footer: "")
    let frame = try #require(sheet.pictures.first?.frame)
    #expect(sheet.pixels.inked(frame) == 20 * 60)
  }
}
