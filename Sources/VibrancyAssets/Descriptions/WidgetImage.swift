// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A picture that a widget asks for.
package struct WidgetImage: Sendable, Hashable {
  /// What its name leads to.
  package let reference: ImageReference
  /// The name, filled in.
  package let name: String
  /// Where it is written.
  package let source: JSONNode
}
