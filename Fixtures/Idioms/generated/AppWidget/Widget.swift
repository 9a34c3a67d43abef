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
  let art: ImageResource = .stored
  var body: some View {
    Asset.logo.swiftUIImage
    Image(uiImage: Asset.Birds.heron.image)
    Image(asset: Asset.Assets.crane)
    Image(art)
    Image(ImageResource.owl)
    Image("Fish/cod")
    Image(.Fish.eel)
    Image("eel")
    Label("Kite", image: .kite)
    Image(uiImage: UIImage(resource: .myGull2))
  }
}
