// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancyPixels
import VibrancySyntax
import VibrancyTargets
import VibrancyTestSupport
import VibrancyVocabulary

/// What is read of code by running it so often that the runs cover all that may be shown.
@Suite struct CoveringTests {
  /// What the runs say of a widget whose view is this code.
  private func evidence(_ code: String, around: String = "", sets: [KnownSet]) -> Evidence {
    let text = "import SwiftUI\nimport WidgetKit\n" + Hostile.widget + Hostile.face(code) + around
    return Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(text.utf8))], sets: sets,
      isScopeName: Idiom.isScopeName)
  }

  @Test func `ink of a color set is as dark as the color it has where the widget is shown`() {
    func hasDarkInk(light: Float, dark: Float) -> Bool {
      let colors = [light, dark].map { KnownSet.Color(red: $0, green: $0, blue: $0, alpha: 1) }
      let ink = KnownSet(
        path: "AppWidget/A.xcassets/ink.colorset", catalog: "AppWidget/A.xcassets", name: "ink",
        kind: .color, isWatch: false, alpha: 1, light: colors[0], dark: colors[1])
      return evidence(#"Text("a").foregroundStyle(Color("ink"))"#, sets: [ink]).faults
        .contains { $0.kind == .darkInk }
    }
    #expect(hasDarkInk(light: 0, dark: 0))
    #expect(!hasDarkInk(light: 0, dark: 1))
    #expect(!hasDarkInk(light: 1, dark: 1))
  }

  @Test(arguments: [
    (".fullColor", AccentedRendering.fullColor, false), ("nil", nil, false),
    ("entry.flag ? .fullColor : nil", nil, false),
    ("entry.flag ? .fullColor : .desaturated", nil, true),
  ])
  func `a rendering that code decides is unset where one run sets none`(
    _ code: String, _ rendering: AccentedRendering?, _ isOpen: Bool
  ) throws {
    let found = evidence(
      "Image(\"logo\").resizable().widgetAccentedRenderingMode(\(code))",
      around: "struct Entry: TimelineEntry { let date: Date; let flag: Bool }\n",
      sets: [Hostile.logo])
    guard case .used(let uses) = found.use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
    let tinted = try #require(uses.first { $0.families[.homeTintedGlass] != nil })
    #expect(tinted.manner.accentedRendering == rendering)
    #expect(tinted.manner.isAccentedOpen == isOpen)
  }

  @Test(arguments: [("os(watchOS)", true), ("os(iOS)", false), ("!os(macOS)", false)])
  func `a widget that is compiled for a watch alone is shown there`(
    _ condition: String, _ isWatch: Bool
  ) {
    let text =
      "import SwiftUI\nimport WidgetKit\n#if \(condition)\n" + Hostile.widget
      + Hostile.face(#"Image("logo")"#) + "#endif\n"
    let found = Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(text.utf8))],
      sets: [Hostile.logo], isScopeName: Idiom.isScopeName)
    guard case .used(let uses) = found.use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
    let places = uses.flatMap { $0.families.keys }
    #expect(!places.isEmpty && places.allSatisfy { ($0.platform == .watch) == isWatch })
  }

  /// A small widget meets the same conditions and shows nothing behind them.
  @Test func `what only a larger family shows behind conditions is shown`() {
    let found = evidence(
      "Rows(entry: entry)",
      around: """
        struct Item: Identifiable { let id: String; let title: String; let data: Data? }
        struct Entry: TimelineEntry { let date: Date; let isLocked: Bool; let items: [Item] }
        struct Rows: View {
          let entry: Entry
          @Environment(\\.widgetFamily) var family
          var body: some View {
            Image("logo")
            if entry.isLocked {
              Text("locked")
            } else {
              ForEach(entry.items) { item in
                Text(item.title)
                if family != .systemSmall, let data = item.data, let photo = UIImage(data: data) {
                  Image(uiImage: photo).resizable()
                }
              }
            }
          }
        }

        """, sets: [Hostile.logo])
    #expect(found.faults.contains { $0.kind == .photo && $0.families.contains(.systemMedium) })
    #expect(!found.faults.contains { $0.kind == .photo && $0.families.contains(.systemSmall) })
  }

  @Test func `a picture as paint is shown`() {
    for code in [
      #"Circle().fill(ImagePaint(image: Image("logo")))"#,
      #"Circle().fill(.image(Image("logo")))"#,
      #"Text("a").background(ImagePaint(image: Image("logo")))"#,
    ] {
      guard case .used = evidence(code, sets: [Hostile.logo]).use(of: Hostile.logo) else {
        Issue.record("not shown: \(code)")
        continue
      }
    }
  }

  @Test func `one of many names that data choose is shown`() {
    let cases = (0..<40).map { "case k\($0)" }.joined(separator: "\n  ")
    let names = (0..<40).map { "case .k\($0): return \"\($0 == 33 ? "logo" : "other\($0)")\"" }
      .joined(separator: "\n    ")
    let around = """
      enum Kind: Int {
        \(cases)
      }
      struct Entry: TimelineEntry { let date: Date; let kind: Kind?; let a: Int?; let b: Int? }
      func name(_ kind: Kind) -> String {
        switch kind {
          \(names)
        }
      }

      """
    let code = "if entry.a != nil, entry.b != nil, let kind = entry.kind { Image(name(kind)) }"
    guard
      case .used = evidence(code, around: around, sets: [Hostile.logo]).use(of: Hostile.logo)
    else {
      Issue.record("not shown")
      return
    }
  }

  @Test(arguments: [
    ("Image(uiImage: UIImage(named: entry.name)!)", true),
    ("Image(uiImage: UIImage(named: \"logo\")!)", false),
    ("Image(uiImage: drawn(UIImage(named: \"logo\")!))", false),
    ("Image(entry.name)", false),
  ])
  func `a bitmap that data name is loaded, and one that is drawn anew is the same`(
    _ code: String, _ isLoaded: Bool
  ) {
    let around = """
      struct Entry: TimelineEntry { let date: Date; let name: String }
      func drawn(_ image: UIImage) -> UIImage {
        UIGraphicsGetImageFromCurrentImageContext() ?? image
      }

      """
    let found = evidence(code, around: around, sets: [Hostile.logo])
    #expect(found.faults.contains { $0.kind == .photo } == isLoaded)
  }

  @Test func `a stored property with a leading underscore is no wrapper of a computed one`() {
    let around = """
      struct Entry: TimelineEntry { let date: Date }
      struct Part { var name: String { _name ?? "logo" }; var _name: String? = nil }

      """
    guard
      case .used = evidence("Image(Part().name)", around: around, sets: [Hostile.logo])
        .use(of: Hostile.logo)
    else {
      Issue.record("not shown")
      return
    }
  }

  private static let effects: [(modifiers: String, effects: [ColorEffect]?)] = [
    ("", []), ("colorInvert()", [.inverted]),
    ("hueRotation(.degrees(30)).saturation(0.5)", [.hueRotated(30), .saturated(0.5)]),
    ("grayscale(0.25)", [.saturated(0.75)]),
    (
      "contrast(2).brightness(-0.25).colorInvert()",
      [.contrasted(2), .brightened(-0.25), .inverted]
    ),
    ("colorMultiply(.black)", [.multiplied([0, 0, 0, 1])]),
    // Red is another color in each appearance.
    ("colorMultiply(.red)", nil),
    ("colorMultiply(Color(red: 1, green: 0.5, blue: 0))", [.multiplied([1, 0.5, 0, 1])]),
    ("brightness(entry.amount)", nil), ("colorInvert().saturation(entry.amount)", nil),
  ]

  @Test(arguments: effects)
  func `effects on colors are known, the innermost first`(
    _ modifiers: String, _ effects: [ColorEffect]?
  ) throws {
    let image = "Image(\"logo\")" + (modifiers.isEmpty ? "" : "." + modifiers)
    guard case .used(let uses) = evidence(image, sets: [Hostile.logo]).use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
    #expect(uses.map(\.manner.colorEffects) == [effects])
  }

  private static let dark = """
    struct Entry: TimelineEntry { let date: Date; let code: String }
    extension Color {
      init(code: String) {
        var number: UInt64 = 0
        Scanner(string: code).scanHexInt64(&number)
        self.init(red: Double(number >> 16) / 255, green: 0, blue: 0)
      }
      static func dynamic(_ light: String, dark: String? = .none) -> Color {
        let dark = dark.map { Color(code: $0) }
        return Color(
          UIColor { traits in
            switch traits.userInterfaceStyle {
            case .dark: return dark?.uiColor ?? .black
            default: return .black
            }
          })
      }
      var uiColor: UIColor { UIColor(self) }
      static func onto(_ code: String) -> Color { share(of: code) > 0.7 ? .black : .white }
    }
    func share(of code: String) -> Double {
      var number: UInt64 = 0
      Scanner(string: code).scanHexInt64(&number)
      return Double(number) / 255
    }

    """

  @Test(arguments: [
    ("Color(code: entry.code)", false), ("Color.onto(entry.code)", true),
    ("Color.dynamic(\"000000\", dark: \"FFFFFF\")", false),
    ("Color.dynamic(\"FFFFFF\", dark: \"000000\")", true),
  ])
  func `ink that code computes is dark where it can be`(_ ink: String, _ isDark: Bool) {
    let found = evidence(
      "VStack { Text(entry.code) }\n.foregroundStyle(\(ink))\n.containerBackground(.red, for: .widget)",
      around: Self.dark, sets: [])
    let faults = found.faults.filter { $0.kind == .darkInk }
    #expect(faults.isEmpty != isDark)
    // It is reported where the ink is set.
    #expect(faults.allSatisfy { $0.place != $0.others.first })
  }

  private static let around = """
    struct Entry: TimelineEntry { let date: Date; let photo: UIImage }
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        var path = Path()
        path.addArc(
          center: center, radius: rect.width / 2, startAngle: .degrees(180),
          endAngle: .degrees(360), clockwise: false)
        path.addArc(
          center: center, radius: rect.width / 2 - 15, startAngle: .degrees(360),
          endAngle: .degrees(180), clockwise: true)
        path.closeSubpath()
        return path
      }
    }

    """

  @Test(arguments: [
    ("ZStack { Circle().fill(.red); Text(\"a\") }", true),
    ("ZStack { Ring().fill(.red); Text(\"a\") }", false),
    (
      "Capsule().fill(.red).frame(width: 10, height: 50)"
        + ".overlay(alignment: .bottom) { Text(\"5\").offset(y: 15) }", false
    ),
    (
      "ZStack(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12);"
        + " Text(\"a\") }", false
    ),
    ("Image(uiImage: entry.photo).resizable().background(.red)", false),
    ("Circle().fill(.red).reverseMask { Text(\"a\") }", false),
  ])
  func `a fill swallows what lies on it`(_ code: String, _ isSwallowed: Bool) {
    let faults = evidence(code, around: Self.around, sets: []).faults
    #expect(faults.contains { $0.kind == .swallowed } == isSwallowed)
  }

  @Test func `an operator for a protocol is for the types that conform to it`() {
    let found = evidence(
      #"if entry.family == .systemSmall { Image("logo") } else { Text("a") }"#,
      around: """
        struct Entry: TimelineEntry { let date: Date; let family: WidgetFamily }
        protocol Named { var name: String { get } }
        func == (a: Named, b: String) -> Bool { a.name == b }

        """, sets: [Hostile.logo])
    guard case .used(let uses) = found.use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
    #expect(Set(uses.flatMap(\.families.values).joined()) == [.systemSmall])
    #expect(uses.allSatisfy { !$0.certain.isEmpty })
  }

  @Test func `black words on a button's plate are read`() {
    func hasDarkInk(_ style: String) -> Bool {
      evidence(
        "Button(\"a\") {}.foregroundStyle(.black).buttonStyle(\(style))"
          + ".containerBackground(.red, for: .widget)",
        sets: []
      ).faults.contains { $0.kind == .darkInk }
    }
    #expect(!hasDarkInk(".borderedProminent"))
    #expect(hasDarkInk(".plain"))
  }

  @Test(arguments: [
    ("store.byName[\"a\", default: []]", true), ("store.byName[\"a\"] ?? []", true),
    ("store.reloaded()", true), ("store.never[\"a\", default: []]", false),
  ])
  func `an empty collection of an object may be filled elsewhere`(_ names: String, _ isShown: Bool)
  {
    let around = """
      struct Entry: TimelineEntry { let date: Date }
      final class Store {
        static let shared = Store()
        var byName = [String: [String]]()
        let never = [String: [String]]()
        var names: [String] = []
        func reloaded() -> [String] {
          names = []
          return names
        }
      }
      let store = Store.shared

      """
    let code = "ForEach(\(names), id: \\.self) { name in Image(\"logo\") }"
    let found = evidence(code, around: around, sets: [Hostile.logo])
    if case .used = found.use(of: Hostile.logo) {
      #expect(isShown)
    } else {
      #expect(!isShown)
    }
  }

  @Test(arguments: [
    ("Circle()\n.fill(.green)\n.overlay { Text(\"a\") }", ".fill(.green)", false),
    ("Circle()\n.fill(.green)\n.overlay { Text(\"a\") }", "Circle()", true),
    (
      "Text(\"a\")\n.foregroundColor(.black)\n.containerBackground(.red, for: .widget)",
      ".foregroundColor(.black)", false
    ),
  ])
  func `a fault is where the paint is set`(_ code: String, _ words: String, _ isElsewhere: Bool)
    throws
  {
    let text = "import SwiftUI\nimport WidgetKit\n" + Hostile.widget + Hostile.face(code)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(words) }) + 1
    let faults = evidence(code, sets: []).faults.filter {
      $0.kind == .swallowed || $0.kind == .darkInk
    }
    #expect(faults.count == 1)
    #expect(faults.contains { $0.place.line == line } != isElsewhere)
  }
}
