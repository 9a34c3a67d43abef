// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets

extension SwiftUILibrary {
  /// `Color.name` or `Image.name` that neither the sources nor the catalogs have, as of a package: a
  /// gray color or a picture stands for it, which is listed; `nil`: not one of these types.
  func packageMember(_ name: String, of type: TypeName, at spot: Spot) -> SampleValue? {
    guard !type.isArray, name != "init" else { return nil }
    // The names that Xcode generates for sets are members of the types of UIKit and AppKit, too.
    if ["UIImage", "NSImage"].contains(type.last),
      let set = code.interface.sets.name(ofSymbol: name, kind: .image)
    {
      return .view(.image(ImageValue(.named(set), at: spot)))
    }
    if let generated = generated(name, of: type, at: spot) { return generated }
    let value: SampleValue
    switch type.last {
    case "Color", "UIColor", "NSColor":
      keep(colorMember: name, at: spot)
      value = .interface(.style(code.plainColor))
    case "Image", "UIImage", "NSImage":
      if let set = code.interface.sets.name(ofSymbol: name, kind: .image) {
        return .view(.image(ImageValue(.named(set), at: spot)))
      }
      value = .view(.image(ImageValue(.made, at: spot)))
    case _: return nil
    }
    code.note(Gap(spot: spot, name: type.name + "." + name))
    return value
  }

  /// What tools generate for a set: `ImageResource.name`, and `Asset.name` or `Asset.Group.name`, whose
  /// enums are not always kept with the sources; `nil`: it is none, or there is no such set.
  private func generated(_ name: String, of type: TypeName, at spot: Spot) -> SampleValue? {
    let path = type.name.split(separator: ".").map(String.init) + [name]
    let isResource = type.last == "ImageResource" || type.last == "ColorResource"
    guard isResource || path[0].hasSuffix("Asset") || path[0].hasSuffix("Assets") else {
      return nil
    }
    let names = isResource ? [name] : Array(path.dropFirst())
    if type.last != "ColorResource",
      let set = code.interface.sets.name(ofGenerated: names, kind: .image)
    {
      return .view(.image(ImageValue(.named(set), at: spot)))
    }
    return code.interface.sets.name(ofGenerated: names, kind: .color)
      .flatMap { catalogColor(named: $0) }.map { .interface(.style(.color($0))) }
  }

  /// `Type.name` of SwiftUI; `nil`: not known.
  func staticMember(_ name: String, of type: TypeName) -> SampleValue? {
    switch type.last {
    case "Color", "ShapeStyle", "AnyShapeStyle", "Material", "BackgroundStyle", "TintShapeStyle",
      "HierarchicalShapeStyle", "AnyGradient":
      return namedStyle(name).map { .interface(.style($0)) }
    case "UIColor", "NSColor", "CGColor":
      return platformColor(name).map { .interface(.style(.color($0))) }
    case "Font": return SystemWords.textStyle(name).map { .interface(.font(FontRequest($0))) }
    case "Weight": return SystemWords.weight(name).map { .interface(.weight($0)) }
    case "TextStyle": return SystemWords.textStyle(name).map { .interface(.textStyle($0)) }
    case "UIFontMetrics": return name == "default" ? fontMetrics(nil) : nil
    case "EnvironmentValues": return code.environmentValue(named: name)
    case "Angle": return name == "zero" ? .interface(.angle(0)) : nil
    case "CGSize", "NSSize": return name == "zero" ? .interface(.size(.zero)) : nil
    case "CGPoint", "NSPoint": return name == "zero" ? .interface(.point(.zero)) : nil
    case "CGRect": return name == "zero" ? .interface(.rect(Rect(0, 0, 0, 0))) : nil
    case "CGAffineTransform": return name == "identity" ? .interface(.transform(.identity)) : nil
    case "EdgeInsets", "UIEdgeInsets":
      return name == "zero" ? .interface(.insets(Insets())) : nil
    case "UnitPoint": return SystemWords.unitPoint(name).map { .interface(.unitPoint($0)) }
    case "Alignment": return SystemWords.alignment(name).map { .interface(.alignment($0)) }
    case "GeometryProxy", "UIScreen", "WKInterfaceDevice", "UIDevice", "NSScreen":
      return ["main", "current"].contains(name) ? .interface(.word(type.last, name)) : nil
    case let last:
      return Self.wordTypes.contains(last) ? .interface(.word(last, name)) : nil
    }
  }

  /// Types whose values are known by their names.
  private static let wordTypes: Set<String> = [
    "WidgetFamily", "WidgetRenderingMode", "ActivityFamily", "ColorScheme", "LayoutDirection",
    "DynamicTypeSize", "ContentSizeCategory", "RedactionReasons", "Axis", "Edge", "Set",
    "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "ContentMode", "Design",
    "TruncationMode", "Case", "BlendMode", "SymbolVariants", "SymbolRenderingMode", "Scale",
    "TemplateRenderingMode", "WidgetAccentedRenderingMode", "DateStyle", "ContentTransition",
    "Transition", "AnyTransition", "Animation", "LineCap", "LineJoin", "CGLineCap", "CGLineJoin",
    "RoundedCornerStyle", "ScenePhase", "LegibilityWeight", "UserInterfaceSizeClass",
    "CoordinateSpace", "ButtonRole", "ControlSize", "Visibility", "ColorRenderingMode",
    "RGBColorSpace", "TableColumnAlignment", "UIUserInterfaceStyle", "Width", "Leading",
    "PrimitiveButtonStyle", "ColorResource", "ImageResource", "SymbolEffect", "TextScale",
    "InterpolationMethod", "Interpolation", "MaterialActiveAppearance", "AccessibilityTraits",
  ]

  /// `Type.name(…)` of SwiftUI; `nil`: not known.
  func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let value = SampleValue.implicit(name, arguments, spot)
    switch type.last {
    case "Font", "UIFont", "NSFont":
      return fontCall(name, arguments, at: spot).map { .interface(.font($0)) }
    case "Angle": return degrees(value).map { .interface(.angle($0)) }
    case "Color", "ShapeStyle", "AnyShapeStyle", "LinearGradient", "RadialGradient",
      "AngularGradient":
      return styleCall(name, arguments, at: spot).map { .interface(.style($0)) }
    case "Shape": return shape(value, at: spot).map { .view(.shape($0)) }
    case "AccessoryWidgetBackground": return nil
    case "Binding": return name == "constant" ? arguments.first?.value : nil
    case "Animation", "AnyTransition", "Transition", "ContentTransition", "SymbolEffect":
      return .interface(.word(type.last, name))
    case "Image", "UIImage":
      return name == "init" ? construct(type, arguments, at: spot) : nil
    case "GridItem": return nil
    // `KFImage.url(…)`
    case let last where name == "url" || name == "source":
      return remoteImage(last, arguments.map { PassedValue("url", $0.value) }, at: spot)
    case "Size" where ["flexible", "fixed", "adaptive"].contains(name): return value
    case _: return nil
    }
  }
}
