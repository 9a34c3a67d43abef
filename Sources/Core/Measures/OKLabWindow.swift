// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The last four rows of a picture as codes and in OKLab, so that edges can be followed downwards.
struct OKLabWindow: Sendable {
  private let rows: ArtRows
  private let tables: SRGBTables
  private var red: [Float]
  private var green: [Float]
  private var blue: [Float]
  private(set) var codes: [CodePlanes]
  private(set) var colors: [OKLabRow]
  /// `true` for each word, of those that were wanted, whose columns have one color.
  private var flat: [Bool]

  init(_ rows: ArtRows) {
    self.rows = rows
    tables = rows.image.samples.depth == .eight ? .eight : .sixteen
    red = [Float](repeating: 0, count: rows.width)
    (green, blue) = (red, red)
    codes = [CodePlanes](repeating: CodePlanes(width: rows.width), count: 4)
    colors = [OKLabRow](repeating: OKLabRow(width: rows.width), count: 4)
    flat = [Bool](repeating: false, count: 4 * ((rows.width + 63) / 64))
  }

  /// Loads row `y` as stored, in place of row `y − 4`; colors only where `wanted` has a bit in
  /// the same word.
  mutating func load(_ y: Int, wanted: BitMask) {
    let place = y & 3
    rows.loadStored(y, into: &codes[place])
    for index in 0..<wanted.stride where wanted.words[y &* wanted.stride &+ index] != 0 {
      let columns = wanted.columns(ofWord: index)
      let isFlat = isFlat(codes[place], columns)
      flat[place * wanted.stride + index] = isFlat
      if isFlat {
        convert(place, columns.lowerBound..<columns.lowerBound + 1)
        colors[place].repeatFirst(in: columns)
      } else {
        convert(place, columns)
      }
    }
  }

  /// Returns `true` if the columns of a word of row `y`, one of the last four, have one color.
  func isFlat(_ y: Int, _ index: Int) -> Bool { flat[(y & 3) * (flat.count / 4) + index] }

  private mutating func convert(_ place: Int, _ columns: Range<Int>) {
    tables.linearize(codes[place].red, in: columns, into: &red)
    tables.linearize(codes[place].green, in: columns, into: &green)
    tables.linearize(codes[place].blue, in: columns, into: &blue)
    colors[place].convert(red: red, green: green, blue: blue, in: columns)
  }

  private func isFlat(_ row: CodePlanes, _ columns: Range<Int>) -> Bool {
    let (r, g) = (row.red.span.extracting(columns), row.green.span.extracting(columns))
    let (b, count) = (row.blue.span.extracting(columns), columns.count)
    precondition(r.count == count && g.count == count && b.count == count && count > 0)
    let (red, green, blue) = (r[0], g[0], b[0])
    var different: Int32 = 0
    for x in 0..<count { different |= (r[x] ^ red) | (g[x] ^ green) | (b[x] ^ blue) }
    return different == 0
  }
}
