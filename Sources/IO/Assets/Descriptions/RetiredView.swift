// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// Trees of views, which descriptions do not hold: views are drawn from Swift.
enum RetiredView {
  /// The keys that make an object a view, whatever stands beside them.
  private static let kinds: Set = [
    "hstack", "vstack", "zstack", "grid", "gridRow", "lazyVGrid", "lazyHGrid", "viewThatFits",
    "group", "spacer", "divider", "empty", "symbol", "placeholder", "progress", "button", "toggle",
    "link", "contentUnavailable", "accessoryBackground", "unknown",
  ]
  /// Those that do in a layer without one of `layerKinds`.
  private static let otherKinds: Set = ["color", "label"]
  private static let layerKinds = Set(DescribedLayer.Kind.allCases.map(\.rawValue))

  /// Reports the first view of a description.
  ///
  /// - Returns: Whether there is one; one line says all then.
  static func isReported(in description: JSONCursor) -> Bool {
    let parts = description.node.members?.filter {
      ["layers", "containerBackground", "liveActivity"].contains($0.key)
    }
    guard let view = parts?.lazy.compactMap({ first(in: $0) }).first else { return false }
    description.mistakes.cursor(at: view).report(
      "is a view, which descriptions do not hold",
      fix: "write it in a Swift file with a #Preview or its widget, and render that")
    return true
  }

  private static func first(in node: JSONNode, isLayer: Bool = false) -> JSONNode? {
    if let members = node.members {
      let keys = Set(members.map(\.key))
      if !keys.isDisjoint(with: kinds) { return node }
      if isLayer, keys.isDisjoint(with: layerKinds), !keys.isDisjoint(with: otherKinds) {
        return node
      }
      if let view = members.first(where: { $0.key == "view" }) { return view }
    }
    let children = node.members ?? node.elements
    return children?.lazy.compactMap { first(in: $0, isLayer: node.key == "layers") }.first
  }
}
