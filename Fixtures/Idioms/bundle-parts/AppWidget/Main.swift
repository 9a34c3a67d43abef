@main
struct Widgets: WidgetBundle {
  let bundle = NewWidgets()

  var body: some Widget {
    if #available(iOS 18, *) {
      return bundle.widgets
    } else {
      return OldWidgets.all
    }
  }
}

struct NewWidgets {
  @WidgetBundleBuilder var widgets: some Widget {
    NewWidget()
  }
}

enum OldWidgets {
  static var all: some Widget { OldWidget() }
}

enum Loose {
  static let kind = LooseWidget.self
}
