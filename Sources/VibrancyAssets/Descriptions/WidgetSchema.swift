// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources

/// The JSON Schema of widget descriptions, as `vibrancy schema widget` prints it.
public enum WidgetSchema {
  /// The text of `widget.schema.json`: JSON Schema, draft 2020-12, UTF-8, with a final newline.
  public static var text: String {
    unsafe String(cString: vibrancy_widget_schema())
  }
}
