// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// Draws the letters of one run, as wide as `LetterMetrics` measures them.
struct LetterPen {
  private let run: TextRun
  private let metrics: LetterMetrics
  /// Points per em of advances, and points behind each letter.
  private let em: Double, tracking: Double
  /// Letters of a piece beyond this many are not drawn.
  var mostLetters = Int.max
  /// The boxes drawn so far in place of pictures in color.
  private(set) var emoji = Path()
  /// The pictures in color drawn so far.
  private(set) var pictures: [TextBlock.PlacedPicture] = []
  /// The outlines drawn before, in ems.
  private var known: [UInt32: Path] = [:]

  /// Marks beyond this many on one letter are not drawn.
  private static let mostMarks = 8
  /// A mark over a capital is this much higher than over a small letter, in ems: Inter's cap height
  /// less its x-height.
  private static let capitalRise = 0.182
  /// Marks whose ink begins above this height stand above the letter, in ems.
  private static let middle = 0.3

  /// A pen for a run at the size it is shown at.
  init(_ run: TextRun) {
    self.run = run
    metrics = LetterMetrics(run.font)
    (em, tracking) = LetterMetrics.lengths(run)
  }

  /// Draws the letters of a piece of the run.
  mutating func draw(_ piece: TextBlock.Piece, baseline: Double, into path: inout Path) {
    var (clusters, scalars): ([Cluster], [Unicode.Scalar]) = ([], [])
    Cluster.append(piece.text, run: 0, to: &clusters, scalars: &scalars)
    let baseline = baseline - run.baselineOffset
    var x = piece.isRightToLeft ? piece.x + piece.width : piece.x
    for index in clusters.indices.prefix(mostLetters) {
      var cluster = clusters[index]
      // An ellipsis is behind the run's own letters.
      cluster.glyph =
        cluster.start < piece.count ? run.fallback[piece.start + cluster.start] : run.ellipsis
      let (width, space) = LetterMetrics.lengths(
        of: cluster, ems: metrics.ems(cluster), isTracked: metrics.isTracked(cluster), in: run,
        (em, tracking))
      var advance = width + space
      if index + 1 < clusters.count {
        advance += metrics.kerning(cluster, clusters[index + 1]) * em
      }
      if piece.isRightToLeft {
        x -= advance
        cluster.scalar = cluster.scalar.mirrored
      }
      if let glyph = cluster.glyph {
        draw(glyph, at: [x, baseline], width: width, into: &path)
        if !piece.isRightToLeft { x += advance }
        continue
      }
      switch cluster.shape {
      case .empty: break
      case .letter:
        drawLetter(cluster, at: [x, baseline], width: width, into: &path)
        drawMarks(
          scalars[cluster.start + 1..<cluster.end], over: cluster.scalar, at: [x, baseline],
          width: width, into: &path)
      case .bar: drawBox(0...0.53, inset: 0.06, at: [x, baseline], width: width, into: &path)
      case .ideograph:
        drawBox(-0.08...0.8, inset: 0.06, at: [x, baseline], width: width, into: &path)
      case .emoji:
        drawBox(-0.2...0.87, inset: 0.05, at: [x, baseline], width: width, into: &emoji)
      }
      if !piece.isRightToLeft { x += advance }
    }
  }

  /// Draws what another font has in place of a letter, in the middle of its width.
  private mutating func draw(
    _ glyph: FallbackGlyph, at origin: SIMD2<Double>, width: Double, into path: inout Path
  ) {
    let size = run.font.size
    if let picture = glyph.picture {
      let side = Self.emojiSide * size
      // Their middle is at the height of capitals' (Assumed).
      let top = origin.y - (run.font.capHeight + side) / 2
      pictures.append(
        TextBlock.PlacedPicture(
          picture: picture, corner: [origin.x + (width - side) / 2, top], side: side))
      return
    }
    var outline = glyph.outline
    if run.font.isItalic { outline.transform { [$0.x - $0.y * SystemMetrics.slant, $0.y] } }
    let left = (width - glyph.advance * size) / 2
    path.append(outline) { origin + [left, 0] + $0 * size }
  }

  /// How high and wide a picture in color is, in ems (Assumed).
  private static let emojiSide = 1.1

  /// Draws the lines below and through a piece (Assumed: 0.055 em, heavier for heavier letters, from
  /// 0.1 em below the baseline and about 0.265 em above it).
  func drawDecorations(_ piece: TextBlock.Piece, baseline: Double, into path: inout Path) {
    let size = run.font.size
    let thickness = size * 0.055 * (0.5 + min(max(run.font.weight, 100), 900) / 800)
    let baseline = baseline - run.baselineOffset
    if run.isUnderlined {
      path.appendBox(
        x: piece.x, y: baseline + 0.1 * size, width: piece.width, height: thickness, radius: 0)
    }
    if run.isStruckThrough {
      path.appendBox(
        x: piece.x, y: baseline - 0.265 * size - thickness / 2, width: piece.width,
        height: thickness, radius: 0)
    }
  }

