// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes

/// Marks that can be left out one by one.
@Suite struct NumberedMarksTests {
  private static func square(_ x: Double, _ y: Double) -> Mark {
    Mark(
      .fill(.rectangle(0, 0, 10, 10), isEvenOdd: false, .color(PaintColor(.black))),
      size: Size(10, 10), transform: .moving(by: [x, y]))
  }

  private static let marks = [
    square(0, 0),
    Mark(
      .group([square(20, 0), square(40, 0)], GroupEffects()), size: .zero, transform: .identity),
    square(60, 0),
  ]

  private func painted(_ marks: [Mark]) -> PaintedView {
    PaintedView(marks, side: 80, scale: 1)
  }

  private func areas(_ marks: [Mark]) -> [Int] { painted(marks).marks.map(\.mask.x) }

  @Test func `each mark that is not a group has the next number`() {
    let numbered = NumberedMarks(Self.marks)
    #expect(numbered.leaves == [0, 20, 40, 60].map { Self.square($0, 0) })
    #expect(painted(numbered.marks).marks.map(\.source) == [0, 1, 2, 3])
  }

  @Test func `one is left out, and what is elsewhere`() {
    let numbered = NumberedMarks(Self.marks)
    let all = Rect(0, 0, 80, 20)
    #expect(areas(numbered.without(1, within: all)) == [0, 40, 60])
    #expect(areas(numbered.without(0, within: Rect(0, 0, 30, 20))) == [20])
    #expect(numbered.without(0, within: Rect(0, 0, 10, 20)).isEmpty)
  }

  @Test func `one is left alone, with the effects of its group`() {
    var effects = GroupEffects()
    effects.opacity = 0.5
    let numbered = NumberedMarks([
      Self.square(0, 0),
      Mark(
        .group([Self.square(20, 0), Self.square(40, 0)], effects), size: .zero, transform: .identity
      ),
    ])
    let only = numbered.only(2)
    #expect(areas(only) == [40])
    guard case .group(let children, effects)? = only.first?.content else {
      Issue.record("the group is gone")
      return
    }
    #expect(children.count == 1)
    #expect(numbered.effects.map(\.count) == [0, 1, 1] && numbered.effects[2][0].opacity == 0.5)
  }
}
