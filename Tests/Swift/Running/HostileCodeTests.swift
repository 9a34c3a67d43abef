// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancySyntax
import VibrancyWords

@Suite struct HostileCodeTests {
  @Test(arguments: [
    "var n = 0; while true { n += 1 }; return n",
    "var list = [1]; while true { list.append(1) }",
    "var text = \"x\"; while true { text += text }",
    "var list = [1]; while true { list += list }",
    "func f(_ n: Int) -> Int { f(n + 1) }; return f(0)",
    "func f() -> Int { g() }; func g() -> Int { f() }; return f()",
    "for _ in 0... { }",
    "for _ in 0..<Int.max { }",
    "var all: [[Int]] = [[]]; while true { all.append(all.flatMap { $0 } + [1]) }",
    "return [Int](repeating: 1, count: 1_000_000_000).count",
    "return String(repeating: \"abc\", count: 1_000_000_000).count",
    "return (0..<1_000_000_000_000).map { $0 }.count",
  ])
  func `code without end ends`(body: String) {
    let run = SwiftRun("func run() -> Any { \(body) }")
    run.evaluator.stepLimit = 50_000
    let result = run.result()
    #expect(result.utf8.count <= 2 * Evaluator.mostBytes)
    #expect(run.evaluator.steps <= 50_000)
  }

  @Test(arguments: [
    ("1 / zero", "division by zero"), ("1 % zero", "division by zero"),
    ("Int.max + one", "arithmetic overflow"), ("Int.min - one", "arithmetic overflow"),
    ("Int.max * 2", "arithmetic overflow"), ("-Int.min", "arithmetic overflow"),
    ("[1, 2][one + 1]", "index 2 out of range of 2 elements"),
    ("[1, 2][-one]", "index -1 out of range of 2 elements"),
    ("(3...one)", "a range whose upper bound is below its lower one"),
    ("try! broken()", "'try!' of what throws"), ("[try! broken(), 2]", "'try!' of what throws"),
  ])
  func `what would stop the program is a failure, and what follows runs`(
    expression: String, failure: String
  ) {
    let run = SwiftRun(
      """
      enum Trouble: Error { case any }
      func broken() throws -> Int { throw Trouble.any }
      func run() -> String {
        let (zero, one) = (0, 1)
        let value = \(expression)
        return "\\(zero + one) goes on"
      }
      """)
    #expect(run.result() == "1 goes on")
    #expect(run.failures == [failure])
  }

  @Test func `statics and types that refer to themselves end`() {
    let run = SwiftRun(
      """
      enum Loop { static let a = b; static let b = a; static var c: Int { c } }
      struct Endless { var next = Endless() }
      class Ring { let next = Ring() }
      protocol P {}
      extension P { var x: Int { x } }
      struct S: P {}
      func run() -> String { "\\(Loop.a)\\(Loop.c)\\(Endless())\\(Ring())\\(S().x)." }
      """)
    #expect(run.result().hasSuffix("."))
  }

  @Test func `values that hold themselves are printed and compared`() {
    let run = SwiftRun(
      """
      final class Node: Equatable {
        var next: Node?
        static func == (a: Node, b: Node) -> Bool { a.next == b.next }
      }
      func run() -> String {
        let (a, b) = (Node(), Node())
        (a.next, b.next) = (b, a)
        return "\\(a == b) \\([a, b].contains(a)) \\(a)".isEmpty ? "" : "done"
      }
      """)
    #expect(run.result() == "done")
  }

  @Test func `code that is nested deeply is read and run`() {
    let depth = 2000
    let nested = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    let sum = Array(repeating: "1", count: depth).joined(separator: " + ")
    let blocks =
      String(repeating: "if true { ", count: depth) + String(repeating: "}", count: depth)
    let closures = String(repeating: "{ ", count: depth) + String(repeating: "}()", count: depth)
    for body in [nested, sum, blocks, "return " + closures] {
      let run = SwiftRun("func run() -> Any { \(body) }")
      _ = run.result()
      #expect(run.evaluator.steps <= Evaluator.mostSteps)
    }
  }

  @Test func `many elements are built in place`() {
    let run = SwiftRun(
      """
      struct Store { var items: [Int] = []; mutating func add(_ n: Int) { items.append(n) } }
      func run() -> Int {
        var store = Store()
        for n in 0..<20_000 { store.add(n) }
        var sum = 0
        for item in store.items { sum += item }
        store.items[19_999] += 1
        return sum + store.items[19_999]
      }
      """)
    #expect(run.result() == "200010000")
    #expect(run.failures == [])
  }
}
