// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A call that sets something of the charts in a view: `chartXAxis(.hidden)`.
package struct ChartCall {
  /// The modifier.
  package var name: String
  /// What it is given.
  package var arguments: [PassedValue]
  /// Where.
  package var spot: Spot

  /// A call.
  package init(name: String, arguments: [PassedValue], spot: Spot) {
    (self.name, self.arguments, self.spot) = (name, arguments, spot)
  }
}
