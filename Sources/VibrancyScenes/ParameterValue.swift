// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// The value of a model parameter.
public enum ParameterValue: Sendable, Hashable {
  /// A number in the parameter's own unit.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// An opaque color, encoded sRGB.
  case color(EncodedColor)

  /// The number; 0 for a flag or a color.
  public var number: Double {
    if case .number(let number) = self { number } else { 0 }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as `--set` takes it.
  public var description: String {
    switch self {
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .color(let color): "#\(color.hex)"
    }
  }
}
