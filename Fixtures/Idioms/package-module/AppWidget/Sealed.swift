import SwiftUI

// FaceKit is imported by another file of the module: its members can be named here too.
struct Sealed: View {
  let sign: Image
  var body: some View {
    ZStack {
      Circle().fill(.red)
      sign
    }
  }
}
