// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPixels

/// Compares converted rows, which may come later, with those they were made of.
struct RowComparison {
  /// Whether any pixel differed so far.
  private(set) var differs = false
  private let layout: PNGLayout
  private var pending: [StraightSamples] = []

  init(layout: PNGLayout) { self.layout = layout }

  /// Keeps a source row until its result is there.
  mutating func append(_ row: StraightSamples) {
    if !differs { pending.append(row) }
  }

  /// Compares the oldest source row left with its result.
  mutating func compare(with codes: CodeRow) {
    guard !differs, !pending.isEmpty else { return }
    let row = pending.removeFirst()
    differs =
      switch (row, codes) {
      case (.eight(let old), .eight(let new)): differ(old, new)
      case (.sixteen(let old), .sixteen(let new)): differ(old, new)
      case (.eight(let old), .sixteen(let new)): differ(old.map { UInt16($0) * 257 }, new)
      case (.sixteen(let old), .eight(let new)): differ(old, new.map { UInt16($0) * 257 })
      }
    if differs { pending = [] }
  }

  private func differ<Code: CodeUnit>(_ old: [Code], _ new: [Code]) -> Bool {
    let channels = layout.channels
    let hasAlpha = channels % 2 == 0
    for pixel in 0..<old.count / 4 {
      for channel in 0..<4 {
        let code =
          if channel == 3 {
            hasAlpha ? new[pixel * channels + channels - 1] : Code.max
          } else {
            new[pixel * channels + (channels > 2 ? channel : 0)]
          }
        if code != old[4 * pixel + channel] { return true }
      }
    }
    return false
  }
}
