// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTypography
internal import VibrancyVocabulary

/// A widget in a scene with what is measured of its marks.
struct MarkedView {
  private let marked: MarkedWidget
  private let judged: JudgedScene
  private let name: String
  private let form: WidgetForm
  private let drawn: JudgedMarks
  /// The marks of the container background.
  private let behind: [Mark]
  /// Of more marks none are compared with each other.
  private static let mostCompared = 600
  /// The boxes of what is drawn approximately, by the number of the mark.
  private let uncertain: [(number: Int, frame: Rect)]
  /// Whether what lies behind all marks is not known.
  private let isGroundUnknown: Bool
  /// Whether the code asked for the rendering mode: it may draw otherwise in another.
  private let asksForMode: Bool
  /// The numbers of the shapes on a Lock Screen that say something: the strongest of each gauge, and of all
  /// where there is nothing else.
  private let keyShapes: Set<Int>

  init(_ marked: MarkedWidget, in judged: JudgedScene, _ composer: SourceComposer) {
    (self.marked, self.judged) = (marked, judged)
    (name, form) = (composer.source.name, composer.source.form)
    drawn = JudgedMarks(marked.widget, in: judged)
    behind = marked.laidOut.background.map { NumberedMarks($0).leaves } ?? []
    asksForMode = marked.laidOut.evaluator.asked.contains(.mode)
    let interface = marked.laidOut.evaluator.interface
    keyShapes =
      judged.scene.place.role == .vibrant
      ? Self.keyShapes(of: marked.numbered) { source in
        guard interface.sources.indices.contains(source) else { return false }
        let spot = interface.sources[source]
        return ["Gauge", "ProgressView"].contains(
          composer.target.program.sources[spot.file].text(spot.token))
      } : []
    uncertain = marked.numbered.leaves.enumerated().compactMap { number, mark in
      let isUncertain =
        mark.isApproximate(isFound: { !$0.isEmpty && composer.lookup.size(of: $0) != nil })
        || mark.factKind == nil && mark.source.map(interface.isPaintUnknown) == true
      return isUncertain ? (number, mark.frame) : nil
    }
    // Without a tint, or with a pale one, a Live Activity lies on glass, whose color is the wallpaper's.
    let isGlass =
      [.banner, .lightBanner].contains(judged.scene.place.recipe.plate)
      && !behind.contains { $0.paintOpacity >= 0.5 }
    isGroundUnknown =
      isGlass
      || (marked.laidOut.background ?? []).contains { mark in
        mark.isApproximate { !$0.isEmpty && composer.lookup.size(of: $0) != nil }
          || mark.source.map(interface.isPaintUnknown) == true
      }
  }

  /// - Parameter isGauge: Whether the view of a number is a gauge.
  private static func keyShapes(of numbered: NumberedMarks, isGauge: (Int) -> Bool) -> Set<Int> {
    let leaves = numbered.leaves
    func strongest(_ numbers: [Int]) -> [Int] {
      numbers.max { leaves[$0].paintOpacity < leaves[$1].paintOpacity }.map { [$0] } ?? []
    }
    // A hole in a ring is a shape that takes away.
    let shapes = leaves.indices.filter { number in
      leaves[number].isShape && numbered.effects[number].allSatisfy { $0.blend == .normal }
    }
    if shapes.count == leaves.count { return Set(strongest(shapes)) }
    let gauges = Dictionary(grouping: shapes) { leaves[$0].origin }
    return Set(
      gauges.filter { source, _ in source.map(isGauge) == true }.values.flatMap { strongest($0) })
  }

  /// What is seen of a text or symbol; `nil`: of anything else, or of nothing.
  func facts(of number: Int) -> MarkFacts? {
    let mark = marked.numbered.leaves[number]
    if let shape = shapeFacts(of: number) { return shape }
    guard !isDecoration(number), !isCovered(number) else { return nil }
    guard let kind = kind(of: number),
      mark.opacity > 0,
      !mark.isRedacted,
      !isRepeated(number), !isUnpaintedGauge(mark), let own = marked.mask(of: number)
    else { return nil }
    let (mask, inkOpacity) = marked.seen(number, of: own)
    var facts = MarkFacts(kind, mark.words, in: name, form.family, at: judged.scene.place)
    (facts.strength, facts.paint) = (mark.strength, mark.paintText)
    // Beside what is drawn approximately nothing is known.
    let frame = mark.frame
    let isUncertain =
      isGroundUnknown || mark.hasMissingLetters
      || marked.numbered.effects[number].contains { $0.shadow != nil }
      || uncertain.contains { $0.number != number && $0.frame.meets(frame) }
    if !isUncertain, isMostlyShown(mark) {
      facts.readings = drawn.readings(
        of: mask, inkOpacity: inkOpacity, without: marked.without(number, below: mask))
      guard !facts.readings.isEmpty else { return nil }
    }
    facts.isSystemLevel = isSystemLevel(mark) && facts.readings.allSatisfy(\.isOnSystem)
    // A face bends what stands in its corner.
    facts.overflow = form.family == .accessoryCorner ? nil : mark.overflow
    facts.excess = excess(of: number)
    return facts
  }

