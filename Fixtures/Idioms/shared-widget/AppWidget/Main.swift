@main
struct Widgets: WidgetBundle {
  var body: some Widget { SharedWidget() }
}
