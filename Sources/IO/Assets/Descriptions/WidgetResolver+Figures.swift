// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyVocabulary

extension WidgetResolver {
  /// A shape, filled in.
  mutating func shape(_ described: DescribedShape) -> WidgetFigure? {
    let shape = word(described.name, "shape", among: DescribedShape.Kind.allCases)
    let fill = described.fill.flatMap { paint($0) }
    let stroke = described.stroke.flatMap { paint($0) }
    let kind: ShapeKind
    switch shape {
    case .rectangle where described.cornerRadius > 0:
      kind = .roundedRectangle(radius: described.cornerRadius, isContinuous: true)
    case .rectangle: kind = .rectangle
    case .circle: kind = .circle
    case .ellipse: kind = .ellipse
    case .capsule: kind = .capsule
    case .containerRelative: kind = .containerRelative
    case nil: return nil
    }
    var view = ShapeView(kind)
    if described.stroke != nil {
      view.stroke = StrokeStyle(width: described.lineWidth)
      view.isBorder = true
    }
    return WidgetFigure(content: .shape(view), fill: fill, stroke: stroke)
  }

  /// A gauge, filled in.
  mutating func gauge(_ described: DescribedGauge) -> WidgetFigure? {
    let style = described.style.flatMap {
      word($0, "gauge style", among: DescribedGauge.Style.allCases)
    }
    let tint = described.tint.flatMap { paint($0) }
    var gauge = Gauge(0)
    switch described.value {
    case .number(let number): gauge.value = number
    case .written(let written):
      guard let filled = text.filled(written) else { return nil }
      let number = Double(filled)
      DescribedGauge.check(number, at: mistakes.cursor(at: written.source))
      gauge.value = number ?? 0
    }
    gauge.label = words(described.label)
    gauge.currentValue = words(described.currentValue)
    (gauge.minimum, gauge.maximum) = (words(described.minimum), words(described.maximum))
    return WidgetFigure(content: .gauge(gauge), style: style?.gaugeStyle ?? .automatic, tint: tint)
  }

  private mutating func words(_ written: Written<String>?) -> [ViewNode] {
    guard let written, let text = text.filled(written) else { return [] }
    return [ViewNode(.text([TextSpan(text)]))]
  }

  /// A color of the system by its name, else as the color of a text.
  private mutating func paint(_ written: Written<String>) -> WidgetColor? {
    guard let name = text.filled(written) else { return nil }
    guard let color = SystemColor(rawValue: name) else { return self.color(written) }
    return WidgetColor(reference: .system(color), source: written.source)
  }
}

extension DescribedGauge.Style {
  fileprivate var gaugeStyle: Gauge.Style {
    switch self {
    case .automatic: .automatic
    case .accessoryCircular: .accessoryCircular
    case .accessoryCircularCapacity: .accessoryCircularCapacity
    case .accessoryLinear: .accessoryLinear
    case .accessoryLinearCapacity: .accessoryLinearCapacity
    case .linearCapacity: .linearCapacity
    }
  }
}
