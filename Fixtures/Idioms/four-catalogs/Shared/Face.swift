struct Face: View {
  var entry: Entry
  var body: some View { Image(.logo) }
}
