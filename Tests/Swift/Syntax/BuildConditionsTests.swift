// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySyntax
import VibrancyVocabulary

@Suite struct BuildConditionsTests {
  private let conditions = BuildConditions(
    platform: .iOS, flags: ["PRO"], modules: ["Waves"])

  private func kept(_ code: String, _ conditions: BuildConditions?) -> [String] {
    let text = SourceText(path: "a.swift", bytes: Array(code.utf8))
    let source = LexedFile(text).source(conditions)
    return source.tokens.indices.map { source.text($0) }
  }

  @Test(arguments: [
    ("DEBUG", true), ("PRO", true), ("OTHER", false), ("!OTHER && PRO", true),
    ("OTHER || DEBUG", true), ("(PRO && OTHER)", false), ("true", true), ("false", false),
    ("os(iOS)", true), ("os(macOS) || os(tvOS)", false), ("!os(watchOS)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(ActivityKit)", true),
    ("canImport(Waves)", true), ("canImport(Tides)", false), ("canImport(UIKit.UIView)", true),
    ("targetEnvironment(simulator)", false), ("!targetEnvironment(macCatalyst)", true),
    ("arch(arm64)", true), ("arch(x86_64)", false), ("swift(>=5.9)", true),
    ("swift(>=6.0)", false), ("compiler(>=6.0)", true), ("compiler(<6)", false),
    ("hasFeature(Macros)", true), ("unknown(x)", false), ("", false), ("&&", false),
  ])
  func `a condition holds or not, as for a compiler`(_ condition: String, _ holds: Bool) {
    #expect(conditions.meets(condition) == holds, "\(condition)")
  }

  @Test func `exactly one branch is compiled`() {
    let code = "#if OTHER\na\n#elseif PRO\nb\n#elseif DEBUG\nc\n#else\nd\n#endif\ne"
    #expect(kept(code, conditions) == ["b", "e"])
    #expect(kept(code, BuildConditions(platform: .iOS)) == ["c", "e"])
    let nested = "#if OTHER\n#if PRO\na\n#endif\n#else\n#if PRO\nb\n#else\nc\n#endif\n#endif"
    #expect(kept(nested, conditions) == ["b"])
    #expect(kept("#else\na\n#endif\n#endif\nb\n#if OTHER\nc", conditions) == ["a", "b"])
  }

  @Test func `all branches are kept where no conditions are known`() {
    #expect(kept("#if A\na\n#else\nb\n#endif", nil) == ["a", "b"])
  }

  @Test func `modules are of the systems that have them`() {
    let watch = BuildConditions(platform: .watchOS)
    let mac = BuildConditions(platform: .macOS)
    #expect(watch.meets("canImport(WatchKit) && canImport(UIKit) && !canImport(ActivityKit)"))
    #expect(mac.meets("canImport(AppKit) && !canImport(UIKit) && canImport(WidgetKit)"))
  }
}
