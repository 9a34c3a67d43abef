// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax

/// Makes a chart of the marks that code gives and of what modifiers around it set.
struct ChartBuilder {
  /// The run it is made in.
  let code: Evaluator
  /// What modifiers set.
  let settings: ChartSettings
  /// What the horizontal axis measures.
  private(set) var x = ChartDimension()
  /// What the vertical axis measures.
  private(set) var y = ChartDimension()
  /// The colors of series.
  private(set) var styles: ChartSeriesStyles
  /// The symbols of series.
  private(set) var symbols = ChartSeries()
  private var positions = ChartSeries()
  private var lines = ChartSeries()
  private let marks: [ChartReader.Mark]

  /// The library that knows SwiftUI.
  var ui: SwiftUILibrary { code.swiftUI }

  /// Finds what the axes measure, and which series there are.
  init(_ marks: [ChartReader.Mark], in code: Evaluator) {
    (self.marks, self.code) = (marks, code)
    settings = ChartSettings(code.environment)
    styles = ChartSeriesStyles(settings, code)
    x.isLogarithmic = settings.call("chartXScale", with: "type")?["type"]?.word == "log"
    y.isLogarithmic = settings.call("chartYScale", with: "type")?["type"]?.word == "log"
    for name in categories("chartXScale") { x.add(.category(name)) }
    for name in categories("chartYScale") { y.add(.category(name)) }
    var numbers: [Double] = []
    for (number, mark) in marks.enumerated() {
      for modifier in mark.modifiers where modifier.name == "foregroundStyle" {
        if case .number(let value)? = ui.chartValue(modifier.parts["by"], number: number) {
          numbers.append(value)
        }
      }
    }
    styles.fit(numbers.filter(\.isFinite))
    for (number, mark) in marks.enumerated() where mark.kind != .sector {
      for label in ["x", "xStart", "xEnd"] {
        if let value = ui.chartValue(mark.parts[label], number: number) { x.add(value) }
      }
      for label in ["y", "yStart", "yEnd"] {
        if let value = ui.chartValue(mark.parts[label], number: number) { y.add(value) }
      }
    }
  }

  /// The categories that a scale lists.
  private func categories(_ scale: String) -> [String] {
    let domain = settings.call(scale, with: "domain")?["domain"]
    return (domain?.elements ?? []).prefix(1_000).compactMap { element in
      if case .category(let name)? = ui.plottable(element) { name } else { nil }
    }
  }

  /// The chart.
  mutating func chart() -> Chart {
    var made: [ChartMark] = []
    for (number, mark) in marks.enumerated() { made.append(self.mark(mark, number)) }
    let count = positions.values.count
    for index in made.indices {
      made[index].place?.count = count
    }
    var chart = Chart(made)
    chart.legend = legend()
    if !made.contains(where: { $0.kind == .sector }) {
      chart.x = ChartAxisBuilder(self, chart, .horizontal).built()
      chart.y = ChartAxisBuilder(self, chart, .vertical).built()
    }
    chart.plotModifiers = plotModifiers()
    return chart
  }

  /// One mark.
  private mutating func mark(_ mark: ChartReader.Mark, _ number: Int) -> ChartMark {
    let parts = mark.parts
    func value(_ label: String) -> ChartValue? { ui.chartValue(parts[label], number: number) }
    func extent(_ name: String, _ dimension: ChartDimension) -> ChartMark.Extent {
      if let start = value(name + "Start"), let end = value(name + "End") {
        return .range(dimension.place(of: start), dimension.place(of: end))
      }
      return value(name).map { dimension.extent(of: $0) } ?? .none
    }
    var result = ChartMark(mark.kind, x: extent("x", x), y: extent("y", y))
    result.source = mark.source
    if mark.kind == .sector {
      result.x =
        switch value("angle") {
        case .number(let amount)?: .value(amount)
        case .date, .category, nil: .none
        }
      result.circle.inner = length(parts["innerRadius"]) ?? .fixed(0)
      result.circle.outer = length(parts["outerRadius"]) ?? .automatic
      result.circle.gap = parts["angularInset"]?.number ?? 0
    }
    result.width = length(parts["width"]) ?? .automatic
    result.height = length(parts["height"]) ?? .automatic
    switch parts["stacking"]?.word {
    case "normalized": result.stacking = .normalized
    case "center": result.stacking = .center
    case "unstacked": result.stacking = .unstacked
    case _: break
    }
    var key = parts["series"].flatMap { ui.chartValue($0)?.name } ?? ""
    for modifier in mark.modifiers { apply(modifier, mark, number, &result, &key) }
    if mark.kind == .line || mark.kind == .area { result.series = lines.index(of: key) }
    return result
  }

