// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A layer of a variant: plain values, nothing looked up.
package struct WidgetLayer: Sendable, Hashable {
  /// Its picture.
  package let image: WidgetImage
  /// Where it lies; `nil` for the whole canvas.
  package let frame: LayerFrame?
  /// The families it is drawn in, by WidgetKit's names.
  package let families: [String]
  /// Whether it is in the accent group.
  package let isAccentable: Bool
  /// How it takes part in accented rendering; `nil` if not said.
  package let accentedRendering: String?
  /// Whether privacy redacts it.
  package let isPrivacySensitive: Bool
  /// Whether it fades while its content waits for an update.
  package let isInvalidatable: Bool
  /// Whether a tap on it does something.
  package let isInteractive: Bool
  /// The ink of a template picture, whose own color is discarded.
  package let template: WidgetColor?
  /// Its opacity, `0...1`.
  package let opacity: Double
  /// Where the layer is written.
  package let source: JSONNode
}
