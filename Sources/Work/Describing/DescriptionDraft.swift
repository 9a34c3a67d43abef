// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// A widget description to start from: what the sources say of one widget, and what they leave open.
///
/// A value; `text` writes it. What is known becomes keys, what is not becomes comments at its place.
package struct DescriptionDraft: Sendable, Hashable {
  /// The name of the widget's type.
  package let widget: String
  /// The name of the target it is in.
  package let target: String
  /// The name of its file, with `.widget.json`; no other draft of a project has it.
  package var fileName: String
  /// Sentences at the top of the file.
  var heading: [String] = []
  /// The catalog as a path from the description's folder; `nil`: it shows no set.
  var catalog: String?
  /// The catalog as the user knows it.
  package var catalogPath: String?
  /// The sizes it comes in; at least one.
  var families: [Family]
  /// What is drawn behind the layers, where it is known.
  var background: Background?
  /// Sentences about the container background.
  var backgroundNotes: [String] = []
  /// Whether the system may remove the container background.
  var isBackgroundRemovable = true
  /// The families that have AccessoryWidgetBackground behind them.
  var accessoryBackground: [Family] = []
  /// What it shows, a family each.
  var sections: [Section] = []

  /// What is drawn behind the layers.
  enum Background: Sendable, Hashable {
    /// `#RRGGBB`, or a color set's name.
    case color(String)
    /// A picture's name.
    case image(String)
    /// The top and the bottom color.
    case gradient(String, String)
  }

  /// What one family shows.
  struct Section: Sendable, Hashable {
    let family: Family
    /// Sentences about the whole of it.
    var notes: [String] = []
    /// From the bottom up.
    var lines: [Line] = []
  }

  /// A line of the layers.
  enum Line: Sendable, Hashable {
    /// A picture that is drawn.
    case picture(Picture)
    /// A picture that is not drawn unless somebody takes the comment's signs away: why.
    case spare(Picture, why: String)
    /// Text.
    case text(Text)
    /// Something that no layer stands for, and where it is shown.
    case remark(String, place: String)
  }

  /// A layer of a picture.
  struct Picture: Sendable, Hashable {
    /// The set's name, or a file's path from the description's folder.
    var image: String
    var frame: DraftFrame
    var isAccentable = false
    var accentedRendering: AccentedRendering?
    var isPrivate = false
    var isInvalidatable = false
    /// The ink of a template: `#RRGGBB`, or a color set's name.
    var template: String?
    /// `0...1`.
    var opacity = 1.0
    /// `path:line` of the code that shows it.
    var place: String
    /// What is open about it, a few words each.
    var notes: [String] = []
  }

  /// A layer of text.
  struct Text: Sendable, Hashable {
    /// What it says as far as it is known; `nil`: nothing is.
    var words: String?
    /// Its height in points.
    var size: Double
    /// `#RRGGBB`, or a color set's name; `nil`: the system's.
    var color: String?
    var frame: DraftFrame
    var isAccentable = false
    var isPrivate = false
    /// `path:line` of the code that shows it.
    var place: String
    var notes: [String] = []
  }

  /// How many pictures it draws.
  package var pictureCount: Int {
    sections.reduce(0) { $0 + $1.lines.count { if case .picture = $0 { true } else { false } } }
  }

  /// How many lines of it are open: to be filled in, or chosen.
  package var openCount: Int {
    sections.reduce(0) { $0 + $1.lines.count { if case .picture = $0 { false } else { true } } }
  }
}

/// Where a layer lies, in points from the top left of its family on the default device.
struct DraftFrame: Sendable, Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Its width and height.
  var size: DraftLayout.Size { DraftLayout.Size(width, height) }

  /// A smaller one within it.
  ///
  /// - Parameter across: Where its free room goes, `0...1` from the left; `down` from the top.
  func holding(_ width: Double, _ height: Double, _ across: Double = 0.5, _ down: Double = 0.5)
    -> DraftFrame
  {
    let (width, height) = (min(width, self.width), min(height, self.height))
    return DraftFrame(
      x + (self.width - width) * across, y + (self.height - height) * down, width, height)
  }

  /// Without so much at its edges; never less than a point.
  func inset(left: Double, top: Double, right: Double, bottom: Double) -> DraftFrame {
    let (width, height) = (max(1, self.width - left - right), max(1, self.height - top - bottom))
    return DraftFrame(
      x + min(left, self.width - 1), y + min(top, self.height - 1), width, height)
  }
}

extension DescriptionDraft {
  /// The names of its families.
  package var familyNames: [String] { families.map(\.rawValue) }

  /// Whether its catalog lies where a description may name it: below its folder.
  package var isBesideItsCatalog: Bool { !(catalog?.hasPrefix("../") ?? false) }
}
