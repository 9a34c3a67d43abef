// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySymbols

/// A weight and a scale as the groups of a template are named: `Regular-M`.
struct SymbolVariantKey: Hashable {
  /// The names of the weights.
  private static let weights: [String: Double] = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600,
    "Bold": 700, "Heavy": 800, "Black": 900,
  ]
  private static let scales: [String: SymbolScale] = [
    "S": .small, "M": .medium, "L": .large,
  ]

  /// The name of the group.
  let name: String
  /// 100 ultra light, 400 regular, 900 black.
  let weight: Double
  /// The scale.
  let scale: SymbolScale
  /// The letter of the scale.
  let scaleName: String

  /// The key that a group's name means; `nil` if it is another group.
  init?(_ id: String) {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    scaleName = String(decoding: parts[1], as: UTF8.self)
    guard let weight = Self.weights[String(decoding: parts[0], as: UTF8.self)],
      let scale = Self.scales[scaleName]
    else { return nil }
    (name, self.weight, self.scale) = (id, weight, scale)
  }
}
