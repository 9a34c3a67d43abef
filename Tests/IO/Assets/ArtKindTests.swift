// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct ArtKindTests {
  @Test(arguments: [
    (OddCatalog.png, "a.jpg", ArtKind.png), ([0xFF, 0xD8, 0xFF, 0xDB], "a.png", .jpeg),
    (OddCatalog.webp, "a.png", .other), (Array("junk %PDF-1.4".utf8), "a.png", .pdf),
    (Array("<svg xmlns=''>".utf8), "a", .svg),
    (Array("<?xml?><!-- x --><svg>".utf8), "a.png", .svg),
    (Array("\u{FEFF}\n<!DOCTYPE svg [".utf8), "a.SVG", .svg),
    (Array("<html>".utf8), "a.png", .other),
    (Array("version https://git-lfs.github.com/spec/v1\noid sha256:".utf8), "a.png", .pointer),
    ([0x1F, 0x8B, 8], "a.svgz", .svg), ([0x1F, 0x8B, 8], "a.png", .other), ([], "a.svgz", .svg),
    (Array("text".utf8), "a.svg", .other), ([], "a.svg", .svg), ([], "a.JPEG", .jpeg),
    ([], "a", .other),
    ([0x89, 0x50], "a.png", .other), (Array("\0\0\0\u{18}ftypheic".utf8), "a.png", .other),
    ([UInt8](repeating: 0x20, count: 1024) + Array("<svg".utf8), "a.png", .other),
  ])
  func `the first bytes decide, the name only of an empty file`(
    _ bytes: [UInt8], _ name: String, _ kind: ArtKind
  ) {
    #expect(ArtKind(firstBytes: bytes, name: name) == kind)
  }
}
