// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyTypography
internal import VibrancyVocabulary

/// What is seen of the marks of a widget in one form, sample by sample.
struct FormMarks {
  /// A mark and where it is written.
  struct Found {
    let spot: Spot
    /// Where its color is set, and the views that it is in, the innermost first.
    let evidence: [Spot]
    var facts: MarkFacts
  }

  /// A text that lies on another one.
  struct Crossed {
    /// The index of the upper one among the marks.
    let mark: Int
    /// Where the lower one is written, and its words.
    let spot: Spot
    let words: String
    /// Of the smaller one's ink, `0...1`.
    let share: Double

    init(mark: Int, spot: Spot, _ words: String, _ share: Double) {
      (self.mark, self.spot, self.words, self.share) = (mark, spot, words, share)
    }
  }

  private(set) var marks: [Found] = []
  private(set) var crossed: [Crossed] = []
  /// The padding within margins, and where the view that has it is written.
  private(set) var padding: (spot: Spot, facts: MarkFacts)?
  private let scenes: [JudgedScene]
  private let hasSeveralSamples: Bool
  /// What samples before drew in each place: the same is not measured again.
  private var known: [Place: [[Mark]]] = [:]

  /// - Parameter places: The scenes that are looked at; `nil`: the usual ones.
  init(_ form: SampledForm, _ os: SystemVersion, in places: [Place]?) {
    hasSeveralSamples = form.samples.count > 1
    guard let widget = form.sources.first else {
      scenes = []
      return
    }
    scenes = Self.places(of: widget, os).filter { places?.contains($0) ?? true }.map { place in
      var scene = Scene(place)
      (scene.os, scene.enlargesFamilies) = (os, false)
      return JudgedScene(scene, named: [])
    }
  }

  /// Where marks are measured: in full color in both appearances, and in the Lock Screen's material.
  private static func places(of widget: SourceWidget, _ os: SystemVersion) -> [Place] {
    let all: [Place] =
      switch widget.form {
      // In light appearance a banner shows the same parts on another tint.
      case .liveActivity:
        Place.ofActivities + Place.distinct.filter { $0.recipe.plate == .lightBanner }
      case .family:
        Platform.allCases.flatMap { Place.judged(on: $0, os) }.filter { place in
          switch place.role {
          case .home, .vibrant, .blackFace: true
          case .accented, .standby, .night, .alwaysOn, .icon, .activity: false
          }
        }
      }
    return all.filter { place in
      place.shows(widget.form, on: os) && widget.platform.shows(place) && !widget.disfavors(place)
        // An iPhone's widgets are judged on its own screens.
        && (place.platform == .mac) == (widget.platform == .macOS)
        && (place.platform == .watch) == (widget.platform == .watchOS)
    }
  }

  /// Looks at the widget with one more sample.
  ///
  /// - Parameter isGiven: Whether the project supplies all of it.
  mutating func add(_ composer: SourceComposer, isGiven: Bool) {
    let sample = composer.samples[composer.source.sampleIndex]
    let madeUp = Set(composer.reader.madeUpValues(of: sample).flatMap(\.texts))
    for judged in scenes {
      composer.reader.evaluator.asked = []
      guard let marked = try? composer.marked(in: judged.scene) else { continue }
      let look = (marked.laidOut.marks + (marked.laidOut.background ?? [])).map(\.look)
      guard known[judged.scene.place]?.contains(look) != true else { continue }
      known[judged.scene.place, default: []].append(look)
      let interface = marked.laidOut.evaluator.interface
      if padding == nil, let found = marked.laidOut.padding,
        interface.sources.indices.contains(found.source)
      {
        var facts = MarkFacts(
          .shape, in: composer.source.name, composer.source.family, at: judged.scene.place)
        facts.padding = found.least
        padding = (interface.sources[found.source], facts)
      }
      let view = MarkedView(marked, in: judged, composer)
      let crossings = view.crossings
      let first = marks.count
      for (number, mark) in marked.numbered.leaves.enumerated() {
        guard let source = mark.source, interface.sources.indices.contains(source),
          interface.sources[source] != .nowhere, var facts = view.facts(of: number)
        else { continue }
        facts.isCrossed = crossings.contains { $0.lower == number }
        crossed += crossings.filter { $0.upper == number }.compactMap { crossing in
          marked.numbered.leaves[crossing.lower].source.map {
            Crossed(mark: marks.count, spot: interface.sources[$0], crossing.words, crossing.share)
          }
        }
        // Nothing is known of how a color stands out that is drawn for another.
        if interface.isPaintUnknown(of: source) { facts.readings = [] }
        facts.isGiven = isGiven
        facts.hasMadeUpWords =
          madeUp.contains(facts.words)
          || interface.shownHoles.texts.contains(interface.sources[source])
        facts.sample = hasSeveralSamples ? sample.name : nil
        marks.append(
          Found(
            spot: interface.sources[source], evidence: interface.evidence(of: source), facts: facts)
        )
      }
      markPale(from: first)
    }
  }

