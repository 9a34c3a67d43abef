// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct WidgetTextTests {
  @Test func `a text has defaults for all but itself`() throws {
    let layers = #"{"text": "Hello"}"#
    let text = try #require(
      try Described.variants(Described.widget(layers: layers))[0].layers[0].text)
    #expect((text.text, text.font, text.size) == ("Hello", nil, 17))
    #expect(text.weight == nil && text.align == .leading && text.verticalAlign == .center)
    #expect(text.lines == 1 && text.minimumScale == 1)
    #expect(text.color.reference == .codes(red: 255, green: 255, blue: 255))
  }

  @Test func `all strings of a text are filled in`() throws {
    let members = ##""parameters": {"now": {"x": {"t": "9°", "c": "#FF0000", "w": "bold"}}},"##
    let layers =
      ##"{"text": "${now.t}<b>", "color": "${now.c}", "weight": "${now.w}", "align": "center"}"##
    let text = try #require(
      try Described.variants(Described.widget(members, layers: layers))[0].layers[0].text)
    #expect(text.text == "9°<b>" && text.weight == .bold && text.align == .center)
    #expect(text.color.reference == .codes(red: 255, green: 0, blue: 0))
  }

  @Test func `weights are CSS's`() {
    #expect(
      WidgetText.Weight.allCases.map(\.css) == Array(stride(from: 100, through: 900, by: 100)))
  }
}
