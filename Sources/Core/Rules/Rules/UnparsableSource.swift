// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `unparsable-source`
  package static let unparsableSource = RuleID(rawValue: "unparsable-source")
}

/// A source of a widget does not parse, so that the widget is not judged.
package struct UnparsableSource: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<UnparsableSource>] = []

  /// One verdict, at the first defect of the source.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture, let source = subject.unparsable else { return [] }
    let names = Message.list(source.widgets.prefix(3).map { "\(name: $0)" }, separator: ", ")
    let more: Message =
      source.widgets.count > 3 ? " and \(source.widgets.count - 3) more" : ""
    let effect: Message =
      switch source.widgets.count {
      case 0: "the target \(name: source.target) is judged without it"
      case 1: "the widget \(names) is not judged"
      default: "the widgets \(names)\(more) are not judged"
      }
    return [
      Verdict(
        .fails(.warning),
        message:
          "\(source.place):\(source.column) does not parse: \(word: source.fault.words); \(effect)",
        fix: source.fault == .conflictMarker
          ? "resolve the conflict and remove its markers" : "correct the code until it compiles")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .unparsableSource,
    summary: "A source of a widget does not parse, so that the widget is not judged.",
    rationale: """
      Where a bracket, a string or a comment is not closed, or a merge left its markers, it is not \
      known what the widget shows. Without a finding such a source would look like a widget without \
      a fault.
      """,
    fix: "Correct the code at that line until it compiles, and lint again.",
    source: """
      Read from the Swift sources of widget targets, and those that their widgets use: brackets, \
      literals, comments, `#if` and markers of merges alone. Code that is merely not understood is \
      reported by `vibrancy evidence`.
      """,
    severity: .warning, tags: ["code"],
    triggering: [
      RuleExample("a brace that is not closed", unparsable(.unclosedBrace, ["Tide"])),
      RuleExample(
        "a conflict in a file of several widgets", unparsable(.conflictMarker, ["Tide", "Moon"])),
      RuleExample(
        "a comment without an end, in a file that no widget needs", unparsable(.unclosedComment, [])
      ),
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])

  private static func unparsable(_ fault: SourceFaultKind, _ widgets: [String]) -> Subject {
    Subject().with {
      $0.unparsable = UnparsableFacts(
        fault, at: CodeLocation(path: "TideWidget.swift", line: 8), column: 3, widgets: widgets,
        target: "TideWidget")
    }
  }
}
