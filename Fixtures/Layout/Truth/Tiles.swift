// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

private enum Form: Equatable {
  case only, regular, low, dense

  var iconSize: Double {
    switch self {
    case .only: 48
    case .regular: 42
    case .low: 38
    case .dense: 30
    }
  }

  var isUpright: Bool { self == .only || self == .regular }

  var titleFont: Font {
    switch self {
    case .only, .regular: .subheadline
    case .low: .footnote
    case .dense: .caption
    }
  }

  var subtitleFont: Font {
    switch self {
    case .only, .regular: .footnote
    case .low: .caption
    case .dense: .caption2
    }
  }
}

private struct Tile: View {
  let form: Form
  let number: Int
  let hasSubtitle: Bool
  let iconBackground: Color

  var body: some View {
    Button(intent: Tap()) {
      VStack(alignment: .leading) {
        Group {
          if form.isUpright {
            VStack(alignment: .leading, spacing: 0) {
              icon
              Spacer()
              texts
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .padding(.vertical)
          } else {
            HStack(alignment: .center, spacing: 12) {
              icon
              VStack(alignment: .leading, spacing: 0) { texts }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal, 12)
          }
        }
        .widgetAccentable()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(rgb(0xFFFFFF))
      .clipShape(outline)
      .overlay {
        outline.stroke(rgb(0xE0E0E0), lineWidth: form == .only ? 0 : 1).widgetAccentable()
      }
    }
    .buttonStyle(.plain)
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: form == .dense ? 0 : 14) }

  private var icon: some View {
    VStack { EmptyView() }
      .frame(width: form.iconSize, height: form.iconSize)
      .background(iconBackground)
      .clipShape(Circle())
  }

  @ViewBuilder private var texts: some View {
    Text("Title \(number)")
      .font(form.titleFont)
      .fontWeight(.semibold)
      .multilineTextAlignment(.leading)
      .foregroundStyle(rgb(0x000000))
      .lineLimit(2)
    if hasSubtitle {
      Text("Subtitle \(number)")
        .font(form.subtitleFont)
        .foregroundStyle(faint)
        .lineLimit(1)
        .truncationMode(.middle)
    }
  }
}

private struct Tiles: View {
  let count: Int
  let columns: Int
  let form: Form
  var hasSubtitle = true
  var iconBackground = rgb(0x009AC7, 77 / 255)
  var mostHeight: Double?
  /// Whether a row with one tile too few keeps its columns.
  var fillsLastRow = false

  private var spacing: Double { form == .dense ? 0 : 8 }

  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(row * columns..<min(count, (row + 1) * columns), id: \.self) { number in
              tile(number).frame(maxWidth: .infinity)
            }
            if fillsLastRow, (row + 1) * columns > count {
              Spacer().frame(maxWidth: .infinity)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(form == .only || form == .dense ? 0 : 8)
    }
  }

  @ViewBuilder private func tile(_ number: Int) -> some View {
    let tile = Tile(
      form: form, number: number, hasSubtitle: hasSubtitle, iconBackground: iconBackground)
    if let mostHeight {
      tile.frame(maxHeight: mostHeight)
    } else {
      tile
    }
  }
}

#Preview("ha/tiles/systemSmall-01-sub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only)
}

#Preview("ha/tiles/systemSmall-01-nosub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only, hasSubtitle: false)
}

#Preview("ha/tiles/systemSmall-02-sub-bg-light") {
  Tiles(count: 2, columns: 1, form: .low)
}

#Preview("ha/tiles/systemSmall-02-sub-light") {
  Tiles(count: 2, columns: 1, form: .low, iconBackground: .clear)
}

#Preview("ha/tiles/systemSmall-02-nosub-bg-light") {
  Tiles(count: 2, columns: 1, form: .low, hasSubtitle: false)
}

#Preview("ha/tiles/systemSmall-03-sub-bg-light") {
  Tiles(count: 3, columns: 1, form: .dense)
}

#Preview("ha/tiles/systemMedium-01-sub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only)
}

#Preview("ha/tiles/systemMedium-01-nosub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only, hasSubtitle: false)
}

#Preview("ha/tiles/systemMedium-02-sub-bg-light") {
  Tiles(count: 2, columns: 2, form: .regular)
}

#Preview("ha/tiles/systemMedium-02-sub-light") {
  Tiles(count: 2, columns: 2, form: .regular, iconBackground: .clear)
}

#Preview("ha/tiles/systemMedium-02-nosub-bg-light") {
  Tiles(count: 2, columns: 2, form: .regular, hasSubtitle: false)
}

#Preview("ha/tiles/systemMedium-03-sub-bg-light") {
  Tiles(count: 3, columns: 2, form: .low, mostHeight: 68, fillsLastRow: true)
}

#Preview("ha/tiles/systemMedium-04-sub-bg-light") {
  Tiles(count: 4, columns: 2, form: .low, mostHeight: 68)
}

#Preview("ha/tiles/systemMedium-04-nosub-bg-light") {
  Tiles(count: 4, columns: 2, form: .low, hasSubtitle: false, mostHeight: 68)
}

#Preview("ha/tiles/systemMedium-06-sub-bg-light") {
  Tiles(count: 6, columns: 2, form: .dense)
}

#Preview("ha/tiles/systemLarge-01-sub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only)
}

#Preview("ha/tiles/systemLarge-01-nosub-bg-light") {
  Tiles(count: 1, columns: 1, form: .only, hasSubtitle: false)
}

#Preview("ha/tiles/systemLarge-03-sub-bg-light") {
  Tiles(count: 3, columns: 2, form: .regular)
}

#Preview("ha/tiles/systemLarge-04-sub-bg-light") {
  Tiles(count: 4, columns: 2, form: .regular)
}

#Preview("ha/tiles/systemLarge-04-nosub-bg-light") {
  Tiles(count: 4, columns: 2, form: .regular, hasSubtitle: false)
}

#Preview("ha/tiles/systemLarge-06-sub-bg-light") {
  Tiles(count: 6, columns: 2, form: .low, mostHeight: 68)
}

#Preview("ha/tiles/systemLarge-08-sub-bg-light") {
  Tiles(count: 8, columns: 2, form: .low, mostHeight: 68)
}

#Preview("ha/tiles/systemLarge-12-sub-bg-light") {
  Tiles(count: 12, columns: 2, form: .dense)
}
