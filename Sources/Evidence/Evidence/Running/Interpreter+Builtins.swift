// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension Interpreter {
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "ContainerRelativeShape", "Path", "AnyShape", "ConcentricRectangle",
  ]
  static let gradients: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "Gradient",
  ]
  static let blanks: Set<String> = ["Spacer", "Divider", "EmptyView"]
  /// What lays out nothing itself.
  static let transparent: Set<String> = ["Group", "Section", "Link"]
  static let configurations: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
    "RelevanceConfiguration",
  ]

  /// What a type of SwiftUI's, UIKit's or WidgetKit's makes of its arguments.
  func builtin(
    _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> Value {
    let first = arguments.first?.value
    if Self.shapes.contains(name) {
      // `Path { … }` is drawn by statements that say nothing here.
      return .view(.leaf(.shape(nil, isStroke: false), spot))
    }
    if Self.gradients.contains(name) { return .paint(gradient(arguments)) }
    if Self.blanks.contains(name) { return .view(.leaf(.blank, spot)) }
    if Self.configurations.contains(name) {
      return .configuration(configuration(arguments, .widget))
    }
    switch name {
    case "Text", "ContentUnavailableView", "TextField":
      return .view(.leaf(.text, spot))
    case "Image", "WidgetImage": return image(arguments, at: spot)
    case "UIImage", "NSImage", "CGImage", "CIImage": return madePicture(arguments)
    case "AsyncImage", "KFImage", "WebImage", "LazyImage", "CachedAsyncImage", "RemoteImage":
      return .view(loaded(arguments, at: spot))
    case "Color", "UIColor", "NSColor": return color(arguments, frame.file)
    case "AnyShapeStyle": return .paint(paint(of: first, frame.file) ?? Paint(alpha: nil))
    case "Canvas", "Chart": return .view(.leaf(.drawing(name), spot))
    case "AccessoryWidgetBackground": return .view(.leaf(.accessoryBackground, spot))
    case "ZStack": return .view(.group(parts(arguments, at: spot).flatMap(\.listed), .layered))
    case "ViewThatFits":
      return .view(
        .group(
          parts(arguments, at: spot).flatMap(\.listed).map { .maybe($0, []) },
          .alternatives(all: false))
      )
    case "ForEach":
      guard case .closure(let function)? = arguments.last?.value else { return .any }
      if let elements = first?.fewElements, !isOverSoftLimit {
        return .view(
          .group(elements.map { tree(of: run(function, [$0], at: spot)) }, .alternatives(all: true))
        )
      }
      let element: Value = first.map { self.element(of: $0) } ?? .any
      return .view(tree(of: run(function, [element], at: spot)))
    case "Label": return label(arguments, at: spot)
    case "Button": return control("buttonStyle", arguments, at: spot)
    case "Toggle": return control("toggleStyle", arguments, at: spot)
    case "Gauge": return control("gaugeStyle", arguments, at: spot)
    case "ProgressView": return control("progressViewStyle", arguments, at: spot)
    case "AnyView", "EquatableView":
      return .view(first.map { tree(of: placed($0, spot)) } ?? .empty)
    case "ActivityConfiguration": return .configuration(configuration(arguments, .activity))
    case "StaticControlConfiguration", "AppIntentControlConfiguration":
      return .configuration(configuration(arguments, .control))
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Optional", "Binding", "State":
      return converted(arguments)
    case "Array", "Set": return first ?? .list([])
    case "ImageResource": return .picture(picture(of: first ?? .nothing))
    default: break
    }
    let parts = parts(arguments, at: spot)
    // `URL(string: …)` may fail.
    guard !parts.isEmpty else { return .unknown(TypeName(name)).optional(if: true) }
    if parts.count == 1, parts[0].isDeep { return .view(parts[0]) }
    let group = ViewTree.group(parts, Self.arrangement(of: name))
    return .view(SystemTypes.has(name) ? group : .modified(group, .unknown(name), spot))
  }

  func converted(_ arguments: [Passed]) -> Value {
    guard let first = arguments.first else { return .text(Names("")) }
    switch first.label {
    case "format":
      guard case .text(let names) = first.value else { return .text(.any) }
      return .text(names.map(Self.withoutFormats))
    case nil: return first.value.isText ? first.value : .text(printed(first.value))
    case "wrappedValue", "initialValue", "projectedValue": return first.value
    case "describing", "reflecting": return .text(printed(first.value))
    default: return .text(.any)
    }
  }

  /// A `printf` format with what it fills in left open.
  static func withoutFormats(_ format: String) -> String {
    var result = ""
    var isInside = false
    for character in format {
      if isInside {
        if character.isLetter || character == "@" || character == "%" {
          result += character == "%" ? "%" : Names.open
          isInside = false
        }
      } else if character == "%" {
        isInside = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The views among a call's arguments: those of its closures and those given as values.
  func parts(_ arguments: [Passed], at spot: Spot) -> [ViewTree] {
    arguments.compactMap { argument in
      switch argument.value {
      case .closure(let function):
        guard argument.label != "action", argument.label != "perform" else { return nil }
        return tree(of: run(function, [], at: spot))
      case .view, .object, .either:
        guard argument.value.isView(self) || argument.label == nil && argument.value.isDrawn else {
          return nil
        }
        // `title ?? ""` is not a view, and of a value that may be one only that is.
        let tree = tree(of: argument.value.drawn)
        if case .leaf(.unknown, _) = tree { return nil }
        return tree
      case .unknown, .truth, .number, .text, .member, .paint, .picture, .method, .type, .list,
        .pairs, .nothing, .environment, .implicit, .configuration:
        return nil
      }
    }
  }

  func control(_ kind: String, _ arguments: [Passed], at spot: Spot) -> Value {
    var parts: [ViewTree]
    // Without a label of its own the last closure is one, and a first one the action.
    let closures = arguments.filter { if case .closure = $0.value { true } else { false } }
    if kind == "buttonStyle", closures.count == 2,
      closures[0].label == nil || closures[0].label == "action"
    {
      parts = self.parts([closures[1]], at: spot)
    } else if kind == "buttonStyle", closures.count == 1, closures[0].label == nil,
      arguments.first?.value.isText == true
    {
      parts = []
    } else {
      parts = self.parts(arguments, at: spot)
    }
    if let first = arguments.first, first.label == nil, first.value.isTitle {
      parts.insert(.leaf(.text, spot), at: 0)
    }
    return .view(.control(kind: kind, label: .group(parts, .beside), spot))
  }

  func label(_ arguments: [Passed], at spot: Spot) -> Value {
    var parts = parts(arguments, at: spot)
    if arguments.first?.value.isText == true || parts.isEmpty {
      parts.append(.leaf(.text, spot))
    }
    for argument in arguments {
      if argument.label == "image" {
        parts.append(.leaf(.picture(picture(of: argument.value)), spot))
      } else if argument.label == "systemImage" {
        parts.append(.leaf(.picture(Picture(sources: [.system(argument.value.asNames)])), spot))
      }
    }
    return .view(.group(parts, .beside))
  }

  /// How a container lays out what it holds.
  static func arrangement(of name: String) -> ViewTree.Arrangement {
    transparent.contains(name) ? .listed : .beside
  }

  /// How a stack aligns what it holds, where a literal says so.
  static func alignment(_ arguments: [Passed]) -> String? {
    guard case .member(let words, _)? = arguments.first(where: { $0.label == "alignment" })?.value,
      words.count == 1
    else { return nil }
    return words.first
  }

  func configuration(
    _ arguments: [Passed], _ kind: EvidenceWidget.Kind
  ) -> WidgetConfiguration {
    let provider = arguments.first { $0.label == "provider" }?.value
    let entry = entry(of: provider)
    var contents: [(content: Value, entry: Value)] = []
    for argument in arguments {
      switch argument.value {
      case .closure: break
      case .type where argument.label == "content" || argument.label == nil: break
      case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .method, .object,
        .type, .list, .pairs, .nothing, .environment, .implicit, .configuration, .either:
        continue
      }
      contents.append((argument.value, entry))
    }
    return WidgetConfiguration(kind: kind, contents: contents)
  }

  /// What is known of the entries that a timeline provider gives.
  private func entry(of provider: Value?) -> Value {
    guard case .object(let instance)? = provider else { return .any }
    return entry(ofProvider: instance)
  }

  /// The type that `Provider.Entry` means: as aliased, or as its functions give it.
  func entryType(ofProvider type: Int) -> TypeName? { program.aliased("Entry", in: type) }
}

extension Value {
  /// Whether it is what a control says, known or not.
  fileprivate var isTitle: Bool {
    switch self {
    case .text, .unknown: true
    case .either: !isDrawn
    case .truth, .number, .member, .view, .paint, .picture, .closure, .method, .object, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration:
      false
    }
  }

  /// What it says, if it is a text.
  var asNames: Names? { if case .text(let names) = self { names } else { nil } }

  /// The elements of a list of names or numbers that is short enough to go through.
  var fewElements: [Value]? {
    let values: [Value]
    switch self {
    case .list(let elements): values = elements
    case .number(let count) where count >= 1 && count <= 12:
      values = (0..<Int(count)).map { .number(Double($0)) }
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .pairs, .nothing, .environment, .implicit, .configuration, .either:
      return nil
    }
    let areNames = values.allSatisfy { value in
      switch value {
      case .text, .number, .member: true
      case .unknown, .truth, .view, .paint, .picture, .closure, .method, .object, .type, .list,
        .pairs, .nothing, .environment, .implicit, .configuration, .either:
        false
      }
    }
    return areNames && !values.isEmpty && values.count <= 12 ? values : nil
  }
}
