// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

#if canImport(_FoundationICU)
  // Foundation for Linux has no `MeasurementFormatter` and no `DateComponentsFormatter`; the ICU
  // that it brings along has what they are made of.
  internal import _FoundationICU
#endif

/// Measures and lengths of time in languages other than English.
enum LocalizedMeasures {
  /// A measure with the name of its unit: `21,5 °C`.
  ///
  /// - Parameter number: The number as it is to be written; `nil`: as is usual.
  static func text(
    _ value: Double, number: String?, _ unit: MeasureUnit, _ width: MeasureFormat.Width,
    _ locale: FormatLocale
  ) -> String {
    let usual = value.formatted(
      .number.precision(.fractionLength(0...3)).rounded(rule: .towardZero).locale(locale.locale))
    let text = named(value, unit, width, locale) ?? usual + unit.symbol
    guard let number, let range = text.range(of: usual) else { return text }
    return text.replacingCharacters(in: range, with: number)
  }

  /// A length of time by its units, joined as the language joins them: `2시간 9분`.
  static func duration(
    _ parts: [(unit: DurationUnit, count: Int)], _ style: ComponentsFormat.Style,
    _ locale: FormatLocale
  ) -> String {
    #if canImport(_FoundationICU)
      let measures = parts.prefix(8).map {
        UAMeasure(value: Double($0.count), unit: $0.unit.icu)
      }
      return unsafe with(style.icu, locale) { formatter, text, capacity, status in
        unsafe uameasfmt_formatMultiple(
          formatter, measures, Int32(measures.count), text, capacity, &status)
      } ?? ""
    #else
      let formatter = DateComponentsFormatter()
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale.locale
      formatter.calendar = calendar
      formatter.unitsStyle = style.foundation
      var components = DateComponents()
      for (unit, count) in parts { unit.set(count, in: &components) }
      return formatter.string(from: components) ?? ""
    #endif
  }

  private static func named(
    _ value: Double, _ unit: MeasureUnit, _ width: MeasureFormat.Width, _ locale: FormatLocale
  ) -> String? {
    #if canImport(_FoundationICU)
      guard let icu = unit.icu else { return nil }
      return unsafe with(width.icu, locale) { formatter, text, capacity, status in
        unsafe uameasfmt_format(formatter, value, icu, text, capacity, &status)
      }
    #else
      return nil
    #endif
  }

  #if canImport(_FoundationICU)
    /// What a function of ICU writes into a buffer; `nil`: it failed.
    private static func with(
      _ width: UAMeasureFormatWidth, _ locale: FormatLocale,
      _ write: (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
    ) -> String? {
      var status = U_ZERO_ERROR
      guard let formatter = unsafe uameasfmt_open(locale.identifier, width, nil, &status) else {
        return nil
      }
      defer { unsafe uameasfmt_close(formatter) }
      let capacity = 1000
      let text = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let written = unsafe write(formatter, start, Int32(capacity), &status)
        count = status.rawValue > 0 ? 0 : min(capacity, max(0, Int(written)))
      }
      return text.isEmpty ? nil : String(decoding: text, as: UTF16.self)
    }
  #endif
}