  /// What a mark is judged as; `nil`: it is not.
  private func kind(of number: Int) -> MarkFacts.Kind? {
    let mark = marked.numbered.leaves[number]
    if let kind = mark.factKind { return kind }
    guard keyShapes.contains(number) else { return nil }
    return mark.control == nil ? .shape : .gauge
  }

  /// The first of shapes whose edges meet and whose colors differ, where the system tints widgets; `nil`: it
  /// is none, or another appearance is looked at.
  private func shapeFacts(of number: Int) -> MarkFacts? {
    let leaves = marked.numbered.leaves
    guard judged.scene.place == .homeLight, leaves.count <= Self.mostCompared,
      let own = leaves[number].opaqueFill
    else { return nil }
    let others = leaves.indices.filter { other in
      guard other != number, let fill = leaves[other].opaqueFill, fill.differs(from: own),
        leaves[other].isAccentable == leaves[number].isAccentable,
        leaves[other].accentedRendering == leaves[number].accentedRendering
      else { return false }
      return leaves[other].frame.touches(leaves[number].frame)
    }
    // What others stand on is a background.
    guard !others.isEmpty, others.allSatisfy({ $0 > number }), !asksForMode,
      !hasContent(on: leaves[number].frame),
      others.allSatisfy({ !hasContent(on: leaves[$0].frame) })
    else { return nil }
    var facts = MarkFacts(.shape, in: name, form.family, at: judged.scene.os.tintedHome)
    facts.paint = leaves[number].paintText
    facts.merged = others.map { leaves[$0].paintText }
    return facts
  }

  /// Whether a mark is drawn to be looked at and not read: a large pale letter or symbol, or a mark without a
  /// letter or digit between others.
  private func isDecoration(_ number: Int) -> Bool {
    let mark = marked.numbered.leaves[number]
    let around = marked.numbered.effects[number].reduce(1) { $0 * $1.opacity }
    let isPale = mark.inkOpacity * mark.opacity * around < 0.6
    switch mark.content {
    case .text(let block):
      let isWord = block.runs.contains { $0.text.contains { $0.isLetter || $0.isNumber } }
      let size = block.runs.map(\.font.size).max() ?? 0
      return !isWord && block.missingCount == 0 || size >= 56 && isPale
    case .symbol: return max(mark.size.width, mark.size.height) >= 48 && isPale
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown: return false
    }
  }

  /// Whether an opaque shape lies over the box of a mark.
  private func isCovered(_ number: Int) -> Bool {
    let leaves = marked.numbered.leaves
    let frame = leaves[number].frame
    return leaves.indices.contains { other in
      other > number && leaves[other].opaqueFill != nil && leaves[other].frame.contains(frame)
    }
  }

  /// Whether a text, symbol or picture stands in a box.
  private func hasContent(on frame: Rect) -> Bool {
    marked.numbered.leaves.contains { $0.opacity > 0 && !$0.isShape && $0.frame.meets(frame) }
  }

  /// Texts that lie on others: which share of the smaller one's ink both have.
  var crossings: [(lower: Int, upper: Int, words: String, share: Double)] {
    let leaves = marked.numbered.leaves
    guard leaves.count <= Self.mostCompared else { return [] }
    let texts = leaves.indices.filter {
      leaves[$0].factKind == .text && leaves[$0].opacity > 0 && !leaves[$0].isRedacted
        && !isDecoration($0) && !isCovered($0)
    }
    var found: [(lower: Int, upper: Int, words: String, share: Double)] = []
    for (place, upper) in texts.enumerated() {
      for lower in texts.prefix(place)
      where leaves[lower].words != leaves[upper].words
        && leaves[lower].frame.meets(leaves[upper].frame)
      {
        guard let first = marked.mask(of: lower), let second = marked.mask(of: upper) else {
          continue
        }
        let share = first.shareOfInk(with: second)
        if share > 0 { found.append((lower, upper, leaves[lower].words, share)) }
      }
    }
    return found
  }

  /// Whether another text of the same words lies on it or under it, as for an outline or a shadow.
  private func isRepeated(_ number: Int) -> Bool {
    let mark = marked.numbered.leaves[number]
    guard !mark.words.isEmpty, marked.numbered.leaves.count <= Self.mostCompared else {
      return false
    }
    let frame = mark.frame
    func isTwin(_ other: Mark) -> Bool {
      other.opacity > 0 && other.words == mark.words && other.factKind == mark.factKind
        && other.frame.meets(frame)
    }
    return marked.numbered.leaves.enumerated().contains {
      $0.offset != number && isTwin($0.element)
    }
      || behind.contains(where: isTwin)
  }

