// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Interpreter {
  /// `Image(…)`.
  func image(_ arguments: [Passed], at spot: Spot) -> Value {
    guard let first = arguments.first else { return .any }
    var picture: Picture
    switch PictureArgument(label: first.label, of: .view) {
    case _ where arguments.contains(where: { $0.label == "scale" }):
      // `Image(cgImage, scale: 2, label:)`.
      picture = madePicture(of: first.value)
    case .set: picture = self.picture(of: first.value)
    case .symbol: picture = Picture(sources: [.system(first.value.asNames)])
    case .picture:
      picture = madePicture(of: bitmap(first.value, spot.file))
      picture.isBitmap = true
    case nil: return .view(.leaf(.unknown("Image", Gap(spot: spot, name: "Image")), spot))
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

  /// A picture from an address, as the closure that it is handed to shows it: `content` gets the picture,
  /// or a phase that may have one.
  func loaded(_ arguments: [Passed], at spot: Spot) -> ViewTree {
    let picture = Value.view(.leaf(.picture(Picture(sources: [.made])), spot))
    guard
      let content = arguments.first(where: { $0.label == "content" || $0.isTrailing }),
      case .closure(let function) = content.value
    else { return tree(of: picture) }
    let placeholder = arguments.first { $0.label == "placeholder" }
    var phase = Instance(type: 0, spot: spot)
    phase.fields["image"] = Value.one(of: [picture, .nothing])
    let shown = run(function, [placeholder == nil ? .object(phase) : picture], at: spot)
    guard let placeholder else { return tree(of: shown) }
    return .group([tree(of: shown), tree(of: placeholder.value)], .alternatives(all: false))
  }

  /// What a name, symbol or other source of a picture is.
  func picture(of value: Value) -> Picture {
    switch value {
    case .text(let names): return Picture(sources: [.named(names)])
    case .picture(let picture): return picture
    case .member(let names, _): return Picture(sources: names.sorted().map { .symbol([$0]) })
    case .either(let values):
      var joined = Picture(sources: [])
      for value in values {
        let one = picture(of: value)
        joined.sources += one.sources
        joined.hasBundle = joined.hasBundle || one.hasBundle
        joined.hasAlternative = joined.hasAlternative || one.hasAlternative
        joined.isRedrawn = joined.isRedrawn || one.isRedrawn
      }
      return joined
    case .unknown(let type?)
    where ["CGImage", "UIImage", "NSImage", "Data", "Image"].contains(type.name):
      return Picture(sources: [.made])
    case .nothing: return Picture(sources: [])
    case .implicit(_, let arguments, _): return picture(of: arguments.first?.value ?? .any)
    case .unknown, .truth, .number, .view, .paint, .closure, .method, .object, .type, .list,
      .pairs, .environment, .configuration:
      return Picture(sources: [.named(.any)])
    }
  }

  /// `.badge`, where a `UIImage` is expected: a member of the sources', or the symbol of a set.
  private func bitmap(_ value: Value, _ file: Int) -> Value {
    guard case .member(let names, nil) = value, names.count == 1, let name = names.first else {
      return value
    }
    var frame = Frame(file: file)
    let found = ["UIImage", "NSImage"].map { typeMember(name, of: $0, &frame) }
    return found.first(where: \.isPicture) ?? value
  }

  /// What UIKit has by a name itself.
  static let systemBitmaps: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  func madePicture(of value: Value) -> Picture {
    switch value {
    case .picture(let picture): return picture
    case .either(let values):
      var joined = Picture(sources: [])
      for value in values {
        if case .nothing = value { continue }
        let one = madePicture(of: value)
        joined.sources += one.sources
        joined.isRedrawn = joined.isRedrawn || one.isRedrawn
      }
      return joined
    case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return Picture(sources: [.made])
    }
  }

  /// `UIImage(…)`.
  func madePicture(_ arguments: [Passed]) -> Value {
    guard let first = arguments.first else { return .picture(Picture(sources: [])) }
    switch PictureArgument(label: first.label, of: .bitmap) {
    case .set: return .picture(picture(of: first.value))
    case .symbol: return .picture(Picture(sources: [.system(first.value.asNames)]))
    case .picture, nil:
      let isGlyph = arguments.contains { $0.label == "color" || $0.label == "textColor" }
      return .picture(Picture(sources: [isGlyph ? .glyph : .made]))
    }
  }

  func gradient(_ arguments: [Passed]) -> Paint {
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
  func color(_ arguments: [Passed], _ file: Int) -> Value {
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
    if case .implicit("init", let inner, _) = first.value { return color(inner, file) }
    switch first.label {
    case nil, "uiColor", "nsColor", "cgColor", "resource", "named", "asset":
      switch first.value {
      case .text(let names): return .paint(paint(ofSet: names))
      case .member(let names, nil):
        // `Color(.label)` is a system color, `Color(.brand)` a set's.
        if let name = names.first, first.label == nil, names.count == 1, Paint(named: name).isPlain
        {
          return .paint(systemPaint(named: name))
        }
        return .paint(paint(of: first.value, file) ?? Paint())
      case .picture(let picture):
        switch picture.sources.first {
        case .generated(let path)?, .symbol(let path)?:
          return .paint(systemPaint(named: path.last ?? ""))
        case .named, .system, .made, .glyph, nil: return .paint(Paint())
        }
      case .paint(let paint): return .paint(paint)
      case .either, .unknown, .truth, .number, .member, .view, .closure, .method, .object, .type,
        .list, .pairs, .nothing, .environment, .implicit, .configuration:
        return .paint(paint(of: first.value, file) ?? Paint().faded(alpha))
      }
    default: return .paint(Paint().faded(alpha))
    }
  }
}

extension Paint {
  /// Whether nothing is known of it but that it is a color.
  var isPlain: Bool { word == nil && luminance == nil && alpha == 1 && !isMaterial }
}
