// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyPreviews
import VibrancyVocabulary

@Suite("The layout of a contact sheet")
struct ContactSheetLayoutTests {
  static let shapes = [
    (1, 1), (1, 28), (2, 7), (3, 3), (4, 13), (12, 3), (5, 0), (0, 3), (0, 0), (1, 600), (21, 28),
  ]

  @Test("keeps everything inside the margins and apart", arguments: shapes)
  func apart(rows: Int, columns: Int) throws {
    for seed in 1...3 {
      let sheet = try Drawn.sheet(rows: rows, columns: columns, omitted: seed - 1, seed: seed)
      #expect(sheet.size.width <= 2400)
      #expect(sheet.size.height < 65_000)
      let frames = sheet.layout.items.map(\.frame)
      let outside = frames.count { frame in
        frame.x < 64 || frame.columns.upperBound > sheet.size.width - 64 || frame.y < 48
          || frame.rows.upperBound > sheet.size.height - 32
      }
      #expect(outside == 0)
      var overlaps = 0
      for (index, frame) in frames.enumerated() {
        // Items come row by row, so that neighbors are near in the list too.
        for other in frames[(index + 1)...].prefix(200)
        where frame.columns.overlaps(other.columns) && frame.rows.overlaps(other.rows) {
          overlaps += 1
        }
      }
      #expect(overlaps == 0)
    }
  }

  @Test("shows every preview once, and nothing for one that is missing")
  func cells() throws {
    let picture = try Drawn.thumbnail(100, 50)
    let sheet = ContactSheet(
      columns: ["a", "b", "c"].map { .init(title: $0) },
      rows: [
        .init(title: "one", cells: [picture, nil, picture]), .init(title: "two", cells: [picture]),
        .init(title: "three", cells: Array(repeating: picture, count: 9)),
      ], footer: "estimate")
    #expect(sheet.pictures.count == 2 + 1 + 3)
    #expect(!sheet.texts.contains("–"))
  }

