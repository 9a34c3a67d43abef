// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

/// The ids of all rules.
let ids = builtInRules.map { $0.about.id }

/// The rule of an id.
func rule(_ id: RuleID) throws -> Rule {
  try #require(builtInRules.first { $0.about.id == id })
}

/// A judge that has every rule as it ships.
let shipped = Judge(builtInRules.map { RuleSetting($0) })

extension Judge {
  /// What is found, as `rule severity scene`; what cannot be determined has no severity but `?`.
  func words(on subject: Subject) -> [String] {
    judgements(on: subject).map {
      let severity = $0.verdict.outcome.severity.map(\.rawValue) ?? "?"
      return "\($0.rule) \(severity)" + ($0.verdict.scene.map { " \($0.rawValue)" } ?? "")
    }
  }
}
