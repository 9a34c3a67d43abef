// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension TypeName {
  /// Whether it is a color, another style or an image: what a property of the type gives is a part
  /// of the view that names it.
  package var isOfValues: Bool { !isArray && Self.ofValues.contains(last) }

  /// Whether it is a color or another style.
  package var isOfStyles: Bool { isOfValues && last != "Image" }

  private static let ofValues: Set<String> = [
    "Color", "UIColor", "NSColor", "Gradient", "AnyGradient", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "ShapeStyle", "AnyShapeStyle",
    "HierarchicalShapeStyle", "Image",
  ]
}
