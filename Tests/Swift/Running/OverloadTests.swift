// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct OverloadTests {
  @Test func `a function that is added to a type means no call that its parameters cannot take`() {
    let run = SwiftRun(
      """
      extension String {
        init(_ value: Double, digits: Int = 2) { self = "own" }
        func padding(_ length: Int) -> String { "own" }
      }
      func run() -> String { String("a") + String(2.5, digits: 1) }
      """)
    #expect(run.result() == "aown")
  }

  @Test func `an added function of a system function's name calls that, and not itself`() {
    let run = SwiftRun(
      """
      extension String {
        func hasPrefix(_ prefix: String) -> Bool { !self.hasPrefix(prefix) }
      }
      extension Int {
        func times(_ n: Int) -> Int { n == 0 ? self : (self * 2).times(n - 1) }
      }
      func run() -> String { "\\("ab".hasPrefix("a")) \\(3.times(2))" }
      """)
    #expect(run.result() == "false 12")
    #expect(run.gaps == [])
  }

  @Test func `what a function passes on is for another of its name`() {
    let run = SwiftRun(
      """
      struct Writer {
        func text(from value: Double) -> String { text(from: Decimal(value)) }
        func text(from value: Decimal) -> String { "written" }
        func count(_ n: Int) -> Int { n == 0 ? 0 : 1 + count(n - 1) }
        func count(_ text: String) -> Int { 7 }
      }
      func run() -> String { Writer().text(from: 2.5) + "\\(Writer().count(3))" }
      """)
    #expect(run.result() == "written3")
  }

  @Test func `.name of an unknown type is of the one that has the member that is asked of it`() {
    let run = SwiftRun(
      """
      struct Box<Data: Equatable, Other> { var value: Data }
      struct Point { static let origin = Point(x: 1); var x: Int }
      struct Line { static let origin = Line(length: 2); var length: Int }
      extension Elsewhere { var label: String { self == .here ? "here" : "there" } }
      func run() -> String {
        let (a, b) = (Box(value: .origin), Box(value: .init(length: 5)))
        return "\\(a.value.x) \\(b.value.length) \\(Box(value: .far).value.label)"
      }
      """)
    #expect(run.result() == "1 5 there")
  }

  @Test func `an extension of a type of the system is not of a type inside of another`() {
    let run = SwiftRun(
      """
      extension Text { static func label(_ text: String) -> String { "own " + text } }
      extension Styles.Text { var name: String { "style" } }
      func run() -> String { Text.label("a") + " " + Styles.Text.heading.name }
      """, "enum Styles { enum Text { case heading } }")
    #expect(run.result() == "own a style")
    #expect(run.gaps == [])
  }

  @Test func `a format style that the sources add formats`() {
    let run = SwiftRun(
      """
      struct Glucose: FormatStyle {
        let unit: String
        func format(_ value: Int) -> String { "\\(value) \\(unit)" }
      }
      extension FormatStyle where Self == Glucose {
        static func glucose(_ unit: String) -> Glucose { .init(unit: unit) }
        static var plain: Glucose { Glucose(unit: "mg") }
      }
      func run() -> String { 5.formatted(.glucose("mmol")) + " " + 7.formatted(.plain) }
      """)
    #expect(run.result() == "5 mmol 7 mg")
  }

  @Test func `a number in an unknown style is shown plainly`() {
    let run = SwiftRun("func run() -> String { 1234.formatted(.glucose(3)) }")
    #expect(run.result() == "1,234")
    #expect(run.gaps == ["formatted"])
  }

  @Test func `.name is a static member of arrays of the elements that are needed`() {
    let run = SwiftRun(
      """
      struct Day { var value: Int; static let samples = Day(value: 9) }
      struct Hour { var value: Int }
      extension [Day] { static let samples = [Day(value: 1), Day(value: 2)] }
      extension [Hour] { static let samples = [Hour(value: 3)] }
      struct Week { var days: [Day]; var hours: [Hour] }
      func run() -> String {
        let week = Week(days: .samples, hours: .samples)
        return "\\(week.days.count) \\(week.hours.count) \\([Day].samples.count)"
      }
      """)
    #expect(run.result() == "2 1 2")
    #expect(run.gaps == [])
  }

  @Test func `a pattern is read`() {
    let run = SwiftRun(
      """
      func run() -> String {
        "Soup (1)".replacingOccurrences(of: "[0-9()]", with: "", options: [.regularExpression])
      }
      """)
    #expect(run.result() == "Soup ")
    #expect(run.gaps == [])
  }
}
