// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

private struct Example<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).font(.headline).fixedSize()
        Spacer(minLength: 0)
      }
      Spacer()
      content
      Spacer()
    }
    .padding(15)
  }
}

#Preview("we/AppGroup") {
  Example(title: "App Group") {
    Text("Lucky number").font(.subheadline).fontWeight(.semibold)
    Group {
      Text("UserDefaults: 7")
      Text("TXT File: 7")
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

#Preview("we/CoreData") {
  Example(title: "Core Data") {
    Text("Count: 3").font(.subheadline).fontWeight(.semibold)
    Group {
      Text("Last item:")
      Text("Document #3")
    }
    .font(.footnote)
  }
}

#Preview("we/DeepLink") {
  Example(title: "Deep Link") { Text("Tap anywhere") }
}

#Preview("we/DynamicIntent") {
  Example(title: "Dynamic Intent") {
    Text("Friend 1").font(.subheadline).fontWeight(.semibold)
    Group {
      Text("Date of birth:")
      Text("May 21, 2023")
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

#Preview("we/Intent") {
  Example(title: "Intent") {
    Text("Edit Widget to change the background").font(.subheadline).foregroundStyle(.secondary)
  }
}

#Preview("we/LockScreen") {
  Example(title: "Lock Screen") {
    Gauge(value: 0.67) {
      HStack {
        Text("67% of day")
        Spacer()
      }
    }
    .gaugeStyle(.linearCapacity)
  }
}

#Preview("we/SharedView") {
  GeometryReader { _ in
    ZStack {
      Circle().fill(
        LinearGradient(
          stops: [
            .init(color: rgb(0x60CCE0), location: 0), .init(color: rgb(0x3EB8CE), location: 0.5),
            .init(color: rgb(0x30B0C7), location: 0.8),
          ], startPoint: .top, endPoint: .bottom))
      Image(systemName: "star.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(maxWidth: 60, maxHeight: 60)
        .foregroundStyle(
          LinearGradient(
            colors: [rgb(0xFFFFFF), rgb(0xE6E6E6)], startPoint: .top, endPoint: .bottom))
    }
  }
  .padding(15)
}

#Preview("we/URLImage") {
  Example(title: "URL Image") {
    Group {
      Text("Request count: 2")
      Text("Cached: true").foregroundStyle(.green)
      Color.black
        .aspectRatio(1.269, contentMode: .fit)
        .frame(maxHeight: 50)
        .clipShape(RoundedRectangle(cornerRadius: 5))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.gray, lineWidth: 1) }
    }
    .font(.subheadline)
  }
}
