// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyCalibrating
import VibrancyScenes

/// Errors on readings of one source when the parameters are fitted to those of all others.
///
/// By the rule of `MaterialFit`: least squares, linear in the parameters, whose slopes are those of
/// the renderer between the ends of their ranges. The result is not held to the ranges.
struct HeldOutFit {
  /// What is shown, less what the renderer shows at the defaults.
  private let residuals: [[Double]]
  /// By how much a code moves if a parameter moves by 1: a parameter, a reading, a channel.
  private let slopes: [[[Double]]]
  private let authors: [String]

  /// - Parameter readings: Of one mode.
  init(_ readings: [CapturedPatch], fitting parameters: [Parameter]) throws {
    authors = readings.map(\.author)
    residuals = try readings.map { reading in
      try zip(reading.compared(reading.shown), reading.compared(reading.rendered())).map { $0 - $1 }
    }
    slopes = try parameters.map { parameter in
      guard let range = parameter.about.range else { return [] }
      return try readings.map { reading in
        let ends = try [range.lowerBound, range.upperBound].map { end in
          var moved = ModelParameters()
          try moved.set(parameter, to: end)
          return try reading.compared(reading.rendered(moved))
        }
        return zip(ends[1], ends[0]).map { ($0 - $1) / (range.upperBound - range.lowerBound) }
      }
    }
  }

  /// Absolute errors on the readings of a source, by parameters fitted to all others; `nil` where
  /// there are no others.
  func errors(on author: String) -> [Double]? {
    let others = authors.indices.filter { authors[$0] != author && !residuals[$0].isEmpty }
    guard !others.isEmpty, !slopes.isEmpty else { return nil }
    let equations = NormalEquations(
      slopes.map { column in others.flatMap { column[$0] } }, others.flatMap { residuals[$0] })
    return authors.indices.filter { authors[$0] == author }.flatMap { index in
      residuals[index].indices.map { channel in
        let change = slopes.indices.reduce(0) {
          $0 + slopes[$1][index][channel] * (equations.solution[$1] ?? 0)
        }
        return abs(residuals[index][channel] - change)
      }
    }
  }
}
