// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Kept for the next run as the name of its case and its numbers.
extension ColorEffect: Codable {
  private enum Name: String, Codable {
    case inverted, hueRotated, saturated, brightened, contrasted, multiplied
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    switch try values.decode(Name.self) {
    case .inverted: self = .inverted
    case .hueRotated: self = .hueRotated(try values.decode(Double.self))
    case .saturated: self = .saturated(try values.decode(Double.self))
    case .brightened: self = .brightened(try values.decode(Double.self))
    case .contrasted: self = .contrasted(try values.decode(Double.self))
    case .multiplied:
      var factors = SIMD4<Float>()
      for index in factors.indices { factors[index] = try values.decode(Float.self) }
      self = .multiplied(factors)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    switch self {
    case .inverted: try values.encode(Name.inverted)
    case .hueRotated(let degrees):
      try values.encode(Name.hueRotated)
      try values.encode(degrees)
    case .saturated(let share):
      try values.encode(Name.saturated)
      try values.encode(share)
    case .brightened(let amount):
      try values.encode(Name.brightened)
      try values.encode(amount)
    case .contrasted(let factor):
      try values.encode(Name.contrasted)
      try values.encode(factor)
    case .multiplied(let factors):
      try values.encode(Name.multiplied)
      for index in factors.indices { try values.encode(factors[index]) }
    }
  }
}
