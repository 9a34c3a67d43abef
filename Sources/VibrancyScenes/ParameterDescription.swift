// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A parameter's meaning, default, range, standing and source.
public struct ParameterDescription: Sendable, Hashable {
  /// The parameter described.
  public let parameter: Parameter
  /// Its value unless set.
  public let standard: ParameterValue
  /// What a number may be; `nil` for flags and colors.
  public let range: ClosedRange<Double>?
  /// Unit, or empty.
  public let unit: String
  /// Where the figure comes from.
  public let standing: Standing
  /// What says so.
  public let source: String
  /// One line: what it does.
  public let summary: String

  /// Every parameter, in the order of `Parameter`.
  public static let all: [Parameter: ParameterDescription] = {
    let rooms = [vibrantMaterial, plates, places, content, icons, shapes]
    return Dictionary(
      rooms.flatMap { $0 }.map { ($0.parameter, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  static func missing(_ parameter: Parameter) -> ParameterDescription {
    preconditionFailure("\(parameter.rawValue) has no description")
  }

  static func number(
    _ parameter: Parameter, _ standard: Double, _ range: ClosedRange<Double>, unit: String = "",
    _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    ParameterDescription(
      parameter: parameter, standard: .number(standard), range: range, unit: unit,
      standing: standing, source: source, summary: summary)
  }

  static func flag(
    _ parameter: Parameter, _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    ParameterDescription(
      parameter: parameter, standard: .flag(false), range: nil, unit: "", standing: standing,
      source: source, summary: summary)
  }

  static func color(
    _ parameter: Parameter, _ hex: String, _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    guard let color = EncodedColor(hex: hex) else { preconditionFailure("\(hex) is no color") }
    return ParameterDescription(
      parameter: parameter, standard: .color(color), range: nil, unit: "", standing: standing,
      source: source, summary: summary)
  }
}
