import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  let entry: Entry
  var body: some View {
    ZStack {
      Circle().fill(style.opacity(0.2))
      Text("faint style")
    }
    ZStack {
      Circle().fill(tone().opacity(0.1))
      Text("faint color")
    }
    ZStack {
      plate
      Text("plate")
    }
    Text("erased").background(AnyShapeStyle(Color.red), in: Capsule())
    Text("gradient").background(entry.tint.gradient)
    Text("faint background").background(.background, in: Capsule()).backgroundStyle(.primary.quinary)
    Text("background").background(.background, in: Capsule())
    ZStack {
      Circle().stroke(lineWidth: 8).fill(Color.red)
      Text("ring")
    }
    ZStack {
      Circle().fill(Color.red).frame(width: 20, height: 20)
      Image(systemName: "star").frame(width: 40, height: 40)
    }
    ZStack {
      RoundedRectangle(cornerRadius: 2).fill(Color.red).frame(height: 3)
      Text("bar")
    }
    ZStack {
      Rectangle().fill(Color.red)
      Canvas { context, size in context.fill(Path(), with: .color(.white)) }
    }
    Text("cut out").foregroundStyle(.white).background(Color.black).luminanceToAlpha()
    Text("made").background(.init(red: 1, green: 0, blue: 0))
  }
  private var style: HierarchicalShapeStyle { .primary }
  private func tone() -> Color { entry.isOn ? .red : .yellow }
  private var plate: Color { .orange }
}

struct Entry: TimelineEntry {
  let date: Date
  let isOn: Bool
  let tint: Color
}
