// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct RobustnessTests {
  /// Two files that use all there is to read.
  private static let sources = [
    ##"""
    import SwiftUI
    struct W: Widget {
      private let kind = "k\(1)", name = #"logo"#
      var families: [WidgetFamily] {
        #if os(iOS)
        return [.systemSmall] + Self.more
        #else
        return [.accessoryCircular]
        #endif
      }
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind) { entry in
          Image(name).modify { view in if #available(iOS 18, *) { view.widgetAccentable() } else { view } }
          Image(uiImage: UIImage(named: isOn ? "logo" : "b")!).full(.fullColor).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        .supportedFamilies(families).disfavoredLocations([.standBy], for: families)
      }
    }
    """##,
    ##"""
    extension View { func full(_ m: M = .accented) -> some View { self.widgetAccentedRenderingMode(m) } }
    enum Art: String { case a = "logo", b; var n: String { switch self { case .a: return "x"; default: "y" } } }
    let r = /a"[^/]/, q = """
      multi \("nested \(Art.a.rawValue)")
      """ /* /* nested */ */
    func t() { CLKImageProvider(onePieceImage: UIImage(named: "logo")!) }
    #Preview(as: .systemSmall) { W() } timeline: { Entry() }
    struct P: PreviewProvider { static var previews: some View { Image("logo") } }
    """##,
  ]

  private func evidence(_ bytes: [UInt8]) -> Evidence {
    let set = KnownSet(
      path: "A.xcassets/logo.imageset", catalog: "A.xcassets", name: "logo", kind: .image,
      isWatch: false)
    return Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: bytes)], sets: [set],
      bundleFiles: [], isScopeName: Project.isScopeName)
  }

  @Test(arguments: sources)
  func `a file cut anywhere is survived`(_ source: String) {
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      _ = evidence(Array(bytes[..<end]))
      if end % 4 == 0 { _ = evidence(Array(bytes[end...])) }
    }
    #expect(evidence(bytes).targets.isEmpty == !source.contains("struct W"))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `damaged bytes are survived`(_ seed: UInt64) {
    var random = Generator(state: seed)
    for _ in 0..<40 {
      var bytes = Array(Self.sources.joined(separator: "\n").utf8)
      for _ in 0..<6 {
        let index = Int.random(in: bytes.indices, using: &random)
        let marks: [UInt8] = Array("(){}[]\"#\\/`\n.:,?".utf8) + [0, 0xFF]
        bytes[index] = marks.randomElement(using: &random) ?? 0
      }
      _ = evidence(bytes)
    }
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "/*", "Image(", "a.b(", "x ? ", "#if a\n", "struct S: Widget {",
    "func f(_ a: [", "{ a in ", "Image(.a).m { v in ", "}", "\"\"\"\n\\(", "#\"", "case ", "if x {",
    ".supportedFamilies([", "let a = a ?? ", "Image(uiImage: ", "/a", "var x: [",
  ])
  func `what repeats without end takes linear time and memory`(_ part: String) {
    let text = String(repeating: part, count: 2000)
    _ = evidence(Array(("struct W: Widget {\n" + text).utf8))
    _ = evidence(Array((text + "\nstruct W: Widget { }").utf8))
  }

  @Test func `the order of sources and sets changes nothing`() {
    var files: [SourceText] = []
    for (name, code) in [
      ("A", Self.sources[0] + Self.sources[1]),
      ("B", Self.sources[0].replacing("struct W", with: "struct V")),
      ("C", "struct Face: View { var body: some View { Image(.logo).full() } }"),
    ] {
      files.append(SourceText(path: "AppWidget/\(name).swift", bytes: Array(code.utf8)))
    }
    let sets = ["A", "B"].map {
      KnownSet(
        path: "\($0).xcassets/logo.imageset", catalog: "\($0).xcassets", name: "logo",
        kind: .image, isWatch: false)
    }
    let results = [(files, sets), (files.reversed(), sets.reversed())].map { files, sets in
      Evidence(
        sources: files, sets: sets, bundleFiles: [], isScopeName: Project.isScopeName)
    }
    #expect(results[0].targets == results[1].targets)
    #expect(results[0].missing == results[1].missing)
    #expect(sets.map(results[0].use) == sets.map(results[1].use))
    guard case .used(let uses) = results[0].use(of: sets[0]) else {
      Issue.record("the set is used")
      return
    }
    #expect(uses.count > 4)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
