// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyDrawing
import VibrancyTestSupport

@Suite struct TrigonometryTests {
  @Test func `sines, cosines and arctangents are those of the C library`() {
    var random = SeededGenerator(seed: 1)
    var worst = 0.0
    for index in 0..<20_000 {
      let reach = index < 10_000 ? 10.0 : 1e5
      let angle = (Double(random.fraction()) - 0.5) * reach
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      worst = max(worst, abs(sine - sin(angle)), abs(cosine - cos(angle)))
      let (x, y) = (Double(random.fraction()) - 0.5, (Double(random.fraction()) - 0.5) * reach)
      worst = max(worst, abs(Trigonometry.arctangent(y: y, x: x) - atan2(y, x)))
    }
    for quarter in -9...9 {
      let angle = Double(quarter) * .pi / 2
      worst = max(worst, abs(Trigonometry.sine(angle) - sin(angle)))
      worst = max(worst, abs(Trigonometry.cosine(angle) - cos(angle)))
      let eighth = Double(quarter) * .pi / 4
      let found = Trigonometry.arctangent(y: sin(eighth), x: cos(eighth))
      worst = max(worst, abs(sin(found - eighth)))
    }
    #expect(worst < 1e-12)
  }

  @Test func `angles in degrees are exact at quarters of a turn`() {
    for (degrees, sine, cosine) in [(0.0, 0.0, 1.0), (90, 1, 0), (-540, 0, -1), (630, -1, 0)] {
      #expect(Trigonometry.sineAndCosine(degrees: degrees) == (sine, cosine))
    }
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: -300)
    #expect(abs(sine - 0.75.squareRoot()) < 1e-15 && abs(cosine - 0.5) < 1e-15)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `an angle that is not finite or far too large has a sine and a cosine`(_ angle: Double) {
    #expect(Trigonometry.sineAndCosine(angle) == (0, 1))
    #expect(Trigonometry.sineAndCosine(degrees: angle) == (0, 1))
    #expect(Trigonometry.arctangent(y: .nan, x: 1) == 0)
    #expect(Trigonometry.arctangent(y: 0, x: 0) == 0)
  }
}
