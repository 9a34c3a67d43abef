// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `Label`: a title with an icon.
package struct Label: Hashable, Sendable {
  /// What of it is shown.
  package enum Style: Hashable, Sendable { case titleAndIcon, titleOnly, iconOnly }

  /// The title.
  package var title: [ViewNode]
  /// The icon.
  package var icon: [ViewNode]

  /// A label.
  package init(title: [ViewNode], icon: [ViewNode]) { (self.title, self.icon) = (title, icon) }
}
