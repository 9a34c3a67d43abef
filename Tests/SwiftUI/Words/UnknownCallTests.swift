// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancySyntax
import VibrancyTypography

/// What is drawn where code calls what is not in its sources.
@Suite struct UnknownCallTests {
  @Test(arguments: [
    ("1204.abbreviated()", "1204"), ("\"Lisbon\".withoutPrefix()", "Lisbon"),
    ("1204.inShort", "1204"), ("Rich.converted(text: \"Lisbon\")", "Lisbon"),
    ("Rich.converted(text: \"Lisbon\").attributedString(size: 12)", "Lisbon"),
    ("Rich.converted(text: Plain(content: \"Lisbon\", size: 2)).string", "Lisbon"),
  ])
  func `a text shows what an unknown call was made of`(_ call: String, _ shown: String) {
    #expect(
      LoweredCode.node("Text(\(call))", around: "import Rich")
        == LoweredCode.node(
          "Text(\"\(shown)\")"))
  }

  @Test func `numbers have the units of time that packages add`() {
    #expect(
      LoweredCode.node("Text(verbatim: \"\\(TimeInterval(minutes: 2) + .hours(1))\")")
        == .text("3720.0"))
    #expect(
      LoweredCode.node(
        "Text(verbatim: \"\\(Date(timeIntervalSince1970: 90) - Date(timeIntervalSince1970: 30))\")")
        == .text("60.0"))
    #expect(LoweredCode.gaps("Text(verbatim: \"\\(Double(parsecs: 2))\")") == ["Double"])
  }

  @Test func `a flag of an exception is not set where it is not known`() {
    func text(_ condition: String) -> ViewNode {
      LoweredCode.node("Text(\(condition) ? \"old\" : \"new\")", around: "import Store")
    }
    #expect(text("Store.isStale") == .text("new"))
    #expect(text("!Store.isStale") == .text("old"))
    #expect(text("Store.isOpen") == .text("old"))
  }

  @Test func `an attributed text has its Markdown and is free of tags`() {
    #expect(
      LoweredCode.node("Text(try! AttributedString(markdown: \"to the **bay**\"))")
        == LoweredCode.node("Text(\"to the **bay**\")"))
    let html =
      #"Text(AttributedString(try! NSAttributedString(data: Data("<p>a &amp; b</p>".utf8), options: [:], documentAttributes: nil)))"#
    #expect(LoweredCode.node(html) == .text("a & b"))
    #expect(LoweredCode.node(html.replacing("a &amp; b", with: "a < b")) == .text("a < b"))
  }

  @Test func `metrics of fonts scale by the text size`() {
    let usual = "Color.red.frame(width: UIFontMetrics.default.scaledValue(for: 20))"
    #expect(LoweredCode.node(usual) == LoweredCode.node("Color.red.frame(width: 20)"))
    let scaled = """
      struct Root: View {
        @ScaledMetric(relativeTo: .body) var side = 20.0
        var body: some View { Color.red.frame(width: side) }
      }
      """
    var situation = Situation()
    situation.typeSize = .accessibility1
    #expect(LoweredCode.node(usual, situation) == LoweredCode(scaled, situation).node())
    #expect(
      LoweredCode.node(
        "Text(\"a\").font(Font(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 9))))"
      ) == LoweredCode.node("Text(\"a\").font(Font(UIFont.systemFont(ofSize: 9)))"))
  }

  @Test func `of container backgrounds in each other the outermost is shown`() throws {
    func background(_ modifiers: String) -> (shown: ViewContent?, differ: Bool) {
      let code = LoweredCode(
        """
        struct Root: View { var body: some View { Inner()\(modifiers) } }
        struct Inner: View { var body: some View { Text("a").containerBackground(.red, for: .widget) } }
        """)
      _ = code.node()
      let interface = code.evaluator.interface
      return (interface.containerBackground?.content, interface.backgroundsDiffer)
    }
    let (alone, outer) = (background(""), background(".containerBackground(.blue, for: .widget)"))
    #expect(!alone.differ && outer.differ)
    #expect(alone.shown != outer.shown)
    let same = background(".containerBackground(.red, for: .widget)")
    #expect(same.shown == alone.shown && !same.differ)
  }
}
