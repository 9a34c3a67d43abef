struct Home: View {
  let widget: Widget
  var body: some View { Image("app") }
}
