// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCalibrating
import VibrancyPixels
import VibrancyTestSupport

extension StraightImage {
  /// A pixel of 8 bits.
  fileprivate func codes(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    guard case .eight(let codes) = samples else { preconditionFailure("8 bits") }
    let start = 4 * (y * size.width + x)
    return (codes[start], codes[start + 1], codes[start + 2], codes[start + 3])
  }
}

@Suite struct CardReadingTests {
  /// A card over a wallpaper, as a screenshot might show it: scaled by sampling, somewhere.
  private static func shot(
    _ card: TestCard, scale: Double, at place: (x: Int, y: Int) = (37, 61),
    wallpaper: @escaping (Int, Int) -> Double = { _, _ in 60 }, turned: Bool = false
  ) -> StraightImage {
    let picture = card.picture
    guard case .eight(let codes) = picture.samples else { preconditionFailure("8 bits") }
    let (width, height) = (picture.size.width, picture.size.height)
    let sides = (Int(Double(width) * scale), Int(Double(height) * scale))
    return StraightImage.drawn(sides.0 + 120, sides.1 + 150) { x, y in
      let behind = wallpaper(x, y)
      var (u, v) = (Int(Double(x - place.x) / scale), Int(Double(y - place.y) / scale))
      if turned { (u, v) = (width - 1 - u, height - 1 - v) }
      guard x >= place.x, y >= place.y, (0..<width).contains(u), (0..<height).contains(v) else {
        return (UInt8(behind), UInt8(behind), UInt8(behind), 255)
      }
      let start = 4 * (v * width + u)
      let alpha = Double(codes[start + 3]) / 255
      func over(_ channel: Int) -> UInt8 {
        UInt8((Double(codes[start + channel]) * alpha + behind * (1 - alpha)).rounded())
      }
      return (over(0), over(1), over(2), 255)
    }
  }

  @Test(arguments: TestCard.Slot.allCases, [0.4, 0.75, 1, 1.3])
  func `a card is found at any scale, and its patches are what they are`(
    _ slot: TestCard.Slot, _ scale: Double
  ) throws {
    let card = TestCard(slot)
    let reading = try CardReading(Self.shot(card, scale: scale))
    #expect(reading.card == card)
    #expect(abs(reading.cell - Double(card.cell) * scale) < 0.3)
    #expect(reading.uneven == 0 && reading.readings.count == card.patches.count)
    for (one, patch) in zip(reading.readings, card.patches) {
      #expect(one.behind.allSatisfy { abs($0 - 60) < 0.6 })
      let wanted = [patch.color.red, patch.color.green, patch.color.blue].map {
        Double($0 * patch.alpha) * 255 + 60 * Double(1 - patch.alpha)
      }
      #expect(zip(one.shown, wanted).allSatisfy { abs($0 - $1) < 1 }, "\(patch)")
    }
  }

  @Test func `every patch is another, and all of them are there`() {
    for slot in TestCard.Slot.allCases {
      let patches = TestCard(slot).patches
      #expect(patches.count == 66)
      #expect(
        Set(patches.map { [$0.color.red, $0.color.green, $0.color.blue, $0.alpha] }).count == 31)
    }
  }

  @Test func `a wallpaper with a slope is read beside each patch`() throws {
    let shot = Self.shot(TestCard(.systemSmall), scale: 1) { x, _ in 40 + Double(x) / 8 }
    for one in try CardReading(shot).readings where one.alpha == 1 {
      #expect((40...120).contains(one.behind[0]))
    }
  }

  @Test func `no card, a turned one, and one that is cut off are distinguished`() {
    let plain = StraightImage.drawn(200, 100) { x, y in
      (UInt8(x % 256), UInt8(y), UInt8((x * y) % 256), 255)
    }
    #expect(throws: CardError.missing) { try CardReading(plain) }
    let card = TestCard(.accessoryRectangular)
    #expect(throws: CardError.rotated) {
      try CardReading(Self.shot(card, scale: 1, turned: true))
    }
    let whole = Self.shot(card, scale: 1)
    let cut = StraightImage.drawn(400, whole.size.height) { x, y in whole.codes(x, y) }
    #expect(throws: CardError.missing) { try CardReading(cut) }
  }

  @Test func `noise that no flat patch has is refused`() {
    let shot = Self.shot(TestCard(.systemSmall), scale: 1)
    let noisy = StraightImage.drawn(shot.size.width, shot.size.height) { x, y in
      let (red, green, blue, _) = shot.codes(x, y)
      let noise = UInt8((x &* 7919 &+ y &* 104_729) % 40)
      return (max(20, red) - 20 + noise / 2, max(20, green) - noise / 2, max(40, blue) - noise, 255)
    }
    #expect {
      _ = try CardReading(noisy)
    } throws: {
      if case CardError.uneven = $0 { true } else { false }
    }
  }
}
