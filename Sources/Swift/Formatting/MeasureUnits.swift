// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension MeasureUnit {
  /// The units that widgets name, with their English names (Documented: CLDR) and sizes (Documented:
  /// Foundation's `Unit` classes).
  package static let all: [MeasureUnit] = lengths + masses + temperatures + speeds + others

  private static let lengths: [MeasureUnit] = [
    .init("kilometers", .length, 1000, " km"),
    .init("meters", .length, 1, " m"),
    .init("centimeters", .length, 0.01, " cm"),
    .init("millimeters", .length, 0.001, " mm"),
    .init("miles", .length, 1609.34, " mi"),
    .init("yards", .length, 0.9144, " yd"),
    .init("feet", .length, 0.3048, one: "foot", " ft", narrow: "′"),
    .init("inches", .length, 0.0254, one: "inch", " in", narrow: "″"),
    .init("nauticalMiles", .length, 1852, one: "nautical mile", other: "nautical miles", " nmi"),
  ]

  private static let masses: [MeasureUnit] = [
    .init("kilograms", .mass, 1, " kg"),
    .init("grams", .mass, 0.001, " g"),
    .init("milligrams", .mass, 0.000_001, " mg"),
    .init("metricTons", .mass, 1000, one: "metric ton", other: "metric tons", " t"),
    .init("pounds", .mass, 0.453592, " lb", narrow: "#"),
    .init("ounces", .mass, 0.0283495, " oz"),
    .init("stones", .mass, 6.35029, " st"),
  ]

  private static let temperatures: [MeasureUnit] = [
    .init(
      "celsius", .temperature, 1, constant: 273.15, one: "degree Celsius",
      other: "degrees Celsius", "°C"),
    .init(
      "fahrenheit", .temperature, 0.555_555_555_555_56, constant: 255.372_222_222_22,
      one: "degree Fahrenheit", other: "degrees Fahrenheit", "°F", narrow: "°"),
    .init("kelvin", .temperature, 1, one: "kelvin", other: "kelvins", " K"),
  ]

  private static let speeds: [MeasureUnit] = [
    .init(
      "kilometersPerHour", .speed, 0.277778, one: "kilometer per hour",
      other: "kilometers per hour", " km/h"),
    .init(
      "milesPerHour", .speed, 0.44704, one: "mile per hour", other: "miles per hour", " mph"),
    .init(
      "metersPerSecond", .speed, 1, one: "meter per second", other: "meters per second", " m/s"),
    .init("knots", .speed, 0.514444, " kn"),
  ]

  private static let others: [MeasureUnit] = [
    .init("kilojoules", .energy, 1000, " kJ"),
    .init("joules", .energy, 1, " J"),
    .init("kilocalories", .energy, 4184, " kcal"),
    .init("calories", .energy, 4.184, " cal"),
    .init(
      "kilowattHours", .energy, 3_600_000, one: "kilowatt hour", other: "kilowatt hours", " kWh"),
    .init("liters", .volume, 1, " L"),
    .init("milliliters", .volume, 0.001, " mL"),
    .init("gallons", .volume, 3.78541, " gal"),
    .init("fluidOunces", .volume, 0.0295735, one: "fluid ounce", other: "fluid ounces", " fl oz"),
    .init("cups", .volume, 0.24, " c"),
    .init("hours", .duration, 3600, " hr", narrow: "h"),
    .init("minutes", .duration, 60, " min", narrow: "m"),
    .init("seconds", .duration, 1, " sec", narrow: "s"),
    .init("milliseconds", .duration, 0.001, " ms"),
    .init("hectopascals", .pressure, 100, " hPa"),
    .init("millibars", .pressure, 100, " mbar", narrow: "mb"),
    .init("kilopascals", .pressure, 1000, " kPa"),
    .init(
      "inchesOfMercury", .pressure, 3386.39, one: "inch of mercury", other: "inches of mercury",
      " inHg", narrow: "″ Hg"),
    .init("degrees", .angle, 1, " deg", narrow: "°"),
    .init("radians", .angle, 57.295779513, " rad"),
    .init("watts", .power, 1, " W"),
    .init("kilowatts", .power, 1000, " kW"),
  ]
}
