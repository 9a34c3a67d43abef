// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFonts
internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Texts of a widget in installed fonts: each is measured once, and drawn once in one size.
struct TextCache: Sendable {
  private var metrics: [FontFace: LineMetrics] = [:]
  private var widths: [WidthSheet.Row: Double] = [:]
  private var images: [TextDrawing: StraightImage] = [:]

  /// The most characters that are measured in one piece.
  private static let mostMeasured = 96

  /// A text on a canvas.
  struct Placed {
    /// The layer; `nil` if the canvas shows nothing of it.
    let layer: Layer?
    /// What it was cut to; `nil` if it is whole.
    let cut: String?
  }

  /// A text in its place.
  ///
  /// - Parameters:
  ///   - frame: In pixels of the canvas.
  ///   - scale: Pixels per point of the text's size.
  ///   - color: Encoded sRGB, `#RRGGBB`.
  mutating func layer(
    of text: WidgetText, in face: FontFace, frame: PixelFrame, scale: Double, color: String,
    on canvas: PixelSize, _ draw: TextMaker
  ) throws(VibrancyError) -> Placed {
    let em = text.size * scale
    let metrics = try metrics(of: face, draw)
    let paragraphs = text.paragraphs
    let shown = try flow(paragraphs, text, face, frame, em: em, metrics, draw)
    let drawing = DrawnText(shown, text, metrics, em: em * shown.scale, in: frame, on: canvas)
    let cut = shown.isCut ? shown.lines.joined(separator: " ") : nil
    guard let drawing else { return Placed(layer: nil, cut: cut) }
    let svg = drawing.svg(face, text.align, color)
    let image = if let known = images[svg] { known } else { try draw(svg.svg) }
    images[svg] = image
    var layer = Layer(.straight(image))
    (layer.x, layer.y) = (drawing.x, drawing.y)
    return Placed(layer: layer, cut: cut)
  }

  /// What a text without letters shows: one clear pixel, so that it stays a layer among the others.
  static var nothing: Layer { Layer(.planar(PlanarImage(size: .one))) }

  /// What is measured of a text before it is known whether it fits.
  static func rows(of text: WidgetText, in face: FontFace) -> [WidthSheet.Row] {
    // One much longer will not fit.
    let paragraphs = text.paragraphs.filter { $0.unicodeScalars.count <= 2 * mostMeasured }
    return (paragraphs + ["…"]).map { WidthSheet.Row($0, in: face) }
  }

  private mutating func flow(
    _ paragraphs: [String], _ text: WidgetText, _ face: FontFace, _ frame: PixelFrame, em: Double,
    _ metrics: LineMetrics, _ draw: TextMaker
  ) throws(VibrancyError) -> TextFlow.Result {
    let rows = Self.rows(of: text, in: face)
    try measure(rows, draw)
    let flow = TextFlow(
      width: frame.width / em, height: frame.height / em, mostLines: text.lines,
      minimumScale: text.minimumScale, lineHeight: metrics.height,
      ellipsis: widths[rows[rows.count - 1]] ?? 1)
    let whole = paragraphs.compactMap { widths[WidthSheet.Row($0, in: face)] }
    if whole.count == paragraphs.count, let lines = flow.unbroken(paragraphs, widths: whole) {
      return lines
    }
    var measured: [MeasuredParagraph] = []
    for paragraph in paragraphs {
      measured.append(try self.measured(Array(paragraph), face, upTo: flow.capacity, draw))
    }
    return flow.lines(of: measured)
  }

  /// How wide a paragraph is up to each character, as far as that matters.
  ///
  /// - Parameter capacity: What all lines hold, in ems.
  private mutating func measured(
    _ characters: [Character], _ face: FontFace, upTo capacity: Double, _ draw: TextMaker
  ) throws(VibrancyError) -> MeasuredParagraph {
    var ends = [0.0]
    while ends.count <= characters.count {
      let start = ends.count - 1
      // What no line reaches is not measured.
      guard ends[start] <= capacity else {
        ends.append(ends[start] + 1)
        continue
      }
      let part = Self.part(of: characters, from: start)
      let rows = part.indices.map { WidthSheet.Row(String(part[...$0]), in: face) }
      try measure(rows, draw)
      let begin = ends[start]
      ends += rows.map { begin + (widths[$0] ?? 0) }
    }
    return MeasuredParagraph(characters, ends: ends)
  }

  /// As much as is measured from its own beginning: some words. Kerning with a blank before is lost.
  private static func part(of characters: [Character], from start: Int) -> ArraySlice<Character> {
    let rest = characters[start...]
    let most = rest.prefix(mostMeasured)
    guard most.count < rest.count else { return rest }
    let blank = most.dropFirst(mostMeasured / 2).firstIndex(where: \.isWhitespace)
    return blank.map { most[...$0] } ?? most
  }

  /// Measures what was not measured before: texts of several layers in one run.
  mutating func measure(
    _ rows: [WidthSheet.Row], _ draw: TextMaker
  ) throws(VibrancyError) {
    var seen: Set<WidthSheet.Row> = []
    let new = rows.filter { widths[$0] == nil && seen.insert($0).inserted }
    var rest = new[...]
    while !rest.isEmpty {
      let sheet = WidthSheet(rest)
      let image = try draw(sheet.svg)
      for (row, width) in zip(sheet.rows, sheet.widths(alpha: image.alpha)) { widths[row] = width }
      rest = rest.dropFirst(sheet.rows.count)
    }
  }

  private mutating func metrics(
    of face: FontFace, _ draw: TextMaker
  ) throws(VibrancyError) -> LineMetrics {
    let new = Set(widths.keys.map(\.face) + [face]).filter { metrics[$0] == nil }
    if !new.isEmpty {
      // All fonts that are known by now in one run.
      let sheet = MetricsSheet(Array(new.prefix(MetricsSheet.mostFaces - 1)) + [face])
      let image = try draw(sheet.svg)
      for (face, found) in zip(sheet.faces, sheet.metrics(alpha: image.alpha)) {
        metrics[face] = found
      }
    }
    return metrics[face] ?? LineMetrics.usual
  }
}

/// Draws an SVG of text.
typealias TextMaker = (_ svg: [UInt8]) throws(VibrancyError) -> StraightImage

extension PixelSize {
  fileprivate static var one: PixelSize {
    guard let one = PixelSize(width: 1, height: 1) else { preconditionFailure("1 is a side") }
    return one
  }
}

extension StraightImage {
  /// The alpha of a pixel, `0...255`.
  fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 {
    let place = 4 * (y * size.width + x) + 3
    return switch samples {
    case .eight(let codes): codes[place]
    case .sixteen(let codes): UInt8(codes[place] >> 8)
    }
  }
}
