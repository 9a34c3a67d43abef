// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension VectorRasterizer {
  /// Draws the first page of a PDF, without a background; a script in it is not run.
  ///
  /// Its size is that of its crop box, turned as the page says; each side is rounded up to a whole
  /// pixel. (Assumed: Xcode draws the crop box. Of art it is nearly always the media box, too.)
  ///
  /// - Parameter scale: Pixels a point, in `scales`.
  /// - Returns: A PNG with straight alpha, sRGB.
  /// - Throws: `VectorError`.
  package func png(ofPDF pdf: [UInt8], scale: Double) throws(VectorError) -> [UInt8] {
    precondition(Self.scales.contains(scale), "a scale in 0.01...100")
    // Poppler 22.12 leaves axial shadings out at whole multiples of 72: a shade below, all are
    // there, and no side is a pixel shorter.
    let resolution = 72 * scale * (1 - 1e-6)
    let arguments = [
      "-png", "-singlefile", "-f", "1", "-l", "1", "-r", "\(resolution)", "-transp", "-cropbox",
      "-", "-",
    ]
    // Named first, of the two that come together: it is the one that draws.
    guard process.has(.pdfToCairo) else { throw .helper(.missing(.pdfToCairo)) }
    let pixels = try pixels(ofPDF: pdf, scale: scale)
    return try ofPDF { () throws(VectorError) in
      try png(.pdfToCairo, arguments, pdf, pixels: pixels)
    }
  }

  /// How many pages a PDF has, at least 1; the first is the one that is drawn.
  ///
  /// - Throws: `VectorError`.
  package func pageCount(ofPDF pdf: [UInt8]) throws(VectorError) -> Int {
    try pages(ofPDF: pdf).count
  }

  /// What a PDF says of its pages, and of the first one's size.
  private func pages(ofPDF pdf: [UInt8]) throws(VectorError) -> PDFPages {
    let words = ["-f", "1", "-l", "1", "-"]
    let output = try ofPDF { () throws(VectorError) in try run(.pdfInfo, words, pdf) }
    guard let pages = PDFPages(output.bytes) else { throw .noPages }
    return pages
  }

  /// How many pixels the first page has, before any is drawn.
  ///
  /// - Throws: It has no size, or too many pixels.
  private func pixels(ofPDF pdf: [UInt8], scale: Double) throws(VectorError) -> Int {
    let page = try pages(ofPDF: pdf)
    // Comparisons that are false for what is no number.
    let hasSize = page.width > 0 && page.height > 0
    if page.isStandard || !hasSize {
      let box = PDFPages.uselessBox(in: pdf) ?? (hasSize ? nil : "\(page.width) × \(page.height)")
      if let box { throw .noSize(box: box) }
    }
    let (width, height) = (page.width * scale, page.height * scale)
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(pixelLimit) else {
      throw .tooLarge(width: page.width, height: page.height, scale: scale, limit: pixelLimit)
    }
    return Int(width * height)
  }

  /// Tells what Poppler's complaints mean.
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
