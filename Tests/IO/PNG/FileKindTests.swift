// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG

@Suite struct FileKindTests {
  static let heads: [(FileKind, [UInt8], String)] = [
    (.webP, Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), "WebP"),
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "JPEG"),
    (.jpegXL, [0xFF, 0x0A, 1, 2], "JPEG XL"),
    (.heic, [0, 0, 0, 24] + Array("ftypheic".utf8), "HEIC"),
    (.avif, [0, 0, 0, 24] + Array("ftypavif".utf8), "AVIF"),
    (.gif, Array("GIF89a".utf8), "GIF"),
    (.pdf, Array("%PDF-1.7\n".utf8), "PDF"),
    (.svg, Array("<?xml version='1.0'?>\n<svg xmlns='x'/>".utf8), "SVG"),
    (.xml, Array("<!DOCTYPE html><html>".utf8), "HTML"),
    (.tiff, [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], "TIFF"),
    (.bmp, Array("BM".utf8) + [9, 9, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40], "BMP"),
    (.icns, Array("icns".utf8) + [0, 0, 1, 0], "ICNS"),
    (.photoshop, Array("8BPS".utf8) + [0, 1], "Photoshop"),
    (.gitLFSPointer, Array("version https://git-lfs.github.com/spec/v1\noid".utf8), "git lfs pull"),
    (.text, Array("hello, world\n".utf8), "text"),
    (.unknown, [0, 1, 2, 3, 4, 5, 6, 7, 8], "not PNG"),
    (.crushedPNG, HandmadePNG.signature + HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 2]), "CgBI"),
    (.damagedPNG, [137, 80, 78, 71, 10, 26, 10, 0, 0], "text mode"),
    (.damagedPNG, [137, 80, 78, 71, 13, 13, 10, 26, 13, 10], "text mode"),
    (.damagedPNG, [9, 80, 78, 71, 13, 10, 26, 10, 0, 0], "text mode"),
    (.damagedPNG, [137, 81, 78, 71, 13, 10, 26, 10, 0, 0], "text mode"),
  ]

  @Test("what is named as PNG but is not is called by its name", arguments: heads)
  func kinds(kind: FileKind, head: [UInt8], word: String) throws {
    #expect(FileKind.of(head) == kind)
    let error = try #require(failure(head))
    #expect(error == .notPNG(kind))
    #expect(error.description.contains(word))
    #expect(!error.description.contains("\n"))
  }

  @Test("a PNG is one")
  func png() {
    #expect(FileKind.of(DamageTests.gray.bytes) == .png)
    #expect(FileKind.of([]) == .unknown)
  }
}
