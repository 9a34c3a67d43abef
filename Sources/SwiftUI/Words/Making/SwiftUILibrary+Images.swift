// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension SwiftUILibrary {
  /// `Image(…)`.
  func image(_ parts: Arguments, at spot: Spot) -> ImageValue? {
    if parts.has("size") { return made(parts, at: spot) }
    if parts.has("scale") { return ImageValue(.made, at: spot) }
    guard let first = parts.all.first else { return nil }
    switch PictureArgument(label: first.label, of: .view) {
    case .symbol: return ImageValue(.symbol(symbolName(first)), at: spot)
    case .picture: return bridged(first.value, at: spot)
    case .set:
      var image = image(named: first.value, at: spot)
      image.hasBundle = parts["bundle"].map(isOfOthers) ?? false
      return image
    case nil: return nil
    }
  }

  /// Whether a bundle is another one than the target's.
  private func isOfOthers(_ bundle: SampleValue) -> Bool {
    switch bundle {
    case .nothing: false
    case .implicit(let name, _, _): !["main", "module"].contains(name)
    case .void, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple, .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .foundation,
      .interface, .view, .unknown:
      true
    }
  }

  /// The picture that a paint is of: `ImagePaint(image:)`.
  func paintedImage(_ parts: Arguments, at spot: Spot) -> ImageValue? {
    let value = parts["image"] ?? parts[0]
    var image: ImageValue?
    if case .view(.image(let known))? = value {
      image = known
    } else if case .unknown(let hole)? = value {
      image = code.image(of: hole, at: spot)
    }
    image?.isResizable = true
    return image
  }

  /// The picture that a style is, where several runs cover what may be shown; `nil`: it is none.
  func paintedImage(_ style: SampleValue?, at spot: Spot) -> ImageValue? {
    guard code.isCovering else { return nil }
    switch style {
    case .view(.image(let image))?: return image
    case .implicit("image", .some(let arguments), let place)?:
      return paintedImage(Arguments(arguments), at: place)
    case _: return nil
    }
  }

  /// The picture of a set, by its name or symbol.
  private func image(named name: SampleValue, at spot: Spot) -> ImageValue {
    if code.isCovering, case .unknown(let hole) = name { return code.image(of: hole, at: spot) }
    switch name {
    case .string(let name): return ImageValue(.named(name), at: spot)
    case .implicit("init", .some(let arguments), _):
      guard let name = arguments.first?.value.text else { break }
      return ImageValue(.named(name), at: spot)
    case .implicit(let symbol, nil, _):
      if case .view(.image(let image)) = own(name, of: ["ImageResource", "Image"]) { return image }
      return ImageValue(.named(setName(symbol: symbol)), at: spot)
    case .interface(.word(_, let symbol)):
      return ImageValue(.named(setName(symbol: symbol)), at: spot)
    case .view(.image(let image)): return image
    case .void, .nothing, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      break
    }
    return ImageValue(.made, at: spot)
  }

  /// The name of a symbol of the system's, as text or as the case that a package has for it.
  private func symbolName(_ argument: PassedValue) -> String {
    if argument.label == "systemSymbol", let symbol = argument.value.word {
      return Self.symbolName(ofCase: symbol)
    }
    if argument.value.isUnknown, !code.isCovering { return StandInTexts.symbols[0] }
    return argument.value.text ?? code.operations.printed(argument.value)
  }

  /// An image that code draws in a size: `Image(size:)`, `UIGraphicsImageRenderer(size:)`.
  func made(_ parts: Arguments, at spot: Spot) -> ImageValue {
    var image = ImageValue(.made, at: spot)
    image.size = size(parts["size"]) ?? rect(parts["bounds"])?.size
    return image
  }

  /// The name of the symbol that a case such as `boltFill` of packages with all names stands for.
  private static func symbolName(ofCase name: String) -> String {
    var symbol = ""
    for letter in name.prefix(200) {
      if letter.isUppercase { symbol += "." }
      symbol += letter.lowercased()
    }
    return symbol
  }

  /// The name of the set that Xcode generates a name for.
  private func setName(symbol name: String) -> String {
    // One that no image set has is that of a set of another kind: it cannot be missing.
    code.interface.sets.name(ofSymbol: name, kind: .image) ?? (code.isCovering ? "\u{0}" : name)
  }

  private func bridged(_ value: SampleValue, at spot: Spot) -> ImageValue {
    if case .view(.image(var image)) = value {
      (image.spot, image.isBitmap) = (spot, true)
      return image
    }
    if case .implicit(let symbol, nil, _) = value {
      if case .view(.image(var image)) = own(value, of: ["UIImage", "NSImage"]) {
        (image.spot, image.isBitmap) = (spot, true)
        return image
      }
      if let name = code.interface.sets.name(ofSymbol: symbol, kind: .image) {
        return ImageValue(.named(name), at: spot)
      }
    }
    return ImageValue(.made, at: spot)
  }

  /// Whether `UIImage(data:)` and its like give `nil`: of no data they do, of a file they may.
  func hasNoPicture(_ parts: Arguments, at spot: Spot) -> Bool {
    guard let first = parts.all.first, let label = first.label,
      ["data", "contentsOfFile", "contentsOf"].contains(label)
    else { return false }
    if case .foundation(.data(let bytes)) = first.value { return bytes.isEmpty }
    return code.isCovering && code.choose(2, at: Site(Gap(spot: spot, name: "UIImage"))) != 0
  }

  /// `UIImage(…)`.
  func platformImage(_ parts: Arguments, at spot: Spot) -> ImageValue? {
    guard let first = parts.all.first else { return ImageValue(.made, at: spot) }
    switch PictureArgument(label: first.label, of: .bitmap) {
    case .symbol: return ImageValue(.symbol(symbolName(first)), at: spot)
    case .set: return image(named: first.value, at: spot)
    case .picture, nil: return ImageValue(.made, at: spot)
    }
  }

  /// `image.name(…)`, as far as it stays an image.
  func imageCall(_ name: String, on image: ImageValue, _ arguments: [PassedValue]) -> ImageValue? {
    var result = image
    switch name {
    case "resizable": result.isResizable = true
    case "renderingMode", "withRenderingMode":
      switch arguments.first?.value.word {
      case "template", "alwaysTemplate": result.isTemplate = true
      case "original", "alwaysOriginal": result.isTemplate = false
      case _: break
      }
    case "antialiased", "interpolation", "allowedDynamicRange", "symbolRenderingMode",
      "symbolVariableValueMode", "symbolColorRenderingMode", "withTintColor", "withConfiguration",
      "applyingSymbolConfiguration", "image":
      break
    case "resized", "preparingThumbnail", "byPreparingThumbnail": result.isRedrawn = true
    case _: return nil
    }
    return result
  }

  /// An image as a view.
  func lowered(_ image: ImageValue) -> ViewNode {
    let source = source(image.spot, paintedAt: nil)
    if code.isCovering { code.interface.images[source] = image }
    switch image.origin {
    case .symbol(let name):
      var symbol = SymbolImage(directed(variant(of: name)))
      if let drawing = code.interface.systemSymbols(symbol.name) {
        symbol.drawing = .custom(drawing)
      }
      symbol.isResizable = image.isResizable
      return ViewNode(.symbol(symbol), source: source)
    // No set has the empty name: nothing is shown.
    case .named(""): return ViewNode(.empty)
    case .named(let name):
      if let drawing = code.interface.symbols(name) {
        var symbol = SymbolImage(name)
        symbol.drawing = .custom(drawing)
        symbol.isResizable = image.isResizable
        return ViewNode(.symbol(symbol), source: source)
      }
      guard let size = code.interface.pictures(name) ?? (code.isCovering ? Size(1, 1) : nil) else {
        code.note(Gap(spot: image.spot, name: "Image(\"\(name)\")"))
        return made(image, source)
      }
      var picture = Picture(name, size: inLine(size))
      picture.isResizable = image.isResizable && code.situation.family != .accessoryInline
      picture.isTemplate = image.isTemplate ?? code.interface.isTemplate(name)
      return ViewNode(.picture(picture), source: source)
    case .made:
      code.note(Gap(spot: image.spot, name: "Image"))
      return made(image, source)
    }
  }

  /// What stands for a picture that is made while the app runs: one without a name, 100 points wide and
  /// high unless it takes the size it is given.
  private func made(_ image: ImageValue, _ source: Int?) -> ViewNode {
    var picture = Picture(
      "", size: inLine(image.size ?? code.interface.pictures("") ?? Size(100, 100)))
    picture.isResizable = image.isResizable && code.situation.family != .accessoryInline
    picture.isTemplate = image.isTemplate ?? false
    return ViewNode(.picture(picture), source: source)
  }

  /// The size of a picture in points: in the line above the clock at most as high as its text (Assumed:
  /// 20 points, whatever size it asks for).
  private func inLine(_ size: Size) -> Size {
    guard code.situation.family == .accessoryInline, size.height > 20 else { return size }
    return Size(size.width * 20 / size.height, 20)
  }

  /// The name of a symbol in the variants that views around it ask for.
  private func variant(of name: String) -> String {
    var result = name
    for variant in code.environment.symbolVariants
    where !result.split(separator: ".").contains(Substring(variant)) {
      // `heart.circle` filled is `heart.circle.fill`.
      result += "." + variant
    }
    return result
  }

  /// The name of a symbol that points where lines end, where they begin on the right: of
  /// `chevron.forward`, `chevron.left` (Documented: SF Symbols).
  private func directed(_ name: String) -> String {
    guard code.situation.isRightToLeft else { return name }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `forward.fill` is of media, which is the same in all languages.
    for index in parts.indices.dropFirst() {
      switch parts[index] {
      case "forward": parts[index] = "left"
      case "backward": parts[index] = "right"
      case _: break
      }
    }
    return parts.joined(separator: ".")
  }
}