#if canImport(_FoundationICU)
  extension MeasureFormat.Width {
    fileprivate var icu: UAMeasureFormatWidth {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .abbreviated: UAMEASFMT_WIDTH_SHORT
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }

  extension ComponentsFormat.Style {
    fileprivate var icu: UAMeasureFormatWidth {
      switch self {
      case .positional: UAMEASFMT_WIDTH_NUMERIC
      case .abbreviated: UAMEASFMT_WIDTH_NARROW
      case .brief: UAMEASFMT_WIDTH_SHORTER
      case .short: UAMEASFMT_WIDTH_SHORT
      case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
      }
    }
  }

  extension DurationUnit {
    fileprivate var icu: UAMeasureUnit {
      switch self {
      case .years: UAMEASUNIT_DURATION_YEAR
      case .months: UAMEASUNIT_DURATION_MONTH
      case .weeks: UAMEASUNIT_DURATION_WEEK
      case .days: UAMEASUNIT_DURATION_DAY
      case .hours: UAMEASUNIT_DURATION_HOUR
      case .minutes: UAMEASUNIT_DURATION_MINUTE
      case .seconds: UAMEASUNIT_DURATION_SECOND
      case .milliseconds: UAMEASUNIT_DURATION_MILLISECOND
      case .microseconds: UAMEASUNIT_DURATION_MICROSECOND
      case .nanoseconds: UAMEASUNIT_DURATION_NANOSECOND
      }
    }
  }

  extension MeasureUnit {
    /// ICU's unit of the name.
    fileprivate var icu: UAMeasureUnit? {
      switch name {
      case "kilometers": UAMEASUNIT_LENGTH_KILOMETER
      case "meters": UAMEASUNIT_LENGTH_METER
      case "centimeters": UAMEASUNIT_LENGTH_CENTIMETER
      case "millimeters": UAMEASUNIT_LENGTH_MILLIMETER
      case "miles": UAMEASUNIT_LENGTH_MILE
      case "yards": UAMEASUNIT_LENGTH_YARD
      case "feet": UAMEASUNIT_LENGTH_FOOT
      case "inches": UAMEASUNIT_LENGTH_INCH
      case "nauticalMiles": UAMEASUNIT_LENGTH_NAUTICAL_MILE
      case "kilograms": UAMEASUNIT_MASS_KILOGRAM
      case "grams": UAMEASUNIT_MASS_GRAM
      case "milligrams": UAMEASUNIT_MASS_MILLIGRAM
      case "metricTons": UAMEASUNIT_MASS_METRIC_TON
      case "pounds": UAMEASUNIT_MASS_POUND
      case "ounces": UAMEASUNIT_MASS_OUNCE
      case "stones": UAMEASUNIT_MASS_STONE
      case "celsius": UAMEASUNIT_TEMPERATURE_CELSIUS
      case "fahrenheit": UAMEASUNIT_TEMPERATURE_FAHRENHEIT
      case "kelvin": UAMEASUNIT_TEMPERATURE_KELVIN
      case "kilometersPerHour": UAMEASUNIT_SPEED_KILOMETER_PER_HOUR
      case "milesPerHour": UAMEASUNIT_SPEED_MILE_PER_HOUR
      case "metersPerSecond": UAMEASUNIT_SPEED_METER_PER_SECOND
      case "knots": UAMEASUNIT_SPEED_KNOT
      case "kilojoules": UAMEASUNIT_ENERGY_KILOJOULE
      case "joules": UAMEASUNIT_ENERGY_JOULE
      case "kilocalories": UAMEASUNIT_ENERGY_KILOCALORIE
      case "calories": UAMEASUNIT_ENERGY_CALORIE
      case "kilowattHours": UAMEASUNIT_ENERGY_KILOWATT_HOUR
      case "liters": UAMEASUNIT_VOLUME_LITER
      case "milliliters": UAMEASUNIT_VOLUME_MILLILITER
      case "gallons": UAMEASUNIT_VOLUME_GALLON
      case "fluidOunces": UAMEASUNIT_VOLUME_FLUID_OUNCE
      case "cups": UAMEASUNIT_VOLUME_CUP
      case "hours": UAMEASUNIT_DURATION_HOUR
      case "minutes": UAMEASUNIT_DURATION_MINUTE
      case "seconds": UAMEASUNIT_DURATION_SECOND
      case "milliseconds": UAMEASUNIT_DURATION_MILLISECOND
      case "hectopascals": UAMEASUNIT_PRESSURE_HECTOPASCAL
      case "millibars": UAMEASUNIT_PRESSURE_MILLIBAR
      case "kilopascals": UAMEASUNIT_PRESSURE_KILOPASCAL
      case "inchesOfMercury": UAMEASUNIT_PRESSURE_INCH_HG
      case "degrees": UAMEASUNIT_ANGLE_DEGREE
      case "radians": UAMEASUNIT_ANGLE_RADIAN
      case "watts": UAMEASUNIT_POWER_WATT
      case "kilowatts": UAMEASUNIT_POWER_KILOWATT
      case _: nil
      }
    }
  }
#else
  extension ComponentsFormat.Style {
    fileprivate var foundation: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .positional: .positional
      case .abbreviated: .abbreviated
      case .brief: .brief
      case .short: .short
      case .full: .full
      case .spellOut: .spellOut
      }
    }
  }

  extension DurationUnit {
    fileprivate func set(_ count: Int, in components: inout DateComponents) {
      switch self {
      case .years: components.year = count
      case .months: components.month = count
      case .weeks: components.weekOfMonth = count
      case .days: components.day = count
      case .hours: components.hour = count
      case .minutes: components.minute = count
      case .seconds: components.second = count
      case .milliseconds, .microseconds, .nanoseconds: break
      }
    }
  }
#endif
