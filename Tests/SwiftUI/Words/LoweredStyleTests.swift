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

@Suite struct LoweredStyleTests {
  private func fill(
    _ expression: String, around: String = "", isDark: Bool = false
  ) -> ForegroundStyle? {
    var situation = Situation()
    situation.isDark = isDark
    let node = LoweredCode.node("Rectangle().fill(\(expression))", around: around, situation)
    guard case .shape(let shape) = node.content else { return nil }
    return shape.fill
  }

  private func color(
    _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1
  ) -> ForegroundStyle {
    .color(PaintColor(EncodedColor(red: red, green: green, blue: blue), opacity: alpha))
  }

  @Test func `colors come from their channels`() {
    #expect(fill("Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)") == color(0.5, 0.25, 1, 0.5))
    #expect(fill("Color(.sRGB, red: 0.5, green: 0.25, blue: 1)") == color(0.5, 0.25, 1))
    #expect(fill("Color(white: 0.25)") == color(0.25, 0.25, 0.25))
    #expect(fill("Color(hue: 0, saturation: 1, brightness: 1)") == color(1, 0, 0))
    #expect(fill("Color(hue: 0.5, saturation: 1, brightness: 0.5)") == color(0, 0.5, 0.5))
    #expect(fill("Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))") == color(1, 0, 0, 0.5))
  }

  @Test func `named colors follow the appearance`() {
    #expect(fill("Color.red") == color(1, 56 / 255, 60 / 255))
    #expect(fill(".red", isDark: true) == color(1, 66 / 255, 69 / 255))
    #expect(fill("Color(.systemBackground)", isDark: true) == color(0, 0, 0))
    #expect(fill("Color(uiColor: .systemRed)") == color(1, 56 / 255, 60 / 255))
    #expect(fill("Color(UIColor.red)") == color(1, 0, 0))
  }

  @Test func `colors that the sources add are those of the type that takes them`() {
    let around = """
      extension UIColor { static let ink = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      extension Color { static let ink = Color(uiColor: .ink) }
      extension ShapeStyle where Self == Color { static var ink: Color { .ink } }
      """
    #expect(fill("Color.ink", around: around) == color(1, 0, 0))
    #expect(fill(".ink", around: around) == color(1, 0, 0))
  }

  @Test(arguments: ["myInk", "MyInk", "my-ink", "my_ink", "My Ink", "MyInkColor"])
  func `a color set is found by the name that Xcode generates`(set: String) {
    let code = LoweredCode("struct Root: View { var body: some View { Color(.myInk) } }")
    code.evaluator.interface.sets = SetNames(colors: [set])
    code.evaluator.interface.colors = { $0 == set ? PaintColor(.white) : nil }
    #expect(code.node() == ViewNode(.fill(.color(PaintColor(.white)))))
  }

