// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

private struct Ring: View {
  let end: Double
  let color: Color
  let degrees: Double

  var body: some View {
    Circle()
      .trim(from: 0, to: end)
      .stroke(color, style: StrokeStyle(lineWidth: 15, lineCap: .round))
      .rotationEffect(.degrees(degrees))
  }
}

private struct Rings: View {
  let full: Double
  let degrees: Double

  var body: some View {
    Ring(end: full, color: rgb(0x009AC7, 64 / 255), degrees: degrees)
    Ring(end: full * 0.84, color: rgb(0x009AC7), degrees: degrees)
  }
}

private struct Logo: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(rgb(0x18BCF2))
      .aspectRatio(1, contentMode: .fit)
      .frame(width: 22, height: 22)
  }
}

private struct Value<Top: View>: View {
  @ViewBuilder let top: Top

  var body: some View {
    VStack(spacing: 3) {
      top
      Text("84%").font(.largeTitle).fontWeight(.bold).foregroundStyle(.primary)
    }
    .foregroundStyle(.primary)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}

extension View {
  fileprivate func withLogo() -> some View {
    frame(width: 150, height: 150)
      .overlay(alignment: .bottom) { Logo().offset(y: -8) }
      .offset(y: 10)
      .scaleEffect(0.72)
      .padding(10)
  }
}

#Preview("ha/gauge/capacity") {
  ZStack {
    Rings(full: 1, degrees: -90)
    Value { Logo() }
  }
  .frame(width: 150, height: 150)
  .scaleEffect(0.72)
  .padding(10)
}

#Preview("ha/gauge/singleLabel") {
  ZStack {
    Rings(full: 0.75, degrees: 135)
    Value { Text("Battery").font(.title3).foregroundStyle(.secondary) }
  }
  .withLogo()
}

#Preview("ha/gauge/normal") {
  ZStack {
    Rings(full: 0.75, degrees: 135)
    Value {}
    HStack(spacing: 0) {
      Text("0").frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Text("100").frame(maxWidth: .infinity, alignment: .trailing)
    }
    .font(.body)
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .padding(28)
    .clipShape(Circle())
  }
  .withLogo()
}
