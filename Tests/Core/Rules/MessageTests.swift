// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules
import VibrancyTestSupport

@Suite("Numbers in messages never contradict the verdict")
struct MessageTests {
  @Test(
    "over seeded numbers near the limit and far from it, also with other limits",
    arguments: MeasuredCase.all, [UInt64(1), 2, 3])
  func printedNumbers(of measured: MeasuredCase, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rule = try rule(measured.id)
    var fired = 0
    for round in 0..<300 {
      let shipped = try #require(rule.options.first { $0.name == measured.option })
      guard case .number(var limit) = shipped.value else {
        Issue.record("\(shipped.name) is not a number")
        return
      }
      if round % 3 == 2 {
        limit = Self.limit(in: measured.numbers, &random)
        try rule.set(measured.option, to: .number(limit))
      }
      let number = Self.estimate(near: limit, in: measured.numbers, &random)
      for verdict in rule.verdicts(on: measured.subject(number)) {
        fired += 1
        try check(verdict, of: measured, against: verdict.required ?? limit)
      }
    }
    #expect(fired > 60)
  }

  @Test(
    "at every limit of three places, and at its nearest neighbors", arguments: MeasuredCase.all)
  func neighbors(of measured: MeasuredCase) throws {
    var rule = try rule(measured.id)
    let least = measured.numbers.lowerBound
    for step in 1..<1_000 {
      let limit = (least * 1_000 + Double(step)) / 1_000
      guard measured.numbers.contains(limit) else { break }
      try rule.set(measured.option, to: .number(limit))
      for number in [limit.nextDown, limit, limit.nextUp] where measured.numbers.contains(number) {
        let verdicts = rule.verdicts(on: measured.subject(Estimate(number)))
        for verdict in verdicts {
          try check(verdict, of: measured, against: verdict.required ?? limit)
        }
        // Where one rung of a ladder is moved, another may hold the number to a limit of its own.
        if measured.id != .vibrantContrast {
          #expect(verdicts.isEmpty != measured.fails(number, at: limit))
        }
      }
    }
  }

  private func check(_ verdict: Verdict, of measured: MeasuredCase, against limit: Double) throws {
    let printed = try #require(Printed(verdict.message), "\(verdict.message)")
    let number = try #require(verdict.measured)
    #expect(measured.fails(printed.value, at: limit), "\(verdict.message)")
    #expect(abs(printed.value - number.value) <= printed.step + 1e-9, "\(verdict.message)")
    guard let range = printed.range else {
      #expect(verdict.outcome.isFailure, "\(verdict.message)")
      return
    }
    for (bound, real) in [
      (range.lowerBound, number.range.lowerBound), (range.upperBound, number.range.upperBound),
    ] {
      #expect(
        measured.fails(bound, at: limit) == measured.fails(real, at: limit), "\(verdict.message)")
    }
    #expect(range.contains(printed.value), "\(verdict.message)")
    if case .undetermined(let reason) = verdict.outcome {
      #expect(reason == .modelRange, "\(reason.text)")
    }
  }

  private static func limit(
    in numbers: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    let steps = Int(random.next() % 1_000)
    // As people write them: up to three places.
    return (numbers.lowerBound * 1_000 + Double(steps) * (numbers.upperBound - numbers.lowerBound))
      .rounded() / 1_000
  }

  private static func estimate(
    near limit: Double, in numbers: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Estimate {
    func number() -> Double {
      let part = Double(random.fraction())
      let spread = [1, 0.1, 1e-3, 1e-9, 0][Int(random.next() % 5)]
      // The nearest neighbors, where multiplying by a power of ten lands on the limit itself.
      if spread == 0 { return [limit, limit.nextUp, limit.nextDown][Int(random.next() % 3)] }
      let far = numbers.lowerBound + part * (numbers.upperBound - numbers.lowerBound)
      return min(max(limit + (far - limit) * spread, numbers.lowerBound), numbers.upperBound)
    }
    let (a, b) = (number(), number())
    return random.next() % 2 == 0 ? Estimate(a) : Estimate(a, in: min(a, b)...max(a, b))
  }
}
