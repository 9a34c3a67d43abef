// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension VectorRasterizer {
  /// Draws an SVG.
  ///
  /// Its size is that of its `width` and `height`, else of its `viewBox`, else of what it draws; one
  /// CSS pixel is one point. Each side is rounded up to a whole pixel.
  ///
  /// - Parameters:
  ///   - svg: The file, compressed or not.
  ///   - scale: Pixels a point, in `scales`.
  ///   - group: The id of the one element to draw, in place on the whole drawing's canvas, with what
  ///     its parents do to it; `nil` draws everything.
  /// - Returns: A PNG with straight alpha, sRGB.
  /// - Throws: `VectorError`.
  package func png(
    ofSVG svg: [UInt8], scale: Double, group: String? = nil
  ) throws(VectorError) -> [UInt8] {
    precondition(Self.scales.contains(scale), "a scale in 0.01...100")
    var arguments = ["--format", "png", "--zoom", "\(scale)"]
    var side = HelperSide.closed
    if let group {
      let sheet = try SVGGroup(id: group, in: svg).stylesheet
      side = .input(Array(sheet.utf8))
      arguments += ["--stylesheet", HelperSide.path]
    }
    return try png(.rsvgConvert, arguments, svg, side: side)
  }
}
