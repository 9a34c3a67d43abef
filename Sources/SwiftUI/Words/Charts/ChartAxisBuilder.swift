// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// Makes an axis of a chart: its domain, and what is drawn along it.
struct ChartAxisBuilder {
  /// What the axis measures.
  let dimension: ChartDimension
  /// What it shows, before it is rounded.
  let domain: ChartDomain
  private let code: Evaluator
  private let settings: ChartSettings
  private let axis: Axis
  private let isExplicit: Bool
  private let isReversed: Bool
  private let hasNoMarks: Bool
  private let paddings: (start: Double, end: Double)

  private var ui: SwiftUILibrary { code.swiftUI }
  private var letter: String { axis == .horizontal ? "X" : "Y" }

  /// An axis of a chart, whose marks are made.
  init(_ chart: ChartBuilder, _ made: Chart, _ axis: Axis) {
    (code, settings, self.axis) = (chart.code, chart.settings, axis)
    dimension = axis == .horizontal ? chart.x : chart.y
    let scale = "chart\(axis == .horizontal ? "X" : "Y")Scale"
    let given = settings.call(scale, with: "domain")?["domain"]
    let ui = chart.ui
    let said = Self.explicit(given, dimension, ui)
    (isExplicit, hasNoMarks) = (said != nil, made.marks.isEmpty)
    var options = Arguments([])
    if case .implicit("automatic", .some(let arguments), _)? = given {
      options = Arguments(arguments)
    }
    isReversed =
      options["reversed"]?.flag ?? (dimension.kind == .category && axis == .vertical)
    var domain = said ?? made.stacked.domain(axis)
    if said == nil, dimension.kind == .category {
      domain = ChartDomain(-0.5, Double(max(dimension.categories.count, 1)) - 0.5)
    }
    // Documented: `includesZero`; numbers have it where nothing is said (Calibrated: one picture of a line).
    if said == nil, dimension.kind == .number, !dimension.isLogarithmic,
      options["includesZero"]?.flag ?? true
    {
      domain = domain.map { $0.union(ChartDomain(0, 0)) }
    }
    self.domain = domain ?? ChartDomain(0, 1)
    var paddings = (start: 0.0, end: 0.0)
    if case .implicit("plotDimension", .some(let arguments), _)? = settings.call(
      scale, with: "range")?["range"]
    {
      let parts = Arguments(arguments)
      let both = parts["padding"]?.number ?? 0
      paddings = (parts["startPadding"]?.number ?? both, parts["endPadding"]?.number ?? both)
    }
    self.paddings = paddings
  }

  /// The domain that a scale says.
  private static func explicit(
    _ value: SampleValue?, _ dimension: ChartDimension, _ ui: SwiftUILibrary
  ) -> ChartDomain? {
    guard dimension.kind != .category else { return nil }
    var values: [SampleValue] = []
    if case .range(let range)? = value {
      values = [range.lower, range.upper].compactMap { $0 }
    } else if let elements = value?.elements {
      values = elements
    }
    var domain: ChartDomain?
    for value in values {
      guard let plotted = ui.plottable(value) else { continue }
      let place = dimension.place(of: plotted)
      guard place.isFinite else { continue }
      domain = ChartDomain(place, place).union(domain)
    }
    return domain
  }

  /// The axis.
  func built() -> ChartAxis {
    var result = ChartAxis()
    result.domain = domain
    result.isReversed = isReversed
    (result.startPadding, result.endPadding) = paddings
    let name = "chart\(letter)Axis"
    guard settings.visibility(name) != "hidden" else { return result }
    guard let content = settings.content(name) else {
      // Marks without a value along an axis have none (Calibrated: one picture of a single bar).
      guard !dimension.isEmpty || hasNoMarks else { return result }
      result.marks = [marks(Arguments([]), [], at: Spot.nowhere)]
      return result
    }
    read(code.views(of: content.closure, [], at: content.spot), [], into: &result)
    return result
  }

  private func read(
    _ views: [ViewValue], _ modifiers: ChartReader.Modifiers, into result: inout ChartAxis
  ) {
    for view in views {
      switch view {
      case .group(let inner): read(inner, modifiers, into: &result)
      case .modified(let base, let name, let arguments, let spot):
        read([base], [(name, Arguments(arguments), spot)] + modifiers, into: &result)
      case .system("AxisMarks", let arguments, let spot):
        guard result.marks.count < 16 else { return }
        result.marks.append(marks(Arguments(arguments), modifiers, at: spot))
      case .system(let name, _, let spot): code.note(Gap(spot: spot, name: name))
      case .unknown(let gap): code.note(gap)
      case .empty, .own, .text, .image, .shape: continue
      }
    }
  }

  /// `AxisMarks(…)`.
  private func marks(
    _ parts: Arguments, _ modifiers: ChartReader.Modifiers, at spot: Spot
  ) -> ChartAxisMarks {
    let values = ChartAxisValues(
      dimension, domain, isFixed: isExplicit, parts["values"], isVertical: axis == .vertical, ui)
    let content = parts.content()
    let writer = ChartTickWriter(
      code: code, parts: parts, modifiers: modifiers, dimension: dimension,
      isHorizontal: axis == .horizontal, spot: spot)
    var position = ChartAxisMarks.Position.bottom
    if axis == .vertical {
      // A list of names stands where lines begin (Assumed), numbers where they end.
      position = dimension.kind == .category ? .leading : .trailing
    }
    switch parts["position"]?.word {
    case "leading": position = .leading
    case "trailing": position = .trailing
    case "top": position = .top
    case "bottom": position = .bottom
    case _: break
    }
    let choices = values.choices.map { choice in
      ChartTicks(
        choice.values.enumerated().map { index, value in
          writer.tick(
            value, end: choice.end(index),
            AxisMarkValue(
              value.sample, index: index, count: choice.values.count), content,
            step: choice.step)
        }, domain: choice.domain)
    }
    return ChartAxisMarks(position, choices)
  }
}
