// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

/// What is shown, and how it lies.
package indirect enum SketchNode: Sendable, Hashable, Codable {
  /// Something to see.
  case mark(SketchMark)
  /// Room that is left.
  case spacer
  /// Several, as they lie.
  case group(SketchGroup, [SketchNode])

  /// Whatever of it is to be seen, back to front and in the order of the code.
  package var marks: [SketchMark] {
    switch self {
    case .mark(let mark): [mark]
    case .spacer: []
    case .group(_, let parts): parts.flatMap(\.marks)
    }
  }
}

/// How the parts of a sketch lie.
package enum SketchGroup: Sendable, Hashable, Codable {
  /// From left to right, by SwiftUI's word for how they are aligned.
  case row(String?)
  /// From top to bottom, by SwiftUI's word for how they are aligned.
  case column(String?)
  /// In a way that is not known.
  case beside
  /// As what is around them lays them.
  case listed
  /// Back to front.
  case layered
  /// One of them, as cannot be determined here; each is a part.
  case choice
  /// The first behind the last, which says how large both are.
  case behind
  /// The last above the first, which says how large both are.
  case above
  /// One, in so many points.
  case frame(width: Double?, height: Double?)
  /// One, with room at the edges of SwiftUI's names; `nil`: the system's usual.
  case padding(Set<String>, Double?)
  /// One, in all the room there is, at the place in it that SwiftUI's word says.
  case filling(isWide: Bool, isHigh: Bool, String?)
  /// One, as it is.
  case plain
  /// What is not part of the view: the container background.
  case background
  /// What is not to be seen itself: a mask.
  case dropped
}
