// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyPixels

extension PlainArt {
  /// A part: its pixels, those it is judged by, and what their α is multiplied by.
  struct Part {
    var area: Int
    var judged: [(x: Int, y: Int)]
    var gain: Double
  }

  var parts: [Part] {
    let hasSolid = places.contains { isSolid($0.x, $0.y) }
    let all = components(hasSolid ? isSolid : isVisible)
    var kept = all.filter { $0.count >= 4 * scale * scale }
    if kept.isEmpty, !all.isEmpty { kept = [all.flatMap { $0 }] }
    return kept.map { component in
      let core = component.filter { isCore($0.x, $0.y) }
      let largest = component.map { stored($0.x, $0.y).alpha }.max() ?? 1
      return Part(
        area: component.count, judged: core.isEmpty ? component : core,
        gain: core.isEmpty && largest >= 0.5 ? 1 / largest : 1)
    }
  }

  /// The two readings of pixels whose encoded greys are given.
  func readings(
    _ samples: [(preview: Double, scene: Double)]
  ) -> (againstScene: Double, within: Double) {
    let luminances = samples.map { SRGBTransfer.linearized($0.preview) }
    let against = zip(luminances, samples).map { luminance, sample in
      contrastRatio(luminance, SRGBTransfer.linearized(sample.scene))
    }
    var (low, high) = (percentile(1, luminances), percentile(99, luminances))
    let enough = 12 * scale * scale
    // Ranks are exact, so equal greys must count as equal here too.
    if luminances.filter({ $0 <= low + 1e-12 }).count < enough
      || luminances.filter({ $0 >= high - 1e-12 }).count < enough
    {
      (low, high) = (percentile(5, luminances), percentile(95, luminances))
    }
    return (percentile(50, against), contrastRatio(low, high))
  }
}
