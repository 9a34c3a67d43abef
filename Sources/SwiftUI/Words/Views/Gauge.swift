// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// A value between two ends.
  static let gauge = ViewWord(
    "Gauge",
    example: #"""
      Gauge(value: 25, in: 0...100) { Text("CPU") } currentValueLabel: { Text("25") }
      """#
  ) { $0.gauge() }
}

extension ViewCall {
  /// `Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
  fileprivate func gauge() -> ViewNode {
    if let given = configuration {
      return node(.gauge(Self.gauge(given["value"]?.number ?? 0) { part($0, of: given) }))
    }
    let (lower, upper) = Self.bounds(parts["in"])
    let given = parts["value"] ?? parts[0]
    let isKnown = given?.isUnknown != true || code.isCovering
    let value = given?.number ?? (isKnown ? 0 : lower + (upper - lower) * Self.madeUpShare)
    let share = upper > lower ? (value - lower) / (upper - lower) : 0
    let label = code.environment.hidesLabels ? .empty : grouped(parts.content("label"))
    let labels = [
      "label": label,
      "currentValueLabel": grouped(parts["currentValueLabel"]),
      "minimumValueLabel": grouped(parts["minimumValueLabel"]),
      "maximumValueLabel": grouped(parts["maximumValueLabel"]),
    ]
    var configuration = labels.mapValues { SampleValue.view($0) }
    for (name, view) in labels {
      if case .empty = view { configuration[name] = .nothing }
    }
    configuration["value"] = .double(share)
    if let own = own(.gauge, configuration) { return own }
    return node(.gauge(Self.gauge(share) { one(labels[$0] ?? .empty) }))
  }

  private static func gauge(_ share: Double, _ part: (String) -> [ViewNode]) -> Gauge {
    var gauge = Gauge(share.isFinite ? min(max(share, 0), 1) : 0)
    gauge.label = part("label")
    gauge.currentValue = part("currentValueLabel")
    gauge.minimum = part("minimumValueLabel")
    gauge.maximum = part("maximumValueLabel")
    return gauge
  }

  private static func bounds(_ value: SampleValue?) -> (Double, Double) {
    guard case .range(let range)? = value, let lower = range.lower?.number,
      let upper = range.upper?.number
    else { return (0, 1) }
    return (lower, upper)
  }
}
