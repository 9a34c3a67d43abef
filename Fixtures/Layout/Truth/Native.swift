// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

private struct Span: View {
  let text: String

  var body: some View {
    Link(destination: URL(filePath: "/")) {
      Circle()
        .foregroundStyle(
          LinearGradient(
            colors: [rgb(0x00B8FF), rgb(0x1D76F2)], startPoint: .top, endPoint: .bottom)
        )
        .widgetAccentable()
        .overlay(Text(text).font(.headline).foregroundStyle(.white))
    }
  }
}

private let gray = rgb(0x8C8C8C)
private let mint = rgb(0x4FFFB0)

#Preview("native/shotbot-medium") {
  VStack {
    Text("Multiple Screenshots")
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetAccentable()
    HStack(spacing: 16) {
      Span(text: "1m")
      Span(text: "5m")
      Span(text: "15m")
      Span(text: "60m")
    }
    .font(.footnote)
    .frame(maxHeight: .infinity)
  }
  .padding(16)
}

#Preview("native/streakmed-medium") {
  ZStack {
    rgb(0x0D0D0D)
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Today").font(.system(size: 11, weight: .semibold)).foregroundStyle(gray)
        Spacer()
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline, spacing: 3) {
            Text("4").font(.system(size: 34, weight: .bold)).tracking(-1).foregroundStyle(mint)
            Text("/12").font(.system(size: 15, weight: .medium)).foregroundStyle(gray)
          }
          Text("doses taken").font(.system(size: 11)).foregroundStyle(gray)
        }
        Spacer()
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 3).fill(rgb(0x404040)).frame(height: 4)
            RoundedRectangle(cornerRadius: 3).fill(mint).frame(width: 47.055, height: 4)
          }
        }
        .frame(height: 4)
        .padding(.bottom, 6)
        HStack(spacing: 3) {
          Color.clear.frame(width: 35, height: 12)
          Text("7 day streak").font(.system(size: 10, weight: .medium)).foregroundStyle(gray)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(14)
      Rectangle().fill(rgb(0x404040, 153 / 255)).frame(width: 1).padding(.vertical, 14)
      VStack(alignment: .leading, spacing: 6) {
        Text("Next Up").font(.system(size: 11, weight: .semibold)).foregroundStyle(gray)
        Spacer()
        VStack(alignment: .leading, spacing: 6) {
          Text("Hydroxychloroquine")
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(.white)
            .lineLimit(2)
            .fixedSize(horizontal: false, vertical: true)
          Text("08:00").font(.system(size: 13, design: .monospaced)).foregroundStyle(mint)
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(14)
    }
  }
  .padding(.horizontal, 19)
  .padding(.vertical, 5.67)
  .frame(maxWidth: .infinity, maxHeight: .infinity)
  .background(rgb(0x0D0D0D))
}
