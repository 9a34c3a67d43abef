struct Face: View {
  var entry: Entry
  let isKnown = true
  var body: some View {
    Image(entry.flag ? .sun : .moon)
    Image(isKnown ? .star : .cloud)
  }
}
