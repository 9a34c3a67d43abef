// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct CanvasTests {
  private func canvas(
    _ family: Family, scale: Int = 3, on name: String = "402x874", in place: Place = .lockScreen,
    os: SystemVersion = .ios26
  ) throws -> Canvas {
    var scene = Scene(place)
    scene.os = os
    return Canvas(
      family: family, scale: scale, on: try #require(Device(name: name)), in: scene)
  }

  @Test(arguments: [
    (Family.systemSmall, 3, "402x874", 493, 493), (.systemMedium, 2, "414x736", 696, 314),
    (.systemSmall, 3, "393x852", 488, 488), (.systemMedium, 3, "440x956", 1134, 530),
    (.accessoryCircular, 1, "393x852", 58, 58), (.systemMedium, 1, "768x1024", 260, 120),
    (.systemExtraLarge, 2, "820x1180", 1256, 600), (.accessoryCircular, 2, "41mm", 89, 89),
    (.accessoryRectangular, 3, "440x956", 474, 180), (.accessoryInline, 1, "402x874", 342, 36),
  ])
  func `pixels are points times scale, rounded`(
    _ family: Family, _ scale: Int, _ device: String, _ width: Int, _ height: Int
  ) throws {
    #expect(try canvas(family, scale: scale, on: device).size == .of(width, height))
  }

  @Test func `before iOS 26 sizes are the guidelines'`() throws {
    #expect(try canvas(.systemSmall, on: "393x852", os: .ios18).size == .of(474, 474))
    #expect(try canvas(.systemMedium, on: "402x874", os: .ios18).size == .of(1014, 474))
    let newer = try canvas(.systemExtraLargePortrait, in: .homeLight)
    #expect(newer.size == .of(1049, 1697) && newer.borrowedFrom == "iOS 27")
  }

  @Test func `StandBy draws the small family as a share of the short side, and only it`() throws {
    // .903 × 402 × 3.
    for place in Place.allCases where place.location == .standBy {
      #expect(try canvas(.systemSmall, in: place).size == .of(1089, 1089))
    }
    #expect(try canvas(.systemSmall, scale: 2, on: "375x667", in: .standby).size == .of(677, 677))
    #expect(try canvas(.systemMedium, in: .standby).size == .of(1049, 493))
    // Points of its own layout are enlarged with it.
    #expect(abs(try canvas(.systemSmall, in: .standby).scale - 3 * 363.006 / 164.33) < 1e-4)
    var scene = Scene(.standby)
    scene.enlargesFamilies = false
    #expect(
      Canvas(family: .systemSmall, scale: 3, on: .standard(on: .ios26), in: scene).size
        == .of(493, 493))
  }

  @Test func `the Mac has sizes of its own, whatever its screen`() throws {
    for name in ["402x874", "820x1180"] {
      let medium = try canvas(.systemMedium, scale: 2, on: name, in: .macDesktop)
      #expect(medium.size == .of(688, 328) && medium.borrowedFrom == nil)
    }
    let small = try canvas(.systemSmall, scale: 2, in: .macDesktopReceded)
    #expect(small.size == .of(328, 328) && small.borrowedFrom == nil)
  }

  @Test func `the Smart Stack takes its own rectangle`() throws {
    let size = try canvas(
      .accessoryRectangular, scale: 2, on: "45mm", in: .watchSmartStack
    ).size
    #expect(size == .of(368, 161))
  }

  @Test func `circles, continuous corners, and rectangles that are not cut`() throws {
    func mask(_ family: Family, _ place: Place = .homeLight) throws -> CornerMask? {
      try canvas(family, in: place).mask(in: Scene(place))
    }
    let square = PixelSize.of(493, 493)
    let exponent = Double(2.8 as Float)
    #expect(
      try mask(.accessoryCircular) == CornerMask(size: .of(174, 174), radius: 87, exponent: 2))
    #expect(
      try mask(.systemSmall)
        == CornerMask(size: square, radius: Double(0.225 as Float) * 164.33 * 3, exponent: exponent)
    )
    // The curve is that of the small family, whatever the shape.
    #expect(
      try mask(.systemMedium)
        == CornerMask(
          size: .of(1049, 493), radius: Double(0.225 as Float) * 164.33 * 3, exponent: exponent))
    var before = Scene(.homeLight)
    before.os = .ios18
    #expect(
      try canvas(.systemSmall, on: "393x852", in: .homeLight, os: .ios18).mask(in: before)
        == CornerMask(
          size: .of(474, 474), radius: Double(0.21 as Float) * 158 * 3, exponent: exponent))
    #expect(
      try mask(.systemSmall, .macDesktopReceded)
        == CornerMask(size: .of(492, 492), radius: 36.5 * 3, exponent: exponent))
    #expect(try mask(.accessoryRectangular) == nil)
    #expect(try mask(.accessoryInline) == nil)
    let corner = try canvas(.accessoryCorner, scale: 2, on: "40mm", in: .watchFullColor)
    #expect(
      corner.mask(in: Scene(.watchFullColor))
        == CornerMask(size: .of(64, 64), radius: 32, exponent: 2))
  }

  @Test func `without a family nothing is cut but icons`() {
    let canvas = Canvas(asset: .of(100, 100), scale: 1, on: .standard(on: .ios26))
    for place in Place.allCases {
      let mask = canvas.mask(in: Scene(place))
      #expect((mask != nil) == (place.recipe.mode == nil), "\(place.rawValue)")
    }
    #expect(
      canvas.mask(in: Scene(.iconLight))
        == CornerMask(
          size: .of(100, 100), radius: 100 * Double(0.35 as Float),
          exponent: Double(2.9 as Float)))
  }
}
