// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A widget as its `NAME.widget.json` describes it: all strings as written, nothing looked up.
///
/// `WidgetFile` reads one and expands it.
package struct WidgetDescription: Sendable {
  /// The keys at the top of the file.
  package enum Key: String, CodingKey, CaseIterable {
    /// The file's JSON Schema, for editors; passed over.
    case schema = "$schema"
    case name, catalog, families, containerBackground, removableBackground, accessoryBackground
    case disfavoredLocations, parameters, entries, layers
  }

  /// What people call the widget.
  package let name: WrittenText?
  /// The asset catalog, below or beside the description's folder.
  package let catalog: WrittenText?
  /// The sizes it comes in; at least one.
  package let families: [WrittenText]
  /// What is drawn behind the layers.
  package let containerBackground: DescribedBackground?
  /// Whether the system may remove the container background.
  package let isBackgroundRemovable: Bool
  /// The families that have AccessoryWidgetBackground behind them.
  package let accessoryBackground: [WrittenText]
  /// The places it asks not to be shown in.
  package let disfavoredLocations: [WrittenText]
  /// What varies, in the order of the file once `WidgetFile` has read it.
  package internal(set) var parameters: [DescribedParameter]
  /// The moments of its timeline.
  package let entries: [DescribedEntry]
  /// What is drawn, from the bottom up; at least one.
  package let layers: [DescribedLayer]
}

extension WidgetDescription: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try KnownKeys<Key>(decoder)
    name = try values.optional(.name)
    catalog = try values.optional(.catalog)
    families = try values.list(.families)
    containerBackground = try values.optional(.containerBackground)
    isBackgroundRemovable = try values.optional(.removableBackground) ?? true
    accessoryBackground = try values.optional(.accessoryBackground) ?? []
    disfavoredLocations = try values.optional(.disfavoredLocations) ?? []
    parameters = try values.optional(.parameters, as: DescribedParameters.self)?.list ?? []
    entries = try values.optional(.entries) ?? []
    layers = try values.list(.layers)
    let _: String? = try values.optional(.schema)
  }
}
