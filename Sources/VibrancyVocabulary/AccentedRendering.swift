// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How an image takes part in accented rendering (iOS 18's `WidgetAccentedRenderingMode`).
public enum AccentedRendering: String, Sendable, Hashable, CaseIterable {
  /// Not said: the default group's color, by alpha.
  case unset
  /// The accent group's color, by alpha.
  case accented
  /// The default group's color, by luma.
  case desaturated
  /// The accent group's color, by luma.
  case accentedDesaturated
  /// The original; watchOS ignores it.
  case fullColor
}
