// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary
internal import VibrancyWords

/// What one run of a widget's code shows in a situation: its pictures, each with how it is shown, and
/// what lies behind what.
struct RunExposure {
  /// As opaque as to swallow ink of the same color: 2:1 against it at most, by WCAG.
  private static let opaque = 0.7

  /// The pictures, in the order of the views.
  private(set) var pictures: [ShownPicture] = []
  /// What is wrong in the code, wherever that shows.
  private(set) var faults: Set<RunFault> = []
  /// Its texts, symbols and shapes by place, each once.
  private(set) var looks: [Spot: StateColors.Look] = [:]
  /// Whether anything is drawn outside of the container background.
  private(set) var hasInk = false
  /// Whether anything of it is known to be there.
  private(set) var isUnderstood = false
  /// Whether code sets a container background.
  var hasContainerBackground: Bool { evaluator.interface.hasContainerBackground }
  /// The views and modifiers that were not followed.
  private(set) var gaps: [Gap]
  /// Whether code that was not followed may set a container background.
  private(set) var isDoubtful: Bool

  private let evaluator: Evaluator
  /// Whether the container background stays wherever the widget is shown.
  private let keepsBackground: Bool

  /// Goes through a widget's view.
  init(_ node: ViewNode, _ evaluator: Evaluator, keepsBackground: Bool) {
    (self.evaluator, self.keepsBackground) = (evaluator, keepsBackground)
    gaps = evaluator.interface.notFollowed
    isDoubtful = !gaps.isEmpty
    var around = RunSurroundings()
    if let background = evaluator.interface.containerBackground {
      around.isBackground = true
      _ = visit(background, around)
      (around.isBackground, around.hasBackdrop) = (false, true)
    }
    _ = visit(node, around)
    // Where the run came to its end before that, anything may be shown.
    if !evaluator.hasSteps { gaps.append(Gap(spot: .nowhere, name: "")) }
    // Faces of watches show what a widget's label is beside it.
    guard evaluator.situation.isOnWatch else { return }
    around.isPart = true
    for label in evaluator.interface.widgetLabel { _ = visit(label, around) }
  }

  private func spot(_ source: Int?) -> Spot {
    source.map { evaluator.interface.sources[$0] } ?? .nowhere
  }

  /// Where the color or style of a view is set; that of the view where it takes the one around it.
  private func paintSpot(_ source: Int?) -> Spot {
    source.flatMap { evaluator.interface.paintSpots[$0] } ?? spot(source)
  }

  private func way(_ source: Int?) -> [Spot] {
    source.map { evaluator.interface.ways[$0] } ?? []
  }

  /// The room that a view gets, as far as frames say.
  private func room(_ around: RunSurroundings) -> Size {
    Size(
      around.manner.width ?? evaluator.situation.width,
      around.manner.height ?? evaluator.situation.height)
  }

  private func paint(_ style: ForegroundStyle, _ around: RunSurroundings) -> Paint {
    Paint(style, ink: around.ink, evaluator.interface.colorNames)
  }

  private mutating func visit(_ node: ViewNode, _ around: RunSurroundings) -> RunSummary {
    visit(node.content, node.source, node.modifiers[...], around)
  }

