// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is seen of a text, symbol, gauge or shape of a widget, in one scene with one sample.
package struct MarkFacts: Sendable, Hashable {
  /// What is drawn.
  package enum Kind: String, Sendable, Hashable { case text, symbol, gauge, shape }

  /// How easily letters are read.
  package enum Strength: Sendable, Hashable {
    /// At most 12 points.
    case small
    /// Between the two.
    case usual
    /// At least 18 points, or 14 where it is bold; or a symbol.
    case strong
  }

  /// How it stands out over one backdrop.
  package struct Reading: Sendable, Hashable {
    /// The wallpaper, as reports name it; `nil`: there is but one backdrop.
    package var wallpaper: String?
    /// The WCAG contrast, `1...21`, of the scene as drawn with the scene without it, that the best three
    /// quarters of its area reach.
    package var contrast: Estimate
    /// Its color there, `#RRGGBB`: the one that stands out as half of its area does.
    package var ink: String
    /// The color without it at the same place, `#RRGGBB`.
    package var ground: String

    /// A reading.
    package init(wallpaper: String? = nil, contrast: Estimate, ink: String, ground: String) {
      (self.wallpaper, self.contrast) = (wallpaper, contrast)
      (self.ink, self.ground) = (ink, ground)
    }
  }

  /// What does not fit, in points.
  package struct Overflow: Sendable, Hashable {
    /// The room that a line has.
    package var room: Double
    /// The room that it would need.
    package var need: Double

    /// Both widths.
    package init(room: Double, need: Double) { (self.room, self.need) = (room, need) }
  }

  /// A side of a widget.
  package enum Side: String, Sendable, Hashable, CaseIterable { case left, top, right, bottom }

  /// How far something reaches beyond a side of the widget.
  package struct Excess: Sendable, Hashable {
    /// The side.
    package var side: Side
    /// Points.
    package var amount: Double

    /// So many points beyond a side.
    package init(_ side: Side, _ amount: Double) { (self.side, self.amount) = (side, amount) }
  }

  /// What is drawn.
  package var kind: Kind
  /// The words of a text, or the name of a symbol.
  package var words = ""
  /// How easily letters are read.
  package var strength = Strength.usual
  /// Its paint as the code sets it, in the scene's appearance: `#RRGGBBAA`; empty where it has several.
  package var paint = ""
  /// Where the code sets that; `nil`: not known.
  package var paintPlace: CodeLocation?
  /// The views that it is in, the innermost first.
  package var around: [CodeLocation] = []
  /// Whether it is painted in a level of the system's labels, `secondary` to `quinary`, on the system's
  /// own background.
  package var isSystemLevel = false
  /// Whether the words stand in the code as they are shown.
  package var isLiteral = false
  /// The widget that draws it, by the name of its type.
  package var widget: String
  /// Its family; `nil`: a Live Activity.
  package var family: Family?
  /// The scene.
  package var place: Place
  /// The widget as it is drawn with one sample, as previews are named; `nil`: it has none.
  package var preview: String?
  /// Its box on the canvas, at a pixel a point.
  package var box: PixelRectangle?
  /// Over each backdrop that the scene is judged on; none where it was not measured.
  package var readings: [Reading] = []
  /// Of a text that ends in an ellipsis.
  package var overflow: Overflow?
  /// How far a text reaches beyond the widget, at the side where it is most.
  package var excess: Excess?
  /// The texts that it lies on.
  package var overlapping: [Overlap] = []
  /// Whether another text lies on it.
  package var isCrossed = false
  /// Whether the same view is drawn beside it in a stronger color: it is pale by choice.
  package var isPaleByChoice = false
  /// The colors of shapes beside this one that become one with it in one color, as
  /// `paint`.
  package var merged: [String] = []
  /// Whether the project supplies all data that it is drawn with.
  package var isGiven = true
  /// Whether its words are made up.
  package var hasMadeUpWords = false

  /// A text that it lies on.
  package struct Overlap: Sendable, Hashable {
    /// Its words.
    package var words: String
    /// Where it is written; the path is empty in the same file.
    package var location: CodeLocation
    /// The share of the smaller one's ink that both have, `0...1`.
    package var share: Double

    /// A text below another one.
    package init(words: String, location: CodeLocation, share: Double) {
      (self.words, self.location, self.share) = (words, location, share)
    }
  }

  /// Something that a widget draws in a scene.
  package init(
    _ kind: Kind, _ words: String = "", in widget: String, _ family: Family?, at place: Place
  ) {
    (self.kind, self.words) = (kind, words)
    (self.widget, self.family, self.place) = (widget, family, place)
  }

  /// The contrast over the backdrop where it is least.
  package var leastContrast: Reading? {
    readings.min { $0.contrast.value < $1.contrast.value }
  }
}
