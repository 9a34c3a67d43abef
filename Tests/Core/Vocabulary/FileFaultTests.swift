// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVocabulary

@Suite struct FileFaultTests {
  @Test(arguments: [
    (FileFault("is empty"), "is empty"),
    (FileFault("is empty", fix: "write one"), "is empty; write one"),
    (FileFault("ends early", at: .byte(0), fix: "copy it"), "ends early, at byte 0; copy it"),
    (
      FileFault("it ends", at: .byte(9), detail: ", before the PNG does", fix: "copy it"),
      "it ends at byte 9, before the PNG does; copy it"
    ),
    (
      FileFault("has no key", at: .line(3), fix: "write KEY: VALUE"),
      "line 3 has no key; write KEY: VALUE"
    ),
    (FileFault("is HDR", detail: " (PQ or HLG)"), "is HDR (PQ or HLG)"),
  ])
  func `a sentence says what is wrong, where, and what to do`(_ fault: FileFault, _ text: String) {
    #expect(fault.description == text)
    let parts = fault.parts
    #expect(fault.clause == parts.head + (parts.number.map { "\($0)" } ?? "") + parts.tail)
    #expect(text.hasPrefix(fault.clause))
    #expect((fault.byte != nil || fault.line != nil) == (fault.place != nil))
  }

  @Test func `files that differ in the place alone have the same words around it`() {
    let parts = [7, 123].map { FileFault("it ends", at: .byte($0), detail: ", too early").parts }
    #expect(parts[0].head == parts[1].head && parts[0].tail == parts[1].tail)
    #expect(parts.map(\.number) == [7, 123])
  }

  @Test(arguments: [FileFault.Place.byte(4), .line(4)])
  func `of a file that refers to the broken one there is no place`(_ place: FileFault.Place) {
    let inner = FileFault("is broken", at: place, fix: "restore it")
    let outer = inner.preceded(by: "is 'a', which ")
    #expect(outer.place == nil && outer.fix == inner.fix)
    #expect(outer.description == "is 'a', which \(inner)")
  }
}
