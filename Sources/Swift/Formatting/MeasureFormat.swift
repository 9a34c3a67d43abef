// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A measure as `Measurement.formatted(…)` and `MeasurementFormatter` write it.
package struct MeasureFormat: Sendable, Hashable {
  /// How the unit is named.
  package enum Width: String, Sendable, Hashable, CaseIterable {
    /// 5 kilometers: `.wide`, or `.long` of the formatter.
    case wide
    /// 5 km: `.abbreviated`, or `.medium` of the formatter.
    case abbreviated
    /// 5km: `.narrow`, or `.short` of the formatter.
    case narrow
  }

  /// How the unit is named.
  package var width: Width
  /// Whether the measure stays in its unit: `.asProvided`, or `.providedUnit` of the formatter.
  /// Otherwise it becomes that of the United States.
  package var keepsUnit: Bool
  /// How the number is written; nil for as many digits as are usual.
  package var number: NumberFormat?
  /// Whether a temperature is without its scale: 71°.
  package var hidesScaleName: Bool
  /// The language it is written in, whose region decides the units.
  package var locale = FormatLocale.english

  /// The format of a width.
  package init(
    width: Width = .abbreviated, keepsUnit: Bool = false, number: NumberFormat? = nil,
    hidesScaleName: Bool = false
  ) {
    self.width = width
    self.keepsUnit = keepsUnit
    self.number = number
    self.hidesScaleName = hidesScaleName
  }

  /// The text of a measure.
  ///
  /// What becomes another unit has two digits, or all of a whole number with more (Reported: ICU
  /// rounds measures of a usage so); what stays has six digits after the point at most (Reported).
  package func text(_ value: Double, _ unit: MeasureUnit) -> String {
    let local = keepsUnit ? unit : localUnit(value, unit)
    let value = unit.convert(value, to: local)
    var usual = NumberFormat()
    if !keepsUnit {
      usual.precision =
        value.magnitude < 9.95 ? .significantDigits(1...2) : .fractionLength(0...0)
    }
    var format = number ?? usual
    format.locale = locale
    let text = format.text(value)
    let plural = PluralCategory(written: text)
    if hidesScaleName, local.dimension == .temperature, local.name != "kelvin" {
      return text + "°"
    }
    guard locale.isEnglish else {
      return LocalizedMeasures.text(value, number: text, local, width, locale)
    }
    switch width {
    case .wide: return text + " " + (plural == .one ? local.one : local.other)
    case .abbreviated: return text + local.symbol
    case .narrow: return text + local.narrowSymbol
    }
  }

  /// The unit that a measure has in the region (Documented: CLDR's unit preferences).
  private func localUnit(_ value: Double, _ unit: MeasureUnit) -> MeasureUnit {
    let isAmerican = locale.measurementSystem == "us"
    let names: [String] =
      switch unit.dimension {
      case .length:
        isAmerican ? ["miles", "feet", "inches"] : ["kilometers", "meters", "centimeters"]
      case .mass: isAmerican ? ["pounds", "ounces"] : ["kilograms", "grams"]
      case .temperature: [isAmerican ? "fahrenheit" : "celsius"]
      case .speed: [isAmerican ? "milesPerHour" : "kilometersPerHour"]
      case .volume: isAmerican ? ["gallons", "fluidOunces"] : ["liters", "milliliters"]
      case .pressure: [isAmerican ? "inchesOfMercury" : "hectopascals"]
      case .energy, .duration, .angle, .power: []
      }
    let units = names.compactMap { MeasureUnit(named: $0, in: unit.dimension) }
    return units.first { unit.convert(value, to: $0).magnitude >= 1 } ?? units.last ?? unit
  }
}
