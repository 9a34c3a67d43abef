// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Something that code names or passes and that is wrong wherever it is shown, as runs find it that
/// cover what may be shown.
package enum CodeRemark: Hashable {
  /// A color that code names, and no catalog has: `Color("name")`.
  case color(String, Spot)
  /// A member that Xcode would make of a color set, and no catalog has that: `Color(.name)`.
  case colorMember(String, Spot)
  /// A text with a format style of the sources.
  case ownFormat(Spot)
}
