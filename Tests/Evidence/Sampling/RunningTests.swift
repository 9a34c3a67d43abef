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
}
