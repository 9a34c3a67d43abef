// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWord {
  /// What the system lays behind accessories.
  static let accessoryWidgetBackground = ViewWord(
    "AccessoryWidgetBackground", example: "AccessoryWidgetBackground()"
  ) { $0.node(.accessoryBackground) }
}
