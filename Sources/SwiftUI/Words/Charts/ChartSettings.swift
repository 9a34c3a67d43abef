// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// What modifiers around a chart set of its axes, its legend and its styles.
struct ChartSettings {
  private let calls: [ChartCall]

  /// What is set around.
  init(_ environment: ViewEnvironment) { calls = environment.chartCalls }

  /// The calls of a modifier, the inner first.
  func all(_ name: String) -> [ChartCall] { calls.reversed().filter { $0.name == name } }

  /// The innermost call of a modifier that has an argument with a label.
  func call(_ name: String, with label: String) -> Arguments? {
    all(name).lazy.map { Arguments($0.arguments) }.first { $0.has(label) }
  }

  /// Whether what a modifier sets is hidden, shown, or neither.
  func visibility(_ name: String) -> String? {
    all(name).lazy.compactMap { Arguments($0.arguments)[0]?.word }.first {
      ["hidden", "visible", "automatic"].contains($0)
    }
  }

  /// The innermost closure that a modifier was given.
  func content(_ name: String) -> (closure: SampleValue, spot: Spot)? {
    for call in all(name) {
      if let closure = Arguments(call.arguments).content() { return (closure, call.spot) }
    }
    return nil
  }
}

extension ModifierCall {
  /// Keeps what is set of the charts inside.
  func setOfCharts() -> [Modifier] {
    code.environment.chartCalls.append(
      ChartCall(name: name, arguments: parts.all, spot: spot))
    return []
  }
}
