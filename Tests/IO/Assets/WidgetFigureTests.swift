// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels
import VibrancyVocabulary

@Suite struct WidgetFigureTests {
  /// The view of a widget's only layer, every color of which is blue.
  private func node(_ layer: String, _ members: String = "") throws -> ViewNode {
    let variant = try #require(
      try Described.variants(Described.widget(members, layers: layer)).last)
    guard case .figure(let figure) = variant.layers[0].content else {
      Issue.record("not a figure")
      return ViewNode(.empty)
    }
    return figure.node { _ in Self.blue }
  }

  private static let blue = PaintColor(EncodedColor(red: 0, green: 0, blue: 1))

  @Test(arguments: [
    ("rectangle", ShapeKind.rectangle), ("circle", .circle), ("ellipse", .ellipse),
    ("capsule", .capsule), ("containerRelative", .containerRelative),
  ])
  func `a shape is what its name says`(_ name: String, _ kind: ShapeKind) throws {
    let plain = try node("{\"shape\": \"\(name)\"}")
    #expect(plain == ViewNode(.shape(ShapeView(kind))))
    let filled = try node("{\"shape\": \"\(name)\", \"fill\": \"red\"}")
    #expect(filled == ViewNode(.shape(ShapeView(kind, fill: .color(Self.blue)))))
  }

  @Test func `a line is inside the edge, and corners are round`() throws {
    let shape = #"{"shape": "rectangle", "cornerRadius": 8, "stroke": "Ink", "lineWidth": 3}"#
    var view = ShapeView(
      .roundedRectangle(radius: 8, isContinuous: true), stroke: StrokeStyle(width: 3),
      paint: .color(Self.blue))
    view.isBorder = true
    #expect(try node(shape) == ViewNode(.shape(view)))
  }

  @Test func `a gauge follows a parameter`() throws {
    let made = try node(
      #"{"gauge": "${at.share}", "style": "linearCapacity", "tint": "green", "label": "${at}"}"#,
      #""parameters": {"at": {"low": {"share": "0.2"}, "high": {"share": "0.9"}}},"#)
    var gauge = Gauge(0.9)
    gauge.label = [ViewNode(.text([TextSpan("high")]))]
    #expect(made.content == .gauge(gauge))
    #expect(
      made.modifiers == [
        .environment(.gaugeStyle(.linearCapacity)), .environment(.tint(.color(Self.blue))),
      ])
  }

  @Test func `colors of the system are known by name, others are color sets`() throws {
    let layer = ##"{"shape": "circle", "fill": "red", "stroke": "#102030"}"##
    let variant = try Described.variants(Described.widget(layers: layer))[0]
    #expect(
      variant.layers[0].colors.map(\.reference) == [
        .system(.red), .codes(red: 0x10, green: 0x20, blue: 0x30),
      ])
    let named = try Described.variants(
      Described.widget(layers: #"{"gauge": 1, "tint": "Rising"}"#))[0]
    #expect(named.layers[0].colors.map(\.reference) == [.named("Rising")])
  }
}
