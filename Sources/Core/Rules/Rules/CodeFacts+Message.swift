// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension CodeFacts {
  /// ` on the tinted Home Screen`, in words for a message.
  var phrase: Message { place.map { "\($0)" } ?? "in accented rendering" }

  /// The lines of what is swallowed: `A.swift:3, A.swift:7 and 2 more`.
  var otherLines: Message {
    let shown = Message.list(
      others.prefix(3).map { "\($0)" }, separator: ", ")
    return others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown
  }

  /// The widget and families that show it: `in the widget “Weather” (systemSmall, systemMedium)`.
  var shownIn: Message {
    let names = Message.list(widgets.prefix(3).map { "\(name: $0)" }, separator: ", ")
    let more: Message = widgets.count > 3 ? " and \(widgets.count - 3) more" : ""
    let families = Family.allCases.filter { self.families.contains($0) }.map { $0.rawValue }
    let sizes: Message =
      families.isEmpty ? "" : " (\(word: families.joined(separator: ", ")))"
    return widgets.count == 1
      ? "in the widget \(names)\(more)\(sizes)" : "in the widgets \(names)\(more)\(sizes)"
  }
}
