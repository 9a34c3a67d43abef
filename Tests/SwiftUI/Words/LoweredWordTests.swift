// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancySyntax
import VibrancyTypography
import VibrancyWords

/// Words and pictures that code computes, and containers of the subviews they are given.
@Suite struct LoweredWordTests {
  private func text(
    _ expression: String, around: String = "", strings: [String: String] = [:]
  ) -> String {
    let code = LoweredCode(
      "struct Root: View { var body: some View { \(expression) } }\n" + around)
    code.evaluator.interface.strings = { key, _, _ in strings[key] }
    var node = code.node()
    if case .group(let nodes) = node.content, nodes.count == 1 { node = nodes[0] }
    guard case .text(let spans) = node.content else { return "no text" }
    return spans.map(\.text).joined()
  }

  @Test func `words agree with their number`() {
    #expect(text(#"Text("^[\(3) day](inflect: true)")"#) == "3 days")
    #expect(text(#"Text("^[\(1) cup](inflect: true)")"#) == "1 cup")
  }

  @Test func `a localized format keeps its placeholders for values`() {
    let strings = ["greeting": "Hello %@", "Hi %@": "Hi there %@", "fmt": "%d of %@"]
    #expect(
      text(
        #"Text(String(format: NSLocalizedString("greeting", comment: "Greeting"), "Bo"))"#,
        strings: strings) == "Hello Bo")
    #expect(
      text(
        #"Text(String(format: NSLocalizedString("Hi %@", comment: ""), "Bo"))"#, strings: strings)
        == "Hi there Bo")
    #expect(
      text(
        #"Text(String.localizedStringWithFormat(NSLocalizedString("fmt", comment: ""), 3, "x"))"#,
        strings: strings) == "3 of x")
    #expect(
      text(#"Text(String(localized: "Hi \("Bo")"))"#, strings: strings) == "Hi there Bo")
  }

  @Test func `numbers in a literal are written as keys have them`() {
    #expect(text(#"Text("\(1234) of \(0.4)")"#) == "1,234 of 0.400000")
    #expect(text(#"Text("\(-12345.5)")"#) == "-12,345.500000")
    #expect(text(#"Text("\(1234, specifier: "%d")")"#) == "1,234")
    #expect(text(#"Text(verbatim: "\(1234)")"#) == "1234")
    #expect(text(#"Text(String(1234))"#) == "1234")
    #expect(text("Text(line)", around: #"let line = "\(2026)""#) == "2026")
  }

  @Test func `a function that gives a key looks it up`() {
    let around = """
      func key(_ n: Int) -> LocalizedStringKey { n == 1 ? "greet" : "bye \\(n)" }
      """
    let strings = ["greet": "Good day", "bye %lld": "Goodbye %lld"]
    #expect(text("Text(key(1))", around: around, strings: strings) == "Good day")
    #expect(text("Text(key(2))", around: around, strings: strings) == "Goodbye 2")
  }

  @Test func `an interpolation is written by its formatter`() {
    let around = """
      let year: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy"; return f }()
      let two: NumberFormatter = { let f = NumberFormatter(); f.minimumFractionDigits = 2; return f }()
      let date = Date(timeIntervalSince1970: 0)
      """
    #expect(text(#"Text("in \(date, formatter: year)")"#, around: around) == "in 1970")
    #expect(text(#"Text("\(3 as NSNumber, formatter: two)")"#, around: around) == "3.00")
  }

  @Test func `a generated accessor gives the text of its key, whatever its body does`() {
    let strings = ["days_count": "%d whole days", "title": "My title", "hello": "Hello there"]
    let around = """
      enum L10n {
        static func days(_ p1: Int) -> String { return L10n.tr("Localizable", "days_count", p1, fallback: "%d days") }
        static let title = L10n.tr("Localizable", "title", fallback: "Title")
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          return Resolver.make(key, in: table).resolved(args)
        }
      }
      var hello: String { Lookup.shared.resolve("Localizable", "hello") }
      var resource: StringResource { .init(key: "title", tableName: "Localizable", source: 1) }
      """
    let generated = """
      struct R { static let string = _R.string() }
      struct _R {
        struct string {
          var localizable: localizable { .init(source: .hosting) }
          struct localizable {
            let source: StringResource.Source
            var title: StringResource { .init(key: "title", tableName: "Localizable", source: source) }
          }
        }
      }
      """
    #expect(
      text("Text(R.string.localizable.title())", around: generated, strings: strings) == "My title")
    #expect(text("Text(L10n.days(3))", around: around, strings: strings) == "3 whole days")
    #expect(text("Text(L10n.title)", around: around, strings: strings) == "My title")
    #expect(text("Text(hello)", around: around, strings: strings) == "Hello there")
    #expect(text("Text(resource())", around: around, strings: strings) == "My title")
  }

  @Test func `a loop over a binding names what each holds`() {
    let around = """
      struct Item: Identifiable { let id: Int; var name: String }
      extension Root { var items: [Item] { [Item(id: 1, name: "one")] } }
      """
    #expect(
      text("ForEach(Binding.constant(items)) { $item in Text(item.name) }", around: around) == "one"
    )
  }

  @Test func `a container gets its subviews one by one`() {
    let around = """
      struct Row<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { views in
            HStack { ForEach(views) { $0 }; Text("\\(views.count)") }
          }
        }
      }
      struct Each<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { HStack { ForEach(subviews: content) { view in view; Text("-") } } }
      }
      """
    func row(_ texts: String...) -> ViewNode {
      ViewNode(.hStack(texts.map { .text($0) }, alignment: .center, spacing: nil))
    }
    let inner = #"Text("a"); ForEach(1..<3) { Text("\($0)") }"#
    #expect(LoweredCode.node("Row { \(inner) }", around: around) == row("a", "1", "2", "3"))
    #expect(
      LoweredCode.node("Each { \(inner) }", around: around) == row("a", "-", "1", "-", "2", "-"))
  }

  @Test func `a builder that gives nothing is an empty view, with or without modifiers`() {
    let around = """
      @ViewBuilder func empty() -> some View { }
      @ViewBuilder func maybe(_ isShown: Bool) -> some View { if isShown { Text("x") } }
      """
    let view =
      #"VStack { empty().padding(10).background(.red); maybe(false).frame(width: 9); Text("a") }"#
    #expect(
      LoweredCode.node(view, around: around)
        == ViewNode(.vStack([.text("a")], alignment: .center, spacing: nil)))
    #expect(LoweredCode.gaps(view, around: around) == [])
  }

  @Test(
    arguments: [
      ("Avenir-Regular", nil, false), ("Avenir-Bold", 700, false),
      ("Montserrat-ExtraBold", 800, false),
      ("Poppins-SemiBold", 600, false), ("Lato-BoldItalic", 700, true), ("Inter Light", 300, false),
      ("GilroyHeavy", 800, false), ("Blackadder", nil, false), ("Georgia-Italic", nil, true),
    ] as [(String, Double?, Bool)])
  func `a font's name says its weight`(_ name: String, _ weight: Double?, _ isItalic: Bool) {
    var font = FontRequest(size: 14, weight: weight)
    font.isItalic = isItalic
    var span = TextSpan("a")
    span.font = font
    #expect(
      LoweredCode.node("Text(\"a\").font(.custom(\"\(name)\", size: 14))")
        == ViewNode(.text([span])))
  }

  @Test(arguments: [
    "KFImage(address).resizable()", "WebImage(url: address).resizable()",
    "KFImage.url(address).placeholder { Color.red }.resizable()", "AsyncImage(url: address)",
    "LazyImage(url: address) { state in if let image = state.image { image.resizable() } else { Color.gray } }",
    "CachedAsyncImage(url: address) { image in image.resizable() } placeholder: { Color.gray }",
    "URLImage(address) { image in image.resizable() }",
  ])
  func `a picture that a package loads is a neutral one in its frame`(_ view: String) {
    let around = #"let address = URL(string: "https://example.com/a.png")"#
    guard case .picture(let picture) = LoweredCode.node(view, around: around).content else {
      Issue.record("no picture: \(view)")
      return
    }
    #expect(picture.isResizable)
    #expect(!LoweredCode.gaps(view, around: around).isEmpty)
  }

  @Test func `a project's own view of remote pictures shows its phase`() {
    let around = """
      struct Remote<Content: View>: View {
        @State private var phase: AsyncImagePhase
        private let content: (AsyncImagePhase) -> Content
        var body: some View { content(phase) }
        init<I, P>(scale: CGFloat, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
        where Content == _ConditionalContent<I, P> {
          self.init(scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
          }
        }
        init(scale: CGFloat, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
          self.content = content
          self._phase = State(wrappedValue: .empty)
        }
      }
      """
    let view = "Remote(scale: 2, content: { $0.resizable() }, placeholder: { Text(\"…\") })"
    #expect(LoweredCode.node(view, around: around) == ViewNode(.text([TextSpan("…")])))
    #expect(LoweredCode.gaps(view, around: around) == [])
  }

  @Test func `code measures texts and fonts`() {
    let around = """
      func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [NSAttributedString.Key.font: font]).width
      }
      let small = UIFont.systemFont(ofSize: 12)
      """
    #expect(
      text(
        #"Text(width("Hello World", small) > width("Hello", small) && width("Hello", small) > 20 && width("Hello", small) < 40 ? "yes" : "no")"#,
        around: around) == "yes")
    #expect(
      text(#"Text(small.lineHeight > 14 && small.lineHeight < 15 ? "yes" : "no")"#, around: around)
        == "yes")
  }
}
