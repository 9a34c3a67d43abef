// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

/// Every text style, runs, cut text.
struct TextSizesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TextSizes", provider: StillProvider()) { _ in
      TextSizesView().containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

private struct TextSizesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Group {
        Row(name: "LargeTitle", font: .largeTitle)
        Row(name: "Title", font: .title)
        Row(name: "Title2", font: .title2)
        Row(name: "Title3", font: .title3)
        Row(name: "Headline", font: .headline)
        Row(name: "Body", font: .body)
        Row(name: "Callout", font: .callout)
        Row(name: "Subheadline", font: .subheadline)
        Row(name: "Footnote", font: .footnote)
      }
      Row(name: "Caption", font: .caption)
      Row(name: "Caption2", font: .caption2)
      Text(
        "A text of two lines whose end does not fit into the width of the widget and is cut where it must be"
      )
      .font(.footnote)
      .lineLimit(2)
      .truncationMode(.tail)
      .lineSpacing(1)
      Text("aligned at the trailing edge,\nwith more tracking")
        .font(.system(size: 11, design: .monospaced))
        .tracking(0.5)
        .multilineTextAlignment(.trailing)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .trailing)
      (Text("under").underline() + Text("lined, ") + Text("italic").italic() + Text(" and ")
        + Text("heavy").fontWeight(.heavy))
        .font(.caption)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }
}

private struct Row: View {
  let name: String
  let font: Font

  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      Text(name)
      Spacer()
      Text("0123").monospacedDigit().foregroundStyle(.secondary)
    }
    .font(font)
  }
}
