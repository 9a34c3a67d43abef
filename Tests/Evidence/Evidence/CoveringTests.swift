// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyTestSupport

/// What runs of the evaluator that cover all that may be shown say of the idioms' pictures.
@Suite struct CoveringTests {
  /// The lines about pictures without how they are shown, and those about faults.
  private static func uses(_ lines: [String]) -> Set<String> {
    Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        switch words.first {
        case "fault": return line
        case "use":
          return words.dropFirst().enumerated().filter { index, word in
            index < 2 || word.contains("(") || ["activity", "control"].contains(word)
          }.map(\.element).joined(separator: " ")
        default: return nil
        }
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
