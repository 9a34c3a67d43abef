// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// Odd numbers, many marks and deep groups.
@Suite struct PaintingRobustnessTests {
  private static let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e18, 1e300]

  @Test(arguments: numbers)
  func `an odd number leaves the other marks as they are`(_ number: Double) {
    let paint = Paint.color(PaintColor(.black, opacity: 0.5))
    let size = Size(number, number)
    let odd = [
      Mark(.unknown("Map"), size: size, transform: .identity),
      Mark(
        .fill(.ellipse(0, 0, number, 5), isEvenOdd: true, paint), size: size, transform: .identity),
      Mark(.unknown("Map"), size: Size(9, 9), transform: .moving(by: [number, 2])),
      Mark(.picture(name: "a", ink: nil), size: size, transform: .scaling(number, 1)),
      Mark.square(0, 0).with(\.opacity, number),
      .text("odd", number, 0, size: number),
      .group([.square(0, 0)], opacity: number) { effects in
        effects.blurRadius = number
        effects.shadow = Shadow(radius: number, x: number, y: number)
        effects.clip = .rectangle(number, 0, number, 8)
      },
    ]
    let painted = PaintedView(odd + [.square(60, 60)])
    #expect(painted.pixels()[65, 65].w == 1)
    #expect(painted.pixels().pixels.allSatisfy { $0.w >= 0 && $0.w <= 1.0001 })
  }

  @Test func `ten thousand marks are painted, each noted`() {
    let marks = (0..<10_000).map { Mark.square(Double($0 % 100), Double($0 / 100), side: 1) }
    let painted = PaintedView(marks)
    #expect(painted.marks.count == 10_000 && painted.layers.count == 1)
    #expect(painted.pixels().area == 10_000)
  }

  @Test func `a mark of odd size does not hide the others of its group`() {
    let odd = Mark(.unknown("Map"), size: Size(.nan, 9), transform: .moving(by: [.nan, 2]))
    for children in [[odd, .square(60, 60)], [.square(60, 60), odd]] {
      #expect(PaintedView([.group(children)]).pixels()[65, 65].w == 1)
    }
  }

  @Test func `marks of changing traits share the last of as many layers as there may be`() {
    let marks = (0..<2_000).map { index -> Mark in
      let (column, row) = (Double(index % 100), Double(index / 100))
      return Mark.square(column, row, side: 1).with(\.isAccentable, index % 2 == 0)
    }
    let painted = PaintedView(marks)
    #expect(painted.layers.count == 256 && painted.notes.hasJoinedLayers)
    #expect(painted.marks.count == 2_000 && painted.pixels().area == 2_000)
    #expect(!PaintedView(Array(marks.prefix(256))).notes.hasJoinedLayers)
  }

  @Test func `groups nest deeper than there are groups to paint`() {
    var mark = Mark.square(0, 0)
    for _ in 0..<60 { mark = .group([mark]) }
    #expect(PaintedView([mark]).layers.count <= 1)
  }

  @Test func `painting is the same twice`() {
    var random = SeededGenerator(seed: 36)
    func number(_ most: Float) -> Double { Double(random.fraction() * most) }
    var marks: [Mark] = []
    for index in 0..<60 {
      let mark = Mark.square(number(90), number(90), side: number(30))
        .with(\.opacity, number(1))
      switch index % 4 {
      case 0: marks.append(mark)
      case 1: marks.append(.text("n\(index)", number(80), number(80)))
      case 2: marks.append(.group([mark], opacity: number(1)) { $0.blurRadius = 2 })
      default: marks.append(mark.with(\.isAccentable, true))
      }
    }
    let (first, second) = (PaintedView(marks), PaintedView(marks))
    #expect(first.pixels() == second.pixels() && first.marks == second.marks)
    #expect(first.notes == second.notes && first.layers.count == second.layers.count)
    #expect(first.layers.count > 10)
  }
}
