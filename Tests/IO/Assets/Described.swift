// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyAssets
import VibrancyJSON

/// Descriptions in tests, read and expanded with the names that exist.
enum Described {
  static func file(_ text: String) throws(JSONError) -> WidgetFile {
    try WidgetFile(Array(text.utf8), path: "W.widget.json")
  }

  static func variants(
    _ text: String, limits: DescriptionLimits = DescriptionLimits()
  ) throws(JSONError) -> [WidgetVariant] {
    try WidgetFile(Array(text.utf8), path: "W.widget.json", limits: limits)
      .variants(limits: limits)
  }

  /// A widget with more members and layers than the least there is.
  static func widget(_ members: String = "", layers: String = #"{"image": "A"}"#) -> String {
    #"{"families": ["systemSmall", "accessoryCircular"], \#(members) "layers": [\#(layers)]}"#
  }

  /// What is said about a description that cannot be used; empty if it can.
  static func complaint(_ text: String, limits: DescriptionLimits = DescriptionLimits()) -> String {
    do throws(JSONError) {
      _ = try variants(text, limits: limits)
      return ""
    } catch {
      return error.description
    }
  }
}