  /// Visits a view inside of modifiers, of which the last is the outermost.
  private mutating func visit(
    _ content: ViewContent, _ source: Int?, _ modifiers: ArraySlice<Modifier>,
    _ outer: RunSurroundings
  ) -> RunSummary {
    guard evaluator.step(), !evaluator.isOutOfStack else { return RunSummary() }
    guard let modifier = modifiers.last else { return show(content, source, outer) }
    let inside = modifiers.dropLast()
    var around = outer
    func inner(_ exposure: inout RunExposure, _ around: RunSurroundings) -> RunSummary {
      exposure.visit(content, source, inside, around)
    }
    switch modifier {
    case .hidden: return RunSummary()
    case .background(let node, let alignment):
      var behind = outer
      behind.isPart = true
      var lower = visit(layers: node, behind)
      around.hasBackdrop = around.hasBackdrop || lower.isBackdrop
      var upper = inner(&self, around)
      compare(lower, under: &upper, alignment)
      lower.add(upper)
      return lower
    case .backgroundStyle(let style, _):
      var lower = RunSummary()
      add(paint(style, outer), isStroke: false, isShape: false, source, outer, to: &lower)
      around.hasBackdrop = around.hasBackdrop || lower.isBackdrop
      var upper = inner(&self, around)
      compare(lower, under: &upper, .center)
      lower.add(upper)
      return lower
    case .overlay(let node, let alignment):
      var lower = inner(&self, around)
      around.hasBackdrop = around.hasBackdrop || lower.isBackdrop
      around.isPart = true
      var upper = visit(layers: node, around)
      compare(lower, under: &upper, alignment)
      lower.add(RunSummary(marks: upper.marks, bars: upper.bars, hasInk: upper.hasInk))
      return lower
    case .mask(let node, _):
      var masking = outer
      masking.manner.isTemplate = true
      masking.isPart = true
      let shape = visit(node, masking)
      var summary = inner(&self, around)
      // What is cut to a shape is ink of that shape.
      if !summary.fills.isEmpty { summary.marks += shape.marks }
      (summary.fills, summary.covers) = ([], [])
      return summary
    case .opacity(let opacity):
      around.manner.opacity =
        opacity.isNaN ? nil : around.manner.opacity.map { $0 * min(max(opacity, 0), 1) }
    case .luminanceToAlpha: around.manner.hasLuminanceToAlpha = true
    case .colorEffect(let effect):
      // What is inside changes colors first.
      around.manner.colorEffects =
        effect.isFinite ? around.manner.colorEffects.map { [effect] + $0 } : nil
    case .blend(let blend):
      guard blend == .destinationOut else { break }
      around.cutsOut = true
      var summary = inner(&self, around)
      (summary.fills, summary.marks, summary.bars, summary.covers) = ([], [], [], [])
      return summary
    case .frame(let width, let height, _):
      return framed(width, height, &around, content, source, inside)
    case .flexibleFrame(let frame):
      var summary = inner(&self, around)
      let isWide = frame.width.most != nil || frame.height.most != nil
      // At an edge of more room a fill covers what lies there alone.
      if isWide, frame.alignment != .center {
        summary.dropSizedFills()
        summary.move()
      }
      return summary
    case .offset(let x, let y):
      var summary = inner(&self, around)
      summary.move(by: (x, y))
      return summary
    case .position:
      var summary = inner(&self, around)
      summary.move()
      return summary
    case .blur:
      // A blurred shape of its own size is a glow.
      around.isSized = false
      var summary = inner(&self, around)
      summary.dropSizedFills()
      return summary
    case .scaleEffect(let x, let y, _):
      var summary = inner(&self, around)
      if x.isNaN || y.isNaN { summary.makePartial(isFramed: false) }
      return summary
    case .environment(let change):
      around.apply(change, evaluator.interface.colorNames)
      if case .foregroundStyle = change, case .group = content, let source {
        around.inkSpot = spot(source)
      }
    case .padding, .fixedSize, .aspectRatio, .layoutPriority, .rotationEffect, .alignmentGuide,
      .containerRelativeFrame, .gridCell, .clip, .compositingGroup, .shadow:
      break
    }
    return inner(&self, around)
  }

  private mutating func framed(
    _ width: Double?, _ height: Double?, _ around: inout RunSurroundings, _ content: ViewContent,
    _ source: Int?, _ inside: ArraySlice<Modifier>
  ) -> RunSummary {
    let isComputed = width?.isNaN == true || height?.isNaN == true
    around.manner.width = around.manner.width ?? width.flatMap { $0.isNaN ? nil : $0 }
    around.manner.height = around.manner.height ?? height.flatMap { $0.isNaN ? nil : $0 }
    around.isSized = true
    var summary = visit(content, source, inside, around)
    if isComputed { summary.makePartial(isFramed: true) }
    return summary
  }

  /// Several views behind or above one lie on each other.
  private mutating func visit(layers node: ViewNode, _ around: RunSurroundings) -> RunSummary {
    guard case .group(let nodes) = node.content, node.modifiers.isEmpty else {
      return visit(node, around)
    }
    return stacked(nodes, .center, around)
  }

