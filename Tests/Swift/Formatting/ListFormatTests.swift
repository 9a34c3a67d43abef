// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct ListFormatTests {
  private struct Verbatim: FormatStyle {
    func format(_ value: String) -> String { value }
  }

  @Test func `lists are those of Foundation`() {
    typealias Style = ListFormatStyle<Verbatim, [String]>
    let kinds: [(ListFormat.Kind, Style.ListType)] = [(.and, .and), (.or, .or)]
    let widths: [(ListFormat.Width, Style.Width)] = [
      (.standard, .standard), (.short, .short), (.narrow, .narrow),
    ]
    for count in 0...5 {
      let items = ["a", "b", "", "d e", "f"].prefix(count).map { $0 }
      for (kind, theirKind) in kinds {
        for (width, theirWidth) in widths {
          var style = Style(memberStyle: Verbatim())
          style.locale = FoundationOracle.locale
          style.listType = theirKind
          style.width = theirWidth
          #expect(ListFormat.text(items, kind: kind, width: width) == style.format(items))
        }
      }
    }
  }

  @Test func `sizes are those of Foundation`() {
    var generator = SeededGenerator(seed: 71)
    let near = [999, 1000, 1023, 1024, 999_499, 999_500, 1_048_575, 1_048_576, 999_949_999, 0, 1]
    for _ in 0..<4000 {
      let exponent = Int.random(in: 0...50, using: &generator)
      var value = Int.random(in: 0...(1 << exponent), using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        value = near.randomElement(using: &generator) ?? 0
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { value = -value }
      for style in ByteCountFormat.Style.allCases {
        let theirs = ByteCountFormatStyle(
          style: style == .decimal ? .decimal : .binary, locale: FoundationOracle.locale)
        #expect(ByteCountFormat(style).text(value) == theirs.format(Int64(value)), "\(value)")
        #expect(
          ByteCountFormat(style, isFormatter: true).text(value)
            == ByteCountFormatter.string(
              fromByteCount: Int64(value), countStyle: style == .decimal ? .decimal : .binary),
          "\(value)")
      }
    }
    for value in [Int.max, .min] { #expect(ByteCountFormat().text(value).hasSuffix("PB")) }
  }

  @Test func `names are written and parsed`() {
    let name = PersonName(parsing: "Dr. Ada King Lovelace Jr.")
    #expect(
      name
        == PersonName(
          prefix: "Dr.", given: "Ada", middle: "King", family: "Lovelace", suffix: "Jr."))
    #expect(name.text(.abbreviated) == "AL")
    #expect(name.text() == "Ada Lovelace")
    #expect(name.text(.long) == "Dr. Ada King Lovelace Jr.")
    #expect(name.text(.short) == "Ada")
    #expect(PersonName(parsing: "  ").text(.abbreviated) == "")
    #expect(PersonName(parsing: "cher").text(.abbreviated) == "C")
  }
}
