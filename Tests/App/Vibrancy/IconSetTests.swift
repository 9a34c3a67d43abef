// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct IconSetTests {
  private static let places = Place.allCases.filter { $0.role == .icon }

  @Test func `each look comes from the art that is drawn for it`() throws {
    func served(_ name: String) throws -> [Place] {
      let role = try SampleCatalog.input(name).role
      #expect(role.isIcon && Place.standard().allSatisfy { !role.serves(Scene($0)) })
      return Self.places.filter { role.serves(Scene($0)) }
    }
    #expect(try served("AppIcon/light") == [.iconLight])
    #expect(try served("AppIcon/dark") == [.iconDark, .iconClearLight, .iconClearDark])
    #expect(try served("AppIcon/tinted") == [.iconTinted, .iconTintedLight])
    #expect(try served("PlainIcon/plain") == Self.places)
  }

  @Test(arguments: [Place.iconTinted, .iconTintedLight])
  func `without tinted art the system's own weights are found`(_ place: Place) throws {
    let scene = Scene(place)
    let adaptive = Scene(place, luma: .adaptive)
    let found = try SampleCatalog.pixels("PlainIcon/plain", in: scene)
    #expect(try found == SampleCatalog.pixels("PlainIcon/plain", in: adaptive))
    let file = Input(path: try SampleCatalog.input("PlainIcon/plain").path)
    let plainly = try Simulator().render(file, in: scene, as: Art.onSmallScreen)
    #expect(plainly.pixels != found)
  }

  @Test(arguments: [Place.iconTinted, .iconTintedLight])
  func `tinted art is taken as it is, unless asked otherwise`(_ place: Place) throws {
    let input = try SampleCatalog.input("AppIcon/tinted")
    let batch = try Simulator().render(input, in: [Scene(place)], as: Art.onSmallScreen)
    let file = try Simulator().render(
      Input(path: input.path), in: Scene(place), as: Art.onSmallScreen)
    #expect(batch.previews.map(\.pixels) == [file.pixels])
  }

  @Test func `light and dark looks of a lone picture are weighed plainly`() throws {
    for place in Self.places where place != .iconTinted && place != .iconTintedLight {
      let file = Input(path: try SampleCatalog.input("PlainIcon/plain").path)
      let plainly = try Simulator().render(file, in: Scene(place), as: Art.onSmallScreen)
      #expect(try SampleCatalog.pixels("PlainIcon/plain", in: Scene(place)) == plainly.pixels)
    }
  }

  @Test func `one file in all three looks is one picture`() throws {
    let catalog = try SampleCatalog()
    let slots = ["", "dark", "tinted"].map { look in
      let looks =
        look.isEmpty
        ? "" : ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"\(look)\"}]"
      return
        "{\"filename\":\"light.png\",\"idiom\":\"universal\",\"size\":\"1024x1024\"\(looks)}"
    }
    try catalog.write(
      "AppIcon.appiconset/Contents.json", "{\"images\":[\(slots.joined(separator: ","))]}")
    let found = InputQuery(paths: [catalog.path + "/AppIcon.appiconset"]).inputs()
    #expect(found.errors.isEmpty && found.notes == [])
    #expect(found.inputs.map(\.name) == ["AppIcon/light"])
    #expect(Self.places.allSatisfy { found.inputs.first?.role.serves(Scene($0)) == true })
  }
}
