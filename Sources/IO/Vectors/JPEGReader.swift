// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
package import VibrancySystem
package import VibrancyVocabulary

/// Reads JPEG files by `djpeg`.
package struct JPEGReader: Sendable {
  /// How the tool is run.
  package var process: HelperProcess

  /// Reads with the default limits.
  ///
  /// - Parameter budget: What its helpers share with others.
  package init(sharing budget: HelperBudget = HelperBudget()) {
    process = HelperProcess(sharing: budget)
  }

  /// The picture in a JPEG, turned upright, and its profile.
  ///
  /// - Parameter factor: By how much it is reduced while it is decoded: 1, 2, 4 or 8; sides are
  ///   rounded up.
  /// - Throws: `JPEGError`.
  package func decoded(_ jpeg: [UInt8], reducedBy factor: Int = 1) throws(JPEGError) -> DecodedJPEG
  {
    let header = try JPEGHeader(jpeg)
    let channels: DecodedJPEG.Channels
    switch header.components {
    case 1: channels = .gray
    case 3: channels = .rgb
    case 4: throw .cmyk
    default: throw .components(header.components)
    }
    let width = (header.width + factor - 1) / factor
    let height = (header.height + factor - 1) / factor
    // Known beforehand, so nothing is unpacked in vain.
    guard width * height * channels.count <= process.limits.outputBytes else {
      throw .tooLarge(width: width, height: height, limit: process.limits.outputBytes)
    }
    let head = Array("\(channels == .gray ? "P5" : "P6")\n\(width) \(height)\n255\n".utf8)
    let expected = head.count + width * height * channels.count
    let output = try rows(
      jpeg, pixels: header.width * header.height, bytes: expected, reducedBy: factor)
    guard output.bytes.starts(with: head), output.bytes.count == expected else {
      throw .strangeRows
    }
    let turned = header.orientation.swapsSides
    return DecodedJPEG(
      width: turned ? height : width, height: turned ? width : height, channels: channels,
      codes: header.orientation.uprightCodes(
        output.bytes, from: head.count, width: width, height: height, channels: channels),
      iccProfile: output.side.isEmpty ? nil : output.side)
  }

  /// Status 2 means a picture with warnings. Only bytes too many between the parts of a file do no
  /// harm to it; everything else it repairs with grey.
  private func rows(
    _ jpeg: [UInt8], pixels: Int, bytes: Int, reducedBy factor: Int
  ) throws(JPEGError) -> HelperOutput {
    let output: HelperOutput
    do throws(HelperError) {
      let reduction = factor == 1 ? [] : ["-scale", "1/\(factor)"]
      output = try process.run(
        .djpeg, ["-pnm"] + reduction + ["-icc", HelperSide.path], input: jpeg, side: .output,
        accepting: [0, 2], pixels: pixels, expecting: bytes)
    } catch {
      throw .helper(error)
    }
    guard output.status == 2 else { return output }
    let complaint = output.message.lines.first { !Self.isHarmless($0) }
    if let complaint { throw .damaged(complaint) }
    return output
  }

  private static func isHarmless(_ line: String) -> Bool {
    line.contains("extraneous bytes before marker") || line.contains("no ICC profile data")
  }
}

/// A picture as a JPEG holds it, upright, in the color space of its profile.
package struct DecodedJPEG: Sendable, Hashable {
  /// Columns, once upright.
  package let width: Int
  /// Rows, once upright.
  package let height: Int
  /// What the samples of the file are; no alpha.
  package let channels: Channels
  /// Red, green, blue and an alpha of 255 of each pixel, in row-major order from the top left.
  package let codes: [UInt8]
  /// The embedded ICC profile; `nil` if there is none, which means sRGB.
  package let iccProfile: [UInt8]?

  /// What the samples of a pixel are.
  package enum Channels: Sendable, Hashable {
    case gray, rgb

    /// Samples per pixel.
    package var count: Int { self == .gray ? 1 : 3 }
  }
}

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

  /// What is wrong and what to do.
  package var fault: FileFault {
    switch self {
    case .helper(let error): error.fault
    case .notJPEG: FileFault("is not a JPEG", fix: "check the file")
    case .truncated(let byte):
      FileFault("ends early", at: .byte(byte), fix: "copy or export it again")
    case .noFrame: FileFault("is a JPEG without a picture", fix: "export it again")
    case .cmyk: FileFault("is a CMYK JPEG, made for print", fix: "export it as RGB")
    case .components(let count):
      FileFault("is a JPEG of \(count) samples per pixel", fix: "export it as RGB or as greyscale")
    case .tooLarge(let width, let height, let limit):
      FileFault(
        "is \(width) × \(height) pixels, more than \(limit >> 20) MiB", fix: "make it smaller")
    case .damaged(let line):
      if let complaint = HelperComplaint(line) {
        FileFault("is a damaged JPEG, which \(complaint)", fix: "copy or export it again")
      } else {
        FileFault("is a damaged JPEG", fix: "copy or export it again")
      }
    case .strangeRows:
      FileFault("\(HelperTool.djpeg.name) made no such picture of it", fix: "export it again")
    }
  }

  /// The same in one line.
  package var description: String { "\(fault)" }
}
