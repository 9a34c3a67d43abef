// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets

/// An input of one file that nobody would write by hand.
struct Hostile {
  static let logo = KnownSet(
    path: "AppWidget/A.xcassets/logo.imageset", catalog: "AppWidget/A.xcassets", name: "logo",
    kind: .image, isWatch: false)

  /// A widget that shows `Face`.
  static let widget = """
    struct W: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "w", provider: Provider()) { entry in Face(entry: entry) }
      }
    }

    """

  let bytes: [UInt8]
  var sets = [logo]

  init(_ bytes: [UInt8], sets: [KnownSet] = [logo]) { (self.bytes, self.sets) = (bytes, sets) }

  var evidence: Evidence {
    Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: bytes)], sets: sets,
      isScopeName: Idiom.isScopeName)
  }

  /// A view whose body is this code.
  static func face(_ code: String) -> String {
    "struct Face: View {\n  let entry: Entry\n  var body: some View {\n    \(code)\n  }\n}\n"
  }

  /// Nested where an expression, a statement, a type, a pattern or a declaration is read.
  static let nests: [Nest] = [
    Nest("("), Nest("["), Nest("{"), Nest("!"), Nest("-"), Nest("a.b("), Nest("x ? "),
    Nest("x ? y : "), Nest("x ?? "), Nest("1 + "), Nest("x && "), Nest("&"), Nest("\"\\("),
    Nest("Image("), Nest("try "), Nest("await "), Nest("a.b.c"), Nest(".a"), Nest("[a: "),
    Nest("if x { "), Nest("if x { } else "), Nest("VStack { "), Nest("a.m { v in "),
    Nest("switch x { case .a: "), Nest("for x in y { "), Nest("do { "), Nest("func f() { "),
    Nest("guard x else { "), Nest("x as "), Nest("return "), Nest("let a = "), Nest("{ a in "),
    Nest("VStack { Image(\"logo\") }\n"), Nest(".padding()", start: "Image(\"logo\")"),
    Nest(".background(Color.red)", start: "Text(\"a\")"), Nest("Group { ", end: " }"),
    Nest("AnyView(", end: ")"), Nest("(", end: ")"), Nest("[", end: "]"), Nest("!", start: ""),
    Nest("let x: [", place: .type), Nest("let x: (", place: .type), Nest("A<", place: .type),
    Nest("A & ", place: .type), Nest("() -> ", place: .type), Nest("A.", place: .type),
    Nest("@A ", place: .type), Nest("some ", place: .type), Nest("?", place: .type),
    Nest("(", place: .pattern), Nest(".a(", place: .pattern), Nest("let ", place: .pattern),
    Nest("struct S { ", place: .file), Nest("#if a\n", place: .file), Nest("}", place: .file),
    Nest("struct W: Widget {", place: .file), Nest("extension A.", place: .file),
    Nest("/*", place: .file), Nest("@", place: .file), Nest("func f(_ a: [", place: .file),
    Nest("\"\"\"\n\\(", place: .file), Nest("#\"", place: .file),
    Nest("enum E { case a(", place: .file),
    Nest("func f(_: Int = (", place: .file), Nest("var x: Int { ", place: .file),
  ]

  /// Code that comes back to itself, by ways of each kind.
  static let loops: [String] = [
    face("Face(entry: entry)"),
    face("Face(entry: entry); Face(entry: entry); Face(entry: entry)"),
    face("a(1)") + "extension Face { func a(_ n: Int) -> AnyView { a(n + 1) } }",
    face("a([1])")
      + "extension Face { func a(_ l: [Int]) -> AnyView { b(l + l) }; func b(_ l: [Int]) -> AnyView { a(l + l) } }",
    face("Image(a(\"x\"))") + "extension Face { func a(_ s: String) -> String { a(s + s) } }",
    face("Image(a)") + "extension Face { var a: String { b + b }; var b: String { a + a } }",
    face("Image(x)") + "let x = y + y\nlet y = x + x",
    face("Text(\"a\").again()")
      + "extension View { func again() -> some View { again().again() } }",
    face("Text(\"a\").modifier(M())")
      + "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()).background { content.modifier(M()) } } }",
    face("Text(\"a\").modifier(M()).modifier(N())")
      + "struct M: ViewModifier { func body(content: Content) -> some View { if x { content } else { content.modifier(N()) } } }\n"
      + "struct N: ViewModifier { func body(content: Content) -> some View { if x { content } else { content.modifier(M()) } } }",
    face("Button { } label: { Text(\"a\") }.buttonStyle(S())")
      + "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Button { } label: { configuration.label }.buttonStyle(S()) } }",
    face("let f = { f() }; f()"),
    face(
      "ForEach(0..<12) { _ in ForEach(0..<12) { _ in ForEach(0..<12) { _ in Face(entry: entry) } } }"
    ),
    face("Image(entry.a ? \"a\" : entry.b ? \"b\" : c())")
      + "extension Face { func c() -> String { entry.a ? c() + c() : \"\\(c())\\(c())\" } }",
    "typealias Face = Other\ntypealias Other = Face\n",
    "class Face: Other, View { }\nclass Other: Face { }\n",
    "protocol P: Q { }\nprotocol Q: P { }\nextension P { var body: some View { Face() } }\nstruct Face: View, P { }\n",
    "struct B: WidgetBundle { var body: some Widget { B().body; C().body } }\nstruct C: WidgetBundle { var body: some Widget { B().body } }\n@main struct D { static func main() { B.main(); D.main() } }\n"
      + face("Text(\"a\")"),
    face(String(repeating: "if entry.a { Text(\"a\") } else { Text(\"b\") }\n", count: 400)),
    face((0..<24).map { "Text(\"a\").modifier(M\($0)())" }.joined(separator: "\n") + ".m()")
      + "extension View { func m() -> some View { self" + String(repeating: ".n()", count: 24)
      + " }\n@ViewBuilder func n() -> some View { if x { self } else { self.background(self) } } }",
  ]

  /// Runs code on a thread with the stack that a Mac's secondary threads have.
  static func onSmallStack<Result: Sendable>(_ run: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let thread = Thread { box.fill(run()) }
    thread.stackSize = 512 * 1024
    thread.start()
    return box.wait()
  }
}

