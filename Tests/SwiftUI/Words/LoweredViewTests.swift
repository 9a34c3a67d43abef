// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancyRunning
import VibrancySyntax
import VibrancyTypography
import VibrancyVocabulary
import VibrancyWords

@Suite struct LoweredViewTests {
  private func node(_ expression: String, around: String = "") -> ViewNode {
    LoweredCode.node(expression, around: around)
  }

  @Test func `stacks hold their views with alignment and spacing`() {
    #expect(
      node(
        #"VStack(alignment: .leading, spacing: 4) { Text("a"); Spacer(minLength: 2); Divider() }"#)
        == ViewNode(
          .vStack(
            [.text("a"), ViewNode(.spacer(minimum: 2)), ViewNode(.divider)], alignment: .leading,
            spacing: 4)))
    #expect(
      node(#"HStack(alignment: .firstTextBaseline) { Text("a") }"#)
        == ViewNode(.hStack([.text("a")], alignment: .firstTextBaseline, spacing: nil)))
    #expect(
      node("ZStack(alignment: .bottomTrailing) { Color.black; EmptyView() }")
        == ViewNode(
          .zStack([ViewNode(.fill(.color(PaintColor(.black))))], alignment: .bottomTrailing)))
  }

  @Test func `a function of a view may be named as a type is`() {
    let code = LoweredCode(
      """
      struct Root: View {
        var body: some View { Badge(count: 3) }
        @ViewBuilder func Badge(count: Int) -> some View { Text("\\(count)") }
      }
      """)
    #expect(code.node() == .text("3"))
  }

  @Test func `a text that is made where the system knows its type is what it says`() {
    let around = #"let day = DisplayRepresentation(title: .init("day", defaultValue: "Today"))"#
    #expect(node("Text(day.title)", around: around) == .text("Today"))
    #expect(node(#"Text(String(localized: .init("Later")))"#) == .text("Later"))
  }

  @Test func `a tuple that a closure gives has the labels of where it is passed`() {
    let around = """
      func span(_ make: (Int) -> (start: Int, end: Int)) -> Int { make(3).end - make(3).start }
      let kept: (Int) -> (low: Int, high: Int) = { number in return (number, 9) }
      """
    #expect(node(#"Text("\(span { (1, $0) })")"#, around: around) == .text("2"))
    #expect(node(#"Text("\(kept(4).high * 10 + kept(4).low)")"#, around: around) == .text("94"))
  }

  @Test func `a closure is not taken by an initializer that the code adds for texts`() {
    let around = """
      extension UIColor { convenience init(_ hex: String, other: UIColor = .clear) { self.init(white: 1, alpha: 1) } }
      """
    #expect(
      node("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", around: around)
        == ViewNode(.fill(.color(PaintColor(.black)))))
  }

  @Test func `a loop gives the views of each element`() {
    #expect(
      node(#"HStack { ForEach(0..<3) { index in Text("\(index)") } }"#)
        == ViewNode(
          .hStack([.text("0"), .text("1"), .text("2")], alignment: .center, spacing: nil)))
    #expect(
      node(#"VStack { ForEach(["x", "y"], id: \.self) { Text($0) } }"#)
        == ViewNode(.vStack([.text("x"), .text("y")], alignment: .center, spacing: nil)))
  }

  @Test func `branches show what holds`() {
    let node = node(
      #"VStack { if family == .systemSmall { Text("small") } else { Text("other") } }"#,
      around: "extension Root { var family: WidgetFamily { .systemSmall } }")
    #expect(node == ViewNode(.vStack([.text("small")], alignment: .center, spacing: nil)))
  }

  @Test func `modifiers stand from the inside out`() {
    #expect(
      node(
        #"Text("a").padding(.horizontal, 6).frame(maxWidth: .infinity, alignment: .leading).padding()"#
      )
        == .text(
          "a",
          [
            .padding(Insets(leading: 6, trailing: 6)),
            .flexibleFrame(
              FlexibleFrame(width: FlexibleFrame.Range(most: .infinity), alignment: .leading)),
            .padding(.standard),
          ]))
  }

  @Test func `backgrounds and overlays are views or styles`() {
    #expect(
      node(
        #"Text("a").background(Color.black, in: Capsule()).overlay(alignment: .top) { Circle() }"#)
        == .text(
          "a",
          [
            .backgroundStyle(.color(PaintColor(.black)), .capsule),
            .overlay(ViewNode(.shape(ShapeView(.circle))), alignment: .top),
          ]))
    #expect(
      node(#"Text("a").background(Circle().fill(.white))"#)
        == .text(
          "a",
          [
            .background(
              ViewNode(.shape(ShapeView(.circle, fill: .color(PaintColor(.white))))),
              alignment: .center)
          ]))
  }

  @Test func `styles of text reach its spans, those of views what is inside`() {
    var span = TextSpan("a")
    (span.font, span.weight) = (FontRequest(.caption), 600)
    span.style = .secondary
    #expect(
      node(#"Text("a").font(.caption).bold().foregroundStyle(.secondary)"#)
        == ViewNode(.text([span])))
    #expect(
      node(
        #"VStack { Text("a") }.font(.system(size: 20, weight: .heavy, design: .rounded)).lineLimit(2)"#
      )
        == ViewNode(
          .vStack([.text("a")], alignment: .center, spacing: nil),
          [
            .environment(.font(FontRequest(size: 20, weight: 800, design: .rounded))),
            .environment(.lineLimit(2, reservesSpace: false)),
          ]))
  }

  @Test func `bold is the emphasized weight of the font around`() {
    var title = TextSpan("a")
    title.weight = 700
    let group = node(#"VStack { Text("a").bold() }.font(.largeTitle)"#)
    guard case .vStack(let nodes, _, _) = group.content else {
      Issue.record("no stack")
      return
    }
    #expect(nodes == [ViewNode(.text([title]))])
  }

  @Test func `texts are joined, and symbols stand in them`() {
    var bold = TextSpan("b")
    bold.weight = 600
    #expect(
      node(#"Text("a") + Text("b").bold()"#) == ViewNode(.text([TextSpan("a"), bold])))
    #expect(
      node(#"Text("a \(Image(systemName: "star")) b")"#)
        == ViewNode(
          .hStack(
            [.text("a "), ViewNode(.symbol(SymbolImage("star"))), .text(" b")],
            alignment: .firstTextBaseline, spacing: 0)))
  }

  @Test func `literals have Markdown, strings have none`() {
    var strong = TextSpan("b")
    strong.weight = 600
    #expect(node(#"Text("a **b**")"#) == ViewNode(.text([TextSpan("a "), strong])))
    #expect(node(#"Text(verbatim: "a **b**")"#) == .text("a **b**"))
    #expect(node("Text(s)", around: #"let s = "a **b**""#) == .text("a **b**"))
  }

  @Test func `literals are looked up by their key`() {
    let code = LoweredCode(
      #"struct Root: View { var body: some View { Text("\(3) of \("x")") } }"#)
    code.evaluator.interface.strings = { key, _, _ in key == "%lld of %@" ? "%2$@: %1$lld %%" : nil
    }
    guard case .text(let spans) = code.node().content else {
      Issue.record("no text")
      return
    }
    #expect(spans.map(\.text).joined() == "x: 3 %")
  }

  @Test func `shapes are filled, stroked, trimmed and made of paths`() {
    var trimmed = ShapeView(.circle)
    trimmed.trim = Trim(0, 0.5)
    var line = StrokeStyle(width: 8)
    line.cap = .round
    (trimmed.stroke, trimmed.strokePaint) = (line, .tint)
    #expect(
      node(
        "Circle().trim(from: 0, to: 0.5).stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))"
      )
        == ViewNode(.shape(trimmed)))
    var path = Path()
    path.move(to: [0, 0])
    path.line(to: [10, 0])
    path.close()
    #expect(
      node(
        "Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 0)); path.closeSubpath() }"
      ) == ViewNode(.shape(ShapeView(.path(path, size: nil)))))
  }

  @Test func `an own shape is made for the size it gets`() {
    let code = LoweredCode(
      """
      struct Root: View { var body: some View { Half().fill(.white) } }
      struct Half: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
          return path
        }
      }
      """)
    guard case .geometryReader(let number) = code.node().content else {
      Issue.record("no reader")
      return
    }
    let node = code.evaluator.swiftUI.resolve(number, Size(20, 10)).withoutPlaces
    guard case .shape(let shape) = node.content else {
      Issue.record("no shape")
      return
    }
    #expect(shape.kind == .path(.rectangle(0, 0, 10, 10), size: nil))
    #expect(shape.fill == .color(PaintColor(.white)))
  }

  @Test func `a geometry reader's views are made for its size`() {
    let code = LoweredCode(
      "struct Root: View { var body: some View { GeometryReader { proxy in "
        + "Color.white.frame(width: proxy.size.width / 2, height: proxy.frame(in: .local).midY) } } }"
    )
    guard case .geometryReader(let number) = code.node().content else {
      Issue.record("no reader")
      return
    }
    #expect(
      code.evaluator.swiftUI.resolve(number, Size(40, 20)).withoutPlaces
        == ViewNode(
          .fill(.color(PaintColor(.white))), [.frame(width: 20, height: 10, alignment: .center)]))
  }

  @Test func `controls hold their labels`() {
    var gauge = Gauge(0.25)
    gauge.label = [.text("CPU")]
    gauge.currentValue = [.text("25")]
    #expect(
      node(
        #"Gauge(value: 25, in: 0...100) { Text("CPU") } currentValueLabel: { Text("25") }.gaugeStyle(.accessoryCircular)"#
      )
        == ViewNode(.gauge(gauge), [.environment(.gaugeStyle(.accessoryCircular))]))
    #expect(
      node(#"Label("Home", systemImage: "house")"#)
        == ViewNode(
          .label(Label(title: [.text("Home")], icon: [ViewNode(.symbol(SymbolImage("house")))]))))
    #expect(
      node(#"Button(intent: Tap()) { Text("Go") }.buttonStyle(.plain)"#, around: "struct Tap {}")
        == ViewNode(.button(Button([.text("Go")])), [.environment(.buttonStyle(.plain))]))
    #expect(
      node(#"Link(destination: url) { Text("x") }"#, around: "let url = 1")
        == ViewNode(.link([.text("x")])))
    #expect(
      node("ProgressView(value: 1, total: 4)") == ViewNode(.progress(ProgressIndicator(0.25))))
  }

  @Test func `styles of the sources make the controls inside`() {
    #expect(
      node(
        #"VStack { Button("Go") {} }.buttonStyle(Round())"#,
        around: """
          struct Round: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label.padding(3)
            }
          }
          """)
        == ViewNode(
          .vStack(
            [.text("Go", [.padding(Insets(all: 3))])], alignment: .center, spacing: nil)))
  }

  @Test func `a control in a style of its own is the system's`() {
    func styled(_ control: String, _ name: String, _ protocol: String) -> ViewNode {
      let type = control.prefix { $0 != "(" }
      return node(
        "\(control).\(name)(Own())",
        around: """
          struct Own: \(`protocol`) {
            func makeBody(configuration: Configuration) -> some View {
              \(type)(configuration).padding(3)
            }
          }
          """)
    }
    let around: [Modifier] = [.padding(Insets(all: 3))]
    var progress = ProgressIndicator(0.25)
    progress.label = [.text("a")]
    #expect(
      styled(#"ProgressView("a", value: 1, total: 4)"#, "progressViewStyle", "ProgressViewStyle")
        == ViewNode(.progress(progress), around))
    let symbol = ViewNode(.symbol(SymbolImage("star")))
    #expect(
      styled(#"Label("a", systemImage: "star")"#, "labelStyle", "LabelStyle")
        == ViewNode(.label(Label(title: [.text("a")], icon: [symbol])), around))
    #expect(
      styled(#"Button("a", action: {})"#, "buttonStyle", "PrimitiveButtonStyle")
        == ViewNode(.button(Button([.text("a")])), around))
    #expect(
      styled(#"Toggle("a", isOn: .constant(true))"#, "toggleStyle", "ToggleStyle")
        == ViewNode(.toggle(Toggle(isOn: true, [.text("a")])), around))
    var gauge = Gauge(0.25)
    gauge.label = [.text("a")]
    #expect(
      styled(#"Gauge(value: 0.25, label: { Text("a") })"#, "gaugeStyle", "GaugeStyle")
        == ViewNode(.gauge(gauge), around))
  }

  @Test func `modifiers of the sources wrap what they are called on`() {
    #expect(
      node(
        #"Text("a").modifier(Card(inset: 5))"#,
        around: """
          struct Card: ViewModifier {
            let inset: CGFloat
            func body(content: Content) -> some View { content.padding(inset).background(.black) }
          }
          """)
        == .text(
          "a", [.padding(Insets(all: 5)), .backgroundStyle(.color(PaintColor(.black)), nil)]))
  }

  @Test func `the container background stands apart, where it is shown`() {
    let text =
      #"struct Root: View { var body: some View { Text("a").containerBackground(.white, for: .widget) } }"#
    let shown = LoweredCode(text)
    #expect(shown.node() == .text("a"))
    #expect(
      shown.evaluator.interface.containerBackground?.withoutPlaces
        == ViewNode(.fill(.color(PaintColor(.white)))))
    var situation = Situation()
    situation.showsBackground = false
    let removed = LoweredCode(text, situation)
    #expect(removed.node() == .text("a"))
    #expect(removed.evaluator.interface.containerBackground == nil)
    #expect(removed.evaluator.interface.hasContainerBackground)
  }

  @Test func `what views set reaches the bodies inside`() {
    let around = """
      private struct AccentKey: EnvironmentKey { static let defaultValue = 2.0 }
      extension EnvironmentValues {
        var accent: Double { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
      }
      struct Inner: View {
        @Environment(\\.accent) var accent
        @Environment(\\.colorScheme) var scheme
        var body: some View { Color.white.opacity(accent / 4).frame(width: scheme == .dark ? 1 : 2) }
      }
      """
    func inner(_ opacity: Float, _ width: Double) -> ViewNode {
      ViewNode(
        .fill(.color(PaintColor(.white, opacity: opacity))),
        [.frame(width: width, height: nil, alignment: .center)])
    }
    #expect(node("Inner()", around: around) == inner(0.5, 2))
    #expect(node("Inner().environment(\\.accent, 1)", around: around) == inner(0.25, 2))
    #expect(
      node("Inner().environment(\\.colorScheme, .dark)", around: around).content
        == inner(0.5, 1).content)
  }

  @Test func `values that sources add to the environment read the others, and hand on the mode`() {
    let around = """
      enum Look { case accented, fullColor, vibrant }
      extension EnvironmentValues {
        var isTinted: Bool { get { if #available(iOS 17, *) { widgetRenderingMode == .accented } else { false } } }
        @Entry var look: Look = .fullColor
      }
      struct Inner: View {
        @Environment(\\.isTinted) var isTinted
        @Environment(\\.look) var look
        var body: some View { Text(isTinted ? "tinted" : look == .vibrant ? "vibrant" : "plain") }
      }
      """
    func shown(_ mode: WidgetMode) -> ViewNode {
      var situation = Situation()
      situation.mode = mode
      return LoweredCode.node("Inner()", around: around, situation)
    }
    #expect(shown(.fullColor) == .text("plain"))
    #expect(shown(.accented) == .text("tinted"))
    #expect(shown(.vibrant) == .text("vibrant"))
  }

  @Test func `an unknown modifier leaves the view, an unknown view is a box, each listed`() {
    #expect(node(#"Text("a").sparkling().padding()"#) == .text("a", [.padding(.standard)]))
    #expect(LoweredCode.gaps(#"Text("a").sparkling()"#) == ["sparkling"])
    #expect(node("Map { }") == ViewNode(.unknown("Map")))
    #expect(LoweredCode.gaps("Map { }") == ["Map"])
    #expect(LoweredCode.gaps(#"Text("a").accessibilityLabel("b").id(3).widgetURL(nil)"#).isEmpty)
  }

  @Test func `words stand for a text that is not known, by what it is called, else a dash`() {
    #expect(node("Text(store.title)") == .text("Morning Walk"))
    #expect(node("Text(store.cityName)") == .text("Lisbon"))
    #expect(node("Text(store.shared)") == .text("–"))
    #expect(node(#"Text("\(store.count) kcal")"#).shownText == "12 kcal")
    #expect(node(#"Text("\(store.percent, specifier: "%.0f")%")"#).shownText == "62%")
    #expect(node("Text(store.count, format: .number)") == .text("12"))
    #expect(node("Text(store.userName.uppercased())") == .text("Alex"))
    #expect(node("Text(Store().description)") == .text("–"))
    #expect(node("Text(line)", around: #"let line = "\(store.title)!""#) == .text("Morning Walk!"))
    #expect(node("Button(store.title) {}") == ViewNode(.button(Button([.text("Morning Walk")]))))
    #expect(node("Image(systemName: store.icon)") == ViewNode(.symbol(SymbolImage("star.fill"))))
    guard case .label(let label) = node(#"Label(store.title, systemImage: "star")"#).content else {
      Issue.record("no label")
      return
    }
    #expect(label.title == [.text("Morning Walk")])
    #expect(LoweredCode.gaps("Text(store.title)") == ["title"])
  }

  @Test func `a scaled length follows the text size around, as the font of its style does`() {
    let around = """
      struct Bar: View {
        @ScaledMetric var body1: CGFloat = 17
        @ScaledMetric(relativeTo: .largeTitle) var title = 34.0
        @ScaledMetric var own: CGFloat
        init() { _own = ScaledMetric(wrappedValue: 11, relativeTo: .caption2) }
        var body: some View { Color.black.padding(body1).padding(title).padding(own) }
      }
      """
    func lengths(_ expression: String, _ size: TypeSize) -> [Double] {
      var situation = Situation()
      situation.typeSize = size
      return LoweredCode.node(expression, around: around, situation).modifiers.compactMap {
        if case .padding(let insets) = $0 { insets.top } else { nil }
      }
    }
    #expect(lengths("Bar()", .large) == [17, 34, 11])
    #expect(lengths("Bar()", .accessibility5) == [53, 60, 40])
    #expect(lengths("Bar().dynamicTypeSize(.xSmall)", .accessibility5) == [14, 31, 11])
  }

  @Test func `a view of another module is a box, and a layout of the sources' own is listed`() {
    #expect(node(#"Banner(title: "a")"#) == ViewNode(.unknown("Banner")))
    #expect(node(#"Banner(title: "a").large()"#) == ViewNode(.unknown("Banner")))
    let around = """
      struct Flow: Layout {
        var spacing = 4.0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize
        { .zero }
      }
      """
    #expect(
      node(#"Flow(spacing: 2) { Text("a") }"#, around: around)
        == ViewNode(.customLayout([.text("a")], name: "Flow")))
    #expect(LoweredCode.gaps(#"Flow { Text("a") }"#, around: around) == ["Flow"])
  }

  @Test func `a picture in the line above the clock is as high as its text`() {
    var situation = Situation()
    situation.family = .accessoryInline
    let code = LoweredCode(
      #"struct Root: View { var body: some View { Image("a").resizable() } }"#, situation)
    code.evaluator.interface.pictures = { $0 == "a" ? Size(80, 40) : nil }
    #expect(code.node() == ViewNode(.picture(Picture("a", size: Size(40, 20)))))
  }

  @Test func `a picture drawn by code has the size it is drawn in`() {
    let renderer = "UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8))"
    #expect(
      node("Image(uiImage: \(renderer).image { _ in })")
        == ViewNode(.picture(Picture("", size: Size(12, 8)))))
    #expect(
      node("Image(systemSymbol: .boltFill)") == ViewNode(.symbol(SymbolImage("bolt.fill"))))
  }

  @Test func `a constant binding is its value`() {
    let around =
      "struct Inner: View { @Binding var isOn: Bool; var body: some View { Toggle(\"\", isOn: $isOn) } }"
    guard case .toggle(let toggle) = node("Inner(isOn: .constant(true))", around: around).content
    else {
      Issue.record("no toggle")
      return
    }
    #expect(toggle.isOn)
  }

  @Test func `a view that shows itself ends`() {
    let code = LoweredCode(
      "struct Root: View { var body: some View { VStack { Root() } } }")
    #expect(code.node().isEmpty == false)
    let plain = LoweredCode("struct Root: View { var body: some View { Root() } }")
    _ = plain.node()
    #expect(plain.evaluator.steps <= Evaluator.mostSteps)
  }
}

extension ViewNode {
  /// The letters of a text.
  fileprivate var shownText: String? {
    guard case .text(let spans) = content else { return nil }
    return spans.map(\.text).joined()
  }
}
