// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancyTypography

/// What code asks of fonts and texts before it lays them out: `text.size(withAttributes:)`.
extension SwiftUILibrary {
  /// The size that a text takes in the font among its attributes; `nil`: another is asked for.
  func measured(_ text: String, _ name: String, _ parts: Arguments) -> SampleValue? {
    guard name == "size" && parts.has("withAttributes") || name == "boundingRect" else {
      return nil
    }
    var font = FontRequest(size: 12)
    if case .dictionary(let pairs)? = parts["withAttributes"] ?? parts["attributes"] {
      for pair in pairs { font = self.font(pair.value) ?? font }
    }
    let run = TextRun(
      text, font: font.font(.large, on: code.situation.system), paint: .color(PaintColor(.black)))
    let most = size(parts["with"])?.width
    let block = TextBlock(
      [run], options: TextOptions(), width: most, height: nil,
      displayScale: code.situation.displayScale)
    guard name == "size" else { return .interface(.rect(Rect(0, 0, block.size.x, block.size.y))) }
    return .interface(.size(Size(block.size.x, block.size.y)))
  }

  /// A length of a font in points; `nil`: it has none of the name.
  ///
  /// Measured: SF Pro's tables, as shares of its size.
  func metric(_ name: String, of request: FontRequest) -> Double? {
    let font = request.font(.large, on: code.situation.system)
    switch name {
    case "pointSize": return font.size
    case "lineHeight": return font.lineHeight
    case "capHeight": return font.size * 0.705
    case "xHeight": return font.size * 0.526
    case "ascender": return font.size * 0.952
    case "descender": return font.size * -0.241
    case "leading": return 0
    case _: return nil
    }
  }
}
