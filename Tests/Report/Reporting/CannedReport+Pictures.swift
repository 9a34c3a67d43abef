// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyReporting
import VibrancyRules

extension CannedReport {
  /// Names that try to break a line, to be markup, or to look like another name.
  static let oddNames = [
    "Odd/line\nbreak\r.png", "Odd/\u{202E}gnp.exe", "Odd/</script><b>&\"'.png",
    "Odd/`|*_[x](javascript:y)@team #12 {0}.png", "Odd/100%, a:b.png",
    "Odd/\u{1B}[31m\u{0}\u{7}.png",
    "Odd/\u{2028}\u{85}\u{FFFE}.png", "Odd/صورة 👩‍👩‍👧 e\u{301}.png",
  ]

  /// The dark logo in full color and on the Lock Screen, and a preview that nothing is wrong with.
  static var exhibits: [Exhibit] {
    let path = darkLogo.location.path
    return [
      Exhibit(path: path, name: "logo@3x", scene: nil, png: disc, width: 8, height: 8),
      Exhibit(
        path: path, name: "logo@3x", scene: "lock-screen", wallpaper: "grey .4", png: disc,
        width: 8, height: 8, zoom: 1, legibleRange: legibleRange),
      Exhibit(
        path: path, name: "logo@3x", scene: Place.standby.rawValue, png: disc, width: 8, height: 8),
    ]
  }

  private static let legibleRange = LegibleRange(
    points: [
      .init(
        grey: 0, illegibleShare: Estimate(0, in: 0...1), contrast: Estimate(3.5, in: 2.5...4.25)),
      .init(grey: 0.5, illegibleShare: Estimate(1), contrast: Estimate(1.75, in: 1.5...2)),
      .init(grey: 1, illegibleShare: Estimate(1), contrast: Estimate(1.125)),
    ])

  /// A PNG of 8 × 8: a dark disc on grey.
  private static let disc: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0xE1, 0x64, 0xE1,
    0x57, 0x00, 0x00, 0x00, 0x1A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x48, 0x83, 0x02, 0x86,
    0xB4, 0x34, 0x0D, 0x20, 0x00, 0x31, 0x34, 0xC0, 0x00, 0x3F, 0x03, 0xAE, 0x18, 0x0A, 0x00, 0x7F,
    0x66, 0x11, 0xC1, 0xC2, 0xD7, 0x58, 0x20, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]
}
