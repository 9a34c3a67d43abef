// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

struct ChoreView: View {
  @Environment(\.widgetFamily) var family
  var entry: ChoreEntry

  /// What fits, open ones first.
  private var shown: [Chore] {
    let limit = family == .systemLarge ? 6 : 2
    return Array(entry.chores.sorted { !$0.isDone && $1.isDone }.prefix(limit))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      if entry.chores.isEmpty {
        Spacer()
        ContentUnavailableView("All done", systemImage: "checkmark.seal")
        Spacer()
      } else {
        ForEach(shown) { chore in
          ChoreRow(chore: chore)
          if family == .systemLarge, chore.id != shown.last?.id {
            Divider()
          }
        }
        Spacer(minLength: 0)
        if family == .systemLarge {
          footer
        }
      }
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Chores")
        .font(.headline)
        .foregroundStyle(.indigo)
        .widgetAccentable()
      Spacer()
      Text("\(entry.done)/\(entry.chores.count)")
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
    }
  }

  private var footer: some View {
    HStack {
      ProgressView(value: entry.share)
        .tint(.indigo)
      Button(intent: RefreshChores()) {
        Image(systemName: "arrow.clockwise")
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }
  }
}

struct ChoreRow: View {
  let chore: Chore

  var body: some View {
    HStack {
      Toggle(isOn: chore.isDone, intent: ToggleChore(chore)) {
        VStack(alignment: .leading) {
          Text(chore.title)
            .font(.footnote)
            .strikethrough(chore.isDone)
            .foregroundStyle(chore.isDone ? .secondary : .primary)
            .lineLimit(1)
          Label(chore.room.rawValue.capitalized, systemImage: chore.room.symbol)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .toggleStyle(TickToggleStyle())
    }
  }
}

struct TickToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundStyle(configuration.isOn ? .indigo : .secondary)
      configuration.label
    }
  }
}
