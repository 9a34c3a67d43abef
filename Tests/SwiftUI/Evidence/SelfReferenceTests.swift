// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyTestSupport

/// Members that refer to themselves and to each other, in every way that Swift has: whatever they
/// are, reading them ends, within bounds and on a small stack.
@Suite struct SelfReferenceTests {
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `random members that refer to each other are read to an end`(_ seed: UInt64) {
    let code = MemberMaze(seed: seed).code
    let effort = Hostile.onSmallStack { Hostile(Array(code.utf8)).evidence.effort }
    // Few situations, each within its bound.
    #expect(effort.steps < 8 * 1_600_000, "seed \(seed)")
  }

  @Test(arguments: [
    "extension ShapeStyle where Self == Color { static var brand: Color { .brand } }",
    "extension Color { static var brand: Color { .brand } }",
    "extension Color { static let brand: Color = .brand }",
    "extension Color { static let brand: Color = .other; static let other: Color = .brand }",
    "extension UIColor { static var brand: UIColor { .brand } }",
    "extension Color { static var brand: Color { Color(.brand) } }",
  ])
  func `a style that names itself is a color of another module`(_ code: String) {
    let face = Hostile.face("Image(\"logo\").foregroundStyle(.brand).background(Color.brand)")
    let sources = Hostile.widget + face + code
    let isUsed = Hostile.onSmallStack {
      if case .used = Hostile(Array(sources.utf8)).evidence.use(of: Hostile.logo) {
        true
      } else {
        false
      }
    }
    #expect(isUsed)
  }

  @Test(arguments: [
    Hostile.face("x.body") + "struct T { static let x: T = .x }\nlet x = T.x",
    Hostile.face("T.a") + "struct T { static let a: T = .b; static let b: T = .a }",
    Hostile.face("e.body") + "struct X { typealias A = X.B; typealias B = X.A }\nlet e: X.A = f()",
    Hostile.face("Text(e.a)")
      + "extension EnvironmentValues { @Environment(\\.a) var a: String }\nlet e = EnvironmentValues()",
    Hostile.face("a.a") + "extension View { var a: some View { self.a.a } }",
    Hostile.face("Text(E.a.rawValue)")
      + "enum E: String { case a = E.b.rawValue, b = E.a.rawValue }",
    Hostile.face("f()") + "func f(_ a: Int = f()) -> Int { f(f()) }",
    Hostile.face("d[1]") + "let d = [1: d[1], 2: e[1]]\nlet e = [1: d[2]]",
    Hostile.face("Text(\"a\") <> Text(\"b\")")
      + "func <> (a: Text, b: Text) -> some View { a <> b }",
    Hostile.face("ForEach(l + l) { Image($0) }")
      + "let l: [String] = l0\n"
      + (0..<48).map { "let l\($0) = l\($0 + 1) + l\($0 + 1)\n" }.joined()
      + "let l48 = [\"logo\"]\n",
    Hostile.face("ZStack { v0 }")
      + "extension Face {\n"
      + (0..<48).map { "@ViewBuilder var v\($0): some View { v\($0 + 1); v\($0 + 1) }\n" }.joined()
      + "var v48: some View { Text(\"a\") }\n}\n",
    Hostile.face(
      "let v0 = Text(\"a\")\n"
        + (1..<12_000).map { "let v\($0) = v\($0 - 1).opacity(0.5)\n" }.joined() + "v11999"),
    Hostile.face(
      "let v0 = Text(\"a\")\n"
        + (1..<12_000).map { "let v\($0) = VStack { v\($0 - 1) }\n" }.joined() + "v11999"),
  ])
  func `what grows or turns without end is bounded`(_ code: String) {
    let effort = Hostile.onSmallStack {
      Hostile(Array((Hostile.widget + code).utf8)).evidence.effort
    }
    #expect(effort.steps < 40 * 130_000)
  }
}

/// A program of members that refer to each other at random: properties, functions, enum cases,
/// defaults, dictionaries, operators, extensions and modifiers.
private struct MemberMaze {
  let code: String

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func pick(_ forms: [String]) -> String {
      let name = "a\(Int.random(in: 0..<10, using: &random))"
      let other = "a\(Int.random(in: 0..<10, using: &random))"
      return (forms.randomElement(using: &random) ?? "")
        .replacing("#", with: name).replacing("%", with: other)
    }
    let values = [
      "#", "#()", ".#", "Color.#", "Self.#", "E.#", "self.#", "#.%", "# ?? %", "[#: %][#]",
      "# + %", "x ? # : %", "#(%)", "#(%: #)", "E.#.rawValue", "{ # }()", "[#, %].first", "# <+> %",
      "\"\\(#)\"", "Face(entry: #)", "switch # { case .%: # default: % }",
      "if # == % { # } else { % }",
    ]
    let views = [
      "Text(#).%()", "Image(#)", "Text(\"a\").foregroundStyle(.#)", "Text(\"a\").modifier(M(#))",
      "VStack { #; % }", "ForEach(#) { % }", "Color.#", "#", "#()", "Text(\"a\").background(.#)",
      "AnyView(#)", "Group { #() }.overlay { % }",
    ]
    var members = ""
    func declare(_ indent: String, _ index: Int) -> String {
      let type =
        ["Color", "String", "Int", "some View", "E", "[Color]", "Bool"]
        .randomElement(using: &random) ?? "Color"
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return "\(indent)static var a\(index): \(type) { \(pick(values)) }\n"
      case 1: return "\(indent)static let a\(index): \(type) = \(pick(values))\n"
      case 2: return "\(indent)var a\(index): \(type) { \(pick(values)) }\n"
      case 3:
        return "\(indent)func a\(index)(_ a1: \(type) = \(pick(values))) -> \(type) "
          + "{ \(pick(values)) }\n"
      case 4: return "\(indent)@ViewBuilder var a\(index): some View { \(pick(views)) }\n"
      default:
        return
          "\(indent)func a\(index)() -> some View { let a2 = \(pick(values)); \(pick(views)) }\n"
      }
    }
    for owner in [
      "Color", "ShapeStyle where Self == Color", "View", "Image", "String", "EnvironmentValues",
      "Face", "E", "M",
    ] {
      members += "extension \(owner) {\n"
      for _ in 0..<4 { members += declare("  ", Int.random(in: 0..<10, using: &random)) }
      members += "}\n"
    }
    for index in 0..<10 where Bool.random(using: &random) {
      members += "let a\(index) = \(pick(values))\n"
    }
    code = """
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "w", provider: Provider()) { entry in Face(entry: entry) }
            .supportedFamilies([.accessoryCircular])
        }
      }
      struct Face: View {
        let entry: Entry
        @Environment(\\.a1) var a3
        var body: some View { \(pick(views)); \(pick(views)); \(pick(views)) }
      }
      struct M: ViewModifier {
        let a4: Color
        func body(content: Content) -> some View { content.modifier(M(\(pick(values)))).a5() }
      }
      enum E: String { case a6 = \(pick(["E.#.rawValue", "\"x\""])), a7, a8 }
      infix operator <+>
      func <+> (a: Color, b: Color) -> Color { \(pick(["a <+> b", "#", "b <+> %"])) }
      \(members)
      """
  }
}
