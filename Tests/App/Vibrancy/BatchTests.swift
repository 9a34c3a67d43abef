// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct BatchTests {
  private static let names = [
    "gauge@2x.png", "week-opacity.png", "mug-template.png", "trend-fade.png", "bolt.png",
  ]
  private static let scenes = [
    Scene.lockScreen(wallpaper: .vivid), .homeTinted(), .homeLight(wallpaper: .busy),
    Scene(.standbyNight), Scene(.homeClearLight, wallpaper: .vivid),
    Scene(.iconTinted, luma: .adaptive),
  ]

  private func files(jobs: Int) async -> [[[UInt8]]] {
    let inputs = Self.names.map { Art.file($0) }
    return await Simulator().render(inputs, in: Self.scenes, as: Art.onSmallScreen, jobs: jobs) {
      _, result in
      (try? result.get().previews.map { try $0.pngData() }) ?? []
    }
  }

  @Test func `a batch says what a single render says`() async throws {
    let batch = await files(jobs: 2)
    for (index, name) in Self.names.enumerated() {
      let single = try Simulator().render(
        Art.file(name), in: Self.scenes, as: Art.onSmallScreen)
      #expect(try single.previews.map { try $0.pngData() } == batch[index])
    }
  }

  @Test(arguments: [1, 3, 64])
  func `results are in the order of the inputs, failures in their places`(_ jobs: Int) async throws
  {
    // Later ones are smaller, so that they are done first.
    let inputs = try (0..<12).map { index in
      index % 5 == 3
        ? Input(pngData: [1, 2, 3], name: "bad.png")
        : try Art.input(Art.square(40 - 3 * index, 9))
    }
    let sides = await Simulator().render(inputs, in: [.homeLight()], jobs: jobs) { _, result in
      (try? result.get().previews[0].size.width) ?? 0
    }
    #expect(sides == (0..<12).map { $0 % 5 == 3 ? 0 : 40 - 3 * $0 })
    let indices = await Simulator().map(inputs, jobs: jobs) { index, input in
      "\(index) \(input.name)"
    }
    #expect(indices == inputs.indices.map { "\($0) \($0 % 5 == 3 ? "bad" : "art")" })
  }

  @Test func `nothing in, nothing out`() async {
    let none = await Simulator().render([], in: [.homeLight()], jobs: 4) { _, _ in 1 }
    #expect(none == [])
    let jobless = await Simulator().map([Art.file("bolt.png")], jobs: 0) { index, _ in index }
    #expect(jobless == [0])
  }

  @Test func `a wallpaper is drawn and blurred once per screen, however many ask`() async {
    func key(_ wallpaper: Wallpaper, _ width: Int) -> Backdrop.Key {
      Backdrop.Key(wallpaper: wallpaper, screen: .of(width, 90), sigma: 12)
    }
    let sets: [Set<Backdrop.Key>] = [
      [key(.vivid, 40), key(.busy, 40)], [key(.vivid, 40)], [key(.vivid, 60)], [],
    ]
    let cache = BackdropCache()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          let wanted = sets[index % sets.count]
          let found = await cache.backdrops(wanted)
          #expect(Set(found.keys) == wanted)
          #expect(found.allSatisfy { $0.key == $0.value.key })
        }
      }
    }
    #expect(await cache.count == 3)
  }
}
