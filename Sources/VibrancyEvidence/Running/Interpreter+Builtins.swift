// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Interpreter {
  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "ContainerRelativeShape", "Path", "AnyShape", "ConcentricRectangle",
  ]
  private static let gradients: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "Gradient",
  ]
  private static let blanks: Set<String> = ["Spacer", "Divider", "EmptyView"]
  /// What lays out nothing itself.
  private static let transparent: Set<String> = ["Group", "Section", "Link"]
  private static let configurations: Set<String> = [
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
    case "Text", "ContentUnavailableView", "TextField": return .view(.leaf(.text, spot))
    case "Image", "WidgetImage": return image(arguments, at: spot)
    case "UIImage", "NSImage", "CGImage", "CIImage": return madePicture(arguments)
    case "AsyncImage", "KFImage", "WebImage", "LazyImage", "CachedAsyncImage", "RemoteImage":
      return .view(.leaf(.picture(Picture(sources: [.made])), spot))
    case "Color", "UIColor", "NSColor": return color(arguments, frame.file)
    case "AccessoryWidgetBackground": return .view(.leaf(.accessoryBackground, spot))
    case "ZStack": return .view(.group(parts(arguments, at: spot).flatMap(\.listed), .layered))
    case "ViewThatFits":
      return .view(
        .group(
          parts(arguments, at: spot).flatMap(\.listed).map { .maybe($0, spot) },
          .alternatives(all: false))
      )
    case "ForEach":
      guard case .closure(let function)? = arguments.last?.value else { return .any }
      if let elements = first?.fewElements, !isTired {
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
    case "AnyView", "EquatableView": return .view(first.map { tree(of: $0) } ?? .empty)
    case "ActivityConfiguration": return .configuration(configuration(arguments, .activity))
    case "StaticControlConfiguration", "AppIntentControlConfiguration":
      return .configuration(configuration(arguments, .control))
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Optional", "Binding", "State":
      return converted(arguments)
    case "Array", "Set": return first ?? .list([])
    case "ImageResource": return .picture(picture(of: first ?? .nothing, isSymbol: false))
    default: break
    }
    let parts = parts(arguments, at: spot)
    guard !parts.isEmpty else { return .unknown(TypeName(name)) }
    return .view(.group(parts, Self.transparent.contains(name) ? .listed : .beside))
  }

  private func converted(_ arguments: [Passed]) -> Value {
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
  private static func withoutFormats(_ format: String) -> String {
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
  private func parts(_ arguments: [Passed], at spot: Spot) -> [ViewTree] {
    arguments.compactMap { argument in
      switch argument.value {
      case .closure(let function):
        guard argument.label != "action", argument.label != "perform" else { return nil }
        return tree(of: run(function, [], at: spot))
      case .view, .object, .either:
        guard argument.value.isView(self) || argument.label == nil else { return nil }
        let tree = tree(of: argument.value)
        if case .leaf(.unknown, _) = tree { return nil }
        return tree
      case .unknown, .truth, .number, .text, .member, .paint, .picture, .method, .type, .list,
        .pairs, .nothing, .environment, .configuration:
        return nil
      }
    }
  }

  private func control(_ kind: String, _ arguments: [Passed], at spot: Spot) -> Value {
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
    if let first = arguments.first, first.label == nil, first.value.isText {
      parts.insert(.leaf(.text, spot), at: 0)
    }
    return .view(.control(kind: kind, label: .group(parts, .beside), spot))
  }

  private func label(_ arguments: [Passed], at spot: Spot) -> Value {
    var parts = parts(arguments, at: spot)
    if arguments.first?.value.isText == true || parts.isEmpty { parts.append(.leaf(.text, spot)) }
    for argument in arguments {
      if argument.label == "image" {
        parts.append(.leaf(.picture(picture(of: argument.value, isSymbol: true)), spot))
      } else if argument.label == "systemImage" {
        parts.append(.leaf(.picture(Picture(sources: [.system])), spot))
      }
    }
    return .view(.group(parts, .beside))
  }

  /// `Image(…)`.
  private func image(_ arguments: [Passed], at spot: Spot) -> Value {
    guard let first = arguments.first else { return .any }
    var picture: Picture
    switch first.label {
    case nil, "decorative", "resource", "asset":
      picture = self.picture(of: first.value, isSymbol: true)
    case "systemName", "systemImage": picture = Picture(sources: [.system])
    case "uiImage", "nsImage", "cgImage", "data", "ciImage": picture = madePicture(of: first.value)
    default: return .view(.leaf(.unknown("Image"), spot))
    }
    if let bundle = arguments.first(where: { $0.label == "bundle" })?.value {
      if case .member(let names, _) = bundle, names.isSubset(of: ["main", "module"]) {
      } else if case .nothing = bundle {
      } else {
        picture.hasBundle = true
      }
    }
    return .view(.leaf(.picture(picture), spot))
  }

  /// What a name, symbol or other source of a picture is.
  func picture(of value: Value, isSymbol: Bool) -> Picture {
    switch value {
    case .text(let names): return Picture(sources: [.named(names)])
    case .picture(let picture): return picture
    case .member(let names, _): return Picture(sources: names.sorted().map { .symbol([$0]) })
    case .either(let values):
      var joined = Picture(sources: [])
      for value in values {
        let one = picture(of: value, isSymbol: isSymbol)
        joined.sources += one.sources
        joined.hasBundle = joined.hasBundle || one.hasBundle
        joined.hasAlternative = joined.hasAlternative || one.hasAlternative
      }
      return joined
    case .unknown(let type?)
    where ["CGImage", "UIImage", "NSImage", "Data", "Image"].contains(type.name):
      return Picture(sources: [.made])
    case .nothing: return Picture(sources: [])
    case .unknown, .truth, .number, .view, .paint, .closure, .method, .object, .type, .list,
      .pairs, .environment, .configuration:
      return Picture(sources: [.named(.any)])
    }
  }

  private func madePicture(of value: Value) -> Picture {
    switch value {
    case .picture(let picture): return picture
    case .either(let values):
      var joined = Picture(sources: [])
      for value in values {
        if case .nothing = value { continue }
        joined.sources += madePicture(of: value).sources
      }
      return joined
    case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .configuration:
      return Picture(sources: [.made])
    }
  }

  /// `UIImage(…)`.
  private func madePicture(_ arguments: [Passed]) -> Value {
    guard let first = arguments.first else { return .picture(Picture(sources: [])) }
    switch first.label {
    case "named": return .picture(picture(of: first.value, isSymbol: false))
    case "resource": return .picture(picture(of: first.value, isSymbol: true))
    case "systemName", "systemSymbolName": return .picture(Picture(sources: [.system]))
    case "asset":
      return .picture(picture(of: first.value, isSymbol: true))
    default:
      let isGlyph = arguments.contains { $0.label == "color" || $0.label == "textColor" }
      return .picture(Picture(sources: [isGlyph ? .glyph : .made]))
    }
  }

  private func gradient(_ arguments: [Passed]) -> Paint {
    var paints: [Paint] = []
    for argument in arguments {
      switch argument.label {
      case "colors", "gradient", "stops", nil:
        if case .list(let values) = argument.value {
          paints += values.map { paint(of: $0, 0) ?? Paint(alpha: nil) }
        } else {
          paints.append(paint(of: argument.value, 0) ?? Paint(alpha: nil))
        }
      default: break
      }
    }
    return paints.isEmpty ? Paint(alpha: nil) : Paint.blend(of: paints)
  }

  /// `Color(…)`.
  private func color(_ arguments: [Passed], _ file: Int) -> Value {
    func number(_ label: String) -> Double? {
      guard case .number(let number)? = arguments.first(where: { $0.label == label })?.value else {
        return nil
      }
      return number
    }
    let alpha: Double? =
      arguments.contains { $0.label == "opacity" || $0.label == "alpha" }
      ? number("opacity") ?? number("alpha") : 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return .paint(Paint(red: red, green: green, blue: blue, alpha: alpha))
    }
    if let white = number("white") {
      return .paint(Paint(red: white, green: white, blue: white, alpha: alpha))
    }
    // Components that are computed come from a text or a data base: plain colors, mostly opaque.
    if arguments.contains(where: { $0.label == "red" || $0.label == "white" || $0.label == "hue" })
    {
      return .paint(alpha == nil ? Paint.likely(isGiven: true) : Paint().faded(alpha))
    }
    guard let first = arguments.first else { return .paint(Paint(alpha: nil)) }
    switch first.label {
    case nil, "uiColor", "nsColor", "cgColor", "resource", "named", "asset":
      switch first.value {
      case .text(let names): return .paint(Paint(asset: names))
      case .member(let names, nil):
        // `Color(.label)` is a system color, `Color(.brand)` a set's.
        if let name = names.first, first.label == nil, names.count == 1, Paint(named: name).isPlain
        {
          return .paint(Paint(asset: Names(name)))
        }
        return .paint(paint(of: first.value, file) ?? Paint())
      case .picture(let picture):
        switch picture.sources.first {
        case .generated(let path)?, .symbol(let path)?:
          return .paint(Paint(asset: Names(path.last ?? "")))
        case .named, .system, .made, .glyph, nil: return .paint(Paint())
        }
      case .paint(let paint): return .paint(paint)
      case .either, .unknown, .truth, .number, .member, .view, .closure, .method, .object, .type,
        .list, .pairs, .nothing, .environment, .configuration:
        return .paint(paint(of: first.value, file) ?? Paint().faded(alpha))
      }
    default: return .paint(Paint().faded(alpha))
    }
  }

  private func configuration(
    _ arguments: [Passed], _ kind: EvidenceWidget.Kind
  ) -> WidgetConfiguration {
    let provider = arguments.first { $0.label == "provider" }?.value
    let entry = entryType(of: provider)
    var contents: [(content: Value, entry: Value)] = []
    for argument in arguments {
      guard case .closure = argument.value else { continue }
      contents.append((argument.value, .unknown(entry)))
    }
    return WidgetConfiguration(kind: kind, contents: contents)
  }

  /// The type of the entries that a timeline provider gives.
  private func entryType(of provider: Value?) -> TypeName? {
    guard case .object(let instance)? = provider else { return nil }
    return entryType(ofProvider: instance.type)
  }

  /// The type that `Provider.Entry` means: as aliased, or as its functions give it.
  func entryType(ofProvider type: Int) -> TypeName? { program.aliased("Entry", in: type) }
}

extension Value {
  /// The elements of a list of names or numbers that is short enough to go through.
  fileprivate var fewElements: [Value]? {
    let values: [Value]
    switch self {
    case .list(let elements): values = elements
    case .number(let count) where count >= 1 && count <= 12:
      values = (0..<Int(count)).map { .number(Double($0)) }
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .pairs, .nothing, .environment, .configuration, .either:
      return nil
    }
    let areNames = values.allSatisfy { value in
      switch value {
      case .text, .number, .member: true
      case .unknown, .truth, .view, .paint, .picture, .closure, .method, .object, .type, .list,
        .pairs, .nothing, .environment, .configuration, .either:
        false
      }
    }
    return areNames && !values.isEmpty && values.count <= 12 ? values : nil
  }
}

extension Paint {
  /// Whether nothing is known of it but that it is a color.
  fileprivate var isPlain: Bool { word == nil && luminance == nil && alpha == 1 && !isMaterial }
}
