// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The subject that rules judge: one picture, or a set of them, with all that is known of how it is
/// shown.
package struct Subject: Sendable, Hashable {
  /// The purpose of a picture.
  package enum Kind: Sendable, Hashable {
    /// A picture in a widget, a description's preview or a loose file.
    case picture
    /// A picture of an app icon, for some of its looks.
    case icon(Set<IconLook>)
    /// Art of which only the files are judged, not the look: what Live Activities and controls alone
    /// show, and what stands beside the picture that is judged.
    case filesOnly
    /// Art out of scope: only whether it can be read is said.
    case outOfScope
  }

  /// A look of an app icon that a file is for.
  package enum IconLook: String, Sendable, Hashable { case light, dark, tinted }

  /// The fate of the container background where the system removes it.
  package enum Background: String, Sendable, Hashable {
    /// Nothing is known of one.
    case unknown
    /// There is one, described, and it is removed.
    case removable
    /// There is one, described, and it stays.
    case kept
  }

  /// The kind of subject.
  package var kind: Kind
  /// The fault that kept it from being read; no facts then.
  package var unreadable: FileFault?
  /// `true` if it is a picture of a format that is not read here, such as WebP, though others may.
  package var isOtherFormat = false
  /// `true` if its name says that it is a PNG, which it is not.
  package var isMisnamed = false
  /// The measurements; `nil`: it could not be read.
  package var art: ArtFacts?
  /// `true` if the system uses its alpha alone.
  package var isTemplate = false
  /// `true` if another program drew it, from a vector file.
  package var isVector = false
  /// `true` if a description or the code says how it is shown.
  package var isDescribed = false
  /// `true` if a condition or a part of the name decides everywhere whether it is shown at all.
  package var isPossible = false
  /// `true` if code draws it anew wherever it is shown, in a size that the file does not say.
  package var isRedrawn = false
  /// The part it takes in accented scenes.
  package var accentedRendering = AccentedRendering.unset
  /// The container background.
  package var background = Background.unknown
  /// The families that the description or the code supports; `nil`: not known.
  package var families: Set<Family>?
  /// The slot's own width × height in pixels, for the archive; `nil` without a family.
  package var slotArea: Int?
  /// The largest stored bitmap's width and height in pixels, where that is not the canvas.
  package var largestBitmap: PixelRectangle?
  /// The groups that accented scenes paint in one flat color each; `nil`: the art itself.
  package var paintedArt: [ArtFacts]?
  /// `true` if text is all of it, which needs 4.5:1 (`"text": true`).
  package var isText = false
  /// The scenes it is judged in.
  package var scenes: [SceneFacts] = []
  /// The catalog's facts about its set.
  package var set = SetFacts()
  /// The fault of a line of code, if that is what is judged.
  package var code: CodeFacts?
  /// What a line of code comes to in widgets as they are drawn, if that is what is judged.
  package var drawn: DrawnLineFacts?
  /// The source that does not parse, if that is what is judged.
  package var unparsable: UnparsableFacts?

  /// A subject.
  package init(_ kind: Kind = .picture, art: ArtFacts? = nil, scenes: [SceneFacts] = []) {
    (self.kind, self.art, self.scenes) = (kind, art, scenes)
  }
}

/// Something in the code that cannot look right where it is shown, whatever the pictures are.
package struct CodeFacts: Sendable, Hashable {
  /// The kind of the fault.
  package var kind: CodeFaultKind
  /// `true` if it is a picture that may swallow others.
  package var isOfPicture = false
  /// `opaque-fraction` of that picture, `0...1`; `nil`: not known.
  package var opaqueFraction: Double?
  /// The widgets that show it, by the names of their types.
  package var widgets: [String]
  /// The families they show it in.
  package var families: Set<Family>
  /// The place it is reported for; `nil`: wherever the widget is shown.
  package var place: Place?
  /// The lines of what it swallows; the path is empty in the same file, else the file's name.
  package var others: [CodeLocation]
  /// `true` if a condition that cannot be decided stands before it everywhere.
  package var isPossible: Bool

  /// A fault.
  package init(
    _ kind: CodeFaultKind, widgets: [String], families: Set<Family> = [], place: Place? = nil,
    others: [CodeLocation] = [], isPossible: Bool = false
  ) {
    (self.kind, self.widgets, self.families) = (kind, widgets, families)
    (self.place, self.others, self.isPossible) = (place, others, isPossible)
  }
}
