@main
struct Main {
  static func main() {
    if #available(iOS 18, *) {
      NewWidgets.main()
    } else {
      OldWidgets.main()
    }
  }
}

struct NewWidgets: WidgetBundle {
  var body: some Widget {
    OldWidgets().body
    if #available(iOS 18.1, *) { NewWidget() }
  }
}

struct OldWidgets: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget { OldWidget() }
}