  private mutating func apply(
    _ modifier: (name: String, parts: Arguments, spot: Spot), _ mark: ChartReader.Mark,
    _ number: Int, _ result: inout ChartMark, _ key: inout String
  ) {
    let (name, parts, spot) = modifier
    let by = ui.chartValue(parts["by"], number: number)
    if let by { key += "\u{0}\(name)\u{0}\(by.name)" }
    switch name {
    case "foregroundStyle", "foregroundColor":
      guard result.style == nil else { return }
      if let by {
        result.style = styles.style(of: by)
      } else {
        result.style = ui.paint(parts[0], at: spot)
      }
    case "symbol":
      guard result.symbol == nil else { return }
      if let by {
        result.symbol = ChartSymbol.cycle[symbols.index(of: by.name) % ChartSymbol.cycle.count]
      } else if let content = parts.content("symbol") {
        result.symbol = .views(ui.nodes(content, at: spot))
      } else {
        result.symbol = symbol(parts[0], at: spot)
      }
    case "symbolSize":
      if let size = ui.size(parts[0]) {
        // The area of the circle in it.
        result.symbolArea = size.width * size.height * Trigonometry.pi / 4
      } else if let area = parts[0]?.number {
        result.symbolArea = area
      }
    case "interpolationMethod": result.curve = curve(parts[0])
    case "lineStyle": result.stroke = ui.stroke(parts[0]) ?? result.stroke
    case "cornerRadius": result.cornerRadius = parts[0]?.number
    case "position":
      guard let by else { return }
      result.place = ChartMark.Place(positions.index(of: by.name), of: 1)
    case "annotation": result.annotations.append(annotation(parts, at: spot))
    case "alignsMarkStylesWithPlotArea", "mask": code.note(Gap(spot: spot, name: name))
    case _:
      let base = ViewValue.system("Chart", [], mark.spot)
      let call = ModifierCall(code: code, name: name, parts: parts, base: base, spot: spot)
      guard case .modifiers(let make)? = ModifierWord(named: name)?.effect else {
        return code.note(Gap(spot: spot, name: name))
      }
      let environment = code.environment
      result.modifiers += make(call)
      code.environment = environment
    }
  }

  private func annotation(_ parts: Arguments, at spot: Spot) -> ChartAnnotation {
    let nodes = ui.nodes(parts.content(), at: spot)
    var annotation = ChartAnnotation(nodes)
    if parts["position"]?.word != "automatic", let place = ui.alignment(parts["position"]) {
      annotation.position = UnitPoint(place)
    }
    if parts["position"]?.word == "overlay" { annotation.position = .center }
    if let alignment = ui.alignment(parts["alignment"]) {
      annotation.alignment = UnitPoint(alignment)
    }
    if let spacing = parts["spacing"]?.number { annotation.spacing = spacing }
    return annotation
  }

  private func curve(_ value: SampleValue?) -> ChartCurve {
    let arguments: Arguments
    if case .implicit(_, .some(let given), _)? = value {
      arguments = Arguments(given)
    } else {
      arguments = Arguments([])
    }
    var name = value?.word
    if case .implicit(let called, _, _)? = value { name = called }
    switch name {
    case "monotone": return .monotone
    case "catmullRom": return .catmullRom(alpha: arguments["alpha"]?.number ?? 0.5)
    case "cardinal": return .cardinal(tension: arguments["tension"]?.number ?? 0)
    case "stepStart": return .stepStart
    case "stepCenter": return .stepCenter
    case "stepEnd": return .stepEnd
    case _: return .linear
    }
  }

