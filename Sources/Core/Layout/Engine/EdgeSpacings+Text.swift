// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTypography

extension EdgeSpacings {
  /// The distances that a text wants, by the fonts of its first and last run.
  ///
  /// Above and below text they follow from its font's metrics (Calibrated, see `EdgeSpacing`); beside
  /// it they are the standard.
  ///
  /// - Parameter isTight: Whether text stands on text, and 11.5 points above any other view.
  init(textOf first: Font, to last: Font, displayScale: Double, isTight: Bool) {
    top = Self.edge(first, displayScale) { size, extra in
      // Anything above text: from its box to the ascender line.
      Metrics.line * size + extra - Metrics.baseline * size
    }
    bottom = Self.edge(last, displayScale) { size, extra in
      max(
        Metrics.line * size + extra - Metrics.capital * size,
        extra + (Metrics.line - Metrics.baseline) * size)
    }
    if isTight {
      (top.toText, bottom.toText) = (0, 0)
      bottom.toOther = 11.5
    }
  }

  /// San Francisco's, as shares of the font's size (Calibrated: 67 pairs of lines, sd .1 pt).
  private enum Metrics {
    static let line = 1.193359
    static let baseline = 0.952148
    static let capital = 0.70459
    static let extra = 0.1193
  }

  private static func edge(
    _ font: Font, _ displayScale: Double, toOther: (_ size: Double, _ extra: Double) -> Double
  ) -> EdgeSpacing {
    func ceiled(_ length: Double) -> Double {
      // What is a whole pixel but for rounding stays.
      (length * displayScale - 1e-6).rounded(.up) / displayScale
    }
    let size = font.size
    var edge = EdgeSpacing(hasText: true)
    edge.toOther = max(toOther(size, ceiled(Metrics.extra * size)), 0)
    if let leading = font.leading {
      let line = (Metrics.line * size * 10).rounded() / 10
      edge.toText = max(ceiled(leading - line), 0)
    }
    return edge
  }
}
