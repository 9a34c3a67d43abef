// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem
package import VibrancyVocabulary

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
    process.limits.ownBytes = Self.mostBytes
  }

  /// The most memory that a tool allocates: five drawings of 16 Mpx, one for each mask, filter or
  /// group with an opacity inside another.
  package static let mostBytes = 352 << 20

  /// The scales at which anything is drawn, in pixels per point.
  package static let scales = 0.01...100.0
  /// What Cairo, which all these tools draw with, can hold.
  package static let longestSide = 32_767

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

  /// Draws an SVG.
  ///
  /// Its own size is that of its `width` and `height`, else of its `viewBox`, else of what it draws;
  /// one CSS pixel is one point.
  ///
  /// - Parameters:
  ///   - svg: The file, not compressed.
  ///   - extent: How large.
  ///   - group: The one element to draw, in place on the whole drawing's canvas, with what its
  ///     parents do to it; `nil` draws everything.
  /// - Returns: A PNG with straight alpha, sRGB.
  /// - Throws: `VectorError`.
  package func png(
    ofSVG svg: [UInt8], at extent: DrawingExtent, group: SVGGroup? = nil
  ) throws(VectorError) -> [UInt8] {
    var arguments = ["--format", "png"]
    switch extent {
    case .scale(let scale):
      precondition(Self.scales.contains(scale), "a scale in 0.01...100")
      arguments += ["--zoom", "\(scale)"]
    case .pixels(let width, let height):
      arguments += ["--width", "\(width)", "--height", "\(height)"]
    }
    var side = HelperSide.closed
    if let group {
      side = .input(Array(group.stylesheet.utf8))
      arguments += ["--stylesheet", HelperSide.path]
    }
    return try png(.rsvgConvert, arguments, svg, side: side)
  }
}

/// How large a vector is drawn.
package enum DrawingExtent: Sendable, Hashable {
  /// So many pixels per point, in `VectorRasterizer.scales`; each side is rounded up to a whole pixel.
  case scale(Double)
  /// Exactly so many pixels, each side in `1...VectorRasterizer.longestSide`. A shape that is not the
  /// drawing's own stretches it.
  case pixels(width: Int, height: Int)
}

/// Why a vector file was not drawn.
package enum VectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tool that draws it is missing, failed, or went over a limit.
  case helper(HelperError)
  /// No element of the SVG has the id; those that are drawn and have one, in the order of the file.
  case unknownGroup(String, known: [String])
  /// The element is never drawn where it stands, being in an element of this name.
  case undrawnGroup(String, inside: String)
  /// The elements of the SVG cannot be distinguished.
  case unreadableGroups(reason: String, atByte: Int?)
  /// The `viewBox` of the SVG is so many units wide and high, one of which is none.
  case emptyViewBox(width: Double, height: Double)
  /// The PDF wants a password.
  case encrypted
  /// The PDF has no page.
  case noPages
  /// The page has no width or no height, in the file's own words.
  case noSize(box: String)
  /// The page has too many pixels at a scale, in points; a tool's word for its size, so any number.
  case tooLarge(width: Double, height: Double, scale: Double, limit: Int)
  /// The tool said that all is well, but made no picture.
  case noPicture(HelperTool)

  /// What is wrong and what to do.
  package var fault: FileFault {
    switch self {
    case .helper(let error): error.fault
    case .unknownGroup(let id, []):
      FileFault(
        "has no element with the id \(Self.quoted(id)), and no element with any", fix: "name one")
    case .unknownGroup(let id, let known):
      FileFault(
        "has no element with the id \(Self.quoted(id))",
        fix: "it has " + known.prefix(8).map(Self.quoted).joined(separator: ", ")
          + (known.count > 8 ? ", …" : ""))
    case .undrawnGroup(let id, let place):
      FileFault(
        "\(Self.quoted(id)) stands in <\(place)>, which is not drawn by itself",
        fix: "name a drawn group")
    case .unreadableGroups(let reason, let byte):
      FileFault(
        "its groups cannot be distinguished: \(reason)", at: byte.map { .byte($0) },
        fix: "save it as plain UTF-8 SVG")
    case .emptyViewBox(let width, let height):
      FileFault(
        "shows nothing: its viewBox is \(Self.plain(width)) × \(Self.plain(height))",
        fix: "export it again")
    case .encrypted: FileFault("is a PDF with a password", fix: "save it without one")
    case .noPages: FileFault("is a PDF without a page", fix: "export it again")
    case .noSize(let box):
      FileFault(
        "is a PDF whose first page has no size (its MediaBox is \(box))", fix: "export it again")
    case .tooLarge(let width, let height, let scale, let limit):
      if max(width, height) * scale > Double(VectorRasterizer.longestSide) {
        FileFault(
          Self.extent(width, height, scale)
            + "a side may have at most \(VectorRasterizer.longestSide) px",
          fix: "make the page smaller")
      } else {
        FileFault(
          Self.extent(width, height, scale) + "over the limit of \(limit) px",
          fix: "--max-pixels raises it")
      }
    case .noPicture(let tool):
      FileFault("\(tool.name) made no picture of it", fix: "export it again")
    }
  }

  /// The same in one line.
  package var description: String { "\(fault)" }

  private static func extent(_ width: Double, _ height: Double, _ scale: Double) -> String {
    "is \(plain(width)) × \(plain(height)) points, at \(plain(scale)) pixels each: "
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(HelperMessage(Array(text.utf8)).gist)'"
  }
}
