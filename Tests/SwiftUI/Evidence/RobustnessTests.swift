// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets
import VibrancyTestSupport

/// Whatever the bytes are: the sources are read to an end, within bounds, without a crash.
@Suite struct RobustnessTests {
  /// A file that uses much of what there is to read.
  private static let dense = ##"""
    import SwiftUI
    @main struct W: Widget {
      private let kind = "k\(1)", name = #"logo"#
      var families: [WidgetFamily] {
        #if os(iOS)
        return [.systemSmall] + Self.more
        #else
        return [.accessoryCircular]
        #endif
      }
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind) { (entry: Entry) in
          Image(name).modify { view in if #available(iOS 18, *) { view.widgetAccentable() } else { view } }
          Image(uiImage: UIImage(named: isOn ? "logo" : "b")!).full(.fullColor).foregroundStyle(Color(red: 1, green: 0, blue: 0))
          switch entry.kind { case .a(let x, _) where x > 1: Text("\(x)") default: ForEach([1, 2], id: \.self) { Image("n\($0)") } }
        }
        .supportedFamilies(families).disfavoredLocations([.standBy], for: families)
      }
    }
    extension View { func full(_ m: M = .accented) -> some View { self.widgetAccentedRenderingMode(m) } }
    enum Art: String { case a = "logo", b; var n: String { switch self { case .a: return "x"; default: "y" } } }
    let r = /a"[^/]/, q = """
      multi \("nested \(Art.a.rawValue)")
      """ /* /* nested */ */
    #Preview(as: .systemSmall) { W() } timeline: { Entry() }
    """##

  @Test func `a file cut at any byte is read to its end`() {
    let bytes = Array(Self.dense.utf8)
    for end in bytes.indices {
      _ = Hostile(Array(bytes[..<end])).evidence
      if end % 8 == 0 { _ = Hostile(Array(bytes[end...])).evidence }
    }
    #expect(Hostile(bytes).evidence.targets.first?.widgets.map(\.name) == ["W"])
  }

  @Test(arguments: [
    "var(", "var (a, b", "var a:", "var a =", "var a: [", "var a {", "let (", "case a(", "case a =",
    "typealias A", "typealias A =", "func f(", "func f() ->", "init(", "subscript(", "extension",
  ])
  func `a file that ends inside a declaration is read to its end`(_ start: String) {
    for type in ["struct", "enum", "class", "extension"] {
      for text in ["\(type) Widget{\(start)", "\(type) Widget{\(start)}", start] {
        let evidence = Hostile(Array(text.utf8)).evidence
        #expect(evidence.effort.tokens <= text.utf8.count)
      }
    }
  }

  @Test func `all idioms in one file, cut here and there, are read to their end`() throws {
    let bytes = try Idiom.all.flatMap { try $0.sources() }.flatMap(\.bytes)
    for end in stride(from: 1, to: bytes.count, by: bytes.count / 40) {
      let evidence = Hostile(Array(bytes[..<end])).evidence
      #expect(evidence.effort.tokens <= end)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `damaged bytes are read to their end`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let marks = Array("(){}[]\"#\\/`\n.:,?<>&@$!".utf8) + [0, 0xFF, 0xEF, 0x80]
    for _ in 0..<60 {
      var bytes = Array(Self.dense.utf8)
      for _ in 0..<6 {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = marks.randomElement(using: &random) ?? 0
      }
      _ = Hostile(bytes).evidence
    }
  }

  @Test(arguments: Hostile.nests)
  func `what is nested without end fits a small stack`(_ nest: Nest) {
    let bytes = nest.bytes(count: nest.count)
    let effort = Hostile.onSmallStack { Hostile(bytes).evidence.effort }
    #expect(effort.steps < 2_000_000)
    #expect(effort.tokens <= bytes.count)
  }

  @Test(arguments: Hostile.loops)
  func `what calls itself ends`(_ code: String) {
    let effort = Hostile.onSmallStack {
      Hostile(Array((Hostile.widget + code).utf8)).evidence.effort
    }
    // As many situations as a widget of all families has, each within its bound.
    #expect(effort.steps < 40 * 130_000)
  }

  @Test func `twice the source takes twice the tokens and steps`() {
    func effort(_ count: Int) -> Evidence.Effort {
      let views = (0..<count).map {
        "struct V\($0): View { var body: some View { HStack { Image(\"i\($0)\"); Text(\"t\") } } }\n"
      }
      let face = "struct Face: View { var body: some View { VStack { "
      let body = (0..<count).map { "V\($0)(); " }.joined()
      let code = Hostile.widget + face + body + "} } }\n" + views.joined()
      return Hostile(Array(code.utf8)).evidence.effort
    }
    let (one, two) = (effort(40), effort(80))
    #expect(Double(two.tokens) < 2.1 * Double(one.tokens))
    #expect(Double(two.steps) < 2.2 * Double(one.steps))
    #expect(two.steps > one.steps)
  }

  @Test(arguments: ["var", "static func"])
  func `arithmetic that comes to nothing known is not run each time`(_ kind: String) {
    // Each of eight steps reads the one before four times: 65 536 readings.
    let isStatic = kind != "var"
    let call = isStatic ? "()" : ""
    let steps = (1...8).map { step in
      let before = (isStatic ? "Sun." : "") + "step\(step - 1)" + call
      return "  \(kind) step\(step)\(isStatic ? "()" : ":") \(isStatic ? "-> " : "")Double "
        + "{ \(before) * \(before) + \(before) - \(before) }\n"
    }.joined()
    let first =
      isStatic
      ? "  static func step0() -> Double { Date.now.timeIntervalSince1970 }\n"
      : "  var step0: Double { date.timeIntervalSince1970 }\n"
    let code =
      Hostile.widget + "struct Sun {\n  let date: Date\n" + first + steps + "}\n"
      + "struct Face: View { let sun = Sun(date: .now)\n"
      + "  var body: some View { if \(isStatic ? "Sun" : "sun").step8\(call) > 0 { Image(\"logo\") } } }"
    let evidence = Hostile(Array(code.utf8)).evidence
    #expect(evidence.effort.steps < 40_000)
    guard case .used = evidence.use(of: Hostile.logo) else {
      Issue.record("the picture is not found")
      return
    }
  }

  @Test func `names that fit thousands of sets are bounded`() {
    let sets = (0..<5000).map {
      KnownSet(
        path: "AppWidget/A.xcassets/Flag-\($0).imageset", catalog: "AppWidget/A.xcassets",
        name: "Flag-\($0)", kind: .image, isWatch: false)
    }
    let code = """
      struct Face: View {
        let entry: Entry
        var body: some View { ForEach(entry.codes) { Image("Flag-\\($0)") } }
      }
      """
    let evidence = Hostile(Array((Hostile.widget + code).utf8), sets: sets).evidence
    let used = sets.count { if case .used = evidence.use(of: $0) { true } else { false } }
    #expect(used > 0)
    #expect(used <= 300)
  }

  @Test func `a list of a million numbers on one line is passed over`() {
    let list = (0..<300_000).map { "\($0)," }.joined()
    let code = Hostile.widget + "let data = [" + list + "]\n" + Hostile.face("Image(\"logo\")")
    let evidence = Hostile(Array(code.utf8)).evidence
    #expect(evidence.effort.tokens > 600_000)
    #expect(evidence.effort.steps < 100_000)
    guard case .used = evidence.use(of: Hostile.logo) else {
      Issue.record("the picture behind it is used")
      return
    }
  }

  @Test func `other encodings, and what editors leave, are read as far as they can be`() {
    let code = Hostile.widget + Hostile.face("Image(\"logo\")")
    func isUsed(_ bytes: [UInt8]) -> Bool {
      if case .used = Hostile(bytes).evidence.use(of: Hostile.logo) { true } else { false }
    }
    #expect(isUsed([0xEF, 0xBB, 0xBF] + Array(code.utf8)), "byte order mark")
    #expect(isUsed(Array(code.replacing("\n", with: "\r\n").utf8)), "CR LF")
    #expect(isUsed(Array(code.replacing("\n", with: "\r").utf8)), "CR")
    #expect(isUsed(Array(code.utf8) + [0, 0, 0]), "NUL at the end")
    #expect(isUsed(Array(("// \u{0} NUL\n" + code).utf8)), "NUL in a comment")
    // UTF-16 holds nothing that could be read; that is not a crash, and no target.
    #expect(!isUsed([0xFF, 0xFE] + code.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
  }

  @Test func `the order of sources and sets changes nothing`() throws {
    for idiom in Idiom.all.prefix(20) {
      let (sources, sets) = (try idiom.sources(), try idiom.sets())
      let projects = try idiom.projects()
      let results = [(sources, sets), (sources.reversed(), sets.reversed())].map { sources, sets in
        Evidence(
          sources: sources, sets: sets, projects: projects, isScopeName: Idiom.isScopeName)
      }
      #expect(results[0].targets == results[1].targets)
      #expect(results[0].missing == results[1].missing)
      #expect(results[0].faults == results[1].faults)
      #expect(sets.map(results[0].use) == sets.map(results[1].use))
    }
  }
}
