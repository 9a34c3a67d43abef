public struct Face: View {
  public var body: some View {
    VStack {
      Image("mark", bundle: .module)
      Image("logo")
    }
  }
}
