// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyEvidence
package import VibrancySyntax

/// A picture as one run of a widget's code shows it.
package struct ShownPicture: Hashable {
  /// The name that code has for it, U+0000 in place of what is not known; `nil`: it is made or loaded
  /// while the widget runs.
  package var name: String?
  /// Where it is made.
  package var spot: Spot
  /// How it is shown.
  package var manner: Manner
  /// Whether it is a part of the container background.
  package var isBackground: Bool
  /// Whether something is drawn behind it.
  package var hasBackdrop: Bool
}
