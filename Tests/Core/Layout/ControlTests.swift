// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancyTypography
import VibrancyVocabulary

@Suite("Controls")
struct ControlTests {
  private static let ends: [ViewNode] = [.box(6, 12)]

  /// Marks without groups around them, from the back.
  private func flat(_ marks: [Mark]) -> [Mark] {
    marks.flatMap { mark -> [Mark] in
      if case .group(let inner, _) = mark.content { flat(inner) } else { [mark] }
    }
  }

  private func gauge(
    _ value: Double, _ style: Gauge.Style, _ change: (inout Gauge) -> Void = { _ in }
  ) -> ViewNode {
    var gauge = Gauge(value)
    change(&gauge)
    return ViewNode(.gauge(gauge), [.environment(.gaugeStyle(style))])
  }

  @Test("A gradient runs along an open ring, and the dot has its color at the value")
  func gradientGauge() {
    let stops = [
      GradientStop(PaintColor(EncodedColor(red: 1, green: 0, blue: 0)), at: 0),
      GradientStop(PaintColor(EncodedColor(red: 0, green: 0, blue: 1)), at: 1),
    ]
    let tint = ForegroundStyle.linear(stops, from: .leading, to: .trailing)
    let node = gauge(0.25, .accessoryCircular).modified(.environment(.tint(tint)))
    let paints = flat(node.report(58, 58).marks).compactMap { mark -> Paint? in
      switch mark.content {
      case .fill(_, _, let paint), .stroke(_, _, let paint): paint
      case .text, .symbol, .picture, .material, .accessoryBackground, .group, .unknown: nil
      }
    }
    let turn = 2 * Double.pi
    #expect(
      paints.contains { paint in
        guard case .angular(stops, [29, 29], let from, let to) = paint else { return false }
        return abs(from - turn * 135 / 360) < 1e-6 && abs(to - turn * 405 / 360) < 1e-6
      })
    let purple = PaintColor(EncodedColor(red: 0.75, green: 0, blue: 0.25))
    #expect(paints.contains(.color(purple)))
  }

  @Test("A label is its icon and its title, 9 points apart, or one of them")
  func label() {
    let label = ViewNode(.label(Label(title: [.box(30, 10)], icon: [.box(12, 12)])))
    #expect(label.size(nil, nil) == Size(51, 12))
    #expect(label.modified(.environment(.labelStyle(.iconOnly))).size(nil, nil) == Size(12, 12))
    #expect(label.modified(.environment(.labelStyle(.titleOnly))).size(nil, nil) == Size(30, 10))
  }

  @Test(
    "A circular gauge is as large as its system draws it",
    arguments: [(SystemDesign.iOS26, 58.0, 5.5), (.watchOS, 50, 4.7)])
  func circular(_ system: SystemDesign, _ diameter: Double, _ line: Double) throws {
    var environment = LayoutEnvironment.tests
    environment.system = system
    let report = gauge(0.5, .accessoryCircular).layout(proposal: .unspecified, environment)
    #expect(report.size == Size(diameter, diameter))
    let marks = flat(report.marks)
    guard case .stroke(let path, let style, _) = try #require(marks.first).content else {
      Issue.record("not a line")
      return
    }
    #expect(style.width == line)
    #expect(style.cap == .round)
    // 270 degrees begin at the lower left, half a line inside.
    let reach = (diameter - line) / 2 / 2.0.squareRoot()
    guard case .move(let start)? = path.elements.first else {
      Issue.record("no beginning")
      return
    }
    #expect(abs(start.x - (diameter / 2 - reach)) < 1e-9)
    #expect(abs(start.y - (diameter / 2 + reach)) < 1e-9)
    // Half of the way is the top: the hole and the dot are there.
    let dot = try #require(marks.last).frame
    #expect(abs(dot.x + dot.width / 2 - diameter / 2) < 1e-9)
    #expect(abs(dot.y + dot.height / 2 - line / 2) < 1e-9)
    #expect(abs(dot.width - line) < 1e-9)
  }

  @Test("Rings shrink to the room that a place has for them")
  func smallRings() {
    var environment = LayoutEnvironment()
    environment.largestRing = 36.67
    let ring = ViewNode(
      .progress(ProgressIndicator(0.5)), [.environment(.progressStyle(.circular))])
    for node in [gauge(0.5, .accessoryCircular), gauge(0.5, .accessoryCircularCapacity), ring] {
      let size = node.layout(proposal: .unspecified, environment).size
      #expect(abs(size.width - 36.67) < 1e-9 && size.width == size.height)
    }
  }

  @Test("Labels of the ends narrow a circular gauge's sweep to 240 degrees and stand in it")
  func ends() throws {
    let node = gauge(0, .accessoryCircular) {
      ($0.minimum, $0.maximum) = (Self.ends, Self.ends)
    }
    let marks = flat(node.report(58, 58).marks)
    guard case .stroke(let path, _, _) = try #require(marks.first).content,
      case .move(let start)? = path.elements.first
    else {
      Issue.record("not a line")
      return
    }
    // It begins 30 degrees below the middle.
    #expect(abs(start.y - (29 + 26.25 / 2)) < 1e-9)
    #expect(marks.suffix(2).map(\.frame.width) == [6, 6])
    let (left, right) = (marks[marks.count - 2].frame, marks[marks.count - 1].frame)
    #expect(abs((left.x + right.right) / 2 - 29) < 0.06)
  }

  @Test("What is inside a ring has a box of its own: lower in a closed one, with room below text")
  func centers() throws {
    for (style, height, below) in [
      (Gauge.Style.accessoryCircularCapacity, 29.0, 0.0), (.accessoryCircular, 39.5, 2),
    ] {
      let filled = gauge(0.5, style) { $0.currentValue = [.color()] }
      // Its edges are on pixels of a tenth.
      let inner = try #require(filled.frames(58, 58).last)
      #expect(abs(inner.width - 39.5) < 0.11 && abs(inner.x - 9.25) < 0.06)
      #expect(abs(inner.height - height) < 0.11 && abs(inner.y - (58 - height) / 2) < 0.06)

      let font = FontRequest(size: 10)
      let text = ViewNode.text("a", [.environment(.font(font))])
      let box = text.size(nil, nil).height + below
      let frame = gauge(0.5, style) { $0.currentValue = [text] }.frames(58, 58).last
      #expect(abs((frame?.y ?? 0) - (58 - box) / 2) < 0.06)
    }
  }

  @Test("Parts of a gauge without anything to see make no room")
  func emptyParts() throws {
    let empty = [ViewNode(.group([ViewNode(.empty)]))]
    let node = gauge(0.5, .accessoryCircular) {
      ($0.minimum, $0.maximum, $0.currentValue, $0.label) = (empty, empty, empty, empty)
    }
    #expect(node.report(58, 58) == gauge(0.5, .accessoryCircular).report(58, 58))
  }

  @Test("A capacity ring is closed and filled from the top, clockwise")
  func ring() throws {
    let marks = flat(gauge(0.25, .accessoryCircularCapacity).report(58, 58).marks)
    #expect(marks.count == 2)
    guard case .stroke(let path, _, _) = marks[1].content,
      case .move(let start)? = path.elements.first,
      case .cubic(_, _, let end)? = path.elements.last
    else {
      Issue.record("not a line")
      return
    }
    #expect(abs(start.x - 29) < 1e-9 && abs(start.y - 2.75) < 1e-9)
    #expect(abs(end.x - 55.25) < 1e-9 && abs(end.y - 29) < 1e-9)
  }

  @Test(
    "Linear gauges and progress are bars of their system's height over the whole width",
    arguments: [
      (Gauge.Style.linearCapacity, 16.0), (.accessoryLinear, 8), (.accessoryLinearCapacity, 8),
    ])
  func linear(_ style: Gauge.Style, _ height: Double) {
    #expect(gauge(0.5, style).size(200, 100) == Size(200, height))
    let progress = ViewNode(.progress(ProgressIndicator(0.5)))
    #expect(progress.size(200, 100) == Size(200, 4))
  }

  @Test("The filled part of a bar is its share of the width")
  func filled() throws {
    let marks = flat(gauge(0.25, .linearCapacity).report(200, 16).marks)
    guard case .fill(let path, _, _) = try #require(marks.last).content else {
      Issue.record("not a fill")
      return
    }
    let right = path.elements.reduce(0) { result, element in
      if case .line(let point) = element { max(result, point.x) } else { result }
    }
    #expect(right == 50 || right == 42)
    #expect(gauge(0, .linearCapacity).report(200, 16).marks.count == 1)
  }

  @Test(
    "Labels of a linear gauge's ends stand beside its bar, those of a marked one in boxes of their own",
    arguments: [
      (
        Gauge.Style.accessoryLinearCapacity,
        [Rect(0, 0, 6, 12), Rect(14, 2, 172, 8), Rect(194, 0, 6, 12)]
      ),
      (.accessoryLinear, [Rect(9.5, 3.5, 6, 12), Rect(33, 5.5, 134, 8), Rect(184.5, 3.5, 6, 12)]),
    ])
  func linearEnds(_ style: Gauge.Style, _ frames: [Rect]) {
    let node = gauge(0, style) { ($0.minimum, $0.maximum) = (Self.ends, Self.ends) }
    let marks = flat(node.report(200, frames[0].y + frames[0].bottom).marks)
    #expect(marks.map(\.frame.rounded) == frames)
  }

  @Test("A gradient runs along a marked bar from where lines begin, whatever its own direction")
  func linearGradient() throws {
    let stops = [GradientStop(PaintColor(.black), at: 0), GradientStop(PaintColor(.white), at: 1)]
    let node = gauge(0.5, .accessoryLinear).modified(
      .environment(.tint(.linear(stops, from: .top, to: .bottom))))
    for (direction, start) in [
      (LayoutEnvironment.LayoutDirection.leftToRight, 0.0), (.rightToLeft, 100),
    ] {
      var environment = LayoutEnvironment.tests
      environment.layoutDirection = direction
      let marks = flat(node.layout(in: Rect(0, 0, 100, 8), environment).marks)
      guard case .fill(_, _, .linear(stops, let from, let to)) = try #require(marks.first).content
      else {
        Issue.record("not a gradient")
        return
      }
      #expect(from == [start, 4] && to == [100 - start, 4])
    }
  }

  @Test("A bordered button has room around its content, a plain one has none")
  func buttons() {
    let button = ViewNode(.button(Button([.box(20, 10)])))
    for (style, size) in [
      (Button.Style.plain, Size(20, 10)), (.borderless, Size(20, 10)), (.bordered, Size(44, 24)),
      (.borderedProminent, Size(44, 24)),
    ] {
      let styled = button.modified(.environment(.buttonStyle(style)))
      #expect(styled.size(nil, nil) == size)
      #expect(styled.report(50, 50).marks.allSatisfy { $0.isInteractive })
    }
  }

  @Test("A border has its shape")
  func borderShapes() {
    let button = ViewNode(.button(Button([.box(20, 10)])))
    func border(_ shape: Button.BorderShape) -> Path? {
      let node = button.modified(.environment(.buttonBorderShape(shape)))
      return node.report(44, 24).marks.lazy.compactMap { mark in
        if case .fill(let path, _, _) = mark.content { path } else { nil }
      }.first
    }
    let (wide, round) = (Size(44, 24), Size(34, 24))
    func path(_ kind: ShapeKind, _ size: Size) -> Path { kind.path(in: size, containerRadius: 0) }
    #expect(border(.capsule) == path(.capsule, wide) && border(.circle) == path(.capsule, round))
    let square = path(.roundedRectangle(radius: 2, isContinuous: true), wide)
    #expect(border(.roundedRectangle(radius: 2)) == square)
    #expect(border(.roundedRectangle(radius: nil)) == border(.automatic))
  }

  @Test("A toggle's switch stands at the end of its line")
  func toggle() {
    let node = ViewNode(.toggle(Toggle(isOn: true, [.box(20, 10)])))
    let frames = node.frames(200, 31)
    #expect(frames[0] == Rect(0, 10.5, 20, 10))
    // Two points of it are not seen by layout.
    #expect(frames[1] == Rect(151, 0, 51, 31))
    // On: the knob is on the right.
    #expect(frames[2] == Rect(173, 2, 27, 27))
    #expect(ViewNode(.toggle(Toggle(isOn: false, []))).size(nil, nil) == Size(49, 31))
    let button = node.modified(.environment(.toggleStyle(.button)))
    #expect(button.size(nil, nil) == Size(44, 24))
  }

  @Test("Progress without a value is a spinner; a circular one with a value is a ring")
  func circularProgress() {
    #expect(ViewNode(.progress(ProgressIndicator(nil))).size(100, 100) == Size(20, 20))
    let ring = ViewNode(
      .progress(ProgressIndicator(0.5)), [.environment(.progressStyle(.circular))])
    #expect(ring.size(100, 100) == Size(58, 58))
  }

  @Test("Without a style, a gauge is circular in accessory families and linear elsewhere")
  func automatic() {
    var environment = LayoutEnvironment.tests
    let node = ViewNode(.gauge(Gauge(0.5)))
    #expect(node.layout(proposal: ProposedSize(90, 90), environment).size == Size(90, 16))
    environment.family = .accessoryCircular
    #expect(node.layout(proposal: ProposedSize(90, 90), environment).size == Size(58, 58))
  }

  @Test("The accessory background fills what is proposed, as a circle in circular families")
  func accessoryBackground() throws {
    var environment = LayoutEnvironment.tests
    environment.family = .accessoryCircular
    let node = ViewNode(.accessoryBackground)
    let mark = try #require(node.layout(in: Rect(0, 0, 50, 50), environment).marks.first)
    #expect(mark.frame == Rect(0, 0, 50, 50))
    guard case .accessoryBackground(let path) = mark.content else {
      Issue.record("not a background")
      return
    }
    #expect(path.elements.first == .move([50, 25]))
  }

  @Test("An unknown view is a box with its name, and is reported")
  func unknown() {
    let report = ViewNode(.unknown("Chart"), source: 9).report(50, 30)
    #expect(report.marks.map(\.content) == [.unknown("Chart")])
    #expect(report.marks.map(\.frame) == [Rect(0, 0, 50, 30)])
    #expect(report.notes == [LayoutNote(kind: .unknownView("Chart"), source: 9)])
  }

  @Test("A view for what is not available fills what is proposed")
  func contentUnavailable() {
    let view = ContentUnavailable(Label(title: [.box(40, 10)], icon: [.box(20, 20)]))
    let node = ViewNode(.contentUnavailable(view))
    #expect(node.size(200, 100) == Size(200, 100))
    #expect(node.frames(200, 100) == [Rect(90, 31, 20, 20), Rect(80, 59, 40, 10)])
  }
}
