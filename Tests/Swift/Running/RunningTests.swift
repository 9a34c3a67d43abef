// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct RunningTests {
  @Test func `a structure's memberwise initializer, defaults and mutating methods`() {
    let run = SwiftRun(
      """
      struct Counter {
        var count = 1
        let name: String
        var label: String { "\\(name): \\(count)" }
        mutating func add(_ more: Int = 1) { count += more }
      }
      func run() -> String {
        var counter = Counter(name: "a")
        let other = counter
        counter.add()
        counter.add(3)
        counter.count *= 2
        return counter.label + ", " + other.label
      }
      """)
    #expect(run.result() == "a: 10, a: 1")
    #expect(run.gaps == [])
  }

  @Test func `an instance of another module's type has what its initializer is passed`() {
    let run = SwiftRun(
      """
      import Elsewhere
      extension Reading { var text: String { "\\(value) \\(unit)" } }
      func run() -> String { Reading(value: 5, unit: "mg").text }
      func missing() -> String { Reading(value: 5).trend }
      """)
    #expect(run.result() == "5 mg")
    #expect(run.result(of: "missing") == "unknown: Reading")
    #expect(run.gaps == ["Reading", "Reading"])
  }

  @Test func `a case of a type that the sources only add to decides its switches`() {
    let run = SwiftRun(
      """
      extension Appearance {
        static let all: [Appearance] = [.dark, .light]
        var label: String { switch self { case .dark: "d"; case .light: "l"; default: "o" } }
      }
      func run() -> String { Appearance.all.map(\\.label).joined() + Appearance.light.label }
      """)
    #expect(run.result() == "dll")
    #expect(Set(run.gaps) == ["Appearance.dark", "Appearance.light"])
  }

  @Test func `a key of another module's store gives its default`() {
    let run = SwiftRun(
      """
      import Defaults
      extension Defaults.Keys { static let goal = Key<Double>(.goal, default: 70.5) }
      extension String { static let goal = "goal" }
      struct Card {
        @Default(.goal) var goal
        var text: String { "\\(goal)" }
      }
      func run() -> String { Card().text + " \\(Defaults[.goal])" }
      """)
    #expect(run.result() == "70.5 70.5")
  }

  @Test func `an extension of another name is one of the type that it stands for`() {
    let run = SwiftRun(
      """
      typealias Spacing = CGFloat
      extension Spacing { static let small: Spacing = half * 2; static let half: CGFloat = 4 }
      func run() -> String { let other: CGFloat = .half; return "\\(Spacing.small) \\(other)" }
      """)
    #expect(run.result() == "8.0 4.0")
    #expect(run.gaps == [])
  }

  @Test func `a function that a property holds is called, not a type of another type of its name`()
  {
    let run = SwiftRun(
      """
      extension CGFloat { struct scene { struct content { static let top = 1 } } }
      struct Row {
        let content: (Int) -> String
        var text: String { content(7) }
      }
      func run() -> String { Row(content: { "<\\($0)>" }).text }
      """)
    #expect(run.result() == "<7>")
  }

  @Test func `members of arrays are those for their elements`() {
    let run = SwiftRun(
      """
      extension Int { static let sample = [Int].sample.last! }
      extension Array where Element == String { static let sample = [Int].sample.map { "\\($0)" } }
      extension [Int] { static let sample: [Int] = [1, 2] }
      extension [Int] { var label: String { "numbers" } }
      extension [String] { var label: String { "texts" } }
      func run() -> String {
        "\\(Int.sample) \\([String].sample) \\([1].label) \\(["a"].label)"
      }
      """)
    #expect(run.result() == "2 [\"1\", \"2\"] numbers texts")
    #expect(run.failures == [])
  }

  @Test func `an environment value may be passed on`() {
    let run = SwiftRun(
      """
      struct Inner {
        @Environment(\\.colorScheme) var colorScheme
        var title: String
      }
      struct Outer {
        @Environment(\\.colorScheme) var colorScheme
        var inner: Inner { Inner(colorScheme: _colorScheme, title: "a") }
      }
      func run() -> String { Outer().inner.title }
      """)
    #expect(run.result() == "a")
    #expect(run.gaps == [])
  }

  @Test func `a tuple may stand among generic arguments`() {
    let run = SwiftRun(
      """
      final class Store<Key: Hashable, Value> {
        var all = [Key: Value]()
        let most: Int
        init(most: Int) { self.most = most }
        func value(for key: Key, make: () -> Value) -> Value { make() }
      }
      let store = Store<Int, (a: Int, b: [Int])>(most: 4)
      func run() -> String { "\\(store.value(for: 1) { (a: 7, b: []) }.a)" }
      """)
    #expect(run.result() == "7")
    #expect(run.gaps == [])
  }

  @Test func `a static member named in its own value is the system's`() {
    let run = SwiftRun(
      """
      enum Design {
        enum Font { static let title: SwiftUI.Font = .title }
      }
      func run() -> String { "\\(Design.Font.title == SwiftUI.Font.title)" }
      """)
    #expect(run.result() == "true")
    #expect(run.failures == [])
  }

  @Test func `the iterator of an array gives its elements one by one`() {
    let run = SwiftRun(
      """
      func run() -> String {
        var iterator = [1, 2].makeIterator()
        let all = [iterator.next(), iterator.next(), iterator.next()]
        return "\\(all.compactMap { $0 })"
      }
      """)
    #expect(run.result() == "[1, 2]")
  }

  @Test func `an iterator gives its elements up to nil`() {
    let run = SwiftRun(
      """
      func rows(_ all: [Int]) -> AnyIterator<[Int]> {
        var rest = all
        return AnyIterator {
          guard !rest.isEmpty else { return nil }
          defer { rest = Array(rest.dropFirst(2)) }
          return Array(rest.prefix(2))
        }
      }
      func endless() -> String { "\\(Array(AnyIterator { 1 }).isEmpty)" }
      func run() -> String { "\\(Array(rows([1, 2, 3])))" }
      """)
    #expect(run.result() == "[[1, 2], [3]]")
    #expect(run.result(of: "endless") == "false")
  }

  @Test func `option sets of the sources`() {
    let run = SwiftRun(
      """
      struct Marks: OptionSet {
        let rawValue: Int
        static let a = Marks(rawValue: 1)
        static let b = Marks(rawValue: 2)
      }
      func text(_ marks: Marks) -> String {
        (marks.contains(.a) ? "a" : "") + (marks.contains(.b) ? "b" : "") + (marks.isEmpty ? "-" : "")
      }
      func run() -> String {
        var marks: Marks = []
        marks.insert(.b)
        return [text(.a), text([.a, .b]), text(marks), text(marks.subtracting(.b))].joined(separator: " ")
      }
      """)
    #expect(run.result() == "a ab b -")
    #expect(run.gaps == [])
  }

  @Test func `map of an optional that holds a text`() {
    let run = SwiftRun(
      """
      func one(_ text: String? = nil) -> String { text.map { "<" + $0 + ">" } ?? "none" }
      func two(_ texts: [String]?) -> String {
        guard let texts = texts else { return "none" }
        return texts.map { "<" + $0 + ">" }.joined()
      }
      func three(_ texts: [String]?) -> String { texts?.map { "<" + $0 + ">" }.joined() ?? "none" }
      func run() -> String {
        [one("ab"), one(), two(["a", "b"]), three(["a", "b"])].joined(separator: " ")
      }
      """)
    #expect(run.result() == "<ab> none <a><b> <a><b>")
  }

  @Test func `errors of one type, and a free type of a nested one's name`() {
    let run = SwiftRun(
      """
      enum Low: Error { case low(Int) }
      enum Table { enum Kind { case a } }
      struct Kind { static func name() -> String { "free" } }
      func check(_ number: Int) throws(Low) -> Int {
        guard number > 2 else { throw .low(number) }
        return number
      }
      func run() -> String {
        do { return "\\(Kind.name()) \\(try check(1))" } catch { return Kind.name() + " low" }
      }
      """)
    #expect(run.result() == "free low")
  }
}
