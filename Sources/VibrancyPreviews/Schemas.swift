// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// The JSON Schemas (2020-12) of the files this package reads.
public enum Schemas {
  /// Of widget descriptions, `NAME.widget.json`.
  public static var widget: String { WidgetSchema.text }
}
