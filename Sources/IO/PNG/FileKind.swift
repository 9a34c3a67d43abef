// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// What the first bytes of a file say it is.
package enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// A PNG.
  case png
  /// The form that Apple's build tools give to PNGs inside an app; no other program reads it.
  case crushedPNG
  /// A PNG whose first bytes were changed, as a transfer in text mode does.
  case damagedPNG
  /// WebP.
  case webP
  /// JPEG.
  case jpeg
  /// JPEG XL.
  case jpegXL
  /// HEIC or HEIF.
  case heic
  /// AVIF.
  case avif
  /// GIF.
  case gif
  /// PDF.
  case pdf
  /// SVG.
  case svg
  /// XML or HTML, but not SVG.
  case xml
  /// TIFF.
  case tiff
  /// Windows bitmap.
  case bmp
  /// Apple icon image.
  case icns
  /// Photoshop document.
  case photoshop
  /// A pointer that stands for a file kept by Git Large File Storage.
  case gitLFSPointer
  /// Text of another kind.
  case text
  /// None of these.
  case unknown

  /// Whether it is a picture of a format that is not read here, and may be a sound one.
  package var isOtherPicture: Bool {
    switch self {
    case .crushedPNG, .webP, .jpegXL, .heic, .avif, .gif, .tiff, .bmp, .icns, .photoshop: true
    case .png, .damagedPNG, .jpeg, .pdf, .svg, .xml, .gitLFSPointer, .text, .unknown: false
    }
  }

  /// How many first bytes `of(_:)` wants; with fewer it may say less.
  package static let bytesWanted = 512

  /// What a file that begins with `bytes` is.
  package static func of(_ bytes: [UInt8]) -> FileKind {
    func has(_ text: StaticString, at offset: Int = 0) -> Bool {
      unsafe bytes.dropFirst(offset).starts(
        with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    if bytes.starts(with: pngSignature) { return has("CgBI", at: 12) ? .crushedPNG : .png }
    if has("RIFF"), has("WEBP", at: 8) { return .webP }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: [0xFF, 0x0A]) || has("JXL ", at: 4) { return .jpegXL }
    if has("ftyp", at: 4) {
      return has("avif", at: 8) || has("avis", at: 8) ? .avif : isHEIF(bytes) ? .heic : .unknown
    }
    if has("GIF8") { return .gif }
    if has("%PDF-") { return .pdf }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return .tiff
    }
    if has("BM"), bytes.count > 14, bytes[6...9].allSatisfy({ $0 == 0 }) { return .bmp }
    if has("icns") { return .icns }
    if has("8BPS") { return .photoshop }
    if has("version https://git-lfs") { return .gitLFSPointer }
    if isDamagedPNG(bytes) { return .damagedPNG }
    return ofText(bytes)
  }

  /// The eight bytes every PNG begins with.
  static let pngSignature = PNGChunk.signature

  private static func isHEIF(_ bytes: [UInt8]) -> Bool {
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains {
      bytes.dropFirst(8).starts(with: $0.utf8)
    }
  }

  /// Whether the letters of the signature are there, or all of it but one or two bytes.
  private static func isDamagedPNG(_ bytes: [UInt8]) -> Bool {
    let letters = Array("PNG".utf8)
    let agreeing = zip(bytes, pngSignature).count { $0 == $1 }
    return agreeing >= 6 || (1...3).contains { bytes.dropFirst($0).starts(with: letters) }
  }

  private static func ofText(_ bytes: [UInt8]) -> FileKind {
    let head = bytes.prefix(bytesWanted)
    guard !head.isEmpty, head.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (9...13).contains($0) })
    else { return .unknown }
    let text = String(decoding: head, as: UTF8.self)
    // A character cut by the end of the head is not a sign of binary data; one inside is.
    guard !text.dropLast(3).contains("\u{FFFD}") else { return .unknown }
    guard text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "<" else {
      return .text
    }
    return text.contains("<svg") ? .svg : .xml
  }

  /// What is wrong with a file of this kind that was given as a PNG.
  var whyNotPNG: FileFault {
    switch self {
    case .png: FileFault("a PNG")
    case .crushedPNG:
      FileFault(
        "a PNG crushed for an app", detail: " (CgBI), which is not PNG any more",
        fix: "export it again from its source")
    case .damagedPNG:
      FileFault(
        "the PNG signature is damaged, as by a transfer in text mode",
        fix: "get the file again as binary")
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
    case .gitLFSPointer: FileFault("a Git LFS pointer, not a picture", fix: "run `git lfs pull`")
    case .text: notPNG("text")
    case .unknown: FileFault("not PNG, nor any kind of picture known here", fix: "export it as PNG")
    }
  }

  private func notPNG(_ what: String) -> FileFault {
    FileFault("not PNG but \(what)", fix: "export it as PNG")
  }
}
