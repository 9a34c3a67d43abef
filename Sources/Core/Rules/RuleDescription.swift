// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// The description of a rule, for `vibrancy rules`, `vibrancy explain` and reports.
package struct RuleDescription: Sendable, Hashable {
  /// Lower-case, hyphenated, permanent.
  package let id: RuleID
  /// The defect that the rule finds, in one sentence.
  package let summary: String
  /// The effect of the defect on the person looking at the widget, in a few sentences.
  package let rationale: String
  /// The usual fix, in a few sentences.
  package let fix: String
  /// The source of the requirement, with its standing: documentation, a standard, or measurements.
  package let source: String
  /// The severity, or the most severe of a ladder.
  package let severity: Severity
  /// `true` if the rule gives verdicts of several severities, which configuration caps.
  package let isLadder: Bool
  /// `true` if the rule is on unless configuration says otherwise.
  package let isOnByDefault: Bool
  /// The rules whose finding in the same scene says it all, so that this one is silent there.
  package let yieldsTo: [RuleID]
  /// The rules whose finding in any scene says it all, so that this one is silent everywhere.
  package let quietBeside: [RuleID]
  /// Words to find it by: `vibrant`, `accented`, `catalog`, `icon`.
  package let tags: [String]
  /// Subjects it fires on, the boundary among them.
  package let triggering: [RuleExample]
  /// Subjects it passes, the boundary among them.
  package let passing: [RuleExample]
  /// Examples on which it cannot decide.
  package let undetermined: [RuleExample]

  /// A description. A page in a browser has no use for examples: there they are not built.
  package init(
    id: RuleID, summary: String, rationale: String, fix: String, source: String,
    severity: Severity, isLadder: Bool = false, isOnByDefault: Bool = true,
    yieldsTo: [RuleID] = [], quietBeside: [RuleID] = [],
    tags: [String] = [], triggering: @autoclosure () -> [RuleExample],
    passing: @autoclosure () -> [RuleExample], undetermined: @autoclosure () -> [RuleExample] = []
  ) {
    (self.id, self.summary, self.rationale, self.fix) = (id, summary, rationale, fix)
    (self.source, self.severity, self.isLadder) = (source, severity, isLadder)
    (self.isOnByDefault, self.yieldsTo) = (isOnByDefault, yieldsTo)
    (self.quietBeside, self.tags) = (quietBeside, tags)
    #if hasFeature(Embedded)
      (self.triggering, self.passing, self.undetermined) = ([], [], [])
    #else
      (self.triggering, self.passing, self.undetermined) = (triggering(), passing(), undetermined())
    #endif
  }
}

/// A subject that shows what a rule does: a test, and documentation.
package struct RuleExample: Sendable, Hashable {
  /// The example in a few words.
  package let title: String
  /// The subject that is judged.
  package let subject: Subject

  /// An example.
  package init(_ title: String, _ subject: Subject) {
    (self.title, self.subject) = (title, subject)
  }
}

/// The weight of a finding. Raw values are public API.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Most likely wrong.
  case warning
  /// Wrong.
  case error

  /// A note is the least.
  public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
