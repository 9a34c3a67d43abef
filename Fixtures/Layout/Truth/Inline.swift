// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

private struct Inline: View {
  let text: String

  var body: some View {
    Text(text)
      .lineLimit(1)
      .font(.system(size: 15))
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black)
  }
}

#Preview("ha/inline/long-line") { Inline(text: "Basement Dehumidifier - 1234 L") }

#Preview("ha/inline/name-and-value") { Inline(text: "Battery - 68%") }

#Preview("ha/inline/name-only") { Inline(text: "Living Room") }

#Preview("ha/inline/value-only") { Inline(text: "72%") }
