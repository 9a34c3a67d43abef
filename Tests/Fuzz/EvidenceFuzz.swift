// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary

/// From sources to what they say of pictures.
enum EvidenceFuzz {
  private static let names = [
    "AppWidget/W.swift", "Package.swift", "Sources/Shared/S.swift", "App/A.swift",
  ]

  private static let sets =
    ["logo", "icon", "Photos/beach"].map { name in
      KnownSet(
        path: "AppWidget/A.xcassets/\(name).imageset", catalog: "AppWidget/A.xcassets", name: name,
        kind: .image, isWatch: false)
    } + [
      KnownSet(
        path: "AppWidget/A.xcassets/Ink.colorset", catalog: "AppWidget/A.xcassets", name: "Ink",
        kind: .color, isWatch: false)
    ]

  static func run(_ bytes: [UInt8]) {
    let sources = zip(names, parts(bytes, atMost: names.count)).map {
      SourceText(path: $0, bytes: $1)
    }
    let found = evidence(sources)
    promise(found.effort.tokens <= bytes.count, "no more tokens than bytes")
    // Each of at most forty situations of a widget is bounded; a source of this length has few.
    promise(found.effort.steps < 40_000_000, "\(found.effort.steps) steps")
    for fault in found.faults { promise(fault.place.line > 0, "a fault has a line") }
    guard sources.count > 1 else { return }
    let again = evidence(sources.reversed())
    promiseSame(found.targets, again.targets)
    promiseSame(found.faults, again.faults)
    promiseSame(found.missing, again.missing)
    for set in sets { promiseSame([found.use(of: set)], [again.use(of: set)]) }
  }

  /// The order of the files changes nothing.
  private static func promiseSame<Found: Equatable>(_ one: [Found], _ other: [Found]) {
    promise(one.count == other.count, "\(one) in one order, \(other) in another")
    for (one, other) in zip(one, other) {
      promise(one == other, "\(one) in one order, \(other) in another")
    }
  }

  private static func evidence(_ sources: [SourceText]) -> Evidence {
    Evidence(sources: sources, sets: sets) { $0.lowercased().contains("widget") }
  }
}
