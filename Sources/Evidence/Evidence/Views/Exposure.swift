// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What becomes visible of a widget's view in one situation: its pictures, each with how it is
/// shown, and what lies behind what.
struct Exposure {
  /// Views and modifiers are followed this deep inside of each other.
  static let deepest = 240
  /// As opaque as to swallow ink of the same color: 2:1 against it at most, by WCAG.
  static let opaque = 0.7

  let interpreter: Interpreter
  /// Whether the container background stays wherever the widget is shown.
  let keepsBackground: Bool
  var shown: [Shown] = []
  var faults: [Fault] = []
  /// Where it has a container background.
  private(set) var cover = BackgroundCover()
  /// The calls in it that were not followed.
  private(set) var gaps: [Gap] = []
  /// Whether anything of it is known to be there.
  private(set) var isUnderstood = false
  /// Whether the situation is one of flat color.
  let isAccented: Bool
  /// How many views and modifiers of a type, and of one place, are open.
  var opened: [Instance.Identity: Int] = [:]
  /// How many groups there were of which one view is shown.
  private var choiceCount = 0
  var depth = 0

  var situation: Situation { interpreter.situation }

  init(_ tree: ViewTree, _ interpreter: Interpreter, keepsBackground: Bool) {
    (self.interpreter, self.keepsBackground) = (interpreter, keepsBackground)
    isAccented = interpreter.situation.mode == .accented
    _ = visit(tree, Surroundings())
    if cover.isFull { keep(Gap(spot: interpreter.way.last ?? .nowhere, name: "")) }
  }

  /// The most calls that were not followed which are kept.
  private static let mostGaps = 32

