// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// How much is done, of a whole or of a time.
  static let progressView = ViewWord(
    "ProgressView", example: #"ProgressView("a", value: 1, total: 4)"#
  ) { $0.progress() }
}

extension ViewCall {
  /// `ProgressView(value:total:)`, `ProgressView(timerInterval:)`, `ProgressView()`.
  fileprivate func progress() -> ViewNode {
    if let given = configuration {
      let share = given["fractionCompleted"]?.number
      return node(.progress(Self.progress(share) { part($0, of: given) }))
    }
    var share: Double?
    var current = grouped(parts["currentValueLabel"])
    if let (lower, upper) = ui.dates(of: parts["timerInterval"]) {
      let now = min(max(code.situation.now, lower), upper)
      let passed = upper > lower ? (now - lower) / (upper - lower) : 1
      let countsDown = parts["countsDown"]?.flag ?? true
      share = countsDown ? 1 - passed : passed
      if !parts.has("currentValueLabel"), !parts.has("label"), parts.trailing == nil,
        let range = parts["timerInterval"]
      {
        // Without labels of its own the time that is left stands below (Documented).
        let text = ui.timer(range, countsDown: countsDown, showsHours: true, at: nil)
        current = .text(TextValue([.init(text)], at: spot))
      }
    } else if let value = parts["value"], value.isUnknown, !code.isCovering {
      share = Self.madeUpShare
    } else if let value = parts["value"]?.number {
      let total = parts["total"]?.number ?? 1
      share = total > 0 ? min(max(value / total, 0), 1) : 0
    }
    var label = grouped(parts.content("label"))
    if case .empty = label { label = title() }
    if code.environment.hidesLabels { label = .empty }
    var configuration: [String: SampleValue] = [
      "fractionCompleted": share.map { .double($0) } ?? .nothing, "label": .view(label),
      "currentValueLabel": .view(current),
    ]
    if case .empty = label { configuration["label"] = .nothing }
    if case .empty = current { configuration["currentValueLabel"] = .nothing }
    if let own = own(.progressView, configuration) { return own }
    return node(.progress(Self.progress(share) { one($0 == "label" ? label : current) }))
  }

  /// How much is done where that is not known.
  static let madeUpShare = 0.62

  private static func progress(
    _ share: Double?, _ part: (String) -> [ViewNode]
  ) -> ProgressIndicator {
    var progress = ProgressIndicator(share)
    (progress.label, progress.currentValue) = (part("label"), part("currentValueLabel"))
    return progress
  }
}
