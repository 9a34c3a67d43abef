import WidgetKit

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    BareWidget()
    HelpedWidget()
    PaintedWidget()
    CircleWidget()
  }
}

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bare", provider: Provider()) { _ in Text("bare") }
      .supportedFamilies([.systemSmall])
  }
}

struct HelpedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "helped", provider: Provider()) { _ in
      Text("helped").widgetBackground(Color.black)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PaintedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "painted", provider: Provider()) { _ in Text("painted").painted() }
      .supportedFamilies([.systemMedium])
  }
}

struct CircleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "circle", provider: Provider()) { _ in Text("circle") }
      .supportedFamilies([.accessoryCircular])
  }
}

extension View {
  func widgetBackground(_ view: some View) -> some View {
    if #available(iOS 17, *) {
      return containerBackground(for: .widget) { view }
    } else {
      return background(view)
    }
  }
  func painted() -> some View { background(Color.clear) }
}
