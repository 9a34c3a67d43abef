// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyVocabulary

@Suite struct FamilyTests {
  private func families(_ argument: String, _ more: String = "") -> Set<Family>? {
    Project([
      "AppWidget/W.swift": """
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "w") { _ in Text("x") }
            .supportedFamilies(\(argument))
        }
      }
      \(more)
      """
    ]).evidence.targets[0].families
  }

  @Test(arguments: [
    "[.systemSmall, .accessoryCircular]", "[WidgetFamily.systemSmall, .accessoryCircular]",
    "[\n  .systemSmall, // not .systemLarge\n  #if os(iOS)\n  .accessoryCircular,\n  #endif\n]",
    "[.systemSmall] + [.accessoryCircular]", ".systemSmall, .accessoryCircular",
  ])
  func `a literal says them`(_ argument: String) {
    #expect(families(argument) == [.systemSmall, .accessoryCircular])
  }

  @Test(arguments: [
    ("F.all", "enum F { static let all: [WidgetFamily] = [.systemSmall, .accessoryCircular] }"),
    (
      "F.all",
      "enum F { static var all: [WidgetFamily] { [.systemSmall, .accessoryCircular] } }"
    ),
    (
      "F.all",
      "enum F {}\nextension F { static let all = [WidgetFamily.systemSmall, .accessoryCircular] }"
    ),
    ("all", "extension W { var all: [WidgetFamily] { [.systemSmall, .accessoryCircular] } }"),
    (
      "Self.all",
      "extension W { static let all: [WidgetFamily] = [.systemSmall, .accessoryCircular] }"
    ),
    ("all", "private let all: [WidgetFamily] = [.systemSmall, .accessoryCircular]"),
    (
      "all",
      "extension W { var all: [WidgetFamily] {\n#if os(watchOS)\nreturn [.accessoryCircular]\n#else\nreturn [.systemSmall]\n#endif\n} }"
    ),
    (
      "all",
      "extension W { var all: [WidgetFamily] { if #available(iOS 16, *) { return [.systemSmall, .accessoryCircular] } else { return [.systemSmall] } } }"
    ),
    (
      "all",
      "extension W { var all: [WidgetFamily] { var f: [WidgetFamily] = [.systemSmall]\nif #available(iOS 16, *) { f.append(contentsOf: [.accessoryCircular]) }\nreturn f } }"
    ),
    (
      "F.all",
      "enum F { static let home: [WidgetFamily] = [.systemSmall]\nstatic let all: [WidgetFamily] = home + [.accessoryCircular] }"
    ),
    (
      "F.all",
      "enum F {\n#if os(iOS)\nstatic let all: [WidgetFamily] = [.systemSmall]\n#else\nstatic let all: [WidgetFamily] = [.accessoryCircular]\n#endif\n}"
    ),
  ])
  func `a property says them, branches joined`(_ argument: String, _ more: String) {
    #expect(families(argument, more) == [.systemSmall, .accessoryCircular])
  }

  @Test(arguments: [
    ("WidgetFamily.allCases", ""), ("make()", ""), ("[.systemSmall, .brandNew]", ""),
    ("F.all", "enum F { static let all = others() }"), ("F.unknown", ""), ("[]", ""),
    ("isOn ? [.systemSmall] : [.systemLarge]", ""),
    ("F.a", "enum F { static let a: [WidgetFamily] = F.b\nstatic let b: [WidgetFamily] = F.a }"),
    ("all", "extension W { var all: [WidgetFamily] { base.filter { $0 == .systemSmall } } }"),
    ("all", "extension V { var all: [WidgetFamily] { [.systemSmall] } }"),
  ])
  func `anything else is all families`(_ argument: String, _ more: String) {
    #expect(families(argument, more) == nil)
  }

  @Test func `without a call all families are meant`() {
    #expect(Project(["AppWidget/W.swift": Project.widget]).evidence.targets[0].families == nil)
  }

  @Test func `a helper of the sources says them`() {
    let helper = """
      extension WidgetConfiguration {
        func mine(_ f: [WidgetFamily]) -> some WidgetConfiguration {
          if #available(iOS 17, *) { return self.supportedFamilies(f) } else { return self }
        }
        func own() -> some WidgetConfiguration { supportedFamilies([.accessoryInline]) }
      }
      """
    func families(_ call: String) -> Set<Family>? {
      Project([
        "AppWidget/W.swift":
          "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration()\(call) } }",
        "Shared/H.swift": helper,
      ]).evidence.targets[0].families
    }
    #expect(families(".mine([.systemSmall])") == [.systemSmall])
    #expect(families(".own()") == [.accessoryInline])
    #expect(families(".mine(unknown())") == nil)
  }

  private func widget(_ name: String, _ family: String) -> String {
    """
    struct \(name): Widget { var body: some WidgetConfiguration {
      StaticConfiguration { _ in V() }.supportedFamilies([.\(family)]) } }
    """
  }

  @Test func `a use has the families of the one widget of its folder, else those of the target`() {
    let set = "App/Assets.xcassets/logo.imageset"
    let project = Project(
      [
        "AppWidget/A/W.swift": widget("A", "systemSmall"),
        "AppWidget/A/Views/V.swift": "struct V: View { var body: some View { Image(.logo) } }",
        "AppWidget/B/W.swift": widget("B", "accessoryCircular"),
        "AppWidget/Common/V.swift": "struct C: View { var body: some View { Image(.logo) } }",
      ], sets: [set])
    let uses = project.uses(of: set)
    #expect(uses.map(\.place.path) == ["AppWidget/A/Views/V.swift", "AppWidget/Common/V.swift"])
    #expect(uses.map(\.families) == [[.systemSmall], [.systemSmall, .accessoryCircular]])
  }
}
