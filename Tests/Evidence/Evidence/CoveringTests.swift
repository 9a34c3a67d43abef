// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyTestSupport

/// What runs of the evaluator that cover all that may be shown say of the idioms' pictures.
@Suite struct CoveringTests {
  /// The lines about pictures, without how and where they are shown.
  private static func uses(_ lines: [String]) -> Set<String> {
    Set(
      lines.filter { $0.hasPrefix("use ") }.map { line in
        line.split(separator: " ").dropFirst().enumerated().filter { index, word in
          index < 2 || word.contains("(") || ["activity", "control"].contains(word)
        }.map { String($0.element) }.joined(separator: " ")
      })
  }

  @Test(arguments: Idiom.all)
  func `runs that cover an idiom yield its pictures`(_ idiom: Idiom) throws {
    let wanted = Self.uses(try idiom.table())
    let found = Self.uses(
      EvidenceTable(evidence: try idiom.evidence(isCovering: true), sets: try idiom.sets()).lines)
    guard wanted != found else { return }
    let difference =
      (wanted.subtracting(found).map { "- \($0)" } + found.subtracting(wanted).map { "+ \($0)" })
      .sorted { $0.dropFirst() < $1.dropFirst() }
    Issue.record("\(idiom.name): - is wanted, + is found\n\(difference.joined(separator: "\n"))")
  }
}
