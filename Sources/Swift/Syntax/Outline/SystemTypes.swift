// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Types that every file with a widget can name without declaring them: Swift's, SwiftUI's,
/// WidgetKit's and UIKit's.
package enum SystemTypes {
  /// Whether the system has a type of this name.
  package static func has(_ name: String) -> Bool { names.contains(name) }

  package static let names: Set<String> = [
    // Views and what lays them out.
    "AnyLayout", "AnyView", "AsyncImage", "Button", "ButtonBorderShape", "Canvas", "Chart",
    "ColorPicker", "ContainerRelativeShape", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "EditButton", "EmptyView", "EquatableView",
    "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridItem", "GridRow", "Group",
    "GlassEffectContainer", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "Layout",
    "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu", "ModifiedContent", "NavigationLink",
    "NavigationStack", "NavigationView", "OutlineGroup", "PhaseAnimator", "Picker", "ProgressView",
    "ScrollView", "ScrollViewReader",
    "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Table",
    "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "TupleView", "VStack", "View",
    "ViewBuilder", "ViewModifier", "ViewThatFits", "ZStack", "AccessoryWidgetBackground",
    // Shapes and styles.
    "AngularGradient", "AnyShape", "AnyShapeStyle", "Capsule", "Circle", "Color",
    "ConcentricRectangle", "Ellipse", "EllipticalGradient", "Gradient", "HierarchicalShapeStyle",
    "ImagePaint", "InsettableShape", "LinearGradient", "Material", "MeshGradient", "Path",
    "RadialGradient", "Rectangle", "RoundedRectangle", "Shape", "ShapeStyle",
    "UnevenRoundedRectangle", "Angle", "Alignment", "Animation", "Axis", "BlendMode",
    "ColorScheme", "ContentMode", "Edge", "EdgeInsets", "Font", "HorizontalAlignment",
    "UnitPoint", "VerticalAlignment", "Visibility",
    // Data flow.
    "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FetchRequest", "FocusState", "Namespace", "ObservedObject",
    "PreferenceKey", "SceneStorage", "State", "StateObject",
    // Widgets.
    "ActivityAttributes", "ActivityConfiguration", "ActivityViewContext",
    "AppIntentConfiguration", "AppIntentControlConfiguration", "AppIntentTimelineProvider",
    "ControlWidget", "ControlWidgetButton", "ControlWidgetToggle", "DynamicIsland",
    "DynamicIslandExpandedRegion",
    "IntentConfiguration", "IntentTimelineProvider", "RelevanceConfiguration",
    "StaticConfiguration", "StaticControlConfiguration", "Timeline", "TimelineEntry",
    "TimelineProvider", "TimelineProviderContext", "Widget", "WidgetBundle", "WidgetCenter",
    "WidgetConfiguration", "WidgetConfigurationIntent", "WidgetFamily", "WidgetInfo",
    "WidgetRenderingMode", "WidgetAccentedRenderingMode", "WidgetLocation", "AppIntent",
    // Pictures and colors.
    "CGColor", "CGFloat", "CGImage", "CGPoint", "CGRect", "CGSize", "CIImage", "ColorResource",
    "ImageRenderer", "ImageResource", "NSColor", "NSImage", "UIColor", "UIFont", "UIImage",
    "UIView",
    // Swift and Foundation.
    "Array", "Bool", "Bundle", "Calendar", "Character", "Data", "Date", "DateComponents",
    "Decodable", "Dictionary", "Double", "Encodable", "Error", "Float", "Hashable",
    "Identifiable", "Int", "Locale", "LocalizedStringKey", "LocalizedStringResource", "Measurement",
    "Never", "NSString", "NSNumber", "Optional", "Range", "Result", "Set", "String",
    "StringProtocol", "TimeInterval", "TimeZone", "UInt", "URL", "UUID", "UserDefaults",
  ]
}
