// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One preview of a described widget, in each of its families: plain values, nothing looked up.
package struct WidgetVariant: Sendable, Hashable {
  /// A parameter and the value it has here.
  package struct Choice: Sendable, Hashable {
    /// The parameter's name.
    package let parameter: String
    /// The value's name.
    package let value: String
  }

  /// The names of the values that no entry chooses, joined by `-`; `nil` if there are none.
  package let variant: String?
  /// The entry's name, or its number from 1; `nil` if the widget has no entries.
  package let entry: String?
  /// How much the entry matters; it has no pixels.
  package let relevance: Double?
  /// Every parameter's value, in the order of the parameters.
  package let choices: [Choice]
  /// The families it comes in, by WidgetKit's names.
  package let families: [String]
  /// What lies behind the layers.
  package let containerBackground: WidgetBackground?
  /// Whether the system may remove the container background.
  package let isBackgroundRemovable: Bool
  /// The families that have AccessoryWidgetBackground behind them.
  package let accessoryBackground: [String]
  /// The places it asks not to be shown in.
  package let disfavoredLocations: [String]
  /// From the bottom up, those of all families.
  package let layers: [WidgetLayer]

  /// The variant's and the entry's name as people read them; `nil` for the only preview.
  package var name: String? { joined { $0 } }

  /// The name as part of a file's: what some disks refuse becomes `-`. `09:00` becomes `09-00`.
  package var fileName: String? { joined(Self.safe) }

  /// The layers drawn in a family, from the bottom up.
  package func layers(in family: String) -> [WidgetLayer] {
    layers.filter { $0.families.contains(family) }
  }

  private func joined(_ spelling: (String) -> String) -> String? {
    let parts = [variant, entry].compactMap(\.self).map(spelling)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func safe(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isRefused =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default: "/\\:*?\"<>|".unicodeScalars.contains(scalar)
        }
      result.unicodeScalars.append(isRefused ? "-" : scalar)
    }
    return result.hasPrefix(".") ? "-" + result.dropFirst() : result
  }
}
