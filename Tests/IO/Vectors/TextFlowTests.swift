// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVectors

@Suite struct TextFlowTests {
  /// Paragraphs in a font whose characters are all one em wide.
  private func lines(
    _ paragraphs: String..., width: Double, height: Double = 1000, most: Int = 1,
    minimumScale: Double = 1
  ) -> TextFlow.Result {
    let flow = TextFlow(
      width: width, height: height, mostLines: most, minimumScale: minimumScale, lineHeight: 1,
      ellipsis: 1)
    return flow.lines(
      of: paragraphs.map { text in
        MeasuredParagraph(Array(text), ends: (0...text.count).map { Double($0) })
      })
  }

  @Test func `what fits is left alone`() {
    #expect(lines("four", width: 4) == .init(lines: ["four"], scale: 1, isCut: false))
  }

  @Test func `a line breaks behind blanks, which it does not show`() {
    #expect(lines("to be or not", width: 5, most: 9).lines == ["to be", "or", "not"])
    #expect(lines("to  be", width: 3, most: 9).lines == ["to", "be"])
  }

  @Test func `a line breaks behind a hyphen and between ideographs`() {
    #expect(lines("well-known", width: 6, most: 9).lines == ["well-", "known"])
    #expect(lines("東京都庁", width: 2, most: 9).lines == ["東京", "都庁"])
  }

  @Test func `no line breaks at a blank that forbids it`() {
    #expect(lines("a 10\u{A0}km b", width: 6, most: 9).lines == ["a", "10\u{A0}km", "b"])
  }

  @Test func `a word that no line holds breaks anywhere`() {
    #expect(lines("abcdefg", width: 3, most: 9).lines == ["abc", "def", "g"])
  }

  @Test func `what is left over ends with an ellipsis`() {
    let cut = lines("to be or not to be", width: 6, most: 2)
    #expect(cut == .init(lines: ["to be", "or no…"], scale: 1, isCut: true))
    #expect(lines("to be", width: 4).lines == ["to…"])
  }

  @Test func `a frame too low holds fewer lines`() {
    #expect(lines("a b c", width: 1, height: 2, most: 3).lines == ["a", "…"])
  }

  @Test func `text shrinks as far as it has to`() {
    let shrunk = lines("abcdefgh", width: 4, minimumScale: 0.25)
    #expect(!shrunk.isCut && abs(shrunk.scale - 0.5) < 0.01)
    let most = lines("abcdefgh", width: 4, minimumScale: 0.75)
    #expect(most.isCut && most.scale == 0.75 && most.lines == ["abcd…"])
  }

  @Test func `a paragraph begins a line, an empty one too`() {
    #expect(lines("a", "", "b", width: 9, most: 5).lines == ["a", "", "b"])
    #expect(lines("a", "b", width: 9, most: 1).isCut)
  }

  @Test(arguments: 0..<200)
  func `nothing is lost, and no line is too wide`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let text = String((0..<next(60)).map { _ in Array("ab -東")[next(5)] })
    let width = Double(1 + next(9))
    let all = lines(text, width: width, most: 1000)
    #expect(!all.isCut)
    #expect(all.lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(all.lines.allSatisfy { Double($0.count) <= width })
    let few = lines(text, width: width, most: 2, minimumScale: 0.5)
    #expect(few.lines.count <= 2 && few.scale >= 0.5)
    #expect(few.lines.allSatisfy { Double($0.count) * few.scale <= width + 1.01 })
  }
}
