// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels
import VibrancySymbols
import VibrancyTypography

@Suite struct ViewKindTests {
  /// What is written, and what it is.
  static let kinds: [(layer: String, content: ViewContent)] = [
    (#"{"hstack": []}"#, .hStack([], alignment: .center, spacing: nil)),
    (
      #"{"hstack": [], "spacing": -2, "alignment": "firstTextBaseline"}"#,
      .hStack([], alignment: .firstTextBaseline, spacing: -2)
    ),
    (
      #"{"vstack": [], "spacing": 0, "alignment": "leading"}"#,
      .vStack([], alignment: .leading, spacing: 0)
    ),
    (#"{"zstack": [], "alignment": "bottomTrailing"}"#, .zStack([], alignment: .bottomTrailing)),
    (#"{"group": []}"#, .group([])),
    (
      #"{"viewThatFits": [], "axes": "horizontal"}"#,
      .viewThatFits([], axes: Axes(horizontal: true, vertical: false))
    ),
    (#"{"spacer": true}"#, .spacer(minimum: nil)),
    (#"{"spacer": 0}"#, .spacer(minimum: 0)),
    (#"{"divider": true}"#, .divider),
    (#"{"empty": true}"#, .empty),
    (#"{"accessoryBackground": true}"#, .accessoryBackground),
    (#"{"unknown": "Chart"}"#, .unknown("Chart")),
    (#"{"color": "secondary"}"#, .fill(.secondary)),
    (##"{"color": "#11223380"}"##, .fill(.color(Described.color(0x112233, opacity: 128 / 255)))),
    (#"{"color": "green"}"#, .fill(.color(Described.color(0x34C759)))),
    (#"{"link": []}"#, .link([])),
    (#"{"button": []}"#, .button(Button([]))),
    (#"{"toggle": [], "isOn": true}"#, .toggle(Toggle(isOn: true, []))),
    (#"{"progress": 0.5}"#, .progress(ProgressIndicator(0.5))),
    (#"{"progress": true}"#, .progress(ProgressIndicator(nil))),
    (#"{"gauge": 0.25}"#, .gauge(Gauge(0.25))),
    (#"{"shape": "capsule"}"#, .shape(ShapeView(.capsule))),
    (
      #"{"shape": {"roundedRectangle": 8}, "fill": "tint"}"#,
      .shape(ShapeView(.roundedRectangle(radius: 8, isContinuous: true), fill: .tint))
    ),
    (
      #"{"shape": {"unevenRoundedRectangle": [1, 2, 3, 4]}}"#,
      .shape(
        ShapeView(
          .unevenRoundedRectangle(
            topLeading: 1, topTrailing: 4, bottomLeading: 2, bottomTrailing: 3,
            isContinuous: true)))
    ),
    (#"{"shape": {"containerRelative": true}}"#, .shape(ShapeView(.containerRelative))),
  ]

  @Test(arguments: kinds)
  func `a kind is what SwiftUI's view of its name is`(
    _ layer: String, _ content: ViewContent
  ) throws {
    #expect(try Described.node(layer) == ViewNode(content))
  }

  @Test func `children keep their order, their places and their numbers`() throws {
    let text = Described.widget(layers: #"{"hstack": [{"text": "a"}, {"spacer": true}]}"#)
    let view = try #require(try Described.variants(text)[0].layers[0].view)
    let node = view.node(isDark: false, color: { _ in nil }, size: { _ in nil })
    guard case .hStack(let children, _, _) = node.content else {
      Issue.record("not a stack")
      return
    }
    #expect(children.map(\.content) == [.text([TextSpan("a")]), .spacer(minimum: nil)])
    #expect([node.identity] + children.map(\.identity) == [1, 2, 3])
    let places = ([node] + children).compactMap(\.source)
    #expect(places.map { Array(text.utf8)[$0] } == [123, 123, 123])
    #expect(places == places.sorted() && Set(places).count == 3)
  }

  @Test func `runs of a text keep what they set`() throws {
    let layer =
      #"{"group": [{"text": ["a", {"text": "b", "weight": "bold", "color": "red", "underline": true, "tracking": 2, "font": "caption"}]}]}"#
    guard case .group(let nodes) = try Described.node(layer).content,
      case .text(let spans)? = nodes.first?.content
    else {
      Issue.record("not a text")
      return
    }
    var second = TextSpan("b")
    (second.weight, second.isUnderlined, second.tracking) = (700, true, 2)
    second.style = .color(Described.color(0xFF383C))
    second.font = FontRequest(.caption)
    #expect(spans == [TextSpan("a"), second])
  }

  @Test func `a grid has rows, and nodes that span it`() throws {
    let layer =
      #"{"grid": [[{"divider": true}, {"empty": true}], {"divider": true}], "horizontalSpacing": 3}"#
    guard case .grid(let rows, let options) = try Described.node(layer).content else {
      Issue.record("not a grid")
      return
    }
    #expect(options.horizontalSpacing == 3 && options.verticalSpacing == nil)
    guard rows.count == 2, case .gridRow(let cells, nil) = rows[0].content else {
      Issue.record("not a row")
      return
    }
    #expect(cells.map(\.content) == [.divider, .empty] && rows[1].content == .divider)
  }

  @Test func `columns of a lazy grid are fixed, flexible or adaptive`() throws {
    let layer =
      #"{"lazyVGrid": [], "columns": ["flexible", {"fixed": 9, "spacing": 2}, {"flexible": [1, "infinity"]}, {"adaptive": [4, 6], "alignment": "top"}], "spacing": 1, "alignment": "leading"}"#
    var grid = LazyGrid(
      .vertical,
      [
        .flexible, GridTrack(.fixed(9), spacing: 2),
        GridTrack(.flexible(least: 1, most: .infinity)),
        GridTrack(.adaptive(least: 4, most: 6), alignment: .top),
      ])
    (grid.spacing, grid.alignment) = (1, .leading)
    #expect(try Described.node(layer).content == .lazyGrid([], grid))
    guard
      case .lazyGrid(_, let rows) = try Described.node(#"{"lazyHGrid": [], "rows": ["flexible"]}"#)
        .content
    else {
      Issue.record("not a grid")
      return
    }
    #expect(rows.axis == .horizontal)
  }

  @Test func `symbols and pictures know whether they are resized and how`() throws {
    let symbol = try Described.node(
      #"{"symbol": "bolt.fill", "resizable": true, "contentMode": "fit", "scale": "large"}"#)
    var expected = SymbolImage("bolt.fill")
    expected.isResizable = true
    #expect(symbol.content == .symbol(expected))
    #expect(symbol.modifiers == [.aspectRatio(nil, .fit), .environment(.symbolScale(.large))])

    let text = Described.widget(
      layers: #"{"group": [{"image": "Ferry", "template": "red"}, {"image": "a.png"}]}"#)
    let view = try #require(try Described.variants(text)[0].layers[0].view)
    #expect(view.images.map(\.reference) == [.named("Ferry"), .file("a.png")])
    let node = view.node(
      isDark: false, color: { _ in nil },
      size: { image in image.name == "Ferry" ? Size(20, 10) : nil })
    guard case .group(let nodes) = node.content else {
      Issue.record("not a group")
      return
    }
    var ferry = Picture("Ferry", size: Size(20, 10))
    ferry.isTemplate = true
    #expect(
      nodes.map(\.content) == [.picture(ferry), .picture(Picture("a.png", size: Size(0, 0)))])
    #expect(
      nodes[0].modifiers
        == [.environment(.foregroundStyle([.color(Described.color(0xFF383C))]))])
  }

  @Test func `symbols of the catalog are looked up by their names`() throws {
    let text = Described.widget(
      layers: #"{"group": [{"symbol": "tide"}, {"label": "Sea", "icon": "sun.max"}]}"#)
    let view = try #require(try Described.variants(text)[0].layers[0].view)
    #expect(view.symbols.map(\.name) == ["tide", "sun.max"])
    let part = SymbolDrawing.Part(path: .rectangle(0, -1, 1, 1))
    let drawing = try #require(
      SymbolDrawing([.init(weight: 400, scale: .medium, parts: [part], width: 1)]))
    let node = view.node(
      isDark: false, color: { _ in nil }, size: { _ in nil },
      symbol: { $0 == "tide" ? drawing : nil })
    guard case .group(let nodes) = node.content, case .symbol(let tide) = nodes[0].content,
      case .label(let label) = nodes[1].content, case .symbol(let sun) = label.icon[0].content
    else {
      Issue.record("no symbols")
      return
    }
    #expect(tide.drawing == .custom(drawing))
    #expect(sun.drawing == .system)
  }

  @Test func `a shape has a fill, a line and a part of its outline`() throws {
    let layer =
      #"{"shape": "circle", "fill": "white", "strokeBorder": "black", "lineWidth": 3, "lineCap": "round", "lineJoin": "bevel", "dash": [1, 2], "dashPhase": 1, "trim": [0, 0.5], "inset": 2}"#
    var style = StrokeStyle(width: 3)
    (style.cap, style.join, style.dash, style.dashPhase) = (.round, .bevel, [1, 2], 1)
    var shape = ShapeView(.circle, fill: .color(PaintColor(.white)))
    (shape.stroke, shape.strokePaint) = (style, .color(PaintColor(.black)))
    (shape.isBorder, shape.trim, shape.inset) = (true, Trim(0, 0.5), 2)
    #expect(try Described.node(layer).content == .shape(shape))
  }

  @Test func `a path is read as in an SVG`() throws {
    let layer = #"{"shape": {"path": "M0 0 L10 0 L10 5 Z", "size": [10, 5]}}"#
    let path = Path([.move([0, 0]), .line([10, 0]), .line([10, 5]), .close])
    #expect(
      try Described.node(layer).content == .shape(ShapeView(.path(path, size: Size(10, 5)))))
  }

  @Test func `the parts of a control are nodes or words`() throws {
    let layer =
      #"{"gauge": 0.5, "style": "accessoryLinear", "label": {"divider": true}, "minimum": "0", "maximum": {"empty": true}}"#
    let node = try Described.node(layer)
    guard case .gauge(let gauge) = node.content else {
      Issue.record("not a gauge")
      return
    }
    #expect(gauge.label.map(\.content) == [.divider])
    #expect(gauge.minimum.map(\.content) == [.text([TextSpan("0")])])
    #expect(gauge.maximum.map(\.content) == [.empty] && gauge.currentValue.isEmpty)
    #expect(node.modifiers == [.environment(.gaugeStyle(.accessoryLinear))])

    let label = try Described.node(#"{"label": "Ferry", "icon": "ferry", "style": "iconOnly"}"#)
    guard case .label(let parts) = label.content else {
      Issue.record("not a label")
      return
    }
    #expect(parts.title.map(\.content) == [.text([TextSpan("Ferry")])])
    #expect(parts.icon.map(\.content) == [.symbol(SymbolImage("ferry"))])
    #expect(label.modifiers == [.environment(.labelStyle(.iconOnly))])
  }
}
