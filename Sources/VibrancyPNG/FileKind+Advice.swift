// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension FileKind {
  /// One line for a file of this kind that was given as a PNG: what it is and what to do.
  var whyNotPNG: String {
    switch self {
    case .png: "a PNG"
    case .crushedPNG:
      "a PNG crushed for an app (CgBI), which is not PNG any more; export it again from its source"
    case .damagedPNG:
      "the PNG signature is damaged, as by a transfer in text mode; get the file again as binary"
    case .webP: notPNG("a WebP picture")
    case .jpeg: notPNG("a JPEG picture")
    case .jpegXL: notPNG("a JPEG XL picture")
    case .heic: notPNG("a HEIC picture")
    case .avif: notPNG("an AVIF picture")
    case .gif: notPNG("a GIF picture")
    case .pdf: notPNG("a PDF document")
    case .svg: notPNG("an SVG drawing")
    case .xml: notPNG("XML or HTML text")
    case .tiff: notPNG("a TIFF picture")
    case .bmp: notPNG("a BMP picture")
    case .icns: notPNG("an ICNS icon")
    case .photoshop: notPNG("a Photoshop document")
    case .gitLFSPointer: "not PNG but a Git LFS pointer; run `git lfs pull`"
    case .text: notPNG("text")
    case .unknown: "not PNG, nor any kind of picture known here; export it as PNG"
    }
  }

  private func notPNG(_ what: String) -> String { "not PNG but \(what); export it as PNG" }
}
