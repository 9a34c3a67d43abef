// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Texts of a widget: each is measured once, and drawn once in one size.
struct TextShelf: Sendable {
  private var metrics: [FontFace: LineMetrics] = [:]
  private var widths: [WidthSheet.Row: Double] = [:]
  private var images: [TextDrawing: StraightImage] = [:]

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
  ///   - scale: Pixels a point of the text's size.
  ///   - color: Encoded sRGB, `#RRGGBB`.
  mutating func layer(
    of text: WidgetText, in face: FontFace, frame: PixelFrame, scale: Double, color: String,
    on canvas: PixelSize, _ draw: TextMaker
  ) throws(VibrancyError) -> Placed {
    let em = text.size * scale
    let metrics = try metrics(of: face, draw)
    let paragraphs = Self.paragraphs(of: text)
    let shown = try flow(paragraphs, text, face, frame, em: em, metrics, draw)
    if shown.lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      return Placed(layer: Self.nothing, cut: nil)
    }
    let drawing = Drawn(shown, text, metrics, em: em * shown.scale, in: frame, on: canvas)
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
    (paragraphs(of: text) + ["…"]).map { WidthSheet.Row($0, in: face) }
  }

  /// The lines that are asked for: a line feed ends one where there may be several.
  private static func paragraphs(of text: WidgetText) -> [String] {
    var paragraphs = [""]
    for character in text.text {
      if character.isNewline, text.lines > 1 {
        paragraphs.append("")
      } else {
        let isBlank = character.isNewline || character.unicodeScalars.allSatisfy { $0.isControl }
        paragraphs[paragraphs.count - 1].append(isBlank ? " " : character)
      }
    }
    return paragraphs
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
    let whole = rows.dropLast().map { widths[$0] ?? 0 }
    if let lines = flow.unbroken(paragraphs, widths: whole) { return lines }
    var beginnings: [WidthSheet.Row] = []
    for paragraph in paragraphs {
      for end in paragraph.indices.dropFirst() {
        beginnings.append(WidthSheet.Row(String(paragraph[..<end]), in: face))
      }
    }
    try measure(beginnings, draw)
    let measured = paragraphs.map { paragraph in
      let ends = paragraph.indices.map { end in
        end == paragraph.startIndex
          ? 0 : widths[WidthSheet.Row(String(paragraph[..<end]), in: face)] ?? 0
      }
      let whole = widths[WidthSheet.Row(paragraph, in: face)] ?? 0
      return MeasuredParagraph(Array(paragraph), ends: ends + [paragraph.isEmpty ? 0 : whole])
    }
    return flow.lines(of: measured)
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
    if let known = metrics[face] { return known }
    let sheet = MetricsSheet([face])
    let found = sheet.metrics(alpha: try draw(sheet.svg).alpha)[0]
    metrics[face] = found
    return found
  }
}

/// Draws an SVG of text.
typealias TextMaker = (_ svg: [UInt8]) throws(VibrancyError) -> StraightImage

/// A rectangle of a canvas, in pixels and parts of them.
struct PixelFrame {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}

/// Lines in their frame, and the part of the canvas that shows them.
private struct Drawn {
  let x: Int
  let y: Int
  private let size: PixelSize
  private let em: Double
  private let lines: [TextDrawing.Line]

  /// `nil`: the canvas shows nothing of them.
  ///
  /// - Parameter em: In pixels.
  init?(
    _ flow: TextFlow.Result, _ text: WidgetText, _ metrics: LineMetrics, em: Double,
    in frame: PixelFrame, on canvas: PixelSize
  ) {
    let height = Double(flow.lines.count) * metrics.height * em
    let top =
      switch text.verticalAlign {
      case .top: frame.y
      case .center: frame.y + (frame.height - height) / 2
      case .bottom: frame.y + frame.height - height
      }
    // Letters may reach over their line: slanted ones, accents, a flourish.
    let margin = em.rounded(.up)
    let columns = Self.part(frame.x - margin, frame.x + frame.width + margin, of: canvas.width)
    let rows = Self.part(
      min(top, frame.y) - margin, max(top + height, frame.y + frame.height) + margin,
      of: canvas.height)
    guard let size = PixelSize(width: columns.count, height: rows.count) else { return nil }
    (x, y, self.size, self.em) = (columns.lowerBound, rows.lowerBound, size, em)
    let anchor =
      switch text.align {
      case .leading: frame.x
      case .center: frame.x + frame.width / 2
      case .trailing: frame.x + frame.width
      }
    lines = flow.lines.enumerated().map { number, line in
      let baseline = top + (Double(number) * metrics.height + metrics.ascent) * em
      return TextDrawing.Line(
        text: line, x: anchor - Double(columns.lowerBound),
        baseline: baseline - Double(rows.lowerBound))
    }
  }

  private static func part(_ low: Double, _ high: Double, of side: Int) -> Range<Int> {
    let side = Double(side)
    let low = min(max(low.rounded(.down), 0), side)
    return Int(low)..<Int(max(low, min(high.rounded(.up), side)))
  }

  func svg(_ face: FontFace, _ align: WidgetText.Align, _ color: String) -> TextDrawing {
    let anchor: TextDrawing.Anchor =
      switch align {
      case .leading: .left
      case .center: .middle
      case .trailing: .right
      }
    return TextDrawing(
      face: face, size: em, anchor: anchor, color: color, lines: lines, width: size.width,
      height: size.height)
  }
}

extension PixelSize {
  fileprivate static var one: PixelSize {
    guard let one = PixelSize(width: 1, height: 1) else { preconditionFailure("1 is a side") }
    return one
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
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
