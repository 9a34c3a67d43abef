// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("Every rule does what its examples claim")
struct RuleExampleTests {
  @Test("it fires on the triggering ones, no more severely than it says", arguments: ids)
  func triggers(id: RuleID) throws {
    let rule = try rule(id)
    try #require(!rule.about.triggering.isEmpty)
    for example in rule.about.triggering {
      let severities = rule.verdicts(on: example.subject).compactMap(\.outcome.severity)
      #expect(!severities.isEmpty, "\(example.title)")
      for severity in severities {
        #expect(
          rule.about.isLadder ? severity <= rule.about.severity : severity == rule.about.severity,
          "\(example.title)")
      }
    }
  }

  @Test("it is silent on the passing ones", arguments: ids)
  func passes(id: RuleID) throws {
    let rule = try rule(id)
    try #require(!rule.about.passing.isEmpty)
    for example in rule.about.passing {
      #expect(rule.verdicts(on: example.subject) == [], "\(example.title)")
    }
  }

  @Test("it decides none of the undetermined ones, and says why", arguments: ids)
  func isUndetermined(id: RuleID) throws {
    let rule = try rule(id)
    for example in rule.about.undetermined {
      let verdicts = rule.verdicts(on: example.subject)
      #expect(!verdicts.isEmpty, "\(example.title)")
      for verdict in verdicts {
        guard case .undetermined(let reason) = verdict.outcome else {
          Issue.record("\(example.title): \(verdict.message)")
          continue
        }
        #expect(reason == .modelRange && verdict.message.contains("model range"), "\(reason)")
      }
    }
  }

  @Test("a ladder's examples reach each of its severities")
  func ladders() throws {
    let severities = Dictionary(
      uniqueKeysWithValues: builtInRules.filter { $0.about.isLadder }.map { rule in
        let all = rule.about.triggering.flatMap { rule.verdicts(on: $0.subject) }
        return (rule.about.id, Set(all.compactMap(\.outcome.severity)))
      })
    #expect(severities[.vibrantContrast] == [.note, .warning, .error])
    #expect(severities[.accentedSolidBlock] == [.warning, .error])
    #expect(severities[.standbyDarkContent] == [.note, .warning, .error])
    #expect(severities[.archivalSize] == [.note, .warning])
  }

  @Test("titles are unique and what is said is one clean line", arguments: ids)
  func isCleanText(id: RuleID) throws {
    let rule = try rule(id)
    let about = rule.about
    let examples = about.triggering + about.passing + about.undetermined
    #expect(Set(examples.map(\.title)).count == examples.count)
    for text in [about.summary, about.rationale, about.fix, about.source] {
      #expect(!text.isEmpty && !text.contains("\n") && !text.contains("  "), "\(text)")
      #expect(text.hasSuffix("."), "\(text)")
    }
    for verdict in examples.flatMap({ rule.verdicts(on: $0.subject) }) {
      let fix = try #require(verdict.fix)
      for line in [verdict.message, fix] {
        #expect(!line.isEmpty && !line.contains("\n") && !line.contains("  "), "\(line)")
        #expect(!line.hasSuffix("."), "\(line)")
      }
    }
    #expect(Set(about.tags).count == about.tags.count && !about.tags.isEmpty)
  }
}
