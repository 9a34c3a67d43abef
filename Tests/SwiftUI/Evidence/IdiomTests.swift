// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct IdiomTests {
  @Test(arguments: Idiom.all)
  func `an idiom yields its table`(_ idiom: Idiom) throws {
    let wanted = try idiom.table()
    let found = EvidenceTable(evidence: try idiom.evidence(), sets: try idiom.sets()).lines
    guard wanted != found else { return }
    let difference =
      (Set(wanted).subtracting(found).map { "- \($0)" }
      + Set(found).subtracting(wanted).map { "+ \($0)" }).sorted { $0.dropFirst() < $1.dropFirst() }
    Issue.record("\(idiom.name): - is wanted, + is found\n\(difference.joined(separator: "\n"))")
  }

  @Test func `there are idioms`() {
    #expect(Idiom.all.count > 120)
  }
}
