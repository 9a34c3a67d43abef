// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
package import VibrancyVocabulary

/// Why a PNG could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The source has no bytes.
  case empty
  /// The first bytes are those of something else.
  case notPNG(FileKind)
  /// The source ends inside the file, which is so many bytes long.
  case truncated(atByte: Int)
  /// The bytes break the format; found when so many bytes had been read.
  case corrupt(reason: String, atByte: Int)
  /// The header announces more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The header announces a side longer than the limit.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// The picture is interlaced, so that it is held whole, and takes more bytes than the limit.
  case interlacedTooLarge(width: Int, height: Int, limit: Int)
  /// The picture is turned by its `eXIf`, so that it is held whole, and takes more bytes than the
  /// limit.
  case turnedTooLarge(width: Int, height: Int, limit: Int)
  /// The source has more bytes than the limit.
  case tooManyBytes(limit: Int)
  /// The source failed; the picture may be fine.
  case source(FileFault)
  /// The sink failed.
  case destination(reason: String)
  /// There is no memory for a picture that is within the limits.
  case outOfMemory(pixels: Int)
}

extension PNGError: CustomStringConvertible {
  /// One line: what is wrong, at which byte, what to do.
  package var description: String { "\(fault)" }

  /// What is wrong, at which byte, and what to do.
  package var fault: FileFault {
    switch self {
    case .empty:
      FileFault("the file is empty")
    case .notPNG(let kind):
      kind.whyNotPNG
    case .truncated(let byte):
      FileFault(
        "the file ends", at: .byte(byte), detail: ", before the PNG does",
        fix: "get it again from its source")
    case .corrupt(let reason, let byte):
      FileFault("not a sound PNG: \(reason)", at: .byte(byte), fix: "export it again")
    case .tooLarge(let width, let height, let limit):
      FileFault(
        "\(width)×\(height) px is over the limit of \(limit) px", fix: "--max-pixels raises it")
    case .sideTooLong(let width, let height, let limit):
      FileFault(
        "\(width)×\(height) px: a side may have at most \(limit) px",
        fix: limit < PixelSize.maximumSide && max(width, height) <= PixelSize.maximumSide
          ? "--max-side raises it" : nil)
    case .interlacedTooLarge(let width, let height, let limit):
      FileFault(
        "\(width)×\(height) px are interlaced and take more than \(limit >> 20) MiB to read",
        fix: "save it without interlacing")
    case .turnedTooLarge(let width, let height, let limit):
      FileFault(
        "\(width)×\(height) px are turned by their eXIf chunk and take more than \(limit >> 20) MiB"
          + " to read", fix: "save it upright")
    case .tooManyBytes(let limit):
      FileFault("the file is over the limit of \(limit) bytes", fix: "--max-bytes raises it")
    case .source(let fault):
      fault.preceded(by: "cannot be read: ")
    case .destination(let reason):
      FileFault("cannot be written: \(reason)")
    case .outOfMemory(let pixels):
      FileFault("no memory for \(pixels) px", fix: "--max-pixels refuses such files early")
    }
  }
}

/// The limits on the memory that a file may ask for, checked before it is allocated.
public struct PNGLimits: Hashable, Sendable {
  /// The most pixels in a picture. Option `--max-pixels`.
  public var pixels = 268_435_456
  /// The most bytes read from a source. Option `--max-bytes`.
  public var bytes = 1 << 30
  /// The longest side in pixels; never more than `PixelSize.maximumSide`. Option `--max-side`.
  package var side = 65_535
  /// The most bytes of ancillary chunks that are stored, in one and in all of them;
  /// what is larger is dropped with a warning.
  package var chunkBytes = 8 << 20
  /// The most ancillary chunks that are stored; later ones are dropped with a warning.
  package var chunkCount = 1000
  /// The largest ICC profile, inflated, in bytes; a larger one is not used, with a warning.
  package var profileBytes = 4 << 20

  /// The most bytes of a picture, four samples per pixel, that is held whole because it is interlaced
  /// or turned: its first row may come last.
  package var heldBytes = 64 << 20

  /// The most bytes of image data that are inflated at once; those of a larger picture are inflated
  /// as its rows are read. What is read is the same.
  package var imageDataBytes = 64 << 20

  /// The default limits.
  public init() {}
}
