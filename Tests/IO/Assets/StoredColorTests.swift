// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON

@Suite struct StoredColorTests {
  private func color(_ json: String) throws -> CatalogColor {
    let mistakes = JSONMistakes(of: JSONDocument(Array(json.utf8), path: "x.json"))
    let color = mistakes.root.flatMap { CatalogColor($0) }
    try mistakes.check()
    return try #require(color)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("1.000", 1), ("0x80", 0.501960784), ("0XFF", 1), ("255", 1),
      ("1", 0.003921569),
      ("0", 0), ("-0.25", -0.25), ("1.5", 1.5), ("1e-2", 0.01), ("-0x10", -0.062745098),
      ("300", 1.176470588),
    ] as [(String, Double)])
  func `components are fractions, hexadecimal or of 255`(_ text: String, _ value: Double) throws {
    let json =
      "{'color-space': 'extended-srgb', components: {red: '\(text)', green: '0', blue: '0', alpha: '1'}}"
    guard case .stored(let color) = try color(json) else {
      Issue.record("no components")
      return
    }
    #expect(abs(color.red - value) < 1e-8)
    #expect(color == StoredColor(.extendedSRGB, red: color.red, green: 0, blue: 0))
  }

  @Test(
    arguments: [("1", 1), ("1.000", 1), ("0", 0), ("0.5", 0.5), ("0xFF", 1)] as [(String, Double)])
  func `alpha is always of 1`(_ text: String, _ value: Double) throws {
    let json = "{'color-space': 'gray-gamma-22', components: {white: '0.5', alpha: '\(text)'}}"
    #expect(try color(json) == .stored(StoredColor(.grayGamma22, white: 0.5, alpha: value)))
  }

  // Without quotes 1 and 1.0 are one number, and scripts that write numbers write fractions.
  @Test(
    arguments: [
      ("1", 1), ("1.0", 1), ("0.5", 0.5), ("0", 0), ("255", 1), ("128", 0.501960784), ("1.5", 1.5),
      ("-0.25", -0.25),
    ] as [(String, Double)])
  func `components may be numbers, whole ones above 1 of 255`(_ text: String, _ value: Double)
    throws
  {
    let json =
      "{'color-space': 'extended-srgb', components: {red: \(text), green: '0.5', blue: 0, alpha: 0.5}}"
    guard case .stored(let color) = try color(json) else {
      Issue.record("no components")
      return
    }
    #expect(abs(color.red - value) < 1e-8)
    #expect(
      color == StoredColor(.extendedSRGB, red: color.red, green: 0.5, blue: 0, alpha: 0.5))
  }

  @Test func `a name of the system's is kept`() throws {
    #expect(
      try color("{platform: 'universal', reference: 'systemIndigoColor'}")
        == .system(name: "systemIndigoColor", platform: "universal"))
  }

  @Test(arguments: [
    (
      "{'color-space': 'cmyk', components: {}}",
      "1:17: color-space is 'cmyk', not a known color space"
    ),
    (
      "{'color-space': 'srgb', components: {red: 'x', green: '0', blue: '0'}}",
      "1:43: components.red is 'x', not a number"
    ),
    (
      "{'color-space': 'srgb', components: {red: '0x1FFFF', green: '0', blue: '0'}}",
      "1:43: components.red is '0x1FFFF'"
    ),
    (
      "{'color-space': 'srgb', components: {red: 'nan', green: '0', blue: '0'}}",
      "1:43: components.red is 'nan'"
    ),
    (
      "{'color-space': 'srgb', components: {red: true, green: '0', blue: '0'}}",
      "1:43: components.red is true or false; write a string"
    ),
    (
      "{'color-space': 'srgb', components: {red: Infinity, green: '0', blue: '0'}}",
      "1:43: components.red is a number; write a string"
    ),
    (
      "{'color-space': 'srgb', components: {red: '1'}}", "1:37: components has no \"green\"; add it"
    ),
    ("{components: {}}", "1:1: the document has no \"color-space\""),
    (
      "{'color-space': 'srgb', components: {red: '0', green: '0', blue: '0', alpha: null}}",
      "1:78: "
    ),
    (
      "{'color-space': 'srgb', components: {red: 1, green: 'x'}}",
      "1:37: components has no \"blue\"; add it (and 1 more)"
    ),
  ])
  func `what is not a color says where and why`(_ json: String, _ expected: String) {
    let error = #expect(throws: JSONError.self) { try color(json) }
    #expect(error?.description.hasPrefix("x.json:" + expected) == true, "\(error as Any)")
  }

  // Computed from the primaries of SMPTE EG 432-1 and IEC 61966-2-1.
  @Test(arguments: [
    (StoredColor(.srgb, red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), [0.2, 0.4, 0.6]),
    (StoredColor(.extendedSRGB, red: -0.2, green: 1.4, blue: 0.6), [0, 1, 0.6]),
    (
      StoredColor(.extendedLinearSRGB, red: 0.5, green: 0.001, blue: -1),
      [0.7353569831, 0.01292, 0]
    ),
    (
      StoredColor(.displayP3, red: 0.5, green: 0.25, blue: 0.75),
      [0.5378318199, 0.2321318787, 0.7770569099]
    ),
    (StoredColor(.displayP3, red: 1, green: 0, blue: 0), [1, 0, 0]),
    (StoredColor(.displayP3, red: 1, green: 1, blue: 1), [1, 1, 1]),
    (StoredColor(.grayGamma22, white: 0.5), [0.5038667823, 0.5038667823, 0.5038667823]),
    (StoredColor(.extendedGray, white: 1.5), [1, 1, 1]),
  ])
  func `every space becomes sRGB, clipped`(_ color: StoredColor, _ expected: [Double]) {
    let result = color.srgb
    for (part, wanted) in zip([result.red, result.green, result.blue], expected) {
      #expect(abs(part - wanted) < 1e-6)
    }
    #expect(result.alpha == color.alpha)
  }
}
