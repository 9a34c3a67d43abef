// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// `ink-opacity`: the 95th percentile of α over visible pixels (α ≥ .05), `0...1`; 0 without any.
  ///
  /// What ink drawn at an opacity is at most, its soft edges aside: grey g at opacity o counts as
  /// grey o·g in vibrant places.
  package var inkOpacity: Double {
    var histogram = [Int](repeating: 0, count: 256)
    switch samples {
    case .eight(let codes):
      // Counted a run at a time: adding to one count over and over waits for the last addition.
      var index = 3
      while index < codes.count {
        let (code, first) = (codes[index], index)
        repeat { index &+= 4 } while index < codes.count && codes[index] == code
        histogram[Int(code)] += (index &- first) / 4
      }
    case .sixteen(let codes):
      for index in stride(from: 3, to: codes.count, by: 4) {
        histogram[Int(codes[index] >> 8)] += 1
      }
    }
    let visible = 13...255
    var left = visible.reduce(0) { $0 + histogram[$1] } / 20
    for code in visible.reversed() {
      if histogram[code] > left { return Double(code) / 255 }
      left -= histogram[code]
    }
    return 0
  }
}
