// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews

/// What the tests of contact sheets draw.
enum Drawn {
  /// A picture of one color; straight, 0...255.
  static func picture(
    _ width: Int, _ height: Int, _ color: [UInt8] = [200, 40, 40, 255]
  ) throws -> StraightImage {
    let size = try #require(PixelSize(width: width, height: height))
    return StraightImage(
      size: size, samples: .eight((0..<size.area).flatMap { _ in color }))
  }

  static func thumbnail(
    _ width: Int, _ height: Int, _ color: [UInt8] = [200, 40, 40, 255]
  ) throws -> Thumbnail {
    Thumbnail(try picture(width, height, color))
  }

  /// A sheet of `rows` × `columns` previews of several sizes, some of them missing.
  static func sheet(
    rows: Int, columns: Int, omitted: Int = 0, seed: Int = 1
  ) throws -> ContactSheet {
    var state = UInt64(seed)
    func random(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    func name(_ longest: Int) -> String {
      String(
        (0..<random(1...longest)).map { _ in Character(["a", "W", "-", "i", "/"][random(0...4)]) })
    }
    let pictures = try (0..<12).map { _ in try thumbnail(random(1...300), random(1...300)) }
    let cells = (0..<rows).map { _ in
      (0..<columns).map { _ in random(0...9) == 0 ? nil : pictures[random(0...11)] }
    }
    func captions() -> [ContactSheet.Caption] {
      (0..<random(0...2)).map { _ in .init(name(50), .warning) }
    }
    let rows = cells.map { cells in
      var row = ContactSheet.Row(title: name(90), subtitle: name(70), cells: cells)
      // Hundreds of rows have no room for captions.
      if rows < 100 { (row.notes, row.captions) = (captions(), cells.map { _ in captions() }) }
      return row
    }
    return ContactSheet(
      columns: (0..<columns).map { _ in
        .init(title: name(60), subtitle: random(0...1) == 0 ? "" : name(40))
      },
      rows: rows, remarks: omitted == 1 ? captions() : [],
      footer: name(300), omittedRows: omitted)
  }
}

extension ContactSheet {
  /// The texts on the sheet, from the top.
  var texts: [String] {
    layout.items.compactMap { if case .text(let line, _) = $0.content { line.text } else { nil } }
  }

  /// The previews on the sheet.
  var pictures: [SheetItem] {
    layout.items.filter { if case .picture = $0.content { true } else { false } }
  }

  /// Its PNG.
  func png(_ compression: Compression = .fast) throws -> [UInt8] {
    let sink = MemorySink()
    try write(to: sink, compression: compression)
    return sink.bytes
  }
}

extension StraightImage {
  /// Red, green, blue and α of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    guard case .eight(let codes) = samples else { return [] }
    let start = 4 * (y * size.width + x)
    return Array(codes[start..<start + 4])
  }

  /// Pixels of a part that are not the sheet's ground.
  func inked(_ frame: SheetRect) -> Int {
    let ground = SheetColor.paper
    return frame.rows.reduce(0) { count, y in
      count
        + frame.columns.count { self[$0, y] != [ground.red, ground.green, ground.blue, 255] }
    }
  }
}