  private mutating func stacked(
    _ nodes: [ViewNode], _ alignment: Alignment, _ outer: RunSurroundings
  ) -> RunSummary {
    var (summary, around) = (RunSummary(), outer)
    around.isPart = around.isPart || nodes.count > 1
    for node in nodes {
      around.hasBackdrop = around.hasBackdrop || summary.isBackdrop
      var upper = visit(node, around)
      compare(summary, under: &upper, alignment, isStack: true)
      summary.add(upper)
    }
    return summary
  }

  private mutating func beside(_ nodes: [ViewNode], _ outer: RunSurroundings) -> RunSummary {
    var (summary, around) = (RunSummary(), outer)
    around.isPart = around.isPart || nodes.count > 1
    var seen = 0
    for node in nodes {
      let one = visit(node, around)
      if one.isSeen { seen += 1 }
      summary.add(one)
    }
    // Beside others a fill covers its own place alone.
    if seen > 1 { (summary.covers, summary.fills) = ([], []) }
    return summary
  }

  private mutating func show(
    _ content: ViewContent, _ source: Int?, _ around: RunSurroundings
  ) -> RunSummary {
    var summary = RunSummary()
    switch content {
    case .empty, .spacer: return summary
    case .group(let nodes), .hStack(let nodes, _, _), .vStack(let nodes, _, _),
      .grid(let nodes, _), .gridRow(let nodes, _), .lazyGrid(let nodes, _),
      .customLayout(let nodes, _), .link(let nodes):
      return beside(nodes, around)
    case .zStack(let nodes, let alignment): return stacked(nodes, alignment, around)
    case .viewThatFits(let nodes, _):
      // Which one fits, only a layout with the data says.
      guard !nodes.isEmpty else { return summary }
      let site = Site(Gap(spot: spot(source), name: "ViewThatFits"))
      return visit(nodes[evaluator.choose(nodes.count, at: site)], around)
    case .geometryReader(let number):
      return visit(evaluator.swiftUI.resolve(number, room(around)), around)
    case .label(let label): return beside(label.icon + label.title, around)
    case .gauge(let gauge):
      return beside(gauge.label + gauge.currentValue + gauge.minimum + gauge.maximum, around)
    case .progress(let progress): return beside(progress.label + progress.currentValue, around)
    case .button(let button):
      var inside = around
      inside.hasBackdrop = around.hasBackdrop || around.hasButtonPlate
      return beside(button.label, inside)
    case .toggle(let toggle): return beside(toggle.label, around)
    case .contentUnavailable(let view):
      return beside(
        view.label.icon + view.label.title + view.description + view.actions, around)
    case .text, .symbol, .picture, .shape, .fill, .divider, .accessoryBackground, .unknown: break
    case .chart(let chart):
      summary = beside(chart.views, around)
      summary.hasInk = true
      isUnderstood = true
      hasInk = hasInk || !around.isBackground
      return summary
    }
    guard around.manner.opacity != 0 else { return summary }
    if case .unknown(let name) = content, !ViewWord.isView(name) {
    } else {
      isUnderstood = true
      if !around.isBackground { hasInk = true }
    }
    switch content {
    case .picture(let picture):
      summary.hasInk = true
      show(picture, source, around, &summary)
    case .text(let spans):
      var own = around
      if let style = spans.first?.style {
        (own.ink, own.inkSpot) = (paint(style, around), paintSpot(source))
      }
      judgeInk(source, own)
      let unpainted = spans.map { span in
        var span = span
        span.style = nil
        return span
      }
      look(source, unpainted, own.ink ?? self.paint(.primary, around), around)
      summary.marks = marks(source, around)
    case .symbol(let symbol):
      judgeInk(source, around)
      look(source, symbol, around.ink ?? self.paint(.primary, around), around)
      summary.marks = marks(source, around)
    case .shape(let shape):
      let isStroke = shape.fill == nil && shape.stroke != nil
      let style = isStroke ? shape.strokePaint : shape.fill
      let paint = style.map { self.paint($0, around) } ?? around.ink ?? self.paint(.primary, around)
      add(paint, isStroke: isStroke, isShape: true, source, around, to: &summary)
      look(source, shape.kind, paint, around)
      if case .path(let path, let size) = shape.kind,
        !path.coversMiddle(of: size ?? room(around), isEvenOdd: shape.isEvenOdd)
      {
        summary.dropFills()
      }
      if shape.trim.map({ $0.end.isNaN }) == true { summary.makePartial(isFramed: false) }
    case .fill(let style):
      add(paint(style, around), isStroke: false, isShape: false, source, around, to: &summary)
    case .accessoryBackground: summary.hasInk = true
    case .unknown(let name):
      gaps.append(Gap(spot: spot(source), name: name))
      isDoubtful = isDoubtful || !around.isPart && !ViewWord.isView(name)
      summary.hasInk = true
      summary.marks = marks(source, around)
    case .empty, .group, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits,
      .customLayout, .spacer, .divider, .geometryReader, .label, .gauge, .progress, .button,
      .toggle, .link, .contentUnavailable, .chart:
      break
    }
    return summary
  }

