public struct Face: View {
  public var body: some View {
    VStack {
      Image("mark", bundle: .module)
      Image("logo")
    }
  }
}

extension Image {
  public static var wax: Image { Image("mark", bundle: .module).renderingMode(.template) }
}
