// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancySystem

/// PDF files of few bytes, made for a test.
struct SmallPDF {
  /// How many pages, all alike.
  var pages = 1
  /// What stands in each page besides its media box.
  var page = ""
  /// What stands in the catalog.
  var catalog = ""
  /// What stands in the trailer.
  var trailer = ""
  /// The media box of 20 × 10 points, unless changed.
  var mediaBox = "0 0 20 10"

  /// The file: on each page a blue square of 4 × 4 points, 2 from the left and from the bottom.
  var bytes: [UInt8] {
    let content = "0 0 1 rg 2 2 4 4 re f"
    let kids = (0..<pages).map { "\(4 + $0) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R \(catalog)>>",
        "<</Type/Pages/Count \(pages)/Kids[\(kids)]>>",
        "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream",
      ]
      + (0..<pages).map { _ in
        "<</Type/Page/Parent 2 0 R/MediaBox[\(mediaBox)]/Contents 3 0 R \(page)>>"
      }
    var text = "%PDF-1.4\n"
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n\(table)"
    text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R \(trailer)>>\n"
    return Array((text + "startxref\n\(start)\n%%EOF\n").utf8)
  }
}
