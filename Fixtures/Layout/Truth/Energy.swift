// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Charts
import SwiftUI
import WidgetKit

private struct Reading: View {
  var symbol: String?
  let value: String
  let name: String
  var color = faint
  var size = 22.0

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Group {
          if let symbol { Image(systemName: symbol) }
          Text(value)
        }
        .font(.system(size: size, weight: .bold, design: .rounded))
        .foregroundStyle(color)
        Text("kWh").font(.system(size: 12, weight: .medium)).foregroundStyle(faint)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      HStack(spacing: 4) {
        Color.clear.frame(width: 12, height: 12)
        Text(name).font(.system(size: 11)).foregroundStyle(faint).lineLimit(1)
      }
    }
  }
}

private struct Today: View {
  var size = 12.0

  var body: some View {
    Button(intent: Tap()) {
      Text("Today").font(.system(size: size, weight: .semibold)).foregroundStyle(faint).lineLimit(1)
    }
    .buttonStyle(.plain)
  }
}

private struct Updated: View {
  let time: String

  var body: some View {
    Button(intent: Tap()) {
      HStack(spacing: 2) {
        Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
        Text(time).font(.system(size: 11))
      }
      .foregroundStyle(faint)
      .lineLimit(1)
    }
    .buttonStyle(.plain)
  }
}

private struct Small: View {
  let time: String
  let top: Reading
  let bottom: Reading

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Today()
        Spacer()
        Updated(time: time)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      top
      Spacer(minLength: 0)
      bottom
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(16)
  }
}

private struct Message: View {
  var text = noConnection
  var hasButton = true

  var body: some View {
    VStack(spacing: 8) {
      Text(text)
        .font(.footnote)
        .multilineTextAlignment(.center)
        .foregroundStyle(faint)
        .minimumScaleFactor(0.8)
      if hasButton {
        Button(intent: Tap()) {
          Image(systemName: "arrow.clockwise.circle").font(.title).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private let noConnection = "No connection available, review your Home Assistant URL configuration"
private let orange = rgb(0xFF9800)
private let blue = rgb(0x488FC2)

#Preview("ha/energy/small") {
  Small(
    time: "1:00\u{202F}PM",
    top: Reading(symbol: "arrow.up", value: "12,2", name: "Solar", color: orange),
    bottom: Reading(symbol: "arrow.down", value: "0,9", name: "Grid", color: blue))
}

#Preview("ha/energy/small-nodata") {
  Small(
    time: "2:00\u{202F}AM", top: Reading(value: "—", name: "Solar"),
    bottom: Reading(value: "—", name: "Grid"))
}

#Preview("ha/energy/medium") {
  VStack(alignment: .leading, spacing: 8) {
    HStack(alignment: .top, spacing: 8) {
      Reading(symbol: "arrow.up", value: "12,2", name: "Solar", color: orange, size: 20)
      Reading(symbol: "arrow.down", value: "0,9", name: "Electricity total", color: blue, size: 20)
      Spacer(minLength: 0)
      VStack(alignment: .trailing, spacing: 4) {
        HStack(spacing: 4) {
          Text("€ -0,49")
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(Color.black)
          Color.clear.frame(width: 16, height: 16)
        }
        HStack(spacing: 4) {
          Today(size: 11)
          Text("·").font(.system(size: 11))
          Updated(time: "1:00\u{202F}PM")
        }
      }
      .foregroundStyle(faint)
      .lineLimit(1)
    }
    // A chart is drawn as a hatched box.
    Chart {}.frame(maxHeight: .infinity)
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  .padding(16)
}

#Preview("ha/energy/medium-notconfigured") {
  Message(text: "No energy dashboard configured", hasButton: false)
}

#Preview("ha/energy/small-noconnection") { Message() }

#Preview("ha/energy/medium-noconnection") { Message() }

#Preview("ha/energy/rect-noconnection") {
  VStack(alignment: .leading, spacing: 1) {
    Text(noConnection)
      .font(.system(size: 13))
      .foregroundStyle(.secondary)
      .lineLimit(3)
      .minimumScaleFactor(0.7)
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
}

#Preview("ha/energy/inline-noconnection") {
  Label(noConnection, systemImage: "bolt.fill")
}