/// What a thread gives, and who waits for it.
private final class Box<Value: Sendable>: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let value = Mutex<Value?>(nil)

  func fill(_ value: Value) {
    self.value.withLock { $0 = value }
    done.signal()
  }

  func wait() -> Value {
    done.wait()
    guard let value = value.withLock({ $0 }) else { preconditionFailure("it was filled") }
    return value
  }
}

/// A part that is repeated, and where it stands.
struct Nest: Sendable, CustomTestStringConvertible {
  /// What is read where it stands.
  enum Place: Sendable { case body, type, pattern, file }

  let part: String
  let start: String
  let end: String
  let place: Place

  init(_ part: String, start: String = "", end: String = "", place: Place = .body) {
    (self.part, self.start, self.end, self.place) = (part, start, end, place)
  }

  var testDescription: String { "\(place): \(start)\(part)…\(end)" }

  /// How often: 10⁵ times where a part is one character.
  var count: Int { 100_000 / part.utf8.count }

  func bytes(count: Int) -> [UInt8] {
    let middle =
      start + String(repeating: part, count: count) + String(repeating: end, count: count)
    switch place {
    case .body: return Array((Hostile.widget + Hostile.face(middle)).utf8)
    case .type:
      return Array(
        (Hostile.widget + "struct Face: View {\n  let x: \(middle)\n  var body: some View { x }\n}")
          .utf8)
    case .pattern:
      return Array(
        (Hostile.widget + Hostile.face("if case \(middle) = entry { Text(\"a\") }")).utf8)
    case .file: return Array((middle + "\n" + Hostile.widget + Hostile.face("Text(\"a\")")).utf8)
    }
  }
}
