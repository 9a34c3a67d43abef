// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

/// The ids of all rules. They are permanent: one may be added, none changed or removed.
let ids: [RuleID] = [
  "blank-asset", "unreadable-asset", "vibrant-dark-content", "vibrant-contrast", "vibrant-detail",
  "translucent-light", "missing-image", "square-backdrop", "accented-solid-block",
  "accented-detail-loss", "standby-dark-content", "full-color-contrast",
  "background-only-contrast", "variants-collapse", "archival-size", "tinted-icon-not-gray",
  "tinted-icon-bright-background", "dark-icon-background", "icon-without-appearances",
  "icon-transparent", "icon-size", "icon-contrast", "opaque-template", "template-with-color",
  "missing-file", "wrong-scale-size", "night-contrast",
  "always-on-contrast", "accented-contrast", "outline-lost",
  "dark-halo", "thin-strokes", "wasted-margin", "missing-appearance", "edit-screen-contrast",
  "unused-ignore", "photo-without-accented-mode", "opaque-shape-swallows", "one-group-track",
  "missing-container-background", "background-hides-content",
]

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