  private func symbol(_ value: SampleValue?, at spot: Spot) -> ChartSymbol? {
    switch value?.word {
    case "circle": return .circle
    case "square": return .square
    case "triangle": return .triangle
    case "diamond": return .diamond
    case "pentagon": return .pentagon
    case "plus": return .plus
    case "cross": return .cross
    case "asterisk": return .asterisk
    case _: break
    }
    guard let shape = ui.shape(value, at: spot) else { return nil }
    return .shape(ui.kind(shape), shape.view.stroke)
  }

  /// `MarkDimension`.
  private func length(_ value: SampleValue?) -> ChartMark.Length? {
    if let points = value?.number { return .fixed(points) }
    guard case .implicit(let name, .some(let arguments), _)? = value,
      let number = arguments.first?.value.number
    else { return nil }
    switch name {
    case "fixed": return .fixed(number)
    case "ratio": return .ratio(number)
    case "inset": return .inset(number)
    case _: return nil
    }
  }

  /// The legend of series by color, shown where there is one unless it is hidden.
  private func legend() -> ChartLegend? {
    let name = "chartLegend"
    guard settings.visibility(name) != "hidden", !styles.isContinuous else { return nil }
    var legend = ChartLegend([])
    for (index, series) in styles.series.values.enumerated() {
      guard let style = styles.style(at: index) else { continue }
      var symbol = ChartSymbol.circle
      if let number = symbols.values.firstIndex(of: series) {
        symbol = ChartSymbol.cycle[number % ChartSymbol.cycle.count]
      }
      legend.entries.append(ChartLegend.Entry(series, style, symbol))
    }
    if let content = settings.content(name) {
      legend.content = ui.nodes(content.closure, at: content.spot)
    }
    guard !legend.entries.isEmpty || !legend.content.isEmpty else { return nil }
    switch settings.call(name, with: "position")?["position"]?.word {
    case "top", "topLeading", "topTrailing": legend.position = .top
    case "leading": legend.position = .leading
    case "trailing": legend.position = .trailing
    case "overlay": legend.position = .overlay
    case _: break
    }
    if let alignment = ui.alignment(settings.call(name, with: "alignment")?["alignment"]) {
      legend.alignment = alignment
    }
    legend.spacing = settings.call(name, with: "spacing")?["spacing"]?.number
    return legend
  }

  /// What `chartPlotStyle` sets of the plot, but for its size.
  private func plotModifiers() -> [Modifier] {
    guard let (closure, spot) = settings.content("chartPlotStyle") else { return [] }
    let clear = ForegroundStyle.color(PaintColor(.black, opacity: 0))
    let views = code.views(
      of: closure, [PassedValue(nil, .interface(.style(clear)))], at: spot)
    guard views.count == 1 else { return [] }
    return ui.lowered(views[0]).modifiers.filter { modifier in
      switch modifier {
      case .background, .backgroundStyle, .overlay, .clip, .mask, .opacity, .blend,
        .compositingGroup, .colorEffect, .blur, .shadow, .hidden:
        true
      case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority, .offset,
        .position, .scaleEffect, .rotationEffect, .alignmentGuide, .containerRelativeFrame,
        .gridCell, .luminanceToAlpha, .environment:
        false
      }
    }
  }
}

extension UnitPoint {
  /// Where an alignment is in a box.
  fileprivate init(_ alignment: Alignment) {
    let x: Double =
      switch alignment.horizontal {
      case .leading: 0
      case .center, .custom: 0.5
      case .trailing: 1
      }
    let y: Double =
      switch alignment.vertical {
      case .top, .firstTextBaseline: 0
      case .center, .custom: 0.5
      case .bottom, .lastTextBaseline: 1
      }
    self.init(x, y)
  }
}
