// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources

/// Open outlines under the names of the symbols that they stand for, as `scripts/make-symbols` packs
/// them; the script describes the format.
package struct SymbolTable: Sendable {
  /// What is stored under a name. Sizes are shares of the font's size, at regular weight.
  struct Entry: Sendable {
    var name: [UInt8]
    var outline: Int
    /// The ink.
    var ink: Contour.Point
    /// The box that layout sees; a zero is unknown.
    var box: Contour.Point
  }

  /// The table in the library.
  package static let shared: SymbolTable = {
    var count = 0
    let start = unsafe vibrancy_symbols(&count)
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    guard let table = unsafe SymbolTable(Array(bytes)) else {
      preconditionFailure("the symbols in the library are damaged")
    }
    return table
  }()

  /// In the order of their names' bytes.
  private(set) var entries: [Entry] = []
  private var outlines: [Glyph] = []

  /// How many names there are.
  package var count: Int { entries.count }
  /// The names, in the order of their bytes.
  package var names: [String] { entries.map { String(decoding: $0.name, as: UTF8.self) } }

  /// Reads a table; `nil` if it is not whole.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard reader.take(4).elementsEqual("VSY1".utf8), let names = reader.short(),
      let outlines = reader.short()
    else { return nil }
    var name: [UInt8] = []
    for _ in 0..<names {
      guard let shared = reader.byte(), let rest = reader.byte(), shared <= name.count else {
        return nil
      }
      let suffix = reader.take(rest)
      let next = name.prefix(shared) + suffix
      guard suffix.count == rest, name.lexicographicallyPrecedes(next),
        let outline = reader.short(), outline < outlines, let inkWidth = reader.byte(),
        let inkHeight = reader.byte(), inkWidth > 0, inkHeight > 0, let width = reader.byte(),
        let height = reader.byte()
      else { return nil }
      name = Array(next)
      entries.append(
        Entry(
          name: name, outline: outline, ink: [Double(inkWidth), Double(inkHeight)] / 200,
          box: [Double(width), Double(height)] / 200))
    }
    for index in 0..<outlines {
      guard let count = reader.short() else { return nil }
      if count == 0 {
        guard let other = reader.short(), other < index else { return nil }
        self.outlines.append(self.outlines[other].silhouette)
      } else {
        let data = reader.take(count)
        guard data.count == count, let glyph = Self.glyph(data) else { return nil }
        self.outlines.append(glyph)
      }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// What is stored under a name.
  func entry(_ name: some Collection<UInt8>) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < entries.count && entries[low].name.elementsEqual(name) ? entries[low] : nil
  }

  /// The outline of an entry, in units of the icons.
  func glyph(of entry: Entry) -> Glyph { outlines[entry.outline] }

  private static func glyph(_ data: ArraySlice<UInt8>) -> Glyph? {
    var reader = Reader(bytes: Array(data))
    var contours: [Contour] = []
    var last = Contour.Point.zero
    while let run = reader.byte() {
      for _ in 0...(run / 4) {
        guard let piece = Contour.Piece(rawValue: run % 4) else {
          guard let point = reader.point(after: last) else { return nil }
          contours.append(Contour(at: point))
          last = point
          continue
        }
        guard !contours.isEmpty else { return nil }
        contours[contours.count - 1].pieces.append(piece)
        for _ in 0..<piece.rawValue {
          guard let point = reader.point(after: last) else { return nil }
          contours[contours.count - 1].points.append(point)
          last = point
        }
      }
    }
    // The largest contour is an outer one.
    var largest = 0.0
    for contour in contours where abs(contour.area) > abs(largest) { largest = contour.area }
    guard largest != 0 else { return nil }
    return Glyph(largest > 0 ? contours : contours.map { $0.reversed })
  }

  /// Takes numbers off bytes.
  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    var isAtEnd: Bool { at == bytes.count }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
      let taken = bytes[at...].prefix(count)
      at += taken.count
      return taken
    }

    mutating func byte() -> Int? {
      guard at < bytes.count else { return nil }
      at += 1
      return Int(bytes[at - 1])
    }

    mutating func short() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return low + 256 * high
    }

    mutating func point(after last: Contour.Point) -> Contour.Point? {
      guard let x = step(), let y = step() else { return nil }
      return last + Contour.Point(Double(x), Double(y)) / 32
    }

    /// A signed number of at most 21 bits.
    private mutating func step() -> Int? {
      var value = 0
      for shift in stride(from: 0, to: 21, by: 7) {
        guard let next = byte() else { return nil }
        value |= (next & 127) << shift
        if next < 128 { return value.isMultiple(of: 2) ? value / 2 : -(value + 1) / 2 }
      }
      return nil
    }
  }
}
