// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax

/// What series of a chart are painted with: `foregroundStyle(by:)` and `chartForegroundStyleScale`.
struct ChartSeriesStyles {
  /// The series in order.
  private(set) var series = ChartSeries()
  /// Whether numbers are shown by shades of a gradient.
  private(set) var isContinuous = false
  private var styles: [String: ForegroundStyle] = [:]
  private var range: [ForegroundStyle] = []
  private var numbers = (lower: 0.0, upper: 1.0)
  private var hasNumbers = false
  private var mapping: (closure: SampleValue, spot: Spot)?
  private let code: Evaluator

  /// The colors of series in turn where none are set (Reported).
  private static let names = ["blue", "green", "orange", "purple", "red", "cyan", "yellow"]

  /// The styles that a scale sets.
  init(_ settings: ChartSettings, _ code: Evaluator) {
    self.code = code
    let ui = code.swiftUI
    guard let call = settings.all("chartForegroundStyleScale").first else { return }
    let parts = Arguments(call.arguments)
    if case .dictionary(let pairs)? = parts[0] {
      for (key, value) in pairs.prefix(1_000) {
        guard let name = ui.plottable(key)?.name else { continue }
        _ = series.index(of: name)
        styles[name] = ui.paint(value, at: call.spot)
      }
    }
    if let list = parts["range"]?.elements {
      range = list.prefix(1_000).compactMap { ui.paint($0, at: call.spot) }
    } else if case .linear(let stops, _, _)? = ui.style(parts["range"]) {
      range = stops.map { .color($0.color) }
    }
    for (index, value) in (parts["domain"]?.elements ?? []).prefix(1_000).enumerated() {
      guard let plotted = ui.plottable(value) else { continue }
      if case .number(let number) = plotted {
        if index == 0 { numbers.lower = number }
        (numbers.upper, hasNumbers) = (number, true)
        continue
      }
      _ = series.index(of: plotted.name)
    }
    if case .range(let domain)? = parts["domain"], let lower = domain.lower?.number,
      let upper = domain.upper?.number
    {
      (numbers, hasNumbers) = ((lower, upper), true)
    }
    if let closure = parts["mapping"] ?? parts.trailing { mapping = (closure, call.spot) }
  }

  /// Takes the numbers that distinguish marks, where no domain is said.
  mutating func fit(_ values: [Double]) {
    guard !hasNumbers, let least = values.min(), let most = values.max() else { return }
    numbers = (min(least, 0), most)
  }

  /// The style of a series, which is added where it is new.
  mutating func style(of value: ChartValue) -> ForegroundStyle? {
    if let mapping {
      _ = series.index(of: value.name)
      let made = code.call(mapping.closure, [PassedValue(nil, value.sample)], at: mapping.spot)
      styles[value.name] = code.swiftUI.paint(made, at: mapping.spot)
      return styles[value.name]
    }
    if case .number(let number) = value {
      isContinuous = true
      return shade(number)
    }
    let index = series.index(of: value.name)
    return style(at: index)
  }

  /// The style of a series by its number.
  func style(at index: Int) -> ForegroundStyle? {
    if let style = styles[series.values[index]] { return style }
    if !range.isEmpty { return range[index % range.count] }
    return code.swiftUI.namedColor(Self.names[index % Self.names.count]).map { .color($0) }
  }

  /// The shade of a number; without colors of its own, of the first color (Assumed).
  private func shade(_ number: Double) -> ForegroundStyle? {
    let range = numbers.upper - numbers.lower
    var share = range > 0 ? (number - numbers.lower) / range : 0
    share = share > 0 ? min(share, 1) : 0
    let ui = code.swiftUI
    guard self.range.count > 1 else {
      return ui.namedColor(Self.names[0]).map { ui.faded(.color($0), 0.15 + 0.85 * share) }
    }
    let place = share * Double(self.range.count - 1)
    let index = min(Int(place), self.range.count - 2)
    let (first, second) = (ui.paintColor(self.range[index]), ui.paintColor(self.range[index + 1]))
    let t = Float(place - Double(index))
    return .color(
      PaintColor(
        first.color.mixed(with: second.color, by: t),
        opacity: first.opacity + (second.opacity - first.opacity) * t))
  }
}
