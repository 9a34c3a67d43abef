import SwiftUI

#Preview {
  Image("preview-backdrop")
}
