// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a JPEG was not read.
package enum JPEGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tool that reads it is missing, failed, or went over a limit.
  case helper(HelperError)
  /// It does not begin as a JPEG does.
  case notJPEG
  /// It ends in the middle of something.
  case truncated(atByte: Int)
  /// It says nothing about a picture.
  case noFrame
  /// Its samples are for print: CMYK or YCCK.
  case cmyk
  /// Its samples are of a number that no color space we read has.
  case components(Int)
  /// It has more samples than a helper may put out, in bytes.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// Its data are damaged; in the tool's words.
  case damaged(String)
  /// The tool's rows are not what the header promised.
  case strangeRows

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .helper(let error): error.description
    case .notJPEG: "is not a JPEG; check the file"
    case .truncated(let byte): "ends early, at byte \(byte); copy or export it again"
    case .noFrame: "is a JPEG without a picture; export it again"
    case .cmyk: "is a CMYK JPEG, made for print; export it as RGB"
    case .components(let count):
      "is a JPEG of \(count) samples a pixel; export it as RGB or as greyscale"
    case .tooLarge(let width, let height, let limit):
      "is \(width) × \(height) pixels, more than \(limit >> 20) MiB; make it smaller"
    case .damaged(let line):
      if let complaint = HelperComplaint(line) {
        "is a damaged JPEG, which \(complaint); copy or export it again"
      } else {
        "is a damaged JPEG; copy or export it again"
      }
    case .strangeRows: "\(HelperTool.djpeg.name) made no such picture of it; export it again"
    }
  }
}
