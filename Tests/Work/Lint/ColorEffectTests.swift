// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// Pictures are judged in the colors that code gives them.
@Suite("Color effects") struct ColorEffectTests {
  private static let dark = RuleID.vibrantDarkContent.rawValue
  private static let faint = RuleID.vibrantContrast.rawValue

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func widget(_ modifiers: String) throws {
    try folder.write(
      "TideWidget/Tide.swift",
      Array(
        """
        import SwiftUI
        import WidgetKit
        struct Face: View {
          @Environment(\\.widgetFamily) var family
          let amount: Double
          var body: some View { Image("Ink").resizable()\(modifiers) }
        }
        @main struct Tide: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "t", provider: Provider()) { entry in
              Face(amount: entry.amount).containerBackground(for: .widget) { }
            }
            .supportedFamilies([.accessoryCircular])
          }
        }
        """.utf8))
  }

  private func disc(_ name: String, _ gray: UInt8) throws {
    let art = StraightImage.drawn(60, 60) { x, y in
      let (dx, dy) = (2 * x - 59, 2 * y - 59)
      return dx * dx + dy * dy < 3000 ? (gray, gray, gray, 255) : (0, 0, 0, 0)
    }
    try folder.write("TideWidget/Assets.xcassets/Ink.imageset/\(name).png", try encodePNG(art))
  }

  private func set(_ images: String) throws {
    try folder.write(
      "TideWidget/Assets.xcassets/Ink.imageset/Contents.json", Array("{images: [\(images)]}".utf8))
  }

  /// The rules that find something on the Lock Screen, and those that are undetermined there.
  private func vibrant() async -> [String] {
    var request = LintRequest(InputQuery(paths: [folder.path]))
    request.query.projectRoot = folder.path
    let found = await Linter().lint(request)
    return found.findings.filter { $0.rule.rawValue.hasPrefix("vibrant") }.map(\.rule.rawValue)
      + found.undetermined.map { "undetermined \($0.rule)" }
  }

  @Test(
    "the last color of dark ink decides",
    arguments: [
      ("", [Self.dark]), (".colorInvert()", []),
      (".colorInvert().frame(width: 9)", []), (".brightness(0.9)", []),
      (".contrast(1)", [Self.dark]),
      (".colorInvert().colorInvert()", [Self.dark]),
      (".colorInvert().colorMultiply(.black)", [Self.dark]),
      (".colorMultiply(.black).colorInvert()", []), (".saturation(0)", [Self.dark]),
      (".hueRotation(.degrees(90))", [Self.dark]),
      (".grayscale(1).colorInvert()", []),
      (".colorInvert().opacity(0.05)", [Self.faint]),
    ])
  func ink(_ modifiers: String, _ rules: [String]) async throws {
    try disc("a", 0)
    try set("{filename: 'a.png', idiom: 'universal', scale: '2x'}")
    try widget(modifiers)
    #expect(await vibrant() == rules)
  }

  @Test("what code computes leaves the verdict open", arguments: ["brightness", "saturation"])
  func computed(_ name: String) async throws {
    try disc("a", 0)
    try set("{filename: 'a.png', idiom: 'universal', scale: '2x'}")
    try widget(".\(name)(amount)")
    #expect(await vibrant() == ["undetermined \(RuleID.vibrantDarkContent)"])
  }

  @Test(
    "a scheme that code sets chooses the variant",
    arguments: [
      ("", []), (".environment(\\.colorScheme, .dark)", []),
      (".environment(\\.colorScheme, .light)", [Self.dark]),
      (".colorScheme(.light)", [Self.dark]),
    ])
  func scheme(_ modifiers: String, _ rules: [String]) async throws {
    try disc("light", 0)
    try disc("dark", 255)
    try set(
      """
      {filename: 'light.png', idiom: 'universal', scale: '2x'},
      {filename: 'dark.png', idiom: 'universal', scale: '2x',
       appearances: [{appearance: 'luminosity', value: 'dark'}]}
      """)
    try widget(modifiers)
    #expect(await vibrant() == rules)
  }

  @Test(
    "variants by gamut, language and direction are judged as well",
    arguments: [
      "'display-gamut': 'display-P3'", "locale: 'ar'", "'language-direction': 'right-to-left'",
    ])
  func variant(_ condition: String) async throws {
    try disc("a", 255)
    try disc("b", 0)
    try set(
      """
      {filename: 'a.png', idiom: 'universal', scale: '2x'},
      {filename: 'b.png', idiom: 'universal', scale: '2x', \(condition)}
      """)
    try widget("")
    #expect(await vibrant() == [Self.dark])
  }

  @Test(
    "what is not simulated is undetermined, not broken", arguments: ["oklch(0 0 0)", "lab(0% 0 0)"])
  func unsupported(_ color: String) async throws {
    try folder.write(
      "Art/a.svg",
      Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>\
        <rect width='30' height='30' fill='\(color)'/></svg>
        """.utf8))
    let found = await Linter().lint(LintRequest(InputQuery(paths: ["\(folder.path)/Art"])))
    #expect(found.findings == [] && found.errors == [])
    #expect(found.undetermined.map(\.rule) == [.unreadableAsset])
  }

  @Test("PQ and HLG pictures are undetermined", arguments: [16, 18] as [UInt8])
  func highDynamicRange(_ transfer: UInt8) async throws {
    let dark = StraightImage.drawn(60, 60) { _, _ in (0, 0, 0, 255) }
    var bytes = try encodePNG(dark)
    // Behind the signature and IHDR.
    bytes.insert(contentsOf: chunk("cICP", [9, transfer, 0, 1]), at: 33)
    try folder.write("Art/a.png", bytes)
    let found = await Linter().lint(LintRequest(InputQuery(paths: ["\(folder.path)/Art"])))
    #expect(found.findings == [])
    #expect(found.undetermined.map(\.rule) == [.unreadableAsset])
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    let content = Array(name.utf8) + data
    var crc = UInt32.max
    for byte in content {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return word(UInt32(data.count)) + content + word(~crc)
  }
}
