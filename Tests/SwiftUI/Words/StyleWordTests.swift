// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancyWords

@Suite struct StyleWordTests {
  @Test(arguments: StyleWord.all)
  func `a style is set alike by its member and by its types`(style: StyleWord) throws {
    let control = style.control.view.example
    let plain = LoweredCode.node(control)
    let member = "\(control).\(style.control.modifier)(.\(style.member))"
    let styled = LoweredCode.node(member)
    #expect(LoweredCode.gaps(member) == [])
    #expect(styled.content == plain.content)
    if style.member != "automatic" { #expect(styled != plain) }
    for type in style.types {
      let typed = "\(control).\(style.control.modifier)(\(type)())"
      #expect(LoweredCode.node(typed) == styled, "\(type)")
      #expect(LoweredCode.gaps(typed) == [])
      #expect(StyleWord.isType(type))
    }
  }

  @Test(arguments: StyledControl.allCases)
  func `a control has an automatic style, and no other's`(control: StyledControl) {
    #expect(StyleWord(named: "automatic", of: control) != nil)
    #expect(StyleWord(named: "own", of: control) == nil)
    let plain = LoweredCode.node(control.view.example)
    #expect(LoweredCode.node("\(control.view.example).\(control.modifier)(.own)") == plain)
  }

  @Test func `styles are listed once, by control and name`() {
    let rows = StyleWord.all.map { [$0.control.modifier, $0.member] }
    #expect(rows == rows.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(rows).count == rows.count)
    let types = StyleWord.all.flatMap(\.types)
    #expect(Set(types).count == types.count)
    #expect(!types.contains { ViewWord.isView($0) })
  }
}
