// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography
import VibrancyVocabulary

@Suite struct TextStyleTests {
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
    (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ])
  func `styles have the sizes and leadings of the guidelines`(
    style: TextStyle, size: Double, leading: Double
  ) {
    #expect(style.font().size == size)
    #expect(style.font().leading == leading)
    #expect(style.font().weight == (style == .headline ? 600 : 400))
  }

  @Test(arguments: TextStyle.allCases, SystemDesign.allCases)
  func `a larger text size never makes a style smaller`(style: TextStyle, system: SystemDesign) {
    let fonts = TypeSize.allCases.map { style.font($0, on: system) }
    for (before, after) in zip(fonts, fonts.dropFirst()) {
      #expect(after.size >= before.size)
    }
    #expect(fonts.allSatisfy { ($0.leading ?? 0) > $0.size })
  }

  @Test func `watches and Macs have sizes of their own`() {
    #expect(TextStyle.caption2.font(on: .watchOS).size == 14)
    #expect(TextStyle.body.font(.xLarge, on: .watchOS).leading == 19.5)
    #expect(TextStyle.headline.font(on: .macOS).weight == 700)
    #expect(TextStyle.body.font(.accessibility5).size == 53)
  }
}
