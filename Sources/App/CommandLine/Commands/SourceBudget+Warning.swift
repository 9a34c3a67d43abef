// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancySyntax

extension SourceBudget {
  /// The most widgets that are named.
  private static let mostNamed = 5

  /// Which widgets were not drawn, as the time for their code ended; `nil`: all were.
  var warning: String? {
    let stopped = stopped
    guard let first = stopped.first else { return nil }
    let named =
      stopped.count == 1
      ? first
      : stopped.prefix(Self.mostNamed).joined(separator: ", ")
        + (stopped.count > Self.mostNamed ? " and \(stopped.count - Self.mostNamed) more" : "")
    let time = "the time for sources, \(RuleListing.text(seconds)) s, is over"
    return "not drawn whole: \(named); \(time): --time-limit gives more"
  }
}