  private mutating func show(
    _ picture: VibrancyLayout.Picture, _ source: Int?, _ around: RunSurroundings,
    _ summary: inout RunSummary
  ) {
    var manner = around.manner
    let image = source.flatMap { evaluator.interface.images[$0] }
    manner.isTemplate = manner.isTemplate ?? image?.isTemplate
    manner.isRedrawn = image?.isRedrawn == true
    manner.ink = around.ink?.word
    let shown = ShownPicture(
      name: picture.name.isEmpty ? nil : picture.name, spot: spot(source),
      isBitmap: image?.isBitmap == true, hasBundle: image?.hasBundle == true, manner: manner,
      isBackground: around.isBackground,
      hasBackdrop: around.hasBackdrop, way: way(source))
    pictures.append(shown)
    // A photo becomes one block by itself, whatever lies behind it.
    let isPhoto =
      shown.name == nil && manner.isTemplate != true && !evaluator.situation.family.isAccessory
    if !isPhoto { summary.marks = marks(source, around, isPicture: true) }
    guard picture.isResizable, shown.name != nil, !around.cutsOut,
      manner.accentedRendering == nil, !manner.hasLuminanceToAlpha, !around.isBackground,
      let opacity = manner.opacity, opacity >= Self.opaque
    else { return }
    summary.covers = [
      RunSummary.Cover(name: shown.name, spot: shown.spot, isAccent: manner.isAccentable)
    ]
  }

  private func marks(
    _ source: Int?, _ around: RunSurroundings, isPicture: Bool = false
  ) -> [RunSummary.Mark] {
    // Ink that keeps its colors, or is cut out, reads on a fill of any color.
    guard !around.cutsOut, around.manner.accentedRendering == nil, !around.isBackground else {
      return []
    }
    return [
      RunSummary.Mark(
        spot: spot(source), way: way(source), isAccent: around.manner.isAccentable,
        width: around.manner.width, height: around.manner.height, isPicture: isPicture)
    ]
  }

  private func add(
    _ paint: Paint, isStroke: Bool, isShape: Bool, _ source: Int?, _ around: RunSurroundings,
    to summary: inout RunSummary
  ) {
    var paint = paint
    if around.manner.hasLuminanceToAlpha { paint = paint.withLuminanceAsAlpha }
    guard paint.alpha != 0 else { return }
    guard !paint.isMaterial else {
      summary.hasInk = true
      return
    }
    let alpha = paint.alpha.flatMap { own in around.manner.opacity.map { $0 * own } }
    if isStroke {
      summary.hasInk = true
    } else {
      summary.fills.append(
        RunSummary.Fill(
          spot: paintSpot(source), way: way(source), alpha: alpha,
          isAccent: around.manner.isAccentable,
          isMaybe: paint.isOpen, width: around.manner.width, height: around.manner.height,
          isSized: around.isSized))
    }
    if isShape {
      summary.bars.append(
        RunSummary.Bar(
          spot: paintSpot(source), alpha: alpha, luminance: paint.luminance,
          isAccent: around.manner.isAccentable, isMaybe: paint.isOpen, isStroke: isStroke))
    }
  }

