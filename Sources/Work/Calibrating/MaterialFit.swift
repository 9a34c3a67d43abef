// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
package import VibrancyScenes

/// The model's errors on readings of the Lock Screen, and the parameters that would fit best.
package struct MaterialFit: Sendable {
  /// A figure as readings have it.
  package struct Estimate: Sendable {
    package let parameter: Parameter
    package let value: Double
    /// Half of the interval that holds the figure 95 times in 100, if errors are independent, as
    /// those of one capture's patches are not quite; `nil`: the readings do not determine it, and it
    /// stays at its default.
    package let margin: Double?
  }

  /// Those that are fitted: of the material and of the vibrant color.
  package static let fitted: [Parameter] = [
    .materialLift, .materialLuma, .materialChroma, .vibrantConstant,
  ]

  /// Absolute errors of the channels that are not clipped, in codes: of the model at its defaults, in the order
  /// of the readings, and at the estimates.
  package let (errors, fittedErrors): ([Double], [Double])
  package let estimates: [Estimate]

  /// Fits by least squares over the channels that are not clipped: what is shown is linear in the
  /// figures.
  package init(_ readings: [Reading]) {
    let shown = Self.informative(readings) { $0.shown }
    let plain = ModelParameters()
    let standard = Self.fitted.map { Double(plain.number($0)) }
    let predicted = Self.informative(readings) { Self.predicted($0, plain) }
    let slopes = Self.fitted.map { parameter -> [Double] in
      guard let range = parameter.about.range else { return [] }
      let ends = [range.lowerBound, range.upperBound].map { end -> [Double] in
        var moved = plain
        try? moved.set(parameter, to: end)
        return Self.informative(readings) { Self.predicted($0, moved) }
      }
      return zip(ends[1], ends[0]).map { ($0 - $1) / (range.upperBound - range.lowerBound) }
    }
    let residuals = zip(shown, predicted).map { $0 - $1 }
    let equations = NormalEquations(slopes, residuals)
    let left = residuals.indices.map { row in
      residuals[row]
        - slopes.indices.reduce(0) { $0 + slopes[$1][row] * (equations.solution[$1] ?? 0) }
    }
    let freedom = max(1, shown.count - equations.solution.count { $0 != nil })
    let variance = left.reduce(0) { $0 + $1 * $1 } / Double(freedom)
    (errors, fittedErrors) = (residuals.map(abs), left.map(abs))
    estimates = Self.fitted.indices.map { index in
      let change = equations.solution[index]
      return Estimate(
        parameter: Self.fitted[index], value: standard[index] + (change ?? 0),
        margin: change.map { _ in 1.96 * (equations.inverseDiagonal[index] * variance).squareRoot()
        })
    }
  }

  private static func informative(
    _ readings: [Reading], _ codes: (Reading) -> [Double]
  ) -> [Double] {
    readings.flatMap { reading in
      let codes = codes(reading)
      return (0..<3).filter(reading.isInformative).map { codes[$0] }
    }
  }

  /// The color that the Lock Screen shows for flat art on a plain wallpaper, by the model: codes,
  /// unrounded.
  package static func predicted(
    _ reading: Reading, _ parameters: ModelParameters = ModelParameters()
  ) -> [Double] {
    let behind = EncodedColor(
      red: Float(reading.behind[0] / 255), green: Float(reading.behind[1] / 255),
      blue: Float(reading.behind[2] / 255))
    var scene = Scene(.lockScreen, wallpaper: Wallpaper(color: behind))
    scene.parameters = parameters
    guard let point = scene.pointFunction(meanLuma: Double(behind.luma)) else {
      return reading.behind
    }
    let shown = point(
      alpha: Float(reading.alpha), luma: Float(reading.luma * reading.alpha), over: behind,
      blurred: behind)
    return [shown.red, shown.green, shown.blue].map { 255 * Double($0) }
  }
}

/// Least squares for a few unknowns.
package struct NormalEquations {
  /// The unknowns; `nil`: the equations do not separate this one from those before it.
  package private(set) var solution: [Double?]
  /// The diagonal of the inverse of `AᵀA`, over the unknowns that are determined.
  package private(set) var inverseDiagonal: [Double]

  /// - Parameters:
  ///   - columns: `A`, one column per unknown.
  ///   - right: What `A` times the unknowns should be.
  package init(_ columns: [[Double]], _ right: [Double]) {
    func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    // Columns that are sums of others, as all of one wallpaper are, add nothing of their own: what
    // is left of them beside the others is as good as nothing.
    var (determined, basis): ([Int], [[Double]]) = ([], [])
    for (index, column) in columns.enumerated() {
      var rest = column
      for one in basis {
        let share = dot(rest, one)
        rest = zip(rest, one).map { $0 - share * $1 }
      }
      let (length, whole) = (dot(rest, rest).squareRoot(), dot(column, column).squareRoot())
      guard length > 1e-3 * whole, whole > 0 else { continue }
      determined.append(index)
      basis.append(rest.map { $0 / length })
    }
    solution = columns.map { _ in nil }
    inverseDiagonal = columns.map { _ in 0 }
    // [AᵀA | Aᵀb | 1], by Gauss and Jordan; positive definite, so that no rows need to be swapped.
    var rows = determined.map { row in
      determined.map { dot(columns[row], columns[$0]) } + [dot(columns[row], right)]
        + determined.map { $0 == row ? 1.0 : 0 }
    }
    for pivot in rows.indices {
      let scale = rows[pivot][pivot]
      rows[pivot] = rows[pivot].map { $0 / scale }
      for row in rows.indices where row != pivot {
        let factor = rows[row][pivot]
        rows[row] = zip(rows[row], rows[pivot]).map { $0 - factor * $1 }
      }
    }
    for (row, index) in determined.enumerated() {
      solution[index] = rows[row][determined.count]
      inverseDiagonal[index] = rows[row][determined.count + 1 + row]
    }
  }
}
