// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Expressions, each run here and by Swift itself.
@Suite struct StandardNumberTests {
  @Test func `numbers are converted and rounded`() {
    same("Int(2.9)", Int(2.9))
    same("Int(-2.9)", Int(-2.9))
    same("Double(3)", Double(3))
    same("CGFloat(2) / 3", CGFloat(2) / 3)
    same("Double(7) / 2", Double(7) / 2)
    same("7 / 2", 7 / 2)
    same("-7 / 2", -7 / 2)
    same("-7 % 3", -7 % 3)
    same("Int(exactly: 2.5)", Int(exactly: 2.5))
    same("Int(exactly: 2.0)", Int(exactly: 2.0))
    same("UInt8(clamping: 300)", UInt8(clamping: 300))
    same("Int8(truncatingIfNeeded: 200)", Int8(truncatingIfNeeded: 200))
    same("(2.5).rounded()", (2.5).rounded())
    same("(2.5).rounded(.toNearestOrEven)", (2.5).rounded(.toNearestOrEven))
    same("(-2.1).rounded(.up)", (-2.1).rounded(.up))
    same("(2.9).rounded(.down)", (2.9).rounded(.down))
    same("(-2.9).rounded(.towardZero)", (-2.9).rounded(.towardZero))
    same("7.isMultiple(of: 3)", 7.isMultiple(of: 3))
    same("6.isMultiple(of: 3)", 6.isMultiple(of: 3))
    same("(7.5).truncatingRemainder(dividingBy: 2)", (7.5).truncatingRemainder(dividingBy: 2))
    same("(-3).magnitude", (-3).magnitude)
    same("(-3.5).magnitude", (-3.5).magnitude)
    same("5.signum()", 5.signum())
    same(
      "7.quotientAndRemainder(dividingBy: 2).remainder",
      7.quotientAndRemainder(dividingBy: 2).remainder)
    same("(2.0).squareRoot()", (2.0).squareRoot())
    same("abs(-4)", abs(-4))
    same("abs(-4.5)", abs(-4.5))
    same("max(1, 5, 3)", max(1, 5, 3))
    same("min(2.5, 1)", min(2.5, 1))
    same("max(3, 2.5)", max(3, 2.5))
    same("round(2.5)", round(2.5))
    same("floor(-0.5)", floor(-0.5))
    same("ceil(1.2)", ceil(1.2))
    same("trunc(-1.7)", trunc(-1.7))
    same("pow(2.0, 10.0)", pow(2.0, 10.0))
    same("pow(2.0, 0.5)", pow(2.0, 0.5))
    same("pow(10.0, -2.0)", pow(10.0, -2.0))
    same("sqrt(16.0)", sqrt(16.0))
    same("fmod(7.0, 3.0)", fmod(7.0, 3.0))
    same("hypot(3.0, 4.0)", hypot(3.0, 4.0))
    same("Int.max", Int.max)
    same("UInt8.max", UInt8.max)
    same("Double.pi", Double.pi)
    same("Double.infinity", Double.infinity)
    same("(1.0 / 0).isInfinite", (1.0 / 0).isInfinite)
    same("Double.nan.isNaN", Double.nan.isNaN)
    same("Int64(5) + 3", Int64(5) + 3)
    same("(1...10).contains(5)", (1...10).contains(5))
    same("(1..<5).contains(5)", (1..<5).contains(5))
    same("(0.0...1.0).contains(0.5)", (0.0...1.0).contains(0.5))
    same("Int(Double(7) * 0.5)", Int(Double(7) * 0.5))
    same(#"Int("12")! + 1"#, Int("12")! + 1)
    same("0.1 * 3", 0.1 * 3)
    same("1.0 * 3", 1.0 * 3)
    same("100 * 0.29", 100 * 0.29)
    same("5 & 3 | 8 ^ 2", 5 & 3 | 8 ^ 2)
    same("1 << 4", 1 << 4)
    same("~0", ~0)
    same("!true", !true)
    same("lround(2.5)", lround(2.5))
    same("exp2(3.0)", exp2(3.0))
    same("log2(8.0)", log2(8.0))
    same("log10(1000.0)", log10(1000.0))
    same("cbrt(8.0)", cbrt(8.0))
    same("Bool.random() || true", Bool.random() || true)
  }

  @Test func `a view calls global functions, not modifiers of their names`() {
    let run = SwiftRun(
      """
      struct Card: View {
        func width() -> Double { max(min(2, 3.5), 1) + abs(-1) + sqrt(4) }
      }
      func run() -> Double { Card().width() }
      """)
    #expect(run.result() == "5.0")
    #expect(run.gaps == [])
  }

  @Test func `what would stop Swift is a failure, and what it gives is unknown`() {
    for code in [
      "[1, 2][5]", "[Int]().removeLast()", "Int(1e30)", "UInt8(300)", "Int(Double.nan)",
      "[1, 2].prefix(-1)", "\"abc\"[\"abc\".index(\"abc\".startIndex, offsetBy: 9)]",
      "Array(repeating: 0, count: -1)", "Array([1, 2][1...5])",
      "String(repeating: \"a\", count: -1)",
      "stride(from: 0, to: 1, by: 0)", "5.quotientAndRemainder(dividingBy: 0)",
      "abs(Int.min)", "String(repeating: \"abcdefgh\", count: 1_000_000)",
      "Array(repeating: 0, count: 1_000_000)", "Int(\"7\", radix: 99)", "fatalError(\"no\")",
    ] {
      let run = SwiftRun("func run() -> Any { \(code) }")
      #expect(run.result().hasPrefix("unknown"), "\(code)")
      #expect(run.failures.count == 1, "\(code)")
    }
  }
}
