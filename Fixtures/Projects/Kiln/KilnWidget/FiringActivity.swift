// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import ActivityKit
import SwiftUI
import WidgetKit

@main
struct KilnWidgets: WidgetBundle {
  var body: some Widget {
    FiringActivity()
  }
}

struct FiringActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FiringAttributes.self) { context in
      FiringBanner(context: context)
        .activityBackgroundTint(Color(red: 0.16, green: 0.09, blue: 0.06))
        .activitySystemActionForegroundColor(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.state.phase.title, systemImage: context.state.phase.symbol)
            .font(.headline)
            .foregroundStyle(context.state.phase.color)
            .padding(.leading, 8)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Degrees(context.state.degrees)
            .font(.title2)
            .padding(.trailing, 8)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.load)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        DynamicIslandExpandedRegion(.bottom) {
          FiringProgress(state: context.state)
            .padding(.horizontal, 8)
        }
      } compactLeading: {
        Image(systemName: context.state.phase.symbol)
          .foregroundStyle(context.state.phase.color)
      } compactTrailing: {
        Degrees(context.state.degrees)
          .font(.caption)
      } minimal: {
        Image(systemName: context.state.phase.symbol)
          .foregroundStyle(context.state.phase.color)
      }
      .keylineTint(context.state.phase.color)
    }
  }
}

struct FiringBanner: View {
  let context: ActivityViewContext<FiringAttributes>
  @Environment(\.isActivityFullscreen) private var isFullscreen

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: context.state.phase.symbol)
          .foregroundStyle(context.state.phase.color)
        Text(context.state.phase.title)
          .font(.headline)
        Spacer()
        Degrees(context.state.degrees)
          .font(.title2)
      }
      FiringProgress(state: context.state)
      if !isFullscreen {
        Text("\(context.attributes.load) to \(context.attributes.target) °C")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .padding(16)
  }
}

struct FiringProgress: View {
  let state: FiringAttributes.ContentState

  var body: some View {
    HStack {
      ProgressView(value: state.progress)
        .tint(state.phase.color)
      Text(state.end, style: .time)
        .font(.caption)
        .monospacedDigit()
    }
  }
}

struct Degrees: View {
  let value: Int

  init(_ value: Int) { self.value = value }

  var body: some View {
    Text("\(value)°")
      .fontWeight(.semibold)
      .monospacedDigit()
  }
}

#Preview("Heating", as: .content, using: FiringAttributes.preview) {
  FiringActivity()
} contentStates: {
  FiringAttributes.ContentState(
    phase: .heating, degrees: 870, progress: 0.62, end: .now + 5 * 3600)
  FiringAttributes.ContentState(
    phase: .cooling, degrees: 410, progress: 0.2, end: .now + 9 * 3600)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: FiringAttributes.preview) {
  FiringActivity()
} contentStates: {
  FiringAttributes.ContentState(
    phase: .heating, degrees: 870, progress: 0.62, end: .now + 5 * 3600)
}
