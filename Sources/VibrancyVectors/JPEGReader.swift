// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
    let output = try rows(jpeg, pixels: header.width * header.height, reducedBy: factor)
    let head = Array("\(channels == .gray ? "P5" : "P6")\n\(width) \(height)\n255\n".utf8)
    guard output.bytes.starts(with: head),
      output.bytes.count == head.count + width * height * channels.count
    else { throw .strangeRows }
    let turned = header.orientation.swapsSides
    return DecodedJPEG(
      width: turned ? height : width, height: turned ? width : height, channels: channels,
      samples: header.orientation.upright(
        Array(output.bytes[head.count...]), width: width, height: height, channels: channels.count),
      iccProfile: output.side.isEmpty ? nil : output.side)
  }

  /// Status 2 means a picture with warnings. Only bytes too many between the parts of a file do no
  /// harm to it; everything else it repairs with grey.
  private func rows(
    _ jpeg: [UInt8], pixels: Int, reducedBy factor: Int
  ) throws(JPEGError) -> HelperOutput {
    let output: HelperOutput
    do throws(HelperError) {
      let reduction = factor == 1 ? [] : ["-scale", "1/\(factor)"]
      output = try process.run(
        .djpeg, ["-pnm"] + reduction + ["-icc", HelperSide.path], input: jpeg, side: .output,
        accepting: [0, 2], pixels: pixels)
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
