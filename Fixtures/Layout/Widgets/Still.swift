// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SwiftUI
import WidgetKit

/// The entry of widgets that always show the same.
struct Still: TimelineEntry {
  var date = Date.now
}

struct StillProvider: TimelineProvider {
  func placeholder(in context: Context) -> Still { Still() }

  func getSnapshot(in context: Context, completion: @escaping (Still) -> Void) {
    completion(Still())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Still>) -> Void) {
    completion(Timeline(entries: [Still()], policy: .never))
  }
}

/// What the buttons and toggles do.
struct Tap: AppIntent {
  static let title: LocalizedStringResource = "Tap"

  func perform() async throws -> some IntentResult { .result() }
}

@main
struct LayoutBundle: WidgetBundle {
  var body: some Widget {
    BatteryWidget()
    ControlsWidget()
    DialsWidget()
    ForecastWidget()
    TextSizesWidget()
    TimerWidget()
  }
}
