// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyVectors

/// Small SVG files, drawn.
enum Drawing {
  private static let rasterizer = VectorRasterizer()

  /// An SVG of 4 × 4 points.
  static func svg(_ content: String, before: String = "", size: String = "4") -> [UInt8] {
    let names =
      "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    let text = "\(before)<svg \(names) width='\(size)' height='\(size)'>\(content)</svg>"
    return Array(text.utf8)
  }

  static func drawn(_ svg: [UInt8], scale: Double = 1, group: String? = nil) throws -> Picture {
    try drawn(svg, at: .scale(scale), group: group)
  }

  static func drawn(
    _ svg: [UInt8], at extent: DrawingExtent, group: String? = nil
  ) throws -> Picture {
    let group = try group.map { try SVGGroup(id: $0, in: svg) }
    return try Picture(png: rasterizer.png(ofSVG: svg, at: extent, group: group))
  }

  static func failure(_ svg: [UInt8], group: String? = nil) -> VectorError? {
    do throws(VectorError) {
      let group = try group.map { id throws(VectorError) in try SVGGroup(id: id, in: svg) }
      _ = try rasterizer.png(ofSVG: svg, at: .scale(1), group: group)
      return nil
    } catch {
      return error
    }
  }
}
