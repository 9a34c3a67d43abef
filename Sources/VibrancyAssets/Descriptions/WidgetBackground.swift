// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a widget draws behind its layers, nothing looked up.
package enum WidgetBackground: Sendable, Hashable {
  /// One color.
  case color(WidgetColor)
  /// A picture.
  case image(WidgetImage)
  /// A vertical gradient.
  case gradient(top: WidgetColor, bottom: WidgetColor)
}
