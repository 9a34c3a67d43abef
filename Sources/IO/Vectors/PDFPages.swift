// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

extension VectorRasterizer {
  /// Draws the first page of a PDF, without a background; a script in it is not run.
  ///
  /// - Parameters:
  ///   - pdf: The file.
  ///   - page: Its first page's size: `pageSize(ofPDF:)`.
  ///   - extent: How large.
  /// - Returns: A PNG with straight alpha, sRGB.
  /// - Throws: `VectorError`.
  package func png(
    ofPDF pdf: [UInt8], page: VectorSize, at extent: DrawingExtent
  ) throws(VectorError) -> [UInt8] {
    let (across, down) =
      switch extent {
      case .scale(let scale): (scale, scale)
      case .pixels(let width, let height):
        (Double(width) / page.width, Double(height) / page.height)
      }
    let (width, height) = (page.width * across, page.height * down)
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(pixelLimit) else {
      throw .tooLarge(
        width: page.width, height: page.height, scale: max(across, down), limit: pixelLimit)
    }
    // Poppler 22.12 leaves axial shadings out at whole multiples of 72: a shade below, all are
    // there, and no side is a pixel shorter.
    func resolution(_ scale: Double) -> String { "\(72 * scale * (1 - 1e-6))" }
    let arguments = [
      "-png", "-singlefile", "-f", "1", "-l", "1", "-rx", resolution(across), "-ry",
      resolution(down), "-transp", "-cropbox", "-", "-",
    ]
    return try ofPDF { () throws(VectorError) in
      try png(.pdfToCairo, arguments, pdf, pixels: Int(width * height))
    }
  }

  /// The number of pages of a PDF, at least 1; the first is the one that is drawn.
  ///
  /// - Throws: `VectorError`.
  package func pageCount(ofPDF pdf: [UInt8]) throws(VectorError) -> Int {
    try pages(ofPDF: pdf).count
  }

  /// The size of the first page of a PDF: that of its crop box, turned as the page says. (Assumed:
  /// Xcode draws the crop box. Of art it is nearly always the media box, too.)
  ///
  /// - Throws: `VectorError`; it has no size, for one.
  package func pageSize(ofPDF pdf: [UInt8]) throws(VectorError) -> VectorSize {
    // Named first, of the two that come together: it is the one that draws.
    guard process.has(.pdfToCairo) else { throw .helper(.missing(.pdfToCairo)) }
    let page = try pages(ofPDF: pdf)
    let size = VectorSize(page.width, page.height)
    if page.isStandard || size == nil {
      let box =
        PDFPages.uselessBox(in: pdf) ?? (size == nil ? "\(page.width) × \(page.height)" : nil)
      if let box { throw .noSize(box: box) }
    }
    guard let size else { throw .noPages }
    return page.isTurned ? VectorSize(size.height, size.width) ?? size : size
  }

  /// The pages of a PDF, and the first one's size.
  private func pages(ofPDF pdf: [UInt8]) throws(VectorError) -> PDFPages {
    let words = ["-f", "1", "-l", "1", "-"]
    let output = try ofPDF { () throws(VectorError) in try run(.pdfInfo, words, pdf) }
    guard let pages = PDFPages(output.bytes) else { throw .noPages }
    return pages
  }

  /// Translates Poppler's complaints into errors.
  private func ofPDF<Result>(
    _ body: () throws(VectorError) -> Result
  ) throws(VectorError) -> Result {
    do throws(VectorError) {
      return try body()
    } catch {
      guard case .helper(.failed(_, _, let line)) = error else { throw error }
      let said = line.lowercased()
      if said.contains("incorrect password") || said.contains("security handler") {
        throw .encrypted
      }
      if said.contains("invalid page count 0") || said.contains("after the last page (0)") {
        throw .noPages
      }
      throw error
    }
  }
}

/// The output of `pdfinfo` about a PDF's pages.
struct PDFPages {
  /// The number of pages, from 1.
  let count: Int
  /// Width of the first page's crop box, before it is turned, in points.
  let width: Double
  /// Height of the same.
  let height: Double
  /// `true` if the page lies on its side.
  let isTurned: Bool

  /// Reads the tool's output; `nil` if it reports no page.
  init?(_ output: [UInt8]) {
    var (count, sides): (Int?, [Double]) = (nil, [])
    var isTurned = false
    for line in output.split(separator: 10) {
      let words = String(decoding: line.prefix(200), as: UTF8.self).split(separator: " ")
      if words.first == "Pages:" {
        count = words.last.flatMap { Int($0) }
      } else if words.first == "Page", let at = words.firstIndex(of: "size:") {
        // `Page    1 size:  20 x 10 pts`
        sides = words[(at + 1)...].prefix(3).filter { $0 != "x" }.compactMap { Double($0) }
      } else if words.first == "Page", words.dropLast().last == "rot:" {
        // `Page    1 rot:   90`
        isTurned = words.last.flatMap { Int($0) }.map { $0 % 180 != 0 } ?? false
      }
    }
    guard let count, count > 0, sides.count == 2 else { return nil }
    (self.count, width, height, self.isTurned) = (count, sides[0], sides[1], isTurned)
  }

  /// `true` if it is what Poppler takes, without a word, for a box that it can make nothing of.
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
