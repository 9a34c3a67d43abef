// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancyWords

@Suite struct ShapeWordTests {
  /// The outline of each example.
  private static let kinds: [String: ShapeKind] = [
    "Capsule": .capsule, "Circle": .circle, "ConcentricRectangle": .containerRelative,
    "ContainerRelativeShape": .containerRelative, "Ellipse": .ellipse, "Rectangle": .rectangle,
    "RoundedRectangle": .roundedRectangle(radius: 8, isContinuous: true),
    "UnevenRoundedRectangle": .unevenRoundedRectangle(
      topLeading: 8, topTrailing: 0, bottomLeading: 0, bottomTrailing: 16, isContinuous: true),
  ]

  @Test(arguments: ShapeWord.all.flatMap(\.names))
  func `the example of a shape has its outline, by each name`(name: String) throws {
    let word = try #require(ShapeWord(named: name))
    let first = try #require(word.names.first)
    try #require(word.example.hasPrefix(first))
    let example = name + word.example.dropFirst(first.count)
    #expect(LoweredCode.gaps(example) == [])
    let kind = try #require(Self.kinds[first])
    #expect(LoweredCode.node(example) == ViewNode(.shape(ShapeView(kind))))
  }

  @Test(arguments: [
    (
      "RoundedRectangle(cornerSize: CGSize(width: 6, height: 4), style: .circular)",
      ShapeKind.roundedRectangle(radius: 6, isContinuous: false)
    ),
    (
      "UnevenRoundedRectangle(cornerRadii: .init(topLeading: 1, bottomLeading: 2))",
      .unevenRoundedRectangle(
        topLeading: 1, topTrailing: 0, bottomLeading: 2, bottomTrailing: 0, isContinuous: true)
    ),
    ("Capsule(style: .circular)", .capsule),
  ])
  func `corners are read in each form`(example: String, kind: ShapeKind) {
    #expect(LoweredCode.node(example) == ViewNode(.shape(ShapeView(kind))))
  }

  @Test func `shapes are listed once, by name`() {
    let first = ShapeWord.all.compactMap(\.names.first)
    #expect(first == first.sorted())
    let names = ShapeWord.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(!names.contains { ViewWord.isView($0) })
  }
}
