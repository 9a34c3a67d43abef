// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A view as code makes it. What it shows is found when it is lowered to a node, from the outside in:
/// a body may ask for what the views around it set.
package indirect enum ViewValue {
  case empty
  case group([ViewValue])
  /// A view of the sources, whose body is run when it is lowered.
  case own(SampleValue, Spot)
  case text(TextValue)
  case image(ImageValue)
  case shape(ShapeValue)
  /// A view of SwiftUI with what it is made of.
  case system(String, [PassedValue], Spot)
  /// A view with a modifier of SwiftUI.
  case modified(ViewValue, String, [PassedValue], Spot)
  /// What was not understood.
  case unknown(Gap)
}
