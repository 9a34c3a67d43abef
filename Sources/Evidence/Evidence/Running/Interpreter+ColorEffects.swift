// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancySyntax

extension Interpreter {
  /// What a modifier does that changes the colors of a view; `nil`: its argument is not known.
  func colorEffect(_ name: String, _ value: Value?, _ file: Int) -> ColorEffect? {
    let number = number(value)
    switch name {
    case "colorInvert": return .inverted
    case "hueRotation": return degrees(value).map { .hueRotated($0) }
    case "saturation": return number.map { .saturated($0) }
    case "brightness": return number.map { .brightened($0) }
    case "contrast": return number.map { .contrasted($0) }
    case "grayscale": return number.map { .saturated(1 - $0) }
    case "colorMultiply":
      guard let paint = paint(of: value, file), paint.alpha == 1, !paint.isOneOfSeveral else {
        return nil
      }
      switch paint.word {
      case "black": return .multiplied([0, 0, 0, 1])
      case "white": return .multiplied([1, 1, 1, 1])
      case let word?:
        guard let color = EncodedColor(hex: word) else { return nil }
        return .multiplied([color.red, color.green, color.blue, 1])
      case nil: return nil
      }
    default: return nil
    }
  }

  /// The degrees of `.degrees(90)` or `.radians(1.5)`.
  private func degrees(_ value: Value?) -> Double? {
    guard case .implicit(let name, let arguments, _)? = value else { return nil }
    let number = number(arguments.first?.value)
    switch name {
    case "zero": return 0
    case "degrees": return number
    case "radians": return number.map { $0 * 180 / .pi }
    default: return nil
    }
  }
}
