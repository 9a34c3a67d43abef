// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// How a widget looks in each of its families, as far as its code tells: for those who draw it anew.
package struct WidgetSketch: Sendable, Hashable, Codable {
  /// The name of the target it is in.
  package let target: String
  /// The system the target is made for.
  package let platform: ProjectTarget.Platform
  /// The name of the widget's type.
  package let widget: String
  /// Where the type is declared.
  package let place: SourcePlace
  /// Whether a place may remove its container background.
  package let backgroundIsRemovable: Bool
  /// Whether the system leaves room at its edges.
  package let hasMargins: Bool
  /// What it shows, a family each, in the order of `Family`.
  package var families: [FamilySketch] = []
}

/// A widget in one family.
package struct FamilySketch: Sendable, Hashable, Codable {
  /// The family.
  package let family: Family
  /// As it lies where the family is seen most: on the Home Screen, the Lock Screen or a watch face.
  package let view: SketchNode
  /// What its container background is made of.
  package let background: [SketchNode]
  /// Whether its code is more than is followed, so that a part of it is missing.
  package let isCut: Bool
  /// What accented places show, if the family has any.
  package let accented: SketchNode?
  /// What vibrant places show where the usual one is none.
  package let vibrant: SketchNode?
}

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
  /// One of them, as nobody can tell here; each is a part.
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
  /// What is no part of the view: the container background.
  case background
  /// What is not to be seen itself: a mask.
  case dropped
}

/// Something that a widget shows.
package struct SketchMark: Sendable, Hashable, Codable {
  /// What it is.
  package enum Kind: Sendable, Hashable, Codable {
    /// Sets of catalogs by their paths, one of which is shown, and the names as the code has them.
    case picture(sets: [String], names: [String])
    /// A picture that is made or loaded while the widget runs.
    case made
    /// A system symbol, by the names it may have.
    case symbol([String])
    /// Text, as far as it is known; `…` stands for the rest.
    case text(String?)
    /// A color over all of its place, or a shape of it.
    case fill(SketchPaint, isShape: Bool, isStroke: Bool)
    /// `AccessoryWidgetBackground`.
    case accessoryBackground
    /// What is declared elsewhere, by its name.
    case unknown(String)
  }

  /// What it is.
  package let kind: Kind
  /// The expression that shows it.
  package let place: SourcePlace
  /// How it is marked.
  package let manner: Manner
  /// The ink of text, symbols and templates, where the code says one.
  package let ink: SketchPaint?
  /// Whether a condition that nobody can decide here stands before it.
  package let isMaybe: Bool
  /// Whether it takes the room it gets.
  package let isResizable: Bool
  /// The height of text in points; `nil`: the system's usual.
  package let textSize: Double?
}

/// A color of a sketch.
package enum SketchPaint: Sendable, Hashable, Codable {
  /// `#RRGGBB`, opaque.
  case hex(String)
  /// One of SwiftUI's colors by its name, opaque.
  case word(String)
  /// Color sets that code calls so.
  case named([String])
  /// Colors from one end to the other.
  case gradient([SketchPaint])
  /// Something else.
  case open
}
