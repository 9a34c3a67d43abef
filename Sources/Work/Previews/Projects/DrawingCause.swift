// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a widget is not drawn as a device draws it. Widgets may have one in common.
package struct DrawingCause: Hashable, Sendable {
  /// What is otherwise.
  package enum Kind: String, Sendable, Hashable {
    /// A call is not understood; the item is its name and place.
    case notUnderstood
    /// What was run would stop the app; the item is why, and the place.
    case wouldStop
    /// Values are made up.
    case madeUp
    /// There is no container background, so that the system shows its request to adopt one.
    case noBackground
    /// An open icon stands for a symbol of the system; the item is its name.
    case openIcon
    /// A letter stands for a symbol; the item is its name.
    case letter
    /// A view is drawn as a hatched box; the item is its name.
    case notDrawn
    /// A sentence.
    case other
  }

  /// What is otherwise.
  package let kind: Kind
  /// What it is about; empty where the kind says it all.
  package let item: String
  /// The type of the widget.
  package let widget: String

  /// A cause.
  package init(_ kind: Kind, _ item: String = "", widget: String) {
    (self.kind, self.item, self.widget) = (kind, item, widget)
  }
}
