// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension InkScale {
  /// A scale for examples: ink reaches a ratio at a grey in hundredths, and white one more.
  static func reaching(_ ratio: Double, from grey: Estimate) -> InkScale {
    InkScale(
      contrasts: grey.samples.map { grey in
        let step = (grey * 100).rounded()
        return (0...100).map { ratio + (Double($0) - step) / (100 - min(step, 99)) }
      })
  }
}
