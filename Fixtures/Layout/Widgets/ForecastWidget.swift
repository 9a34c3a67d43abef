// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A row of hours.
struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: StillProvider()) { _ in
      ForecastView().containerBackground(for: .widget) {
        LinearGradient(
          colors: [
            Color(red: 42 / 255, green: 111 / 255, blue: 176 / 255),
            Color(red: 127 / 255, green: 184 / 255, blue: 230 / 255),
          ], startPoint: .top, endPoint: .bottom)
      }
    }
    .supportedFamilies([.systemMedium])
  }
}

private let faint = Color(red: 1, green: 1, blue: 1, opacity: 179 / 255)

private struct ForecastView: View {
  var body: some View {
    VStack {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Lindau").font(.headline)
          Text("21°").font(.system(size: 40, weight: .light)).widgetAccentable()
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Image(systemName: "sun.max.fill").font(.title2).foregroundStyle(.yellow)
          Text("Mostly sunny").font(.caption)
          (Text("H:24° ").fontWeight(.semibold) + Text("L:12°").foregroundStyle(faint))
            .font(.caption)
        }
      }
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        Hour(time: "Now", symbol: "sun.max.fill", color: .yellow, degrees: 21)
        Hour(time: "11", symbol: "cloud.sun.fill", color: .white, degrees: 22)
        Hour(time: "12", symbol: "cloud.sun.fill", color: .white, degrees: 23)
        Hour(time: "13", symbol: "sun.max.fill", color: .yellow, degrees: 24)
        Hour(time: "14", symbol: "cloud.fill", color: .white, degrees: 24)
        Hour(time: "15", symbol: "cloud.rain.fill", color: .cyan, degrees: 22)
      }
    }
    .foregroundStyle(.white)
    .lineLimit(1)
  }
}

private struct Hour: View {
  let time: String
  let symbol: String
  let color: Color
  let degrees: Int

  var body: some View {
    VStack(spacing: 4) {
      Text(time).font(.caption2).foregroundStyle(faint)
      Image(systemName: symbol).font(.title3).foregroundStyle(color).frame(height: 24)
      Text("\(degrees)°").font(.footnote.weight(.semibold))
    }
    .frame(maxWidth: .infinity)
  }
}
