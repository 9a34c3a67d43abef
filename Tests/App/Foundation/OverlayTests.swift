// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyFoundation
import VibrancyTestSupport

@Suite("The overlay for Foundation") struct OverlayTests {
  private let folder: TemporaryFolder
  private let art = URL(filePath: Fixture.path("Inputs/gauge@3x.png"))

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) -> URL { URL(filePath: folder.path).appending(path: name) }

  @Test func `a file renders the same by its URL, its path and its data`() throws {
    let simulator = Simulator()
    let byPath = try simulator.render(Input(path: art.path), in: .lockScreen()).pixels
    #expect(try simulator.render(art, in: .lockScreen()).pixels == byPath)
    let data = Input(pngData: try Data(contentsOf: art), name: "gauge@3x.png")
    #expect(data.scale == 3)
    #expect(try simulator.render(data, in: .lockScreen()).pixels == byPath)
  }

  @Test func `a preview's PNG is data that writes itself, and bytes where nothing is stated`()
    throws
  {
    let preview = try Simulator().render(art, in: .homeTinted())
    try preview.pngData().write(to: file("a.png"))
    try preview.write(to: file("b.png"))
    let bytes = try preview.pngData()
    #expect(type(of: bytes) == [UInt8].self)
    #expect(try Data(contentsOf: file("a.png")) == Data(bytes))
    #expect(try Data(contentsOf: file("b.png")) == Data(bytes))
  }

  @Test(arguments: [
    StraightSamples.eight([255, 0, 0, 255, 0, 0, 255, 128]),
    .sixteen([65_535, 1, 0, 65_535, 0, 0, 257, 32_768]),
  ])
  func `a picture's PNG reads as the picture again`(_ samples: StraightSamples) throws {
    let size = try #require(PixelSize(width: 2, height: 1))
    let image = StraightImage(size: size, samples: samples)
    try image.pngData().write(to: file("c.png"))
    #expect(try Simulator().image(Input(url: file("c.png"))) == image)
  }

  @Test func `a conversion gives data where data is wanted`() throws {
    let simulator = Simulator()
    let input = Input(url: art)
    let data: Data = try simulator.convert(input, to: .vibrant)
    let bytes = try simulator.convert(input, to: .vibrant)
    #expect(data == Data(bytes) && !bytes.isEmpty)
  }

  @Test func `folders are judged by their URLs, with a slash at the end or not`() async throws {
    let path = folder.path + "/art"
    try folder.write("art/logo@3x.png", Fixture.bytes("Inputs/logo-dark@3x.png"))
    let report = await Linter().lint(at: [path])
    #expect(!report.findings.isEmpty)
    for hint in [URL.DirectoryHint.isDirectory, .notDirectory] {
      #expect(await Linter().lint(at: [URL(filePath: path, directoryHint: hint)]) == report)
    }
    #expect(InputQuery(urls: [URL(filePath: path)]).paths == [path])
  }

  @Test func `a URL that is not of a file is an error that names it`() async throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    let error = #expect(throws: VibrancyError.self) {
      try Simulator().render(url, in: .lockScreen())
    }
    #expect(error?.kind == .unreadable && error?.path == "https://example.org/a.png")
    let paths = await Linter().lint(at: [url]).errors.map(\.path)
    #expect(paths.count == 1 && paths[0].hasSuffix("example.org/a.png"))
  }

  @Test func `reports and baselines are written to and read from URLs`() async throws {
    let report = await Linter().lint(at: [art])
    try report.write(as: .json, to: file("lint.json"))
    #expect(try String(contentsOf: file("lint.json"), encoding: .utf8) == report.text(as: .json))
    try Baseline(report).write(to: file("baseline.json"))
    #expect(try Baseline(url: file("baseline.json")) == Baseline(report))
    let error = #expect(throws: VibrancyError.self) {
      try report.write(as: .json, to: file("missing/lint.json"))
    }
    #expect(error?.kind == .unwritable && error?.path == file("missing/lint.json").path)
  }
}
