struct Home: View {
  var body: some View { Image("photo") }
}
