// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels

/// Descriptions in tests, read and expanded with the names that exist.
enum Described {
  static func file(_ text: String) throws(JSONError) -> WidgetFile {
    try WidgetFile(Array(text.utf8), path: "W.widget.json")
  }

  static func variants(
    _ text: String, limits: DescriptionLimits = DescriptionLimits()
  ) throws(JSONError) -> [WidgetVariant] {
    try WidgetFile(Array(text.utf8), path: "W.widget.json", limits: limits)
      .variants(limits: limits)
  }

  /// A widget with more members and layers than the least there is.
  static func widget(_ members: String = "", layers: String = #"{"image": "A"}"#) -> String {
    #"{"families": ["systemSmall", "accessoryCircular"], \#(members) "layers": [\#(layers)]}"#
  }

  /// What is said about a description that cannot be used; empty if it can.
  static func complaint(_ text: String, limits: DescriptionLimits = DescriptionLimits()) -> String {
    do throws(JSONError) {
      _ = try variants(text, limits: limits)
      return ""
    } catch {
      return error.description
    }
  }

  /// The node of a widget whose only layer is a view, with the system's colors in an appearance.
  static func node(
    _ layer: String, members: String = "", isDark: Bool = false
  ) throws(JSONError) -> ViewNode {
    let view = try variants(widget(members, layers: layer))[0].layers[0].view
    let node = view?.node(isDark: isDark, color: { _ in nil }, size: { _ in nil })
    return bare(node ?? ViewNode(.unknown("not a view")))
  }

  /// A node as tests write it: without its place and its number.
  static func bare(_ node: ViewNode) -> ViewNode {
    var node = node
    (node.source, node.identity) = (nil, nil)
    return node
  }

  /// A color by its codes, `0xRRGGBB`.
  static func color(_ codes: UInt32, opacity: Float = 1) -> PaintColor {
    let (red, green, blue) = (codes >> 16 & 255, codes >> 8 & 255, codes & 255)
    return PaintColor(
      EncodedColor(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255),
      opacity: opacity)
  }
}
