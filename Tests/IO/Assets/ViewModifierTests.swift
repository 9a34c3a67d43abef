// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels
import VibrancyTypography
import VibrancyVocabulary

@Suite struct ViewModifierTests {
  /// A modifier as it is written, and what it is.
  static let modifiers: [(members: String, modifier: Modifier)] = [
    (#""padding": true"#, .padding(Insets(all: 16))),
    (#""padding": -3"#, .padding(Insets(all: -3))),
    (
      #""padding": [1, 2, 3, 4]"#, .padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ),
    (
      #""padding": {"horizontal": true, "top": 5}"#,
      .padding(Insets(top: 5, leading: 16, trailing: 16))
    ),
    (#""fixedSize": true"#, .fixedSize(horizontal: true, vertical: true)),
    (#""fixedSize": [false, true]"#, .fixedSize(horizontal: false, vertical: true)),
    (
      #""frame": {"width": 10, "alignment": "top"}"#,
      .frame(width: 10, height: nil, alignment: .top)
    ),
    (
      #""frame": {"minWidth": 1, "idealWidth": 2, "maxWidth": "infinity", "maxHeight": 9}"#,
      .flexibleFrame(
        FlexibleFrame(
          width: .init(1, ideal: 2, most: .infinity), height: .init(most: 9),
          alignment: .center))
    ),
    (#""aspectRatio": {"ratio": 2, "contentMode": "fill"}"#, .aspectRatio(2, .fill)),
    (#""aspectRatio": {"contentMode": "fit"}"#, .aspectRatio(nil, .fit)),
    (#""background": "red""#, .backgroundStyle(.color(Described.color(0xFF383C)), nil)),
    (#""background": {"color": "tint", "in": "circle"}"#, .backgroundStyle(.tint, .circle)),
    (#""clip": "capsule""#, .clip(.capsule, isEvenOdd: false)),
    (
      #""cornerRadius": 4"#,
      .clip(.roundedRectangle(radius: 4, isContinuous: true), isEvenOdd: false)
    ),
    (#""opacity": 0.5"#, .opacity(0.5)), (#""offset": [1, -2]"#, .offset(x: 1, y: -2)),
    (#""position": [3, 4]"#, .position(x: 3, y: 4)),
    (#""rotation": -90"#, .rotationEffect(degrees: -90, anchor: .center)),
    (#""scaleEffect": 2"#, .scaleEffect(x: 2, y: 2, anchor: .center)),
    (#""scaleEffect": [1, -1]"#, .scaleEffect(x: 1, y: -1, anchor: .center)),
    (
      #""shadow": {"radius": 3, "y": 1, "color": "black"}"#,
      .shadow(Shadow(color: PaintColor(.black), radius: 3, y: 1))
    ),
    (#""blur": 2"#, .blur(radius: 2)), (#""compositing": true"#, .compositingGroup),
    (#""blend": "destinationOut""#, .blend(.destinationOut)),
    (#""layoutPriority": -1"#, .layoutPriority(-1)),
    (
      #""alignmentGuide": {"guide": "firstTextBaseline", "from": "bottom", "offset": -2}"#,
      .alignmentGuide(
        GuideRule(.vertical(.firstTextBaseline), from: .vertical(.bottom), offset: -2))
    ),
    (#""font": "headline""#, .environment(.font(FontRequest(.headline)))),
    (
      #""font": {"size": 9.5, "weight": "bold", "design": "rounded"}"#,
      .environment(.font(FontRequest(size: 9.5, weight: 700, design: .rounded)))
    ),
    (
      #""font": {"style": "caption", "weight": "light"}"#,
      .environment(.font(FontRequest(.caption, weight: 300)))
    ),
    (#""weight": "semibold""#, .environment(.fontWeight(600))),
    (#""italic": true"#, .environment(.italic(true))),
    (#""monospacedDigits": true"#, .environment(.monospacedDigits)),
    (#""tracking": -1"#, .environment(.tracking(-1))),
    (#""underline": true"#, .environment(.underline(true))),
    (#""strikethrough": true"#, .environment(.strikethrough(true))),
    (#""lines": 2"#, .environment(.lineLimit(2, reservesSpace: false))),
    (#""lines": {"exactly": 3}"#, .environment(.lineLimit(3, reservesSpace: true))),
    (#""minimumScale": 0.5"#, .environment(.minimumScaleFactor(0.5))),
    (#""truncation": "middle""#, .environment(.truncation(.middle))),
    (#""align": "trailing""#, .environment(.multilineTextAlignment(.trailing))),
    (#""lineSpacing": 4"#, .environment(.lineSpacing(4))),
    (#""color": "tertiary""#, .environment(.foregroundStyle([.tertiary]))),
    (#""tint": "white""#, .environment(.tint(.color(PaintColor(.white))))),
    (#""redacted": true"#, .environment(.redaction(.placeholder))),
    (#""redacted": "privacy""#, .environment(.redaction(.privacy))),
    (#""accentable": true"#, .environment(.accentable(true))),
    (#""accentedRendering": "fullColor""#, .environment(.accentedRendering(.fullColor))),
    (#""privacySensitive": true"#, .environment(.privacySensitive(true))),
    (#""invalidatable": true"#, .environment(.invalidatable(true))),
    (#""interactive": true"#, .environment(.interactive(true))),
  ]

  @Test(arguments: modifiers)
  func `a modifier is what SwiftUI's of its name is`(
    _ members: String, _ modifier: Modifier
  ) throws {
    #expect(try Described.node("{\"divider\": true, \(members)}").modifiers == [modifier])
    // Among those that come after the view's own, it is the same.
    let later = "{\"divider\": true, \"modifiers\": [{\"blur\": 1}, {\(members)}]}"
    #expect(try Described.node(later).modifiers == [.blur(radius: 1), modifier])
  }

  @Test func `modifiers of one object are applied in one order, however they are written`() throws {
    let one =
      ##"{"divider": true, "opacity": 0.5, "frame": {"width": 5}, "padding": 1, "accentable": true, "color": "tint", "clip": "circle", "background": "white"}"##
    let other =
      ##"{"color": "tint", "accentable": true, "padding": 1, "background": "white", "clip": "circle", "frame": {"width": 5}, "divider": true, "opacity": 0.5}"##
    let expected: [Modifier] = [
      .environment(.foregroundStyle([.tint])), .padding(Insets(all: 1)),
      .frame(width: 5, height: nil, alignment: .center),
      .backgroundStyle(.color(PaintColor(.white)), nil), .clip(.circle, isEvenOdd: false),
      .opacity(0.5), .environment(.accentable(true)),
    ]
    #expect(try Described.node(one).modifiers == expected)
    #expect(try Described.node(other).modifiers == expected)
  }

  @Test func `a view behind, above or as a mask has its place`() throws {
    let layer =
      #"{"divider": true, "background": {"node": {"shape": "circle"}, "alignment": "leading"}, "overlay": {"text": "a"}, "mask": {"empty": true}}"#
    let modifiers = try Described.node(layer).modifiers
    guard modifiers.count == 3, case .background(let behind, .leading) = modifiers[0],
      case .overlay(let above, .center) = modifiers[1],
      case .mask(let mask, .center) = modifiers[2]
    else {
      Issue.record("\(modifiers)")
      return
    }
    #expect(behind.content == .shape(ShapeView(.circle)))
    #expect(above.content == .text([TextSpan("a")]) && mask.content == .empty)
  }

  @Test func `a style above is a view that it fills`() throws {
    let layer =
      #"{"divider": true, "overlay": {"color": "tint", "in": "capsule"}, "mask": "white"}"#
    let modifiers = try Described.node(layer).modifiers
    guard modifiers.count == 2, case .overlay(let above, .center) = modifiers[0],
      case .mask(let mask, .center) = modifiers[1]
    else {
      Issue.record("\(modifiers)")
      return
    }
    #expect(above.content == .shape(ShapeView(.capsule, fill: .tint)))
    #expect(mask.content == .fill(.color(PaintColor(.white))))
  }

  @Test func `a gradient's colors without a place are spread between the others`() throws {
    let layer =
      #"{"color": {"linear": ["white", "black", ["white", 0.5], "black", "white"], "from": [0, 0.5], "to": "trailing"}}"#
    guard
      case .fill(.linear(let stops, let from, let to)) = try Described.node(layer).content
    else {
      Issue.record("not a gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
    #expect(from == UnitPoint(0, 0.5) && to == .trailing)
    let radial =
      #"{"color": {"radial": ["white"], "center": "top", "startRadius": 2, "endRadius": 8}}"#
    #expect(
      try Described.node(radial).content
        == .fill(
          .radial(
            [GradientStop(PaintColor(.white), at: 1)], center: .top, from: 2, to: 8)))
    let angular = #"{"color": {"angular": ["white", "black"], "startAngle": -90, "endAngle": 270}}"#
    #expect(
      try Described.node(angular).content
        == .fill(
          .angular(
            [GradientStop(PaintColor(.white), at: 0), GradientStop(PaintColor(.black), at: 1)],
            center: .center, from: -90, to: 270)))
  }

  @Test func `colors of a tint run from the leading edge`() throws {
    let node = try Described.node(#"{"gauge": 1, "tint": ["white", "black"]}"#)
    let stops = [
      GradientStop(PaintColor(.white), at: 0), GradientStop(PaintColor(.black), at: 1),
    ]
    #expect(
      node.modifiers
        == [.environment(.tint(.linear(stops, from: .leading, to: .trailing)))])
  }

  @Test func `the system's colors follow the appearance`() throws {
    for color in SystemColor.allCases {
      let layer = #"{"color": "\#(color.rawValue)"}"#
      let light = try Described.node(layer).content
      let dark = try Described.node(layer, isDark: true).content
      #expect(
        (light == dark)
          == (color.code(in: .iOS26, isDark: false) == color.code(in: .iOS26, isDark: true)),
        "\(color)")
    }
    #expect(
      try Described.node(#"{"color": "green"}"#, isDark: true).content
        == .fill(.color(Described.color(0x30D158))))
  }
}
