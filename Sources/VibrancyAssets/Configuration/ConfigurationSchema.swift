// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources

/// The JSON Schema of configurations, but for the rules.
package enum ConfigurationSchema {
  /// The text of `config.schema.json`: JSON Schema, draft 2020-12, UTF-8, with a final newline.
  ///
  /// `rulesMarker` stands in it once, where who knows the rules puts the schemas of their settings.
  package static var template: String {
    unsafe String(cString: vibrancy_config_schema())
  }

  /// The member that stands for all rules.
  package static let rulesMarker = ##""rule-id": { "$ref": "#/$defs/setting" }"##
}
