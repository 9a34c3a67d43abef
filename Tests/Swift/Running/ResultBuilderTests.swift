// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Result builders of the sources, and parameter packs.
@Suite struct ResultBuilderTests {
  private let joined = """
    @resultBuilder enum Joined {
      static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") }
      static func buildOptional(_ part: String?) -> String { part ?? "-" }
      static func buildEither(first: String) -> String { first }
      static func buildEither(second: String) -> String { "(" + second + ")" }
      static func buildArray(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
    }
    func joined(@Joined _ make: () -> String) -> String { make() }
    """

  private func result(_ body: String, _ more: String = "") -> String {
    SwiftRun("\(joined)\n\(more)\nfunc run() -> String { \(body) }").result()
  }

  @Test func `what a closure gives is made by the builder of its parameter`() {
    #expect(result(#"joined { "a"; "b" }"#) == "a+b")
    #expect(result(#"joined { "a" }"#) == "a")
    #expect(result("joined { let x = 3\n \"\\(x)\"; \"y\" }") == "3+y")
    #expect(result(#"joined { return "whole" }"#) == "whole")
    #expect(
      result(
        #"list(of: { "a"; "b" })"#, "func list(of make: @Joined () -> String) -> String { make() }")
        == "a+b")
  }

  @Test func `branches and loops are parts`() {
    #expect(result(#"joined { "a"; if 1 > 2 { "b" } }"#) == "a+-")
    #expect(result(#"joined { if 2 > 1 { "a"; "b" } else { "c" }; "d" }"#) == "a+b+d")
    #expect(result(#"joined { if 1 > 2 { "a" } else { "b" } }"#) == "(b)")
    #expect(
      result(#"joined { for i in 1...3 { "\(i)" } }"#) == "[1,2,3]")
    #expect(
      result(#"joined { switch 2 { case 1: "one"; case 2: "two"; default: "no" } }"#) == "two")
  }

  @Test func `functions and properties are made by a builder, too`() {
    #expect(
      result(
        "word() + each",
        #"@Joined func word() -> String { "a"; "b" }; @Joined var each: String { "c"; "d" }"#)
        == "a+bc+d")
  }

  @Test func `a builder has expressions, partial blocks and a last result`() {
    let rows = """
      struct Row { let title: String }
      @resultBuilder struct Rows {
        static func buildExpression(_ row: Row) -> [Row] { [row] }
        static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
      }
      struct List { let rows: [Row]; init(@Rows _ make: () -> [Row]) { rows = make() } }
      @resultBuilder enum Path {
        static func buildPartialBlock(first: String) -> String { first }
        static func buildPartialBlock(accumulated: String, next: String) -> String {
          accumulated + "/" + next
        }
        static func buildFinalResult(_ path: String) -> String { "<" + path + ">" }
      }
      func path(@Path _ make: () -> String) -> String { make() }
      """
    let list = #"List { Row(title: "a"); Row(title: "b") }.rows.map { $0.title }.joined()"#
    #expect(result(list, rows) == "ab")
    #expect(result(#"path { "a"; "b"; "c" }"#, rows) == "<a/b/c>")
  }

  @Test func `a parameter pack takes any number of arguments`() {
    let code = #"""
      func describe<each T>(_ value: repeat each T) -> String {
        var parts: [String] = []
        repeat parts.append("\(each value)")
        return parts.joined(separator: " ")
      }
      func pairs<each A>(_ a: repeat each A, with b: repeat each A) -> String {
        var text = ""
        repeat text.append("\(each a)=\(each b);")
        return text
      }
      func passed<each T>(_ value: repeat each T) -> String {
        var count = 0
        for _ in repeat each value { count += 1 }
        return "\(count):" + describe(repeat each value)
      }
      func run() -> String {
        var n = 0
        repeat { n += 1 } while n < 3
        return describe(3, 1, "two") + "|" + pairs(1, "a", with: 2, "b") + "|" + passed(true, 2) + "|\(n)"
      }
      """#
    #expect(SwiftRun(code).result() == "3 1 two|1=2;a=b;|2:true 2|3")
  }

  @Test func `errors have a declared type`() {
    let code = #"""
      enum Fault: Error { case low(Int) }
      func check(_ n: Int) throws(Fault) -> Int { guard n > 2 else { throw .low(n) }; return n }
      func word(_ n: Int) -> String {
        do throws(Fault) { return "ok \(try check(n))" } catch { switch error { case .low(let n): return "low \(n)" } }
      }
      func run() -> String { word(3) + word(1) }
      """#
    #expect(SwiftRun(code).result() == "ok 3low 1")
  }

  @Test func `a module's name stands before its functions`() {
    same("Swift.max(3, 4) + Swift.abs(-2)", Swift.max(3, 4) + Swift.abs(-2))
    let run = SwiftRun(
      #"import Kit; func run() -> String { Kit.word + Kit.twice(Kit.word) }"#,
      #"let word = "a"; func twice(_ text: String) -> String { text + text }"#)
    #expect(run.result() == "aaa")
  }
}
