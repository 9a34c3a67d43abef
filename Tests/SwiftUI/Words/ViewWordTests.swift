// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancyWords

@Suite struct ViewWordTests {
  @Test(arguments: ViewWord.all.flatMap(\.names))
  func `the example of a view is understood and drawn, by each name`(name: String) throws {
    let word = try #require(ViewWord(named: name))
    let first = try #require(word.names.first)
    try #require(word.example.hasPrefix(first))
    let example = name + word.example.dropFirst(first.count)
    let gaps = LoweredCode.gaps(example, around: word.around)
    let node = LoweredCode.node(example, around: word.around)
    switch word.standing {
    case .drawn: #expect(gaps == [])
    case .simplified(let what):
      // What stands for it may have a note of its own.
      #expect(gaps.isEmpty || gaps.contains(name), "\(gaps)")
      #expect(what.first?.isUppercase == false && !what.hasSuffix("."))
    case .left: #expect(!gaps.isEmpty)
    }
    if case .empty = node.content { Issue.record("\(example) is empty") }
    if case .unknown = node.content { Issue.record("\(example) is unknown") }
    #expect(node == LoweredCode.node(word.example, around: word.around), "as by its first name")
  }

  @Test func `what no call names is drawn, too`() {
    let contents = ViewWord.inner.map { LoweredCode.node($0.example, around: $0.around).content }
    #expect(contents.count == 2)
    if case .fill? = contents.first {} else { Issue.record("a color fills") }
    if case .customLayout(let nodes, "Flow")? = contents.last {
      #expect(nodes == [.text("a"), .text("b")])
    } else {
      Issue.record("a layout of the sources' own has its name")
    }
    #expect(!ViewWord.inner.flatMap(\.names).contains { ViewWord.isView($0) })
  }

  @Test(arguments: ViewWord.undrawn)
  func `a view that is known and not drawn is a box with its name`(name: String) {
    #expect(ViewWord(named: name) == nil)
    #expect(ViewWord.isView(name))
    #expect(LoweredCode.node("\(name)()") == ViewNode(.unknown(name)))
    #expect(LoweredCode.gaps("\(name)()") == [name])
  }

  @Test func `views are listed once, by name`() {
    let first = ViewWord.all.compactMap(\.names.first)
    #expect(first == first.sorted())
    let inner = ViewWord.inner.compactMap(\.names.first)
    #expect(inner == inner.sorted())
    #expect(ViewWord.undrawn == ViewWord.undrawn.sorted())
    let names = ViewWord.all.flatMap(\.names) + inner + ViewWord.undrawn
    #expect(Set(names).count == names.count)
    #expect(!ViewWord.isView("Text") && !ViewWord.isView("Own"))
  }
}
