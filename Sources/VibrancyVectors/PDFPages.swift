// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What `pdfinfo` says of a PDF's pages.
struct PDFPages {
  /// How many there are, from 1.
  let count: Int
  /// Width of the first page's crop box, before it is turned, in points.
  let width: Double
  /// Height of the same.
  let height: Double

  /// Reads the tool's output; `nil` if it tells of no page.
  init?(_ output: [UInt8]) {
    var (count, sides): (Int?, [Double]) = (nil, [])
    for line in output.split(separator: 10) {
      let words = String(decoding: line.prefix(200), as: UTF8.self).split(separator: " ")
      if words.first == "Pages:" {
        count = words.last.flatMap { Int($0) }
      } else if words.first == "Page", let at = words.firstIndex(of: "size:") {
        // `Page    1 size:  20 x 10 pts`
        sides = words[(at + 1)...].prefix(3).filter { $0 != "x" }.compactMap { Double($0) }
      }
    }
    guard let count, count > 0, sides.count == 2 else { return nil }
    (self.count, width, height) = (count, sides[0], sides[1])
  }

  /// Whether it is what Poppler takes, without a word, for a box that it can make nothing of.
  var isStandard: Bool { width == 612 && height == 792 }

  /// The first media box written in a PDF, if none written there is of the size that Poppler takes
  /// for one that it can make nothing of; as it is written, at most four numbers of it.
  ///
  /// Boxes in compressed objects are not seen, nor those that stand elsewhere: then Poppler's word
  /// is taken.
  static func uselessBox(in pdf: [UInt8]) -> String? {
    let name = Array("/MediaBox".utf8)
    var first: String?
    var rest = pdf[...]
    while let slash = rest.firstIndex(of: name[0]) {
      rest = rest[slash...]
      guard rest.starts(with: name) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(name.count)
      let text = rest.prefix(200).drop { $0 <= 0x20 }
      guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
        continue
      }
      let words = text[..<end].dropFirst().split { $0 <= 0x20 }
        .map { String(decoding: $0, as: UTF8.self) }
      // An array of references says nothing here.
      guard !words.contains("R") else { return nil }
      let sides = words.compactMap { Double($0) }
      if sides.count == 4, abs(sides[2] - sides[0]) == 612, abs(sides[3] - sides[1]) == 792 {
        return nil
      }
      let box = HelperMessage(Array(words.prefix(4).joined(separator: " ").utf8)).gist
      if first == nil { first = box.isEmpty ? "empty" : box }
    }
    return first
  }
}
