// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Draws vector files as PNG, each by the tool people trust, fed on its standard input: nothing
/// outside the file can be reached.
package struct VectorRasterizer: Sendable {
  /// How the tools are run.
  package var process: HelperProcess

  /// The most pixels that a drawing may have.
  package var pixelLimit = 1 << 28

  /// Draws with the default limits.
  ///
  /// - Parameter budget: What its helpers share with others.
  package init(sharing budget: HelperBudget = HelperBudget()) {
    process = HelperProcess(sharing: budget)
  }

  /// The scales at which anything is drawn, in pixels a point.
  package static let scales = 0.01...100.0
  /// What Cairo, which all these tools draw with, can hold.
  static let longestSide = 32_767

  /// Runs a tool that makes a PNG.
  func png(
    _ tool: HelperTool, _ arguments: [String], _ input: [UInt8], side: HelperSide = .closed,
    pixels: Int = 0
  ) throws(VectorError) -> [UInt8] {
    let output = try run(tool, arguments, input, side: side, pixels: pixels)
    // A tool may take a fault lightly; a picture it has not made is one.
    guard output.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .noPicture(tool)
    }
    return output.bytes
  }

  /// Runs a tool.
  func run(
    _ tool: HelperTool, _ arguments: [String], _ input: [UInt8], side: HelperSide = .closed,
    pixels: Int = 0
  ) throws(VectorError) -> HelperOutput {
    do throws(HelperError) {
      return try process.run(tool, arguments, input: input, side: side, pixels: pixels)
    } catch {
      throw .helper(error)
    }
  }
}
