// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

private struct Title: View {
  let text: String

  var body: some View {
    Text(text)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 14)
  }
}

private struct Setting<Value: View>: View {
  let title: String
  @ViewBuilder let value: Value

  var body: some View {
    Button(intent: Tap()) {
      HStack(spacing: 12) {
        Title(text: title)
        value
      }
      .padding(.horizontal, 20)
    }
    .buttonStyle(.plain)
  }
}

#Preview("air/text") {
  Title(text: "Just some text").foregroundStyle(.primary).padding(.horizontal, 20)
}

#Preview("air/button") {
  Setting(title: "Setting Button") {
    Image(systemName: "arrow.up.forward").foregroundStyle(.secondary)
  }
}

#Preview("air/picker") {
  Setting(title: "Setting Picker") {
    Text("1").foregroundStyle(.secondary)
    Image(systemName: "chevron.forward").foregroundStyle(.secondary)
  }
}

#Preview("air/toggle") {
  HStack(spacing: 12) {
    Title(text: "Now it's true")
    Toggle(isOn: true, intent: Tap()) {}
  }
  .padding(.horizontal, 20)
}

#Preview("air/textfield") {
  Text("But it does some text")
    .lineLimit(1)
    .frame(height: 22, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 14)
    .padding(.horizontal, 20)
}

#Preview("air/custom") {
  VStack(spacing: 0) {
    Text("Some custom text")
    Button("Some custom Button", intent: Tap()).buttonStyle(.borderless)
  }
}
