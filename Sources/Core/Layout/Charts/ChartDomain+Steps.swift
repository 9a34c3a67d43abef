// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ChartDomain {
  /// Numbers along the domain, with the domain rounded to them.
  package struct Step: Hashable, Sendable {
    /// The numbers in order.
    package var values: [Double]
    /// The domain.
    package var domain: ChartDomain
  }

  /// Steps of 1, 2 or 5 of a power of ten along the domain, from coarse to fine.
  ///
  /// Documented: an automatic axis rounds the ends of its domain. Calibrated: one picture, 0 to 29 600 with
  /// three lines wanted is 0, 20 000, 40 000.
  ///
  /// - Parameters:
  ///   - most: The most numbers of a step.
  ///   - roundsLower: Whether the lower end is rounded down.
  ///   - roundsUpper: Whether the upper end is rounded up.
  package func steps(
    most: Int = 24, roundsLower: Bool = true, roundsUpper: Bool = true
  ) -> [Step] {
    let range = upper - lower
    guard range.isFinite, range > max(abs(upper), abs(lower)) * 1e-12, range > 1e-300, most > 1
    else { return [] }
    var power = 1.0
    while power < range { power *= 10 }
    while power > range { power /= 10 }
    var result: [Step] = []
    for lead in [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01] {
      let step = power * lead
      let first =
        roundsLower ? (lower / step + 1e-9).rounded(.down) : (lower / step - 1e-9).rounded(.up)
      let last =
        roundsUpper ? (upper / step - 1e-9).rounded(.up) : (upper / step + 1e-9).rounded(.down)
      let count = last - first + 1
      guard count >= 2, first.magnitude < 1e15 else { continue }
      guard count <= Double(most) else { break }
      // A tenth of three is nearer to .3 than three tenths are.
      let parts = (1 / step).rounded()
      let values = (0..<Int(count)).map { index in
        let number = first + Double(index)
        return step < 1 && parts < 1e12 ? number / parts : number * step
      }
      if result.last?.values.count == values.count { continue }
      result.append(
        Step(
          values: values,
          domain: ChartDomain(min(lower, values[0]), max(upper, values[values.count - 1]))))
    }
    return result
  }

  /// The step whose count is nearest to a number; of two the coarser.
  package func step(
    near count: Int, roundsLower: Bool = true, roundsUpper: Bool = true
  ) -> Step? {
    var best: Step?
    for step in steps(
      most: max(count, 2) * 3, roundsLower: roundsLower, roundsUpper: roundsUpper)
    {
      guard let known = best else {
        best = step
        continue
      }
      if abs(step.values.count - count) < abs(known.values.count - count) { best = step }
    }
    return best
  }
}
