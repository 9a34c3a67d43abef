// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct InputTests {
  @Test func `a folder of fixtures is found in order, each once`() {
    let folder = Fixture.path("Inputs")
    let query = InputQuery(paths: [folder + "/bolt.png", folder, folder + "/gauge.png"])
    let found = query.inputs()
    let inputs = found.inputs
    #expect(found.errors.isEmpty && inputs.count > 90)
    #expect(inputs[0].name == "bolt" && inputs.filter { $0.name == "bolt" }.count == 1)
    #expect(inputs.contains { $0.name == "Types/bolt-palette2" })
    let rest = inputs.dropFirst().map(\.path)
    #expect(rest == rest.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `patterns leave out, and the rest stays`() {
    var query = InputQuery(paths: [Fixture.path("Inputs")])
    query.excluded = ["Types", "Tagged", "*@?x.png"]
    let names = query.inputs().inputs.map(\.name)
    #expect(names.contains("bolt") && names.contains("Icons/app-icon"))
    #expect(!names.contains { $0.contains("@") || $0.hasPrefix("Types") })
  }

  @Test func `the scale is in the name`() {
    #expect(Art.file("bolt@3x.png").scale == 3 && Art.file("bolt.png").scale == 1)
    #expect(Input(pngData: [], name: "x@2x.png").scale == 2)
    #expect(Input(path: "a/b/rain@3x.png").name == "rain@3x")
  }

  @Test func `a wallpaper is called by its file's stem`() throws {
    let wallpaper = try Simulator().wallpaper(Art.file("landscape@2x.png"))
    #expect(wallpaper.name == "landscape@2x")
    guard case .image(let image) = wallpaper.source else {
      Issue.record("\(wallpaper.source)")
      return
    }
    #expect(image.size == .of(316, 316))
  }

  @Test func `all bytes are the file's, up to a limit`() throws {
    let bytes = try Fixture.bytes("Inputs/bolt.png")
    #expect(try Art.file("bolt.png").bytes(limit: bytes.count) == bytes)
    #expect(throws: VibrancyError.self) {
      try Art.file("bolt.png").bytes(limit: bytes.count - 1)
    }
  }

  @Test func `the library's example works as written`() throws {
    let path = Fixture.path("Inputs/cloud-rain@3x.png")
    let simulator = Simulator(model: .v1)
    let preview = try simulator.render(
      Input(path: path), in: .lockScreen(wallpaper: .mid))
    let bytes = try preview.pngData()
    #expect(preview.size == .of(216, 216) && preview.model == .v1)
    #expect(try Art.decoded(bytes) == preview.pixels)
  }
}
