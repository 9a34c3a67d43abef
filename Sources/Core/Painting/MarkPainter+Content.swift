// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySymbols
internal import VibrancyTypography

extension MarkPainter {
  /// Draws what a mark shows, but groups, with full opacity.
  mutating func draw(_ mark: Mark) {
    let transform = mark.transform.then(pixels)
    let box = Path.rectangle(0, 0, mark.size.width, mark.size.height)
    switch mark.content {
    case .text(let block):
      if mark.isRedacted {
        draw(barsOf: block, mark.bend, transform)
      } else {
        notes.addLetters(block.missingCount)
        for font in block.fallbackFonts { notes.addFont(font) }
        for outline in block.outlines() {
          // A picture in color takes no color of its text (Assumed: a gray box stands for it).
          let paint = outline.isEmoji ? Self.gray(0.5, 0.35) : block.runs[outline.run].paint
          let path = mark.bend.map { outline.path.bent(by: $0) } ?? outline.path
          surface.fill(path, paint, transform: transform)
          for placed in outline.pictures { draw(placed, paint, transform) }
        }
      }
    case .symbol(let symbol, let name, let paint):
      if mark.isRedacted {
        draw(bar: mark.size, paint, transform)
      } else {
        draw(symbol, name, paint, transform)
      }
    case .picture(let name, let ink):
      if mark.isRedacted {
        draw(bar: mark.size, ink ?? Self.gray(0.5, 1), transform)
      } else {
        draw(picture: name, ink: ink, mark.size, transform)
      }
    case .fill(let path, let isEvenOdd, let paint):
      surface.fill(path, paint, rule: isEvenOdd ? .evenOdd : .nonzero, transform: transform)
    case .stroke(let path, let style, let paint):
      surface.stroke(path, style, paint, transform: transform)
    case .material(let material, let path):
      notes.addMaterial()
      surface.fill(path, .color(material.gray(isDark: context.isDark)), transform: transform)
    case .accessoryBackground(let path):
      surface.fill(path, .color(context.accessoryBackground), transform: transform)
    case .unknown(let name):
      notes.addView(name)
      draw(unknown: name, mark.size, box, transform)
    case .group: break
    }
  }

  /// Draws a picture in color as opaque as its text.
  private mutating func draw(
    _ placed: TextBlock.PlacedPicture, _ paint: Paint, _ transform: Affine
  ) {
    let size = placed.picture.picture.size
    let height = placed.side * Double(size.height) / Double(size.width)
    let opacity: Double =
      switch paint {
      case .color(let color): Double(color.opacity)
      case .linear, .radial, .angular: 1
      }
    surface.draw(
      placed.picture.picture, at: placed.corner, [placed.side, height], transform: transform,
      opacity: opacity)
  }

  private mutating func draw(
    _ symbol: Symbol, _ name: String, _ paint: Paint, _ transform: Affine
  ) {
    if symbol.isStandIn { notes.addSymbol(name, isKnown: symbol.kind != .unknown) }
    surface.fill(symbol.path, paint, transform: transform)
    guard !symbol.fallbackLetters.isEmpty, symbol.letterHeight > 0 else { return }
    var text = ""
    for letter in symbol.fallbackLetters { text.unicodeScalars.append(letter) }
    let font = Font(size: symbol.letterHeight / Font(size: 1).capHeight, weight: 600)
    let block = TextBlock(
      [TextRun(text, font: font, paint: paint)], options: TextOptions(), width: nil, height: nil,
      displayScale: context.scale)
    // The middle of its capitals in the middle of the box.
    let corner =
      [
        (symbol.size.x - block.size.x) / 2,
        symbol.size.y / 2 - block.firstBaseline + symbol.letterHeight / 2,
      ] as SIMD2<Double>
    for outline in block.outlines() {
      surface.fill(
        outline.path, paint, transform: Affine.moving(by: corner).then(transform),
        compositing: symbol.isLetterCutOut ? .destinationOut : .normal)
    }
  }

  private mutating func draw(
    picture name: String, ink: Paint?, _ size: Size, _ transform: Affine
  ) {
    guard let picture = context.picture(name) else {
      notes.addPicture(name)
      let box = Path.rectangle(0, 0, size.width, size.height)
      // One that is made while the app runs has no name: a plain box stands for it.
      if name.isEmpty { return surface.fill(box, Self.gray(0.5, 0.35), transform: transform) }
      return draw(unknown: name, size, box, transform)
    }
    let extent = SIMD2(size.width, size.height)
    guard let ink else {
      return surface.draw(picture, at: [0, 0], extent, transform: transform)
    }
    surface.beginGroup()
    surface.draw(picture, at: [0, 0], extent, transform: transform)
    let alpha = surface.takeGroup()
    surface.beginGroup()
    surface.fill(.rectangle(0, 0, size.width, size.height), ink, transform: transform)
    surface.draw(surface.takeGroup().masked(by: alpha))
  }

  /// A bar over each line: the height of capitals, round ends, a fifth of the text's color (Assumed).
  private mutating func draw(barsOf block: TextBlock, _ bend: Bend?, _ transform: Affine) {
    for line in block.lines {
      guard let first = line.pieces.first, block.runs.indices.contains(first.run) else { continue }
      let run = block.runs[first.run]
      let height = run.font.size * 0.8
      let bar = Path.roundedRectangle(
        first.x, line.baseline - run.font.capHeight / 2 - height / 2, line.width, height,
        radius: height / 4)
      surface.fill(
        bend.map { bar.bent(by: $0) } ?? bar, run.paint, transform: transform,
        opacity: Self.redactedOpacity)
    }
  }

  private mutating func draw(bar size: Size, _ paint: Paint, _ transform: Affine) {
    let bar = Path.roundedRectangle(
      0, 0, size.width, size.height, radius: min(4, size.width / 4, size.height / 4))
    surface.fill(bar, paint, transform: transform, opacity: Self.redactedOpacity)
  }

  private static let redactedOpacity = 0.2

  /// A hatched box with a name, for what cannot be drawn.
  private mutating func draw(
    unknown name: String, _ size: Size, _ box: Path, _ transform: Affine
  ) {
    guard size.width > 0, size.height > 0 else { return }
    surface.pushClip(box, transform: transform)
    surface.fill(box, Self.gray(0.5, 0.15), transform: transform)
    var lines = Path()
    let (step, reach) = (8.0, min(size.width + size.height, 4000))
    for x in stride(from: 0, through: reach, by: step) {
      lines.move(to: [x, 0])
      lines.line(to: [x - size.height, size.height])
    }
    surface.stroke(lines, StrokeStyle(width: 1), Self.gray(0.5, 0.3), transform: transform)
    surface.stroke(box, StrokeStyle(width: 2), Self.gray(0.5, 0.6), transform: transform)
    let block = TextBlock(
      [TextRun(name, font: Font(size: 11, weight: 500), paint: Self.gray(0.5, 1))],
      options: TextOptions(), width: max(0, size.width - 8), height: size.height,
      displayScale: context.scale)
    let corner = SIMD2((size.width - block.size.x) / 2, (size.height - block.size.y) / 2)
    for outline in block.outlines() {
      surface.fill(
        outline.path, Self.gray(0.5, 1), transform: Affine.moving(by: corner).then(transform))
    }
    surface.popClip()
  }

  private static func gray(_ level: Float, _ opacity: Float) -> Paint {
    .color(PaintColor(EncodedColor(gray: level), opacity: opacity))
  }
}