  private mutating func outline(of scalar: Unicode.Scalar) -> Path {
    if let path = known[scalar.value] { return path }
    let font = run.font
    var path =
      Typeface.shared.outline(
        of: scalar, weight: font.weight, tabular: font.hasMonospacedDigits) ?? Path()
    if font.isItalic {
      path.transform { [$0.x - $0.y * SystemMetrics.slant, $0.y] }
    }
    known[scalar.value] = path
    return path
  }

  private mutating func drawLetter(
    _ cluster: Cluster, at origin: SIMD2<Double>, width: Double, into path: inout Path
  ) {
    let font = run.font
    let natural = metrics.natural(cluster.scalar)
    var factor = SystemMetrics.factor(of: cluster.scalar)
    factor *= SystemMetrics.weightFactor(font.weight)
    var left = 0.0
    if font.design == .monospaced {
      let room = SystemMetrics.monospacedAdvance
      if natural > room { factor *= room / natural }
      left = (room - min(natural, room)) / 2 * em
    }
    let scale = SIMD2(em * factor, font.size * SystemMetrics.verticalScale)
    path.append(outline(of: cluster.scalar)) { origin + [left, 0] + $0 * scale }
  }

  /// Draws marks centered over or under their letter.
  private mutating func drawMarks(
    _ marks: ArraySlice<Unicode.Scalar>, over letter: Unicode.Scalar, at origin: SIMD2<Double>,
    width: Double, into path: inout Path
  ) {
    for mark in marks.prefix(Self.mostMarks) where ScalarKind(mark) == .mark {
      let outline = outline(of: mark)
      guard let (low, high) = outline.extent else { continue }
      let rise = high.y < -Self.middle && letter.isCapital ? Self.capitalRise : 0
      let scale = SIMD2(em, run.font.size * SystemMetrics.verticalScale)
      let offset = origin + [width / 2 - (low.x + high.x) / 2 * em, -rise * scale.y]
      path.append(outline) { offset + $0 * scale }
    }
  }

  /// Draws a rounded box in place of a letter.
  ///
  /// - Parameters:
  ///   - heights: Its bottom and top above the baseline, in ems.
  ///   - inset: What is left free on both sides, in ems.
  private func drawBox(
    _ heights: ClosedRange<Double>, inset: Double, at origin: SIMD2<Double>, width: Double,
    into path: inout Path
  ) {
    let size = run.font.size
    let inset = min(inset * em, width / 2)
    path.appendBox(
      x: origin.x + inset, y: origin.y - heights.upperBound * size, width: width - 2 * inset,
      height: (heights.upperBound - heights.lowerBound) * size, radius: 0.12 * size)
  }
}

extension Unicode.Scalar {
  /// Whether it is a capital of the alphabets that marks are set over.
  fileprivate var isCapital: Bool {
    switch value {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3AB, 0x400...0x42F: true
    default: false
    }
  }
}

extension Path {
  /// The least box around all points and handles; `nil` for an empty path.
  fileprivate var extent: (low: Point, high: Point)? {
    var result: (low: Point, high: Point)?
    func add(_ point: Point) {
      let (low, high) = result ?? (point, point)
      result = (pointwiseMin(low, point), pointwiseMax(high, point))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let handle, let end):
        add(handle)
        add(end)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return result
  }

  /// Appends another path with its points moved.
  fileprivate mutating func append(_ other: Path, _ place: (Point) -> Point) {
    var moved = other
    moved.transform(place)
    elements += moved.elements
  }

  /// Appends a box with round corners, in the direction in which letters run.
  fileprivate mutating func appendBox(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    guard width > 0, height > 0 else { return }
    let (right, bottom) = (x + width, y + height)
    let r = min(radius, width / 2, height / 2)
    elements.append(.move([x + r, y]))
    elements.append(.line([right - r, y]))
    if r > 0 { elements.append(.quadratic([right, y], [right, y + r])) }
    elements.append(.line([right, bottom - r]))
    if r > 0 { elements.append(.quadratic([right, bottom], [right - r, bottom])) }
    elements.append(.line([x + r, bottom]))
    if r > 0 { elements.append(.quadratic([x, bottom], [x, bottom - r])) }
    elements.append(.line([x, y + r]))
    if r > 0 { elements.append(.quadratic([x, y], [x + r, y])) }
    elements.append(.close)
  }
}