  /// Marks what is pale by choice: where the same view is drawn in another color that stands out.
  private mutating func markPale(from first: Int) {
    let shown = marks[first...]
    for index in shown.indices {
      let facts = marks[index].facts
      guard let contrast = facts.leastContrast?.contrast.value else { continue }
      marks[index].facts.isPaleByChoice = shown.contains { other in
        other.spot == marks[index].spot && other.facts.kind == facts.kind
          && other.facts.paint != facts.paint
          && ((other.facts.leastContrast?.contrast.value ?? 0) > 1.1 * contrast
            || other.facts.chroma > facts.chroma + 0.2)
      }
    }
  }
}

extension MarkFacts {
  /// How colorful its paint is: the largest of its channels less the smallest, `0...1`.
  fileprivate var chroma: Float {
    guard let color = EncodedColor(hex: String(paint.prefix(7))) else { return 0 }
    return max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }
}

/// A widget in a scene with what is measured of its marks.
private struct MarkedView {
  private let marked: MarkedWidget
  private let judged: JudgedScene
  private let name: String
  private let form: WidgetForm
  private let drawn: JudgedMarks
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
    asksForMode = marked.laidOut.evaluator.asked.contains(.mode)
    let interface = marked.laidOut.evaluator.interface
    keyShapes =
      judged.scene.place.role == .vibrant
      ? Self.keyShapes(of: marked.numbered.leaves) { source in
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
    // Without a tint a Live Activity lies on glass, whose color is the wallpaper's.
    let isGlass =
      marked.widget.containerBackground == nil
      && [.banner, .lightBanner].contains(judged.scene.place.recipe.plate)
    isGroundUnknown =
      isGlass
      || (marked.laidOut.background ?? []).contains { mark in
        mark.isApproximate { !$0.isEmpty && composer.lookup.size(of: $0) != nil }
          || mark.source.map(interface.isPaintUnknown) == true
      }
  }

  /// - Parameter isGauge: Whether the view of a number is a gauge.
  private static func keyShapes(of leaves: [Mark], isGauge: (Int) -> Bool) -> Set<Int> {
    func strongest(_ numbers: [Int]) -> [Int] {
      numbers.max { leaves[$0].inkOpacity < leaves[$1].inkOpacity }.map { [$0] } ?? []
    }
    let shapes = leaves.indices.filter { leaves[$0].isShape }
    if shapes.count == leaves.count { return Set(strongest(shapes)) }
    let gauges = Dictionary(grouping: shapes) { leaves[$0].source }
    return Set(
      gauges.filter { source, _ in source.map(isGauge) == true }.values.flatMap { strongest($0) })
  }

