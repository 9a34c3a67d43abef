// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `Button` with what stands in it.
package struct Button: Hashable, Sendable {
  /// How it is drawn; `automatic` is `bordered` on watchOS and in widgets `borderless` elsewhere.
  package enum Style: Hashable, Sendable {
    case automatic, plain, bordered, borderedProminent, borderless
  }

  /// The shape of a border.
  package enum BorderShape: Hashable, Sendable {
    case automatic, capsule, circle
    /// `nil`: the system's radius.
    case roundedRectangle(radius: Double?)
  }

  /// What stands in it.
  package var label: [ViewNode]

  /// A button.
  package init(_ label: [ViewNode]) { self.label = label }
}

/// `Toggle` with what stands beside it.
package struct Toggle: Hashable, Sendable {
  /// How it is drawn; `automatic` is `switch` on iOS.
  package enum Style: Hashable, Sendable { case automatic, button, `switch` }

  /// Whether it is on.
  package var isOn: Bool
  /// What stands beside it.
  package var label: [ViewNode]

  /// A toggle.
  package init(isOn: Bool, _ label: [ViewNode]) { (self.isOn, self.label) = (isOn, label) }
}

/// `ContentUnavailableView`: that there is nothing to show.
package struct ContentUnavailable: Hashable, Sendable {
  /// The title with its icon.
  package var label: Label
  /// What it says below.
  package var description: [ViewNode] = []
  /// Buttons below.
  package var actions: [ViewNode] = []

  /// A label.
  package init(_ label: Label) { self.label = label }
}
