// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A unit of measure with its English names and its size in the base unit of its kind.
package struct MeasureUnit: Sendable, Hashable {
  /// What a unit measures, named as Foundation's class: `UnitLength`.
  package enum Dimension: String, Sendable, Hashable, CaseIterable {
    /// Meters.
    case length
    /// Kilograms.
    case mass
    /// Kelvins.
    case temperature
    /// Meters per second.
    case speed
    /// Joules.
    case energy
    /// Liters.
    case volume
    /// Seconds.
    case duration
    /// Pascals.
    case pressure
    /// Degrees.
    case angle
    /// Watts.
    case power
  }

  /// The name of the unit in Swift: `kilometers`.
  package let name: String
  /// What it measures.
  package let dimension: Dimension
  /// The base units in one.
  let coefficient: Double
  /// The base units at its 0.
  let constant: Double
  /// The name of one.
  let one: String
  /// The name of several.
  let other: String
  /// The abbreviation, with the space before it if there is one.
  package let symbol: String
  /// The shortest abbreviation.
  let narrowSymbol: String

  init(
    _ name: String, _ dimension: Dimension, _ coefficient: Double, constant: Double = 0,
    one: String? = nil, other: String? = nil, _ symbol: String, narrow: String? = nil
  ) {
    self.name = name
    self.dimension = dimension
    self.coefficient = coefficient
    self.constant = constant
    self.one = one ?? String(name.dropLast())
    self.other = other ?? name
    self.symbol = symbol
    let bare = symbol.hasPrefix(" ") ? String(symbol.dropFirst()) : symbol
    narrowSymbol = narrow ?? bare
  }

  /// The unit that Swift calls so among those of a dimension; nil for an unknown one.
  package init?(named name: String, in dimension: Dimension) {
    guard let unit = Self.all.first(where: { $0.name == name && $0.dimension == dimension }) else {
      return nil
    }
    self = unit
  }

  /// The same measure in another unit; as it is if that measures something else.
  package func convert(_ value: Double, to unit: MeasureUnit) -> Double {
    guard unit.dimension == dimension, unit != self else { return value }
    return (value * coefficient + constant - unit.constant) / unit.coefficient
  }
}
