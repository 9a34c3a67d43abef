// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct CanvasTests {
  private func canvas(
    _ family: Family, scale: Int = 3, on name: String = "393x852", in place: Place = .lockScreen
  ) throws -> Canvas {
    Canvas(
      family: family, scale: scale, on: try #require(Device(name: name)), in: Scene(place))
  }

  @Test(arguments: [
    (Family.systemSmall, 3, "393x852", 474, 474), (.systemMedium, 2, "414x736", 696, 314),
    (.accessoryCircular, 1, "393x852", 72, 72), (.systemMedium, 1, "768x1024", 306, 141),
    (.systemExtraLarge, 2, "820x1180", 1431, 684), (.accessoryCircular, 2, "41mm", 89, 89),
  ])
  func `pixels are points times scale, rounded`(
    _ family: Family, _ scale: Int, _ device: String, _ width: Int, _ height: Int
  ) throws {
    #expect(try canvas(family, scale: scale, on: device).size == .of(width, height))
  }

  @Test func `StandBy enlarges the small family, and only it`() throws {
    #expect(try canvas(.systemSmall, in: .standby).size == .of(711, 711))
    #expect(try canvas(.systemSmall, in: .standbyNight).size == .of(711, 711))
    #expect(try canvas(.systemMedium, in: .standby).size == .of(1014, 474))
    var scene = Scene(.standby)
    try scene.parameters.set(.standbyEnlargement, to: 1)
    #expect(
      Canvas(family: .systemSmall, scale: 3, on: .standard, in: scene).size == .of(474, 474))
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
    let square = PixelSize.of(474, 474)
    #expect(
      try mask(.accessoryCircular) == CornerMask(size: .of(216, 216), radius: 108, exponent: 2))
    #expect(
      try mask(.systemSmall)
        == CornerMask(size: square, radius: Double(21.6 as Float) * 3, exponent: 5))
    #expect(
      try mask(.systemSmall, .macDesktopReceded)
        == CornerMask(size: square, radius: Double(27.9 as Float) * 3, exponent: 5))
    #expect(try mask(.accessoryRectangular) == nil)
    #expect(try mask(.accessoryInline) == nil)
    let corner = try canvas(.accessoryCorner, scale: 2, on: "40mm", in: .watchFullColor)
    #expect(
      corner.mask(in: Scene(.watchFullColor))
        == CornerMask(size: .of(64, 64), radius: 32, exponent: 2))
  }

  @Test func `without a family nothing is cut but icons`() {
    let canvas = Canvas(asset: .of(100, 100), scale: 1, on: .standard)
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
