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

  /// The idioms of which the runs say something else than lint's own reading, and why.
  private static let known: [String: String] = [
    "any-style-by-ternary": surer, "color-by-ternary": surer, "gradient-of-setting-color": surer,
    "no-space-in-later-branch": surer, "overload-padding-conditional": surer, "overloads": surer,
    "applied-modifiers": "masks of other modules are not followed",
    "computed-bars": "what a `GeometryReader` holds lies on each other",
    "condition-on-ink-and-plate": "ink on a clear plate is dark where no background is shown",
    "dictionary-by-initializer": openDictionary, "dictionary-by-subscript": openDictionary,
    "generated": "constants that other tools generate are not followed",
    "gradient-of-entry-color": openGradient, "values-of-styles": openGradient,
    "mode-through-own-environment": "state that a view sets as it appears is not followed",
    "open-names": "names by `String(format:)` are not followed",
    "optional-image-bare": madeElsewhere, "optional-image-chained": madeElsewhere,
    "optional-image-unwrapped": madeElsewhere,
    "short-cuts":
      "a set's picture by `UIImage(named:)` is there; labels of widgets are not followed",
    "unknown-guards": "of `#if` each branch counts",
  ]

  private static let surer = "each branch shows the fault, so that it is certain"
  private static let openDictionary = "dictionaries by keys that are not known are not followed"
  private static let openGradient = "a gradient of a color that is not known is not known"
  private static let madeElsewhere = "a picture that an entry holds has the place where it is made"

  @Test(arguments: Idiom.all)
  func `runs that cover an idiom yield its pictures`(_ idiom: Idiom) throws {
    let wanted = Self.uses(try idiom.table())
    let found = Self.uses(
      EvidenceTable(evidence: try idiom.evidence(isCovering: true), sets: try idiom.sets()).lines)
    if let reason = Self.known[idiom.name] {
      #expect(wanted != found, "no longer: \(reason)")
      return
    }
    guard wanted != found else { return }
    let difference =
      (wanted.subtracting(found).map { "- \($0)" } + found.subtracting(wanted).map { "+ \($0)" })
      .sorted { $0.dropFirst() < $1.dropFirst() }
    Issue.record("\(idiom.name): - is wanted, + is found\n\(difference.joined(separator: "\n"))")
  }
}
