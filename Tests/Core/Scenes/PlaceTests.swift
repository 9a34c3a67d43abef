// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes

@Suite struct PlaceTests {
  @Test func `an alias is made of what it stands for`() {
    for place in Place.allCases {
      #expect(Place.distinct.contains(place) == (place.aliased == nil))
      guard let other = place.aliased else { continue }
      #expect(other.aliased == nil)
      let (a, b) = (place.recipe, other.recipe)
      #expect(a.treatment == b.treatment && a.behind == b.behind && a.slot == b.slot)
      #expect(a.containerBackground == b.containerBackground && a.isLocked == b.isLocked)
      #expect(a.usesLightArt == b.usesLightArt && a.enlargesSmall == b.enlargesSmall)
    }
  }

  @Test func `summaries are short, distinct and one line`() {
    let summaries = Place.allCases.map(\.recipe.summary)
    #expect(Set(summaries).count == Place.allCases.count)
    #expect(summaries.allSatisfy { (5...48).contains($0.count) && !$0.contains("\n") })
  }

  @Test func `the wallpaper is shown where the place has one, and the plate leaves some of it`() {
    for place in Place.allCases {
      let scene = Scene(place)
      let isShown = place.recipe.behind == .wallpaper
      #expect(scene.showsWallpaper(withFamily: true) == isShown)
      #expect(
        scene.showsWallpaper(withFamily: false)
          == (isShown && place.recipe.treatment != .accented(.tint)))
    }
  }

  @Test func `shorthands are the places they name`() {
    #expect(Scene.lockScreen(wallpaper: .busy) == Scene(.lockScreen, wallpaper: .busy))
    #expect(
      Scene.lockScreenTinted(.white, wallpaper: .dark)
        == Scene(.lockScreenTinted, wallpaper: .dark, tint: .white))
    #expect(Scene.homeLight() == Scene(.homeLight))
    #expect(Scene.homeTinted(.orange) == Scene(.homeTinted))
    #expect(Scene.standby == Scene(.standby))
    #expect(Scene.watchAccented() == Scene(.watchAccented))
    #expect(EncodedColor.orange.hex == "FF9F0A")
    #expect(
      Wallpaper.builtIn.map(\.name)
        == ["dark", "mid", "light", "vivid", "busy", "dusk", "beach", "night"])
    #expect(Wallpaper(color: .orange).name == "FF9F0A")
    for os in SystemVersion.allCases {
      #expect(Place.standard(on: os).map(\.role) == [.vibrant, .accented, .home])
    }
    #expect(Place.standard(on: .ios18)[1] == .homeTinted)
    #expect(Place.standard()[1] == .homeTintedGlass)
  }

  @Test func `a family that is newer than the system is shown nowhere`() {
    let places = Place.allCases.filter { $0.shows(.systemLarge, on: .ios26) }
    #expect(places.allSatisfy { $0.shows(.systemExtraLargePortrait, on: .ios27) })
    #expect(!Place.allCases.contains { $0.shows(.systemExtraLargePortrait, on: .ios26) })
  }

  @Test func `widgets appear everywhere but where icons and Live Activities do`() {
    for place in Place.allCases {
      let families = Family.allCases.filter { place.shows($0, on: .newest) }
      #expect(families.isEmpty == (place.role == .icon || place.role == .activity), "\(place)")
      #expect(place.presentations.isEmpty == (place.role != .activity), "\(place)")
      #expect((place.reports == nil) == families.isEmpty, "\(place)")
      // Which machine has which families is Apple's to say; a corner is a watch face's alone.
      #expect(!families.contains(.accessoryCorner) || place.platform == .watch)
      #expect(!families.contains(.systemLarge) || place.platform != .watch)
    }
  }
}
