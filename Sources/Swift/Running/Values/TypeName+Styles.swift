// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension TypeName {
  /// Whether it is a color, another style or an image: what a property of the type gives is a part
  /// of the view that names it.
  package var isOfValues: Bool { !isArray && Self.ofValues.contains(last) }

  /// Whether it is a color or another style.
  package var isOfStyles: Bool { isOfValues && last != "Image" }

  /// Whether it is one of UIKit's, AppKit's or Core Graphics' pictures, which hold pixels.
  package var isOfBitmaps: Bool {
    !isArray && ["UIImage", "NSImage", "CGImage", "CIImage", "PlatformImage"].contains(last)
  }

  /// Whether it is a picture or what names one.
  package var isOfNames: Bool {
    !isArray && !isFunction
      && (isOfBitmaps || ["String", "Image", "ImageResource", "LocalizedStringKey"].contains(last))
  }

  private static let ofValues: Set<String> = [
    "Color", "UIColor", "NSColor", "Gradient", "AnyGradient", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "ShapeStyle", "AnyShapeStyle",
    "HierarchicalShapeStyle", "Image",
  ]
}
