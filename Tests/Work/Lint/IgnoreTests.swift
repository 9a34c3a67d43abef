// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyLint
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

@Suite struct IgnoreTests {
  /// A widget that shows images which nothing has, with a catalog that has another.
  private func folder(_ lines: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = """
      import SwiftUI
      import WidgetKit

      @main
      struct RainWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "rain", provider: Provider()) { entry in
            RainView(entry: entry)
          }
          .supportedFamilies([.systemSmall])
        }
      }

      struct RainView: View {
        var entry: Entry
        var body: some View {
          VStack {
            \(lines.joined(separator: "\n            "))
          }
          .containerBackground(.black, for: .widget)
        }
      }
      """
    try folder.write("RainWidget/RainWidget.swift", Array(source.utf8))
    let set = "RainWidget/Assets.xcassets/star.imageset"
    let contents = #"{"images":[{"filename":"star.png","idiom":"universal","scale":"2x"}]}"#
    try folder.write("\(set)/Contents.json", Array(contents.utf8))
    let picture = Input(path: Fixture.path("Inputs/cloud-rain@2x.png"))
    try folder.write("\(set)/star.png", try Self.bytes(of: picture))
    return folder
  }

  private static func bytes(of input: Input) throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try input.forEachPortion(limit: 1 << 20) { portion in
      bytes += portion
      return true
    }
    return bytes
  }

  /// `rule severity line` of what is said of code, and how much is ignored.
  private func lint(
    _ lines: [String], _ change: (inout LintRequest) throws -> Void = { _ in }
  ) async throws -> (said: [String], ignored: Int) {
    let folder = try folder(lines)
    var request = LintRequest(InputQuery(paths: [folder.path]))
    try change(&request)
    let report = await Linter().lint(request)
    let said = report.findings.filter { $0.location.path.hasSuffix(".swift") }
      .map { "\($0.rule) \($0.severity?.rawValue ?? "?") \(($0.location.line ?? 0) - 17)" }
    return (said, report.summary.ignored)
  }

  @Test func `a comment keeps the finding of its line out`() async throws {
    let first = try await lint([#"Image("hail")"#, #"Image("snow")"#])
    #expect(first.said == ["\(RuleID.missingImage) warning 1", "\(RuleID.missingImage) warning 2"])
    #expect(first.ignored == 0)
    let second = try await lint([
      #"Image("hail") // vibrancy:ignore \#(RuleID.missingImage) -- drawn by the server"#,
      #"Image("snow")"#, "// vibrancy:ignore \(RuleID.missingImage)", #"Image("fog")"#,
    ])
    #expect(second.said == ["\(RuleID.missingImage) warning 2"])
    #expect(second.ignored == 2)
  }

  @Test func `what ignores nothing is reported`() async throws {
    let found = try await lint([
      #"Image("hail") // vibrancy:ignore missing-imag"#,
      #"Image("star") // vibrancy:ignore \#(RuleID.missingImage)"#,
      #"Image("snow") // vibrancy:ignore -- because"#,
    ])
    #expect(
      found.said == [
        "\(RuleID.missingImage) warning 1", "\(RuleID.missingImage) warning 3",
        "\(RuleID.unusedIgnore) warning 3",
        "\(RuleID.unusedIgnore) warning 1", "\(RuleID.unusedIgnore) note 2",
      ])
    #expect(found.ignored == 0)
  }

  @Test func `no comment is heeded where none is to be`() async throws {
    let lines = [#"Image("hail") // vibrancy:ignore \#(RuleID.missingImage) all"#]
    #expect(try await lint(lines).said == ["\(RuleID.unusedIgnore) warning 1"])
    let heedless = try await lint(lines) { $0.heedsIgnores = false }
    #expect(heedless.said == ["\(RuleID.missingImage) warning 1"] && heedless.ignored == 0)
  }

  @Test func `a rule that is off, or a place that is left out, makes no comment useless`()
    async throws
  {
    let lines = [#"Image("star") // vibrancy:ignore \#(RuleID.missingImage)"#]
    #expect(try await lint(lines).said == ["\(RuleID.unusedIgnore) note 1"])
    #expect(try await lint(lines) { $0.scenes = [.standby] }.said == [])
    #expect(try await lint(lines) { $0.targets = ["RainWidget"] }.said == [])
    let quiet = try await lint(lines) { request in
      request.settings = LintSettings(rules: builtInRules.filter { $0.about.id != .missingImage })
    }
    #expect(quiet.said == [])
  }

  @Test func `parts of a run ignore the same`() async throws {
    let folder = try folder([
      #"Image("hail") // vibrancy:ignore \#(RuleID.missingImage)"#,
      #"Image("star") // vibrancy:ignore x"#,
    ])
    var request = LintRequest(InputQuery(paths: [folder.path]))
    let whole = await Linter().lint(request)
    for count in 2...4 {
      var parts: [Report] = []
      for index in 1...count {
        request.shard = try Shard(index: index, count: count)
        parts.append(await Linter().lint(request))
      }
      #expect(try Report.merged(parts) == whole)
    }
    #expect(whole.summary.ignored == 1)
  }
}
