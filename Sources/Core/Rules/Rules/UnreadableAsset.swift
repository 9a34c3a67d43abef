// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `unreadable-asset`
  package static let unreadableAsset = RuleID(rawValue: "unreadable-asset")
}

/// The file is not a picture that can be read.
package struct UnreadableAsset: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<UnreadableAsset>] = []

  /// One verdict, wherever the picture is shown. What may be sound and is not read here is
  /// undetermined, unless its name says that it is of another format; where no widget shows it, that
  /// is a note.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let fault = subject.unreadable else { return [] }
    if subject.isOtherFormat, !subject.isMisnamed {
      return [
        Verdict(
          .undetermined(.otherFormat(fault)),
          message: "it cannot be judged: \(Message(words: "\(fault)"))")
      ]
    }
    // What others may read well, and no widget is known to show, breaks nobody's widget.
    let isHarmless = subject.isOtherFormat && subject.kind == .outOfScope
    let severity = isHarmless ? Severity.note : .error
    return [
      Verdict(
        .fails(severity), message: fault.message,
        fix: Advice(Message(words: fault.fix ?? "export it again")))
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .unreadableAsset,
    summary: "The file cannot be read as a picture.",
    rationale: """
      A damaged file, a text pointer of Git LFS or a picture of another kind under a PNG's name \
      may build, and then show nothing. What cannot be read cannot be judged, so silence here \
      would look like a pass.
      """,
    fix: "Export the art again. If it is a pointer of Git LFS, run `git lfs pull`.",
    source: "The PNG specification, third edition; the file's first bytes, not its name.",
    severity: .error, isLadder: true, tags: ["catalog", "icon", "file"],
    triggering: [
      RuleExample("a pointer of Git LFS", pointer),
      RuleExample("the same out of scope", pointer.with { $0.kind = .outOfScope }),
      RuleExample(
        "a WebP picture named .png, out of scope: a note",
        pointer.with { ($0.kind, $0.isOtherFormat, $0.isMisnamed) = (.outOfScope, true, true) }),
    ],
    passing: [RuleExample("a glyph", .glyph)])

  private static let pointer = Subject().with {
    $0.unreadable = FileFault("a Git LFS pointer, not a picture")
  }
}

extension FileFault {
  /// The sentence about the fault; the number of its place is a figure, so that files with the same
  /// fault are of one kind.
  fileprivate var message: Message {
    let (head, number, tail) = parts
    let place = number.map { [Message.Piece.argument(.figure(digits: "\($0)", .plain))] } ?? []
    return Message([.words(head)] + place + [.words(tail)])
  }
}
