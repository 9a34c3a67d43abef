// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Program {
  /// Names of system types that code often gives to types inside of its own.
  static let nestedNames: Set<String> = [
    "Group", "Section", "Label", "Link", "Button", "Text", "Image", "List", "Color", "Toggle",
    "Gauge", "Path", "Form", "Table", "Menu", "Grid", "GridRow", "Font", "Circle", "Rectangle",
    "Capsule", "Ellipse", "Divider", "Spacer", "ForEach", "Gradient", "Shape", "View", "Widget",
    "String", "Array", "Set", "Int", "Double", "Bool", "Date", "URL", "Data", "Character",
    "VStack", "HStack", "ZStack", "AnyView", "EmptyView", "Optional", "Binding", "State",
    "Environment", "ProgressView", "ScrollView", "Canvas", "UIImage", "UIColor", "Locale",
    "UserDefaults",
  ]
}
