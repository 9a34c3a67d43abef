struct Half: View {
  var body: some View {
    VStack { Image("half"