  /// What is seen of a text or symbol; `nil`: of anything else, or of nothing.
  func facts(of number: Int) -> MarkFacts? {
    let mark = marked.numbered.leaves[number]
    if let shape = shapeFacts(of: number) { return shape }
    guard !isDecoration(number), !isCovered(number) else { return nil }
    guard let kind = mark.factKind ?? (keyShapes.contains(number) ? .shape : nil),
      mark.opacity > 0,
      !mark.isRedacted,
      !isRepeated(number), let own = marked.mask(of: number)
    else { return nil }
    let (mask, inkOpacity) = marked.seen(number, of: own)
    var facts = MarkFacts(kind, mark.words, in: name, form.family, at: judged.scene.place)
    (facts.strength, facts.paint) = (mark.strength, mark.paintText)
    // Beside what is drawn approximately nothing is known.
    let frame = mark.frame
    let isUncertain =
      isGroundUnknown || mark.hasMissingLetters
      || marked.numbered.effects(around: number).contains { $0.shadow != nil }
      || uncertain.contains { $0.number != number && $0.frame.meets(frame) }
    if !isUncertain {
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

  /// A shape whose edge meets another one's of another color; `nil`: there is none, or it is measured in
  /// one appearance already.
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
    var facts = MarkFacts(.shape, in: name, form.family, at: judged.scene.place)
    facts.paint = leaves[number].paintText
    facts.merged = others.map { leaves[$0].paintText }
    return facts
  }

  /// Whether a mark is drawn to be looked at and not read: a large pale letter or symbol, or a mark without a
  /// letter or digit between others.
  private func isDecoration(_ number: Int) -> Bool {
    let mark = marked.numbered.leaves[number]
    let around = marked.numbered.effects(around: number).reduce(1) { $0 * $1.opacity }
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

  /// Whether an opaque shape or a picture lies on all of a mark.
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

  /// Whether another text of the same words lies on it, as for an outline or a shadow.
  private func isRepeated(_ number: Int) -> Bool {
    let mark = marked.numbered.leaves[number]
    guard !mark.words.isEmpty, marked.numbered.leaves.count <= Self.mostCompared else {
      return false
    }
    let frame = mark.frame
    return marked.numbered.leaves.enumerated().contains { other, twin in
      other != number && twin.opacity > 0 && twin.words == mark.words
        && twin.factKind == mark.factKind && twin.frame.meets(frame)
    }
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
      !marked.numbered.effects(around: number).contains(where: { $0.clip != nil })
    else { return nil }
    let canvas = marked.laidOut.canvas
    let (width, height) = (
      Double(canvas.size.width) / canvas.scale, Double(canvas.size.height) / canvas.scale
    )
    guard ink.x < width, ink.right > 0, ink.y < height, ink.bottom > 0 else { return nil }
    var excesses = [MarkFacts.Excess(.left, -ink.x), .init(.right, ink.right - width)]
    // A line of letters that is cut lengthwise can be read as long as half of it is there; accessories are
    // drawn beyond their content.
    if !family.isAccessory {
      excesses += [
        MarkFacts.Excess(.top, -ink.y), .init(.bottom, ink.bottom - height),
      ].filter { $0.amount >= ink.height / 2 }
    }
    return excesses.filter { $0.amount > 0 }.max { $0.amount < $1.amount }
  }
}

extension Mark {
  /// The kind of what is measured; `nil`: nothing of it is.
  fileprivate var factKind: MarkFacts.Kind? {
    switch content {
    case .text: .text
    case .symbol: .symbol
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown: nil
    }
  }

  /// Whether bars stand for letters of it.
  fileprivate var hasMissingLetters: Bool {
    if case .text(let block) = content { block.missingCount > 0 } else { false }
  }

  /// Whether it is a shape, filled or stroked.
  fileprivate var isShape: Bool {
    switch content {
    case .fill, .stroke: true
    case .text, .symbol, .picture, .material, .accessoryBackground, .group, .unknown: false
    }
  }

  /// The words of a text, the whole of them, or the name of a symbol.
  fileprivate var words: String {
    switch content {
    case .text(let block): block.runs.map(\.text).joined()
    case .symbol(_, let name, _): name
    case .picture(let name, _): name
    case .fill, .stroke, .material, .accessoryBackground, .group, .unknown: ""
    }
  }

  /// How easily its letters are read.
  fileprivate var strength: MarkFacts.Strength {
    switch content {
    case .text(let block):
      let size = block.runs.map(\.font.size).max() ?? 0
      let isBold = block.runs.contains { $0.font.weight >= 600 }
      if size >= 18 || isBold && size >= 14 { return .strong }
      return size <= 12 ? .small : .usual
    // A symbol is recognized by its outline, as large letters are.
    case .symbol: return .strong
    case .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown:
      return .usual
    }
  }

  /// Its paint, `#RRGGBBAA`; empty where it has several colors.
  fileprivate var paintText: String {
    let paint: Paint? =
      switch content {
      case .text(let block): block.runs.first?.paint
      case .symbol(_, _, let paint), .fill(_, _, let paint), .stroke(_, _, let paint): paint
      case .picture, .material, .accessoryBackground, .group, .unknown: nil
      }
    guard case .color(let color)? = paint else { return "" }
    let alpha = Int((min(max(color.opacity, 0), 1) * 255).rounded())
    return "#\(color.color.hex)\(alpha < 16 ? "0" : "")\(String(alpha, radix: 16, uppercase: true))"
  }

  /// Whether it is not drawn as a device draws it.
  fileprivate func isApproximate(isFound: (String) -> Bool) -> Bool {
    switch content {
    case .picture(let name, _): !isFound(name)
    case .material, .unknown: true
    case .text, .symbol, .fill, .stroke, .accessoryBackground, .group: false
    }
  }

  /// What a text that ends in an ellipsis has of room, and would need.
  fileprivate var overflow: MarkFacts.Overflow? {
    guard case .text(let block) = content, block.isTruncated, let first = block.runs.first,
      first.font.size > 0
    else { return nil }
    let whole = TextBlock(
      block.runs, options: TextOptions(), width: nil, height: nil, displayScale: 1)
    let room = block.size.x * Double(max(block.lines.count, 1))
    return whole.size.x > room ? MarkFacts.Overflow(room: room, need: whole.size.x) : nil
  }

  /// The box around the letters of a text, from cap height to baseline, on the canvas in points.
  fileprivate var letters: Rect? {
    switch content {
    case .text(let block):
      guard bend == nil, let first = block.lines.first, let last = block.lines.last else {
        return nil
      }
      let size = block.runs.map(\.font.size).max() ?? 0
      let left = block.lines.compactMap { $0.pieces.first?.x }.min() ?? 0
      let right = block.lines.compactMap { line in line.pieces.last.map { $0.x + $0.width } }.max()
      let top = first.baseline - 0.7 * size
      return Rect(left, top, (right ?? left) - left, last.baseline - top).bounds(after: transform)
    // Open icons fill their boxes otherwise than the system's symbols.
    case .symbol, .picture, .fill, .stroke, .material, .accessoryBackground, .group, .unknown:
      return nil
    }
  }
}

extension MarkFacts.Reading {
  /// Whether it lies on a background of the system's own: a grey.
  fileprivate var isOnSystem: Bool {
    guard let color = EncodedColor(hex: ground) else { return false }
    let channels = [color.red, color.green, color.blue]
    return (channels.max() ?? 0) - (channels.min() ?? 0) <= 0.025
  }
}

extension Mark {
  /// The color of a shape that is opaque and has but one.
  fileprivate var opaqueFill: EncodedColor? {
    guard case .fill(_, _, .color(let paint)) = content, paint.opacity * Float(opacity) >= 0.9
    else { return nil }
    return paint.color
  }
}

extension EncodedColor {
  /// Whether nobody takes one for the other.
  fileprivate func differs(from other: EncodedColor) -> Bool {
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

extension InterfaceState {
  /// Where the color of a view is set, and the views that it is in, the innermost first.
  fileprivate func evidence(of source: Int) -> [Spot] {
    let way = ways.indices.contains(source) ? ways[source].reversed() : []
    return (paintSpots[source].map { [$0] } ?? []) + way
  }

  /// Whether gray is drawn in place of the color of a view, by its number.
  fileprivate func isPaintUnknown(of source: Int) -> Bool {
    if let spot = paintSpots[source], shownHoles.unknownPaints.contains(spot) { return true }
    return sources.indices.contains(source) && shownHoles.unknownPaints.contains(sources[source])
  }
}

extension Rect {
  /// Whether it has a point in common with another one.
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether all of another one lies in it.
  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

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
