// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// What people are shown of a preview, beside the preview itself.
@Suite struct ShownPreviewTests {
  private func rendering(
    _ image: StraightImage, in scene: Scene, _ showing: Showing, family: Family? = nil
  ) throws -> Rendering {
    var presentation = Presentation()
    (presentation.showing, presentation.family) = (showing, family)
    return try Simulator().render(Art.input(image), in: [scene], as: presentation)
  }

  /// The part of a picture without its margins.
  private func middle(_ picture: Preview) -> [UInt8] {
    let (width, margin) = (picture.size.width, picture.margin)
    let codes = picture.pixels.codes
    var middle: [UInt8] = []
    for y in margin..<picture.size.height - margin {
      let start = 4 * (y * width + margin)
      middle += codes[start..<start + 4 * (width - 2 * margin)]
    }
    return middle
  }

  private static let art = StraightImage.drawn(40, 32) { x, y in
    (UInt8(6 * x), UInt8(7 * y), 90, x % 8 < 4 ? 255 : 0)
  }

  @Test(arguments: Place.distinct)
  func `its middle is the preview, to the code`(_ place: Place) throws {
    let scene = Scene(place, wallpaper: .vivid)
    let rendering = try rendering(Self.art, in: scene, Showing())
    let (preview, shown) = (rendering.previews[0], rendering.shown[0].picture)
    #expect(shown.size.width == preview.size.width + 2 * shown.margin && shown.margin == 6)
    #expect(try Art.decoded(shown.pngData()) == shown.pixels)
    // An icon's preview has nothing behind it, and the art of no family lies on no plate where it is
    // shown.
    let hasPlate: Bool =
      switch place.recipe.treatment {
      case .accented: place.recipe.behind == .wallpaper
      case .fullColor, .icon, .night, .tintedWhole, .vibrant: place.recipe.plate != .none
      }
    if place.recipe.mode != nil, !hasPlate {
      let isSame = middle(shown) == preview.pixels.codes
      #expect(isSame)
    }
    #expect(rendering.shown[0].fullColor == nil)
  }

  @Test(arguments: Place.distinct.filter { $0.recipe.mode != nil })
  func `the middle of a family is the preview, to the code`(_ place: Place) throws {
    let rendering = try rendering(
      Self.art, in: Scene(place, wallpaper: .vivid), Showing(), family: .systemSmall)
    let isSame = middle(rendering.shown[0].picture) == rendering.previews[0].pixels.codes
    #expect(isSame)
  }

  @Test func `another wallpaper changes what is shown, not the preview`() throws {
    let scene = Scene.homeLight(wallpaper: .mid)
    let (plain, shown) = (
      try rendering(Self.art, in: scene, Showing()),
      try rendering(Self.art, in: scene, Showing(on: .light))
    )
    #expect(plain.previews[0].pixels == shown.previews[0].pixels)
    #expect(shown.shown[0].picture.scene.wallpaper == .light)
    #expect(shown.shown[0].picture.pixels.codes[0] == 0xF2)
    #expect(plain.shown[0].picture.pixels.codes[0] == 0x4D)
    #expect(try rendering(Self.art, in: scene, Showing()).shown.count == 1)
  }

  @Test(
    arguments: Place.distinct.filter {
      $0.shows(.accessoryCircular, on: .standard) && $0.recipe.mode != .fullColor
    })
  func `it is compared with the same art at the same place of the wallpaper`(_ place: Place) throws
  {
    let clear = StraightImage.drawn(40, 32) { _, _ in (0, 0, 0, 0) }
    for (image, family) in [(clear, nil), (clear, Family.accessoryCircular)] {
      let shown = try rendering(
        image, in: Scene(place, wallpaper: .vivid), Showing(compares: true), family: family
      ).shown[0]
      guard let full = shown.fullColor else {
        Issue.record("\(place) has nothing to be compared with")
        continue
      }
      #expect(full.size == shown.picture.size && full.scene.place == .homeDark)
      // The full-color picture is not dimmed as an Always-On display is.
      guard place.role != .alwaysOn else { continue }
      let (one, other) = (shown.picture.pixels.codes, full.pixels.codes)
      let rowOfMargin = 0..<4 * full.size.width * full.margin
      #expect(Array(one[rowOfMargin]) == Array(other[rowOfMargin]))
    }
  }

  @Test func `what is in full color already is compared with nothing`() throws {
    for role in [SceneRole.home, .standby, .blackFace, .night, .icon] {
      let place = try #require(Place.allCases.first { $0.role == role })
      let rendering = try rendering(Self.art, in: Scene(place), Showing(compares: true))
      // What StandBy makes red at night is another picture by day.
      #expect((rendering.shown[0].fullColor == nil) == (role != .night))
    }
  }
}
