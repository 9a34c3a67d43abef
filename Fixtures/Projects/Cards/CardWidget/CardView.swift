// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

struct CardView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode
  let entry: CardEntry

  private var paper: Paper { entry.configuration.paper }

  private var ink: Color {
    switch renderingMode {
    case .fullColor: paper.ink
    default: .white
    }
  }

  var body: some View {
    if family == .accessoryRectangular {
      saying
        .font(.headline)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading, spacing: 10) {
        if entry.configuration.showsDate {
          Text(entry.date, format: .dateTime.day().month(.abbreviated))
            .textCase(.uppercase)
            .tagged(with: ink)
        }
        saying
          .font(family == .systemSmall ? .callout : .title3)
          .foregroundStyle(ink)
        Spacer(minLength: 0)
        if family == .systemMedium {
          HStack {
            Spacer()
            Button("Another", systemImage: "shuffle", intent: DrawCard())
              .buttonStyle(StampButtonStyle(ink: ink))
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var saying: some View {
    Text("“\(entry.configuration.saying)”")
      .fontDesign(.serif)
      .minimumScaleFactor(0.7)
      .widgetAccentable()
  }
}

/// A small word in a frame of its own color.
struct TagModifier: ViewModifier {
  @Environment(\.widgetRenderingMode) private var renderingMode
  let color: Color

  func body(content: Content) -> some View {
    content
      .font(.caption2.weight(.semibold))
      .foregroundStyle(color)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background {
        if renderingMode == .fullColor {
          Capsule().fill(color.opacity(0.15))
        } else {
          Capsule().strokeBorder(color, lineWidth: 1)
        }
      }
  }
}

extension View {
  func tagged(with color: Color) -> some View {
    modifier(TagModifier(color: color))
  }
}

struct StampButtonStyle: ButtonStyle {
  var ink: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.caption.bold())
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundStyle(ink)
      .background(ink.opacity(0.2), in: .rect(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