  /// Keeps a call that was not followed.
  private mutating func keep(_ gap: Gap) {
    if gaps.count < Self.mostGaps, !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Keeps a call that was not followed, which may set a container background.
  mutating func miss(_ name: String, _ spot: Spot, _ around: Surroundings) {
    keep(Gap(spot: spot, name: name))
    if !around.isPart { cover.doubt(around.branches) }
  }

  mutating func visit(_ tree: ViewTree, _ around: Surroundings) -> Summary {
    guard depth < Self.deepest, !interpreter.isExhausted, !interpreter.floor.isReached else {
      miss("", around.way.last ?? interpreter.way.last ?? Spot.nowhere, around)
      cover.doubt([])
      return Summary()
    }
    interpreter.step()
    depth += 1
    defer { depth -= 1 }
    switch tree {
    case .leaf(let leaf, let spot): return show(leaf, spot, around)
    case .group(let parts, let arrangement): return visit(parts, arrangement, around)
    case .maybe(let inner, let branches):
      var around = around
      around.isMaybe = true
      around.enter(branches)
      return visit(inner, around)
    case .custom(let instance): return open(instance, around)
    case .control(let kind, let label, let spot):
      var around = around
      around.isPart = true
      return open(kind, label, spot, around)
    case .modified(let inner, let modifier, let spot):
      return visit(inner, modifier, spot, around)
    }
  }

  mutating func visit(
    _ parts: [ViewTree], _ arrangement: ViewTree.Arrangement, _ around: Surroundings
  ) -> Summary {
    var summary = Summary()
    var around = around
    switch arrangement {
    case .beside, .listed:
      let isContainer = if case .listed = arrangement { false } else { true }
      if isContainer, parts.count > 1 || parts.first.map({ $0.listed.count > 1 }) == true {
        around.isPart = true
      }
      var seen: [(branches: [Branch], fills: [Fill])] = []
      for part in parts {
        let one = visit(part, around)
        if one.isSeen { seen.append((part.branches, one.fills)) }
        summary.add(one)
      }
      // Beside others a fill covers its own place alone; of branches of one condition each is alone.
      if seen.count > 1 { summary.covers = [] }
      summary.fills = seen.indices.flatMap { own in
        let isAlone = seen.indices.allSatisfy { other in
          other == own || Branch.excludes(seen[own].branches, seen[other].branches)
        }
        return isAlone ? seen[own].fills : []
      }
    case .alternatives(let all):
      guard parts.count > 1, !all else {
        for part in parts { summary.add(visit(part, around)) }
        break
      }
      around.isMaybe = true
      // Where conditions of the code decide which one is shown, no other has to stand for them.
      let branches = parts.map(\.branches)
      let isDecided = branches.indices.allSatisfy { one in
        branches.indices.allSatisfy { $0 <= one || Branch.excludes(branches[one], branches[$0]) }
      }
      if isDecided {
        for part in parts { summary.add(visit(part, around)) }
        break
      }
      let condition = interpreter.number(of: .views(choiceCount))
      choiceCount += 1
      for (index, part) in parts.enumerated() {
        var inner = around
        inner.enter([Branch(condition: condition, outcome: .one(of: ["\(index)"]))])
        summary.add(visit(part, inner))
      }
    case .layered:
      if parts.count > 1 { around.isPart = true }
      for part in parts {
        around.hasBackdrop = around.hasBackdrop || summary.isBackdrop
        var upper = visit(part, around)
        compare(summary, under: &upper, in: around.way.count, isStack: true)
        summary.add(upper)
      }
    }
    return summary
  }

  mutating func visit(
    _ inner: ViewTree, _ modifier: ViewTree.Modifier, _ spot: Spot, _ outer: Surroundings
  ) -> Summary {
    var around = outer
    switch modifier {
    case .background(let layer):
      var part = outer
      part.isPart = true
      let lower = visit(layer, part)
      around.hasBackdrop = around.hasBackdrop || lower.isBackdrop
      var upper = visit(inner, around)
      compare(lower, under: &upper, in: outer.way.count)
      upper.add(lower)
      return upper
    case .overlay(let layer):
      var lower = visit(inner, around)
      around.hasBackdrop = around.hasBackdrop || lower.isBackdrop
      around.isPart = true
      var upper = visit(layer, around)
      compare(lower, under: &upper, in: outer.way.count)
      lower.add(Summary(marks: upper.marks, bars: upper.bars, hasInk: upper.hasInk))
      return lower
    case .containerBackground(let layer):
      cover.cover(outer.branches)
      if situation.showsBackground || keepsBackground {
        var behind = outer
        behind.isBackground = true
        _ = visit(layer, behind)
        around.hasBackdrop = true
      }
    case .opacity(let alpha):
      around.alpha = alpha.flatMap { one in around.alpha.map { $0 * one } }
    case .accentable(let isAccent): around.isAccent = isAccent
    case .accentedRendering(let renderings): around.renderings = renderings
    case .luminanceToAlpha: around.hasLuminanceToAlpha = true
    case .colorEffect(let effect): around.enter(effect)
    case .ink(let paint): (around.ink, around.inkSpot) = (paint ?? Paint(alpha: nil), spot)
    case .backgroundStyle(let paint): around.backgroundStyle = paint
    case .template(let isTemplate): around.isTemplate = isTemplate
    case .mask(let mask):
      var masking = outer
      masking.isTemplate = true
      masking.isPart = true
      let shape = visit(mask, masking)
      var summary = visit(inner, around)
      // What is cut to a shape is ink of that shape.
      if !summary.fills.isEmpty { summary.marks += shape.marks }
      (summary.fills, summary.covers) = ([], [])
      return summary
    case .blend(let mode):
      if mode == "destinationOut" {
        around.cutsOut = true
        var summary = visit(inner, around)
        (summary.fills, summary.marks, summary.bars, summary.covers) = ([], [], [], [])
        return summary
      }
    case .hidden: return Summary()
    case .frame(let width, let height, let isComputed, let place):
      around.width = around.width ?? width
      around.height = around.height ?? height
      around.isSized = place == .own || place == .around && around.isSized
      var summary = visit(inner, around)
      // At an edge of more room a fill covers what lies there alone.
      if place == .aside {
        summary.dropSizedFills()
        summary.move()
      }
      return partial(summary, isComputed, isFramed: true)
    case .moved:
      var summary = visit(inner, around)
      summary.move()
      return summary
    case .blurred:
      // A blurred shape of its own size is a glow.
      around.isSized = false
      var summary = visit(inner, around)
      summary.dropSizedFills()
      return summary
    case .trimmed(let isComputed):
      return partial(visit(inner, around), isComputed, isFramed: false)
    case .resizable: around.isResizable = true
    case .environment(let name, let value):
      if name == "colorScheme" { around.scheme = value.colorScheme }
      return visit(inner, around, name, value)
    case .style(let kind, let value): return visit(inner, around, "style " + kind, value)
    case .custom(let value): return apply(value, to: inner, spot, around)
    case .privacySensitive: around.isPrivate = true
    case .invalidatable: around.isInvalidatable = true
    case .unknown(let name): miss(name, spot, outer)
    }
    return visit(inner, around)
  }

  func partial(_ summary: Summary, _ isComputed: Bool, isFramed: Bool) -> Summary {
    guard isComputed else { return summary }
    var summary = summary
    for index in summary.bars.indices {
      summary.bars[index].isPartial = true
      summary.bars[index].isFramed = isFramed
    }
    return summary
  }

  mutating func visit(
    _ inner: ViewTree, _ around: Surroundings, _ name: String, _ value: Value
  ) -> Summary {
    let before = interpreter.environment[name]
    interpreter.environment[name] = value
    defer { interpreter.environment[name] = before }
    return visit(inner, around)
  }

  mutating func show(
    _ leaf: ViewTree.Leaf, _ spot: Spot, _ around: Surroundings
  ) -> Summary {
    var summary = Summary()
    guard around.alpha != 0 else { return summary }
    if case .unknown = leaf {
    } else {
      isUnderstood = true
      if !around.isBackground { cover.draw(around.branches) }
    }
    switch leaf {
    case .picture(let picture):
      summary.hasInk = true
      var around = around
      around.isTemplate = around.isTemplate ?? picture.isTemplate
      let isSystem = picture.sources.allSatisfy { if case .system = $0 { true } else { false } }
      if !picture.sources.isEmpty, !isSystem {
        shown.append(Shown(picture: picture, spot: spot, around: around))
      }
      if isSystem { judgeInk(spot, around) }
      summary.marks = marks(spot, around, isPicture: !isSystem)
      if !isSystem { summary.covers = covers(picture, spot, around) }
    case .text:
      judgeInk(spot, around)
      summary.marks = marks(spot, around)
    case .shape(let paint, let isStroke):
      let paint = paint ?? around.ink ?? Paint(named: "primary")
      add(paint, isStroke: isStroke, isShape: true, spot, around, to: &summary)
    case .fill(let paint):
      add(paint, isStroke: false, isShape: false, spot, around, to: &summary)
    case .accessoryBackground: summary.hasInk = true
    case .drawing(let name):
      keep(Gap(spot: spot, name: name))
      summary.hasInk = true
      summary.marks = marks(spot, around)
    case .blank: break
    case .unknown(let name, let gap):
      let known = gap?.spot ?? spot
      let place = known != .nowhere ? known : around.way.last ?? interpreter.way.last ?? known
      let called = gap?.name ?? name
      miss(called.isEmpty ? word(at: place) : called, place, around)
      summary.hasInk = true
    }
    return summary
  }

  /// What stands at a place, which names an expression that calls nothing.
  private func word(at spot: Spot) -> String {
    let source = interpreter.program.sources[spot.file]
    return source.tokens.indices.contains(spot.token) ? source.text(spot.token) : ""
  }
}
