// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The JSON Schema of widget descriptions, as `vibrancy schema widget` prints it.
public enum WidgetSchema {
  /// The text of `widget.schema.json`: JSON Schema, draft 2020-12, UTF-8, with a final newline.
  public static var text: String {
    String(decoding: PackageResources.widget_schema_json, as: UTF8.self)
  }
}
