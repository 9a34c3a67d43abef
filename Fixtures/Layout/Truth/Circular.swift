// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// What a circular accessory shows in its middle.
private struct Middle: View {
  var hasIcon = true
  var iconSize = 10.0
  var value: String?
  var valueSize = 12.0
  var name: String?
  var nameSize = 8.0
  var color: Color = .primary

  var body: some View {
    VStack(spacing: -2) {
      if hasIcon {
        Image(systemName: "bolt.fill")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: iconSize, height: iconSize)
          .widgetAccentable()
      }
      if let value {
        Text(value)
          .font(.system(size: valueSize, weight: .semibold))
          .lineLimit(1)
          .minimumScaleFactor(0.2)
          .foregroundStyle(color)
      }
      if let name {
        Text(name)
          .font(.system(size: nameSize))
          .minimumScaleFactor(0.4)
          .lineLimit(1)
          .foregroundStyle(color)
      }
    }
  }
}

private struct Dial: View {
  var value = 0.68
  let middle: Middle

  var body: some View {
    Gauge(value: value) {
      EmptyView()
    } currentValueLabel: {
      middle.padding(middle.valueSize > 12 ? 0 : 2)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(.green)
  }
}

extension View {
  fileprivate func onFace() -> some View {
    frame(width: 100, height: 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black)
  }

  fileprivate func withoutGauge() -> some View {
    padding(5).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("ha/circular/capacity-ring") {
  Gauge(value: 0.68) { Middle(value: "68%", name: "Battery") }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.green)
    .onFace()
}

#Preview("ha/circular/custom-text-color") {
  Dial(middle: Middle(value: "68%", name: "Solar", color: .yellow)).onFace()
}

#Preview("ha/circular/full-fraction") {
  Dial(value: 1, middle: Middle(value: "100%", name: "Battery")).onFace()
}

#Preview("ha/circular/icon-and-value-no-name") {
  Dial(middle: Middle(value: "68%")).onFace()
}

#Preview("ha/circular/icon-only-no-gauge") {
  Middle(iconSize: 16).withoutGauge().onFace()
}

#Preview("ha/circular/icon-value-name-open") {
  Dial(middle: Middle(value: "68%", name: "Battery")).onFace()
}

#Preview("ha/circular/long-value") {
  Dial(middle: Middle(hasIcon: false, value: "1234", valueSize: 22)).onFace()
}

#Preview("ha/circular/no-gauge") {
  Middle(iconSize: 16, value: "68%", valueSize: 16, name: "Battery", nameSize: 10)
    .withoutGauge()
    .onFace()
}

#Preview("ha/circular/no-min-max") {
  Gauge(value: 0.68) {
    EmptyView()
  } currentValueLabel: {
    Middle(value: "68%", name: "Battery").padding(2)
  }
  .gaugeStyle(.accessoryCircular)
  .tint(.green)
  .onFace()
}

#Preview("ha/circular/value-and-name-no-icon") {
  Dial(middle: Middle(hasIcon: false, value: "68%", name: "Battery")).onFace()
}

#Preview("ha/circular/value-only") {
  Dial(middle: Middle(hasIcon: false, value: "68%", valueSize: 22)).onFace()
}

#Preview("ha/circular/zero-fraction") {
  Dial(value: 0, middle: Middle(value: "0%", name: "Battery")).onFace()
}
