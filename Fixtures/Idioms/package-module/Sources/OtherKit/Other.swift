public struct Other: View {
  public var body: some View { Image("mark", bundle: .module) }
}
