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
  private let model = Model()
  var body: some View {
    ZStack (alignment: .center) {
      Circle().fill(Color.red)
      Text ("label")
    }
    .accessibilityLabel(entry.title)
    ZStack {
      Circle().fill(Color.red)
      Text("frame")
    }
    .frame(size: 32)
    Card(title: "cover") { Image(uiImage: entry.cover).resizable() }
    Text("nested").background(model.tone())
    Label(entry.title ?? "", systemImage: "star").background(Color.red)
    entry.cover.map { Image(uiImage: $0) }
    Avatar(url: nil)
    Image(uiImage: .badge)
  }
}

extension Face {
  struct Model {
    func tone() -> Color { Color(red: 1, green: 0, blue: 0) }
  }
}

struct Other {
  struct Model {
    func tone() -> Color { .clear }
  }
}

extension View {
  func accessibilityLabel(_ label: String?) -> some View { accessibilityLabel(Text(label ?? "")) }
  func frame(size: CGFloat) -> some View { frame(width: size, height: size) }
}

extension UIImage {
  static var badge: UIImage { UIImage(named: "badge")! }
}

struct Card<Content: View>: View {
  let title: String
  let isBold: Bool
  let content: Content
  init(title: String, isBold: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isBold = isBold
    self.content = content()
  }
  var body: some View {
    VStack {
      Text(title).bold(isBold)
      content
    }
  }
}

struct Avatar: View {
  private let url: URL?
  init(url: URL?) { self.url = Avatar.checked(url) }
  var body: some View {
    if let url { Image(uiImage: UIImage(contentsOfFile: url.path)!) } else { Text("none") }
  }
  static func checked(_ url: URL?) -> URL? {
    guard let scheme = url?.scheme else { return nil }
    return scheme == "file" ? url : nil
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let title: String?
  let cover: UIImage
}
