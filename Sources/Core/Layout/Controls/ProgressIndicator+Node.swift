// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyTypography

extension ProgressIndicator {
  /// What a progress view is made of: a bar of 4 pt over the whole width with round ends (Calibrated: 5
  /// pictures), its label above and the value below (Documented). A circular one with a value is the ring
  /// of a gauge (Reported in widgets); without one, a spinner of 20 pt (Assumed).
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    let share = value.map { $0 > 0 ? min($0, 1) : 0 }
    switch environment.progressStyle {
    case .automatic:
      if share == nil { return spinnerNode(environment) }
      return linearNode(share ?? 0, environment)
    case .linear: return linearNode(share ?? 0, environment)
    case .bezel: return Gauge(share ?? 0).bezelNode(isMarked: false, environment)
    case .circular:
      guard let share else { return spinnerNode(environment) }
      return Gauge.ringNode(share, inside: centerNodes(environment), environment)
    }
  }

  private func centerNodes(_ environment: LayoutEnvironment) -> [ViewNode] {
    let value = currentValue.filter { !$0.isEmpty }
    let center = value.isEmpty ? label.filter { !$0.isEmpty } : value
    guard !center.isEmpty else { return [] }
    let width = environment.ring.diameter * 38.5 / 58
    return [
      .stacked(
        center,
        [
          .frame(width: width, height: width, alignment: .center),
          .environment(.minimumScaleFactor(0.4)),
        ])
    ]
  }

  private func linearNode(_ share: Double, _ environment: LayoutEnvironment) -> ViewNode {
    let bar = Gauge.barNode(
      share, height: 4, environment, track: environment.trackStyle)
    return Gauge.labeled(bar, label: label, currentValue: currentValue)
  }

  /// Eight strokes that fade.
  private func spinnerNode(_ environment: LayoutEnvironment) -> ViewNode {
    let strokes = (0..<8).map { index in
      ViewNode(
        .shape(ShapeView(.capsule, fill: .faded(.secondary, 1 - Double(index) / 10))),
        [
          .frame(width: 2.5, height: 6, alignment: .center), .offset(x: 0, y: -7),
          .rotationEffect(degrees: -45 * Double(index), anchor: .center),
        ])
    }
    let spinner = ViewNode(
      .zStack(strokes, alignment: .center), [.frame(width: 20, height: 20, alignment: .center)])
    guard !label.isEmpty else { return spinner }
    return ViewNode(
      .vStack(
        [
          spinner,
          .stacked(label, [.environment(.foregroundStyle([.secondary]))]),
        ], alignment: .center, spacing: nil))
  }
}
