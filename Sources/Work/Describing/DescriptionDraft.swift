// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyScenes

/// A widget description to start from: a widget of a project as its Swift draws it, and what was not
/// understood of that.
///
/// A value; `text` writes it.
package struct DescriptionDraft: Sendable, Hashable {
  /// The name of the widget's type.
  package let widget: String
  /// The name of the target it is in.
  package let target: String
  /// The name of its file, with `.widget.json`; no other draft of a project has it.
  package var fileName = ""
  /// Sentences at the top of the file.
  var heading: [String] = []
  /// The catalog as a path from the description's folder; `nil`: it shows no set.
  var catalog: String?
  /// The catalog as the user knows it.
  package var catalogPath: String?
  /// The sizes it comes in; at least one.
  let families: [Family]
  /// The background behind the layers; `nil`: nothing.
  var background: CommentedValue?
  /// `true` if the system may remove the container background.
  var isBackgroundRemovable = true
  /// `true` if the system leaves room at its edges.
  var hasMargins = true
  /// The content, one section per family.
  var sections: [Section] = []
  /// The number of pictures it draws, and of places of it that are open: not understood, or written
  /// as the nearest thing that a description can say.
  package internal(set) var pictureCount = 0, openCount = 0

  /// The content of one family.
  struct Section: Sendable, Hashable {
    /// Sentences about the whole of it.
    var notes: [String]
    /// Its view; `nil`: it shows nothing.
    var layer: CommentedValue?
  }

  init(_ widget: String, of target: String, _ families: [Family]) {
    (self.widget, self.target, self.families) = (widget, target, families)
  }
}

extension DescriptionDraft {
  /// The names of its families.
  package var familyNames: [String] { families.map(\.rawValue) }

  /// `true` if its catalog lies where a description may name it: below its folder.
  package var isBesideItsCatalog: Bool { !(catalog?.hasPrefix("../") ?? false) }
}
