@main
struct WatchApp: SwiftUI.App {
  var body: some Scene { WindowGroup { Image(.logo) } }
}
