// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancyVocabulary

@Suite("Effects and what views inherit")
struct EffectTests {
  private func group(_ node: ViewNode) throws -> (marks: [Mark], effects: GroupEffects) {
    let mark = try #require(node.report(40, 20).marks.first)
    guard case .group(let marks, let effects) = mark.content else {
      Issue.record("not a group")
      return ([], GroupEffects())
    }
    return (marks, effects)
  }

  @Test("Opacity goes to each child, unless a compositing group stands between")
  func opacity() throws {
    let one = ViewNode.box(10, 10, [.opacity(0.5), .opacity(0.5)])
    #expect(one.report(10, 10).marks.map(\.opacity) == [0.25])
    let several = ViewNode.row([.box(10, 10), .box(10, 10)], [.opacity(0.5)])
    #expect(several.report(40, 20).marks.map(\.opacity) == [0.5, 0.5])
    let whole = ViewNode.row([.box(10, 10), .box(10, 10)], [.compositingGroup, .opacity(0.5)])
    #expect(try group(whole).marks.map(\.opacity) == [1, 1])
    #expect(whole.report(40, 20).marks.map(\.opacity) == [0.5])
  }

  @Test("A clip is a path on the canvas")
  func clip() throws {
    let node = ViewNode.box(10, 10, [.clip(.rectangle, isEvenOdd: false)])
    let (marks, effects) = try group(node)
    #expect(marks.count == 1)
    #expect(
      effects.clip
        == Path([.move([15, 5]), .line([25, 5]), .line([25, 15]), .line([15, 15]), .close]))
  }

  @Test("A mask keeps marks of its own; through an empty one nothing is seen")
  func mask() throws {
    let node = ViewNode.box(10, 10, [.mask(.box(4, 4), alignment: .topLeading)])
    let mask = try #require(try group(node).effects.mask)
    #expect(mask.map(\.frame) == [Rect(15, 5, 4, 4)])
    #expect(
      ViewNode.box(10, 10, [.mask(ViewNode(.empty), alignment: .center)]).report(9, 9).marks
        .isEmpty)
  }

  @Test("A shadow, a blur, a blend and a group are kept with what they act on")
  func effects() throws {
    let shadow = Shadow(radius: 3, x: 1, y: 2)
    #expect(try group(.box(10, 10, [.shadow(shadow)])).effects.shadow == shadow)
    #expect(try group(.box(10, 10, [.blur(radius: 4)])).effects.blurRadius == 4)
    #expect(try group(.box(10, 10, [.blend(.destinationOut)])).effects.blend == .destinationOut)
    #expect(try group(.box(10, 10, [.compositingGroup])).effects.isIsolated)
  }

  @Test("What is hidden takes its place and is not drawn")
  func hidden() {
    let node = ViewNode.row([.box(10, 10, [.hidden]), .box(5, 10)])
    #expect(node.frames(15, 10) == [Rect(10, 0, 5, 10)])
  }

  @Test("A color outside is inherited; a nearer one wins; a background inherits what is around it")
  func inheritance() throws {
    let (red, blue) = (Self.style(1, 0, 0), Self.style(0, 0, 1))
    let shape = ViewNode(.shape(ShapeView(.rectangle)))
    let node = ViewNode(
      shape.content,
      [
        .environment(.foregroundStyle([red])), .background(shape, alignment: .center),
        .environment(.foregroundStyle([blue])),
      ])
    let paints = node.report(10, 10).marks.map { mark -> Paint? in
      if case .fill(_, _, let paint) = mark.content { paint } else { nil }
    }
    #expect(paints == [.color(Self.color(0, 0, 1)), .color(Self.color(1, 0, 0))])
  }

  @Test(
    "Levels are shares of the style around them, or the system's label colors",
    arguments: [(0, 1.0, 1.0), (1, 0.6, 0.5), (2, 0.3, 0.25)])
  func levels(_ level: Int, _ system: Double, _ share: Double) {
    var environment = LayoutEnvironment.tests
    #expect(Self.opacity(environment.paint(.level(level), in: .zero)) == Float(system))
    environment.apply(.foregroundStyle([Self.style(1, 0, 0)]))
    #expect(Self.opacity(environment.paint(.level(level), in: .zero)) == Float(share))
  }

  @Test("A level that is set as the style counts from there on")
  func nestedLevels() {
    var environment = LayoutEnvironment.tests
    environment.apply(.foregroundStyle([.secondary]))
    #expect(Self.opacity(environment.paint(.primary, in: .zero)) == 0.6)
    #expect(Self.opacity(environment.paint(.secondary, in: .zero)) == 0.3)
    environment.apply(.tint(.tint))
    #expect(environment.paint(.tint, in: .zero) == .color(Self.color(0, 136 / 255, 1)))
  }

  @Test("Points of a gradient are in the box that it paints")
  func gradient() {
    let stops = [
      GradientStop(Self.color(1, 0, 0), at: 0), GradientStop(Self.color(0, 0, 1), at: 1),
    ]
    let paint = LayoutEnvironment.tests.paint(
      .linear(stops, from: .topLeading, to: UnitPoint(0.5, 1)), in: Size(40, 20))
    #expect(paint == .linear(stops, from: [0, 0], to: [20, 20]))
  }

  @Test("Groups and rendering of accented modes, privacy, taps and places come with each mark")
  func attributes() throws {
    var node = ViewNode.box(
      10, 10,
      [
        .environment(.accentable(true)), .environment(.accentedRendering(.fullColor)),
        .environment(.privacySensitive(true)), .environment(.invalidatable(true)),
        .environment(.redaction(.privacy)),
      ])
    node.source = 12
    let link = ViewNode(.link([node]))
    let mark = try #require(link.report(10, 10).marks.first)
    #expect(mark.isAccentable && mark.isPrivacySensitive && mark.isInvalidatable)
    #expect(mark.isInteractive && mark.isRedacted)
    #expect(mark.accentedRendering == .fullColor)
    #expect(mark.source == 12)
  }

  @Test("A geometry reader takes what is proposed and asks for its view with that size")
  func geometryReader() {
    let node = ViewNode.row([.box(20, 10), ViewNode(.geometryReader(3))])
    var asked: [Size] = []
    let report = node.layout(in: Rect(0, 0, 100, 40), .tests) { number, size in
      asked.append(size)
      return number == 3 ? .box(size.width / 2, 10) : ViewNode(.empty)
    }
    #expect(asked == [Size(80, 40)])
    #expect(report.marks.map(\.frame) == [Rect(0, 15, 20, 10), Rect(20, 0, 40, 10)])
  }

  @Test("A shape that follows the widget's corners has their radius less its distance")
  func containerRelative() throws {
    var environment = LayoutEnvironment.tests
    environment.containerCornerRadius = 20
    let shape = ShapeView(.containerRelative)
    let node = ViewNode(.shape(shape), [.padding(Insets(all: 8))])
    let mark = try #require(node.layout(in: Rect(0, 0, 100, 100), environment).marks.first)
    guard case .fill(let path, _, _) = mark.content, case .move(let start)? = path.elements.first
    else {
      Issue.record("not a fill")
      return
    }
    // A radius of 12 begins to turn at 1.26 · 12.
    #expect(abs(start.y - 15.12) < 1e-9)
  }

  @Test("A line inside the edge is drawn half its width inside")
  func border() throws {
    var shape = ShapeView(.rectangle, stroke: StrokeStyle(width: 4))
    shape.isBorder = true
    let mark = try #require(ViewNode(.shape(shape)).report(20, 10).marks.first)
    guard case .stroke(let path, let style, _) = mark.content else {
      Issue.record("not a line")
      return
    }
    #expect(style.width == 4)
    #expect(path.elements.first == .move([2, 2]))
  }

  @Test("A part of a shape is filled and drawn along")
  func trim() throws {
    var shape = ShapeView(.rectangle, fill: .primary)
    shape.stroke = StrokeStyle(width: 2)
    shape.trim = Trim(0.25, 0.5)
    let marks = ViewNode(.shape(shape)).report(10, 10).marks
    guard marks.count == 2, case .fill(let filled, _, _) = marks[0].content,
      case .stroke(let line, _, _) = marks[1].content
    else {
      Issue.record("not a fill and a line")
      return
    }
    // The second of four sides of the same length.
    #expect(filled == Path([.move([10, 0]), .line([10, 10])]))
    #expect(line == filled)
  }

  @Test("A turn by a quarter turns exactly, so that what is in it stays on pixels")
  func quarterTurn() throws {
    let node = ViewNode.color([.rotationEffect(degrees: -270, anchor: .topLeading)])
    let transform = try #require(node.report(10, 10).marks.first).transform
    #expect((transform.a, transform.b, transform.c, transform.d) == (0, 1, -1, 0))
  }

  private static func color(_ red: Float, _ green: Float, _ blue: Float) -> PaintColor {
    PaintColor(EncodedColor(red: red, green: green, blue: blue))
  }

  private static func style(_ red: Float, _ green: Float, _ blue: Float) -> ForegroundStyle {
    .color(color(red, green, blue))
  }

  private static func opacity(_ paint: Paint) -> Float? {
    if case .color(let color) = paint { color.opacity } else { nil }
  }
}