  @Test("says below a picture what is found in it, and beside the pictures the rest")
  func captions() throws {
    let picture = try Drawn.thumbnail(240, 50)
    var row = ContactSheet.Row(title: "one", subtitle: "two", cells: [nil, picture, picture])
    row.captions = [[.init("nothing shows this", .error)], [], [.init("error: block", .error)]]
    row.notes = [.init("warning: size", .warning)]
    let sheet = ContactSheet(
      columns: ["a", "b", "c"].map { .init(title: $0) }, rows: [row],
      remarks: [.init("Code.swift:3 · error: mode", .error)], footer: "f")
    #expect(
      sheet.texts == [
        "b", "c", "one", "two", "warning: size", "error: block", "Code.swift:3 · error: mode", "f",
      ])
    let caption = try #require(sheet.layout.items.first { $0.words == "error: block" })
    let last = try #require(sheet.pictures.last)
    #expect(caption.frame.x == last.frame.x)
    #expect((0..<16).contains(caption.frame.y - last.frame.rows.upperBound))
  }

  @Test("breaks a caption at its space where both parts fit")
  func brokenCaption() throws {
    var row = ContactSheet.Row(title: "one", cells: [try Drawn.thumbnail(240, 50)])
    row.captions = [[.init("warning: unlike-any-real-rule", .warning)]]
    let sheet = ContactSheet(columns: [.init(title: "a")], rows: [row], footer: "f")
    #expect(sheet.texts == ["a", "one", "warning: ", "unlike-any-real-rule", "f"])
  }

  @Test("has room for what is said of as many rows as it shows")
  func captionedRows() throws {
    var row = ContactSheet.Row(title: "one", cells: [try Drawn.thumbnail(240, 240)])
    row.captions = [[.init("warning: unlike-any-real-rule", .warning)]]
    let sheet = ContactSheet(
      columns: [.init(title: "a")], rows: [ContactSheet.Row](repeating: row, count: 600),
      footer: "f")
    #expect(sheet.size.height < 65_000)
    #expect(sheet.pictures.count == ContactSheet.rowLimit(columns: 1, captions: 1))
    #expect(sheet.texts.suffix(2).first?.hasSuffix(" more") == true)
  }

  @Test("takes the cells of another row unless both show one scene")
  func mergedRows() throws {
    let (one, other) = (try Drawn.thumbnail(10, 10), try Drawn.thumbnail(20, 20))
    var row = ContactSheet.Row(title: "light", cells: [one, nil, nil])
    let isTaken = row.takeCells(of: .init(title: "dark", cells: [nil, other, nil]))
    #expect(isTaken)
    #expect(row.cells.map { $0?.width } == [one.width, other.width, nil])
    let isTakenTwice = row.takeCells(of: .init(title: "tinted", cells: [nil, one, one]))
    #expect(!isTakenTwice)
    #expect(row.cells.map { $0?.width } == [one.width, other.width, nil])
  }

  @Test("has no column that no row shows")
  func emptyColumn() throws {
    let picture = try Drawn.thumbnail(100, 50)
    let sheet = ContactSheet(
      columns: ["a", "b", "c"].map { .init(title: $0) },
      rows: (1...2).map { .init(title: "row \($0)", cells: [picture, nil, picture]) }, footer: "f")
    #expect(sheet.texts == ["a", "c", "row 1", "row 2", "f"])
    #expect(Set(sheet.pictures.map(\.frame.x)).count == 2)
  }

  @Test("keeps rows of the same columns together, under headings of their own")
  func blocks() throws {
    let picture = try Drawn.thumbnail(100, 50)
    let sheet = ContactSheet(
      columns: ["a", "b", "c"].map { .init(title: $0) },
      rows: [
        .init(title: "1", cells: [picture, nil, picture]),
        .init(title: "2", cells: [nil, picture]),
        .init(title: "3", cells: [picture, nil, picture]),
        .init(title: "4", cells: []),
      ], footer: "f")
    #expect(sheet.texts == ["a", "c", "1", "3", "b", "2", "4", "f"])
    let headings = sheet.layout.items.filter { item in
      if case .text(let line, _) = item.content { ["a", "b"].contains(line.text) } else { false }
    }
    // Blocks stand at the same places, as far as they reach.
    #expect(Set(headings.map(\.frame.x)).count == 1)
  }

  @Test("draws every title, subtitle and heading, and the footer")
  func titles() throws {
    let picture = try Drawn.thumbnail(100, 50)
    let sheet = ContactSheet(
      columns: [
        .init(title: "lock-screen", subtitle: "vivid"), .init(title: Place.standby.rawValue),
      ],
      rows: [
        .init(title: "rain", subtitle: "small", detail: "10×10", cells: [picture, picture])
      ],
      footer: "estimate, model 1")
    #expect(
      sheet.texts == [
        "lock-screen", "vivid", Place.standby.rawValue, "rain", "small", "10×10",
        "estimate, model 1",
      ])
    let pixels = sheet.pixels
    for item in sheet.layout.items { #expect(pixels.inked(item.frame) > 0) }
  }

  @Test("stands a heading over each cell, in every band of every row")
  func headings() throws {
    let picture = try Drawn.thumbnail(240, 240)
    let sheet = ContactSheet(
      columns: (0..<28).map { .init(title: "scene \($0)") },
      rows: (0..<2).map {
        .init(title: "asset \($0)", cells: Array(repeating: picture, count: 28))
      },
      footer: "")
    let headings = sheet.layout.items.filter { item in
      if case .text(let line, _) = item.content { line.text.hasPrefix("scene") } else { false }
    }
    #expect(headings.count == 56)
    for (heading, picture) in zip(headings, sheet.pictures) {
      #expect(heading.frame.x == picture.frame.x)
      #expect((0..<40).contains(picture.frame.y - heading.frame.rows.upperBound))
    }
    #expect(Set(sheet.pictures.map(\.frame.x)).count == 7)
  }

  @Test("repeats the headings of a long sheet")
  func longSheet() throws {
    let picture = try Drawn.thumbnail(240, 240)
    let sheet = ContactSheet(
      columns: [.init(title: Place.standby.rawValue)],
      rows: (0..<40).map { .init(title: "asset \($0)", cells: [picture]) }, footer: "")
    let count = sheet.texts.count { $0 == Place.standby.rawValue }
    #expect(count > 1 && count < 10)
  }

  @Test("breaks a long heading after a hyphen")
  func brokenHeading() throws {
    let picture = try Drawn.thumbnail(9, 9)
    let sheet = ContactSheet(
      columns: [
        .init(title: Place.watchAccentedInverted.rawValue),
        .init(title: Place.lockScreenAlwaysOn.rawValue),
      ],
      rows: [.init(title: "a", cells: [picture, picture])], footer: "")
    #expect(sheet.texts.prefix(4) == ["watch-accented-", "inverted", "lock-screen-", "always-on"])
  }

  @Test("says what was left out")
  func omissions() throws {
    #expect(try Drawn.sheet(rows: 1, columns: 1, omitted: 9800).texts.contains("and 9,800 more"))
    #expect(try !Drawn.sheet(rows: 1, columns: 1).texts.contains { $0.hasPrefix("and ") })
    let row = ContactSheet.Row(title: "a", cells: [])
    let limit = ContactSheet.rowLimit(columns: 3)
    let sheet = ContactSheet(
      columns: Array(repeating: .init(title: "s"), count: 3),
      rows: Array(repeating: row, count: limit + 5), footer: "", omittedRows: 1_234_567)
    #expect(sheet.texts.contains("and 1,234,572 more"))
    let wide = ContactSheet(
      columns: Array(repeating: .init(title: "s"), count: 601), rows: [row], footer: "")
    #expect(wide.texts.contains("and 1 more in each row"))
  }

  @Test("has room for at most 600 previews, and is less than 65,000 px high when full")
  func limits() throws {
    let picture = try Drawn.thumbnail(240, 240)
    for columns in [1, 2, 3, 6, 7, 25, 28, 100, 600] {
      let limit = ContactSheet.rowLimit(columns: columns)
      #expect(limit >= 1 && limit * columns <= 600)
      let name = String(repeating: "long-name-", count: 9)
      let row = ContactSheet.Row(
        title: name, subtitle: name, detail: name,
        cells: Array(repeating: picture, count: columns))
      let sheet = ContactSheet(
        columns: Array(repeating: .init(title: name, subtitle: name), count: columns),
        rows: Array(repeating: row, count: limit), footer: name, omittedRows: 1)
      #expect(sheet.pictures.count == limit * columns)
      #expect(sheet.size.height < 65_000 && sheet.size.width <= 2400)
    }
    #expect(ContactSheet.rowLimit(columns: 0) == ContactSheet.rowLimit(columns: 1))
    #expect(ContactSheet.rowLimit(columns: -1) == ContactSheet.rowLimit(columns: 1))
    #expect(ContactSheet.rowLimit(columns: .max) == 1)
  }

  @Test("is less than 65,000 px high where every row shows other columns", arguments: [2, 4, 7])
  func everyRowABlock(_ columns: Int) throws {
    let picture = try Drawn.thumbnail(240, 240)
    let name = Place.watchAccentedInverted.rawValue
    let rows = (0..<ContactSheet.rowLimit(columns: columns)).map { index in
      ContactSheet.Row(
        title: "a",
        cells: (0..<columns).map { (index + 1) >> $0 & 1 == 1 ? picture : nil })
    }
    let sheet = ContactSheet(
      columns: Array(repeating: .init(title: name, subtitle: name), count: columns), rows: rows,
      footer: "")
    #expect(sheet.size.height < 65_000)
  }

  @Test("shows a sheet without rows as empty")
  func empty() throws {
    let sheet = ContactSheet(
      columns: [.init(title: Place.standby.rawValue)], rows: [], footer: "estimate")
    #expect(sheet.texts == ["nothing to show", "estimate"])
    #expect(try !sheet.png().isEmpty)
  }
}

extension SheetItem {
  /// Its text; `nil` of anything else.
  fileprivate var words: String? {
    if case .text(let line, _) = content { line.text } else { nil }
  }
}
