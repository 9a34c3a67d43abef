// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct ScreenSlotTests {
  private func slot(
    _ family: Family, _ place: Place, scale: Int = 3, device: Device = .standard(on: .ios26)
  ) -> ScreenSlot {
    let scene = Scene(place)
    return ScreenSlot(
      of: Canvas(family: family, scale: scale, on: device, in: scene), in: scene)
  }

  /// Where a half goes is not promised.
  private func lies(_ pixel: Int, at exact: Double) -> Bool { abs(Double(pixel) - exact) <= 0.5001 }

  @Test func `Lock Screen families are centered, at 31 percent, inline at 9`() {
    let circle = slot(.accessoryCircular, .lockScreen)
    #expect(circle.screen == .of(1206, 2622) && circle.magnification == 1)
    #expect(lies(circle.x, at: (1206 - 174) / 2))
    #expect(lies(circle.y, at: 0.31 * 2622 - 87))
    let inline = slot(.accessoryInline, .lockScreen)
    #expect(lies(inline.y, at: 0.09 * 2622 - 54))
  }

  @Test func `Home Screen families start where the medium one does`() {
    let medium = slot(.systemMedium, .homeLight)
    let small = slot(.systemSmall, .homeLight)
    #expect(small.x == medium.x && small.y == medium.y)
    #expect(lies(small.x, at: (1206.0 - 1049) / 2))
    #expect(lies(small.y, at: 0.09 * 2622))
  }

  @Test func `a bare picture is centered where the scene's own slot is`() {
    let canvas = Canvas(asset: .of(100, 60), scale: 3, on: .standard(on: .ios26))
    let lock = ScreenSlot(of: canvas, in: Scene(.lockScreen))
    #expect(lies(lock.x, at: (1206 - 100) / 2) && lies(lock.y, at: 0.31 * 2622 - 30))
    let home = ScreenSlot(of: canvas, in: Scene(.homeLight))
    let small = slot(.systemSmall, .homeLight)
    #expect(abs(home.x + 50 - (small.x + 246)) <= 1)
    #expect(abs(home.y + 30 - (small.y + 246)) <= 1)
  }

  @Test(arguments: [(1, 1), (1206, 2622), (1207, 10), (10, 2623), (5000, 5000), (65_535, 3)])
  func `a canvas always lies inside its screen, magnified as little as can be`(
    _ width: Int, _ height: Int
  ) {
    let canvas = Canvas(asset: .of(width, height), scale: 3, on: .standard(on: .ios26))
    for place in Place.allCases {
      let slot = ScreenSlot(of: canvas, in: Scene(place))
      let magnified = (1206 * slot.magnification, 2622 * slot.magnification)
      #expect(slot.x >= 0 && slot.x + width <= magnified.0)
      #expect(slot.y >= 0 && slot.y + height <= magnified.1)
      let less = slot.magnification - 1
      #expect(less == 0 || width > 1206 * less || height > 2622 * less)
    }
  }

  @Test func `every family on every device lies on its screen`() throws {
    let names = ListedScreen.all.map(\.name)
    for name in names {
      let device = try #require(Device(name: name))
      for family in Family.allCases {
        for place in Place.allCases {
          let slot = slot(family, place, scale: 2, device: device)
          #expect(slot.x >= 0 && slot.y >= 0, "\(family) on \(name) in \(place)")
        }
      }
    }
  }

  @Test func `the slot moves with its parameter`() throws {
    var scene = Scene(.lockScreen)
    try scene.parameters.set(.lockSlot, to: 0.5)
    let canvas = Canvas(family: .accessoryCircular, scale: 1, on: .standard(on: .ios26), in: scene)
    #expect(ScreenSlot(of: canvas, in: scene).y == 437 - 29)
    try scene.parameters.set(.lockSlot, to: 1)
    #expect(ScreenSlot(of: canvas, in: scene).y == 874 - 58)
  }
}
