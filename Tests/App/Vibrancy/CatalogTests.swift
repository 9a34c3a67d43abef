// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct CatalogTests {
  @Test func `a catalog yields each of its pictures once, named by its set`() {
    let found = InputQuery(paths: [SampleCatalog.path]).inputs()
    let lines = found.inputs.map { "\($0.name) \($0.format) \($0.scale)" }
    #expect(
      lines == [
        "AppIcon/light png 1", "AppIcon/dark png 1", "AppIcon/tinted png 1",
        "Bolt/bolt png 1", "Bolt/bolt@2x png 2", "Bolt/bolt@3x png 3",
        "Drawn/Flag/flag svg 3", "Drawn/Page/page pdf 3", "Drawn/Pixels/flag png 3",
        // The scale is that of the slot, whatever the name of the file says.
        "Logo/day png 2", "Logo/night png 2", "Mug/mug-template@2x png 1",
        "Paper Boat/paper boat png 2", "Photo/photo jpeg 1", "PlainIcon/plain png 1",
      ])
    #expect(found.errors.isEmpty && found.passedOver == ["symbolset": 1])
    #expect(found.notes.count == 1 && found.notes[0].contains("PlainIcon.appiconset: "))
  }

  @Test func `a folder around a catalog names it, a set inside needs no more than its name`() {
    func names(_ path: String) -> [String] {
      InputQuery(paths: [Fixture.path("Catalogs" + path)]).inputs().inputs.map(\.name)
    }
    let inside = names("/Sample.xcassets")
    #expect(names("") == inside.map { "Sample.xcassets/\($0)" })
    #expect(names("/Sample.xcassets/Logo.imageset") == ["Logo/day", "Logo/night"])
    #expect(names("/Sample.xcassets/Drawn/Pixels.imageset") == ["Pixels/flag"])
    #expect(names("/Sample.xcassets/Drawn") == ["Flag/flag", "Page/page", "Pixels/flag"])
  }

  @Test func `a catalog and a set inside it yield that set once`() {
    let paths = [SampleCatalog.path, SampleCatalog.path + "/Bolt.imageset"]
    let files = InputQuery(paths: paths).inputs().inputs.map(\.path)
    #expect(files.count == Set(files).count && files.count == 15)
  }

  @Test(arguments: Place.distinct)
  func `light art is for light places, dark art for the others`(_ place: Place) throws {
    let isIcon = place.rawValue.hasPrefix("icon-")
    let isLight = place == .homeLight || place == .liveActivityLight
    let scene = Scene(place)
    let day = try SampleCatalog.input("Logo/day")
    let night = try SampleCatalog.input("Logo/night")
    let bolt = try SampleCatalog.input("Bolt/bolt")
    #expect(day.role.serves(scene) == isLight)
    #expect(night.role.serves(scene) == (!isLight && !isIcon))
    #expect(bolt.role.serves(scene) == !isIcon)
    #expect(Input(path: bolt.path).role.serves(scene))
  }

  @Test func `rendering leaves out the scenes that art is not for`() async throws {
    let scenes = [Scene.lockScreen(), .homeTinted(), .homeLight(), Scene(.iconLight)]
    let names = ["Logo/day", "Logo/night", "Bolt/bolt", "AppIcon/light", "AppIcon/tinted"]
    let inputs = try names.map { try SampleCatalog.input($0) }
    let (dark, light, icon) = (scenes[..<2], scenes[2...2], scenes[3...])
    let expected: [[Place]] = [light, dark, dark + light, icon, []].map { $0.map(\.place) }
    let simulator = Simulator()
    let batch = await simulator.render(inputs, in: scenes, as: Art.onSmallScreen, jobs: 2) {
      _, result in (try? result.get().previews.map(\.scene.place)) ?? [.carplay]
    }
    #expect(batch == expected)
    for (input, places) in zip(inputs, expected) {
      let rendering = try simulator.render(input, in: scenes, as: Art.onSmallScreen)
      #expect(rendering.previews.map(\.scene.place) == places)
    }
    // What is asked for by itself is shown where it is asked for.
    let alone = try simulator.render(inputs[0], in: .lockScreen(), as: Art.onSmallScreen)
    #expect(alone.scene.place == .lockScreen)
  }

  @Test func `a template's own color is never seen`() throws {
    let template = try SampleCatalog.input("Mug/mug-template@2x")
    var plain = Input(path: template.path)
    plain.scale = 1
    #expect(template.isTemplate && !plain.isTemplate)
    let shown = try SampleCatalog.pixels("Mug/mug-template@2x", in: .homeLight())
    var presentation = Art.onSmallScreen
    #expect(
      try Simulator().render(plain, in: .homeLight(), as: presentation).pixels != shown)
    presentation.isTemplate = true
    #expect(
      try Simulator().render(plain, in: .homeLight(), as: presentation).pixels == shown)
  }

  @Test(
    "what is broken is one error, and the rest goes on",
    arguments: [
      ("{\"images\": [{\"filename\" 3}]}", ":1:"), ("{\"images\": 3}", "images"), ("", ""),
      ("[\n  1\n]", ""), ("{\"images\": [{\"filename\": \"../../x.png\"}]}", "leads out"),
    ])
  func broken(text: String, saying: String) throws {
    let catalog = try SampleCatalog()
    try catalog.write("Broken.imageset/Contents.json", text)
    try catalog.write("Empty.imageset/Contents.json", "{\"images\": []}")
    let found = InputQuery(paths: [catalog.path]).inputs()
    #expect(found.errors.count == 1 && found.inputs.count == 15)
    let line = found.errors.first.map { "\($0)" } ?? ""
    #expect(line.contains("Broken.imageset/Contents.json:") && line.contains(saying), "\(line)")
    #expect(!line.contains("\n"))
  }
}
