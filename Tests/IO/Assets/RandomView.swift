// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancySymbols
import VibrancyTestSupport
import VibrancyTypography
import VibrancyVocabulary

/// Views at random, all of which a description can say; a seed decides which.
struct RandomView {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ share: Float = 0.5) -> Bool { random.fraction() < share }
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
  mutating func maybe<Value>(_ make: (inout RandomView) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }
  /// A number with digits behind the point.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    chance(0.3)
      ? (range.lowerBound + range.upperBound) / 2 : Double.random(in: range, using: &random)
  }
  mutating func points() -> Double { number(0...400) }
  mutating func distance() -> Double { number(-40...40) }
  mutating func share() -> Double { one(of: [0, 1, 0.5, number(0...1)]) }
  mutating func words() -> String {
    one(of: [
      "Next tram", "", "„Größe“ \"x\" \\ // no", "line\nfeed\t\u{2028}\u{202E}", "{$} ::", "🦊é",
    ])
  }

  mutating func horizontal() -> HorizontalAlignment { one(of: [.leading, .center, .trailing]) }
  mutating func vertical() -> VerticalAlignment {
    one(of: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
  }
  mutating func alignment() -> Alignment { Alignment(horizontal(), vertical()) }
  mutating func axes() -> Axes {
    one(of: [
      .both, Axes(horizontal: true, vertical: false), Axes(horizontal: false, vertical: true),
    ])
  }
  mutating func point() -> UnitPoint {
    one(of: [.center, .bottomTrailing, .leading, UnitPoint(number(-1...2), number(-1...2))])
  }
  mutating func color() -> PaintColor {
    let gray = Float(Int(random.fraction() * 255)) / 255
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: PaintColor(EncodedColor(red: gray, green: 1, blue: 0))
    case 1: PaintColor(EncodedColor(gray: gray), opacity: 128 / 255)
    case 2: PaintColor(.white, opacity: random.fraction())
    case 3: PaintColor(EncodedColor(red: 1, green: 59 / 255, blue: 48 / 255))
    default:
      PaintColor(
        EncodedColor(red: random.fraction(), green: random.fraction(), blue: gray),
        opacity: chance() ? 1 : random.fraction())
    }
  }
  mutating func stops() -> [GradientStop] {
    let count = Int.random(in: 1...4, using: &random)
    let isEven = chance()
    return (0..<count).map { index in
      GradientStop(
        color(), at: isEven && count > 1 ? Double(index) / Double(count - 1) : share())
    }
  }
  mutating func style(depth: Int = 0) -> ForegroundStyle {
    switch Int.random(in: 0..<(depth > 2 ? 5 : 12), using: &random) {
    case 0: return .color(color())
    case 1: return .level(Int.random(in: 0...4, using: &random))
    case 2: return .tint
    case 3: return .background
    case 4:
      return .material(one(of: [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]))
    case 5: return .linear(stops(), from: point(), to: point())
    case 6: return .radial(stops(), center: point(), from: points(), to: points())
    case 7: return .elliptical(stops(), center: point(), from: share(), to: share())
    case 8: return .angular(stops(), center: point(), from: number(-90...90), to: number(0...720))
    case 9: return .levelOf(style(depth: depth + 1), Int.random(in: 1...4, using: &random))
    case 10: return .faded(.levelOf(.tint, 2), share())
    default:
      // A share of a color is a color.
      let base = style(depth: depth + 1)
      if case .color = base { return base }
      return .faded(base, share())
    }
  }
  mutating func shape() -> ShapeKind {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .rectangle
    case 1: return .circle
    case 2: return .ellipse
    case 3: return .capsule
    case 4: return .containerRelative
    case 5: return .roundedRectangle(radius: points(), isContinuous: chance())
    case 6:
      return .unevenRoundedRectangle(
        topLeading: points(), topTrailing: points(), bottomLeading: points(),
        bottomTrailing: points(), isContinuous: chance())
    default:
      // Path data is exact to the last digit but one.
      func whole(_ number: Double) -> Double { (number * 4).rounded() / 4 }
      func place() -> Path.Point { [whole(distance()), whole(points())] }
      var path = Path()
      path.move(to: place())
      path.line(to: place())
      path.cubic(to: [1e-7, -3], place(), place())
      path.quadratic(to: place(), [0.1, 12.25])
      if chance() { path.close() }
      return .path(path, size: maybe { Size($0.points(), $0.points()) })
    }
  }
  mutating func font() -> FontRequest {
    let weight = maybe { $0.one(of: [100.0, 400, 600, 700, 900]) }
    let design = maybe { $0.one(of: [Font.Design.standard, .rounded, .serif, .monospaced]) }
    var font =
      chance()
      ? FontRequest(one(of: [.body, .caption2, .largeTitle]), weight: weight, design: design)
      : FontRequest(size: number(1...90), weight: weight, design: design)
    (font.isItalic, font.hasMonospacedDigits) = (chance(0.2), chance(0.2))
    return font
  }
  mutating func span() -> TextSpan {
    var span = TextSpan(words())
    guard chance() else { return span }
    span.font = maybe { $0.font() }
    span.weight = maybe { $0.one(of: [300.0, 800]) }
    (span.isItalic, span.hasMonospacedDigits) = (chance(), chance())
    (span.isUnderlined, span.isStruckThrough) = (chance(), chance())
    span.tracking = maybe { $0.distance() }
    span.baselineOffset = maybe { $0.distance() }
    span.style = maybe { $0.style() }
    return span
  }

  mutating func nodes(_ depth: Int) -> [ViewNode] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in node(depth + 1) }
  }
  /// Nothing, or one view.
  mutating func part(_ depth: Int) -> [ViewNode] { chance() ? [node(depth + 1)] : [] }

  mutating func node(_ depth: Int = 0) -> ViewNode {
    let content = depth > 4 ? leaf() : chance(0.4) ? leaf() : container(depth)
    let most = depth > 3 ? 2 : 6
    let modifiers = (0..<Int.random(in: 0...most, using: &random)).map { _ in modifier(depth) }
    return ViewNode(content, modifiers)
  }

  private mutating func leaf() -> ViewContent {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .empty
    case 1: return .spacer(minimum: maybe { $0.points() })
    case 2: return .divider
    case 3, 4: return .text((0..<Int.random(in: 0...3, using: &random)).map { _ in span() })
    case 5:
      var symbol = SymbolImage(one(of: ["heart.fill", "tram"]))
      symbol.isResizable = chance()
      return .symbol(symbol)
    case 6:
      var picture = Picture(one(of: ["", "Sun", "art/a@2x.png"]), size: Size(points(), points()))
      if !picture.name.isEmpty { picture.size = Self.known }
      (picture.isResizable, picture.isTemplate) = (chance(), chance())
      return .picture(picture)
    case 7:
      var view = ShapeView(shape(), fill: maybe { $0.style() })
      if chance() {
        var stroke = StrokeStyle(width: points())
        (stroke.cap, stroke.join) = (one(of: [.butt, .round, .square]), one(of: [.miter, .bevel]))
        stroke.dash = chance() ? [points() + 1, points()] : []
        stroke.dashPhase = distance()
        (view.stroke, view.strokePaint, view.isBorder) = (stroke, style(), chance())
      }
      view.isEvenOdd = chance()
      view.trim = maybe { Trim($0.share(), $0.share()) }
      view.inset = distance()
      return .shape(view)
    case 8: return .fill(style())
    default: return chance() ? .accessoryBackground : .unknown("Chart")
    }
  }

  /// The size of every picture with a name.
  static let known = Size(48, 24.5)

  private mutating func container(_ depth: Int) -> ViewContent {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .group(nodes(depth))
    case 1: return .hStack(nodes(depth), alignment: vertical(), spacing: maybe { $0.distance() })
    case 2: return .vStack(nodes(depth), alignment: horizontal(), spacing: maybe { $0.distance() })
    case 3: return .zStack(nodes(depth), alignment: alignment())
    case 4:
      var options = GridOptions()
      options.alignment = alignment()
      options.horizontalSpacing = maybe { $0.distance() }
      options.verticalSpacing = maybe { $0.distance() }
      let row = ViewNode(
        .gridRow(nodes(depth), alignment: maybe { $0.vertical() }),
        chance() ? [modifier(depth + 1)] : [])
      return .grid([row] + nodes(depth), options)
    case 5:
      var grid = LazyGrid(chance() ? .vertical : .horizontal, [track(), track()])
      (grid.alignment, grid.spacing) = (alignment(), maybe { $0.distance() })
      return .lazyGrid(nodes(depth), grid)
    case 6: return .viewThatFits(nodes(depth), axes: axes())
    case 7: return .label(Label(title: [node(depth + 1)], icon: part(depth)))
    case 8, 9:
      var gauge = Gauge(share())
      (gauge.label, gauge.currentValue) = (part(depth), part(depth))
      (gauge.minimum, gauge.maximum) = (part(depth), part(depth))
      return .gauge(gauge)
    case 10:
      var progress = ProgressIndicator(maybe { $0.share() })
      (progress.label, progress.currentValue) = (part(depth), part(depth))
      return .progress(progress)
    case 11: return .button(Button(nodes(depth)))
    case 12: return .toggle(Toggle(isOn: chance(), nodes(depth)))
    case 13: return .link(nodes(depth))
    case 14:
      var view = ContentUnavailable(Label(title: [node(depth + 1)], icon: part(depth)))
      (view.description, view.actions) = (part(depth), nodes(depth))
      return .contentUnavailable(view)
    default: return .gridRow(nodes(depth), alignment: maybe { $0.vertical() })
    }
  }

  private mutating func track() -> GridTrack {
    let least = points()
    let most = chance() ? .infinity : least + points()
    let length: GridTrack.Length =
      chance(0.3)
      ? .fixed(points())
      : chance()
        ? .flexible(least: least, most: most)
        : .adaptive(least: least, most: most)
    if chance(0.2) { return .flexible }
    return GridTrack(length, spacing: maybe { $0.distance() }, alignment: maybe { $0.alignment() })
  }
}
