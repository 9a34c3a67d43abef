import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    makeConfiguration()
      .configurationDisplayName("Face")
      .supportedFamilies([.systemSmall])
      .contentMarginsDisabled()
  }

  func makeConfiguration() -> some WidgetConfiguration {
    if #available(iOS 17, *) {
      return AppIntentConfiguration(
        kind: "face", intent: FaceIntent.self, provider: Provider(), content: Face.init)
    } else {
      return IntentConfiguration(
        kind: "face", intent: OldIntent.self, provider: Old(), content: { Face(entry: $0) })
    }
  }
}

struct Face: View {
  let entry: Entry
  var icon = "default"
  @Environment(\.widgetRenderingMode) private var mode: WidgetRenderingMode

  var body: some View {
    VStack {
      Image.logo
      Theme.dark.image
      Icons.icon(for: .sun).resizable()
      Label {
        Text("label")
      } icon: {
        Image("label")
      }
      if let image = UIImage(named: "loaded") { Image(uiImage: image) }
      Image(uiImage: UIImage(data: entry.data) ?? UIImage(named: "placeholder")!)
      Image(icon)
      LazyVGrid(columns: entry.columns) { Image("grid") }
      Gauge(value: 0.5) {
        Image("gauge")
      } currentValueLabel: {
        Text("50")
      }
      Text("overlay").overlay(alignment: .topTrailing) { Image("overlay") }
      Text("label").widgetLabel { Image("caption") }
      Text("inset").safeAreaInset(edge: .bottom) { Image("inset") }
      mode == .fullColor ? Image("color") : Image("mono")
    }
    .containerBackground(for: .widget) { Color.black }
  }
}

extension Image {
  static let logo = Image("logo")
}

enum Theme: String {
  case dark = "theme-dark", light = "theme-light"
  var image: Image { Image(rawValue) }
}

struct Icons {
  enum Kind { case sun, moon }
  static func icon(for kind: Kind) -> Image {
    switch kind {
    case .sun: return Image("sun")
    case .moon: return Image("moon")
    }
  }
}
