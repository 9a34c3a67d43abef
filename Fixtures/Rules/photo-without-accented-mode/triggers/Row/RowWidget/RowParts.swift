import SwiftUI
import WidgetKit

struct Thumbnail: View {
  let picture: UIImage

  var body: some View {
    Image(uiImage: picture)
      .resizable()
      .frame(width: 40, height: 40)
  }
}
