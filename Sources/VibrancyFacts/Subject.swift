// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What rules judge: one picture, or a set of them, with all that is known of how it is shown.
package struct Subject: Sendable, Hashable {
  /// What a picture is for.
  package enum Kind: Sendable, Hashable {
    /// A picture in a widget, a description's preview or a loose file.
    case picture
    /// A picture of an app icon, for some of its looks.
    case icon(Set<IconLook>)
    /// Art of which only the files are judged, not the look: what ClockKit alone shows, which desaturates
    /// or masks by itself, and what stands beside the picture that is judged.
    case filesOnly
    /// Art out of scope: only whether it can be read is said.
    case outOfScope
  }

  /// A look of an app icon that a file is for.
  package enum IconLook: String, Sendable, Hashable { case light, dark, tinted }

  /// What becomes of the container background where the system removes it.
  package enum Background: String, Sendable, Hashable {
    /// Nothing is known of one.
    case unknown
    /// There is one, described, and it is removed.
    case removable
    /// There is one, described, and it stays.
    case kept
  }

  /// What it is.
  package var kind: Kind
  /// Why it could not be read, with what it is instead, as one sentence; no facts then.
  package var unreadable: String?
  /// Whether it is a picture of a format that is not read here, such as WebP, though others may.
  package var isOtherFormat = false
  /// What was measured on it; `nil`: it could not be read.
  package var art: ArtFacts?
  /// Whether the system uses its alpha alone.
  package var isTemplate = false
  /// Whether another program drew it, from a vector file.
  package var isVector = false
  /// Whether a description or the code says how it is shown.
  package var isDescribed = false
  /// How it takes part in accented scenes.
  package var accentedRendering = AccentedRendering.unset
  /// The container background.
  package var background = Background.unknown
  /// The families that the description or the code supports; `nil`: not known.
  package var families: Set<Family>?
  /// The slot's own width × height in pixels, for the archive; `nil` without a family.
  package var slotArea: Int?
  /// The largest stored bitmap's width and height in pixels, where that is not the canvas.
  package var largestBitmap: PixelRectangle?
  /// What accented scenes paint in one flat color, a group each; `nil`: the art itself.
  package var paintedArt: [ArtFacts]?
  /// Whether text is all of it, which needs 4.5:1 (`"text": true`).
  package var isText = false
  /// The scenes it is judged in.
  package var scenes: [SceneFacts] = []
  /// What the catalog says of its set.
  package var set = SetFacts()

  /// A subject.
  package init(_ kind: Kind = .picture, art: ArtFacts? = nil, scenes: [SceneFacts] = []) {
    (self.kind, self.art, self.scenes) = (kind, art, scenes)
  }
}
