import SwiftUI
import WidgetKit

struct Thumbnail: View {
  let picture: UIImage
  let isTinted: Bool

  var body: some View {
    if isTinted {
      Image(systemName: "book.closed")
    } else {
      Image(uiImage: picture).resizable()
    }
  }
}