  /// Keeps what a text, symbol or shape looks like.
  private mutating func look(
    _ source: Int?, _ content: some Hashable, _ paint: Paint, _ around: RunSurroundings
  ) {
    guard !around.isBackground, let source else { return }
    let spot = spot(source)
    let alpha = paint.alpha.flatMap { own in around.manner.opacity.map { own * $0 } }
    // Words that are not known may say what the color does.
    let isKnown = !paint.isOpen && !evaluator.interface.shownHoles.texts.contains(spot)
    let isOpaque = (alpha ?? 1) >= 0.9 && !paint.isMaterial
    var hasher = Hasher()
    hasher.combine(content)
    hasher.combine(alpha.map { ($0 * 20).rounded() })
    let look = StateColors.Look(
      content: hasher.finalize(), color: isKnown && isOpaque ? paint.word : nil)
    if let known = looks[spot], known != look {
      // Several of a list: what distinguishes them is not a state.
      looks[spot] = StateColors.Look(content: known.content ^ look.content, color: nil)
    } else {
      looks[spot] = look
    }
  }

  /// Finds fills that swallow what lies on them.
  ///
  /// - Parameters:
  ///   - alignment: Where the two lie.
  ///   - isStack: Whether both are in one stack, where bars of computed sides begin at one edge.
  private mutating func compare(
    _ lower: RunSummary, under upper: inout RunSummary, _ alignment: Alignment,
    isStack: Bool = false
  ) {
    // The nearest fill hides those behind it.
    for fill in lower.fills.reversed() {
      guard let alpha = fill.alpha, alpha >= Self.opaque else { continue }
      let swallowed = upper.marks.filter {
        $0.isAccent == fill.isAccent && $0.spot != fill.spot && !$0.isOnFill
          && !fill.isSmaller(than: $0) && !fill.isBeside($0, alignment)
      }
      if let depth = swallowed.map({ fill.depth(with: $0) }).min() {
        // A fill inside of a view of its own is reported where that view is put behind the others.
        faults.insert(
          RunFault(
            kind: .swallowed, spot: fill.way.count > depth ? fill.way[depth] : fill.spot,
            others: Set(swallowed.map(\.spot)), isMaybe: fill.isMaybe))
      }
      for index in upper.marks.indices where !fill.isMaybe {
        let mark = upper.marks[index]
        upper.marks[index].isOnFill =
          mark.isOnFill || !fill.isSmaller(than: mark) && !fill.isBeside(mark, alignment)
      }
    }
    for cover in lower.covers.reversed() {
      // Of text on a picture nothing says that it is not beside what the picture shows.
      let swallowed = upper.marks.filter {
        $0.isPicture && $0.isAccent == cover.isAccent && $0.spot != cover.spot && !$0.isOnFill
      }
      guard !swallowed.isEmpty else { continue }
      faults.insert(
        RunFault(
          kind: .swallowed, spot: cover.spot, others: Set(swallowed.map(\.spot)),
          picture: cover.name))
    }
    for track in lower.bars where !track.isPartial || track.isFramed && isStack {
      guard let alpha = track.alpha, alpha >= Self.opaque else { continue }
      let bars = upper.bars.filter { bar in
        // An outline shows how much of it a filled bar leaves.
        bar.isPartial && (bar.isFramed || !track.isPartial) && bar.isAccent == track.isAccent
          && !(track.isStroke && !bar.isStroke) && bar.alpha.map { $0 >= Self.opaque } == true
      }
      guard let first = bars.first else { continue }
      // Of two bars the upper one cannot be distinguished from the lower.
      let (spot, others) =
        track.isPartial ? (first.spot, [track.spot]) : (track.spot, bars.map(\.spot))
      faults.insert(
        RunFault(
          kind: .oneGroupTrack, spot: spot, others: Set(others),
          isMaybe: track.isMaybe || bars.allSatisfy(\.isMaybe),
          isOneStrength: bars.contains { $0.isAsLight(as: track) }))
    }
  }

  /// Reports dark ink on the black of a place that removes the container background.
  private mutating func judgeInk(_ source: Int?, _ around: RunSurroundings) {
    guard !keepsBackground, !around.hasBackdrop, !around.isBackground, let ink = around.ink,
      let luminance = ink.luminance, ink.alpha != 0,
      // 2:1 against black, by WCAG.
      luminance + 0.05 < 0.1
    else { return }
    faults.insert(
      RunFault(
        kind: .darkInk, spot: around.inkSpot ?? spot(source), others: [spot(source)],
        isMaybe: ink.isOpen))
  }
}
