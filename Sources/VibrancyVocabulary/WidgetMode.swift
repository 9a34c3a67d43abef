// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// WidgetKit's rendering modes.
public enum WidgetMode: String, Sendable, Hashable, CaseIterable {
  /// Desaturated and mapped into a material.
  case vibrant
  /// Two groups, one color each.
  case accented
  /// As designed.
  case fullColor
}
