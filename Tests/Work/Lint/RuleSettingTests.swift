// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite("Rules set in code") struct RuleSettingTests {
  private func setting(_ id: RuleID, in settings: LintSettings) throws -> RuleSetting {
    try #require(settings.rules.first { $0.id == id })
  }

  @Test func `every rule is listed with its severity, summary and options`() throws {
    let rules = LintSettings().rules
    #expect(rules.map(\.id) == builtInRules.map(\.about.id))
    #expect(rules.allSatisfy { !$0.summary.isEmpty })
    let contrast = try setting(.vibrantContrast, in: LintSettings())
    #expect(contrast.severity == .error)
    let option = try #require(contrast.options.first { $0.name == "warning-ratio" })
    guard case .number(let ratio) = option.value else {
      Issue.record("\(option.value) is not a number")
      return
    }
    #expect(option.range?.contains(ratio) == true && !option.summary.isEmpty)
  }

  @Test func `a rule that is off finds nothing, and finds again what it found once it is on`()
    async throws
  {
    let path = Fixture.path("Inputs/logo-dark@3x.png")
    var settings = LintSettings()
    func count() async -> Int {
      await Linter().lint(at: [path], settings: settings).findings
        .count { $0.rule == .vibrantDarkContent }
    }
    let before = await count()
    #expect(before > 0)
    try settings.switchOff(.vibrantDarkContent)
    #expect(try setting(.vibrantDarkContent, in: settings).severity == nil)
    #expect(await count() == 0)
    try settings.switchOn(.vibrantDarkContent)
    #expect(await count() == before)
  }

  @Test func `the severity caps findings, and switching on what is on keeps it`() async throws {
    var settings = LintSettings()
    try settings.setSeverity(of: .vibrantDarkContent, to: .note)
    try settings.switchOn(.vibrantDarkContent)
    let report = await Linter().lint(
      at: [Fixture.path("Inputs/logo-dark@3x.png")], settings: settings)
    let severities = report.findings.filter { $0.rule == .vibrantDarkContent }.map(\.severity)
    #expect(!severities.isEmpty && severities.allSatisfy { $0 == .note })
  }

  @Test func `an option is set, and the others and the severity stay`() throws {
    var settings = LintSettings()
    try settings.setSeverity(of: .vibrantContrast, to: .warning)
    let before = try setting(.vibrantContrast, in: settings)
    try settings.setOption("warning-ratio", of: .vibrantContrast, to: 2.75)
    let after = try setting(.vibrantContrast, in: settings)
    #expect(after.severity == .warning)
    #expect(after.options.first { $0.name == "warning-ratio" }?.value == 2.75)
    #expect(
      after.options.filter { $0.name != "warning-ratio" }
        == before.options.filter { $0.name != "warning-ratio" })
  }

  @Test func `errors name the bad rule, option or value and what is possible`() {
    var settings = LintSettings()
    func message(_ body: (inout LintSettings) throws(RuleChangeError) -> Void) -> String {
      do throws(RuleChangeError) {
        try body(&settings)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message { settings throws(RuleChangeError) in try settings.switchOff("thin-stroke") }
        == #"unknown rule "thin-stroke"; did you mean '\#(RuleID.thinStrokes)'?"#)
    #expect(
      message { settings throws(RuleChangeError) in
        try settings.setOption("warning-ratio", of: .vibrantContrast, to: 40)
      } == "\(RuleID.vibrantContrast): 40 is out of range for warning-ratio; give 1 to 21")
    #expect(
      message { settings throws(RuleChangeError) in
        try settings.setOption("warning-ratio", of: .vibrantContrast, to: true)
      } == "\(RuleID.vibrantContrast): true is not a value for warning-ratio; give a number")
    #expect(
      message { settings throws(RuleChangeError) in
        try settings.setOption("ratio", of: .vibrantContrast, to: 2)
      }.hasPrefix("\(RuleID.vibrantContrast): unknown option ratio; there are "))
    #expect(settings.json == LintSettings().json)
  }
}
