// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The sizes of Live Activities, typed in again from the guidelines and captures, and where they lie.
@Suite struct ActivityTests {
  private static let places = Place.allCases.filter(\.isOfActivities)

  private func canvas(
    _ place: Place, _ lengths: [ActivityPresentation: Double] = [:], scale: Int = 3,
    on name: String = "402x874"
  ) throws -> Canvas {
    Canvas(
      activity: lengths, scale: scale, on: try #require(Device(name: name)), in: Scene(place))
  }

  @Test(arguments: [
    ("393x852", 353.5, 373.7, 52.33, 243.7), ("430x932", 390.5, 410.7, 62.33, 263.7),
    ("402x874", 362.5, 373.7, 52.33, 243.7), ("440x956", 400.5, 410.7, 62.33, 263.7),
  ])
  func `sizes are those of captures and of the guidelines`(
    _ name: String, _ banner: Double, _ wide: Double, _ compact: Double, _ island: Double
  ) throws {
    let device = try #require(Device(name: name))
    func size(_ presentation: ActivityPresentation, _ length: Double? = nil) -> PointSize {
      let answer = ActivitySizes.size(of: presentation, length: length, on: device, os: .ios26)
      #expect(answer.borrowedFrom == nil)
      return answer.content
    }
    #expect(size(.lockScreen) == PointSize(banner, 160))
    #expect(size(.lockScreen, 84) == PointSize(banner, 84))
    #expect(size(.small) == PointSize(170, 78))
    #expect(size(.expanded, 100) == PointSize(wide, 100))
    #expect(size(.compactLeading) == PointSize(compact, 36.67))
    #expect(size(.compactTrailing) == size(.compactLeading))
    #expect(size(.minimal) == PointSize(36.67, 36.67))
    #expect(size(.minimal, 45) == PointSize(45, 36.67))
    #expect(ActivitySizes.islandWidth(on: device) == island)
  }

  @Test func `the banner of iOS 18 is wider, and its corner rounder`() throws {
    let device = try #require(Device(name: "393x852"))
    let banner = ActivitySizes.size(of: .lockScreen, length: 84, on: device, os: .ios18).content
    #expect(banner == PointSize(374, 84))
    func firstFull(_ os: SystemVersion) throws -> Int {
      var scene = Scene(.liveActivity)
      scene.os = os
      let canvas = Canvas(activity: [:], scale: 3, on: device, in: scene)
      var coverage: [Float] = []
      canvas.mask(in: scene)?.coverage(ofRow: 0, into: &coverage)
      return try #require(coverage.firstIndex { $0 > 0.99 })
    }
    #expect(try firstFull(.ios18) < firstFull(.ios26))
  }

  @Test func `the small form has the size of the Smart Stack on a watch`() throws {
    let scene = Scene(.liveActivitySmartStack)
    let canvas = Presentation().canvas(forActivity: [:], in: scene)
    #expect(canvas.device.name == "45mm" && canvas.deviceScale == 2)
    #expect(canvas.size == .of(368, 161))
    #expect(canvas.mask(in: scene) != nil)
    #expect(
      Presentation().canvas(forActivity: [:], in: Scene(.liveActivityCarPlay)).size
        == .of(510, 234))
  }

  @Test func `a phone without an island borrows one, and a banner fits every screen`() throws {
    for name in ["320x568", "375x667", "390x844", "820x1180", "40mm", "100x100", "2048x2048"] {
      let device = try #require(Device(name: name))
      let island = ActivitySizes.size(of: .expanded, length: nil, on: device, os: .ios26)
      #expect(island.borrowedFrom != nil, "\(name)")
      let banner = ActivitySizes.size(of: .lockScreen, length: nil, on: device, os: .ios26)
      #expect(banner.borrowedFrom == nil && banner.content.width < device.size.width, "\(name)")
      for place in Self.places { #expect(try canvas(place, on: name).size.area > 0) }
    }
  }

  @Test func `both halves of the compact island lie near its ends`() throws {
    let canvas = try canvas(.dynamicIslandCompact)
    #expect(canvas.size == .of(731, 110))
    let parts = try #require(canvas.activity?.parts)
    #expect(parts.map(\.presentation) == [.compactLeading, .compactTrailing])
    #expect(parts[0].area == PixelArea(x: 23, y: 0, width: 157, height: 110))
    #expect(parts[1].area == PixelArea(x: 552, y: 0, width: 157, height: 110))
  }

  @Test func `StandBy shows the banner at twice its size in the middle of the screen`() throws {
    let canvas = try canvas(.liveActivityStandby, [.lockScreen: 100])
    #expect(canvas.size == .of(2622, 1206) && canvas.scale == 6)
    let area = try #require(canvas.activity?.parts.first?.area)
    #expect(area == PixelArea(x: 224, y: 303, width: 2175, height: 600))
    // Or as large as fits.
    let small = try self.canvas(.liveActivityStandby, on: "100x100")
    #expect(small.scale < 6)
    let inside = try #require(small.activity?.parts.first?.area)
    #expect(inside.x >= 0 && inside.y >= 0)
    #expect(inside.x + inside.width <= small.size.width)
    #expect(inside.y + inside.height <= small.size.height)
  }

  @Test func `an activity lies in its place on the screen`() throws {
    let banner = ScreenSlot(of: try canvas(.liveActivity), in: Scene(.liveActivity))
    #expect(banner.x == (1206 - 1088) / 2)
    #expect(abs(Double(banner.y) + 240 - 0.78 * 2622) <= 1)
    let island = ScreenSlot(
      of: try canvas(.dynamicIslandCompact), in: Scene(.dynamicIslandCompact))
    #expect(island.x == (1206 - 731 + 1) / 2 && island.y == 33)
  }

  @Test func `the island is a pill, the banner has corners, StandBy has none`() throws {
    func corner(_ place: Place) throws -> Float? {
      let canvas = try canvas(place)
      var coverage: [Float] = []
      canvas.mask(in: Scene(place))?.coverage(ofRow: 0, into: &coverage)
      return coverage.first
    }
    for place in Self.places {
      let isStandby = place == .liveActivityStandby || place == .liveActivityStandbyNight
      #expect(try corner(place) == (isStandby ? nil : 0), "\(place)")
    }
    let pill = try canvas(.dynamicIslandMinimal)
    var middle: [Float] = []
    pill.mask(in: Scene(.dynamicIslandMinimal))?.coverage(ofRow: 55, into: &middle)
    #expect(middle.allSatisfy { $0 > 0.9 })
  }

  @Test func `a place shows widgets, icons or Live Activities`() {
    #expect(Self.places.count == 10)
    for place in Place.allCases {
      #expect(place.isOfActivities == (place.role == .activity))
      #expect(place.shows(.liveActivity, on: .newest) == place.isOfActivities)
      let shown = Family.allCases.filter { place.shows($0, on: .newest) }
      #expect(shown.isEmpty || !place.isOfActivities)
    }
    #expect(Set(Place.allCases.flatMap(\.presentations)) == Set(ActivityPresentation.allCases))
  }
}
