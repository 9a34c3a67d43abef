// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The two groups that accented rendering paints.
public enum AccentGroup: String, Sendable, Hashable, CaseIterable {
  /// Everything not marked accentable.
  case standard = "default"
  /// What is marked `widgetAccentable`.
  case accent
}
