@main
struct MyApp: App { var body: some Scene { WindowGroup { Image("app") } } }
