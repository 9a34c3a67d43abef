@main
struct App: SwiftUI.App {
  var body: some Scene { WindowGroup { Image(.logo) } }
}
