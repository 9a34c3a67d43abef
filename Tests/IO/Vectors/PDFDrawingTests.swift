// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors

@Suite(.enabled(if: ShellTool.has(.pdfToCairo, .pdfInfo)))
struct PDFDrawingTests {
  private func drawn(_ pdf: SmallPDF, scale: Double = 1) throws -> Picture {
    try Picture(png: Self.png(pdf.bytes, at: .scale(scale)))
  }

  private static func png(
    _ pdf: [UInt8], at extent: DrawingExtent, by rasterizer: VectorRasterizer = VectorRasterizer()
  ) throws(VectorError) -> [UInt8] {
    try rasterizer.png(ofPDF: pdf, page: rasterizer.pageSize(ofPDF: pdf), at: extent)
  }

  private func failure(_ bytes: [UInt8]) -> [VectorError?] {
    func error(_ body: () throws(VectorError) -> Void) -> VectorError? {
      do throws(VectorError) {
        try body()
        return nil
      } catch {
        return error
      }
    }
    return [
      error { () throws(VectorError) in
        _ = try Self.png(bytes, at: .scale(1))
      },
      error { () throws(VectorError) in _ = try VectorRasterizer().pageCount(ofPDF: bytes) },
    ]
  }

  @Test(arguments: [
    (SmallPDF(), 1.0, 20, 10), (SmallPDF(), 3, 60, 30), (SmallPDF(), 1.5, 30, 15),
    (SmallPDF(page: "/CropBox[2 2 12 8]"), 2, 20, 12), (SmallPDF(page: "/Rotate 90"), 2, 20, 40),
    (SmallPDF(mediaBox: "0 0 20.3 10.6"), 2, 41, 22),
  ])
  func `the size is the page's own, times the scale`(
    _ pdf: SmallPDF, _ scale: Double, _ width: Int, _ height: Int
  ) throws {
    let picture = try drawn(pdf, scale: scale)
    #expect((picture.width, picture.height) == (width, height))
  }

  @Test(arguments: [
    (SmallPDF(), 474, 237), (SmallPDF(page: "/Rotate 90"), 237, 474),
    (SmallPDF(page: "/CropBox[2 2 12 8]/Rotate 270"), 142, 237),
    (SmallPDF(mediaBox: "0 0 20.3 10.6"), 474, 248), (SmallPDF(), 1, 1), (SmallPDF(), 600, 100),
  ])
  func `a page has exactly the pixels that are asked for`(
    _ pdf: SmallPDF, _ width: Int, _ height: Int
  ) throws {
    let picture = try Picture(png: Self.png(pdf.bytes, at: .pixels(width: width, height: height)))
    #expect((picture.width, picture.height) == (width, height))
  }

  @Test func `what is not drawn is clear`() throws {
    let picture = try drawn(SmallPDF())
    #expect(picture[3, 5] == "0000FFFF" && picture[0, 0] == "-")
    #expect(picture.everything == ["-", "0000FFFF"])
  }

  @Test(arguments: [1, 2, 1000])
  func `pages are counted, and the first is drawn`(_ pages: Int) throws {
    let pdf = SmallPDF(pages: pages)
    #expect(try VectorRasterizer().pageCount(ofPDF: pdf.bytes) == pages)
    #expect(try drawn(pdf)[3, 5] == "0000FFFF")
  }

  @Test func `a PDF without a page is an error`() {
    #expect(failure(SmallPDF(pages: 0).bytes) == [.noPages, .noPages])
  }

  @Test(arguments: [
    "/Filter/Standard/V 1/R 2/P -4/O<\(String(repeating: "41", count: 32))>"
      + "/U<\(String(repeating: "42", count: 32))>",
    "/Filter/Other/V 1",
  ])
  func `a PDF with a password is an error`(_ encryption: String) {
    let pdf = SmallPDF(trailer: "/Encrypt<<\(encryption)>>/ID[<00><00>]")
    #expect(failure(pdf.bytes) == [.encrypted, .encrypted])
  }

  @Test func `a script in a PDF does nothing`() throws {
    let pdf = SmallPDF(
      page: "/AA<</O<</S/JavaScript/JS(while\\(1\\);)>>>>",
      catalog: "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);while\\(1\\);)>>")
    #expect(try drawn(pdf) == drawn(SmallPDF()))
  }

  @Test(arguments: ["", "garbage", "%PDF-1.4\n", "%PDF-1.4\n1 0 obj\n<<"])
  func `what is not a PDF is refused in one line`(_ text: String) {
    for error in failure(Array(text.utf8)) {
      guard case .helper(.failed(_, .status, let line)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!line.isEmpty && !line.contains("\n"))
    }
  }

  @Test(arguments: [
    ("0 0 200000 200000", "200000 × 200000 points"), ("0 0 99999 3", "99999 × 3 points"),
    ("0 0 1000000000 1000000000", "1000000000 × 1000000000 points"),
    ("0 0 99999999999999999999999 10", "1e+23 × 10 points"), ("0 0 20000 20000", "268435456 px"),
  ])
  func `a page too large to draw is refused before it is drawn`(_ box: String, _ words: String) {
    let error = failure(SmallPDF(mediaBox: box).bytes)[0]
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    "0 0 0 0", "0 0 1e9 1e9", "0 0 NaN 5", "0 0 inf 5", "0 0 0 5", "", "5 5 5 5", "a b c d",
  ])
  func `a page without a size is refused, not drawn as a sheet of letter paper`(_ box: String) {
    let error = failure(SmallPDF(mediaBox: box).bytes)[0]
    #expect(error == .noSize(box: box.isEmpty ? "empty" : box))
  }

  @Test(arguments: ["0 0 612 792", "10 10 622 802", "612 792 0 0"])
  func `a sheet of letter paper is drawn`(_ box: String) throws {
    let picture = try drawn(SmallPDF(mediaBox: box))
    #expect((picture.width, picture.height) == (612, 792))
  }

  @Test func `a unit of the user's own changes no size`() throws {
    let picture = try drawn(SmallPDF(page: "/UserUnit 1000000"))
    #expect((picture.width, picture.height) == (20, 10))
  }

  @Test func `a missing tool says what to install`() {
    var rasterizer = VectorRasterizer()
    rasterizer.process.searchPath = "/nonexistent"
    let error = #expect(throws: VectorError.self) {
      try Self.png(SmallPDF().bytes, at: .scale(1), by: rasterizer)
    }
    #expect(error?.description.contains("apt-get install poppler-utils") == true)
  }
}
