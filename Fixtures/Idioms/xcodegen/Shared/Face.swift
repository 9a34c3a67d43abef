struct Face: View {
  var entry: Entry
  var body: some View {
    ZStack {
      Image("shared")
      Image("app")
    }
  }
}
