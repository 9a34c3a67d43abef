// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels

/// Reads bins of (α, m) over a plain wallpaper with one sample of the model.
struct PlainReader: Sendable {
  private let tone: PointTone
  private let table = GrayTable.shared
  private let enough: Int
  private let luminance: Double
  private var grays = WeightedValues()
  private var contrasts = WeightedValues()

  /// - Parameter enough: 12 × scale² pixels.
  init(_ tone: PointTone, enough: Int) {
    (self.tone, self.enough) = (tone, enough)
    luminance = table.values(of: tone.backdrop).luminance
  }

  /// Both readings of a group that has a pixel.
  mutating func reading(_ bins: ArraySlice<StrengthBins.Bin>) -> ContrastReading {
    grays.removeAll()
    for bin in bins {
      grays.append(tone.gray(alpha: bin.alpha, luma: bin.strength), count: Int64(bin.count))
    }
    grays.sort()
    let (low, high) = ContrastReading.extremes(of: grays, enough: enough)
    return ContrastReading(
      againstScene: medianContrast,
      within: contrastRatio(
        table.values(of: low).luminance, table.values(of: high).luminance))
  }

  /// The share of a group that has at least 3:1 against the wallpaper.
  func outstandingFraction(_ bins: ArraySlice<StrengthBins.Bin>) -> Double {
    var (all, outstanding) = (0, 0)
    for bin in bins {
      all += bin.count
      if contrast(tone.gray(alpha: bin.alpha, luma: bin.strength)) >= 3 {
        outstanding += bin.count
      }
    }
    return Double(outstanding) / Double(all)
  }

  private func contrast(_ gray: Double) -> Double {
    contrastRatio(table.values(of: gray).luminance, luminance)
  }

  /// Contrast rises with the grey above the wallpaper and falls below it, so on one side of it
  /// the ranks are those of the greys.
  private var medianContrast: Double {
    mutating get {
      let rank = grays.rank(ofPercentile: 50)
      if grays.smallest >= tone.backdrop { return contrast(grays.value(atRank: rank)) }
      if grays.largest <= tone.backdrop {
        return contrast(grays.value(atRank: grays.count + 1 - rank))
      }
      contrasts.removeAll()
      for entry in grays.entries { contrasts.append(contrast(entry.value), count: entry.count) }
      contrasts.sort()
      return contrasts.percentile(50)
    }
  }
}

/// The two readings of `component-contrast`, for one sample of the model.
struct ContrastReading: Sendable {
  /// (a) The median contrast against the scene.
  var againstScene: Double
  /// (b) The contrast between the 1st and 99th percentile of luminance, or the 5th and 95th.
  var within: Double

  /// The larger of the two.
  var contrast: Double { max(againstScene, within) }

  /// The percentiles (b) is read between.
  ///
  /// - Parameters:
  ///   - values: Ranked, rising with luminance.
  ///   - enough: 12 × scale² pixels, which must lie at or beyond each of the outer percentiles.
  static func extremes(of values: WeightedValues, enough: Int) -> (low: Double, high: Double) {
    let (low, high) = (values.percentile(1), values.percentile(99))
    if values.count(upTo: low) >= enough, values.count(from: high) >= enough { return (low, high) }
    return (values.percentile(5), values.percentile(95))
  }
}
