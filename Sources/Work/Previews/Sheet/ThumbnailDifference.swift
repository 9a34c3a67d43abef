// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Where two small pictures of one size differ.
package struct ThumbnailDifference: Sendable {
  /// The second picture, pale and gray, with what differs in magenta: the more, the stronger.
  package let picture: Thumbnail
  /// How many pixels differ.
  package let count: Int
  /// How many there are.
  package let total: Int

  /// Less is rounding: of 255, on gray.
  private static let least = 3

  /// Compares two pictures as they look on middle gray; `nil` where their sizes differ.
  package init?(from before: Thumbnail, to after: Thumbnail) {
    guard before.width == after.width, before.height == after.height,
      let size = PixelSize(width: after.width, height: after.height)
    else { return nil }
    var (codes, count) = ([UInt8](), 0)
    codes.reserveCapacity(after.codes.count)
    for at in stride(from: 0, to: after.codes.count, by: 4) {
      let (old, new) = (Self.shown(before.codes, at), Self.shown(after.codes, at))
      let gap = max(abs(old.0 - new.0), abs(old.1 - new.1), abs(old.2 - new.2))
      let gray = 176 + (new.0 * 54 + new.1 * 183 + new.2 * 19) / 256 / 4
      if gap < Self.least {
        let code = UInt8(min(gray, 255))
        codes += [code, code, code, 255]
      } else {
        count += 1
        // A faint change must be seen, too.
        let strength = min(255, 96 + gap)
        func mixed(_ ink: Int) -> UInt8 { UInt8((gray * (255 - strength) + ink * strength) / 255) }
        codes += [mixed(214), mixed(0), mixed(143), 255]
      }
    }
    picture = Thumbnail(StraightImage(size: size, samples: .eight(codes)))
    (self.count, total) = (count, size.area)
  }

  private static func shown(_ codes: [UInt8], _ at: Int) -> (Int, Int, Int) {
    let alpha = Int(codes[at + 3])
    func over(_ code: UInt8) -> Int { (Int(code) * alpha + 128 * (255 - alpha)) / 255 }
    return (over(codes[at]), over(codes[at + 1]), over(codes[at + 2]))
  }
}
