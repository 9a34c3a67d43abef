// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
internal import VibrancySyntax

/// Measurements and their units.
extension FoundationLibrary {
  /// `Measurement(value:unit:)`.
  package func measureConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    guard let number = arguments.labelled("value")?.number,
      let unit = arguments.labelled("unit").flatMap({ measureUnit($0, like: nil) })
    else { return nil }
    return .foundation(.measurement(number, unit))
  }

  /// The unit that a value is.
  ///
  /// - Parameter other: One of the same dimension; `nil`: any dimension's.
  package func measureUnit(_ value: SampleValue, like other: MeasureUnit?) -> MeasureUnit? {
    if case .foundation(.unit(let unit)) = value { return unit }
    guard let name = value.implicitName else { return nil }
    return MeasureUnit.all.first {
      $0.name == name && (other == nil || $0.dimension == other?.dimension)
    }
  }

  /// The unit of a name that a class of units has: `UnitLength`.
  package func measureUnit(named name: String, _ type: String) -> MeasureUnit? {
    let kind = type.dropFirst("Unit".count).lowercased()
    return MeasureUnit.Dimension(rawValue: kind).flatMap { MeasureUnit(named: name, in: $0) }
  }

  /// The symbol of a unit: `km`.
  package func measureSymbol(_ unit: MeasureUnit) -> String {
    unit.symbol.hasPrefix(" ") ? String(unit.symbol.dropFirst()) : unit.symbol
  }

  package func measurementInfix(
    _ sign: String, _ number: Double, _ unit: MeasureUnit, _ right: SampleValue
  ) -> SampleValue? {
    guard case .foundation(.measurement(let other, let theirs)) = right else {
      guard let factor = right.number else { return nil }
      return sign == "*"
        ? .foundation(.measurement(number * factor, unit))
        : sign == "/" ? .foundation(.measurement(number / factor, unit)) : nil
    }
    guard unit.dimension == theirs.dimension else { return nil }
    let converted = theirs.convert(other, to: unit)
    if sign == "+" { return .foundation(.measurement(number + converted, unit)) }
    if sign == "-" { return .foundation(.measurement(number - converted, unit)) }
    return compared(sign, number, converted)
  }
}
