// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews
import VibrancyTestSupport

@Suite struct FilesReadTests {
  private let folder: TemporaryFolder
  private let maker = PreviewMaker()
  private let white = StraightImage.square(4, 255)

  init() throws { folder = try TemporaryFolder() }

  @Test func `a picture is decoded from the bytes of which the digest is`() throws {
    try folder.write("a.png", try encodePNG(white))
    let input = Input(path: folder.path + "/a.png")
    let files = try #require(maker.read([input]))
    #expect(files.digests == maker.digests(of: [input]))
    try folder.write("a.png", try encodePNG(.square(4, 0)))
    #expect(try maker.holding(files).decode(input).image == white)
    #expect(try maker.decode(input).image != white)
    #expect(files.digests != maker.digests(of: [input]))
    // What is judged is what was read, whatever lies there now.
    #expect(maker.isUnchanged(files))
  }

  @Test func `a file too large to be held is looked at again`() throws {
    let bytes = [UInt8](repeating: 7, count: 9 << 20)
    try folder.write("large.png", bytes)
    try folder.write("small.png", try encodePNG(white))
    let inputs = ["large.png", "small.png"].map { Input(path: folder.path + "/" + $0) }
    let files = try #require(maker.read(inputs))
    #expect(files.digests == maker.digests(of: inputs))
    #expect(maker.isUnchanged(files))
    try folder.write("large.png", bytes + [7])
    #expect(!maker.isUnchanged(files))
    #expect(try maker.holding(files).decode(inputs[1]).image == white)
  }

  @Test func `what cannot be read is not known`() {
    #expect(maker.read([Input(path: folder.path + "/missing.png")]) == nil)
  }
}
