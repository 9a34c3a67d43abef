// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels

/// A picture as part of a dictionary key, as a wallpaper is.
@Suite struct PictureKeyTests {
  private static func picture(_ change: (inout [UInt8]) -> Void = { _ in }) -> StraightSamples {
    var codes = (0..<4 * 100 * 100).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    change(&codes)
    return .eight(codes)
  }

  @Test func `equal pictures have equal hashes, wherever they are stored`() {
    #expect(Self.picture() == Self.picture())
    #expect(Self.picture().hashValue == Self.picture().hashValue)
  }

  @Test func `a hash does not read every sample, a comparison does`() {
    let (one, other) = (Self.picture(), Self.picture { $0[1] ^= 1 })
    #expect(one != other)
    #expect(one.hashValue == other.hashValue)
    #expect([one: 1, other: 2].count == 2)
  }

  @Test(arguments: 0..<4)
  func `every channel counts`(_ channel: Int) {
    let other = Self.picture { codes in
      for index in stride(from: channel, to: codes.count, by: 4) { codes[index] ^= 1 }
    }
    #expect(Self.picture().hashValue != other.hashValue)
  }
}