  /// Whether half of a mark's box or more is on the canvas: what is outside is not seen anyway.
  private func isMostlyShown(_ mark: Mark) -> Bool {
    let (canvas, frame) = (Rect(marked.laidOut.canvas), mark.frame)
    let across = min(frame.right, canvas.right) - max(frame.x, 0)
    let down = min(frame.bottom, canvas.bottom) - max(frame.y, 0)
    return across > 0 && down > 0 && across * down >= frame.width * frame.height / 2
  }

  /// Whether it is a part of a gauge that the code does not paint: it has the color that the system gives
  /// it, or it is a track, which is fainter than what is on it.
  private func isUnpaintedGauge(_ mark: Mark) -> Bool {
    guard mark.isShape, mark.control != nil else { return false }
    guard case .color(let paint)? = mark.shapePaint, paint.opacity >= 0.5 else { return true }
    let situation = marked.laidOut.situation
    let label = PaintColor.label(1, in: situation.system, isDark: situation.isDark)
    return !paint.color.differs(from: label.color)
  }

  /// Whether it is painted in a lower level of the system's labels.
  private func isSystemLevel(_ mark: Mark) -> Bool {
    let situation = marked.laidOut.situation
    let levels = (1...4).map {
      Paint.color(.label($0, in: situation.system, isDark: situation.isDark))
    }
    switch mark.content {
    case .text(let block): return block.runs.contains { levels.contains($0.paint) }
    case .symbol(_, _, let paint): return levels.contains(paint)
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown: return false
    }
  }

  /// How far a text reaches beyond the canvas; `nil`: not at all, or all of it is outside.
  private func excess(of number: Int) -> MarkFacts.Excess? {
    let mark = marked.numbered.leaves[number]
    guard let family = form.family, family != .accessoryInline, family != .accessoryCorner,
      let ink = mark.letters,
      !marked.numbered.effects[number].contains(where: { $0.clip != nil })
    else { return nil }
    let canvas = Rect(marked.laidOut.canvas)
    guard ink.x < canvas.right, ink.right > 0, ink.y < canvas.bottom, ink.bottom > 0 else {
      return nil
    }
    var excesses = [MarkFacts.Excess(.left, -ink.x), .init(.right, ink.right - canvas.right)]
    // A line of letters that is cut lengthwise can be read as long as half of it is there; accessories are
    // drawn beyond their content.
    if !family.isAccessory {
      excesses += [
        MarkFacts.Excess(.top, -ink.y), .init(.bottom, ink.bottom - canvas.bottom),
      ].filter { $0.amount >= ink.height / 2 }
    }
    return excesses.filter { $0.amount > 0 }.max { $0.amount < $1.amount }
  }
}

extension MarkFacts.Reading {
  /// Whether it lies on a background of the system's own: a grey.
  fileprivate var isOnSystem: Bool {
    EncodedColor(hex: ground).map { $0.chroma <= 0.025 } ?? false
  }
}

extension EncodedColor {
  /// Whether a channel differs by more than .12, which shows side by side.
  func differs(from other: EncodedColor) -> Bool {
    let differences = [red - other.red, green - other.green, blue - other.blue]
    return differences.contains { abs($0) > 0.12 }
  }
}

extension AlphaMask {
  /// The share of the smaller one's ink, in pixels that are covered by a third or more, that both have.
  fileprivate func shareOfInk(with other: AlphaMask) -> Double {
    let least: UInt8 = 85
    func isInk(_ mask: AlphaMask, _ column: Int, _ row: Int) -> Bool {
      (0..<mask.width).contains(column) && (0..<mask.height).contains(row)
        && mask.codes[row * mask.width + column] >= least
    }
    let count = min(codes.count { $0 >= least }, other.codes.count { $0 >= least })
    guard count > 0 else { return 0 }
    var both = 0
    for row in 0..<height {
      for column in 0..<width
      where isInk(self, column, row) && isInk(other, column + x - other.x, row + y - other.y) {
        both += 1
      }
    }
    return Double(both) / Double(count)
  }
}

extension Rect {
  /// Whether one of its edges meets an edge of another one along most of the shorter.
  fileprivate func touches(_ other: Rect) -> Bool {
    let nearest = 0.6
    let across = min(right, other.right) - max(x, other.x)
    let down = min(bottom, other.bottom) - max(y, other.y)
    let isBeside =
      abs(across) <= nearest && down >= 0.8 * max(height, other.height) && down > 0
    let isBelow = abs(down) <= nearest && across >= 0.8 * max(width, other.width) && across > 0
    return isBeside || isBelow
  }
}

extension InterfaceState {
  /// Whether gray is drawn in place of the color of a view, by its number.
  func isPaintUnknown(of source: Int) -> Bool {
    if let spot = paintSpots[source], shownHoles.unknownPaints.contains(spot) { return true }
    return sources.indices.contains(source) && shownHoles.unknownPaints.contains(sources[source])
  }
}