  @Test func `a mesh is a gradient of its rows' means`() {
    let mesh =
      "MeshGradient(width: 2, height: 2, points: [], colors: [.white, .black, .white, .white])"
    let gray = PaintColor(EncodedColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(
      LoweredCode.node(mesh)
        == ViewNode(
          .fill(
            .linear(
              [GradientStop(gray, at: 0), GradientStop(PaintColor(.white), at: 1)], from: .top,
              to: .bottom))))
    #expect(LoweredCode.gaps(mesh) == ["MeshGradient"])
  }

  @Test func `levels, tint and shares of styles`() {
    #expect(fill(".secondary") == .secondary)
    #expect(fill(".tint") == .tint)
    #expect(fill("Color.accentColor") == .tint)
    #expect(fill("Color.white.opacity(0.5)") == color(1, 1, 1, 0.5))
    #expect(fill(".white.opacity(0.5)") == color(1, 1, 1, 0.5))
    #expect(fill("Color.primary.opacity(0.5)") == .faded(.primary, 0.5))
    #expect(fill("Color.white.secondary") == .levelOf(color(1, 1, 1), 1))
    #expect(fill(".ultraThinMaterial") == .material(.ultraThin))
  }

  @Test func `gradients have their stops`() {
    let stops = [
      GradientStop(PaintColor(.black), at: 0), GradientStop(PaintColor(.white), at: 1),
    ]
    #expect(
      fill("LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottomTrailing)")
        == .linear(stops, from: .top, to: .bottomTrailing))
    #expect(
      fill(
        "LinearGradient(gradient: Gradient(colors: [.black, .white]), startPoint: .leading, endPoint: .trailing)"
      ) == .linear(stops, from: .leading, to: .trailing))
    #expect(
      fill(
        ".radialGradient(colors: [.black, .white], center: .center, startRadius: 2, endRadius: 9)")
        == .radial(stops, center: .center, from: 2, to: 9))
    #expect(
      fill(
        "AngularGradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], center: .center, startAngle: .degrees(-90), endAngle: .degrees(270))"
      )
        == .angular(stops, center: .center, from: -90, to: 270))
  }

  @Test(arguments: [
    "Circle().fill(store.color)", "Circle().fill(.brand)", "Circle().fill(Color(store.name))",
    "Circle().fill(store.color.opacity(1))",
    "Circle().stroke(store.color, lineWidth: 2)", "Circle().strokeBorder(.brand)",
  ])
  func `a paint that is not known is gray, and listed`(_ expression: String) throws {
    let gray = ForegroundStyle.color(try #require(PaintColor(hexWithAlpha: "#8E8E93")))
    guard case .shape(let shape) = LoweredCode.node(expression).content else {
      Issue.record("no shape")
      return
    }
    #expect(shape.fill ?? shape.strokePaint == gray)
    #expect(LoweredCode.gaps(expression).count == 1)
  }

  @Test func `what is set of a paint that is not known is gray, too`() throws {
    let color = try #require(PaintColor(hexWithAlpha: "#8E8E93"))
    let gray = ForegroundStyle.color(color)
    for name in ["foregroundStyle", "foregroundColor"] {
      var span = TextSpan("a")
      span.style = gray
      #expect(LoweredCode.node(#"Text("a").\#(name)(store.color)"#) == ViewNode(.text([span])))
      let node = LoweredCode.node("Divider().\(name)(.brand)")
      #expect(node.modifiers == [.environment(.foregroundStyle([gray]))])
    }
    #expect(
      LoweredCode.node("Divider().tint(store.color)").modifiers == [.environment(.tint(gray))])
    for value in ["store.color", ".brand"] {
      #expect(
        LoweredCode.node("Divider().background(\(value))").modifiers
          == [.backgroundStyle(gray, nil)])
    }
    #expect(LoweredCode.node("Divider().tint(nil)").modifiers == [.environment(.tint(nil))])
    #expect(LoweredCode.node("Color(store.name)") == ViewNode(.fill(gray)))
    let stops = [GradientStop(color, at: 0), GradientStop(PaintColor(.white), at: 1)]
    for gradient in [
      "LinearGradient(colors: [store.color, .white], startPoint: .top, endPoint: .bottom)",
      ".linearGradient(stops: [.init(color: store.color, location: 0), .init(color: .white, location: 1)], startPoint: .top, endPoint: .bottom)",
    ] {
      #expect(fill(gradient) == .linear(stops, from: .top, to: .bottom))
    }
  }

  @Test func `static members of the sources are styles and fonts`() {
    let around = """
      extension Color { static let brand = Color(red: 0, green: 0, blue: 1) }
      extension ShapeStyle where Self == Color { static var soft: Color { .white.opacity(0.25) } }
      extension Font { static let big = Font.system(size: 40, weight: .bold) }
      """
    #expect(fill(".brand", around: around) == color(0, 0, 1))
    #expect(fill("Color.brand.opacity(0.5)", around: around) == color(0, 0, 1, 0.5))
    #expect(fill(".soft", around: around) == color(1, 1, 1, 0.25))
    let node = LoweredCode.node(#"VStack { Text("a") }.font(.big)"#, around: around)
    #expect(node.modifiers == [.environment(.font(FontRequest(size: 40, weight: 700)))])
  }

  @Test func `colors of the catalogs are asked for by name`() {
    let code = LoweredCode(
      #"struct Root: View { var body: some View { VStack { Color("Brand"); Color(.brand); Color.brand; Color("No") } } }"#
    )
    code.evaluator.interface.sets = SetNames(colors: ["Brand"])
    code.evaluator.interface.colors = { $0 == "Brand" ? PaintColor(.white) : nil }
    guard case .vStack(let nodes, _, _) = code.node().content else {
      Issue.record("no stack")
      return
    }
    let white = ViewNode(.fill(.color(PaintColor(.white))))
    #expect(
      nodes == [white, white, white, ViewNode(.fill(.color(PaintColor(.black, opacity: 0))))])
    #expect(code.evaluator.gaps.map(\.name) == [#"Color("No")"#])
  }

  @Test func `fonts are styles or sizes with what is changed`() {
    func font(_ expression: String) -> [Modifier] {
      LoweredCode.node(#"VStack { Text("a") }.font(\#(expression))"#).modifiers
    }
    #expect(font(".headline") == [.environment(.font(FontRequest(.headline)))])
    #expect(
      font(".system(.title, design: .serif)") == [
        .environment(.font(FontRequest(.title, design: .serif)))
      ])
    #expect(
      font(".caption.weight(.semibold)") == [
        .environment(.font(FontRequest(.caption, weight: 600)))
      ])
    #expect(font(".body.bold()") == [.environment(.font(FontRequest(.body, weight: 600)))])
    #expect(
      font(".system(size: 12).bold()") == [.environment(.font(FontRequest(size: 12, weight: 700)))])
    var digits = FontRequest(size: 9)
    digits.hasMonospacedDigits = true
    #expect(font("Font.system(size: 9).monospacedDigit()") == [.environment(.font(digits))])
    #expect(font(#".custom("Avenir", size: 18)"#) == [.environment(.font(FontRequest(size: 18)))])
  }

  @Test(arguments: [
    ("colorInvert()", ColorEffect.inverted), ("hueRotation(.degrees(90))", .hueRotated(90)),
    ("hueRotation(Angle(degrees: 30))", .hueRotated(30)), ("saturation(0.5)", .saturated(0.5)),
    ("grayscale(0.25)", .saturated(0.75)), ("brightness(0.2)", .brightened(0.2)),
    ("contrast(1.5)", .contrasted(1.5)),
    (
      "colorMultiply(Color(red: 1, green: 0.5, blue: 0).opacity(0.5))",
      .multiplied([1, 0.5, 0, 0.5])
    ),
  ])
  func `an effect on colors is read`(_ modifier: String, _ effect: ColorEffect) {
    #expect(
      LoweredCode.node("Text(\"a\").\(modifier)").modifiers == [.colorEffect(effect)])
    #expect(LoweredCode.gaps("Text(\"a\").\(modifier)") == [])
  }

  @Test func `a frame is a share of its container, or what code computes of it`() {
    func frame(_ arguments: String) -> ContainerRelativeFrame? {
      let node = LoweredCode.node("Text(\"a\").containerRelativeFrame\(arguments)", situation)
      guard case .containerRelativeFrame(let frame)? = node.modifiers.first else { return nil }
      return frame
    }
    var situation: Situation {
      var situation = Situation()
      (situation.width, situation.height) = (200, 100)
      return situation
    }
    var wanted = ContainerRelativeFrame(.both)
    #expect(frame("([.horizontal, .vertical])") == wanted)
    wanted = ContainerRelativeFrame(Axes(horizontal: true, vertical: false))
    (wanted.count, wanted.span, wanted.spacing, wanted.alignment) = (4, 2, 10, .leading)
    #expect(frame("(.horizontal, count: 4, span: 2, spacing: 10, alignment: .leading)") == wanted)
    wanted = ContainerRelativeFrame(.both)
    (wanted.width, wanted.height, wanted.alignment) = (100, 25, .topLeading)
    #expect(
      frame(
        """
        ([.horizontal, .vertical], alignment: .topLeading) { length, axis in
          axis == .vertical ? length / 4 : length / 2
        }
        """) == wanted)
  }

  @Test(arguments: [
    ("capsule", Button.BorderShape.capsule), ("circle", .circle),
    ("roundedRectangle", .roundedRectangle(radius: nil)),
    ("roundedRectangle(radius: 8)", .roundedRectangle(radius: 8)),
  ])
  func `a border of buttons has a shape`(_ word: String, _ shape: Button.BorderShape) {
    #expect(
      LoweredCode.node("Text(\"a\").buttonBorderShape(.\(word))").modifiers
        == [.environment(.buttonBorderShape(shape))])
  }

  @Test func `an alignment guide is a rule in terms of the view`() {
    let node = LoweredCode.node(#"Text("a").alignmentGuide(.leading) { d in d[.trailing] + 4 }"#)
    #expect(
      node.modifiers
        == [
          .alignmentGuide(
            GuideRule(.horizontal(.leading), from: .horizontal(.trailing), offset: 4))
        ])
  }
}
