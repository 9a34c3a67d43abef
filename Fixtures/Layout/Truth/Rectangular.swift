// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// A bar with its value in a capsule, which keeps inside the bar.
private struct Bar: View {
  let text: String
  /// Where the filled part ends.
  let end: Double
  /// The end of the bar that the capsule keeps to; `nil`: it stands where the filled part ends.
  var edge: Alignment?
  var hasEnds = true

  var body: some View {
    VStack(spacing: 3) {
      GeometryReader { _ in
        ZStack(alignment: .leading) {
          Capsule().fill(rgb(0x30D158, 64 / 255)).frame(height: 7)
          Capsule().fill(.green).frame(width: end, height: 7)
          if let edge {
            value.frame(maxWidth: .infinity, alignment: edge)
          } else {
            value.position(x: end, y: 11)
          }
        }
        .frame(height: 22)
      }
      .frame(height: 22)
      if hasEnds {
        HStack {
          Text("0")
          Spacer()
          Text("100")
        }
        .font(.system(size: 10))
        .foregroundStyle(.secondary)
      }
    }
  }

  private var value: some View {
    ZStack {
      Capsule().fill(.green).widgetAccentable()
      Text(text)
        .font(.body.weight(.semibold))
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.vertical, 1)
        .padding(.horizontal, 6)
    }
    .frame(height: 22)
    .frame(minWidth: 34)
    .fixedSize(horizontal: true, vertical: false)
  }
}

private struct Accessory<Value: View>: View {
  var hasIcon = true
  var name: String?
  var detail: String?
  var color: Color = .primary
  var detailColor = rgb(0xFFFFFF, 204 / 255)
  var note: String?
  @ViewBuilder let value: Value

  var body: some View {
    HStack(spacing: 6) {
      if hasIcon {
        Image(systemName: "bolt.fill")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 18, height: 18)
          .widgetAccentable()
      }
      VStack(alignment: .leading, spacing: 1) {
        if let name { line(name).font(.caption2.weight(.semibold)).foregroundStyle(color) }
        if let detail { line(detail).font(.caption2).foregroundStyle(detailColor) }
        value
        if let note { line(note).font(.caption2).foregroundStyle(detailColor) }
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(width: 200, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color.black)
  }

  private func line(_ text: String) -> some View {
    Text(text).lineLimit(1).minimumScaleFactor(0.5)
  }
}

#Preview("ha/rectangular/all-slots") {
  Accessory(name: "Living Room", detail: "Temperature", note: "Updated 2m ago") {
    Bar(text: "68%", end: 99.28)
  }
}

#Preview("ha/rectangular/all-slots-no-min-max") {
  Accessory(name: "Living Room", detail: "Temperature", note: "Updated 2m ago") {
    Bar(text: "68%", end: 99.28, hasEnds: false)
  }
}

#Preview("ha/rectangular/custom-text-color") {
  Accessory(
    name: "Solar", detail: "Production", color: .yellow, detailColor: rgb(0xFFD600, 204 / 255),
    note: "Peak 4.2 kW"
  ) {
    Bar(text: "82%", end: 99.28)
  }
}

#Preview("ha/rectangular/full-fraction") {
  Accessory(name: "Battery") { Bar(text: "100%", end: 146, edge: .trailing) }
}

#Preview("ha/rectangular/icon-name-gauge") {
  Accessory(name: "Battery") { Bar(text: "68%", end: 99.28) }
}

#Preview("ha/rectangular/long-text") {
  Accessory(
    name: "Basement Dehumidifier Tank", detail: "Relative humidity, second floor",
    note: "Last synchronized a few moments ago"
  ) {
    Bar(text: "1234", end: 99.28)
  }
}

#Preview("ha/rectangular/no-icon") {
  Accessory(hasIcon: false, name: "Humidity", detail: "Bathroom") { Bar(text: "54%", end: 115.6) }
}

#Preview("ha/rectangular/no-name") {
  Accessory { Bar(text: "54%", end: 99.28) }
}

#Preview("ha/rectangular/text-only") {
  Accessory(name: "Bedroom", detail: "All quiet") {}
}

#Preview("ha/rectangular/value-as-text") {
  Accessory(name: "Front Door", detail: "Lock") {
    Text("Locked").font(.caption2).foregroundStyle(.primary).lineLimit(2)
  }
}

#Preview("ha/rectangular/zero-fraction") {
  Accessory(name: "Battery") { Bar(text: "0%", end: 7, edge: .leading) }
}
